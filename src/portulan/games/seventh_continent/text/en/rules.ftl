### The 7th Continent: the rules, a sentence or two for each numbered rule that a step or a refusal cites.

## Set-up

rule-7C-SETUP-1 = Everybody chooses a different character and takes its card into hand.
rule-7C-SETUP-7 = { $deck_profile ->
    [published] The Action Deck holds the common skills, the five own skills of each character, the curse of the clue and four deadly curses; the stars are those of the published skills.
   *[table] The Action Deck holds the common skills, the five own skills of each character, the curse of the clue and four deadly curses.
}
rule-7C-SETUP-12 = The card that the clue names is the first terrain; its back is read.
rule-7C-SETUP-14 = All figures begin on the first terrain.
rule-7C-SETUP-16 = The introduction and both sides of the clue are read.
rule-7C-EASY-1 = { $easy ->
    [on] Easy mode: its card is taken before the game begins{ $easy_effect ->
        [keep] , and lets more skills be kept
       *[fire] , and helps at the fire
    }.
   *[off] In easy mode, which is not played here, a card of its own is taken before the game begins.
}

## Limits

rule-7C-ZONE-5 = { $hand_limit ->
    [each] A hand holds 5, 3, 3 or 2 skills, and as many bonuses, with 1, 2, 3 or 4 players.
   *[joint] A hand holds 5, 3, 3 or 2 skills and bonuses together with 1, 2, 3 or 4 players.
}
rule-7C-ZONE-9 = An object consists of at most 4, 3, 3 or 2 cards with 1, 2, 3 or 4 players.

## The turn

rule-7C-TURN-1 = A turn: choose who is active, settle who takes part, resolve one action.
rule-7C-TURN-2 = All choose together who is active; it may be the same player again. Who is active must have a legal action.
rule-7C-TURN-3 = Where the players do not agree, the next player to the left is active, and may pass.
rule-7C-TURN-4 = Whoever stands on the same terrain may take part, if the active player agrees and no effect forbids it.
rule-7C-TURN-6 = The active player resolves one action.
rule-7C-TURN-7 = Once the action is resolved entirely, a new turn begins.
rule-7C-SOURCE-1 = An action comes from the terrain where you stand, from events linked to it, from your hand, your objects or the quest items.
rule-7C-SOURCE-2 = The fog next to your terrain can be explored where an arrow leads to it.
rule-7C-FORBID-1 = No action is undertaken while another one is in progress.
rule-7C-FORBID-2 = An action whose prerequisite you cannot meet cannot be undertaken.
rule-7C-FORBID-3 = This action needs everybody: if one does not take part, it cannot be undertaken.
rule-7C-FORBID-4 = { $done_scope ->
    [all] An action whose icon stands in the arrow of an event linked to your terrain has been done there already, wherever it comes from.
   *[terrain] An action of your terrain whose icon stands in the arrow of an event linked to it has been done there already.
}
rule-7C-FORBID-5 = On this terrain nobody makes fire, crafts or rests.
rule-7C-MANDATORY-2 = A mandatory action is resolved at once, before any other turn.
rule-7C-MANDATORY-5 = { $impossible_mandatory ->
    [fail] Whoever arrives must undertake the mandatory action of the terrain at once, together; if that is impossible, it fails.
   *[skip] Whoever arrives must undertake the mandatory action of the terrain at once, together, if that is possible.
}

## The seven steps of an action

rule-7C-ACTION-2 = An action has seven steps: objects, cost, result, skill, discard, consequence, readjustment.
rule-7C-ACTION-OBJECT-1 = Each participant may use objects of their own inventory.
rule-7C-ACTION-OBJECT-5 = An object serves only an action whose icon it shows.
rule-7C-USE-1 = { $object_double ->
    [one] Each use of an object costs 1 resistance. An object that offers an action serves that action without a second use.
   *[two] Each use of an object costs 1 resistance. An object that offers an action needs a second use to serve it.
}
rule-7C-USE-3 = Only its owner uses an object.
rule-7C-ACTION-COST-1 = The cost printed on the action is the number of cards to draw.
rule-7C-ACTION-COST-2 = Several participants may lower the cost by any number, and raise the successes needed by as many.
rule-7C-ACTION-COST-4 = { $auto_reduce ->
    [off] Effects that lower the cost come from your hand, from objects in use, from events linked to your terrain and from quest items, each once.
   *[on] Effects that lower the cost come from your hand, from objects in use, from events linked to your terrain and from quest items, each once; those that cost nothing are applied for you, unless the action is locked.
}
rule-7C-ACTION-COST-6 = The active player draws the final cost; with fewer cards than that the action cannot be undertaken.
rule-7C-ACTION-COST-7 = The active player may draw further cards, as many as there are.
rule-7C-ACTION-COST-8 = No further cards are drawn for a locked action.
rule-7C-ACTION-COST-9 = Cards are drawn from the top of the Action Deck.
rule-7C-ACTION-COST-10 = When the Action Deck is empty, cards are drawn at random from the Discard.
rule-7C-ACTION-COST-11 = If the Action Deck runs out during a draw, the rest is drawn at random from the Discard.
rule-7C-ICON-7 = { $locked_strict ->
    [off] Locked: the cost cannot be traded or exceeded.
   *[on] Locked: the cost cannot be traded or exceeded, and only cards in hand and objects change it.
}
rule-7C-ICON-8 = { $new_board_terrains ->
    [past] Everybody takes part; the Board may be left for a new one, and its terrains go to the Past.
   *[return] Everybody takes part; the Board may be left for a new one, and its terrains go back into their decks.
}
rule-7C-RESULT-1 = All cards drawn are revealed.
rule-7C-RESULT-2 = A curse drawn from the Discard is defeat at once.
rule-7C-RESULT-5 = { $self_pair ->
    [on] A left and a right half make one success, even those of one card
   *[off] A left and a right half make one success, though not those of one card alone
}{ $pairing ->
    [choose] {""}; the active player says how many pairs count.
   *[max] {""}; all pairs that can be made count.
}
rule-7C-RESULT-7 = Effects that give successes come from your hand, from objects in use, from events linked to your terrain and from quest items, each once.
rule-7C-RESULT-8 = The action succeeds if the successes reach the number needed; otherwise it fails.
rule-7C-SKILL-1 = One of the skills revealed may be kept.
rule-7C-SKILL-2 = The skill goes to the hand of any participant.
rule-7C-SKILL-4 = The own skill of a character goes to that character alone.
rule-7C-SKILL-5 = A curse is never kept.
rule-7C-DISCARD-1 = All other cards drawn go to the Discard.
rule-7C-DISCARD-2 = An object without a die is discarded: blue cards to the Discard, all others to the Past.
rule-7C-CONSEQUENCE-1 = On success the white box is applied.
rule-7C-CONSEQUENCE-2 = On failure the black box is applied.
rule-7C-CONSEQUENCE-4 = A consequence concerns the active player, unless it says otherwise.
rule-7C-CONSEQUENCE-5 = If several took part and failed, the active player becomes paranoid.
rule-7C-ADJUST-1 = Whoever holds more skills and bonuses than allowed discards the rest.
rule-7C-ADJUST-2 = Whoever discards chooses which.

## Cards

rule-7C-CARD-1 = Where a card contradicts a rule, the card prevails.
rule-7C-VERB-2 = Discarded blue cards go to the Discard, all others to the Past.
rule-7C-TAKE-1 = The card of the number that is called is taken from the Adventure Deck.
rule-7C-TAKE-2 = Of several green cards of the number one is taken at random.
rule-7C-TAKE-3 = If there is no green card of the number, a gold one is taken.
rule-7C-TAKE-6 = If there is no card of the number, the whole Past goes back into its decks first.
rule-7C-TAKE-9 = What a card and a consequence tell is read to all.
rule-7C-FLAG-1 = { $flag_hint ->
    [on] At a flag the card of the box is taken, or that of the sum with the number of the symbol, if there is one.
   *[off] At a flag the card of the box is taken, or that of the sum with the number of the symbol.
}
rule-7C-FLAG-2 = The sum needs an object in use, or a quest item, that shows the symbol.
rule-7C-AUTH-2 = A wrong card goes back unseen.
rule-7C-HIDDEN-1 = { $hidden_presence ->
    [on] Whoever finds a number hidden on a card may enter it, while somebody stands there.
   *[off] Whoever finds a number hidden on a card may enter it: the card is replaced by the one of that number.
}
rule-7C-HIDDEN-2 = A hidden number has three digits.
rule-7C-HIDDEN-3 = { $guess_penalty ->
    [none] A wrong number shows nothing and costs nothing.
    [one_card] A wrong number shows nothing and costs a card.
   *[after_three] A wrong number shows nothing; after three on one card, each costs a card until you camp.
}
rule-7C-BANISH-3 = { $banish_from_past ->
    [on] A card banished by its number is a green one of the deck or of the Past, and is not looked at.
   *[off] A card banished by its number is a green one of the deck, and is not looked at.
}
rule-7C-BANISH-4 = From green to gold: the green card is banished, and a gold one of its number takes its place.
rule-7C-TERRAIN-1 = A terrain comes to the place that the card which called it shows.
rule-7C-PERM-1 = A permanent event is linked to the terrain where the active player stands.
rule-7C-TEMP-1 = A temporary event is resolved, then discarded, or banished if it says so.
rule-7C-TEMP-2 = All participants must undertake the mandatory action of a temporary event just after the action.
rule-7C-HANDCARD-1 = Whoever takes a skill or a bonus may keep it in hand.
rule-7C-HANDCARD-2 = It may be given to another participant.
rule-7C-HANDCARD-3 = It may be discarded.
rule-7C-STATE-1 = A state with energy loss costs as many cards of the Action Deck as you have character and state cards in hand.
rule-7C-STATE-3 = Then the state comes into your hand.
rule-7C-STATE-4 = { $cancelled_state ->
    [past] An effect that cancels a state cancels its energy loss too; the card goes to the Past.
   *[return] An effect that cancels a state cancels its energy loss too; the card goes back into its deck.
}
rule-7C-STATE-5 = A state that you have already is replaced by the new one.
rule-7C-EXPLORE-1 = An exploration card hides a place: it is turned over and resolved first.
rule-7C-EXPLORE-2 = Once it is gone, the card that belongs to the place is put into play there.

## Moving and the Board

rule-7C-MOVE-1 = Moving takes all participants to one terrain that can be reached.
rule-7C-MOVE-2 = { $connect ->
    [arrows] A terrain can be reached over terrains that are joined by arrows, however far.
   *[adjacent] A terrain can be reached over neighbouring terrains, however far.
}
rule-7C-MOVE-4 = An obstacle is crossed by an action of its own, to one of its other sides.
rule-7C-MOVE-8 = A consequence that moves takes all participants to one terrain that can be reached.
rule-7C-SPACE-1 = { $board_limit ->
    [none] Terrains are put away while all stand together on one terrain.
   *[other] The table has { $board_limit } places. When a card finds none, terrains are put away while all stand together on one terrain.
}
rule-7C-SPACE-2 = The terrains that stay must all be within reach.

## Energy

rule-7C-ENERGY-3 = Cards that come back are shuffled into the Action Deck.
rule-7C-ENERGY-7 = While the Action Deck is empty, lost cards come from the Discard: a curse among them is defeat.
rule-7C-ENERGY-9 = { $overflow ->
    [in] If the Action Deck runs out, the missing cards come from the Discard, those just lost among them.
   *[aside] If the Action Deck runs out, the missing cards come from the Discard; those just lost lie aside until then.
}

## Objects

rule-7C-OBJECT-1 = A new object needs a free die, which shows its resistance.
rule-7C-OBJECT-2 = It may be joined to an object that you have.
rule-7C-OBJECT-3 = { $direct_gift_assemble ->
    [off] It may be given to another participant, as an object of its own.
   *[on] It may be given to another participant, who may join it to another.
}
rule-7C-OBJECT-4 = It may be discarded.
rule-7C-ASSEMBLE-2 = A card joins an object only within the limit of cards.
rule-7C-ASSEMBLE-5 = No die shows more than 6.
rule-7C-CRAFT-2 = Each material that is at hand lowers the cost of crafting by what the skill says.
rule-7C-CRAFT-4 = What is crafted becomes a new object, joins one, or is given to a participant.
rule-7C-DAMAGE-1 = Damage lowers dice by so many points.
rule-7C-DAMAGE-2 = Those concerned share the damage as they like.
rule-7C-DROP-1 = An object may be abandoned: all its cards are discarded.
rule-7C-DROP-2 = An object is not taken apart, unless a card of it says so.
rule-7C-GIVE-1 = On one terrain objects may be given or exchanged, for 2 cards of the Action Deck each time.
rule-7C-GIVE-2 = An object is given whole, with its die.
rule-7C-GIVE-4 = Whoever receives an object must have room for it.
rule-7C-XP-2 = Advanced skills are acquired when a card says so.
rule-7C-XP-3 = An advanced skill costs its price in experience.

## Camp and the end

rule-7C-SAVE-1 = { $camp_min_actions ->
    [0] Camp is made between turns, while all stand on one terrain and nothing forbids it.
   *[other] Camp is made between turns, while all stand on one terrain and nothing forbids it, and at the earliest { $camp_min_actions } actions after the last one.
}
rule-7C-RESUME-2 = { $fire_saved ->
    [on] After a camp the terrain lies alone, with fog around it; the fires still burn.
   *[off] After a camp the terrain lies alone, with fog around it; the fires are out.
}
rule-7C-JOIN-2 = The limits for the new number of players apply at once to all.
rule-7C-JOIN-3 = A new figure joins on a terrain where a character stands.
rule-7C-ELIMINATED-5 = Whoever is out may go on with a new character.
rule-7C-WIN-1 = The players win when the last curse is lifted.
rule-7C-WIN-2 = { $lifted_curse_card ->
    [banish] A curse is lifted when a card says so, and its card is banished.
   *[stay] A curse is lifted when a card says so.
}

## Who comes and goes, clues, experience

rule-7C-GOAL-1 = { $practice ->
    [on] One to four players play together against the game; this match is for practice, and a decision may be taken back whatever it showed.
   *[off] One to four players play together against the game.
}
rule-7C-SETUP-6 = The group chooses one clue or more; the others are put away.
rule-7C-SETUP-13 = With several clues, the first terrain is the one with the smallest number.
rule-7C-LEAVE-1 = Whoever leaves for good is out of the game like an eliminated character; the last one cannot leave.
rule-7C-LEAVE-2 = Whoever leaves for a while keeps hand and objects for their return.
rule-7C-JOIN-1 = Whoever joins takes a character that was never eliminated, and its five own skills are shuffled into the Action Deck.
rule-7C-RESOURCE-1 = Resources come from the terrain where you stand, from events linked to it, and from cards that say so.
rule-7C-XP-1 = { $xp_zone ->
    [hand] Cards with experience points are kept in hand like bonuses.
   *[satchel] Cards with experience points lie under the Satchel & Journal.
}
rule-7C-XP-4 = { $xp_target ->
    [hand] An advanced skill that was acquired comes into the hand of a character.
    [discard] An advanced skill that was acquired goes to the Discard.
   *[deck] An advanced skill that was acquired is shuffled into the Action Deck.
}
