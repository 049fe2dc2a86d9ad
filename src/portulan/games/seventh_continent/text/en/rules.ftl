### The 7th Continent: the rules, one sentence or two for each numbered rule.
### Shown when a move is refused and in the help of the game.

## Goal and kinds of cards

rule-7C-GOAL-1 = { $practice ->
    [on] One to four players play together against the game; this match is for practice, and you may take your decision back, whatever it showed, until somebody else decides.
   *[off] One to four players play together against the game.
}
rule-7C-GOAL-2 = The players win when every curse that they chose at set-up is lifted.
rule-7C-GOAL-3 = A card tells the players when a curse is lifted; nothing else lifts one.
rule-7C-GOAL-4 = Cards of an expansion may be mixed in even where its curse is not played; here the base box is played alone.
rule-7C-CARD-1 = Where a card contradicts a rule, the card prevails.
rule-7C-CARD-2 = On a card, “this card” means the card that is being read.
rule-7C-CARD-3 = A terrain shows the actions and the resources that it offers, and arrows: an Exploration card comes to each place that they point to.
rule-7C-CARD-4 = A terrain stays on the Board: figures stand on it, its actions are undertaken from it, and its resources serve crafting.
rule-7C-CARD-5 = A temporary event goes to the Past as soon as it is resolved, unless it says otherwise.
rule-7C-CARD-6 = A permanent event stays in play, linked to the terrain that its positioning arrow points to.
rule-7C-CARD-7 = The positioning arrow of a permanent event shows the icon of the action that brought the event into play, if an action did.
rule-7C-CARD-8 = A state comes into the hand of whoever acquires it; its effects apply by themselves, unless it leaves you the choice.
rule-7C-CARD-9 = A bonus comes into the hand of whoever obtains it.
rule-7C-CARD-10 = An object belongs in an inventory, and begins with the resistance printed on it.
rule-7C-CARD-11 = A quest item lies under the Satchel & Journal, where everybody may read it at any time.
rule-7C-CARD-12 = A skill shows its title, the successes on the band at its left, its effects, those of the object that it becomes when crafted, and its keywords; an advanced skill also shows its price in experience.
rule-7C-CARD-13 = A curse gives no success.
rule-7C-CARD-14 = The fog side of an Exploration card shows its zone, an action, and arrows, one of which points to the terrain that brought it into play.
rule-7C-CARD-15 = The front of an Exploration card may be a permanent or a temporary event, an object, a bonus or something else.
rule-7C-CARD-16 = Every card of the three decks has an identifier of its own; an Adventure card also has a number, which several cards may share.
rule-7C-CARD-17 = A character card shows the power of its character, and counts among the character and state cards in hand.
rule-7C-CARD-18 = A clue is a quest item; it tells something about the curse of the same title.
rule-7C-CARD-19 = Most clues carry a violet flag, which their quest needs at some moments.
rule-7C-CARD-20 = A terrain shows its zone, and at each of its arrows a box with the number of the Adventure card that belongs to that place.
rule-7C-CARD-21 = Actions and effects may refer to the keywords of cards.

## Areas of play and limits

rule-7C-ZONE-1 = The Board consists of the terrains and permanent events that lie face up, and of the Exploration cards that lie fog side up.
rule-7C-ZONE-2 = The Action Deck, the Discard, the Past and the Satchel & Journal are common to all players.
rule-7C-ZONE-3 = Each player has a hand and an inventory of their own.
rule-7C-ZONE-4 = At the start a hand holds the character card alone, and an inventory is empty.
rule-7C-ZONE-5 = { $hand_limit ->
    [each] A hand holds 5, 3, 3 or 2 skills, and as many bonuses, with 1, 2, 3 or 4 players.
   *[joint] A hand holds 5, 3, 3 or 2 skills and bonuses together with 1, 2, 3 or 4 players.
}{ $xp_zone ->
    [hand] {" "}Cards with experience points count as bonuses.
   *[satchel] {""}
}
rule-7C-ZONE-6 = A hand holds any number of states, but only one of each title.
rule-7C-ZONE-7 = Character cards and states never count towards the hand limit.
rule-7C-ZONE-8 = An inventory holds at most as many objects as its player has dice: 4, 3, 2 or 2 with 1, 2, 3 or 4 players.
rule-7C-ZONE-9 = An object consists of at most 4, 3, 3 or 2 cards with 1, 2, 3 or 4 players.
rule-7C-ZONE-10 = Everybody may look through the Discard as long as the Action Deck has at least one card.
rule-7C-ZONE-11 = Everybody may look through the Past.
rule-7C-ZONE-12 = The cards of the Past go back into their decks whenever camp is made.
rule-7C-ZONE-13 = Banished cards are out of play until the game is won or lost.

## Set-up

rule-7C-SETUP-1 = Everybody chooses a different character and takes its card into hand.
rule-7C-SETUP-2 = Each player has the figure of their character, and one fire figure.
rule-7C-SETUP-3 = The Satchel & Journal lies face up before all players.
rule-7C-SETUP-4 = { $easy ->
    [on] A card 777 may be taken for easy mode; in this match it is.
   *[off] A card 777 may be taken for easy mode; in this match it is not.
}
rule-7C-SETUP-5 = Each player takes 4 dice with 1 player, 3 with 2 players, and 2 with 3 or 4.
rule-7C-SETUP-6 = The group chooses one clue or more, which go under the Satchel & Journal; the others are put away.
rule-7C-SETUP-7 = The Action Deck is shuffled from the 35 common skills, the 5 own skills of each character taking part, the curse of each clue chosen, and 4 curses that belong to no clue.{ $deck_profile ->
    [published] {" "}The stars on the skills are those of the published skills.
   *[table] {""}
}
rule-7C-SETUP-8 = With one clue the Action Deck begins with 45, 50, 55 or 60 cards with 1, 2, 3 or 4 players; each further clue adds its curse.
rule-7C-SETUP-9 = The own skills of characters who do not take part, and all advanced skills, are not in the Action Deck at the start.
rule-7C-SETUP-10 = The Exploration cards are sorted by zone; the pile of each zone is shuffled and lies fog side up.
rule-7C-SETUP-11 = The Adventure cards lie in the order of their numbers; among cards of one number all green ones come before the gold ones.
rule-7C-SETUP-12 = The card that the clue names is the first terrain; its back is read, then it is put into play.
rule-7C-SETUP-13 = With several clues, the first terrain is the one with the smallest number.
rule-7C-SETUP-14 = All figures begin on the first terrain.
rule-7C-SETUP-15 = An Exploration card of the zone of the first terrain comes, fog side up, to each of its arrows.
rule-7C-SETUP-16 = The introduction and both sides of the clues chosen are read.
rule-7C-SETUP-17 = During set-up nobody may look at the fronts of Adventure and Exploration cards; all other cards may be read freely.
rule-7C-SETUP-18 = No fire burns on the Board at the start.
rule-7C-SETUP-19 = Exploration cards lie the same way up as the rest of the Board. The story on the back of each character card is read.

## The turn

rule-7C-TURN-1 = A turn: choose who is active, settle who takes part, resolve one action.
rule-7C-TURN-2 = All choose together who is active, among those who have a legal action; it may be the same player again.
rule-7C-TURN-3 = Where the players do not agree, the active player is the first one to have a legal action, counting from the left of the last active one; they may pass. If all pass, the first of them must act.
rule-7C-TURN-4 = Whoever stands on the same terrain may take part, if the active player agrees and no effect forbids it.
rule-7C-TURN-5 = Whoever takes part helps with cards of their own hand and inventory; whoever does not take part helps with nothing.
rule-7C-TURN-6 = The active player resolves one action.
rule-7C-TURN-7 = Once the action is resolved entirely, a new turn begins.
rule-7C-TURN-8 = The active player is a participant, too: “each participant” includes them.
rule-7C-SOURCE-1 = An action comes from the terrain where you stand, from events linked to it, from your hand, your objects or the quest items.
rule-7C-SOURCE-2 = The fog next to your terrain can be explored where an arrow leads to it.
rule-7C-SOURCE-3 = The active player may undertake an action of a permanent event that is linked to their terrain.
rule-7C-SOURCE-4 = The action of a temporary event that was just revealed is mandatory.
rule-7C-SOURCE-5 = The active player may undertake an action of a skill, a bonus, a state or the character card in their own hand.
rule-7C-SOURCE-6 = The active player may undertake an action that an object of their own inventory offers.
rule-7C-SOURCE-7 = The active player may undertake an action of a quest item under the Satchel & Journal.
rule-7C-FORBID-1 = No action is undertaken while another one is in progress.
rule-7C-FORBID-2 = An action cannot be undertaken while its prerequisite is met neither by a participant nor by the cards on the Board and under the Satchel & Journal.
rule-7C-FORBID-3 = An action that needs everybody cannot be undertaken if one does not take part. Nobody may refuse where the group has no other action left.
rule-7C-FORBID-4 = { $done_scope ->
    [all] An action whose icon stands in the arrow of an event linked to your terrain has been done there already, and cannot be undertaken again, wherever it comes from.
   *[terrain] An action of your terrain whose icon stands in the arrow of an event linked to it has been done there already, and cannot be undertaken again.
}
rule-7C-FORBID-5 = On a terrain with the forbidden icon nobody makes fire, crafts or rests.
rule-7C-MANDATORY-1 = When a mandatory action is revealed, the action in progress is first resolved to its end.
rule-7C-MANDATORY-2 = A mandatory action is resolved at once, before any other turn; several of them in the order in which they were revealed.
rule-7C-MANDATORY-3 = The active player of a mandatory action is that of the action which revealed it; if they are out of the game, the next participant to the left is.
rule-7C-MANDATORY-4 = All participants of the action that revealed a temporary event must take part in its mandatory action, and nobody else may.
rule-7C-MANDATORY-5 = { $impossible_mandatory ->
    [fail] Those who arrive on a terrain must undertake its mandatory action at once and together; if that is impossible, it fails.
   *[skip] Those who arrive on a terrain must undertake its mandatory action at once and together, if that is possible.
}

## An action, and step 1: Object

rule-7C-ACTION-1 = An action has an icon, a cost in cards to draw, a number of successes needed, a consequence of success and usually one of failure.
rule-7C-ACTION-2 = An action has seven steps: objects, cost, result, skill, discard, consequence, readjustment.
rule-7C-ACTION-OBJECT-1 = Each participant may use one or more objects of their own inventory.
rule-7C-ACTION-OBJECT-2 = Using an object lowers its die by 1.
rule-7C-ACTION-OBJECT-3 = A die that reaches zero is taken off at once; the cards of the object stay until step 5, Discard.
rule-7C-ACTION-OBJECT-4 = For each object used its owner may apply, once in this action, all or some of the effects of its cards.
rule-7C-ACTION-OBJECT-5 = An object serves only an action whose icon one of its effects shows, or a flag of that action whose symbol it bears.
rule-7C-ACTION-OBJECT-6 = Objects are used for an action at step 1 only: one that was not used then gives nothing at the cost and the result, nor its symbol for a flag of the consequence. An effect that cancels a state has a price of its own.
rule-7C-ACTION-OBJECT-7 = An object whose die reached zero at step 1 still gives its effects in this action.
rule-7C-ACTION-OBJECT-8 = Objects in use for the action in progress are marked.

## Step 2: Cost

rule-7C-ACTION-COST-1 = The cost printed on the action is the number of cards to draw.
rule-7C-ACTION-COST-2 = Several participants may lower the cost by any number, down to zero at most, and raise the successes needed by as many.
rule-7C-ACTION-COST-3 = The cost of a locked action cannot be traded for successes.
rule-7C-ACTION-COST-4 = Effects that lower the cost come from your hand, from objects in use, from your terrain, from the events linked to it and from quest items, each once.{ $auto_reduce ->
    [off] {""}
   *[on] {" "}Those that only lower the cost, at no price, are applied for you, unless the action is locked.
}{ $locked_strict ->
    [off] {""}
   *[on] {" "}For a locked action only those of cards in hand and of objects in use count.
}
rule-7C-ACTION-COST-5 = A cost of zero is possible; a cost below zero counts as zero.
rule-7C-ACTION-COST-6 = The active player draws the final cost; without so many cards in the Action Deck and the Discard together the action cannot be undertaken. A mandatory one then draws them all.
rule-7C-ACTION-COST-7 = The active player may draw further cards, as many as there are.
rule-7C-ACTION-COST-8 = No further cards are drawn for a locked action.
rule-7C-ACTION-COST-9 = Cards are drawn from the top of the Action Deck.
rule-7C-ACTION-COST-10 = When the Action Deck is empty, cards are drawn at random from the Discard.
rule-7C-ACTION-COST-11 = If the Action Deck runs out during a draw, the rest is drawn at random from the Discard; the cards drawn before lie aside meanwhile.
rule-7C-ACTION-COST-12 = Of every card drawn it stays known whether it came from the Action Deck or from the Discard.

## Step 3: Result

rule-7C-RESULT-1 = All cards drawn are revealed.
rule-7C-RESULT-2 = A curse drawn from the Discard is defeat at once.
rule-7C-RESULT-3 = A curse drawn from the Action Deck gives no success, and does nothing else.
rule-7C-RESULT-4 = Each whole star on the band of a revealed skill is one success.
rule-7C-RESULT-5 = { $self_pair ->
    [on] A left and a right half star make one success, even those of one card
   *[off] A left and a right half star make one success, though not those of one card alone
}{ $pairing ->
    [choose] {""}; the active player says how many pairs count.
   *[max] {""}; all pairs that can be made count.
}
rule-7C-RESULT-6 = A half star that is not paired gives nothing.
rule-7C-RESULT-7 = Effects that give successes come from your hand, from objects in use, from your terrain, from the events linked to it and from quest items, each once.
rule-7C-RESULT-8 = The action succeeds if the successes reach the number needed; otherwise it fails.
rule-7C-RESULT-9 = An action that needs no success succeeds whatever is drawn, even without a card, unless the game ends first.
rule-7C-RESULT-10 = Stars, half stars and sevens on the band of a skill count only if that skill was revealed at this step, never in a hand or an inventory.
rule-7C-SEVEN-1 = A seven-star on an object or a skill that is being applied is worth 1 success for each seven revealed.
rule-7C-SEVEN-2 = A seven-star without any seven is worth nothing.
rule-7C-SEVEN-3 = A seven without any seven-star is worth nothing.
rule-7C-SEVEN-4 = Several seven-stars count each for every seven: 2 seven-stars and 3 sevens make 6 successes.

## Step 4: Skill

rule-7C-SKILL-1 = The active player may keep one of the skills revealed, or none.{ $easy ->
    [on] { $easy_effect ->
        [keep] {" "}The card of easy mode allows one more.
       *[fire] {""}
    }
   *[off] {""}
}
rule-7C-SKILL-2 = The skill goes to the hand of any participant.
rule-7C-SKILL-3 = A skill may be kept even beyond the hand limit, which is settled at step 7.
rule-7C-SKILL-4 = The own skill of a character goes to that character alone.
rule-7C-SKILL-5 = A curse is never kept.
rule-7C-SKILL-6 = { $easy ->
    [on] { $easy_effect ->
        [keep] One skill is kept per action, or two with the card of easy mode, however many take part and however many cards were drawn.
       *[fire] One skill is kept per action, however many take part and however many cards were drawn.
    }
   *[off] One skill is kept per action, however many take part and however many cards were drawn.
}

## Step 5: Discard

rule-7C-DISCARD-1 = All other cards drawn go to the Discard.
rule-7C-DISCARD-2 = An object without a die is discarded: blue cards to the Discard, all others to the Past.
rule-7C-DISCARD-3 = While the Action Deck is empty, cards discarded at step 5 are shuffled into the face-down Discard.

## Step 6: Consequence

rule-7C-CONSEQUENCE-1 = On success the white box is applied.
rule-7C-CONSEQUENCE-2 = On failure the black box is applied.
rule-7C-CONSEQUENCE-3 = Without a black box, failure has no consequence of its own.
rule-7C-CONSEQUENCE-4 = A consequence concerns the active player alone, unless it says otherwise.
rule-7C-CONSEQUENCE-5 = If several took part and failed, the active player takes a card 100 just after the consequence and becomes paranoid, whether there was a black box or not.
rule-7C-CONSEQUENCE-6 = Whoever fails alone does not become paranoid for it.

## Step 7: Readjustment

rule-7C-ADJUST-1 = { $hand_limit ->
    [each] Whoever took part in the action, or received a card in it or since, and holds more skills, or more bonuses, than allowed, discards the rest.
   *[joint] Whoever took part in the action, or received a card in it or since, and holds more skills and bonuses together than allowed, discards the rest.
}
rule-7C-ADJUST-2 = Whoever discards chooses which.
rule-7C-ADJUST-3 = Skills beyond the limit go to the Discard, bonuses to the Past.

## Taking a numbered card

rule-7C-TAKE-1 = The card of the number that is called is taken from the Adventure Deck.
rule-7C-TAKE-2 = Of several green cards of the number one is taken at random.
rule-7C-TAKE-3 = If there is no green card of the number, a gold one is taken.
rule-7C-TAKE-4 = No gold card is taken while a green one of the same number is in the Adventure Deck.
rule-7C-TAKE-5 = A gold card is taken only when every green one of its number has left the deck: to the Past, banished, in play, in a hand, an inventory or under the Satchel & Journal.
rule-7C-TAKE-6 = If there is no card of the number, the whole Past goes back into its decks first; if there is none even then, nothing is taken.
rule-7C-TAKE-7 = A card that is to be taken only if it is available is not taken otherwise: nothing happens, and the Past stays where it is.
rule-7C-TAKE-8 = If several participants must take a card, the active player takes and resolves one first, then the others in turn to the left.
rule-7C-TAKE-9 = What a card and a consequence tell is read to all.
rule-7C-FLAG-1 = { $flag_hint ->
    [on] Where a numbered box has a flag, the card of its number is taken, or the one whose number is greater by the number of the symbol, if there is one.
   *[off] Where a numbered box has a flag, the card of its number is taken, or the one whose number is greater by the number of the symbol.
}
rule-7C-FLAG-2 = The sum needs an object that a participant uses, or a quest item, that shows the symbol.
rule-7C-FLAG-3 = For a flag in the consequence of an action the object must have been used at step 1; for a flag of an event it is used at that moment.
rule-7C-FLAG-4 = A quest item that serves for a flag costs nothing.
rule-7C-AUTH-1 = A card that is reached by a hidden number, by a sum at a flag or by a riddle must show on its back the number of the card that led to it. A riddle that was answered wrongly twice gives a hint, if it has one, for 2 cards of the Action Deck.
rule-7C-AUTH-2 = { $flag_hint ->
    [on] A number is wrong if it leads to no card that shows where it came from: nothing is shown then.
   *[off] A number is wrong if it leads to no card that shows where it came from: nothing is shown then. At a flag the card of the box is taken in that case.
}

## What the card is

rule-7C-TERRAIN-1 = A terrain comes to the place that the card which called it shows, the same way up as the rest of the Board.
rule-7C-TERRAIN-2 = An Exploration card is then placed, fog side up, on each free neighbouring place that an arrow of the terrain points to.
rule-7C-TERRAIN-3 = Exploration cards placed around a terrain are of its zone.
rule-7C-TERRAIN-4 = A terrain that is put into play moves no figure.
rule-7C-TERRAIN-5 = A place that already holds a card is not free: nothing is placed there.
rule-7C-PERM-1 = A permanent event is linked to the terrain where the player who takes it stands. One that an arrow of a terrain calls lies at that place, linked to the terrains that its own arrows point to.
rule-7C-PERM-2 = The actions, resources and effects of a permanent event serve those who stand on a terrain to which it is linked.
rule-7C-PERM-3 = { $done_scope ->
    [all] As long as a permanent event is in play, no action whose icon stands in its positioning arrow may be undertaken on the terrain to which it is linked, wherever it comes from.
   *[terrain] As long as a permanent event is in play, the action of its terrain whose icon stands in its positioning arrow may not be undertaken again.
}
rule-7C-TEMP-1 = A temporary event is resolved, then discarded, or banished if it says so.
rule-7C-TEMP-2 = All participants must undertake the mandatory action of a temporary event just after the action, with the same active player; nobody else may take part.{ $impossible_mandatory ->
    [fail] {" "}If that is impossible, it fails.
   *[skip] {" "}If that is impossible, the event is discarded as resolved.
}
rule-7C-OBJECT-1 = A new object needs a free die, which shows its resistance.
rule-7C-OBJECT-2 = A new object card may be joined to an object that you have.
rule-7C-OBJECT-3 = { $direct_gift_assemble ->
    [off] A new object card may be given to another participant, as an object of its own.
   *[on] A new object card may be given to another participant, who may join it to another.
}
rule-7C-OBJECT-4 = An object that was found may be discarded to the Past.
rule-7C-QUESTITEM-1 = { $xp_zone ->
    [hand] A quest item must be placed under the Satchel & Journal, unless it carries experience points.
   *[satchel] A quest item must be placed under the Satchel & Journal.
}
rule-7C-QUESTITEM-2 = Quest items may be used at will: they have no die and are not spent, unless a card says so, as with experience.
rule-7C-HANDCARD-1 = Whoever takes a skill or a bonus may keep it in hand.
rule-7C-HANDCARD-2 = A skill or a bonus just taken may be given to another participant, the own skill of a character to that character alone.
rule-7C-HANDCARD-3 = A skill or a bonus just taken may be discarded: a blue card to the Discard, any other to the Past.
rule-7C-STATE-1 = A state with energy loss at once costs as many cards from the top of the Action Deck as you have character and state cards in hand; the new one does not count yet.
rule-7C-STATE-2 = If the Action Deck is too small for an energy loss, cards of the Discard are revealed at random instead: a curse among them is defeat, otherwise they are shuffled back into it.
rule-7C-STATE-3 = After the energy loss the state comes into your hand.
rule-7C-STATE-4 = { $cancelled_state ->
    [past] An effect that cancels a state cancels its energy loss too; the card goes to the Past.
   *[return] An effect that cancels a state cancels its energy loss too; the card goes back into its deck.
}
rule-7C-STATE-5 = A state that you have already goes back into the Adventure Deck and is replaced by the new one; the energy loss is paid all the same.
rule-7C-STATE-6 = If several players acquire a state at the same time, the active player does so first and completely, then the next player concerned to the left, and so on.
rule-7C-STATE-7 = Whoever acquires several states resolves them one by one, in the order of the text.
rule-7C-STATE-8 = There is no limit to the different states in a hand.
rule-7C-STATE-9 = Cards of one state may differ: some of them cost energy, others do not.
rule-7C-STATE-10 = A state leaves a hand only as a card says; most states say how themselves.

## Discarding, returning, banishing

rule-7C-VERB-1 = To draw is to take the first cards from the top of the Action Deck.
rule-7C-VERB-2 = Discarded blue cards go to the Discard, all others to the Past.
rule-7C-RETURN-1 = A card that is returned goes back at once to its place in the deck that it came from.
rule-7C-RETURN-2 = An Exploration card that is returned is shuffled into the pile of its zone.
rule-7C-BANISH-1 = A banished card is taken out of the game and kept with the other banished ones.
rule-7C-BANISH-2 = Banished cards come back only after the victory or the defeat.
rule-7C-BANISH-3 = { $banish_from_past ->
    [on] A card banished by its number is a green one of the Adventure Deck, at random and not looked at, or one of the Past if the deck has none.
   *[off] A card banished by its number is a green one of the Adventure Deck, at random and not looked at; if the deck has none, nothing happens.
}
rule-7C-BANISH-4 = From green to gold: the green card is banished, and a gold one of its number from the Adventure Deck takes its place; if there is none, the green card is only banished.
rule-7C-DAMAGE-1 = Damage takes the number of points stated, in all, from the dice of objects.
rule-7C-DAMAGE-2 = Those concerned share the damage as they like, among several objects and several inventories.
rule-7C-DAMAGE-3 = Damage concerns the participants, unless a card says otherwise.
rule-7C-DAMAGE-4 = An object whose resistance reaches zero takes no more damage and is discarded; damage that no object can take is lost.

## Energy: the Action Deck and the Discard

rule-7C-ENERGY-1 = While the Action Deck has cards, they are drawn from its top, and a curse among them has no consequence.
rule-7C-ENERGY-2 = While the Action Deck has cards, the Discard lies face up, and everybody may look through it at any time.
rule-7C-ENERGY-3 = Cards that come back, at random or by choice as the effect says, are shuffled into the Action Deck.
rule-7C-ENERGY-4 = At the moment when the Action Deck runs out, the Discard is shuffled and laid face down.
rule-7C-ENERGY-5 = While the Action Deck is empty, the cost of an action is drawn at random from the Discard: a curse drawn so is defeat at once.
rule-7C-ENERGY-6 = While the Action Deck is empty, Action cards still go to the Discard at step 5.
rule-7C-ENERGY-7 = While the Action Deck is empty, lost cards come from the Discard: a curse among them is defeat, otherwise they are shuffled back into it.
rule-7C-ENERGY-8 = Cards that come back while the Action Deck is empty form a new Action Deck, and the usual rules apply again.
rule-7C-ENERGY-9 = { $overflow ->
    [in] If the Action Deck runs out, the missing cards come at random from the Discard, and only curses from there are deadly. Cards just lost are in the Discard by then.
   *[aside] If the Action Deck runs out, the missing cards come at random from the Discard, and only curses from there are deadly. Cards just lost lie aside until all are lost.
}

## Exploring

rule-7C-EXPLORE-1 = An Exploration card hides a place: it is turned over and resolved first.
rule-7C-EXPLORE-2 = Once the Exploration card is gone, the Adventure card whose number stands at the arrow to that place must be put into play there.
rule-7C-EXPLORE-3 = A terrain that is put into play fits every neighbouring terrain like a piece of a puzzle.
rule-7C-EXPLORE-4 = New Exploration cards of the zone of the new terrain then come, fog side up, to each free place that one of its arrows points to.
rule-7C-EXPLORE-5 = An Exploration card that turns out to be a permanent event stays at its place, and hides what lies there until it has been resolved and discarded.
rule-7C-EXPLORE-6 = An Exploration card that is an object, a bonus, a state or a quest item leaves its place for an inventory, a hand or the Satchel & Journal, or for the Past.
rule-7C-EXPLORE-7 = The icon “replace” on an Exploration card: once resolved, it is discarded, and the Adventure card that belongs to the place is put there.
rule-7C-EXPLORE-8 = North is the upper side of the cards of the Board.

## Moving

rule-7C-MOVE-1 = Moving takes all participants to one terrain that can be reached, and that is named with the action; where there is none, the action cannot be undertaken.
rule-7C-MOVE-2 = { $connect ->
    [arrows] A terrain can be reached over terrains that are joined by arrows, however far.
   *[adjacent] A terrain can be reached over neighbouring terrains, however far.
}
rule-7C-MOVE-3 = An obstacle is a permanent event with several arrows, such as a cliff, a torrent or a chasm, that separates two terrains: it does not join them.
rule-7C-MOVE-4 = An obstacle is crossed by an action of its own, to one of its other sides.
rule-7C-MOVE-5 = A move costs what the terrain of departure says, however far it leads.
rule-7C-MOVE-6 = Figures stand on terrains only, never on events or Exploration cards.
rule-7C-MOVE-7 = Only the terrain of arrival can call for a mandatory action, not those on the way.
rule-7C-MOVE-8 = A consequence that moves takes all participants to one terrain that can be reached.

## Hidden numbers

rule-7C-HIDDEN-1 = { $hidden_presence ->
    [on] Whoever finds a number hidden on a card may enter it between turns, if a figure stands on that card or on a terrain to which it is linked: the card is replaced by the one of that number.
   *[off] Whoever finds a number hidden on a card may enter it between turns: the card is replaced by the one of that number.
}
rule-7C-HIDDEN-2 = A hidden number has three digits.
rule-7C-HIDDEN-3 = The right card shows on its back the number of the card where the hidden number was seen. { $guess_penalty ->
    [none] A wrong number shows nothing and costs nothing.
    [one_card] A wrong number shows nothing and costs a card of the Action Deck.
   *[after_three] A wrong number shows nothing; after three on one card, each further one costs a card of the Action Deck, until you camp.
}

## No room on the table

rule-7C-SPACE-1 = { $board_limit ->
    [none] Terrains may be put away between turns, while all stand together on one terrain.
   *[other] The table has { $board_limit } places. A card that finds none waits, and terrains may be put away while all stand together on one terrain.
}
rule-7C-SPACE-2 = Terrains are put away with the permanent events linked to them alone; the terrains that stay must all be within reach.
rule-7C-SPACE-3 = Once terrains are put away, new Exploration cards come to each free place that an arrow of a remaining terrain points to.
rule-7C-SPACE-4 = An Exploration card to which no arrow points any more goes back into its zone.

## Objects

rule-7C-FIND-1 = Whoever reveals a card with the symbol of a die adds it to their inventory, or gives it to another participant.
rule-7C-RESOURCE-1 = The resources for crafting come from the terrain where you stand, from events linked to it, and from cards that say so.
rule-7C-RESOURCE-2 = A fire figure on your terrain provides the resource fire. Each player has one: another fire of theirs moves it.
rule-7C-CRAFT-1 = The craft action of a skill in hand turns that skill into an object; if it fails, the skill stays in hand, unless the black box says otherwise.
rule-7C-CRAFT-2 = { $auto_reduce ->
    [off] Each resource of the skill that is available may lower the cost of crafting once, by what the skill says.
   *[on] Each resource of the skill that is available lowers the cost of crafting once, by what the skill says, as long as there is a cost.
}
rule-7C-CRAFT-3 = An object may be crafted even if none of its resources is available.
rule-7C-CRAFT-4 = { $direct_gift_assemble ->
    [off] What is crafted becomes a new object, joins one of yours, or is given to another participant as an object of its own; it is discarded only where it fits nowhere.
   *[on] What is crafted becomes a new object, joins one of yours, or is given to another participant, who may join it to another; it is discarded only where it fits nowhere.
}
rule-7C-CRAFT-5 = A skill that is crafted leaves the hand for an inventory; when the object is discarded, it goes to the Discard.
rule-7C-ASSEMBLE-1 = A card is joined to an object only at the moment when it is found or crafted.
rule-7C-ASSEMBLE-2 = A card joins an object only within the limit of cards.
rule-7C-ASSEMBLE-3 = The new card comes last in the object, with its effects and keywords in view.
rule-7C-ASSEMBLE-4 = If the new card has a keyword in common with the first card of the object, which bears the die, the die rises by the resistance of the new card.
rule-7C-ASSEMBLE-5 = No die shows more than 6; what exceeds it is lost.
rule-7C-ASSEMBLE-6 = Without a keyword in common with the first card, a card may be joined all the same, but the die does not rise.
rule-7C-ASSEMBLE-7 = Keywords of the other cards of the object make no difference to the die.
rule-7C-USE-1 = { $object_double ->
    [one] Each use of an object costs 1 resistance. To undertake the action that it offers and to apply its effects there is one and the same use.
   *[two] Each use of an object costs 1 resistance. To undertake the action that it offers is one use; to apply its effects there is a second one.
}
rule-7C-USE-2 = Whoever uses an object chooses freely which effects of which of its cards to apply.
rule-7C-USE-3 = Only its owner uses an object.
rule-7C-GIVE-1 = Between turns, two players on one terrain may give or exchange objects, if they agree, for 2 cards of the Action Deck each time.
rule-7C-GIVE-2 = An object is given whole, with its die.
rule-7C-GIVE-3 = An object that was given or exchanged cannot be joined to another one of whoever receives it.
rule-7C-GIVE-4 = Whoever receives an object must have room for it.
rule-7C-DROP-1 = Between turns, or while a new object is being placed, an object may be abandoned: all its cards are discarded.
rule-7C-DROP-2 = An object is not taken apart, unless a card of it says so.

## Camp

rule-7C-SAVE-1 = { $camp_min_actions ->
    [0] Camp is made between turns, while all stand on one terrain and nothing forbids it.
    [1] Camp is made between turns, while all stand on one terrain and nothing forbids it, and at the earliest { $camp_min_actions } action after the start or the last camp.
   *[other] Camp is made between turns, while all stand on one terrain and nothing forbids it, and at the earliest { $camp_min_actions } actions after the start or the last camp.
}
rule-7C-SAVE-2 = At a camp all cards of the Board go to the Past, except the terrain where the figures stand.
rule-7C-SAVE-3 = Through a camp each player keeps the character card and the skills, bonuses and states in hand.
rule-7C-SAVE-4 = Through a camp each object keeps its resistance, its cards and their order.
rule-7C-SAVE-5 = Through a camp the Action Deck and the Discard stay as they are, two separate piles.
rule-7C-SAVE-6 = Through a camp the Satchel & Journal keeps all quest items under it.
rule-7C-SAVE-7 = Through a camp the terrain where the figures stand is kept.
rule-7C-SAVE-8 = Some events come about only by a camp, such as the return of the animals that were hunted: events that were used go to the Past, and the Past goes back into its decks.
rule-7C-SAVE-9 = What is kept is stacked from bottom to top: characters with hands and objects, Discard, Action Deck, Satchel & Journal, terrain. The order makes no difference to play.
rule-7C-RESUME-1 = After a camp all cards of the Past go back into their decks.
rule-7C-RESUME-2 = { $fire_saved ->
    [on] After a camp the terrain lies alone with all figures, and an Exploration card at each of its arrows; fires on it still burn.
   *[off] After a camp the terrain lies alone with all figures, and an Exploration card at each of its arrows; the fires are out.
}
rule-7C-RESUME-3 = After a camp the Satchel & Journal comes back with its cards.
rule-7C-RESUME-4 = After a camp the Action Deck comes back as it was.
rule-7C-RESUME-5 = After a camp the Discard comes back as it was, face up or face down.
rule-7C-RESUME-6 = After a camp each player takes back their skills, bonuses and states.
rule-7C-RESUME-7 = After a camp each object comes back with its die at the value that it had.
rule-7C-RESUME-8 = The save cards are put away, and play goes on. A match that is interrupted without a camp just stays as it is.
rule-7C-RESUME-9 = Banished cards stay banished after a camp.

## The end of the game

rule-7C-WIN-1 = The players win at once when the last curse on them is lifted.
rule-7C-WIN-2 = { $lifted_curse_card ->
    [banish] A curse is lifted only when a card says so, and its card is banished.
   *[stay] A curse is lifted only when a card says so.
}
rule-7C-EASY-1 = { $easy ->
    [on] Easy mode: a card 777 is taken before the game begins. { $easy_effect ->
        [keep] It lets one more skill be kept in an action.
       *[fire] Whenever a fire is lit, up to 3 cards come back at random, though no more than were drawn for it.
    } When the Action Deck is empty for the first time, 26 cards come back at random, and card 777 is banished.
   *[off] If easy mode is chosen, a card 777, which helps, is taken before the game begins.
}
rule-7C-DEFEAT-1 = The game is lost at once when a player reveals a curse taken or drawn from the Discard while the Action Deck is empty.
rule-7C-DEFEAT-2 = The game is lost at once when all characters take part in an action whose consequence, as applied, says “Your adventure ends here...”.
rule-7C-ELIMINATED-1 = A character is eliminated by taking part in an action whose consequence, as applied, says “Your adventure ends here...”.
rule-7C-ELIMINATED-2 = Whoever is eliminated discards the skills and bonuses in hand.
rule-7C-ELIMINATED-3 = Whoever is eliminated discards all object cards, and cannot give or exchange them first.
rule-7C-ELIMINATED-4 = Whoever is eliminated returns the states in hand, and banishes the character’s own skills that are in the Action Deck and the Discard.
rule-7C-ELIMINATED-5 = Whoever is eliminated may go on with a new character that is not in play and was never eliminated.
rule-7C-ELIMINATED-6 = With one player, elimination is defeat.

## Leaving and joining

rule-7C-LEAVE-1 = Whoever leaves for good is out of the game like an eliminated character, without a new one; the last one cannot leave.
rule-7C-LEAVE-2 = Whoever leaves for a while may first exchange objects with the others, at the usual price, and keeps hand and objects for their return.
rule-7C-LEAVE-3 = When a player leaves for a while, the character’s own skills in the Action Deck and the Discard are put away; those in hand and among the objects are kept with the rest.
rule-7C-LEAVE-4 = An own skill of a character who is away for a while, if it is part of another player’s object, is put away only when that object is discarded, unless the character is back by then.
rule-7C-JOIN-1 = Whoever joins takes a character that is not in play and was never eliminated, and its five own skills are shuffled into the Action Deck. Whoever comes back puts in only those that were put away.
rule-7C-JOIN-2 = The limits for the new number of players apply at once to all; cards and objects beyond them are discarded.
rule-7C-JOIN-3 = A new figure joins on a terrain where a character stands.

## Experience

rule-7C-XP-1 = { $xp_zone ->
    [hand] Cards with experience points are kept in hand like bonuses, to be spent at certain moments.
   *[satchel] Cards with experience points lie under the Satchel & Journal, to be spent at certain moments.
}
rule-7C-XP-2 = Advanced skills are acquired when a card says so, and at no other moment.
rule-7C-XP-3 = An advanced skill costs its price in experience; points paid beyond it are not given back.
rule-7C-XP-4 = { $xp_target ->
    [hand] An advanced skill that was acquired comes into the hand of a character.
    [discard] An advanced skill that was acquired goes to the Discard.
   *[deck] An advanced skill that was acquired is shuffled into the Action Deck.
}

## Seven rules that are easily forgotten

rule-7C-REMIND-1 = Each time a terrain comes into play, an Exploration card is placed on each free place that one of its arrows points to.
rule-7C-REMIND-2 = Objects may be crafted without their resources.
rule-7C-REMIND-3 = { $connect ->
    [arrows] A consequence that moves leads only to a terrain that an unbroken series of terrains joined by arrows connects with yours.
   *[adjacent] A consequence that moves leads only to a terrain that an unbroken series of neighbouring terrains connects with yours.
}
rule-7C-REMIND-4 = More cards than the cost may be drawn, unless the action is locked.
rule-7C-REMIND-5 = The symbols on the band of a skill count only on cards revealed for the result.
rule-7C-REMIND-6 = { $easy ->
    [on] { $easy_effect ->
        [keep] In an action one single skill is kept, by one single participant; the card of easy mode allows one more.
       *[fire] In an action one single skill is kept, by one single participant.
    }
   *[off] In an action one single skill is kept, by one single participant.
}
rule-7C-REMIND-7 = If more than one character takes part in an action that fails, the active player takes a card 100 just after the consequence.

## Icons

rule-7C-ICON-1 = Backs tell the decks apart: blue for Action cards, green or gold for Adventure cards, fog for Exploration cards.
rule-7C-ICON-2 = Each kind of card has an icon: curse, skill, state or character, bonus, object with the die of its resistance, quest item, temporary event, permanent event with its positioning arrow. Another icon gives the price of an advanced skill.
rule-7C-ICON-3 = An icon in a white square is an action that the players may undertake.
rule-7C-ICON-4 = { $done_scope ->
    [all] An icon inside a positioning arrow is an action that has been done: it cannot be done again on the terrain to which the event is linked, wherever it comes from.
   *[terrain] An icon inside a positioning arrow is an action that has been done: it cannot be done again from the terrain to which the event is linked.
}
rule-7C-ICON-5 = Mandatory: all participants of the action in progress must undertake this action, and others cannot take part.
rule-7C-ICON-6 = A plain action icon beside an effect: the effect may be applied during such an action, if the character takes part.
rule-7C-ICON-7 = { $locked_strict ->
    [off] Locked: the cost cannot be traded or exceeded.
   *[on] Locked: the cost cannot be traded or exceeded, and only cards in hand and objects change it.
}
rule-7C-ICON-8 = { $new_board_terrains ->
    [past] Everybody takes part; the Board may be left for a new one, and its terrains go to the Past.
   *[return] Everybody takes part; the Board may be left for a new one, and its terrains go back into the Adventure Deck.
}
rule-7C-ICON-9 = Forbidden: nobody who stands on this terrain makes fire, crafts or rests.
rule-7C-ICON-10 = A figure with a plus in a blue diamond is the cost of an action; a blue figure with a minus is the number of cards that may be taken off at the cost.
rule-7C-ICON-11 = The figure of the difficulty is the number of whole stars to reach; a star is one success at the result.
rule-7C-ICON-12 = For each seven revealed, a seven-star is worth one success.
rule-7C-ICON-13 = The white box is the consequence of success, the black box that of failure.
rule-7C-ICON-14 = A numbered box: take a card of that number, a green one, or a gold one if no green one is available.
rule-7C-ICON-15 = Replace: the resolved card makes room for the one of the place. Green to gold: this card is banished for a gold one. Move: all participants go to one terrain within reach. Flag: a number may be added. Damage: dice are lowered. Energy loss: 1 card of the Action Deck for each character and state card in hand.
