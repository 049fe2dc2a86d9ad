"""What each step of Near and Far does, with the clauses that explain it; in the order in which the rules tell them."""

from __future__ import annotations

from typing import Final

from portulan.engine.dice import even_chances
from portulan.engine.steps import Auto, Decision, Draw, FreeActions, Reveal, Steps, Together
from portulan.games.near_and_far import (
    adventure,
    artifacts,
    buildings,
    camps,
    duels,
    effects,
    moves,
    party,
    payments,
    quests,
    rewards,
    setup,
    steps,
    talents,
    threats,
    trades,
    treasures,
    turns,
    visiting,
)

_BYPASS: Final = (moves.SLIP, moves.LET_GO, moves.BYPASS)
_DIE: Final = even_chances(moves.DIE)

STEPS: Final = Steps(
    steps.NAMES,
    {
        steps.TALENTS: Decision(
            ("NF-XP-1", "NF-XP-2", "NF-XP-3", "NF-JOIN-2"),
            (moves.LEARN, moves.DONE),
            talents.talents,
            talents.against_talents,
        ),
        steps.INTRO: Reveal(("NF-SETUP-16",), setup.introduction, setup.introduced),
        steps.CHARACTER: Decision(
            ("NF-SETUP-13", "NF-SETUP-15", "NF-CAMPAIGN-2"),
            (moves.BE,),
            setup.choose_character,
            setup.against_character,
        ),
        steps.PET: Decision(
            ("NF-SETUP-12", "NF-SETUP-14", "NF-PLATYPUS-1"), (moves.PET,), setup.choose_pet, setup.against_pet
        ),
        steps.CHOOSE_FIRST: Draw(("NF-SETUP-18",), setup.first_weights, setup.choose_first),
        steps.ROW_UP: Auto(("NF-SETUP-5", "NF-SALOON-14"), party.fill_row),
        steps.MEET: Draw(("NF-SETUP-5", "NF-SALOON-14"), party.meet_weights, party.meet),
        steps.BOOKS: Auto(("NF-SETUP-8",), setup.books),
        steps.BOOK: Draw(("NF-SETUP-9", "NF-SETUP-11"), setup.book_weights, setup.book),
        steps.DEAL: Auto(("NF-SETUP-22",), setup.deal),
        steps.DEAL_CARD: Draw(("NF-SETUP-22",), setup.deal_weights, setup.deal_card),
        steps.DRAFT: Together(
            ("NF-DRAFT-2", "NF-DRAFT-1", "NF-DRAFT-4"),
            setup.pickers,
            (moves.PICK,),
            setup.pick,
            setup.pass_on,
            setup.against_pick,
            setup.pick_moves,
        ),
        steps.AFTER_DRAFT: Auto(("NF-TALENT-18",), setup.after_draft),
        steps.OPENING: Together(
            ("NF-DRAFT-5", "NF-DRAFT-6", "NF-DRAFT-8"),
            setup.discarders,
            (moves.DISCARD, moves.DONE),
            setup.opening,
            setup.opened,
            setup.against_opening,
            setup.opening_moves,
        ),
        steps.GAME: Auto(("NF-TURN-1",), turns.game),
        steps.SPLIT: Decision(
            ("NF-STORE-2",), (moves.DRAW,), artifacts.split, artifacts.against_split, artifacts.split_moves
        ),
        steps.DRAW: Auto(("NF-STORE-2",), artifacts.draw),
        steps.DRAW_CARD: Draw(("NF-STORE-2",), artifacts.draw_weights, artifacts.draw_card),
        steps.KEEP: Decision(
            ("NF-STORE-3", "NF-STORE-4", "NF-ARTIFACT-8"),
            (moves.KEEP, moves.DISCARD),
            artifacts.keep,
            artifacts.against_keep,
            artifacts.keep_moves,
        ),
        steps.TURN: Auto(("NF-TURN-1",), turns.turn),
        steps.MAIN: Decision(
            ("NF-GOAL-2", "NF-TURN-2", "NF-TURN-3", "NF-TURN-4", "NF-VISIT-2"),
            (moves.VISIT, moves.ADVENTURE),
            turns.main,
            turns.against_main,
            turns.main_moves,
        ),
        steps.END: Decision(("NF-TURN-6",), (moves.DONE,), turns.end),
        steps.NEXT: Auto(("NF-TURN-1", "NF-END-2"), turns.following),
        steps.WAY_IN: Decision(
            ("NF-DUEL-1", "NF-DUEL-2", "NF-DUEL-3", "NF-DUEL-4", "NF-JAIL-2", "NF-TALENT-02", "NF-TALENT-12"),
            (moves.DUEL, moves.ENTER),
            visiting.way_in,
            visiting.against_way_in,
            visiting.way_in_moves,
        ),
        steps.SALOON_DUEL: Decision(
            ("NF-SALOON-10", "NF-DUEL-2"),
            (moves.DUEL, moves.PASS),
            visiting.saloon_duel,
            visiting.against_saloon_duel,
        ),
        steps.DUEL_DIE: Draw(("NF-DUEL-5", "NF-DUEL-15"), _DIE, duels.roll),
        steps.DEFENDER_AIDS: Decision(
            ("NF-DUEL-7", "NF-HEART-5"),
            (moves.USE, moves.PASS),
            duels.defender_aid,
            duels.against_defender_aid,
            duels.defender_aid_moves,
        ),
        steps.DUEL_AIDS: Decision(
            ("NF-DUEL-7",), (moves.USE, moves.PASS), duels.aid, duels.against_aid, duels.aid_moves
        ),
        steps.DUEL_HEARTS: Decision(
            ("NF-DUEL-7", "NF-HEART-2", "NF-HEART-4"),
            (moves.HEARTS,),
            duels.hearts,
            duels.against_hearts,
            duels.heart_moves,
        ),
        steps.DUEL_RESULT: Auto(("NF-DUEL-8", "NF-DUEL-9", "NF-DUEL-10"), duels.result),
        steps.VISIT: Decision(
            ("NF-VISIT-1", "NF-VISIT-4", "NF-VISIT-5"),
            (*buildings.ALL, moves.BONUS, moves.USE, moves.DONE),
            visiting.in_building,
            visiting.against_visit,
            visiting.visit_moves,
        ),
        steps.VISIT_AGAIN: Auto(("NF-VISIT-4",), visiting.again),
        steps.TRADE: Decision(
            ("NF-TOWN-HALL-2", "NF-TOWN-HALL-3", "NF-TOWN-HALL-5"),
            (moves.GIVE, moves.TAKE, moves.DONE),
            trades.trade,
            trades.against_trade,
            trades.trade_moves,
        ),
        steps.REPUTATION: Decision(
            ("NF-TOWN-HALL-7",),
            (moves.INSTEAD,),
            buildings.reputation_price,
            buildings.against_reputation_price,
            buildings.reputation_mixes,
        ),
        steps.PLACE_MEMBER: Decision(
            ("NF-SALOON-4", "NF-SALOON-5", "NF-PARTY-2", "NF-PARTY-3"),
            (moves.PUT, moves.PASS),
            party.place_member,
            party.against_place,
        ),
        steps.SHIFT_PET: Decision(
            ("NF-SALOON-4", "NF-PARTY-4"), (moves.PUT, moves.PASS), party.shift_pet, party.against_shift
        ),
        steps.TREASURE: Auto(("NF-TREASURE-4",), treasures.treasure),
        steps.REPLACE: Decision(
            ("NF-HUT-4", "NF-CARD-T09"),
            (moves.REPLACE, moves.PASS),
            treasures.replace,
            treasures.against_replace,
        ),
        steps.FIND: Draw(("NF-TREASURE-1", "NF-TREASURE-5"), treasures.find_weights, treasures.find),
        steps.HUT_DRAW: Auto(("NF-DAYTOWN-8",), treasures.hut_draw),
        steps.HUT_SEE: Draw(("NF-DAYTOWN-8",), treasures.see_weights, treasures.see),
        steps.HUT_PICK: Decision(
            ("NF-DAYTOWN-8",),
            (moves.CHOOSE_TREASURE, moves.PASS),
            treasures.pick,
            treasures.against_pick,
        ),
        steps.DROP: Decision(("NF-BIRD-3",), (moves.DROP,), treasures.drop, treasures.against_drop),
        steps.ARRANGE: Decision(
            ("NF-LEAVE-2", "NF-PARTY-2", "NF-PARTY-6"),
            (moves.REARRANGE, moves.DONE),
            party.arrange,
            party.against_arrange,
        ),
        steps.FILL_SLOT: Decision(
            ("NF-LEAVE-2", "NF-PARTY-3", "NF-PARTY-4"),
            (moves.ASSIGN, moves.PASS),
            party.assign,
            party.against_assign,
            party.assign_moves,
        ),
        steps.RESTORE: Decision(
            ("NF-LEAVE-3", "NF-LEAVE-4", "NF-LEAVE-5"), (moves.RESTORE, moves.PASS), adventure.restore
        ),
        steps.STEP: Decision(
            ("NF-MOVE-1", "NF-MOVE-4", "NF-MOVE-5", "NF-MOVE-7", "NF-MOVE-8"),
            (moves.GO, moves.STOP),
            adventure.step,
            adventure.against_step,
            adventure.step_moves,
        ),
        steps.PASS_COST: Decision(
            ("NF-MOVE-7", "NF-TALENT-08"),
            (moves.INSTEAD,),
            adventure.pass_cost,
            adventure.against_pass_cost,
        ),
        steps.CROSS: Auto(("NF-THREAT-1", "NF-TREASURE-1"), adventure.cross),
        steps.THREAT: Decision(
            ("NF-THREAT-1", "NF-THREAT-2", "NF-THREAT-10", "NF-BOSS-2"),
            (moves.FIGHT, moves.FIGHT_BOSS, *_BYPASS, moves.USE, moves.PASS),
            threats.threat,
            threats.against_threat,
            threats.threat_moves,
        ),
        steps.THREAT_DIE: Draw(("NF-THREAT-5",), _DIE, threats.roll),
        steps.THREAT_AIDS: Decision(
            ("NF-THREAT-5", "NF-THREAT-10"),
            (moves.USE, *_BYPASS, moves.PASS),
            threats.aid,
            threats.against_aid,
            threats.aid_moves,
        ),
        steps.THREAT_HEARTS: Decision(
            ("NF-THREAT-5", "NF-HEART-2", "NF-HEART-4"),
            (moves.HEARTS,),
            threats.hearts,
            threats.against_hearts,
            threats.heart_moves,
        ),
        steps.THREAT_RESULT: Auto(("NF-THREAT-6", "NF-THREAT-7"), threats.result),
        steps.BOSS_PAGE: Reveal(("NF-BOSS-6",), threats.boss_page, threats.boss_read),
        steps.ARRIVE: Auto(("NF-MOVE-1",), adventure.arrive),
        steps.AFTER_MOVE: Auto(("NF-MOVE-12",), adventure.after_move),
        steps.QUEST: Decision(("NF-QUEST-1", "NF-QUEST-10"), (moves.ATTEMPT, moves.PASS), quests.attempt),
        steps.SIDE: Decision(("NF-CAMPAIGN-8",), (moves.SIDE,), quests.side, quests.against_side),
        steps.ARCADE: Auto(("NF-ARCADE-2",), quests.begin_arcade),
        steps.ARCADE_CARD: Draw(("NF-ARCADE-2",), quests.arcade_weights, quests.arcade),
        steps.PAGE: Reveal(("NF-QUEST-4", "NF-QUEST-5"), quests.page, quests.read),
        steps.CHOOSE: Decision(
            ("NF-QUEST-6", "NF-QUEST-11", "NF-QUEST-14", "NF-KEYWORD-2", "NF-KEYWORD-4"),
            (moves.CHOOSE,),
            quests.choose,
            quests.against_choose,
            always=True,
        ),
        steps.QUEST_DIE: Draw(("NF-QUEST-6",), _DIE, quests.roll),
        steps.QUEST_AIDS: Decision(
            ("NF-QUEST-6",), (moves.USE, moves.PASS), quests.aid, quests.against_aid, quests.aid_moves
        ),
        steps.QUEST_HEARTS: Decision(
            ("NF-QUEST-8", "NF-HEART-2", "NF-HEART-4"),
            (moves.HEARTS,),
            quests.hearts,
            quests.against_hearts,
            quests.heart_moves,
        ),
        steps.QUEST_RESULT: Auto(("NF-QUEST-7", "NF-QUEST-9"), quests.result),
        steps.REACTION: Reveal(("NF-QUEST-7", "NF-CHARMODE-6"), quests.reaction, quests.react),
        steps.REWARD: Auto(("NF-QUEST-12",), rewards.reward),
        steps.CLAIM: Decision(("NF-QUEST-12",), (moves.CLAIM,), rewards.claim, rewards.against_claim),
        steps.ACCEPT: Decision(("NF-QUEST-17",), (moves.ACCEPT, moves.PASS), rewards.accept),
        steps.JOIN: Auto(("NF-QUEST-12",), party.join),
        steps.JOIN_FROM_ROW: Decision(
            ("NF-QUEST-12",), (moves.RECRUIT,), party.join_from_row, party.against_join
        ),
        steps.SEARCH_BAG: Draw(("NF-QUEST-12",), party.search_weights, party.search_bag),
        steps.CAMP: Decision(
            ("NF-CAMP-1", "NF-CAMP-2", "NF-CAMP-3"), (moves.CAMP, moves.PASS), camps.camp, camps.against_camp
        ),
        steps.CAMP_AT: Decision(("NF-CARD-A13",), (moves.CAMP_AT,), camps.camp_at, camps.against_camp_at),
        steps.QUEST_OVER: Auto(("NF-CAMPAIGN-5", "NF-CHARMODE-7"), quests.over),
        steps.PAY: Decision(
            ("NF-TALENT-05", "NF-TALENT-08"), (moves.INSTEAD,), payments.mix, payments.against_mix
        ),
        steps.EFFECT: Auto(("NF-GOAL-4",), effects.effect),
        steps.RETURN_ANIMAL: Decision(
            ("NF-BIRD-7", "NF-TALENT-09"), (moves.LET_GO,), effects.return_animal, effects.against_return
        ),
        steps.EFFECT_DIE: Draw(("NF-TALENT-15",), _DIE, effects.roll),
        steps.EFFECT_HEARTS: Decision(
            ("NF-TALENT-15", "NF-HEART-2"), (moves.HEARTS,), effects.spend, effects.against_hearts
        ),
        steps.EFFECT_RESULT: Auto(("NF-TALENT-15",), effects.result),
    },
)

FREE: Final = FreeActions(
    ("NF-TURN-6", "NF-ARTIFACT-1", "NF-ARTIFACT-6", "NF-ARTIFACT-7", "NF-TALENT-09"),
    artifacts.buyer,
    (moves.BUY, moves.INVOKE),
    artifacts.free_action,
    artifacts.against_free,
    except_at=artifacts.NOT_BESIDE,
    moves=artifacts.free_moves,
)
