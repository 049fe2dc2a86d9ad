"""The page that lies open, with its choices, what came of a roll, and rewards to choose from; pages read before."""

from __future__ import annotations

from functools import cache
from typing import Final

from portulan.engine.scene import Amount, Area, Label, Page, PageChoice, TextCard, label, memoized
from portulan.games.near_and_far import entries, scene_cards
from portulan.games.near_and_far.moves import CHOOSE, CLAIM
from portulan.games.near_and_far.schema import read
from portulan.games.near_and_far.view import ChoiceView, RewardView, View

REASONS = {
    "NF-QUEST-11": "reason-price",
    "NF-KEYWORD-2": "reason-keyword-first",
    "NF-KEYWORD-6": "reason-keyword-more",
}
"""Why a choice cannot be taken, where its keywords do not tell it."""
PLACE: Final = "a"
"""The picture of a map that shows the country; the one page of a map that is not in `OWN` has it."""
WHOLE: Final = (
    "D E F G H I J K L M N O P",
    "3 4 5 6 8 9 10 11 12 13 14 15 16",
    "19 20 21 22 23 24 26 27 28 29 30 31 32",
    "34 35 37 38 39 40 41 42 43 45 46 47 48",
    "50 53 54 55 56 57 58 59 60 61 62 63 64",
    "68 69 70 71 72 73 74 75 76 77 78 79 80",
    "83 84 86 87 88 89 90 91 92 93 94 95 96",
    "98 99 100 101 103 105 106 107 108 109 110 111 112",
    "114 115 117 118 119 120 121 123 124 125 126 127 128",
    "132 133 134 135 136 137 138 139 140 141 142 143 144",
    "146 147 148 149 150 152 153 154 155 156 157 158 159",
)
"""Of every map, the quests whose pages have the pictures d to p, in this order."""
OWN: Final = {
    **dict.fromkeys(("B", "1", "17", "33", "51", "66", "81", "104", "122", "130", "145"), "b"),
    **dict.fromkeys(("C", "2", "25", "44", "52", "67", "85", "102", "116", "131", "160"), "c"),
    **{quest: mark for quests in WHOLE for quest, mark in zip(quests.split(), "defghijklmnop", strict=True)},
}
"""What marks the picture of a page, by its quest."""


@cache
def _pictures() -> dict[str, str]:
    """Names the picture of every page that ships, by its passage; what a pack adds brings its own."""
    content = read(checked=False)
    found: dict[str, str] = {}
    for quest in content.all(entries.QuestEntry):
        if quest.book == "map":
            found[quest.page] = f"page-{(quest.map or '')[-2:]}-{OWN.get(quest.id, PLACE)}.svg"
        elif quest.book == "boss":
            found[quest.page] = f"page-boss-{quest.id[-1]}.svg"
        else:
            found[quest.page] = f"page-{quest.owner or 'side'}.svg"
    for card in content.all(entries.ArcadeEntry):
        found[card.page] = "page-arcade.svg"
    for who in content.all(entries.CharacterEntry):
        found[who.intro] = f"page-{who.id}.svg"
    return found


def picture(passage: str) -> str:
    """Names the picture of a page; what follows on a choice has none: that of the page was seen just before."""
    return _pictures().get(passage, "")


@cache
def is_shared(file: str) -> bool:
    """Tells whether a picture stands for a country or a story, and so for more than one page."""
    return list(_pictures().values()).count(file) > 1


def page(view: View) -> Page | None:
    """The page that lies open, until somebody goes on."""
    found = view["page"]
    if found is None:
        return None
    choices = [_choice(view, number, choice) for number, choice in enumerate(found["choices"], 1)]
    if view["step"] in ("claim", "accept"):
        choices += [_claim(number, reward) for number, reward in enumerate(view["offered"], 1)]
    head = _head(view, found["quest"])
    drawn = picture(found["passage"])
    return Page(
        id="page",
        label=head,
        passage=found["passage"],
        picture=drawn,
        band=is_shared(drawn),
        owner=found["reader"],
        paragraphs=tuple(_told(view)),
        children=tuple(choices),
    )


def _head(view: View, quest: str | None) -> Label:
    """Says what is read: the name of a location, the number of a quest, or another part of the book."""
    if quest is None:
        return label("page-other")
    named = any(place["named"] and place["quest"] == quest for place in view["locations"])
    return label(f"place-{quest}") if named else label("page-quest", quest=quest)


def _told(view: View) -> list[Label]:
    """What is to be said under the page: the roll as it stands, and a payment that could not be made."""
    found = view["page"]
    told: list[Label] = []
    if found is not None and found["chosen"] is not None and view["dice"][0] and view["totals"]:
        needed = view["needed"] or 0
        told.append(
            label(
                "page-roll",
                pips=view["dice"][0],
                raised=view["raised"][0],
                total=view["totals"][0],
                needed=needed,
                missing=max(0, needed - view["totals"][0]),
            )
        )
    elif found is not None and found["chosen"] is not None:
        told.append(label("page-chosen", choice=found["chosen"]))
    if view["unpaid"]:
        told.append(label("page-unpaid"))
    return told


def _choice(view: View, number: int, choice: ChoiceView) -> PageChoice:
    return _way(
        number,
        choice["key"],
        choice["stat"] or "",
        choice["difficulty"],
        choice["strength"],
        view["people"][view["active"]]["hearts"],
        choice["chance"],
        tuple(choice["cost"].items()),
        tuple(choice["keywords"]),
        choice["compulsory"] and not choice["refused"],
        choice["refused"],
        tuple((one["kind"], one["what"] or "none", one["n"]) for one in choice["rewards"]),
        CHOOSE.move(number - 1) in view["may"],
    )


@memoized
def _way(
    number: int,
    key: str,
    stat: str,
    difficulty: int,
    strength: int,
    hearts: int,
    chance: int | None,
    cost: tuple[tuple[str, int], ...],
    keywords: tuple[str, ...],
    compulsory: bool,
    refused: str,
    rewards: tuple[tuple[str, str, int], ...],
    legal: bool,
) -> PageChoice:
    """A choice: what is tried and how difficult it is, what it costs, and the chance with all hearts."""
    test = None
    if stat:
        test = Amount(
            label("test", stat=stat, strength=strength, hearts=hearts), difficulty, art=f"symbol-{stat}"
        )
    condition = None
    if keywords:
        condition = label("condition", keyword=keywords[0], others=len(keywords) - 1)
    elif refused in REASONS:
        condition = label(REASONS[refused])
    known = tuple(
        Amount(label("reward", kind=kind, what=what, n=n), tone="good") for kind, what, n in rewards
    )
    return PageChoice(
        id=f"choice-{number}",
        code=str(number),
        key=key,
        test=test,
        costs=(*scene_cards.amounts(dict(cost)), *known),
        chance=chance,
        condition=condition,
        compulsory=compulsory,
        active=legal,
    )


def _claim(number: int, reward: RewardView) -> PageChoice:
    return _offer(number, reward["kind"], reward["what"] or "none", reward["n"], reward["taken"])


@memoized
def _offer(number: int, kind: str, what: str, n: int, taken: bool) -> PageChoice:
    """One of the rewards that a page offers (NF-QUEST-12)."""
    return PageChoice(
        id=f"claim-{number}",
        code=str(CLAIM.fields[0].label(number - 1)),
        label=label("reward", kind=kind, what=what, n=n),
        condition=label("reason-taken") if taken else None,
    )


def notebook(view: View) -> Area | None:
    """The pages that were read in this game, to be read again."""
    if not view["read"]:
        return None
    return _pages(tuple((uid, view["chosen"].get(uid, "")) for uid in view["read"]))


@memoized
def _pages(read: tuple[tuple[str, str], ...]) -> Area:
    """Lays out titles with what was chosen there; a picture that stands for many pages is shown once."""
    pages: list[TextCard] = []
    shown = {""}
    for uid, chosen in read:
        file = picture(uid)
        drawn = "" if file in shown else file
        shown.add(file)
        pages.append(
            TextCard(id=f"read-{uid}", face="page", tint="grey", passage=uid, picture=drawn, chosen=chosen)
        )
    return Area(id="notebook", label=label("notebook"), role="tally", children=tuple(pages))
