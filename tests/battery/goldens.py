"""Golden texts: one random match per game and number of players that a person can follow, and the list of moves.

A playthrough changes only if the rules, the order of the moves or the generator change. To write all of them anew,
after such a change is meant: `./test --regenerate -k golden`, then read the difference.
"""

from __future__ import annotations

from pathlib import Path

from portulan import CHANCE, Game, State
from portulan.engine.events import Event
from portulan.engine.generator import Generator

FOLDER = Path(__file__).parent / "goldens"
SEED = 1
DIGEST_EVERY = 10
"""A digest is shown after so many decisions."""


def path(game: Game, players: int) -> Path:
    """Names the file of a playthrough."""
    return FOLDER / f"{game.name}-{players}p.txt"


def listing_path(game: Game) -> Path:
    """Names the file that lists all moves of a game."""
    return FOLDER / f"{game.name}-moves.txt"


def listing(game: Game) -> str:
    """Lists all moves with their ids, which never change within a rules version: records and researchers use them."""
    moves = [f"{move} {game.space.notation(move)}" for move in game.space.moves()]
    return "\n".join([f"# {game.title}, rules version {game.rules_version}", *moves]) + "\n"


def playthrough(game: Game, players: int) -> str:
    """Plays a match and tells it: decisions, what was forced or drawn after each, events, digests, points."""
    state = game.new(players, SEED)
    chooser = Generator(f"golden {game.name} {players}")
    lines = [f"# {game.title}, {players} players, seed {SEED}, default options", ""]
    lines += _entries(state, state.trail, [])
    decisions = 0
    while not state.over:
        events = state.listen()
        seat = state.actors[chooser.below(len(state.actors))]
        moves = state.moves(seat)
        move = moves[chooser.below(len(moves))]
        state.play(move, seat)
        decisions += 1
        lines.append("")
        lines.append(f"{decisions}. seat {seat}, one of {len(moves)}: {state.notation(move)}")
        lines += _entries(state, state.trail[1:], events)
        if decisions % DIGEST_EVERY == 0:
            lines.append(f"    digest {state.digest()}")
    winners = ", ".join(str(seat) for seat in state.winners())
    lines += ["", f"digest {state.digest()}", f"scores {state.scores()}, winners {winners}"]
    return "\n".join(lines) + "\n"


def _entries(state: State, trail: list[tuple[int, int]], events: list[Event]) -> list[str]:
    lines = []
    for seat, move in trail:
        who = "chance" if seat == CHANCE else f"seat {seat}, forced"
        lines.append(f"    {who}: {state.notation(move)}")
    for event in events:
        family = state.game.events[event[0]]
        fields = " ".join(f"{name}={value}" for name, value in family.labels(event).items())
        lines.append(f"    > {family.name} {fields}".rstrip())
    return lines
