### The 7th Continent: who comes and goes, the clues, what some tables choose for themselves, and their house rules.

## Questions

step-clues = Which curses do you set out to lift?
step-clues-proposal = Do you agree to these clues?
step-leaving = For how long do you leave?
step-pairs = How many pairs of half stars count?
step-provide = Which cards provide a resource?
step-pay = Which experience card do you spend?
step-learner = Who receives the skill?
step-at-taking = Do you apply an effect to this card?

## Moves

move-clues = Set out against { $en0 }{ $en1 ->
    [none] {""}
   *[other] , { $en1 }
}{ $en2 ->
    [none] {""}
   *[other] , { $en2 }
}{ $en3 ->
    [none] {""}
   *[other] , { $en3 }
}{ $line_en ->
    [none] {""}
   *[other] {": "}{ $line_en }
}{ $set ->
    [0] {""}
   *[other] {" "}(choice { $set })
}
move-depart = Leave the table
move-pause = Leave for a while
move-quit = Leave for good
move-come = { $person_en ->
    [none] Player { $player } joins
   *[other] { $person_en } comes back
}
move-pair = { $halves ->
    [0] Count no pair (0)
    [one] Count { $halves } pair
   *[other] Count { $halves } pairs
}
move-hint = Read the hint to { the-card }, for two cards

## Events

event-clue = You set out against { the-card }.
event-left = { $who ->
    [you] You leave for a while.
   *[other] { $name } leaves for a while.
}
event-came = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
event-unseen = A card { $n } is banished, and nobody sees it.
event-paired = { $n ->
    [0] No pair of half stars counts.
    [one] { $n } pair of half stars counts.
   *[other] { $n } pairs of half stars count.
}
event-relinked = { the-card } is at { the-place } now.
event-decided = { $who ->
    [you] You choose on the page.
   *[other] { $name } chooses on the page.
}
event-shelved = { the-card } finds no place on the table, and waits.
event-withdrawn = { $who ->
    [you] Those who take part cannot do it: you announce another action.
   *[other] Those who take part cannot do it: { $name } announces another action.
}

## The table

unseen = Banished unseen: card { $number }

## House rules

option-pairing = How half stars make pairs.
option-pairing-max = as many as can be
option-pairing-choose = as many as the active player says
option-board_limit = How many places the table has.
option-board_limit-none = as many as it takes
option-board_limit-9 = 9
option-board_limit-12 = 12
option-board_limit-16 = 16
option-board_limit-20 = 20
option-board_limit-25 = 25
option-board_limit-30 = 30
option-xp_zone = Where cards with experience points are kept.
option-xp_zone-satchel = under the Satchel
option-xp_zone-hand = in hand, as bonuses
option-xp_target = Where an advanced skill goes.
option-xp_target-deck = into the Action Deck
option-xp_target-hand = into a hand
option-xp_target-discard = to the Discard
option-auto_reduce = Whether reductions that cost nothing are applied by themselves.
option-auto_reduce-on = yes
option-auto_reduce-off = no, each is asked
option-practice = Practice: take back anything.
option-practice-off = no
option-practice-on = yes, whatever a decision showed
