### The 7th Continent: what lies on the table.

status = { $phase ->
    [setup] Set-up
    [won] The curse is lifted
    [lost] The curse has won
   *[turn] Turn { $turn } · Action Deck { $cards }{ $lifted ->
        [0] {""}
       *[other] , { $lifted } lifted
    }
}
name = { $en }
card-hint = { $type ->
    [terrain] Terrain
    [permanent] Permanent event
    [temporary] Temporary event
    [state] State
    [bonus] Bonus
    [object] Object
    [quest] Quest item
    [skill] Skill
    [curse] Curse
    [character] Character
   *[clue] Clue
}{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
}

## The Board

board = Board, sheet { $sheet }
fog = { $lies ->
    [none] Fog
   *[other] Fog { the-side }
}
fog-hint = { $zone ->
    [none] What lies here nobody knows before it is explored.
   *[other] Zone { $zone }. What lies here nobody knows before it is explored.
}
open-place = Nothing lies here yet
camp-fire = Camp fire
here = Around you
here-hint = The terrain where whoever decides stands, and the events linked to it.
elsewhere = Elsewhere on the Board
resolving = Being resolved

## Decks

supply = Decks
deck = Action Deck
deck-hint = Its cards are known, their order is not.
top = On top of the deck
discard = Discard
discard-hint = { $closed ->
    [0] Open to all while there is an Action Deck.
   *[other] Face down now: a curse drawn from it is the end.
}
past = Past
past-hint = Used cards; they come back into their decks.
banished = Banished
banished-hint = Out of this game.
adventure = Adventure Deck
zone = Fog of zone { $zone }
camps = Camps
since-camp = Actions since the last camp
wrong-tries = Wrong numbers: { $en }
satchel = Satchel & Journal
satchel-hint = Quest items; everybody may use them.
drawn = { $outcome ->
    [1] Drawn: success
    [2] Drawn: failure
   *[other] Drawn cards
}{ $risked ->
    [0] {""}
   *[other] , { $risked } from the Discard
}{ $mandatory ->
    [0] {""}
   *[other] {" "}(mandatory)
}

## Cards

stars = Stars
half-left = Left half
half-right = Right half
seven = Seven
seven-stars = Seven-stars
resistance = Resistance
price = Experience needed
experience = Experience
energy-loss = Energy loss
forbidden = No fire, craft or rest
obstacle = Obstacle
keyword = { $keyword ->
    [will] will
    [eye] eye
    [hand] hand
    [breath] breath
    [blade] blade
    [water] water
    [view] view
    [missing] missing
    [food] food
    [companion] companion
   *[other] { $keyword }
}
resource = { $resource ->
    [wood] Wood
    [stone] Stone
    [foliage] Foliage
    [vine] Vine
    [bamboo] Bamboo
    [bone] Bone
    [poison] Poison
   *[fire] Fire
}
material = with { resource-word }
cost-cards = Cards to draw
successes-needed = Successes needed
stars-of = { $had ->
    [one] { $had } star
   *[other] { $had } stars
} of { $needed }
successes-had = Successes
sevens-had = Sevens
keeps = Skills to keep
cancels = cancels { $state ->
    [paranoid] Paranoid
    [wounded] Wounded
    [frozen] Frozen
    [famished] Famished
    [feverish] Feverish
    [exhausted] Exhausted
    [poisoned] Poisoned
    [terrified] Terrified
   *[other] { $state }
}
forbids = { $what ->
    [part] no taking part
    [help] no help
    [camp] no camp
   *[icons] forbids these actions
}
pays = { $what ->
    [discard] discard this card
    [lose] lose cards
    [damage] damage this object
    [banish] banish this card
    [return] return this card
   *[other] at a price
}
act-words = { $en ->
    [none] {""}
   *[other] { $en }{" "}
}{ $kind ->
    [all] Everybody must take part.{" "}
    [locked] Locked: the cost is as printed.{" "}
   *[none] { $use ->
        [0] {""}
       *[other] One use of the object.{" "}
    }
}{ $yes_one ->
    [none] {""}
   *[other] ✓ { yes-one }{ $yes_two ->
        [none] {""}
       *[other] , { yes-two }
    }
}{ $no_one ->
    [none] {""}
   *[other] {" "}✗ { no-one }{ $no_two ->
        [none] {""}
       *[other] , { no-two }
    }
}
closed = Not now: { $why ->
    [everybody] everybody must take part, and somebody cannot.
    [done] it has been done here already.
    [forbidden] the forbidden icon of this terrain.
    [card] a card in a hand forbids it.
    [nowhere] no other terrain can be reached.
    [no-side] there is no way to another side.
    [cost] too few cards are left to draw.
    [taken] there is nothing of it left to take.
    [thing] something is needed that none of you has.
    [fire] it needs a fire here.
    [resource] a resource is missing here.
   *[prerequisite] what it asks for is missing.
}
choice-cost = { $who ->
    [each] for each,{" "}
   *[one] {""}
}{ $what ->
    [lose] lose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    [damage] damage { $number }
   *[loss] energy loss
}
yes-one = { $yes_one ->
    [take] card { $yes_one_n }
    [recover] recover { $yes_one_n }
    [recover-drawn] recover { $yes_one_n }, at most as many as were drawn
    [lose] lose { $yes_one_n }
    [lose-each] lose { $yes_one_n } for each of you
    [lose-others] lose { $yes_one_n } for each of the others
    [damage] damage { $yes_one_n }
    [repair] repair { $yes_one_n }
    [peek] look at { $yes_one_n }
    [skill] { $yes_one_n } to hand
    [gold] the place changes
    [board] a new Board
    [fire] a fire burns
    [object] you have the object
    [heal] a state leaves you
    [xp] spend experience
    [choice] a choice
    [chance] by chance
    [move] you go there
    [explore] the card is turned
    [free] the way is open
    [loss] energy loss
    [lift] a curse is lifted
    [end] your adventure ends
   *[other] something happens
}
yes-two = { $yes_two ->
    [take] card { $yes_two_n }
    [recover] recover { $yes_two_n }
    [recover-drawn] recover { $yes_two_n }, at most as many as were drawn
    [lose] lose { $yes_two_n }
    [lose-each] lose { $yes_two_n } for each of you
    [lose-others] lose { $yes_two_n } for each of the others
    [damage] damage { $yes_two_n }
    [repair] repair { $yes_two_n }
    [peek] look at { $yes_two_n }
    [skill] { $yes_two_n } to hand
    [gold] the place changes
    [board] a new Board
    [fire] a fire burns
    [object] you have the object
    [heal] a state leaves you
    [xp] spend experience
    [choice] a choice
    [chance] by chance
    [move] you go there
    [explore] the card is turned
    [free] the way is open
    [loss] energy loss
    [lift] a curse is lifted
    [end] your adventure ends
   *[other] something happens
}
no-one = { $no_one ->
    [take] card { $no_one_n }
    [recover] recover { $no_one_n }
    [recover-drawn] recover { $no_one_n }, at most as many as were drawn
    [lose] lose { $no_one_n }
    [lose-each] lose { $no_one_n } for each of you
    [lose-others] lose { $no_one_n } for each of the others
    [damage] damage { $no_one_n }
    [repair] repair { $no_one_n }
    [peek] look at { $no_one_n }
    [skill] { $no_one_n } to hand
    [gold] the place changes
    [board] a new Board
    [fire] a fire burns
    [object] you have the object
    [heal] a state leaves you
    [xp] spend experience
    [choice] a choice
    [chance] by chance
    [move] you go there
    [explore] the card is turned
    [free] the way is open
    [loss] energy loss
    [lift] a curse is lifted
    [end] your adventure ends
   *[other] something happens
}
no-two = { $no_two ->
    [take] card { $no_two_n }
    [recover] recover { $no_two_n }
    [recover-drawn] recover { $no_two_n }, at most as many as were drawn
    [lose] lose { $no_two_n }
    [lose-each] lose { $no_two_n } for each of you
    [lose-others] lose { $no_two_n } for each of the others
    [damage] damage { $no_two_n }
    [repair] repair { $no_two_n }
    [peek] look at { $no_two_n }
    [skill] { $no_two_n } to hand
    [gold] the place changes
    [board] a new Board
    [fire] a fire burns
    [object] you have the object
    [heal] a state leaves you
    [xp] spend experience
    [choice] a choice
    [chance] by chance
    [move] you go there
    [explore] the card is turned
    [free] the way is open
    [loss] energy loss
    [lift] a curse is lifted
    [end] your adventure ends
   *[other] something happens
}
any-icon = { $step ->
    [cost] Any action
    [result] Any action
   *[other] Effect
}
effect-when = { $trigger ->
    [camp] When camp is made
    [deck_empties] When the Action Deck runs out
    [terrain_placed] When a terrain comes into play
    [arrival] On arrival
    [action_end] When { $icons ->
        [0] an action
       *[other] such an action
    } { $result ->
        [success] succeeds
        [failure] fails
       *[any] is over
    }
    [state_gained] When a state is gained
    [turn_end] At the end of a turn
   *[none] { $step ->
        [cost] At the cost
        [result] At the result
        [acquire_state] When a state is revealed
        [take] When a card is taken
        [resource] When used, for its resources
       *[always] Always
    }
}{ $needs ->
    [fire] {", at a fire"}
    [resource] {", where there is "}{ resource-word }
    [keyword] {", on a terrain with: "}{ keyword }
    [no-keyword] {", on a terrain without: "}{ keyword }
    [together] {", if at least "}{ $together }{" act together"}
    [text] {", if its text allows"}
   *[none] {""}
}{ $yes_one ->
    [none] {""}
   *[other] : { yes-one }{ $yes_two ->
        [none] {""}
       *[other] , { yes-two }
    }
}.

## The action sheet

sheet-title = { icon }: { $en }
sheet-fog = { icon }: { the-place }
sheet-gone = { icon }
sheet-hint = { $forced ->
    [0] {""}
   *[other] It befalls you: there is no way around it.{" "}
}{ $step ->
    [offer] Whoever stands on the same terrain may take part.
    [accept] Help is offered.
    [must-join] One refusal, and the action is off.
    [objects] Each object used loses 1 resistance.
    [lower-cost] What lowers the cost is applied before anything is drawn.
    [materials] What lies here may replace cards.
    [trade] Those who act together may draw fewer cards, for as many successes more.
    [extra-cards] The more cards, the better the chance, and the thinner the deck.
   *[raise-successes] The cards are on the table: what else counts?
}{ $together ->
    [0] {""}
   *[other] {" "}If it fails, whoever leads it becomes paranoid, since you act together.
}
to-come = Added to the result
chance = Chance of success
risk = Risk of a deadly curse
preview-act = { cards-to-draw }, { successes-to-reach }: { $chance }%{ $risk ->
    [0] {""}
   *[other] {" "}(deadly curse { $risk }%)
}
preview-camp = The Board is put away but for the terrain where you stand, and the Past ({ $past ->
    [one] { $past } card
   *[other] { $past } cards
}) goes back into its decks. Hands, objects and the Action Deck stay.{ $answers ->
    [0] {""}
   *[other] {" "}Then it is the turn of: { $en }.
}
most-cards = Further cards at most
party = Taking part
used = Objects
effects = Effects
materials = Materials

## Players

states = States
person = Character{ $joins ->
    [0] {""}
   *[other] , taking part
}{ $passed ->
    [0] {""}
   *[other] , has passed
}{ $received ->
    [0] {""}
   *[other] , with a new card
}
hand = Hand
objects = Objects
object-hint = { $used ->
    [0] One thing under one die, which counts the uses left.
   *[other] In use for this action.
}

## Words

words = Words
choice = To choose from
page-head = The book
apply-card = Effect { $place } of { $en }
number = Number
number-hint = Three digits, as you counted them.
trade-label = Cards fewer
trade-hint = Each card fewer needs one success more.
quick-trade = { $cards ->
    [0] None
   *[other] { $cards }
}
extra-label = Further cards
extra-hint = Each further card leaves the Action Deck, too.{ $spared ->
    [0] {""}
    [one] {" "}The cost was lowered by { $spared }: with { $spared } further card you draw as many as are printed.
   *[other] {" "}The cost was lowered by { $spared }: with { $spared } further cards you draw as many as are printed.
}
quick-extra = { $risk ->
    [0] { extra-cards }: { $chance }%
   *[other] { extra-cards }: { $chance }%, deadly curse { $risk }%
}
extra-cards = { $cards ->
    [0] None
   *[other] +{ $cards }
}{ $printed ->
    [0] {""}
   *[other] {" "}(as printed)
}

## The end

sheet = Result
sheet-curses = Curses lifted
sheet-total = Total

## Pages

notebook = Read lately
page-read = Page { $page }
