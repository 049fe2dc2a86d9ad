"""The cards that ship: what the rulebook prints on them, the Action Deck, and the number that a wall hides."""

from __future__ import annotations

from collections import Counter

import pytest

from portulan.content import Content
from portulan.games.seventh_continent.content.checks.budget import budget
from portulan.games.seventh_continent.content.checks.chances import chance, solo_deck
from portulan.games.seventh_continent.content.checks.counts import STAGE
from portulan.games.seventh_continent.content.checks.relaxed import Search, Tables
from portulan.games.seventh_continent.content.checks.walk import faces
from portulan.games.seventh_continent.content.conditions import HasQuestItem, Not
from portulan.games.seventh_continent.content.entries import (
    Action,
    AdventureEntry,
    Band,
    ClueEntry,
    CurseEntry,
    Effect,
    Face,
    Flag,
    Mods,
    SatchelEntry,
    SkillEntry,
    Terrain,
    ZoneEntry,
)
from portulan.games.seventh_continent.content.looking import candidates, counts_in
from portulan.games.seventh_continent.content.operations import PlaceFire, RevealExploration, Take
from portulan.games.seventh_continent.content.schema import read
from portulan.games.seventh_continent.content.terms import Icon

DECK_A = {"L": 9, "R": 2, "1": 6, "1L": 15, "2L": 2, "3": 1}
PUBLISHED = {"L": 6, "R": 5, "1": 7, "1L": 6, "1R": 8, "2": 2, "3": 1}
OWN_A = {"L": 2, "R": 1, "1": 1, "1R": 1}
OWN_PUBLISHED = {"L": 1, "R": 1, "LR": 1, "1L": 1, "1R": 1}


@pytest.fixture(scope="module")
def content() -> Content:
    return read()


def _face(content: Content, uid: str) -> Face:
    face = content.find(AdventureEntry, uid).face
    assert isinstance(face, Face)
    return face


def _action(content: Content, uid: str, icon: Icon) -> Action:
    (found,) = [action for action in _face(content, uid).actions if action.icon == icon]
    return found


# What the rulebook prints


def test_the_dig_of_the_rulebook(content: Content) -> None:
    """7C-VEC-02: `dig 1/6+`, a 063 for the active player, or a 101 for each participant."""
    dig = _action(content, "A-011-g1", "dig")
    assert (dig.cost, dig.difficulty) == (6, 1)
    assert dig.requires == (Not(HasQuestItem("063")),)
    assert dig.success == (Take("063", who="active"),)
    assert dig.failure == (Take("101", who="each_participant"),)


def test_the_flag_of_the_raft(content: Content) -> None:
    """7C-VEC-04: 159, or 159 + 5 = 164, whose back shows the number of the card with the box."""
    swim = _action(content, "A-029-g1", "swim")
    assert Take("159", flags=("sail",)) in swim.success
    raft = content.find(SkillEntry, "C02")
    assert raft.craft is not None
    assert raft.craft.object.flags == (Flag("sail", 5),)
    assert content.find(AdventureEntry, "A-164-g1").authorised_by.any_of == ("029",)


def test_the_place_beyond_the_fog(content: Content) -> None:
    """7C-VEC-09: 009 is the number at an arrow of a terrain in play."""
    face = _face(content, "A-013-g1")
    assert isinstance(face, Terrain)
    assert face.exits["N"].box == "009"


def test_the_raft_and_its_materials(content: Content) -> None:
    """7C-VEC-11, -12: cost 5, wood 3 less, vine 2 less."""
    raft = content.find(SkillEntry, "C02").craft
    assert raft is not None
    assert (raft.cost, raft.materials) == (5, {"wood": 3, "vine": 2})


def test_the_shovel_of_the_example(content: Content) -> None:
    """7C-VEC-03: dig, two cards less, and a seven-star."""
    shovel = content.find(SkillEntry, "C01").craft
    assert shovel is not None
    assert shovel.object.resistance == 3
    assert shovel.object.effects == (
        Effect(step="cost", icons=("dig",), mods=Mods(cost=-2)),
        Effect(step="result", icons=("dig",), mods=Mods(seven_stars=1)),
    )


def test_bow_and_stick_share_a_keyword(content: Content) -> None:
    """7C-VEC-13: will is on both, and their resistances make 8."""
    stick, bow = (content.find(SkillEntry, uid) for uid in ("C03", "C04"))
    assert "will" in set(stick.keywords) & set(bow.keywords)
    assert stick.craft is not None
    assert bow.craft is not None
    assert stick.craft.object.resistance + bow.craft.object.resistance == 8


def test_the_tin_and_the_flint(content: Content) -> None:
    """7C-VEC-14, -15: the tin helps craft and dig; the flint makes fire once it is an object, and not before."""
    (tin,) = _face(content, "A-700-g1").effects
    assert set(tin.icons) == {"craft", "dig"}
    flint = content.find(SkillEntry, "C06")
    assert flint.actions == ()
    assert flint.craft is not None
    (fire,) = flint.craft.object.actions
    assert (fire.icon, fire.success) == ("make_fire", (PlaceFire(),))


def test_the_limits_of_the_satchel(content: Content) -> None:
    """7C-VEC-16: hand, objects and cards per object for 1 to 4 players."""
    (satchel,) = content.all(SatchelEntry)
    limits = [(row.players, row.hand, row.objects, row.cards) for row in satchel.limits]
    assert limits == [(1, 5, 4, 4), (2, 3, 3, 3), (3, 3, 2, 3), (4, 2, 2, 2)]


def test_the_first_adventure(content: Content) -> None:
    """7C-VEC-17: the first terrain of La Déesse Vorace is 010."""
    starts = {clue.title.fr: clue.start for clue in content.all(ClueEntry)}
    assert starts["La Déesse Vorace"] == "010"


def test_the_fog_of_a_zone_has_one_action(content: Content) -> None:
    for zone in content.all(ZoneEntry):
        assert (zone.action.icon, zone.action.success) == ("pathfind", (RevealExploration(),))


# The Action Deck


def _kinds(bands: list[Band]) -> dict[str, int]:
    names = [f"{band.stars or ''}{'L' if band.left else ''}{'R' if band.right else ''}" for band in bands]
    return dict(Counter(names))


def _basic(content: Content) -> list[SkillEntry]:
    return [skill for skill in content.all(SkillEntry) if skill.level == "basic"]


def test_the_bands_are_those_of_deck_a(content: Content) -> None:
    skills = _basic(content)
    assert _kinds([skill.band for skill in skills if skill.owner is None]) == DECK_A
    for owner in content.ids("character"):
        own = [skill for skill in skills if skill.owner == owner]
        assert _kinds([skill.band for skill in own]) == OWN_A
        assert [skill.band.right and not skill.band.stars for skill in own if skill.band.seven] == [True]
    sevens = _kinds([skill.band for skill in skills if skill.owner is None and skill.band.seven])
    assert sevens == {"L": 2, "R": 1, "1L": 1}


def test_the_other_profile_is_the_published_composition(content: Content) -> None:
    skills = _basic(content)
    bands = {skill.id: skill.published or skill.band for skill in skills}
    assert _kinds([bands[skill.id] for skill in skills if skill.owner is None]) == PUBLISHED
    for owner in content.ids("character"):
        assert _kinds([bands[skill.id] for skill in skills if skill.owner == owner]) == OWN_PUBLISHED
    assert all(skill.published is None or skill.published.seven == skill.band.seven for skill in skills)


@pytest.mark.parametrize(
    ("drawn", "need", "percent"),
    [(1, 1, 57.78), (2, 1, 86.06), (2, 2, 44.24), (4, 3, 63.14), (6, 5, 48.35), (6, 7, 10.41)],
)
def test_the_chances_are_those_of_the_exact_table(
    content: Content, drawn: int, need: int, percent: float
) -> None:
    assert 100 * chance(solo_deck(content), drawn, need) == pytest.approx(percent, abs=0.005)


def test_four_curses_lie_in_every_deck_and_one_more_for_each_clue(content: Content) -> None:
    clues = Counter(curse.clue for curse in content.all(CurseEntry))
    assert clues == {None: 4} | dict.fromkeys(content.ids("clue"), 1)


# The story


def test_no_shortcut_is_needed(content: Content) -> None:
    """7.7: the main line never hangs on a hidden number."""
    clues = content.all(ClueEntry)
    shortcuts = frozenset({"A-316-g1", "A-387-g1", "A-547-g1", "A-549-g1"})
    without = Search(Tables(content), clues, shortcuts)
    assert without.lifted == set(content.ids("clue"))
    assert "A-171-g1" in without.reached
    assert Search(Tables(content), clues).reached >= shortcuts


def test_the_way_to_the_end_is_within_the_budget(content: Content) -> None:
    """7.5: four places of fog and three moves that cost, the hoist, five places above, the pass, three places of the
    kitchens and the grace; from a deck of 45 and what is eaten near."""
    clue = content.find(ClueEntry, "voracious-goddess")
    paid, have = budget(content, clue)
    deck = solo_deck(content)
    hoist, climb, fog = 4 / chance(deck, 4, 2), 4 / chance(deck, 4, 2), 2 / chance(deck, 2, 1)
    grace = 3
    assert paid == pytest.approx(7 + hoist + 5 * fog + 1 + climb + 3 * fog + 1 + grace)
    assert have > 45


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_stools_are_seven_numbers(content: Content, lang: str) -> None:
    """P7: each stool that can be read is one number; most fish, five hands and two flames leave one of them."""
    regions = list(content.book.passage("page.480.scene", lang).labels.values())
    stools = candidates(regions, lang)
    assert stools == ["842", "652", "852", "857", "352", "582", "851"]
    most = max(stool[0] for stool in stools)
    assert [stool for stool in stools if stool == f"{most}52"] == ["852"]


def test_the_wall_tells_its_number_in_both_languages(content: Content) -> None:
    """P1: three lids, one ladle, six seated, in the order of the Ration Book; the other counts lead astray."""
    for lang in ("en", "fr"):
        regions = content.book.passage("page.054.scene", lang).labels
        told = {region: counts_in(text, lang) for region, text in regions.items()}
        assert 3 in told["pots"]
        assert 1 in told["hands"]
        assert 6 in told["bench"]
        assert {2, 5, 7, 9} <= {count for counts in told.values() for count in counts}
        found = candidates(list(regions.values()), lang)
        assert "316" in found
        assert 2 < len(found) <= 12


@pytest.mark.parametrize(
    ("lang", "text", "counts"),
    [
        ("en", "Five pots. Three have lids; two have none.", [5, 3, 2]),
        ("en", "Nobody counts the stone, or the ones on their way.", []),
        ("fr", "Quatre mains. L’une tient une louche.", [4, 1]),
        ("fr", "Aucune chaise, neuf tabourets.", [0, 9]),
    ],
)
def test_counts_are_read_as_they_are_told(lang: str, text: str, counts: list[int]) -> None:
    assert counts_in(text, lang) == counts


def test_no_two_terrains_tell_the_same(content: Content) -> None:
    for lang in ("en", "fr"):
        backs = [
            " ".join(content.book.passage(face.back_text, lang).paragraphs)
            for _, face in faces(content)
            if face.back_text is not None
        ]
        assert len(backs) == STAGE["terrain"]
        first = [" ".join(text.split()[:4]) for text in backs]
        assert len(set(first)) == len(first)
