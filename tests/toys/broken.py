"""Broken variants of the toy game, each with one thing wrong, and the check of the battery that must find it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Self

from portulan import Game
from portulan.content import Content
from portulan.engine.action_space import ActionSpace, Family, Field
from portulan.engine.content import Component
from portulan.engine.events import EventFamily, Events
from portulan.engine.scene import (
    AnyElement,
    Area,
    Cell,
    CellBoard,
    Entry,
    Motion,
    Road,
    RoadMap,
    Scene,
    label,
)
from portulan.engine.state import JsonObject
from portulan.engine.steps import Auto, Decision, Draw, Frame, Step, Steps, Weights
from tests.toys.pebbles import GAME, rules, shore, steps
from tests.toys.pebbles.events import DUG, TOOK
from tests.toys.pebbles.heuristic import PebblesHeuristic
from tests.toys.pebbles.moves import DIG, PEBBLE, SPACE, TAKE, WALK
from tests.toys.pebbles.position import Position
from tests.toys.pebbles.scene import MOTIONS
from tests.toys.pebbles.shore import COVES, FOLDER, KINDS, components, pebbles
from tests.toys.pebbles.state import Pebbles
from tests.toys.pebbles.steps import NAMES


@dataclass(frozen=True)
class Variant:
    """One way to break the toy: how it is made (text files go to a folder), and the check that is meant."""

    name: str
    check: str
    make: Callable[[Path], Game]


VARIANTS: list[Variant] = []


def breaks(check: str) -> Callable[[Callable[[Path], Game]], Callable[[Path], Game]]:
    """Adds a variant under the name of the function that makes it."""

    def add(make: Callable[[Path], Game]) -> Callable[[Path], Game]:
        VARIANTS.append(Variant(make.__name__, check, make))
        return make

    return add


DECLARED = (
    *(
        "name",
        "title",
        "rules_version",
        "content_version",
        "players",
        "options",
        "space",
        "events",
        "components",
    ),
    *("state", "heuristic", "folder", "bound", "over_rule"),
)


def remade(state: type[Pebbles] | None = None, **changes: Any) -> Game:
    """Declares the toy again with something else in it; its states are of a class of their own."""
    own: type[Pebbles] = type("Variant", (state or Pebbles,), {"__slots__": ()})
    declared: dict[str, Any] = {name: getattr(GAME, name) for name in DECLARED}
    looks = {"scene": lambda: GAME.scene, "targets": lambda: GAME.targets, "motions": lambda: MOTIONS}
    game = Game(**{**declared, **looks, "state": lambda: own, "content": shore.read, **changes})
    own.game = game
    return game


def with_step(name: str, step: Step[Any]) -> Game:
    """Declares the toy again with one of its steps done otherwise."""
    return with_steps({rules.STEPS.by_name[name].number: step})


def with_steps(changed: Mapping[int, Step[Any]]) -> Game:
    """Declares the toy again with some of its steps done otherwise."""

    class Otherwise(Pebbles):
        __slots__ = ()
        steps: ClassVar[Steps] = Steps(NAMES, {**dict(enumerate(rules.STEPS)), **changed})

    return remade(Otherwise)


# Keeping


@breaks("saves_and_loads")
def dump_forgets_a_field(folder: Path) -> Game:
    class Forgetful(Pebbles):
        __slots__ = ()
        FIELDS: ClassVar = tuple(field for field in Pebbles.FIELDS if field.name != "day")

    return remade(Forgetful)


@breaks("copies_are_independent")
def copy_shares_a_list(folder: Path) -> Game:
    class Sharing(Pebbles):
        __slots__ = ()

        def copy(self) -> Self:
            other = super().copy()
            other.walks = self.walks
            return other

    return remade(Sharing)


@breaks("same_seed_same_game")
def same_seed_gives_another_game(folder: Path) -> Game:
    calls = count()

    def wash(table: Position, frame: Frame, outcome: int) -> None:
        kinds = [kind for kind, number in enumerate(table.bag) if number]
        rules.wash(table, frame, PEBBLE.base + kinds[next(calls) // 7 % len(kinds)])

    return with_step("wash", Draw(("PB-DAY-2",), rules.from_the_bag, wash))


@breaks("interleaved_games_do_not_mix")
def games_share_a_table(folder: Path) -> Game:
    last_morning: list[int] = []

    def morning(table: Position, frame: Frame) -> None:
        rules.morning(table, frame)
        if frame[1] == 1:
            last_morning.clear()
        last_morning.append(frame[1])

    def evening(table: Position, frame: Frame) -> None:
        table.day = last_morning[-1]
        rules.evening(table, frame)

    return with_steps(
        {
            steps.MORNING: Auto(("PB-DAY-1",), morning),
            steps.EVENING: Auto(("PB-END-1",), evening),
        }
    )


@breaks("global_random_is_left_alone")
def global_random_is_used(folder: Path) -> Game:
    def find(table: Position, frame: Frame, move: int) -> None:
        random.random()
        rules.find(table, frame, move)

    return with_step("find", Decision(("PB-FIND-1",), (TAKE, DIG), find, rules.against_find))


# Altered files


@breaks("altered_dumps_are_refused_or_sound")
def dump_is_believed(folder: Path) -> Game:
    class Trusting(Pebbles):
        __slots__ = ()

        def broken_rules(self) -> list[str]:
            return []

    return remade(Trusting)


@breaks("altered_dumps_are_refused_or_sound")
def dump_is_refused_at_length(folder: Path) -> Game:
    class Wordy(Pebbles):
        __slots__ = ()

        def broken_rules(self) -> list[str]:
            return ["\n".join(super().broken_rules())] if super().broken_rules() else []

    return remade(Wordy)


@breaks("altered_dumps_are_refused_or_sound")
def load_never_returns(folder: Path) -> Game:
    class Patient(Pebbles):
        __slots__ = ()

        def broken_rules(self) -> list[str]:
            lying = sum(self.bag) + sum(map(bool, self.sand)) + sum(self.found) + sum(self.pocket)
            while lying > sum(pebble.number for pebble in pebbles()):
                continue
            return super().broken_rules()

    return remade(Patient)


@breaks("altered_records_are_refused_or_sound")
def snapshot_is_read_blindly(folder: Path) -> Game:
    class Blind(Pebbles):
        __slots__ = ()

        @classmethod
        def restore(cls, data: JsonObject) -> Self:
            assert sorted(data["table"])
            return super().restore(data)

    return remade(Blind)


# Legality


@breaks("listed_moves_are_accepted")
def listed_move_is_refused(folder: Path) -> Game:
    class Refusing(Pebbles):
        __slots__ = ()

        def play(self, move: int, seat: int | None = None) -> None:
            super().play(-1 if move == DIG.base else move, seat)

    return remade(Refusing)


@breaks("listed_moves_are_accepted")
def list_is_handed_out_twice(folder: Path) -> Game:
    lists: dict[tuple[int, ...], list[int]] = {}

    class Cached(Pebbles):
        __slots__ = ()

        def moves(self, seat: int | None = None) -> list[int]:
            found = super().moves(seat)
            return lists.setdefault(tuple(found), found)

    return remade(Cached)


@breaks("other_moves_are_refused")
def unlisted_move_is_accepted(folder: Path) -> Game:
    class Lenient(Pebbles):
        __slots__ = ()

        def play(self, move: int, seat: int | None = None) -> None:
            if move != DIG.base or self.step is None or self.step.name != "walk":
                super().play(move, seat)

    return remade(Lenient)


@breaks("other_moves_are_refused")
def refused_move_leaves_a_trace(folder: Path) -> Game:
    class Tainted(Pebbles):
        __slots__ = ()

        def _admit(self, move: object, seat: int | None) -> tuple[int, int]:
            self.found.reverse()
            return super()._admit(move, seat)

    return remade(Tainted)


@breaks("other_moves_are_refused")
def refusal_cites_no_clause(folder: Path) -> Game:
    def against(table: Position, frame: Frame, move: int) -> str:
        return "" if move in TAKE or move in DIG else "PB-NOTHING-1"

    return with_step("find", Decision(("PB-FIND-1",), SPACE.families, rules.find, against))


@breaks("why_not_agrees_with_the_list")
def explanation_differs_from_the_list(folder: Path) -> Game:
    def against(table: Position, frame: Frame, move: int) -> str:
        return "" if move == PEBBLE.base else rules.against_find(table, frame, move)

    def moves(table: Position, frame: Frame) -> list[int]:
        return [move for move in (TAKE.base, DIG.base) if not against(table, frame, move)]

    return with_step("find", Decision(("PB-FIND-1",), (PEBBLE, TAKE, DIG), rules.find, against, moves))


# Chance


def _weighing(weights: Callable[[Position, Frame], Weights]) -> Game:
    return with_step("dig", Draw(("PB-POCKET-1",), weights, rules.dig))


@breaks("probabilities_sum_to_one")
def outcome_has_no_chance(folder: Path) -> Game:
    def weights(table: Position, frame: Frame) -> Weights:
        return [(PEBBLE.base + kind, number) for kind, number in enumerate(table.bag)]

    return _weighing(weights)


@breaks("probabilities_sum_to_one")
def outcome_has_a_negative_weight(folder: Path) -> Game:
    def weights(table: Position, frame: Frame) -> Weights:
        found = rules.from_the_bag(table, frame)
        return [*found[:-1], (found[-1][0], -found[-1][1])] if len(found) == 3 else found

    return _weighing(weights)


@breaks("outcomes_asked_for_are_obtained")
def outcome_cannot_be_obtained(folder: Path) -> Game:
    def weights(table: Position, frame: Frame) -> Weights:
        return [(PEBBLE.base + kind, max(1, number)) for kind, number in enumerate(table.bag)]

    return _weighing(weights)


@breaks("outcomes_asked_for_are_obtained")
def another_outcome_is_obtained(folder: Path) -> Game:
    def wash(table: Position, frame: Frame, outcome: int) -> None:
        rules.wash(table, frame, rules.from_the_bag(table, frame)[0][0])

    return with_step("wash", Draw(("PB-DAY-2",), rules.from_the_bag, wash))


@breaks("seeded_games_never_show_chance")
def seeded_game_asks_for_chance(folder: Path) -> Game:
    class Asking(Pebbles):
        __slots__ = ()

        def _settle_chance(self, frame: Frame, step: Any) -> bool:
            kept, self.generator = self.generator, None if step.name == "dig" else self.generator
            try:
                return super()._settle_chance(frame, step)
            finally:
                self.generator = kept

    return remade(Asking)


@breaks("frequencies_fit_the_probabilities")
def seeded_dice_are_loaded(folder: Path) -> Game:
    def weights(table: Position, frame: Frame) -> Weights:
        found = rules.from_the_bag(table, frame)
        return found if table.generator is None else [(kind, number * (9 + kind)) for kind, number in found]

    return with_step("wash", Draw(("PB-DAY-2",), weights, rules.wash))


# Secrecy


@breaks("views_are_plain_data")
def view_is_no_plain_data(folder: Path) -> Game:
    class Tupled(Pebbles):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            return {**super().view(seat), "shore": COVES}

    return remade(Tupled)


@breaks("views_are_plain_data")
def view_hands_out_the_table(folder: Path) -> Game:
    class Open(Pebbles):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            return {**super().view(seat), "lying": self.sand}

    return remade(Open)


@breaks("resampled_states_look_the_same")
def view_leaks_a_secret(folder: Path) -> Game:
    class Leaking(Pebbles):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            return {**super().view(seat), "ambers": self.bag[KINDS.index("amber")]}

    return remade(Leaking)


@breaks("twins_look_the_same")
def view_shows_walks_too_early(folder: Path) -> Game:
    class Early(Pebbles):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            walks = [COVES[cove - 1] if cove else None for cove in self.walks]
            return {**super().view(seat), "walks": walks}

    return remade(Early)


@breaks("twins_look_the_same")
def event_tells_a_secret(folder: Path) -> Game:
    told = EventFamily(DUG.name, *DUG.fields)
    told.number = DUG.number
    families = [told if family is DUG else family for family in GAME.events]
    return remade(events=Events(*families))


def _resampling(shuffle: Callable[[Pebbles, int | None, random.Random], None]) -> Game:
    class Resampling(Pebbles):
        __slots__ = ()

        def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
            shuffle(self, seat, rng)

    return remade(Resampling)


@breaks("twins_look_the_same")
def resample_keeps_the_truth(folder: Path) -> Game:
    return _resampling(lambda state, seat, rng: None)


@breaks("twins_look_the_same")
def resample_never_varies(folder: Path) -> Game:
    return _resampling(lambda state, seat, rng: Pebbles._shuffle_secrets(state, seat, random.Random(0)))


@breaks("resampling_forgets_the_truth")
def resample_depends_on_the_truth(folder: Path) -> Game:
    def shuffle(state: Pebbles, seat: int | None, rng: random.Random) -> None:
        for _ in range(1 + state.bag[0]):
            rng.random()
        Pebbles._shuffle_secrets(state, seat, rng)

    return _resampling(shuffle)


@breaks("resampling_forgets_the_truth")
def resample_has_chance_of_its_own(folder: Path) -> Game:
    own = random.Random(0)
    return _resampling(lambda state, seat, rng: Pebbles._shuffle_secrets(state, seat, own))


@breaks("resampled_states_look_the_same")
def legal_moves_depend_on_a_secret(folder: Path) -> Game:
    def against(table: Position, frame: Frame, move: int) -> str:
        clause = rules.against_find(table, frame, move)
        return "PB-FIND-3" if move == DIG.base and not table.bag[0] else clause

    return with_step("find", Decision(("PB-FIND-1",), (TAKE, DIG), rules.find, against))


# The whole


@breaks("nothing_is_lost")
def component_vanishes(folder: Path) -> Game:
    def visit(table: Position, frame: Frame) -> None:
        rules.visit(table, frame)
        if list(table.walks).count(frame[1] + 1) > 1:
            table.sand[frame[1]] = 0

    return with_step("cove", Auto(("PB-WALK-3",), visit))


@breaks("nothing_is_lost")
def box_is_not_complete(folder: Path) -> Game:
    def short(content: Content) -> list[Component]:
        return [item._replace(have=item.have - 1) for item in components(content)]

    return remade(components=short)


@breaks("ends_within_its_bound")
def game_never_ends(folder: Path) -> Game:
    def evening(table: Position, frame: Frame) -> None:
        for place, number in enumerate(table.found):
            table.bag[place % len(KINDS)] += number + table.pocket[place]
            table.found[place] = table.pocket[place] = 0
        table.walks = [0] * table.players
        table.stack.append((steps.MORNING, 1))

    return with_step("evening", Auto(("PB-END-1",), evening))


@breaks("scores_are_recounted")
def score_is_miscounted(folder: Path) -> Game:
    class Generous(Pebbles):
        __slots__ = ()

        def scores(self) -> list[int]:
            return [score + self.pebbles_of(seat)[1] for seat, score in enumerate(super().scores())]

    return remade(Generous)


@breaks("scores_are_recounted")
def wrong_player_wins(folder: Path) -> Game:
    class Upside(Pebbles):
        __slots__ = ()

        def winners(self) -> list[int]:
            return super().winners()[:1]

    return remade(Upside)


# Text


def _copied(folder: Path) -> Path:
    shutil.copytree(FOLDER / "text", folder / "text")
    return folder


def _without(folder: Path, lang: str, name: str, instead: str = "") -> Game:
    """Takes one sentence out of a copy of the text files."""
    path = _copied(folder) / "text" / lang / "main.ftl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    start = next(number for number, line in enumerate(lines) if line.startswith(f"{name} ="))
    end = start + 1
    while end < len(lines) and lines[end][:1] in (" ", "}"):
        end += 1
    path.write_text("".join([*lines[:start], instead, *lines[end:]]), encoding="utf-8")
    return remade(folder=folder)


@breaks("moves_have_sentences")
def move_has_no_french_sentence(folder: Path) -> Game:
    return _without(folder, "fr", "move-dig")


@breaks("listed_moves_read_differently")
def two_moves_read_the_same(folder: Path) -> Game:
    return _without(folder, "en", "move-dig", "move-dig = Take the pebble on the sand\n")


@breaks("events_have_sentences")
def event_has_no_english_sentence(folder: Path) -> Game:
    return _without(folder, "en", "event-met")


@breaks("events_have_sentences")
def event_sentence_is_wrong(folder: Path) -> Game:
    return _without(folder, "fr", "event-met", "event-met = On se rencontre dans { $crique }.\n")


@breaks("sentences_name_every_field")
def sentence_leaves_a_field_out(folder: Path) -> Game:
    return _without(folder, "fr", "move-pebble", "move-pebble = La mer donne un galet\n")


@breaks("sentences_say_what_happens")
def sentence_names_another_cove(folder: Path) -> Game:
    class Mirrored(Pebbles):
        __slots__ = ()

        def saying(self, move: int) -> dict[str, str | int]:
            return {"cove": COVES[-1 - WALK.index(move)]} if move in WALK else {}

    return remade(Mirrored)


@breaks("changes_are_told")
def pebble_is_taken_in_silence(folder: Path) -> Game:
    def find(state: Position, frame: Frame, move: int) -> None:
        heard = state.log
        state.log = None
        rules.find(state, frame, move)
        state.log = heard

    return with_step("find", Decision(("PB-FIND-1",), (TAKE, DIG), find, rules.against_find))


@breaks("events_lead_to_the_view")
def event_tells_another_pebble(folder: Path) -> Game:
    def find(state: Position, frame: Frame, move: int) -> None:
        rules.find(state, frame, move)
        if state.log and state.log[-1][0] == TOOK.number:
            _, seat, kind, cove = state.log.pop()
            state.tell(TOOK, seat, (kind + 1) % len(KINDS), cove)

    return with_step("find", Decision(("PB-FIND-1",), (TAKE, DIG), find, rules.against_find))


@breaks("clauses_are_written")
def text_file_has_junk(folder: Path) -> Game:
    path = _copied(folder) / "text" / "en" / "main.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\nlost = { $kind\n", encoding="utf-8")
    return remade(folder=folder)


@breaks("clauses_are_written")
def sentence_is_written_twice(folder: Path) -> Game:
    path = _copied(folder) / "text" / "en" / "main.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\nmove-dig = Dig deep\n", encoding="utf-8")
    return remade(folder=folder)


@breaks("clauses_are_written")
def step_cites_no_clause(folder: Path) -> Game:
    return with_step("evening", Auto(("PB-NIGHT-1",), rules.evening))


def _ruled(folder: Path, sentence: str) -> Game:
    """Writes one clause anew in a copy of the English rules."""
    path = _copied(folder) / "text" / "en" / "rules.ftl"
    name = sentence.partition(" =")[0]
    written = path.read_text(encoding="utf-8")
    start = written.index(f"{name} =")
    end = written.index("\nrule-", start) + 1
    path.write_text(written[:start] + sentence + written[end:], encoding="utf-8")
    return remade(folder=folder)


@breaks("clauses_follow_options")
def clause_depends_on_no_option(folder: Path) -> Game:
    clause = "rule-PB-DAY-1 = { $nights ->\n    [2] The match lasts two days.\n   *[3] The match lasts three days.\n}\n"
    return _ruled(folder, clause)


@breaks("clauses_follow_options")
def clause_has_a_variant_for_no_value(folder: Path) -> Game:
    clause = "rule-PB-DAY-1 = { $days ->\n    [5] The match lasts five days.\n   *[3] The match lasts three days.\n}\n"
    return _ruled(folder, clause)


@breaks("moves_read_back")
def notation_does_not_read_back(folder: Path) -> Game:
    coves = ("north", "middle", "North")
    families = (
        Family("pebble", "pebble {kind}", Field("kind", KINDS)),
        Family("walk", "walk {cove}", Field("cove", coves), secret=("cove",)),
        Family("take", "take"),
        Family("dig", "dig"),
    )
    return remade(space=ActionSpace(families))


# Scene


@breaks("moves_have_targets")
def move_is_clicked_nowhere(folder: Path) -> Game:
    def targets(view: JsonObject, move: int) -> list[str]:
        return ["spade"] if move == DIG.base else GAME.targets(view, move)

    return remade(targets=lambda: targets)


@breaks("moves_have_targets")
def two_moves_are_clicked_alike(folder: Path) -> Game:
    return remade(targets=lambda: lambda view, move: ["shore"])


def _with(element: AnyElement) -> Game:
    def scene(view: JsonObject) -> Scene:
        sound = GAME.scene(view)
        return Scene(sound.status, (*sound.children, element))

    return remade(scene=lambda: scene)


@breaks("scenes_show_the_view")
def scene_leaves_pebbles_out(folder: Path) -> Game:
    def scene(view: JsonObject) -> Scene:
        boards = [{**board, "found": dict.fromkeys(KINDS, 0)} for board in view["boards"]]
        return GAME.scene({**view, "boards": boards})

    return remade(scene=lambda: scene)


@breaks("panels_show_their_own_seat")
def panels_are_mixed_up(folder: Path) -> Game:
    def scene(view: JsonObject) -> Scene:
        return GAME.scene({**view, "boards": [*view["boards"][1:], view["boards"][0]]})

    return remade(scene=lambda: scene)


@breaks("scenes_can_be_drawn")
def two_elements_have_one_id(folder: Path) -> Game:
    return _with(Area(id="bag"))


@breaks("scenes_can_be_drawn")
def element_has_no_name(folder: Path) -> Game:
    return _with(Area(id="pier", label=label("pier")))


@breaks("scenes_can_be_drawn")
def road_leads_nowhere(folder: Path) -> Game:
    return _with(RoadMap(id="bay", width=10, height=10, children=(Road(id="way", start="bag", end="sea"),)))


@breaks("scenes_can_be_drawn")
def two_cells_lie_in_one_place(folder: Path) -> Game:
    return _with(CellBoard(id="isle", children=(Cell(id="one", x=0, y=-1), Cell(id="two", x=0, y=-1))))


@breaks("scenes_can_be_drawn")
def typed_number_is_no_move(folder: Path) -> Game:
    return _with(Entry(id="number", notation="walk {}", low=0, high=9))


@breaks("motions_are_true")
def event_moves_what_stays(folder: Path) -> Game:
    return remade(motions=lambda: {**MOTIONS, "set-out": (Motion("", "bag", "cove-north"),)})


@breaks("motions_are_true")
def event_moves_a_piece_elsewhere(folder: Path) -> Game:
    return remade(motions=lambda: {"took": (Motion("{kind}", "cove-{cove}", "seat-{seat}-pocket"),)})


@breaks("motions_are_true")
def event_moves_to_a_place_that_is_not_there(folder: Path) -> Game:
    return remade(motions=lambda: {"took": (Motion("{kind}", "cove-{cove}", "seat-{seat}-purse"),)})


# Bots


@breaks("bots_know_no_secrets")
def bot_reads_a_secret(folder: Path) -> Game:
    class Nosy(PebblesHeuristic):
        def scores(self, state: Pebbles, seat: int, moves: list[int]) -> list[float]:
            taken = [cove + WALK.base - 1 for cove in state.walks if cove]
            return [-10.0 if move in taken else float(move) for move in moves]

    class Truthful(Pebbles):
        __slots__ = ()

        def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
            """Keeps the truth."""

    return remade(Truthful, heuristic=Nosy)


@breaks("bots_know_no_secrets")
def bot_remembers_other_matches(folder: Path) -> Game:
    calls = count()

    class Moody(PebblesHeuristic):
        def scores(self, state: Pebbles, seat: int, moves: list[int]) -> list[float]:
            mood = next(calls) // 3 % 2
            return [float(move if mood else -move) for move in moves]

    return remade(heuristic=Moody)


# Rules


def rule_is_changed_in_silence() -> Game:
    """On the first day nobody digs: sound in itself, and another game."""

    def against(table: Position, frame: Frame, move: int) -> str:
        if move == DIG.base and table.day == 1:
            return "PB-FIND-3"
        return rules.against_find(table, frame, move)

    return with_step("find", Decision(("PB-FIND-1",), (TAKE, DIG), rules.find, against))
