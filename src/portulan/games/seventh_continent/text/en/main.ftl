### The 7th Continent: what is said of the game, its moves and its events.
### Titles of cards come with each sentence: nobody may read the title of a card that was not taken yet.

game-title = The 7th Continent
game-tagline = A land on no chart, a curse on each of you, and a deck of cards that is all the strength you have.

## Cards, people, objects, places

the-copy = { $copy ->
    [0] {""}
   *[other] {" "}(no. { $copy })
}
the-card = { $en ->
    [none] card { $card }
   *[other] { $en }{ the-copy }
}
the-object = { $en ->
    [none] object { $object }
   *[other] { $en }{ the-copy } (resistance { $strength })
}
the-other-object = { $other_en ->
    [none] object { $other }
   *[other] { $other_en } (resistance { $other_strength })
}
the-person = { $person_en ->
    [none] player { $player }
   *[other] { $person_en }
}
the-side = { $side ->
    [north] north of { $ground_en }
    [east] east of { $ground_en }
    [south] south of { $ground_en }
   *[west] west of { $ground_en }
}
the-place = { $lies ->
    [none] place { $cell }
    [fog] the fog { the-side }
    [open] the open ground { the-side }
   *[here] { $ground_en }
}
icon = { $icon ->
    [move] Move
    [snowshoe] Walk in snow
    [swim] Swim or sail
    [go_see] Go and see
    [pathfind] Look for a passage
    [spot] Keep watch
    [search] Search
    [craft] Craft
    [make_fire] Make fire
    [eat] Eat
    [take] Take
    [think] Think
    [decipher] Decipher
    [open] Open
    [hide] Hide
    [fight] Fight
    [hunt] Hunt
    [fish] Fish
    [climb] Climb
    [dig] Dig
    [orientate] Find your bearings
    [pull] Pull
    [balance] Balance
    [rest] Rest
    [heal] Heal
    [listen] Listen
    [play_music] Play music
    [offer] Offer
    [pray] Pray
   *[none] Act
}
cards-to-draw = { $cost ->
    [0] no card
    [one] { $cost } card
   *[other] { $cost } cards
}
successes-to-reach = { $difficulty ->
    [0] no success needed
    [one] { $difficulty } success
   *[other] { $difficulty } successes
}

## Questions

step-character = Who are you?
step-group = What does the group do next?
step-group-before = Do you make camp, enter a number you found, or see to what you carry?
step-consent = Do you agree?
step-action = Which action do you undertake?
step-destination = Where do you go?
step-offer = Do you take part in the action?
step-accept = Do you accept this help?
step-must-join = Everybody must take part in this action. Do you?
step-objects = Which of your objects do you use?
step-lower-cost = Which effects do you apply to the cost?
step-materials = Which materials do you use?
step-trade = How many cards fewer do you draw, for as many successes more?
step-extra-cards = How many cards do you draw beyond the cost?
step-raise-successes = Which effects do you apply to the result?
step-skill = Which of the skills do you keep?
step-receiver = Who receives the skill?
step-excess = Your hand is too full: which card do you discard?
step-choose-participant = Whom does it concern?
step-choose = What do you do?
step-places = Where does the terrain go?
step-pick = Which card?
step-to-hand = Which card do you take into your hand?
step-buy = Which advanced skill do you acquire?
step-flagged-box = Which card do you take?
step-flag-object = Do you use an object for its symbol?
step-hold = Who takes this card into hand?
step-cancel-state = Do you cancel this state?
step-recover-pick = Which card goes back into the Action Deck?
step-travel = Where do you go?
step-across = To which side do you cross?
step-stow = What becomes of this object?
step-drop = Which object do you abandon?
step-give = What do you give or exchange?
step-gift = Do you accept?
step-damage = Which object takes the damage?
step-repair = Which object is repaired?
step-excess-objects = You have too many objects: which one do you discard?
step-search = Which card do you examine?
step-fold = Which terrain do you put away?
step-enter-number = Which number have you found?
step-answer = Do you apply this effect?
step-join-at = Where does your figure join the others?
step-new-character = With whom do you go on?

## Moves

move-card = Card { $card }{ $en ->
    [none] {""}
   *[other] : { $en }
}
move-one-of = Possibility { $place }
move-be = Play { the-card }
move-active = { the-person } acts
move-give = Give or exchange an object
move-hand-over = Give { the-object } to { the-person }
move-swap = Exchange { the-object } for { the-other-object }
move-drop = Abandon an object
move-abandon = Abandon { the-object }
move-look = Enter a number that you found
move-search = Examine { the-card }
move-enter = Enter { $number }
move-camp = Make camp
move-clear-table = Put away terrains
move-fold = Put away { the-place }
move-agree = { $at ->
    [consent] { $proposed ->
        [camp] Agree to make camp
        [look] Agree to enter a number
        [clear-table] Agree to put away terrains
       *[active] Agree that { $person_en } acts
    }
    [gift] Accept the object
    [accept] Accept the help
   *[other] Agree
}
move-object = { $at ->
    [accept] Decline the help
    [gift] Decline
   *[other] Object
}
move-act = { $en ->
    [none] Action { $place } of card { $card }
   *[other] { icon } ({ cards-to-draw }, { successes-to-reach }), action { $place } of { the-card }
}
move-explore = Explore { the-place }
move-pass = Pass
move-go = Go to { the-place }
move-join = Take part
move-stay = Stay out of it
move-use = Use { the-object }
move-apply = Apply effect { $place } of { the-card }{ apply-changes }
apply-changes = { $less ->
    [0] {""}
   *[other] , { $less } fewer to draw
}{ $more ->
    [0] {""}
   *[other] , { $more } more to draw
}{ $stars ->
    [0] {""}
    [one] , { $stars } success more
   *[other] , { $stars } successes more
}{ $easier ->
    [0] {""}
   *[other] , { $easier } fewer needed
}
move-with = Use { resource-word }
resource-word = { $resource ->
    [wood] wood
    [stone] stone
    [foliage] foliage
    [vine] vine
    [bamboo] bamboo
    [bone] bone
    [poison] poison
   *[fire] fire
}
move-done = { $at ->
    [objects] { $used ->
        [0] Use no object
       *[other] Use no other object
    }
    [lower-cost] Leave the cost as it is
    [materials] Use no other material
    [raise-successes] { $fails ->
        [0] Leave the result as it is
       *[other] Let it fail
    }
    [skill] Keep no skill
    [drop] Keep everything
    [give] Give nothing
    [search] Examine nothing
    [buy] Acquire nothing else
    [flag-object] Use none
    [fold] Put nothing else away
    [cancel-state] Let it happen
    [answer] Do not apply it
    [new-character] Leave the game
   *[other] Go on
}
move-trade = { $cards ->
    [0] Draw as many as the cost says (0 fewer)
    [one] Draw { $cards } card fewer for { $cards } success more
   *[other] Draw { $cards } cards fewer for { $cards } successes more
}
move-extra = { $cards ->
    [0] Draw no further card (0)
    [one] Draw { $cards } further card
   *[other] Draw { $cards } further cards
}
move-keep = Keep { the-card }
move-to = { the-person }
move-choose = Choice { $place }
move-call = Take card { $number }{ $place ->
    [0] {""}
   *[other] {" "}(choice { $place })
}
move-new = Keep it as an object of its own
move-assemble = Join it to { the-object }{ $related ->
    [yes] : a common keyword, resistance { $then } then
    [no] : any two may be joined, but without a common keyword the resistance stays { $then }
   *[none] {""}
}
move-leave = Discard it
move-hit = Damage { the-object }
move-mend = Repair { the-object }
move-pick = Choose { the-card }
move-buy = Acquire { the-card }

## Events

event-chose = { $who ->
    [you] You play { the-card }.
   *[other] { $name } plays { the-card }.
}
event-turn = { $who ->
    [you] You act.
   *[other] { $name } acts.
}
event-proposed = { $by-who ->
    [you] You make a proposal.
   *[other] { $by-name } makes a proposal.
}
event-objected = { $who ->
    [you] You object.
   *[other] { $name } objects.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-acted = { $card ->
    [hidden] { $who ->
        [you] You set out into { the-place }.
       *[other] { $name } sets out into { the-place }.
    }
   *[other] { $who ->
        [you] Your action: { icon } ({ the-card }).
       *[other] The action of { $name }: { icon } ({ the-card }).
    }
}
event-joined = { $who ->
    [you] You take part.
   *[other] { $name } takes part.
}
event-stayed = { $who ->
    [you] You stay out of it.
   *[other] { $name } stays out of it.
}
event-used = { $who ->
    [you] You use { the-card }; its resistance is { $die } now.
   *[other] { $name } uses { the-card }; its resistance is { $die } now.
}
event-applied = { $who ->
    [you] You apply an effect of { the-card }.
   *[other] { $name } applies an effect of { the-card }.
}
event-headed = { $who ->
    [you] You head for { the-place }.
   *[other] { $name } heads for { the-place }.
}
event-material = { $who ->
    [you] You use { resource-word }.
   *[other] { $name } uses { resource-word }.
}
event-extra = { $n ->
    [0] No further card is drawn.
    [one] { $n } further card is drawn.
   *[other] { $n } further cards are drawn.
}
event-traded = { $n ->
    [one] One card fewer is drawn, for one success more.
   *[other] { $n } cards fewer are drawn, for { $n } successes more.
}
event-drew = { $who ->
    [you] You draw { the-card }.
   *[other] { $name } draws { the-card }.
}
event-risked = { $who ->
    [you] You draw { the-card } from the Discard.
   *[other] { $name } draws { the-card } from the Discard.
}
event-succeeded = { $n ->
    [one] Success: { $n } star, { $needed } needed.
   *[other] Success: { $n } stars, { $needed } needed.
}
event-failed = { $n ->
    [one] Failure: { $n } star, { $needed } needed.
   *[other] Failure: { $n } stars, { $needed } needed.
}
event-kept = { $who ->
    [you] You take { the-card } into your hand.
   *[other] { $name } takes { the-card } into hand.
}
event-cleared = { $n ->
    [one] { $n } drawn card is put into the Discard.
   *[other] { $n } drawn cards are put into the Discard.
}
event-over = The action is over.
event-discarded = { the-card } is discarded.
event-to-past = { the-card } goes to the Past.
event-put-away = { the-card } is put away with the explorer it belongs to.
event-returned = { the-card } goes back into its deck.
event-banished = { the-card } is banished.
event-lost = You lose { the-card } from the Action Deck.
event-recovered = { the-card } goes back into the Action Deck.
event-fewer = { $n ->
    [0] None of the { $said } comes back: no more do than this action drew, and it drew none.
    [one] Only { $n } of the { $said } comes back: no more do than this action drew.
   *[other] Only { $n } of the { $said } come back: no more do than this action drew.
}
event-peeked = On top of the Action Deck lies { the-card }.
event-took = { $who ->
    [you] You reveal { the-card }.
   *[other] { $name } reveals { the-card }.
}
event-nothing = There is no card { $n } any more.
event-past-returned = The cards of the Past go back into their decks.
event-placed = { $lies ->
    [self] { the-card } is put into play.
   *[other] { the-card } is put into play at { the-place }.
}
event-fogged = Fog lies { the-side }.
event-added = { $who ->
    [you] You have { the-card } now.
   *[other] { $name } has { the-card } now.
}
event-assembled = { $who ->
    [you] { the-card } is among your objects, with resistance { $die }.
   *[other] { the-card } is among the objects of { $name }, with resistance { $die }.
}
event-gave = { $who ->
    [you] You give { the-card } to { $other-name }.
   *[other] { $other-who ->
        [you] { $name } gives you { the-card }.
       *[other] { $name } gives { the-card } to { $other-name }.
    }
}
event-damaged = { the-card } is damaged; its resistance is { $die } now.
event-mended = { the-card } is repaired; its resistance is { $die } now.
event-moved = { $who ->
    [you] You go to { the-place }.
   *[other] { $name } goes to { the-place }.
}
event-fire = { $who ->
    [you] Your fire burns at { the-place }.
   *[other] The fire of { $name } burns at { the-place }.
}
event-fire-out = { $who ->
    [you] Your fire is out.
   *[other] The fire of { $name } is out.
}
event-cancelled = { $who ->
    [you] You are spared { the-card }.
   *[other] { $name } is spared { the-card }.
}
event-wrong = { $who ->
    [you] You try { $n } on { the-card }: nothing.
   *[other] { $name } tries { $n } on { the-card }: nothing.
}{ $free ->
    [0] {" "}Each further wrong number costs a card.
    [1] {" "}It was wrong; one more wrong number is free there.
    [2] {" "}It was wrong; two more wrong numbers are free there.
   *[other] {" "}It was wrong.
}
event-camped = Camp is made: the Past goes back into its decks.
event-eliminated = { $who ->
    [you] You are out of the game.
   *[other] { $name } is out of the game.
}
event-curse-lifted = The curse is lifted: { the-card }.
event-told = { $who ->
    [you] You read a page.
   *[other] { $name } reads a page.
}
event-won = Every curse is lifted: you have won.
event-cursed = { $n ->
    [one] A curse is among the cards: it gives no success.
   *[other] { $n } curses are among the cards: they give no success.
}
event-emptied = The Action Deck is empty: from now on cards come from the Discard, and a curse among them ends the adventure.
event-defeated = A curse came from the Discard: you have lost.

## House rules

option-deck_profile = Which bands do the skills have?
option-deck_profile-table = those of the printed table of chances
option-deck_profile-published = those of the published skills
option-easy = How hard shall it be?
option-easy-off = as it is printed
option-easy-on = easy mode, with a card that helps
option-easy_effect = What does the card of easy mode do?
option-easy_effect-fire = helps at the fire
option-easy_effect-keep = lets you keep more skills
option-done_scope = Which actions are done once they were undertaken on a terrain?
option-done_scope-terrain = the terrain’s own
option-done_scope-all = all that were undertaken there
option-impossible_mandatory = What becomes of a mandatory action that cannot be undertaken?
option-impossible_mandatory-skip = it is left out
option-impossible_mandatory-fail = it fails
option-object_double = How often is an object used that offers an action and serves it too?
option-object_double-two = twice
option-object_double-one = once
option-locked_strict = What may lower the cost of a locked action?
option-locked_strict-on = cards in hand and objects alone
option-locked_strict-off = everything
option-self_pair = Do both halves of one card make a star?
option-self_pair-off = not by themselves
option-self_pair-on = yes
option-hand_limit = What does the hand limit count?
option-hand_limit-joint = skills and bonuses together
option-hand_limit-each = skills and bonuses apart
option-flag_hint = Are sums offered that lead nowhere?
option-flag_hint-off = yes, they must be found out
option-flag_hint-on = no
option-guess_penalty = What do wrong numbers cost?
option-guess_penalty-after_three = a card each after three
option-guess_penalty-none = nothing
option-guess_penalty-one_card = a card each
option-cancelled_state = Where does a cancelled state go?
option-cancelled_state-return = back into its deck
option-cancelled_state-past = to the Past
option-banish_from_past = Are cards banished from the Past too?
option-banish_from_past-off = no
option-banish_from_past-on = yes
option-overflow = Where do lost cards go while the deck runs out?
option-overflow-aside = aside until all are lost
option-overflow-in = straight to the Discard
option-connect = Which terrains are connected?
option-connect-adjacent = neighbours
option-connect-arrows = neighbours joined by an arrow
option-fire_saved = Do fires outlast a camp?
option-fire_saved-off = no
option-fire_saved-on = yes
option-hidden_presence = Must somebody stand where a number is entered?
option-hidden_presence-off = no
option-hidden_presence-on = yes
option-new_board_terrains = Where do the terrains of a Board go that is left?
option-new_board_terrains-return = back into their decks
option-new_board_terrains-past = to the Past
option-direct_gift_assemble = May an object that was just given be joined to another?
option-direct_gift_assemble-on = yes
option-direct_gift_assemble-off = no
option-camp_min_actions = How many actions lie between two camps?
option-camp_min_actions-0 = none
option-camp_min_actions-1 = 1
option-camp_min_actions-2 = 2
option-camp_min_actions-3 = 3
option-camp_min_actions-5 = 5
option-camp_min_actions-10 = 10
option-lifted_curse_card = What becomes of the card of a lifted curse?
option-lifted_curse_card-stay = it stays
option-lifted_curse_card-banish = it is banished

## Reasons for advice

reason-chance = { $cards ->
    [0] It costs no card
    [one] You draw { $cards } card
   *[other] You draw { $cards } cards
}: { $chance ->
    [100] it cannot fail.
   *[other] { $chance }% to succeed{ $risk ->
        [0] .
       *[other] , { $risk }% to draw a deadly curse.
    }
}
reason-aim = { $aim ->
    [fog] The aim is to see what the fog hides.
    [walk] { $en ->
        [none] The aim is a place where more can be done than here.
       *[other] The aim is “{ $en }”, where more can be done than here.
    }
    [new] The aim is a card that nobody has seen yet.
    [card] The aim is a card that you know already.
    [strength] The aim is strength: cards come back into the Action Deck.
    [repair] The aim is to mend what you carry.
    [cure] The aim is to be rid of a state.
    [change] The aim is to change this place for good.
    [journey] The aim is another part of the continent.
    [curse] The aim is to lift a curse.
    [fire] The aim is a fire.
    [object] The aim is an object for the journey.
    [bonus] The aim is another card in hand.
    [learn] The aim is to learn an advanced skill.
    [story] All must act here together: the story goes on.
   *[text] The aim is to learn what comes of it.
}
reason-help = { $less ->
    [0] { $stars ->
        [one] It adds { $stars } success.
       *[other] It adds { $stars } successes.
    }
   *[other] { $stars ->
        [0] It takes { $less } off the cost.
        [one] It takes { $less } off the cost and adds { $stars } success.
       *[other] It takes { $less } off the cost and adds { $stars } successes.
    }
}
reason-energy = { $change ->
    [more] { $amount ->
        [one] It gives you back { $amount } card of strength.
       *[other] It gives you back { $amount } cards of strength.
    }
   *[less] { $amount ->
        [one] It costs { $amount } card of the Action Deck.
       *[other] It costs { $amount } cards of the Action Deck.
    }
}
reason-pages = { $change ->
    [more] You will read something that nobody has read yet.
   *[less] You learn nothing new by it.
}
reason-places = { $change ->
    [more] It opens a new place.
   *[less] It closes places that you knew.
}
reason-states = { $change ->
    [more] It rids you of a state; each one makes the next dearer.
   *[less] It may leave you with a state.
}
reason-objects = { $change ->
    [more] { $amount ->
        [one] Your objects will last for { $amount } use more.
       *[other] Your objects will last for { $amount } uses more.
    }
   *[less] { $amount ->
        [one] It wears your objects by { $amount } use.
       *[other] It wears your objects by { $amount } uses.
    }
}
reason-hand = { $change ->
    [more] It gives your hand another card to help you.
   *[less] It takes a card from your hand.
}
