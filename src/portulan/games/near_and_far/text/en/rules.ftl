### Near and Far: the rules, one sentence or two for each numbered rule.
### Shown when a move is refused and in the help of the game.

## Goal and supply

rule-NF-GOAL-1 = At the end of a game the player with the most Journey Points wins.
rule-NF-GOAL-2 = In their turn a player does exactly one of two things: visit the town or go on an adventure. There is no pass.
rule-NF-GOAL-3 = There are four factions: the Outlaws are green, the Mystics blue, the Lizardfolk red and the Nomads yellow.
rule-NF-GOAL-4 = Where a card or a talent contradicts the rules, it prevails.
rule-NF-GOAL-5 = { $mode ->
    [campaign] There are four modes, and this game is played in Campaign mode: a game of a series on the maps 2 to 11.
    [character] There are four modes, and this game is played in Character mode: a game of a series in which every character lives through a story of their own.
    [arcade] There are four modes, and this game is played in Arcade mode: a single game on any map, with arcade cards for quests.
   *[first] There are four modes, and this game is a First Adventure: a single game on map 1.
}
rule-NF-GOAL-6 = { $mode ->
    [campaign] Besides the base rules, exactly those of Campaign mode apply: map quests and side quests, keywords, experience and talents.
    [character] Besides the base rules, exactly those of Character mode apply: the quests of the characters, keywords, experience and talents.
    [arcade] Besides the base rules, exactly those of Arcade mode apply: its cards take the place of the storybook.
   *[first] A First Adventure uses the base rules and nothing else.
}
rule-NF-SUPPLY-1 = Coins, gems, food, faction tokens, character cards and tents never run out.
rule-NF-SUPPLY-2 = { $reshuffle ->
    [false] Everything else is limited: what has run out cannot be gained, and an empty deck of artifacts, treasures or arcade cards stays empty.
   *[true] Everything else is limited: what has run out cannot be gained. An empty deck of artifacts, treasures or arcade cards is first refilled with its own discards, shuffled.
}
rule-NF-SUPPLY-3 = Components that the set-up does not use stay out of the game.

## Set-up

rule-NF-SETUP-1 = The town board lies with its dusk side up, unless the table plays with the day side.
rule-NF-SETUP-2 = The Stables hold 3 pack animals per player: 6, 9 or 12 with 2, 3 or 4 players.
rule-NF-SETUP-3 = The 36 treasures are shuffled and lie face down on the Mystic Hut.
rule-NF-SETUP-4 = The 36 adventurers go into the bag; the pets do not.
rule-NF-SETUP-5 = Five adventurers are drawn from the bag and lie face up in the row.
rule-NF-SETUP-6 = The four chiefs lie face up beside the town board.
rule-NF-SETUP-7 = { $mode ->
    [campaign] A campaign is played on the maps 2 to 11, in ascending order; this game is played on map { $map }.
    [character] Character mode is played on maps from 2 to 10, and at last on map 11; this game is played on map { $map }.
    [arcade] Arcade mode is played on any map from 1 to 11; this game is played on map { $map }.
   *[first] A First Adventure is always played on map 1.
}
rule-NF-SETUP-8 = { $extra_stories ->
    [on] With extra stories 4 quest tokens per player are placed: 8, 12 or 16 with 2, 3 or 4 players.
   *[off] The map receives 3 quest tokens per player and 1 more: 7, 10 or 13 with 2, 3 or 4 players.
}
rule-NF-SETUP-9 = Quest tokens are placed at random on locations with an open book, at most one on each; some books stay without a token.
rule-NF-SETUP-10 = A quest token does not hide the coin, gem or trade good of its location, which stays in force.
rule-NF-SETUP-11 = { $named_quest_guarantee ->
    [every_game] In every game of a campaign at least one named location with an open book receives a quest token.
    [named_first] In every game of a campaign the named locations with an open book receive their quest tokens first.
   *[first_game] In the first game of a campaign at least one named location with an open book receives a quest token.
}
rule-NF-SETUP-12 = { $long_game ->
    [on] Each player begins with a player board, 0 hearts, a dog or cat that nobody else has, 3 coins, and 16 tents of one colour: 14 on the tent symbols of the board and 2 in front of them.
   *[off] Each player begins with a player board, 0 hearts, a dog or cat that nobody else has, 3 coins, and 14 tents of one colour on the tent symbols of the board.
}
rule-NF-SETUP-13 = { $character_choice ->
    [preassigned] Each player is given a character, the first that nobody has yet, with its pawn and its reputation marker, which starts on 0.
   *[seat_order] In the order of the seats each player chooses a character that nobody has yet, and takes its pawn and its reputation marker, which starts on 0.
}
rule-NF-SETUP-14 = The pet starts in the active party, in whichever of the four slots its owner likes.
rule-NF-SETUP-15 = In Campaign and Character modes each player has a character card, on which everything that lasts is noted.
rule-NF-SETUP-16 = In Character mode the introduction of a new character is read to everybody.
rule-NF-SETUP-17 = In Character mode Fenn and Tock suit a game of two best, and Cosimo Vell and Dorothea Finch had better not meet in one game. That is advice: it forbids nothing.
rule-NF-SETUP-18 = { $first_player ->
    [fixed] The player in the first seat goes first and takes the first-player token.
    [last_loser] Whoever came last in the game before goes first and takes the first-player token; in a first game, the first player is drawn at random.
   *[random] The first player is drawn at random and takes the first-player token.
}
rule-NF-SETUP-19 = The world cards lie open for all to see; their order means nothing.
rule-NF-SETUP-20 = The threats lie face up in one deck, from value 4 on top to value 15 at the bottom.
rule-NF-SETUP-21 = In Arcade mode the arcade cards are shuffled into a face-down deck, and the storybook is not used.
rule-NF-SETUP-22 = The two decks of artifacts are shuffled apart, and each player is dealt 2 advanced and 5 basic artifacts face down. The rest stays face down beside the town board.
rule-NF-SETUP-23 = With two players, a pawn that nobody plays stands in the Town Hall for the whole game.
rule-NF-SETUP-24 = Pawns start on the player boards, neither in the town nor on the map.
rule-NF-SETUP-25 = In Character mode the arcade cards, too, are shuffled into a face-down deck.

## Artifact draft

rule-NF-DRAFT-1 = Only the 5 basic artifacts are drafted; the 2 advanced ones are set aside meanwhile.
rule-NF-DRAFT-2 = All players at once pick one card of the pack that they hold, then pass the rest on. A card of another pack cannot be picked.
rule-NF-DRAFT-3 = This goes on until nothing is left to pass; everybody then has 5 basic artifacts.
rule-NF-DRAFT-4 = Packs are always passed to the left.
rule-NF-DRAFT-5 = { $artifact_discards ->
    [face_up] After the draft each player must discard at least one of the 2 advanced artifacts, and may discard both. Discarded artifacts lie face up.
   *[face_down] After the draft each player must discard at least one of the 2 advanced artifacts, and may discard both. Discarded artifacts lie face down.
}
rule-NF-DRAFT-6 = At the same time any number of basic artifacts from the hand may be discarded, without penalty.
rule-NF-DRAFT-7 = The artifacts that are kept form the hand, which may be of any size.
rule-NF-DRAFT-8 = Artifacts in hand have no effect and score nothing; each one left at the end costs 1 Journey Point.

## Hearts

rule-NF-HEART-1 = Each player has a heart track that starts at 0; gaining hearts raises it, spending or losing them lowers it.
rule-NF-HEART-2 = { $hearts_on_spelunking ->
    [false] Hearts may be spent on one’s own roll, each adding 1 to the total, except on the die of Spelunking. They are gone even if the roll fails.
   *[true] Hearts may be spent on one’s own roll, each adding 1 to the total. They are gone even if the roll fails.
}
rule-NF-HEART-3 = Hearts are spent on a roll after the die has been rolled and seen.
rule-NF-HEART-4 = { $free_heart_amounts ->
    [true] Any number of hearts may be spent on one roll, up to those that the player has.
   *[false] There is no limit to the hearts spent on one roll but those that the player has. Only numbers that change the outcome can be chosen: none, or just enough for a success or its bonus.
}
rule-NF-HEART-5 = The defender in a duel cannot spend hearts on the roll.
rule-NF-HEART-6 = Hearts are spent on one’s own rolls only, never on those of others.
rule-NF-HEART-7 = Having 0 hearts has no effect by itself.
rule-NF-HEART-8 = Passing an empty location costs 1 heart; building a camp costs 3 hearts.
rule-NF-HEART-9 = Hearts never fall below 0: nobody can spend hearts that they do not have, and a loss stops at 0.
rule-NF-HEART-10 = Heart symbols count only at the moment when hearts are restored on leaving the town; gaining or losing such symbols later does not move the track.

## Reputation

rule-NF-REP-1 = Reputation is open, starts at 0 and lies between −6 and 12.
rule-NF-REP-2 = A gain beyond 12 and a loss beyond −6 are lost.
rule-NF-REP-3 = Reputation gained or lost by a quest cannot be refused.
rule-NF-REP-4 = Some artifacts can be bought only with a certain reputation.
rule-NF-REP-5 = Reputation scores Journey Points at the end, and settles ties.

## Party and symbols

rule-NF-PARTY-1 = The player board has four party slots, one for each faction.
rule-NF-PARTY-2 = The active party has at most four members, the pet included.
rule-NF-PARTY-3 = An adventurer stands in the slot of their own faction, so at most one adventurer of each faction is active, unless a card allows more.
rule-NF-PARTY-4 = The pet belongs to no faction and may stand in any slot; it fills the slot as an adventurer would.
rule-NF-PARTY-5 = Members who are not active are inactive: they give no symbols, but their banners count.
rule-NF-PARTY-6 = The active party is rearranged only when leaving the town; otherwise only an adventurer who has just joined is placed.
rule-NF-PARTY-7 = { $pet_profile ->
    [cat_sword] An active pet gives 1 search, 1 skill and 2 hearts, and a cat 1 combat as well.
    [cat_combat] An active dog gives 1 search, 1 skill and 2 hearts, an active cat 1 search, 1 combat and 2 hearts.
   *[uniform] An active pet gives 1 search, 1 skill and 2 hearts, dogs and cats alike.
}
rule-NF-PARTY-8 = Skill, the hand: each active hand adds 1 to skill rolls. Hands also count at the Farm and in the Mine.
rule-NF-PARTY-9 = Combat, the sword: each active sword adds 1 to combat rolls, duels included.
rule-NF-PARTY-10 = { $search_counts_cards ->
    [true] Movement, the arrow: each arrow of the active party and on one’s cards adds 1 to movement.
   *[false] Movement, the arrow: each arrow of the active party adds 1 to movement.
}
rule-NF-PARTY-11 = Caution, the shield: with a shield in the active party, a player may ignore any threat on the way.
rule-NF-PARTY-12 = { $search_counts_cards ->
    [true] Search, the magnifying glass: each one of the active party and on one’s cards gives a coin or gem when a camp is built on a coin or gem location.
   *[false] Search, the magnifying glass: each one of the active party gives a coin or gem when a camp is built on a coin or gem location.
}
rule-NF-PARTY-13 = Each heart symbol adds 1 to the hearts that are restored on leaving the town.
rule-NF-PARTY-14 = Swords and hearts on an artifact that has been bought count like those of the active party.
rule-NF-PARTY-15 = A pet works like an adventurer, but it has no banner and never counts where a faction is named.

## Rolls

rule-NF-ROLL-1 = A skill roll is one die, plus the hands of the active party and on one’s cards, plus hearts spent.
rule-NF-ROLL-2 = A combat roll against a threat, a boss or in a quest is one die, plus the swords of the active party and on one’s cards, plus hearts spent.
rule-NF-ROLL-3 = A roll succeeds if its total reaches the difficulty.
rule-NF-ROLL-4 = The active player wins a duel only with the higher total; a tie goes to the defender.

## Tents

rule-NF-TENT-1 = A tent leaves the player board when its owner builds a camp, beats a threat or a boss, digs in the Mine, or places one by a card.
rule-NF-TENT-2 = { $long_game ->
    [on] Tents are taken in a fixed order: the two extra ones first, then the top row from left to right, then the bottom row from left to right.
   *[off] Tents are taken in a fixed order: the top row from left to right, then the bottom row from left to right.
}
rule-NF-TENT-3 = A coin or gem that is uncovered under a tent is gained at once.
rule-NF-TENT-4 = { $long_game ->
    [on] The last symbol of the tent track is uncovered by the 16th tent and is worth 2 Journey Points at the end.
   *[off] The last symbol of the tent track is uncovered by the 14th tent and is worth 2 Journey Points at the end.
}
rule-NF-TENT-5 = { $long_game ->
    [on] Once the 16 tents of the player board are placed, further tents come from the supply and uncover nothing.
   *[off] Once the 14 tents of the player board are placed, further tents come from the supply and uncover nothing.
}
rule-NF-TENT-6 = Each tent placed on the map, on a threat or boss, or in the Mine is worth 1 Journey Point.

## Pack animals

rule-NF-BIRD-1 = Nobody has more than 3 pack animals.
rule-NF-BIRD-2 = Each pack bird adds 1 to movement.
rule-NF-BIRD-3 = { $treasure_overflow ->
    [end_of_turn] A player has at most one treasure per pack animal, and never more than 3, apart from Borrowing. With too few animals, treasures of one’s choice are discarded at the end of the turn.
    [keep] A player takes a treasure only if they have a pack animal for it, and never more than 3, apart from Borrowing. Treasures already owned are kept even if animals are lost.
   *[immediate] A player has at most one treasure per pack animal, and never more than 3, apart from Borrowing. With too few animals, treasures of one’s choice are discarded at once.
}
rule-NF-BIRD-4 = A player without a pack animal can neither draw nor keep a treasure, apart from Borrowing.
rule-NF-BIRD-5 = { $bypass_after_roll ->
    [true] A pack animal that one has may be returned to pass one threat without a fight, when the threat is met or after the die has been rolled.
   *[false] A pack animal that one has may be returned to pass one threat without a fight, only at the moment when the threat is met.
}
rule-NF-BIRD-6 = The movement of a pack animal that is returned counts until the end of the turn.
rule-NF-BIRD-7 = A pack animal that is returned goes back to the Stables, where it can be bought again. Only an animal that one has can be returned.

## The turn

rule-NF-TURN-1 = Turns go clockwise from the first player; a round ends after the player to the right of the first player.
rule-NF-TURN-2 = In the first round everybody must visit the town: there is no adventure yet.
rule-NF-TURN-3 = A player whose pawn is in the town must go to another building or on an adventure, and cannot stay in the same building.
rule-NF-TURN-4 = The town can be visited from any location of the map, however far, for nothing.
rule-NF-TURN-5 = A player may spend several turns in a row in the town.
rule-NF-TURN-6 = { $buy_during_roll ->
    [false] Buying artifacts from the hand is a free action, any number of times and at any moment of one’s own turn, but not while a roll is open.
   *[true] Buying artifacts from the hand is a free action, any number of times and at any moment of one’s own turn, even between a die and the hearts spent on it.
}
rule-NF-TURN-7 = Nobody buys artifacts in another player’s turn.
rule-NF-TURN-8 = The first-player token does not move during a game.

## Visiting the town

rule-NF-VISIT-1 = To visit, a player moves their pawn to a building and may perform its action; what belongs to another building cannot be done there.
rule-NF-VISIT-2 = The seven buildings are the Town Hall, the Saloon, the Stables, the General Store, the Farm, the Mystic Hut and the Mine.
rule-NF-VISIT-3 = A building where another pawn stands is visited only by winning a duel, except the Saloon, which is open to all.
rule-NF-VISIT-4 = The action of a building may be declined; visit bonuses of cards and talents that one had on arrival are received all the same, each once, before or after the action.
rule-NF-VISIT-5 = The action of a building is performed once a visit, unless a rule or a card says otherwise.

## Town Hall

rule-NF-TOWN-HALL-1 = At the Town Hall a visitor may trade, discard an artifact and change reputation, each at most once a visit and in any order.
rule-NF-TOWN-HALL-2 = In a trade one pays 1 to 5 goods for exactly one good, or exactly one good for 1 to 5 goods. Only goods that one has can be paid, and no good stands on both sides.
rule-NF-TOWN-HALL-3 = What is gained in a trade may not be worth more than what is paid. Value left over is lost, and nothing is added once enough is paid.
rule-NF-TOWN-HALL-4 = Only food, coins, gems and faction tokens are traded; adventurers and chiefs are not.
rule-NF-TOWN-HALL-5 = { $trade_values ->
    [even] In a trade food is worth 1, a coin 2, a gem 2, and a faction token 6 whatever its colour.
   *[printed] In a trade food is worth 1, a coin 2, a gem 2, a yellow or red token 5, a green token 6 and a blue token 7.
}
rule-NF-TOWN-HALL-6 = At the Town Hall one artifact from the hand may be discarded, one a visit.
rule-NF-TOWN-HALL-7 = Once a visit a player may pay coins and gems, in any mix, and moves 1 reputation for each, all up or all down and not beyond the end of the track.
rule-NF-TOWN-HALL-8 = { $dummy_exemptions ->
    [false] With two players the Town Hall is always occupied by the pawn that nobody plays: a visit always takes a duel, whatever jail, talents and cards allow elsewhere.
   *[true] With two players the Town Hall is always occupied by the pawn that nobody plays: a visit takes a duel, unless one comes from jail or a talent or card lets one in.
}

## Saloon

rule-NF-SALOON-1 = { $recruits_per_visit ->
    [any] In the Saloon a visitor may recruit adventurers of the face-up row, as many as they can pay.
   *[1] In the Saloon a visitor may recruit one adventurer of the face-up row.
}
rule-NF-SALOON-2 = An adventurer costs the coins printed at the lower right of the token, less the discount and never less than 0. The price must be paid in full.
rule-NF-SALOON-3 = An adventurer who has joined stays for the rest of the game; nobody can be dismissed.
rule-NF-SALOON-4 = { $pet_shift_on_recruit ->
    [false] An adventurer who joins may take a fitting active slot at once, or wait among the inactive. A slot where the pet stands is not free: the pet moves only when the town is left.
   *[true] An adventurer who joins may take a fitting active slot at once, or wait among the inactive. A pet that stood in that slot moves to a free slot or becomes inactive.
}
rule-NF-SALOON-5 = If an adventurer of the same faction is active already, the player decides which of the two stays active.
rule-NF-SALOON-6 = Each banner of the adventurer’s colour that the player owns lowers the price by 1 coin. Banners are counted, not spent.
rule-NF-SALOON-7 = The banners that count are those of one’s adventurers, active or not, of one’s faction tokens, and 1 for the chief of that colour.
rule-NF-SALOON-8 = Banners on artifacts never count.
rule-NF-SALOON-9 = Any number of pawns may be in the Saloon: it is always visited without a duel.
rule-NF-SALOON-10 = On arriving in the Saloon, before anything else, a visitor may challenge one player who is there to a duel for reputation. Losing it means jail and no action.
rule-NF-SALOON-11 = Once a turn a visitor may pay 1 food to set all adventurers of the row aside and draw new ones from the bag.
rule-NF-SALOON-12 = { $recruits_per_visit ->
    [any] The row may be refreshed before or after recruiting, and one may go on recruiting from the new row.
   *[1] The row may be refreshed before or after recruiting, but whoever has recruited in this turn cannot recruit again.
}
rule-NF-SALOON-13 = Adventurers set aside wait outside the bag. When the bag is empty, all of them return to it and are mixed.
rule-NF-SALOON-14 = { $row_refill ->
    [end_of_turn] After a recruitment the row is refilled to 5 from the bag at the end of the turn.
    [refresh_only] After a recruitment the row stays short until somebody pays to refresh it.
   *[immediate] After a recruitment the row is refilled to 5 from the bag at once.
}

## Stables, General Store, Farm, Mystic Hut

rule-NF-STABLE-1 = In the Stables a visitor may pay 1 food for one pack bird or, only by day, 1 gem for one pack turtle; one animal a visit.
rule-NF-STABLE-2 = A pack animal needs a free slot of the player board: with 3 animals no other can be gained.
rule-NF-STORE-1 = { $store_draw ->
    [up_to_4] In the General Store a visitor gains 1 coin, or draws 1 to 4 artifacts, not both.
   *[exactly_4] In the General Store a visitor gains 1 coin, or draws exactly 4 artifacts, not both; fewer only if the decks run out.
}
rule-NF-STORE-2 = Before drawing, the player announces how many cards come from the basic deck and how many from the advanced one. The numbers must add up to the draw and be there to be drawn.
rule-NF-STORE-3 = The player looks at the drawn cards and keeps or discards each of them, one after the other.
rule-NF-STORE-4 = Cards that are kept go to the hand, and later can be discarded only at the Town Hall.
rule-NF-FARM-1 = { $farm_counts_cards ->
    [treasures] On the Farm a visitor gains 1 food for each skill symbol of the active party and of their treasures, possibly none.
    [all] On the Farm a visitor gains 1 food for each skill symbol of the active party and on all of their cards, possibly none.
   *[none] On the Farm a visitor gains 1 food for each skill symbol of the active party, possibly none; symbols on cards do not count there.
}
rule-NF-HUT-1 = { $hut_draw ->
    [per_animal] In the Mystic Hut a visitor may draw one treasure for each of their pack animals, one after the other; by day three are drawn once instead, and one may be kept.
   *[one] In the Mystic Hut a visitor with at least 1 pack animal may draw one treasure; by day three are drawn instead, and one may be kept.
}
rule-NF-HUT-2 = Without a pack animal nothing is drawn in the Mystic Hut, apart from Borrowing.
rule-NF-HUT-3 = With room for it, a new treasure is laid under a free pack animal.
rule-NF-HUT-4 = Without room, a player decides before seeing the new treasure: to discard one of their own treasures and take the new one, or to let the new one be discarded.

## Mine

rule-NF-MINE-1 = In the Mine a visitor may dig: a tent is placed on a free number, and brings rewards.
rule-NF-MINE-2 = The Mine has 12 numbers in rows and columns; each number is the skill that it takes.
rule-NF-MINE-3 = { $mine_counts_world ->
    [true] To dig a number one needs at least as much skill: the hands of the active party, on artifacts that were bought, on treasures and on world cards.
   *[false] To dig a number one needs at least as much skill: the hands of the active party, on artifacts that were bought and on treasures. World cards do not count there.
}
rule-NF-MINE-4 = In the Mine no die is rolled, and hearts do not help.
rule-NF-MINE-5 = The first tent of the Mine must be placed on its entrance, the leftmost number of the first row.
rule-NF-MINE-6 = Later numbers must lie beside a number with a tent, of whatever colour, not diagonally.
rule-NF-MINE-7 = A number where a tent stands cannot be dug again.
rule-NF-MINE-8 = The tent is the player’s next one, and what it uncovers is gained.
rule-NF-MINE-9 = The player gains the reward of the number’s row and that of its column.
rule-NF-MINE-10 = A row or column without a reward gives nothing.

## Duels and jail

rule-NF-DUEL-1 = Whoever wants into a building where another pawn stands may start a duel, at most one a turn; without winning it, or a right to pass, the building cannot be used.
rule-NF-DUEL-2 = Before any die the active player announces an opponent who is there, and whether the duel is honourable or foul.
rule-NF-DUEL-3 = A foul duel adds 1 to the active player’s roll, and a win costs them 1 reputation.
rule-NF-DUEL-4 = An honourable duel adds nothing to the roll, and a win gains the active player 1 reputation.
rule-NF-DUEL-5 = Both players roll one die and add their swords and what else helps them in combat.
rule-NF-DUEL-6 = The swords that count are those of active members, of artifacts that were bought, of treasures and of world cards; inactive members do not count.
rule-NF-DUEL-7 = { $defender_aids ->
    [false] After both dice the active player may use cards that help in duels, and at last spend any number of hearts. The defender can use neither cards nor hearts.
   *[true] After both dice the defender may use cards that help in duels, then the active player may, who at last may spend any number of hearts. The defender cannot spend hearts.
}
rule-NF-DUEL-8 = The higher total wins the duel; the defender wins ties.
rule-NF-DUEL-9 = If the active player wins, their reputation changes as announced and they may perform the action of the building.
rule-NF-DUEL-10 = If the active player loses, their pawn goes to jail; there is no action and no visit bonus, and their reputation does not change.
rule-NF-DUEL-11 = The defender never gains or loses reputation by a duel.
rule-NF-DUEL-12 = A defender who loses stays in the building, which may so hold several pawns.
rule-NF-DUEL-13 = Where several players are in a building, it is enough to beat the one who was announced.
rule-NF-DUEL-14 = With two players, a duel in the Town Hall is against the opponent if their pawn is there.
rule-NF-DUEL-15 = With two players and the opponent elsewhere, a duel in the Town Hall is against the pawn that nobody plays; the opponent rolls its die.
rule-NF-DUEL-16 = The pawn that nobody plays has its die alone: no swords, no hearts, no cards.
rule-NF-DUEL-17 = A win against the pawn that nobody plays changes reputation like any other.
rule-NF-JAIL-1 = The jail is a place on the town board without any action, for any number of pawns.
rule-NF-JAIL-2 = A player whose pawn is in jail at the start of their turn may visit any building without a duel, even an occupied one; they may duel all the same.
rule-NF-JAIL-3 = From jail one may also go on an adventure, as from anywhere in the town.

## Leaving the town

rule-NF-LEAVE-1 = An adventure has two steps: leaving the town, then moving. A pawn that is on the map already skips the first.
rule-NF-LEAVE-2 = On leaving the town, when the pawn moves to the town location of the map, the player may rearrange the active party with any of their own members, at most four of them and one adventurer of each faction, unless a card allows more. Slots may stay empty.
rule-NF-LEAVE-3 = On leaving the town the player may then restore their hearts: the track is set to the hearts of active members, artifacts that were bought, treasures and world cards.
rule-NF-LEAVE-4 = Hearts left from before are not added to those that are restored.
rule-NF-LEAVE-5 = { $heart_cap_on_map ->
    [13] Nobody leaves the town with more than 13 hearts, and hearts gained later stop at 13.
   *[none] Nobody leaves the town with more than 13 hearts; hearts gained later may go beyond.
}
rule-NF-LEAVE-6 = Hearts are restored and the party rearranged only on leaving the town board, not when a pawn comes to the town location from elsewhere on the map.
rule-NF-LEAVE-7 = After leaving the town the player may move in the same turn, or stay on the town location.

## Moving

rule-NF-MOVE-1 = A pawn moves along a path to an adjacent location, which takes 1 movement.
rule-NF-MOVE-2 = Any number of pawns may be on a location.
rule-NF-MOVE-3 = Threats and treasures lie on paths: they are not locations, and no pawn stops there.
rule-NF-MOVE-4 = { $search_counts_cards ->
    [true] Movement is 2, plus 1 for each pack animal, plus the arrows of the active party and on one’s cards, plus what cards add. No pawn goes farther in a turn.
   *[false] Movement is 2, plus 1 for each pack animal, plus the arrows of the active party, plus what cards add. No pawn goes farther in a turn.
}
rule-NF-MOVE-5 = { $zero_move ->
    [false] Not all movement need be used, but a pawn that begins on the map and can move must take at least 1 step.
   *[true] Not all movement need be used: a pawn may even stay where it is.
}
rule-NF-MOVE-6 = A path may be crossed several times in a turn; everything it costs is due each time.
rule-NF-MOVE-7 = { $pass_cost_timing ->
    [on_leave] Each location without a camp that is passed costs 1 heart, paid for good when the pawn goes on from it. Without a heart or a free pass it cannot be passed.
   *[refund_on_loss] Each location without a camp that is passed costs 1 heart, set aside when the pawn goes on from it and given back if a lost threat throws the pawn back there. Without a heart or a free pass it cannot be passed.
}
rule-NF-MOVE-8 = { $pass_cost_timing ->
    [on_leave] Ending the move on a location without a camp costs no heart; a heart already paid on leaving it stays paid if a lost threat throws the pawn back.
   *[refund_on_loss] Ending the move on a location without a camp costs no heart, not even if a lost threat throws the pawn back there.
}
rule-NF-MOVE-9 = Where any player’s camp stands, everybody passes for nothing.
rule-NF-MOVE-10 = The town location is never empty: passing it costs nothing.
rule-NF-MOVE-11 = The location where the move begins costs nothing, unless it is passed again later in the same move.
rule-NF-MOVE-12 = After the move come a quest, if the player likes, and then a camp, if the player likes, in this order.
rule-NF-MOVE-13 = A location is empty if it has no camp and is not the town location; pawns and quest tokens do not matter.

## Threats

rule-NF-THREAT-1 = Whoever crosses a path with an active threat must fight, or pass it by an animal, a shield or a card.
rule-NF-THREAT-2 = The threat to be fought is the top card of the threat deck; only Bounty Hunter lets one choose another.
rule-NF-THREAT-3 = A threat is inactive where camps stand at both ends of its path; it cannot even be fought there.
rule-NF-THREAT-4 = For threats the town location counts as a camp.
rule-NF-THREAT-5 = A fight is a combat roll against the value of the card; cards that help in combat and hearts come after the die.
rule-NF-THREAT-6 = Whoever beats a threat takes the card and places their next tent on it. The next card of the deck becomes the active threat, and the move goes on.
rule-NF-THREAT-7 = A lost fight ends the turn at once: the pawn goes back to the location that it had just left, and there is no quest, no camp and no purchase.
rule-NF-THREAT-8 = Each crossing of a threat in a turn asks for a new fight against the card then on top, or another way past it.
rule-NF-THREAT-9 = A threat that one has beaten scores the Journey Points printed on it.
rule-NF-THREAT-10 = { $bypass_after_roll ->
    [true] A threat is passed without a fight by returning a pack animal, with a shield in the active party, or by a card that ignores threats, at its price; even after the die has been rolled.
   *[false] A threat is passed without a fight by returning a pack animal, with a shield in the active party, or by a card that ignores threats, at its price. That is decided before the die, not after it.
}
rule-NF-THREAT-11 = When a threat is passed without a fight nobody takes its card, which stays active.

## Treasures on paths

rule-NF-TREASURE-1 = Whoever crosses a path with a treasure, and has room for it, draws one treasure.
rule-NF-TREASURE-2 = Each crossing in a turn draws another treasure; locations cost their hearts each time.
rule-NF-TREASURE-3 = A treasure is exhausted where camps stand at both ends of its path; the town location counts as a camp.
rule-NF-TREASURE-4 = Treasures need pack animals, however they are gained: without any, nothing is drawn; where all are laden, the player decides before seeing the card whether it replaces one of their treasures.
rule-NF-TREASURE-5 = A treasure that is gained is read aloud, lies open on the player board and works at once.

## Quests

rule-NF-QUEST-1 = Whoever ends their move on a location with a quest token may attempt one quest there, or ignore it.
rule-NF-QUEST-2 = The player to the left reads the quest.
rule-NF-QUEST-3 = In First Adventure and Campaign mode the quest is the one whose number or letter is printed on the book of the location.
rule-NF-QUEST-4 = First the story is read, then what each choice asks for: skill or combat, the difficulty and a few words.
rule-NF-QUEST-5 = { $book_knowledge ->
    [full] Before the roll what comes of a choice is not read, but everybody may know what each choice rewards.
   *[none] Before the roll neither what comes of a choice nor its reward is read.
}
rule-NF-QUEST-6 = Once a quest is attempted, one of the choices that are open must be announced; then the die is rolled. Skill choices take a skill roll, combat choices a combat roll.
rule-NF-QUEST-7 = On success the reaction to the choice is read, and its reward is received in the order of the page.
rule-NF-QUEST-8 = With 2 or more above the difficulty the bonus reward is received as well.
rule-NF-QUEST-9 = On failure the reaction is not read and there is no reward; only in Character mode it is read all the same.
rule-NF-QUEST-10 = After the attempt the quest token leaves the map for good, whatever came of it.
rule-NF-QUEST-11 = { $unpaid_result ->
    [pay_what_you_can] A payment named with a choice must be affordable and is paid when it is chosen, lost on failure. A payment named with the result is made on success as far as one can, and the gains are received.
   *[no_gain] A payment named with a choice must be affordable and is paid when it is chosen, lost on failure. A payment named with the result is made on success; whoever cannot pay it in full pays nothing and receives no goods, cards or members.
}
rule-NF-QUEST-12 = Quests reward reputation up or down, faction tokens, treasures, world cards, coins, gems, food, hearts, adventurers and pack birds; in a series also keywords, side quests and next quests. Only what is offered, and is still to be had, can be taken.
rule-NF-QUEST-13 = World cards are gained by quests only; they work at once and stay until the end of the game.
rule-NF-QUEST-14 = A choice without a difficulty takes no roll: its rewards are simply received.
rule-NF-QUEST-15 = A quest may be attempted whether or not a camp stands there.
rule-NF-QUEST-16 = What a quest gives may pay for a camp or artifacts in the same turn.
rule-NF-QUEST-17 = { $decline_rewards ->
    [true] A player may decline any reward but changes of reputation, payments, keywords and quest numbers.
   *[false] Rewards are received as they stand; changes of reputation, payments, keywords and quest numbers could not be declined anyway.
}

## Keywords

rule-NF-KEYWORD-1 = A keyword that is won is noted on the character card and kept for the games to come.
rule-NF-KEYWORD-2 = Whoever has the keyword of a choice must take that choice; the others are closed to them.
rule-NF-KEYWORD-3 = A choice marked as optional need not be taken, even with its keyword.
rule-NF-KEYWORD-4 = Choices that begin with “otherwise” are only for those whom no keyword binds to another choice.
rule-NF-KEYWORD-5 = A choice that names keywords is only for a player who has all of them.
rule-NF-KEYWORD-6 = Where several keyword choices apply, the one that names the most keywords is taken; among equals the player chooses.
rule-NF-KEYWORD-7 = Keywords are not used up.

## Camps

rule-NF-CAMP-1 = Whoever ends their move on a location without a camp may build one there, after any quest.
rule-NF-CAMP-2 = A camp costs 3 hearts, unless a card says otherwise, and places the player’s next tent on the location. Without these hearts there is no camp.
rule-NF-CAMP-3 = A location holds at most one camp, and the town location none.
rule-NF-CAMP-4 = { $search_counts_cards ->
    [true] On a coin or gem location the builder gains as many coins or gems as there are search symbols in their active party and on their cards, possibly none.
   *[false] On a coin or gem location the builder gains as many coins or gems as there are search symbols in their active party, possibly none.
}
rule-NF-CAMP-5 = On a trade-route location a camp brings no coins or gems.
rule-NF-CAMP-6 = At most one camp is built in this way in a turn.

## Trade routes

rule-NF-ROUTE-1 = Each map has 8 trade-route locations, two for each of four goods: spices, spare parts, ichor stones and tea.
rule-NF-ROUTE-2 = A trade route is complete when camps stand on both its locations.
rule-NF-ROUTE-3 = If both camps are of one player, that player alone controls the route and scores its higher number.
rule-NF-ROUTE-4 = If they are of two players, both control the route and each scores its lower number.
rule-NF-ROUTE-5 = A route that is not complete scores nothing.
rule-NF-ROUTE-6 = The two numbers of each route are printed on the map.

## Artifacts

rule-NF-ARTIFACT-1 = To buy an artifact from one’s hand, one pays its food, coins, gems and faction tokens to the supply, in full.
rule-NF-ARTIFACT-2 = A faction symbol without a number costs 1 token of that colour.
rule-NF-ARTIFACT-3 = Only faction tokens pay such a price; adventurers and chiefs do not.
rule-NF-ARTIFACT-4 = An artifact that has been bought lies face up beside the player board, works from then on and scores its Journey Points.
rule-NF-ARTIFACT-5 = What an artifact requires must be there when it is bought, but is not spent.
rule-NF-ARTIFACT-6 = A flame with a negative number: this artifact is bought only with that reputation or a lower one.
rule-NF-ARTIFACT-7 = A flame with a positive number: this artifact is bought only with that reputation or a higher one.
rule-NF-ARTIFACT-8 = Artifacts can be discarded without penalty only when they are drawn, or at the Town Hall.
rule-NF-ARTIFACT-9 = Banners on artifacts count neither for chiefs nor for recruiting.
rule-NF-ARTIFACT-10 = An artifact that has been bought stays, even if what it requires is no longer there.

## Chiefs

rule-NF-CHIEF-1 = Each faction has one chief, to be had from the start.
rule-NF-CHIEF-2 = The first player with 4 banners of one colour at the same time gets its chief at once. Banners of adventurers, active or not, and of faction tokens count.
rule-NF-CHIEF-3 = A chief is never lost or taken away, even when the banners that earned it are spent.
rule-NF-CHIEF-4 = A chief counts as 1 banner of its colour for recruiting.
rule-NF-CHIEF-5 = A chief is no adventurer: it is never in the party and gives no symbols.
rule-NF-CHIEF-6 = A chief is worth 5 Journey Points.

## End and scoring

rule-NF-END-1 = { $long_game ->
    [on] { $long_game_trigger ->
        [14] The end begins when a player places their 14th tent, wherever it is. If nobody does, the game ends after round { $max_rounds } and is scored as usual.
       *[16] The end begins when a player places their 16th tent, wherever it is. If nobody does, the game ends after round { $max_rounds } and is scored as usual.
    }
   *[off] The end begins when a player places their 14th tent, wherever it is. If nobody does, the game ends after round { $max_rounds } and is scored as usual.
}
rule-NF-END-2 = The round is then finished, so that all have had the same number of turns, and the game is over: nothing is bought or played after it.
rule-NF-END-3 = Until then tents may still be placed, more of them from the supply if need be.
rule-NF-SCORE-1 = Each tent that was placed scores 1 Journey Point.
rule-NF-SCORE-2 = Complete trade routes score their higher number for one player alone, their lower number for each of two.
rule-NF-SCORE-3 = Artifacts that were bought score what is printed on them.
rule-NF-SCORE-4 = Threats and bosses that were beaten score what is printed on them.
rule-NF-SCORE-5 = Each artifact left in hand costs 1 Journey Point.
rule-NF-SCORE-6 = Artifacts that were bought, treasures and world cards score the bonuses printed on them.
rule-NF-SCORE-7 = Coins and gems, counted together, score 1 Journey Point for every 2.
rule-NF-SCORE-8 = Each faction token scores 1 Journey Point.
rule-NF-SCORE-9 = Each chief scores 5 Journey Points.
rule-NF-SCORE-10 = Adventurers and food score nothing by themselves.
rule-NF-SCORE-11 = { $long_game ->
    [on] Whoever has placed all 16 tents of the player board scores 2 Journey Points.
   *[off] Whoever has placed all 14 tents of the player board scores 2 Journey Points.
}
rule-NF-SCORE-12 = Whoever has 3 treasures, each with a pack animal to carry it, scores 5 Journey Points.
rule-NF-SCORE-13 = { $reputation_points ->
    [from_4] A reputation of 4 or 5 scores 2 Journey Points, 6 or 7 scores 3, 8 or 9 scores 4, 10 or 11 scores 5 and 12 scores 6; below 4 it scores nothing. Only the level that was reached counts.
   *[from_2] A reputation of 2 or 3 scores 1 Journey Point, 4 or 5 scores 2, 6 or 7 scores 3, 8 or 9 scores 4, 10 or 11 scores 5 and 12 scores 6. Only the level that was reached counts.
}
rule-NF-SCORE-14 = On the dusk side of the town a negative reputation costs nothing.
rule-NF-SCORE-15 = The player with the most Journey Points wins; a total may be negative.
rule-NF-SCORE-16 = Among tied players, one whose card wins ties comes before anything else; several such cards cancel each other.
rule-NF-SCORE-17 = If players are still tied, the higher reputation wins.
rule-NF-SCORE-18 = If players are still tied, the most coins and gems together win.
rule-NF-SCORE-19 = Ties are settled strictly in this order: a card, reputation, coins and gems. Players tied after that win together.

## First Adventure

rule-NF-FIRST-1 = A First Adventure is played on map 1, with the quests of that map.
rule-NF-FIRST-2 = A First Adventure has no keywords, side quests, experience, talents, character quests or arcade cards.
rule-NF-FIRST-3 = A First Adventure uses the dusk side of the town.

## Campaign mode

rule-NF-CAMPAIGN-1 = { $extra_stories ->
    [on] With extra stories a campaign is 7 games, on the maps 2 to 11 without three of them, in ascending order.
   *[off] A campaign is 10 games, on the maps 2 to 11 in ascending order.
}
rule-NF-CAMPAIGN-2 = In a series everybody keeps the same character in all games, and nobody else can take it.
rule-NF-CAMPAIGN-3 = A campaign uses map quests and side quests, not the quests of the characters.
rule-NF-CAMPAIGN-4 = Everybody begins a campaign with 1 experience point.
rule-NF-CAMPAIGN-5 = { $campaign_rows ->
    [5] Each quest attempted, won or lost, fills one quest box of the character card, row by row from the top. The card has 5 rows of 3 boxes.
    [7] Each quest attempted, won or lost, fills one quest box of the character card, row by row from the top. The card has 7 rows of 3 boxes.
   *[10] Each quest attempted, won or lost, fills one quest box of the character card, row by row from the top. The card has 10 rows of 3 boxes.
}
rule-NF-CAMPAIGN-6 = Each full row of 3 quest boxes gives 1 experience point, at once.
rule-NF-CAMPAIGN-7 = A side quest that a reward names, as Q2, is noted on the character card; any number of them may be waiting.
rule-NF-CAMPAIGN-8 = { $side_quest_order ->
    [fifo] While side quests are noted, the next quest attempted, wherever it is, is the side quest that was noted first, instead of the quest of the map.
   *[owner] While side quests are noted, the next quest attempted, wherever it is, is one of them of the player’s choice, instead of the quest of the map.
}
rule-NF-CAMPAIGN-9 = { $side_quest_retry ->
    [true] A side quest is crossed out once it has succeeded; after a failure it stays noted.
   *[false] A side quest is crossed out once it has been attempted, won or lost.
}
rule-NF-CAMPAIGN-10 = The numbers of side quests begin with Q.
rule-NF-CAMPAIGN-11 = After each game everybody’s Journey Points are recorded; a game that one misses counts 0.
rule-NF-CAMPAIGN-12 = After map 11 the Journey Points of all games are added. The highest total is the champion; equals share the title.
rule-NF-CAMPAIGN-13 = { $campaign_rows ->
    [5] Whoever has filled all 15 quest boxes of their card gains 7 Journey Points at the end of the game on map 11.
    [7] Whoever has filled all 21 quest boxes of their card gains 7 Journey Points at the end of the game on map 11.
   *[10] Whoever has filled all 30 quest boxes of their card gains 7 Journey Points at the end of the game on map 11.
}
rule-NF-CAMPAIGN-14 = Experience, talents, keywords, quest boxes, side quests that are waiting and recorded points pass from game to game; everything else starts anew.
rule-NF-CAMPAIGN-15 = When all quest boxes are full, quests still give rewards, but no box and no experience.

## Character mode

rule-NF-CHARMODE-1 = { $repeat_maps ->
    [true] Games are played on maps from 2 to 10, the same map again if the table likes, until every character has completed 8 quests; then comes one last game on map 11.
   *[false] Games are played on maps from 2 to 10, none twice before all have been used, until every character has completed 8 quests; then comes one last game on map 11.
}
rule-NF-CHARMODE-2 = In Character mode everybody keeps the same character in all games.
rule-NF-CHARMODE-3 = Every quest attempted is the next one of the player’s own character; the token on the map only shows where a quest may be attempted.
rule-NF-CHARMODE-4 = The first quest is the one printed first on the character card, as A1.
rule-NF-CHARMODE-5 = Each quest names the next one, according to the choice that was made, and it is noted on the card.
rule-NF-CHARMODE-6 = On failure there is no reward, but the reaction is read, the next quest is noted and the experience is gained.
rule-NF-CHARMODE-7 = Everybody begins with 1 experience point, and each character quest, won or lost, gives another.
rule-NF-CHARMODE-8 = The quests 9 and 10 of a character are attempted only on map 11.
rule-NF-CHARMODE-9 = A player who has completed 8 quests draws an arcade card for every further quest until map 11 is played; on map 11 that holds after the tenth quest.
rule-NF-CHARMODE-10 = In Character mode an arcade card gives its rewards, but no experience.
rule-NF-CHARMODE-11 = Whoever has completed all 10 quests of their character, won or lost, gains 7 Journey Points at the end of the game on map 11; a number that is only noted does not count.
rule-NF-CHARMODE-12 = The Journey Points of all games are recorded and added. The highest total is the champion; equals share the title.

## Arcade mode

rule-NF-ARCADE-1 = Arcade mode is a single game on any map. Arcade cards take the place of the storybook, and there is no experience, talent, keyword or side quest.
rule-NF-ARCADE-2 = For a quest the player to the left draws an arcade card and reads its title, its two choices and their difficulties.
rule-NF-ARCADE-3 = The active player announces a choice, rolls, adds hands or swords, and may spend hearts.
rule-NF-ARCADE-4 = On success the reward is gained, and with 2 or more above the difficulty the bonus as well.
rule-NF-ARCADE-5 = On failure nothing is gained.
rule-NF-ARCADE-6 = In any case the arcade card is discarded and the quest token removed.

## Experience and talents

rule-NF-XP-1 = { $talents_before_first_game ->
    [false] Between two games of a series everybody may buy talents with experience points; before the first game there are none.
   *[true] Before each game of a series, the first one included, everybody may buy talents with experience points.
}
rule-NF-XP-2 = Experience that is spent is gone for good, the rest is kept. A talent must be paid in full.
rule-NF-XP-3 = A talent that has been bought holds for its owner in all games to come; nobody buys the same talent twice.
rule-NF-XP-4 = Experience that was earned and experience that was spent are noted apart.
rule-NF-TALENT-01 = Bounty Hunter, 3 experience: at a threat one may fight any threat card that is left, instead of the top one.
rule-NF-TALENT-02 = Bribery, 2 experience: for 1 coin to the supply one visits an occupied building without a duel.
rule-NF-TALENT-03 = Cooking, 3 experience: one begins each game with 2 more food.
rule-NF-TALENT-04 = Fishing, 1 experience: one begins each game with 1 more food.
rule-NF-TALENT-05 = Gem Trading, 2 experience: gems may be paid as coins, in any mix that one has, but not coins as gems.
rule-NF-TALENT-06 = Legend, 3 experience: up to 3 artifacts left in hand cost nothing at the end.
rule-NF-TALENT-07 = Martial Arts, 2 experience: 1 more on duel rolls, in attack and defence, on top of anything else.
rule-NF-TALENT-08 = Meditation, 4 experience: food may be spent as hearts on rolls, passing and camps, in any mix that one has, but not hearts as food.
rule-NF-TALENT-09 = Pack-Bird Breeding, 3 experience: with at least 2 pack animals one gains 1 coin on visiting the Stables; and during one’s own turn pack animals may be returned for 2 hearts each. Such abilities are used only by their owner, when they can be paid.
rule-NF-TALENT-10 = Persuasion, 2 experience: on visiting the General Store one draws 1 more artifact, to be kept or discarded.
rule-NF-TALENT-11 = Piano Playing, 4 experience: 1 food on visiting the Saloon.
rule-NF-TALENT-12 = { $politician_immediate ->
    [false] Politician, 3 experience: one visits the Town Hall even if it is occupied, and may buy one talent there each visit, which holds from the next game on.
   *[true] Politician, 3 experience: one visits the Town Hall even if it is occupied, and may buy one talent there each visit, which holds at once.
}
rule-NF-TALENT-13 = Potion Making, 2 experience: 1 food on visiting the Mystic Hut.
rule-NF-TALENT-14 = { $borrow_over_three ->
    [false] Borrowing, 3 experience: one may have 1 treasure without a pack animal, but never more than 3 in all; it does not count for the points of three treasures.
   *[true] Borrowing, 3 experience: one may have 1 treasure without a pack animal, even as a fourth; it does not count for the points of three treasures.
}
rule-NF-TALENT-15 = { $hearts_on_spelunking ->
    [false] Spelunking, 4 experience: on visiting the Mine a die is rolled, and 4 to 6 gives 1 gem. Hearts cannot raise this die.
   *[true] Spelunking, 4 experience: on visiting the Mine a die is rolled, and 4 or more gives 1 gem. Hearts may raise this die.
}
rule-NF-TALENT-16 = { $storytelling_ties ->
    [true] Storytelling, 3 experience: 2 Journey Points at the end for the highest reputation, even if others have as much.
   *[false] Storytelling, 3 experience: 2 Journey Points at the end for the highest reputation; a tie gives nothing.
}
rule-NF-TALENT-17 = Taunting, 2 experience: 1 more on duel rolls, in attack and defence, on top of anything else.
rule-NF-TALENT-18 = Treasure Hunter, 3 experience: after the draft one draws 2 more artifacts, from the decks that one announces, each to be kept or discarded.

## Some artifacts

rule-NF-CARD-A01 = Ancient Compass: 4 Journey Points at the end for the most coins; a tie gives nothing.
rule-NF-CARD-A02 = Starry Cloak: 1 Journey Point at the end for each blue adventurer; the blue chief and blue tokens do not count.
rule-NF-CARD-A03 = Dice Game: 1 Journey Point at the end for each green adventurer; the green chief and green tokens do not count.
rule-NF-CARD-A04 = Scroll of Legend: 1 Journey Point at the end for each red adventurer; the red chief and red tokens do not count.
rule-NF-CARD-A05 = Unearthed Treaty: 1 Journey Point at the end for each yellow adventurer; the yellow chief and yellow tokens do not count.
rule-NF-CARD-A06 = Cooking Spices: in each move one empty location is passed for nothing.
rule-NF-CARD-A07 = { $crown_on_pass ->
    [true] Crown of Cruelty: at every location that its owner’s pawn enters, each other player there gives the owner 1 coin, if they have one.
   *[false] Crown of Cruelty: at the location where its owner’s move ends, each other player there gives the owner 1 coin, if they have one.
}
rule-NF-CARD-A08 = { $crown_on_pass ->
    [true] Nightmare Amulet: at every location that its owner’s pawn enters, each other player there gives the owner 1 coin, if they have one.
   *[false] Nightmare Amulet: at the location where its owner’s move ends, each other player there gives the owner 1 coin, if they have one.
}
rule-NF-CARD-A09 = Goods Wagon: in each trade at the Town Hall, what is paid is worth 1 more.
rule-NF-CARD-A10 = Jade Flute: 2 food on visiting the Stables, before or after buying a pack animal; none need be bought.
rule-NF-CARD-A11 = Lockpicking Kit: 1 coin from the supply for a duel won in one’s own turn.
rule-NF-CARD-A12 = Gold Magnet: 1 coin from the supply on visiting the Mine.
rule-NF-CARD-A13 = Mercenary Contract: when it is bought, a tent is placed on any empty location of the map at once, and brings coins or gems as a camp does. A quest token there stays, and no quest is attempted.
rule-NF-CARD-A14 = Merchant’s Coat: at the Town Hall one may trade twice in a visit; each trade stands by itself.
rule-NF-CARD-A15 = { $merchant_contract_slots ->
    [one] Merchant Contract: one adventurer may stand in the slot of another faction, beside one of the same faction if need be; the party still has at most four members.
   *[any] Merchant Contract: adventurers may stand in slots of other factions, several of one faction too; the party still has at most four members.
}
rule-NF-CARD-A16 = Mirror Hat: it ignores threats as a shield does.
rule-NF-CARD-A17 = Collector’s Cleaver: it is bought with a reputation of −4 or lower, is worth 7 Journey Points, ignores threats and gives 1 sword.

## Some treasures

rule-NF-CARD-T01 = Generosity Contract: 4 Journey Points at the end for the highest reputation, 2 if tied for it, 2 for the second highest, nothing if tied for second.
rule-NF-CARD-T02 = Coin Purse: 2 Journey Points at the end for the most coins; a tie gives nothing.
rule-NF-CARD-T03 = { $defender_aids ->
    [false] Fire Bomb: discarded for 4 more on a combat roll, in a duel that one has started, against a threat or boss, or in a quest.
   *[true] Fire Bomb: discarded for 4 more on a combat roll, in a duel on either side, against a threat or boss, or in a quest.
}
rule-NF-CARD-T04 = Noose: 1 food on visiting the Mystic Hut, by day too, however many cards are drawn.
rule-NF-CARD-T05 = Old Journal: on visiting the Mystic Hut one artifact is drawn and kept or discarded; later it can be discarded only at the Town Hall.
rule-NF-CARD-T06 = Ancient Recipe: 2 Journey Points at the end for the most food; a tie gives nothing.
rule-NF-CARD-T07 = Old Shovel: a camp on a coin or gem location brings one more coin or gem, on top of the rest.
rule-NF-CARD-T08 = Rusty Bell: on visiting the Mine its owner may also use the action of the Saloon at its prices, before or after digging.
rule-NF-CARD-T09 = { $day_hut_commit ->
    [false] Without room for it, one decides whether to replace a treasure before the new one is seen; only in the Mystic Hut by day one sees the cards first.
   *[true] Without room for it, one decides whether to replace a treasure before the new one is seen.
}
rule-NF-CARD-T10 = { $borrow_over_three ->
    [false] Nobody ever has more than 3 treasures.
   *[true] Nobody ever has more than 3 treasures, except a fourth by Borrowing.
}

## The town by day

rule-NF-DAYTOWN-1 = { $mode ->
    [first] A First Adventure always uses the dusk side of the town.
   *[other] { $town_side ->
        [day] This game uses the day side of the town: the rules of the dusk side hold, with the changes of the day.
       *[dusk] This game uses the dusk side of the town; the changes of the day side do not apply.
    }
}
rule-NF-DAYTOWN-2 = By day a visitor to the Stables may gain a pack bird for 1 food, or a pack turtle for 1 gem.
rule-NF-DAYTOWN-3 = A turtle takes the slot of a pack animal; birds and turtles together are at most 3.
rule-NF-DAYTOWN-4 = A turtle adds 1 to movement.
rule-NF-DAYTOWN-5 = Each turtle lets its owner pass one empty location for nothing in each move.
rule-NF-DAYTOWN-6 = Like a bird, a turtle carries one treasure and may be returned to pass a threat.
rule-NF-DAYTOWN-7 = For Pack-Bird Breeding birds and turtles count alike.
rule-NF-DAYTOWN-8 = { $day_hut_commit ->
    [false] By day a visitor of the Mystic Hut who can carry a treasure draws 3 treasures and may keep one of them; the others are discarded. Without room, one discards a treasure after seeing the 3.
   *[true] By day a visitor of the Mystic Hut who can carry a treasure draws 3 treasures and may keep one of them; the others are discarded. Without room, one first discards a treasure unseen, or draws nothing.
}
rule-NF-DAYTOWN-9 = By day digging a number with a reputation symbol also gains 1 reputation.
rule-NF-DAYTOWN-10 = By day a reputation of −3 or −4 costs 1 Journey Point at the end, −5 or −6 costs 2.
rule-NF-DAYTOWN-11 = By day a player who goes to jail after a lost duel gains 1 food.

## Maps

rule-NF-MAP-01 = Map 1, Glogo Caverns, has no rule of its own.
rule-NF-MAP-02 = Map 2, Broken Plains, has no rule of its own.
rule-NF-MAP-03 = Map 3, Crimson Forest, has no rule of its own.
rule-NF-MAP-04 = Map 4, Meteor Mountain, has no rule of its own.
rule-NF-MAP-05 = { $toxic_blocks ->
    [true] Map 5, Toxic Desert: whoever arrives on or passes a location with water loses 1 heart, and without a heart cannot go there.
   *[false] Map 5, Toxic Desert: whoever arrives on or passes a location with water loses 1 heart, if they have one.
}
rule-NF-MAP-06 = Map 6, Cloudy Valley, has no rule of its own.
rule-NF-MAP-07 = Map 7, Dried Sea, has no rule of its own.
rule-NF-MAP-08 = Map 8, Fire Delta, has no rule of its own.
rule-NF-MAP-09 = Map 9, Rocktooth Isles, has no rule of its own.
rule-NF-MAP-10 = Map 10, Mammoth Jungle: whoever has no camp on any location with a mammoth at the end loses 8 Journey Points, once.
rule-NF-MAP-11 = Map 11, The Last Ruin: in Campaign mode the bosses are there; other modes have no rule of their own on it.

## Bosses

rule-NF-BOSS-1 = In a campaign on map 11 the bosses lie face up beside the board: all 4 with four players, without Zag the Treasure Hunter with three, without Zag and Captain Shreya with two.
rule-NF-BOSS-2 = At an active threat symbol a player may fight a boss that is left instead of the threat.
rule-NF-BOSS-3 = A boss is fought like a threat, and losing has the same consequences.
rule-NF-BOSS-4 = Whoever beats a boss takes the card and places their next tent on it.
rule-NF-BOSS-5 = A boss that was beaten scores the Journey Points printed on it.
rule-NF-BOSS-6 = When a boss is beaten, the paragraph named on the card is read at once.
rule-NF-BOSS-7 = If any boss is left at the end of the game, all players lose.
rule-NF-BOSS-8 = After such a defeat the game may be played again until it succeeds; nothing of the lost one is recorded.
rule-NF-BOSS-9 = If a lost game on map 11 is not played again, the campaign is lost and has no champion.

## Variants and joining later

rule-NF-VARIANT-1 = { $long_game ->
    [on] Long game: each player has 2 extra tents in front of the top row, which are placed before the other 14.
   *[off] This is not a long game: nobody has extra tents.
}
rule-NF-VARIANT-2 = The extra tents of a long game cover no symbol.
rule-NF-VARIANT-3 = { $extra_stories ->
    [on] Extra stories: 4 quest tokens per player are placed, 8, 12 or 16 with 2, 3 or 4 players.
   *[off] This game has no extra stories: 3 quest tokens per player and 1 more are placed.
}
rule-NF-VARIANT-4 = { $extra_stories ->
    [on] With extra stories a campaign leaves out three maps and has 7 games; this one leaves out { $maps_left_out }.
   *[off] Only a campaign with extra stories leaves out three maps, here { $maps_left_out }, and has 7 games.
}
rule-NF-VARIANT-5 = With extra stories, two games before map 11 will often do in Character mode; nothing limits them.
rule-NF-PLATYPUS-1 = { $platypus ->
    [on] Only the player who came last in the game before may take the platypus instead of a dog or cat.
   *[off] The platypus is not used: everybody takes a dog or a cat.
}
rule-NF-PLATYPUS-2 = In all else the platypus is a pet like the others.
rule-NF-JOIN-1 = { $join_credit ->
    [row] Whoever joins a campaign later takes a new character with 1 experience point, and for each game missed fills a whole row of quest boxes, which gives 1 more.
   *[box] Whoever joins a campaign later takes a new character with 1 experience point, and for each game missed fills one quest box, with 1 more for each full row.
}
rule-NF-JOIN-2 = Whoever joins later may buy talents before their first game.
rule-NF-JOIN-3 = In Character mode whoever joins later has no extra experience and completes 8 quests like everybody; it is better not to join late in this mode.
rule-NF-JOIN-4 = Meanwhile characters who have completed 8 quests use arcade cards, until all have completed theirs.

## Not part of this game

rule-NF-AB-1 = Not part of this game: taking its adventurers into Above and Below, where four lie on the villager spaces with their other side up.
rule-NF-AB-2 = Not part of this game: in Above and Below they are trained for the coins on the token, bring their own bed and give their lanterns without a roll.
rule-NF-AB-3 = Not part of this game: in Above and Below each pair of bread and bacon on them is worth 5 points.
