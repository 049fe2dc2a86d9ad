"""Reading the cards: typed, with their references, and refused in one line with file, entry and field."""

from __future__ import annotations

from portulan.content.vocabulary import Compiler
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.content.entries import Action, AdventureEntry, Effect, Terrain
from portulan.games.seventh_continent.content.operations import OPERATIONS, Take
from portulan.games.seventh_continent.content.schema import read


def test_the_dig_of_the_rulebook_is_read_as_printed() -> None:
    """7C-VEC-02: the icon, the cost, the difficulty, and who takes what."""
    face = read().find(AdventureEntry, "A-011-g1").face
    assert isinstance(face, Terrain)
    (dig,) = [action for action in face.actions if action.icon == "dig"]
    assert (dig.cost, dig.difficulty) == (6, 1)
    assert Take("063") in dig.success


def test_everything_that_cards_say_can_be_compiled() -> None:
    compiler = Compiler(read(), OPERATIONS, CONDITIONS)
    assert compiler.program("x", "effects", (Effect(),))
    assert compiler.program("x", "actions", (Action(icon="move", cost=0, difficulty=0),))
