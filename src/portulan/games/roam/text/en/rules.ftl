### Roam: the rules, one sentence or two for each numbered rule.
### Shown when a move is refused and in the help of the game.

## The map and its sides

rule-RO-GEO-1 = A terrain card has exactly six squares.
rule-RO-GEO-2 = Held with its scroll at the bottom, a terrain card shows its squares in 3 rows of 2.
rule-RO-GEO-3 = The map is a grid of terrain cards, terrain side up: 3 columns and 2 rows.
rule-RO-GEO-4 = The cards touch, so the map is one field of 6 by 6 squares; shapes and neighbours ignore the borders between cards.
rule-RO-GEO-5 = A square is named by its column, a to f from west to east, and its row, 1 to 6 from north to south.
rule-RO-GEO-6 = The slots of the map are called, from west to east, north-west, north and north-east in the north row, and south-west, south and south-east in the south row.
rule-RO-GEO-7 = Every terrain card lies with its scroll towards the outside of the map.
rule-RO-GEO-8 = Cards in the south row therefore lie upright, and cards in the north row are turned by half a turn.
rule-RO-GEO-9 = The squares of a card follow the way it lies: in the north row its top left square comes to lie at the bottom right.
rule-RO-GEO-10 = The way a terrain card lies decides where its coin symbols are, and nothing else.
rule-RO-GEO-11 = Each player sits at a different side of the map and lays their cards along it.
rule-RO-GEO-12 = Clockwise, seen from above, the sides are South, West, North and East.
rule-RO-GEO-13 = A player’s characters lie readable for their owner, all in the same direction, start cards and won cards alike.
rule-RO-GEO-14 = A shape is drawn as its owner sees it: the top row is the farthest from the owner, the right column is at the owner’s right hand.
rule-RO-GEO-15 = On the map a shape is turned with its owner’s side: not at all from South, a quarter turn clockwise from West, half a turn from North, three quarters from East.
rule-RO-GEO-16 = A shape may not be turned, except by a Rotate tile, and never mirrored.
rule-RO-GEO-17 = A placement is named by the character, its extra turns, and the square where the north-west corner of its fixed squares lies.
rule-RO-GEO-18 = On a complete map, a shape whose fixed squares span some rows and columns can be laid wherever that span fits into the 6 by 6 squares.
rule-RO-GEO-19 = Cards are 2 wide and 3 deep seen from South and North, 3 wide and 2 deep seen from West and East, so the same shape reaches other squares from another side.

## Set-up

rule-RO-SETUP-1 = Roam is for 2, 3 or 4 players.
rule-RO-SETUP-2 = Each player receives the 3 start cards and the 24 markers of one colour.
rule-RO-SETUP-3 = Start cards and markers of colours nobody plays go back to the box.
rule-RO-SETUP-4 = The terrain cards are shuffled into a deck that lies terrain side up.
rule-RO-SETUP-5 = The promotional cards are shuffled into the deck, unless the table leaves them out.
rule-RO-SETUP-6 = Six cards from the deck form the map.
rule-RO-SETUP-7 = They are dealt to the slots in order, from 0 to 5.
rule-RO-SETUP-8 = Each player takes a different side of the map and lays their start cards along it.
rule-RO-SETUP-9 = Unless the table decides otherwise, two players sit South and North, three South, West and North, four at all sides; any different sides will do.
rule-RO-SETUP-10 = The first player is drawn at random, unless the table has chosen one.
rule-RO-SETUP-11 = Coins lie beside the map as a common supply.
rule-RO-SETUP-12 = In turn order, players begin with 0, 1, 1 and 2 coins.
rule-RO-SETUP-13 = All start cards begin ready.
rule-RO-SETUP-14 = In the basic rules the artifact tiles stay in the box; in the full rules they are used.
rule-RO-SETUP-15 = Turns go clockwise around the map as the players sit.

## Turns

rule-RO-TURN-1 = Beginning with the first player, players take their turns clockwise.
rule-RO-TURN-2 = In their turn a player uses exactly one of their ready characters; there is no pass.
rule-RO-TURN-3 = A turn has its order: start, rest, the use of a character with what comes before and after it, completed cards, market, end. What belongs to another step cannot be done now.
rule-RO-TURN-4 = Only one character is used per turn, even if it is turned ready again in the same turn.
rule-RO-TURN-5 = Completed cards are resolved at the end of a turn, never while markers are being placed.
rule-RO-TURN-6 = Outside their own turn, players decide nothing but bids in auctions.
rule-RO-TURN-7 = Players cannot give, lend or trade anything.

## Using a character

rule-RO-PLACE-1 = The character that is used is turned face down.
rule-RO-PLACE-2 = Markers are placed in the shape of the character, in the direction of its card: choose where it lies.
rule-RO-PLACE-3 = Every fixed square of the shape must lie inside the map, occupied or not.
rule-RO-PLACE-4 = Optional squares may lie outside the map.
rule-RO-PLACE-5 = A square holds at most one marker.
rule-RO-PLACE-6 = A fixed square that is already occupied, by anybody, is ignored; the others still receive their markers.
rule-RO-PLACE-7 = Every fixed square that can receive a marker must receive one.
rule-RO-PLACE-8 = A placement on occupied squares only is legal and places nothing; a table may forbid it where it can be avoided.
rule-RO-PLACE-9 = A shape may cover squares of several cards.
rule-RO-PLACE-10 = Markers on the map cannot be taken back before the card under them is completed.
rule-RO-PLACE-11 = If no ready character fits on the map, the player turns one of them face down and places nothing.
rule-RO-PLACE-12 = All fixed squares are filled at one moment; a square that becomes vacant later in the turn is not filled afterwards.

## Markers and coins

rule-RO-SUPPLY-1 = A player without markers takes their turn as usual, but places none.
rule-RO-SUPPLY-2 = A player with fewer markers than vacant fixed squares places all of them and chooses on which of these squares.
rule-RO-SUPPLY-3 = Optional squares take only markers that are left once the fixed squares are filled.
rule-RO-SUPPLY-4 = Each player has 24 markers, in the supply or on the map, at every moment.
rule-RO-COIN-1 = Whoever places a marker on coin symbols takes one coin per symbol.
rule-RO-COIN-2 = A square carries 0, 1 or 2 coin symbols.
rule-RO-COIN-3 = A square that is ignored gives no coins.
rule-RO-COIN-4 = Coins are taken at once, and may be spent in the same turn.
rule-RO-COIN-5 = Taking the coins is not a choice: it happens by itself.
rule-RO-COIN-6 = Everybody’s coins are visible to all.
rule-RO-COIN-7 = Coins never run out; their two values are only change.
rule-RO-COIN-8 = Nobody can pay more coins than they own.
rule-RO-COIN-9 = Coin symbols are not used up: they pay again when a marker is placed there again.

## Optional squares

rule-RO-OPT-1 = After placing, a player may pay 2 coins to put a marker on an optional square of the character used this turn.
rule-RO-OPT-2 = This may be done once for each optional square, at 2 coins each.
rule-RO-OPT-3 = The optional square must lie inside the map and be vacant.
rule-RO-OPT-4 = A marker on an optional square gains coins like any other, and these may pay for the next one.
rule-RO-OPT-5 = Fixed squares are filled first; then optional squares are bought one at a time, in any order.
rule-RO-OPT-6 = Optional squares may be bought even if fixed squares were ignored.
rule-RO-OPT-7 = Nobody has to buy an optional square.
rule-RO-OPT-8 = Coins paid go to the supply.

## Completed cards

rule-RO-CLAIM-1 = At the end of a turn, every card whose six squares are all occupied is completed and resolved.
rule-RO-CLAIM-2 = Only the state at the end of the placing counts, whoever the markers belong to and however they got there.
rule-RO-CLAIM-3 = The player with the most markers on the card wins it, in whoever’s turn.
rule-RO-CLAIM-4 = Players tied for the most markers hold an auction among themselves.
rule-RO-CLAIM-5 = If several cards are completed in one turn, the active player decides in which order they are resolved.
rule-RO-CLAIM-6 = The order is chosen one card at a time, after the one before is fully resolved.
rule-RO-CLAIM-7 = Each card is resolved completely, refill included, before the next.
rule-RO-CLAIM-8 = The winner lays the card with their other cards, ready, in the same direction.
rule-RO-CLAIM-9 = All markers on the card return to their owners.
rule-RO-CLAIM-10 = The slot is refilled with the first card of the deck, its scroll outward.
rule-RO-CLAIM-11 = The new card has no markers.
rule-RO-CLAIM-12 = Whoever does not win the card but has a marker on it gains 1 coin, however many markers they have there.
rule-RO-CLAIM-13 = Several players may gain this coin for the same card, the active player too.
rule-RO-CLAIM-14 = The winner gains no coin for the card.
rule-RO-CLAIM-15 = This coin comes after the winner has paid; it cannot be bid for the same card.
rule-RO-CLAIM-16 = A won character can be used from its owner’s next turn on.
rule-RO-CLAIM-17 = A player may own any number of cards.
rule-RO-CLAIM-18 = Whoever has the most markers wins the card and cannot decline it.

## Auctions

rule-RO-AUCTION-1 = Only the players tied for the most markers take part.
rule-RO-AUCTION-2 = The active player begins, then clockwise; if the active player is not tied, the first tied player clockwise begins.
rule-RO-AUCTION-3 = Each participant acts once: they bid, or they pass.
rule-RO-AUCTION-4 = The first bid may be 0 coins, even after others have passed.
rule-RO-AUCTION-5 = Every later bid must be higher than the highest so far by 1 coin at least.
rule-RO-AUCTION-6 = Nobody may bid more coins than they own.
rule-RO-AUCTION-7 = A participant who cannot bid passes automatically.
rule-RO-AUCTION-8 = Whoever passes is out of this auction.
rule-RO-AUCTION-9 = The highest bidder pays and wins the card.
rule-RO-AUCTION-10 = The others keep the coins that they bid.
rule-RO-AUCTION-11 = If all before the last participant have passed, the last one wins the card for 0 coins.
rule-RO-AUCTION-12 = Participants who do not win gain the 1 coin for their markers on the card.
rule-RO-AUCTION-13 = Bids are open and made in turn.

## Rest

rule-RO-REST-1 = If all characters of a player are used at the start of their turn, all become ready, for nothing.
rule-RO-REST-2 = After the rest the turn goes on as usual.
rule-RO-REST-3 = A rest turns up all characters; none may be left face down.
rule-RO-REST-4 = A single ready character, such as a card just won, prevents the free rest.
rule-RO-REST-5 = At most one rest happens per turn, free or early.
rule-RO-EARLYREST-1 = At the start of their turn, a player with a ready character may take an early rest or not.
rule-RO-EARLYREST-2 = An early rest costs 1 coin for each character that is ready at that moment.
rule-RO-EARLYREST-3 = Then all used characters become ready, without exception.
rule-RO-EARLYREST-4 = The whole price of an early rest must be paid.
rule-RO-EARLYREST-5 = An early rest needs at least one used character.
rule-RO-EARLYREST-6 = An early rest is not possible later in the turn.
rule-RO-EARLYREST-7 = After an early rest the turn goes on as usual.

## End of the game and points

rule-RO-END-1 = The end is near when a player owns at least ten cards, start cards included.
rule-RO-END-2 = Artifact tiles and the Outpost do not count as cards here; promotional cards do.
rule-RO-END-3 = This can happen in anybody’s turn, to anybody.
rule-RO-END-4 = The round is then completed, so that all have had the same number of turns.
rule-RO-END-5 = If it happens in the last turn of the round, the game ends after that turn; then nothing more can be done.
rule-RO-END-6 = The remaining turns are played completely, with all their steps.
rule-RO-END-7 = Further players with ten cards change nothing.
rule-RO-SCORE-1 = Each player adds the points of all their cards, ready or used.
rule-RO-SCORE-2 = Start cards count with the points printed on them, which are 0.
rule-RO-SCORE-3 = In the full rules the points of all artifact tiles are added, ready or used.
rule-RO-SCORE-4 = The owner of the Outpost adds 3 points.
rule-RO-SCORE-5 = Coins, markers and unfinished cards give no points.
rule-RO-SCORE-6 = The most points win; a tie goes to whoever has the most coins; if that is a tie too, they win together.
rule-RO-SCORE-7 = All other places are decided in the same way: points, then coins; equal players share a place.

## Artifacts

rule-RO-ART-1 = The tiles are shuffled; four lie face up as the market, the others form a face-down pile.
rule-RO-ART-2 = At the end of their turn, a player may buy one of the tiles in the market for its price.
rule-RO-ART-3 = At most one tile is bought per turn.
rule-RO-ART-4 = A player may own any number of tiles, even of the same ability.
rule-RO-ART-5 = The purchase comes after all completed cards of the turn.
rule-RO-ART-6 = The tile bought is ready, and the market is refilled at once as long as the pile lasts.
rule-RO-ART-7 = A tile just bought may be used at once if it neither places nor moves markers: only Coin and Flip.
rule-RO-ART-8 = Using a tile turns it face down; only a ready tile of one’s own can be used.
rule-RO-ART-9 = Tiles are used in the owner’s turn only, never while bidding in another player’s turn.
rule-RO-ART-10 = Coin and Flip may be used at the start of the turn, before the rest, which takes account of them.
rule-RO-ART-11 = Slide is used before or after the placing, Rotate with the use of a character, Free and Replace once the fixed squares are filled.
rule-RO-ART-12 = Coin may be used at the start, before and after the use of a character, before an auction and in the market; Flip at the same times except before an auction.
rule-RO-ART-13 = Any number of tiles may be used in one turn.
rule-RO-ART-14 = Whenever a player rests, free or early, all their used tiles become ready as well.
rule-RO-ART-15 = A single character turned up by Flip, or won, makes no tile ready.
rule-RO-ART-16 = Ready tiles add nothing to the price of an early rest.
rule-RO-ART-17 = A tile may be used only if it has an effect; ready tiles of the same ability are interchangeable.
rule-RO-ART-18 = When the pile is empty the market is not refilled; from an empty market nothing is bought.
rule-RO-ART-19 = Market tiles are never exchanged or discarded in any other way.
rule-RO-ARTCOIN-1 = Coin: gain 1 coin.
rule-RO-ARTSLIDE-1 = Slide: move one marker, of any player, to an adjacent vacant square.
rule-RO-ARTSLIDE-2 = Adjacent means one step to the north, east, south or west, never diagonally.
rule-RO-ARTSLIDE-3 = The step may cross from card to card, but not leave the map.
rule-RO-ARTSLIDE-4 = Nobody gains coins from the new square.
rule-RO-ARTSLIDE-5 = Markers placed earlier in the same turn may be slid.
rule-RO-ARTSLIDE-6 = A slide can complete a card or open it again; only the final state counts.
rule-RO-ARTROT-1 = Rotate: the shape is turned by a quarter when it is placed.
rule-RO-ARTROT-2 = The player chooses the direction; fixed and optional squares turn together, and nothing is mirrored.
rule-RO-ARTROT-3 = Several Rotate tiles add up: a quarter turn either way costs one tile, half a turn two.
rule-RO-ARTROT-4 = Rotate may be used only if the turned shape differs.
rule-RO-ARTFREE-1 = Free: a marker is placed on an optional square of the character used this turn, without paying 2 coins.
rule-RO-ARTFREE-2 = All other conditions hold, and coin symbols are paid.
rule-RO-ARTFREE-3 = One tile serves one optional square; others may be paid or served by further tiles.
rule-RO-ARTFLIP-1 = Flip: turn over one of your own characters, ready or used.
rule-RO-ARTFLIP-2 = If Flip turns down the last ready character at the start of a turn, the free rest follows and makes everything ready, this tile too.
rule-RO-ARTFLIP-3 = Between the rest and the use of a character, Flip may not turn down the last ready one.
rule-RO-ARTFLIP-4 = The character used this turn may be turned up again afterwards, but not used again this turn.
rule-RO-ARTREPL-1 = Replace: exchange another player’s marker on a square covered by the shape used this turn for one of your own.
rule-RO-ARTREPL-2 = If the square has coin symbols, gain the coins.
rule-RO-ARTREPL-3 = The marker goes back to its owner; the new one comes from the active player’s supply, which must not be empty.
rule-RO-ARTREPL-4 = Covered are the fixed squares; an optional square only if its 2 coins are paid at that moment, or a Free tile is used for it.
rule-RO-ARTREPL-5 = Replace may be used on a square that was ignored this turn.

## Outpost

rule-RO-OUTPOST-1 = In this variant the Outpost card lies beside the map.
rule-RO-OUTPOST-2 = A player whose markers occupy all eight squares around another player’s marker gains the Outpost.
rule-RO-OUTPOST-3 = All eight squares must exist: a marker on the border cannot be surrounded.
rule-RO-OUTPOST-4 = All eight markers belong to the same player.
rule-RO-OUTPOST-5 = This is checked after every change on the map, for every player, before cards are resolved.
rule-RO-OUTPOST-6 = Another player’s action can fulfil it, too.
rule-RO-OUTPOST-7 = Once gained, the Outpost is never lost, and nobody else can gain it.
rule-RO-OUTPOST-8 = The Outpost is worth 3 points at the end.
rule-RO-OUTPOST-9 = The Outpost goes with the basic or the full rules, with or without stacking.

## Stacking

rule-RO-STACK-1 = In this variant a square may hold two markers, the second on top of the first.
rule-RO-STACK-2 = A square is ignored, or barred, only if it holds two markers; a fixed square with one must receive a second.
rule-RO-STACK-3 = Both markers may belong to the same player.
rule-RO-STACK-4 = A second marker on a square gains no coins.
rule-RO-STACK-5 = One marker on each of the six squares still completes a card.
rule-RO-STACK-6 = The majority counts all markers on the card, covered ones too.
rule-RO-STACK-7 = Ties are resolved as usual.
rule-RO-STACK-8 = Artifacts affect covered markers like any other.
rule-RO-STACK-9 = Any marker of a stack may be slid, to a square without markers; if the lower one leaves, the upper one drops down.
rule-RO-STACK-10 = Any marker of a stack may be replaced and keeps its level; only the lower one gains coins.
rule-RO-STACK-11 = For the Outpost one marker of a stack is enough, on the ring as in the centre.
rule-RO-STACK-12 = All markers of the stacks return when the card is resolved; the coin stays 1 per player and card.

## Promotional cards, limits, what is open

rule-RO-PROMO-1 = The 5 animal cards are part of the deck and follow all rules of its cards.
rule-RO-LIMIT-1 = All components except coins are limited; what has run out is not available.
rule-RO-LIMIT-2 = Coins may be represented by anything if they run out.
rule-RO-LIMIT-3 = If the deck is empty when a slot must be refilled, the slot stays vacant.
rule-RO-LIMIT-4 = A vacant slot is not part of the map: no fixed square, no optional square and no slide reaches it.
rule-RO-LIMIT-5 = If all six slots are vacant the game ends at once; it also ends after a round in which nobody has a marker left, no card is complete and no Slide tile is owned or can still be bought.
rule-RO-LIMIT-6 = With the whole deck the cards do not run out before the end.
rule-RO-LIMIT-7 = After so many complete rounds in a row without a resolved card (20, or as agreed) the game ends with that round, and the points are counted.
rule-RO-INFO-1 = Coins are open.
rule-RO-INFO-2 = The deck lies terrain side up: everybody sees its top card.
rule-RO-INFO-3 = The scroll of a terrain card shows the points and the shape of its character, on the map and on top of the deck.
rule-RO-INFO-4 = All players’ characters are open, ready or used.
rule-RO-INFO-5 = The order of the deck below its top card and the order of the artifact pile are unknown to all.
rule-RO-INFO-6 = Everything else is open: map, markers, supplies, market, tiles, bids and the Outpost.
