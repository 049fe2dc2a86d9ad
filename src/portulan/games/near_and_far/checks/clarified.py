"""What the rulebook says of single cards, talents and animals, in the words of the vocabulary (contract 7.4)."""

from __future__ import annotations

from typing import Final

from portulan.games.near_and_far.entries import (
    Act,
    AnyEffect,
    Bundle,
    BuyTalentAt,
    Carry,
    CarryExtra,
    ChooseThreat,
    Condition,
    Cost,
    DrawArtifacts,
    DuelMod,
    EnterOccupied,
    ExtraAction,
    Faction,
    FreePass,
    Gain,
    GainKind,
    HandRelief,
    IgnoreThreats,
    Lose,
    Measure,
    Most,
    MoveBonus,
    On,
    PayAs,
    Per,
    PlaceCamp,
    Rank,
    RollGain,
    RollMod,
    SlotAny,
    Sym,
    TakeFromEachPresent,
    Threshold,
    TradeBonus,
    TradeCount,
)

Effects = tuple[AnyEffect, ...]


def _own(faction: Faction) -> Effects:
    return (Per(Measure("adventurers", faction), 1),)


_FROM_OTHERS: Final[Effects] = (On("arrive-with-others", TakeFromEachPresent("coin")),)
_RETURNED: Final = IgnoreThreats(Cost(discard_self=True))

ARTIFACTS: Final[dict[str, Effects]] = {
    "A01": (Most(Measure("coins"), 4),),
    "A02": _own("blue"),
    "A03": _own("green"),
    "A04": _own("red"),
    "A05": _own("yellow"),
    "A06": (FreePass(1),),
    "A07": _FROM_OTHERS,
    "A08": _FROM_OTHERS,
    "A09": (TradeBonus(1),),
    "A10": (On("visit", Gain(Bundle(food=2)), building="stables"),),
    "A11": (On("duel-won", Gain(Bundle(coin=1))),),
    "A12": (On("visit", Gain(Bundle(coin=1)), building="mine"),),
    "A13": (On("buy-self", PlaceCamp()),),
    "A14": (TradeCount(2),),
    "A15": (SlotAny(),),
    "A16": (IgnoreThreats(),),
    "A17": (IgnoreThreats(), Sym("combat", 1)),
}
"""The clarified artifacts (2.33); each needs a card of its own, which may do more."""

ILLUSTRATED: Final = "A17"
ILLUSTRATED_REP: Final = -4
ILLUSTRATED_POINTS: Final = 7
"""The artifact that the rulebook shows, with its requirement and its points (TV-15)."""

TREASURES: Final[dict[str, Effects]] = {
    "T01": (Rank(Measure("reputation"), 4, 2, 2, 0),),
    "T02": (Most(Measure("coins"), 2),),
    "T03": (
        Act(
            "any-own-die",
            RollMod(4),
            Cost(discard_self=True),
            ("duel", "defense", "threat", "quest-combat"),
            uses=1,
        ),
    ),
    "T04": (On("visit", Gain(Bundle(food=1)), building="hut"),),
    "T05": (On("visit", DrawArtifacts(1, "split"), building="hut"),),
    "T06": (Most(Measure("food"), 2),),
    "T07": (On("camp-built", GainKind(1), kinds=("coin", "gem")),),
    "T08": (ExtraAction("mine", "saloon"),),
}
"""The clarified treasures (2.34)."""

TALENTS: Final[dict[int, tuple[int, Effects]]] = {
    1: (3, (ChooseThreat(),)),
    2: (2, (EnterOccupied(cost=Bundle(coin=1)),)),
    3: (3, (On("game-start", Gain(Bundle(food=2))),)),
    4: (1, (On("game-start", Gain(Bundle(food=1))),)),
    5: (2, (PayAs("gem", "coin", ("payments",)),)),
    6: (3, (HandRelief(3),)),
    7: (2, (DuelMod(1, "both"),)),
    8: (4, (PayAs("food", "heart", ("rolls", "passing", "camps")),)),
    9: (
        3,
        (
            On("visit", Gain(Bundle(coin=1)), "stables", when=Condition(Measure("animals"), ">=", 2)),
            Act("own-turn", Gain(Bundle(heart=2)), Cost(return_animal=1)),
        ),
    ),
    10: (2, (On("visit", DrawArtifacts(1, "split"), building="store"),)),
    11: (4, (On("visit", Gain(Bundle(food=1)), building="saloon"),)),
    12: (3, (BuyTalentAt("town-hall"), EnterOccupied("town-hall"))),
    13: (2, (On("visit", Gain(Bundle(food=1)), building="hut"),)),
    14: (3, (CarryExtra(1),)),
    15: (4, (On("visit", RollGain(4, Bundle(gem=1)), building="mine"),)),
    16: (3, (Most(Measure("reputation"), 2),)),
    17: (2, (DuelMod(1, "both"),)),
    18: (3, (On("after-draft", DrawArtifacts(2, "split")),)),
}
"""The talents by their numbers: what they cost and do (2.32)."""

ANIMALS: Final[dict[str, Effects]] = {
    "bird": (MoveBonus(1), Carry(1), _RETURNED),
    "turtle": (MoveBonus(1), Carry(1), FreePass(1), _RETURNED),
}

SIDES: Final[dict[str, Effects]] = {"dusk": (), "day": (On("go-to-jail", Gain(Bundle(food=1))),)}

MAPS: Final[dict[int, Effects]] = {
    5: (On("enter-location", Lose(Bundle(heart=1)), flag="water"),),
    10: (Threshold(Condition(Measure("camps", flag="mammoth"), "<", 1), -8),),
}
"""The maps with a special rule (2.36); the bosses of the last are a field of their own."""
