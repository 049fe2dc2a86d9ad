"""What each step does, with the clauses that explain it; in the order in which the rules tell them."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Anyone, Auto, Consent, Decision, Draw, Formality, Frame, Reveal, Steps
from portulan.games.seventh_continent import (
    consequence,
    cost,
    ending,
    energy,
    experience,
    explore,
    hidden,
    inventory,
    leaving,
    move,
    moves,
    object_step,
    operations,
    resolving,
    result,
    setup,
    skill,
    space,
    states,
    steps,
    taking,
    triggers,
    turn,
    verbs,
)
from portulan.games.seventh_continent.position import Position

_ANSWERS: Final = (moves.AGREE, moves.OBJECT)
_JOINING: Final = (moves.JOIN, moves.STAY)
_AGREED: Final = Formality(moves.AGREE, 2)


def _done(state: Position, frame: Frame) -> list[int]:
    """Whoever adds nothing more goes on: the steps of a sheet are one decision (contract 9)."""
    return [moves.DONE.base]


STEPS: Final = Steps(
    steps.NAMES,
    {
        steps.CHARACTER: Decision(
            ("7C-SETUP-1", "7C-SETUP-7"),
            (moves.BE,),
            setup.character,
            setup.against_character,
            setup.character_moves,
        ),
        steps.CLUES: Anyone(
            ("7C-SETUP-6", "7C-SETUP-13"),
            (moves.CLUES,),
            setup.clues,
            setup.against_clues,
            consent=Consent(moves.AGREE, moves.OBJECT),
            moves=setup.clue_moves,
        ),
        steps.START: Auto(("7C-SETUP-12", "7C-SETUP-14", "7C-SETUP-16"), setup.start),
        steps.TURN: Auto(("7C-TURN-1", "7C-TURN-7"), turn.turn),
        steps.GROUP: Anyone(
            ("7C-TURN-2", "7C-TURN-3", "7C-SAVE-1", "7C-GIVE-1", "7C-DROP-1", "7C-HIDDEN-1"),
            (
                *(moves.ACTIVE, moves.GIVE, moves.DROP, moves.LOOK, moves.CAMP, moves.CLEAR_TABLE),
                *(moves.DEPART, moves.COME),
            ),
            turn.group,
            turn.against_group,
            turn.characters,
            moves=turn.group_moves,
            through=turn.leads,
        ),
        steps.CONSENT: Decision(("7C-TURN-2", "7C-TURN-3"), _ANSWERS, turn.consent, formality=_AGREED),
        steps.ACTION: Decision(
            ("7C-TURN-6", "7C-SOURCE-1", "7C-FORBID-1", "7C-FORBID-2"),
            (moves.ACT, moves.EXPLORE, moves.PASS),
            turn.action,
            turn.against_action,
            turn.action_moves,
            beside=turn.walks,
        ),
        steps.DESTINATION: Decision(
            ("7C-MOVE-1", "7C-MOVE-2"),
            (moves.GO,),
            turn.destination,
            turn.against_destination,
            turn.destination_moves,
        ),
        steps.OFFER: Decision(("7C-TURN-4",), _JOINING, turn.offer),
        steps.ACCEPT: Decision(("7C-TURN-4",), _ANSWERS, turn.accept, formality=_AGREED),
        steps.MUST_JOIN: Decision(("7C-FORBID-3",), _JOINING, turn.must_join, turn.against_must_join),
        steps.NEXT_MANDATORY: Auto(("7C-MANDATORY-2",), turn.next_mandatory),
        steps.AFTER_MANDATORY: Auto(("7C-TEMP-2",), consequence.after_mandatory),
        steps.FAIL: Auto(("7C-MANDATORY-5",), consequence.fail),
        steps.BEGIN: Auto(("7C-ACTION-2",), object_step.begin),
        steps.OBJECTS: Decision(
            ("7C-ACTION-OBJECT-1", "7C-ACTION-OBJECT-5", "7C-USE-1"),
            (moves.USE, moves.DONE),
            object_step.use,
            object_step.against_use,
            object_step.use_moves,
            through=_done,
        ),
        steps.COST: Auto(("7C-ACTION-COST-1",), cost.cost),
        steps.LOWER: Decision(
            ("7C-ACTION-COST-4",),
            (moves.APPLY, moves.DONE),
            cost.lower,
            cost.against_lower,
            cost.lower_moves,
            through=_done,
        ),
        steps.PROVIDE: Decision(
            ("7C-RESOURCE-1",),
            (moves.APPLY, moves.DONE),
            cost.lower,
            cost.against_provide,
            cost.provide_moves,
            through=_done,
        ),
        steps.MATERIALS: Decision(
            ("7C-CRAFT-2",),
            (moves.WITH, moves.DONE),
            cost.material,
            cost.against_material,
            cost.material_moves,
            through=_done,
        ),
        steps.TRADE: Decision(
            ("7C-ACTION-COST-2",),
            (moves.TRADE,),
            cost.trade,
            cost.against_trade,
            cost.trade_moves,
            through=cost.no_trade,
        ),
        steps.EXTRA: Decision(
            ("7C-ACTION-COST-7", "7C-ACTION-COST-8"),
            (moves.EXTRA,),
            cost.extra,
            cost.against_extra,
            cost.extra_moves,
        ),
        steps.DRAW: Auto(("7C-ACTION-COST-9",), energy.draw),
        steps.DRAW_CARD: Draw(
            ("7C-ACTION-COST-9", "7C-ACTION-COST-10", "7C-ACTION-COST-11"),
            energy.draw_weights,
            energy.draw_card,
        ),
        steps.RESULT: Auto(("7C-RESULT-1", "7C-RESULT-2"), result.result),
        steps.PAIRS: Decision(
            ("7C-RESULT-5",), (moves.PAIR,), result.pair, result.against_pair, result.pair_moves
        ),
        steps.RAISE: Decision(
            ("7C-RESULT-7",),
            (moves.APPLY, moves.DONE),
            result.raise_successes,
            result.against_raise,
            result.raise_moves,
        ),
        steps.JUDGE: Auto(("7C-RESULT-8",), result.judge),
        steps.SKILL: Decision(
            ("7C-SKILL-1", "7C-SKILL-4", "7C-SKILL-5"),
            (moves.KEEP, moves.DONE),
            skill.skill,
            skill.against_skill,
            skill.skill_moves,
        ),
        steps.RECEIVER: Decision(
            ("7C-SKILL-2", "7C-SKILL-4"),
            (moves.TO,),
            skill.receiver,
            skill.against_receiver,
            skill.receiver_moves,
        ),
        steps.CLEAR_AWAY: Auto(("7C-DISCARD-1", "7C-DISCARD-2"), consequence.clear_away),
        steps.CONSEQUENCE: Auto(("7C-CONSEQUENCE-1", "7C-CONSEQUENCE-2"), consequence.consequence),
        steps.AFTER_FAILURE: Auto(("7C-CONSEQUENCE-5",), consequence.after_failure),
        steps.READJUST: Auto(("7C-ADJUST-1",), consequence.readjust),
        steps.EXCESS: Decision(
            ("7C-ADJUST-1", "7C-ADJUST-2"),
            (moves.PICK,),
            consequence.excess,
            consequence.against_excess,
            consequence.excess_moves,
        ),
        steps.END_ACTION: Auto(("7C-TURN-7",), consequence.end_action),
        steps.RUN: Auto(("7C-CONSEQUENCE-1",), operations.run),
        steps.CHOOSE_WHO: Decision(
            ("7C-CONSEQUENCE-4",),
            (moves.TO,),
            operations.choose_who,
            operations.against_who,
            operations.who_moves,
        ),
        steps.CHOOSE: Decision(
            ("7C-CONSEQUENCE-1",),
            (moves.BRANCH,),
            operations.choose_branch,
            operations.against_choose,
            operations.choose_moves,
        ),
        steps.RANDOM: Draw(("7C-CARD-1",), operations.random_weights, operations.random_branch),
        steps.PLACES: Decision(
            ("7C-TERRAIN-1",),
            (moves.GO,),
            operations.choose_place,
            operations.against_place,
            operations.place_moves,
        ),
        steps.TEST: Auto(("7C-RESULT-8",), operations.test),
        steps.TEXT: Reveal(("7C-TAKE-9",), operations.passage, operations.told),
        steps.PICK: Decision(("7C-VERB-2",), (moves.PICK,), verbs.pick, verbs.against_pick, verbs.pick_moves),
        steps.TO_HAND: Decision(
            ("7C-SKILL-4",), (moves.PICK,), verbs.to_hand, verbs.against_to_hand, verbs.to_hand_moves
        ),
        steps.BUY: Decision(
            ("7C-XP-2", "7C-XP-3"),
            (moves.BUY, moves.DONE),
            experience.buy,
            experience.against_buy,
            experience.buy_moves,
        ),
        steps.PAY: Decision(
            ("7C-XP-3",), (moves.PICK,), experience.pay, experience.against_pay, experience.pay_moves
        ),
        steps.LEARNER: Decision(
            ("7C-XP-4",), (moves.TO,), experience.learn, experience.against_learner, experience.learner_moves
        ),
        steps.BANISH_NUMBER: Draw(
            ("7C-BANISH-3",), operations.banish_number_weights, operations.banish_numbered
        ),
        steps.GOLD: Draw(("7C-BANISH-4",), operations.gold_weights, operations.gold),
        steps.ARRIVAL: Auto(("7C-ICON-8",), operations.arrival),
        steps.TAKE: Auto(("7C-TAKE-1", "7C-TAKE-6"), taking.take),
        steps.TAKE_CARD: Draw(("7C-TAKE-2", "7C-TAKE-3"), taking.take_weights, taking.take_card),
        steps.FLAGGED: Decision(
            ("7C-FLAG-1", "7C-FLAG-2"), (moves.CALL,), taking.call, taking.against_call, taking.call_moves
        ),
        steps.FLAG_OBJECT: Decision(
            ("7C-FLAG-2",),
            (moves.USE, moves.DONE),
            taking.flag_object,
            taking.against_flag_object,
            taking.flag_object_moves,
        ),
        steps.AT_TAKING: Decision(
            ("7C-CARD-1",),
            (moves.APPLY, moves.DONE),
            taking.at_taking,
            taking.against_at_taking,
            taking.at_taking_moves,
        ),
        steps.READ: Reveal(("7C-TAKE-9",), taking.passage, taking.told),
        steps.RESOLVE: Auto(("7C-TEMP-1",), resolving.resolve),
        steps.PLACE: Auto(("7C-TERRAIN-1", "7C-PERM-1"), resolving.place),
        steps.HOLD: Decision(
            ("7C-HANDCARD-1", "7C-HANDCARD-2", "7C-HANDCARD-3"),
            (moves.TO, moves.LEAVE_IT),
            resolving.hold,
            resolving.against_hold,
            resolving.hold_moves,
        ),
        steps.CANCEL: Decision(
            ("7C-STATE-4",),
            (moves.APPLY, moves.DONE),
            states.cancel,
            states.against_cancel,
            states.cancel_moves,
        ),
        steps.ACQUIRE: Auto(("7C-STATE-1",), states.acquire),
        steps.ADD_STATE: Auto(("7C-STATE-3", "7C-STATE-5"), states.add),
        steps.TURN_FOG: Draw(("7C-EXPLORE-1",), explore.turn_weights, explore.turn_card),
        steps.CLEAR_PLACE: Auto(("7C-EXPLORE-2",), explore.clear_place),
        steps.LOSE: Auto(("7C-ENERGY-7", "7C-ENERGY-9"), energy.lose),
        steps.LOSE_CARD: Draw(("7C-ENERGY-7", "7C-ENERGY-9"), energy.draw_weights, energy.lose_card),
        steps.RECOVER: Auto(("7C-ENERGY-3",), energy.recover),
        steps.RECOVER_CARD: Draw(("7C-ENERGY-3",), energy.recover_weights, energy.recover_card),
        steps.RECOVER_PICK: Decision(
            ("7C-ENERGY-3",),
            (moves.PICK,),
            energy.recover_pick,
            energy.against_recover_pick,
            energy.recover_choices,
        ),
        steps.PEEK: Auto(("7C-CARD-1",), energy.peek),
        steps.PEEK_CARD: Draw(("7C-CARD-1",), energy.peek_weights, energy.peek_card),
        steps.TRAVEL: Decision(
            ("7C-MOVE-8", "7C-MOVE-2"),
            (moves.GO,),
            move.travel,
            turn.against_destination,
            turn.destination_moves,
        ),
        steps.ACROSS: Decision(
            ("7C-MOVE-4",), (moves.GO,), move.across, move.against_across, move.across_moves
        ),
        steps.ARRIVE_ACROSS: Auto(("7C-MOVE-4",), move.arrive_across),
        steps.STOW: Decision(
            ("7C-OBJECT-1", "7C-OBJECT-2", "7C-OBJECT-3", "7C-OBJECT-4", "7C-CRAFT-4"),
            (moves.NEW, moves.ASSEMBLE, moves.TO, moves.ABANDON, moves.LEAVE_IT),
            inventory.stow,
            inventory.against_stow,
            inventory.stow_moves,
        ),
        steps.DROP: Decision(
            ("7C-DROP-1", "7C-DROP-2"),
            (moves.ABANDON, moves.DONE),
            inventory.drop,
            inventory.against_drop,
            inventory.drop_moves,
        ),
        steps.GIVE: Decision(
            ("7C-GIVE-1", "7C-GIVE-4"),
            (moves.HAND_OVER, moves.SWAP, moves.DONE),
            inventory.give,
            inventory.against_give,
            inventory.give_moves,
        ),
        steps.GIFT: Decision(("7C-GIVE-1",), _ANSWERS, inventory.gift, formality=_AGREED),
        steps.HAND_OVER: Auto(("7C-GIVE-2",), inventory.hand_over),
        steps.DAMAGE: Decision(
            ("7C-DAMAGE-1", "7C-DAMAGE-2"),
            (moves.HIT,),
            inventory.damage,
            inventory.against_damage,
            inventory.damage_moves,
        ),
        steps.REPAIR: Decision(
            ("7C-ASSEMBLE-5",),
            (moves.MEND,),
            inventory.repair,
            inventory.against_repair,
            inventory.repair_moves,
        ),
        steps.CHECK_LIMITS: Auto(("7C-JOIN-2",), inventory.check_limits),
        steps.EXCESS_OBJECTS: Decision(
            ("7C-JOIN-2",),
            (moves.ABANDON,),
            inventory.excess_object,
            inventory.against_excess_object,
            inventory.excess_object_moves,
        ),
        steps.SHORTEN: Auto(("7C-ZONE-9",), inventory.shorten),
        steps.FOLD: Decision(
            ("7C-SPACE-1", "7C-SPACE-2"),
            (moves.FOLD, moves.DONE),
            space.fold,
            space.against_fold_cell,
            space.fold_moves,
        ),
        steps.SEARCH: Decision(
            ("7C-HIDDEN-1",),
            (moves.SEARCH, moves.HINT, moves.DONE),
            hidden.search,
            hidden.against_search,
            hidden.search_moves,
        ),
        steps.NUMBER: Decision(
            ("7C-HIDDEN-2",), (moves.ENTER,), hidden.enter, moves=lambda state, frame: moves.ENTER.moves()
        ),
        steps.CHECK: Reveal(
            ("7C-HIDDEN-1", "7C-HIDDEN-3", "7C-AUTH-2"), hidden.passage, hidden.check, hidden.fits
        ),
        steps.TRIGGER: Auto(("7C-CARD-1",), triggers.trigger),
        steps.ANSWER: Decision(
            ("7C-CARD-1",),
            (moves.APPLY, moves.DONE),
            triggers.answer,
            triggers.against_answer,
            triggers.answer_moves,
        ),
        steps.NEW_CHARACTER: Decision(
            ("7C-ELIMINATED-5",),
            (moves.BE, moves.DONE),
            ending.new_character,
            ending.against_new_character,
            ending.new_character_moves,
        ),
        steps.JOIN_AT: Decision(
            ("7C-JOIN-3",), (moves.GO,), ending.join_at, ending.against_join, ending.join_moves
        ),
        steps.LEAVING: Decision(
            ("7C-LEAVE-1", "7C-LEAVE-2"), (moves.PAUSE, moves.QUIT, moves.DONE), leaving.leave
        ),
    },
)
