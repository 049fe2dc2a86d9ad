### Roam: what lies on the table.

status = { $phase ->
    [setup] Set-up
    [over] The game is over
    [last] Last round
    [stalling] Round { $round }: unless a card is won, the game ends { $left ->
        [one] with this round
       *[other] in { $left } rounds
    }
   *[round] Round { $round }
}

table = Table
deck = Deck
deck-hint = The lands still to be charted. Its top card is seen by all; what lies below is not.
top = Next land
top-hint = The top card of the deck: it takes the place of the next card that leaves the map.
top-square-hint = { $coins ->
    [0] A square without a coin.
    [one] A square with 1 coin.
   *[other] A square with { $coins } coins.
}
pile = Artifacts
pile-hint = Artifacts still to come, face down.
market = Market
price = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
map = Map
slot = { $slot ->
    [nw] North-west land
    [n] North land
    [ne] North-east land
    [sw] South-west land
    [s] South land
   *[se] South-east land
}
slot-hint = When all six squares are taken, whoever has the most markers here wins the card: its character joins the band.
slot-vacant-hint = The deck is empty: nothing can be laid here any more.
square = { $square }
square-hint = { $coins ->
    [0] A square of the map.
    [one] Whoever lays a marker here takes 1 coin.
   *[other] Whoever lays a marker here takes { $coins } coins.
}
marker = Marker
marker-hint = It stays until its land is complete.
outpost = Outpost
outpost-hint = 3 points for whoever first surrounds another player’s marker on all eight sides.
first-player = First player
first-player-hint = Begins every round.

shape = Shape to lay
characters = Characters: { $cards }
artifacts = Artifacts
count-points = { $value ->
    [one] point
   *[other] points
}
count-points-hint = Points of characters and artifacts, ready or not.
count-coins = { $value ->
    [one] coin
   *[other] coins
}
count-coins-hint = Coins pay for optional squares, early rests, artifacts and auctions.
count-supply = { $value ->
    [one] marker
   *[other] markers
}
count-supply-hint = Markers still in hand, of 24.

ability-name = { $ability ->
    [coin] { ability-coin }
    [slide] { ability-slide }
    [rotate] { ability-rotate }
    [free] { ability-free }
    [flip] { ability-flip }
   *[replace] { ability-replace }
}
artifact = { ability-name }: { the-tile }
ability-coin-hint = Turn this artifact face down to gain 1 coin, at any time during your turn.
ability-slide-hint = Turn this artifact face down to move any marker to a vacant square beside it. Nobody gains coins by it.
ability-rotate-hint = Turn this artifact face down to lay a shape with a quarter turn.
ability-free-hint = Turn this artifact face down to fill an optional square without paying.
ability-flip-hint = Turn this artifact face down to turn one of your characters over.
ability-replace-hint = Turn this artifact face down to put one of your markers in the place of another player’s under your shape.

auction = Auction for the land in { the-slot }
highest-bid = highest bid
leader = Highest bidder
bidder = Bidder
still-to-bid = Still to bid

bid = Your bid
bid-hint = { $highest ->
    [none] Nobody has bid yet
   *[other] The highest bid is { $highest }
}; you have { some-coins }.
quick-bid-least = Bid { $coins }
quick-bid-sure = Bid { $coins }: nobody can outbid you
button-turn = { $turning ->
    [right] Turn right
    [left] Turn left
   *[half] Turn half round
}
button-side = { $side ->
    [south] South
    [west] West
    [north] North
   *[east] East
}

preview = { $markers ->
    [0] No marker finds room
    [one] 1 marker
   *[other] { $markers } markers
}{ $coins ->
    [0] {""}
    [one] {", "}1 coin
   *[other] {", "}{ $coins } coins
}{ $completed ->
    [0] {""}
    [one] {", "}completes a land
   *[other] {", "}completes { $completed } lands
}{"; "}ringed square on { $square }

sheet = Score sheet
sheet-cards = Characters
sheet-tiles = Artifacts
sheet-outpost = Outpost
sheet-total = Total
