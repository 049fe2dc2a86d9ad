"""The names that are written from the content: they are current, complete, and read well in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import portulan
from portulan.content import Words
from portulan.engine.text import spoken
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.box import box, check_catalogue
from portulan.games.near_and_far.entries import (
    Act,
    AnyEffect,
    Bundle,
    Condition,
    Cost,
    DrawTreasures,
    Gain,
    Measure,
    On,
    RollGain,
)
from portulan.games.near_and_far.schema import read
from tools import near_and_far_wording as wording

ROOT = Path(__file__).parents[3]
GAME = portulan.game("near-and-far")
LANGUAGES = ("en", "fr")
OF_ID = {
    "artifact": ("artifact", "card", "price", "effects"),
    "treasure": ("treasure", "card", "effects"),
    "world": ("world", "card", "effects"),
    "talent": ("talent", "talent-text", "card", "effects"),
    "animal": ("animal", "card", "effects"),
    "side": ("side", "card"),
    "map": ("card",),
    "adventurer": ("adventurer", "member"),
    "pet": ("pet", "member"),
    "threat": ("threat",),
    "boss": ("boss",),
    "character": ("character", "epithet"),
    "keyword": ("keyword", "keyword-what"),
}
"""What is written of every id of a table."""
SELECTORS = {
    "artifact": catalogue.ARTIFACTS,
    "treasure": catalogue.TREASURES,
    "world": catalogue.WORLD,
    "adventurer": catalogue.ADVENTURERS,
    "pet": catalogue.PETS,
    "member": catalogue.MEMBERS,
    "newcomer": catalogue.MEMBERS,
    "threat": catalogue.THREATS,
    "boss": catalogue.BOSSES,
    "character": catalogue.CHARACTERS,
    "rival": catalogue.CHARACTERS,
    "talent": catalogue.TALENTS,
    "keyword": catalogue.KEYWORDS,
    "card": catalogue.CARDS,
}


def say(name: str, lang: str, **arguments: str | int) -> str:
    """Says a message that must be written in the language itself."""
    assert GAME.text.has(name, lang), name
    return GAME.text.say(name, arguments, lang)


@cache
def names(lang: str) -> dict[str, ast.Message]:
    """Parses the file of names; what a reader would skip is a failure."""
    source = (GAME.folder / "text" / lang / "names.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = entry
    return found


def test_the_files_are_what_the_tool_writes() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/near-and-far-names", "--check"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stderr


def test_the_catalogue_names_the_cards_of_the_box_in_its_order() -> None:
    assert check_catalogue(read()) == []
    assert box().cards == catalogue.CARDS


def test_both_languages_write_the_same_names_in_the_same_order() -> None:
    assert list(names("en")) == list(names("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", OF_ID)
def test_every_id_has_all_its_messages(table: str, lang: str) -> None:
    for uid in read().ids(table):
        for prefix in OF_ID[table]:
            assert say(f"{prefix}-{uid}", lang).strip(), uid


@pytest.mark.parametrize("lang", LANGUAGES)
def test_maps_chiefs_places_and_notes_are_named(lang: str) -> None:
    content = read()
    for found in content.all(entries.MapEntry):
        assert say(f"map-{found.number}", lang) == getattr(found.name, lang)
        assert say(f"mood-{found.number}", lang) == getattr(found.mood, lang)
    for chief in content.all(entries.ChiefEntry):
        assert say(f"chief-{chief.faction}", lang) == getattr(chief.name, lang)
    for place in content.all(entries.LocationEntry):
        if place.name is not None and place.quest is not None:
            assert say(f"place-{place.quest}", lang) == getattr(place.name, lang)
            assert say("the-spot", lang, spot=spoken(place.quest)) == getattr(place.name, lang)
    for artifact in content.all(entries.ArtifactEntry):
        if artifact.note is not None:
            assert say(f"note-{artifact.id}", lang) == getattr(artifact.note, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", SELECTORS)
def test_a_sentence_can_name_every_id(field: str, lang: str) -> None:
    said = {uid: say(f"the-{field}", lang, **{field: uid}) for uid in SELECTORS[field]}
    assert len(set(said.values())) == len(said)
    hidden = say(f"the-{field}", lang, **{field: "hidden"})
    assert hidden and hidden not in said.values()
    for text in said.values():
        assert not re.match(r"(The|Le|La|Les) |L’", text), text


def test_french_titles_stand_in_guillemets_and_people_do_not() -> None:
    assert say("the-artifact", "fr", artifact="jade-flute") == "«\u202fFlûte de jade\u202f»"
    assert say("the-card", "fr", card="cooking") == "«\u202fCuisine\u202f»"
    assert say("the-adventurer", "fr", adventurer="left-hand") == "la Main gauche"
    assert say("the-boss", "en", boss="red-king") == "the Red King"
    assert say("the-chief", "fr", faction="blue") == "la Non-Signée"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_is_told_in_whole_sentences(lang: str) -> None:
    for name in names(lang):
        if name.startswith("effects-"):
            told = say(name, lang)
            assert re.fullmatch(r"[A-ZÀÉ+−][^{}]*\.", told), told
            assert "  " not in told and ".." not in told, told


def test_prices_and_effects_are_told_as_the_content_has_them() -> None:
    assert say("price-ancient-compass", "en").endswith(" and 1 Lizard token")
    assert say("price-heart-of-stone", "fr").endswith(" et 1 jeton Nomade")
    assert say("effects-ancient-compass", "en") == "At the end: +4 JP if you alone have the most coins."
    assert (
        say("effects-ancient-compass", "fr")
        == "Fin de partie\u00a0: +4 PV si personne n’a autant de pièces que vous."
    )
    assert say("effects-rusty-bell", "fr") == "À la Mine, faites aussi l’action du Saloon."
    assert say("effects-heart-of-stone", "en") == wording.NO_EFFECT.en
    assert "returning the animal" in say("effects-turtle", "en")


WORDED: list[tuple[AnyEffect, Words]] = [
    (
        entries.Sym("shield"),
        Words(en="You may pass threats without a fight.", fr="Vous pouvez passer les menaces sans combat."),
    ),
    (entries.Sym("search", 2), Words(en="+2 search.", fr="+2 en recherche.")),
    (entries.Sym("move"), Words(en="+1 movement.", fr="+1 en mouvement.")),
    (
        entries.IgnoreThreats(Cost(coin=1, return_animal=2)),
        Words(
            en="At a threat, for 1 coin and returning 2 pack animals: pass it without a fight.",
            fr="Face à une menace, pour 1 pièce et en rendant 2 animaux porteurs\u00a0: passez-la sans combat.",
        ),
    ),
    (entries.DuelMod(-1), Words(en="−1 to your duel rolls.", fr="−1 à vos jets de duel.")),
    (
        entries.TradeCount(3),
        Words(
            en="Trade up to 3 times on a visit to the Town Hall.",
            fr="Faites jusqu’à 3 échanges par visite à l’Hôtel de Ville.",
        ),
    ),
    (
        entries.ExtraAction("stables", "store"),
        Words(
            en="At the Stables, take the action of the General Store as well.",
            fr="Aux Étables, faites aussi l’action du Magasin Général.",
        ),
    ),
    (
        entries.HandRelief(1),
        Words(
            en="At the end: up to 1 artifact in your hand costs nothing.",
            fr="Fin de partie\u00a0: jusqu’à 1 artéfact en main ne coûte rien.",
        ),
    ),
    (
        entries.PriceMod("bird", 2),
        Words(en="Pack birds cost 2 food more.", fr="Les oiseaux porteurs coûtent 2 nourritures de plus."),
    ),
    (
        On("visit", entries.DrawArtifacts(2, "advanced"), building="hut", limit=2),
        Words(
            en="When you visit the Mystic Hut, draw 2 advanced artifacts; keep or discard each (2 times a turn).",
            fr=(
                "En visitant la Hutte Mystique, piochez 2 artéfacts avancés\u202f; gardez ou défaussez chacun "
                "(2 fois par tour)."
            ),
        ),
    ),
    (
        On(
            "duel-won",
            Gain(Bundle(rep=1, bird=1, tokens={"yellow": 2})),
            when=Condition(Measure("tents"), "<", 3),
        ),
        Words(
            en=(
                "When you win a duel, if you have at most 2 tents placed, gain 1 reputation, 1 pack bird and "
                "2 Nomad tokens."
            ),
            fr=(
                "À chaque duel remporté, si vous avez au plus 2 tentes posées, gagnez 1 point de réputation, "
                "1 oiseau porteur et 2 jetons Nomade."
            ),
        ),
    ),
    (
        On("visit", RollGain(6, Bundle(gem=1)), building="mine"),
        Words(
            en="When you visit the Mine, roll a die: on 6, gain 1 gem.",
            fr="En visitant la Mine, lancez un dé\u00a0: sur 6, gagnez 1 gemme.",
        ),
    ),
    (
        Act("any-own-die", entries.Reroll(), contexts=("defense", "quest-skill")),
        Words(
            en="On your roll in a duel that another begins or for skill in a quest, roll the die again.",
            fr="À votre jet dans un duel qu’on vous impose ou d’habileté en quête, relancez le dé.",
        ),
    ),
    (
        Act("building", DrawTreasures(3), building="farm", uses=1),
        Words(
            en="When you visit the Farm, draw 3 treasures and keep 1 (once a turn).",
            fr="En visitant la Ferme, piochez 3 trésors et gardez-en 1 (une fois par tour).",
        ),
    ),
    (
        entries.Per(Measure("reputation"), -1),
        Words(
            en="At the end: −1 JP for each reputation.",
            fr="Fin de partie\u00a0: −1 PV par point de réputation.",
        ),
    ),
    (
        entries.Most(Measure("adventurers", faction="red"), 3),
        Words(
            en="At the end: +3 JP if you alone have the most Lizard adventurers.",
            fr="Fin de partie\u00a0: +3 PV si personne n’a autant d’aventuriers Lézards que vous.",
        ),
    ),
    (
        entries.Rank(Measure("tokens", faction="blue"), 3, tie_second=1),
        Words(
            en="At the end: +3 JP for the most Mystic tokens, +1 JP for a tie for the second place.",
            fr=(
                "Fin de partie\u00a0: +3 PV pour le plus grand nombre de jetons Mystique, +1 PV en cas d’égalité "
                "à la deuxième place."
            ),
        ),
    ),
    (
        entries.Threshold(Condition(Measure("reputation"), ">", 4), 2),
        Words(
            en="At the end: +2 JP if your reputation is at least 5.",
            fr="Fin de partie\u00a0: +2 PV si votre réputation est d’au moins 5.",
        ),
    ),
    (
        entries.Threshold(Condition(Measure("animals"), "=", 0), 2),
        Words(
            en="At the end: +2 JP if you have no pack animal.",
            fr="Fin de partie\u00a0: +2 PV si vous n’avez pas d’animal porteur.",
        ),
    ),
]
"""Effects that no card has yet, or that only one of its kind has, and how they are told."""


@pytest.mark.parametrize(("effect", "words"), WORDED, ids=lambda value: type(value).__name__)
def test_effects_of_other_cards_can_be_told_too(effect: AnyEffect, words: Words) -> None:
    assert wording.described([effect]) == words


@pytest.mark.parametrize("uid", ["perpetua", "ruth"])
def test_nobody_in_the_book_has_the_name_of_an_adventurer_who_is_not_there(uid: str) -> None:
    """Perpetua and Ruth are cards; the reader of Fenn's story and the widow of map 7 were once called like them."""
    (entry,) = [one for one in read().all(entries.AdventurerEntry) if one.id == uid]
    for lang in LANGUAGES:
        name = next(
            word for word in getattr(entry.name, lang).split() if word[:3].casefold() == uid[:3].casefold()
        )
        prose = "\n".join(
            path.read_text(encoding="utf-8") for path in sorted((GAME.folder / "book" / lang).glob("*.md"))
        )
        assert re.search(rf"\b{name}\b", prose, re.IGNORECASE) is None, name
