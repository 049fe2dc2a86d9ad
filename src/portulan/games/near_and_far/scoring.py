"""Scoring, line by line, and who wins (NF-SCORE, NF-CHIEF-6, NF-MAP-10, NF-BOSS-7)."""

from __future__ import annotations

from typing import Final, NamedTuple

from portulan.games.near_and_far import entries, routes
from portulan.games.near_and_far.measures import holds, measure
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.quests import STORY, is_last_map
from portulan.games.near_and_far.talents import BOXES_A_ROW
from portulan.games.near_and_far.terms import FACTIONS, LOWEST_REP, MOST_ANIMALS, ROUTES

ALL_TREASURES: Final = 5
"""Points for three treasures (NF-SCORE-12)."""
FULL_CARD: Final = 7
"""Points for a full character card after the last map (NF-CAMPAIGN-13, NF-CHARMODE-11)."""
BEFORE_4: Final = 4


class Sheet(NamedTuple):
    """The points of one player, by where they come from."""

    tents: int
    routes: int
    artifacts: int
    threats: int
    hand: int
    bonuses: int
    goods: int
    tokens: int
    chiefs: int
    board: int
    treasures: int
    reputation: int
    map: int
    story: int

    @property
    def total(self) -> int:
        """Adds all lines."""
        return sum(self)


def sheet(state: Position, seat: int) -> Sheet:
    """Counts the points of a player as if the game ended now."""
    return Sheet(
        tents=state.tents[seat],
        routes=sum(routes.points(state, seat, route) for route in range(len(ROUTES))),
        artifacts=sum(state.box.points[card] for card in bits(state.bought[seat])),
        threats=sum(state.box.threat_points[card] for card in bits(state.threats[seat]))
        + sum(state.box.boss_points[card] for card in bits(state.bosses[seat])),
        hand=-max(0, state.hand[seat].bit_count() - relief(state, seat)),
        bonuses=bonuses(state, seat),
        goods=(state.coins[seat] + state.gems[seat]) // 2,
        tokens=sum(state.tokens[seat * len(FACTIONS) : (seat + 1) * len(FACTIONS)]),
        chiefs=sum(
            points
            for owner, points in zip(state.chiefs, state.box.chief_points, strict=True)
            if owner == seat
        ),
        board=state.box.all_tents if state.tents[seat] >= state.rules.tents else 0,
        treasures=treasures(state, seat),
        reputation=reputation(state, seat),
        map=map_points(state, seat),
        story=full_card(state, seat),
    )


def purchase(state: Position, seat: int, card: int) -> dict[str, int]:
    """Tells by how much the lines of a player's score change with an artifact: its points, the price, the hand.

    What the card does when it is bought is left out: a camp that it places is chosen only then.
    """
    before, price = sheet(state, seat), state.box.cost[card]
    after = state.copy()
    after.hand[seat] &= ~(1 << card)
    after.bought[seat] |= 1 << card
    coins = min(price.coin, after.coins[seat])
    after.coins[seat] -= coins
    after.gems[seat] -= price.gem + price.coin - coins
    after.food[seat] -= price.food
    for faction, n in enumerate(price.tokens):
        after.tokens[seat * len(FACTIONS) + faction] -= n
    changes = zip(Sheet._fields, before, sheet(after, seat), strict=True)
    return {line: new - old for line, old, new in changes if new != old}


def relief(state: Position, seat: int) -> int:
    """Counts the cards in hand that cost nothing (NF-TALENT-06, G-173)."""
    return sum(effect.n for _, effect in state.effects(seat, entries.HandRelief))


def treasures(state: Position, seat: int) -> int:
    """Three treasures are worth points, a borrowed one does not count (NF-SCORE-12, G-190)."""
    counted = state.treasures[seat].bit_count()
    extra = state.effects(seat, entries.CarryExtra)
    if extra:
        counted = min(counted, state.animals(seat) + sum(effect.n for _, effect in extra if effect.scores))
    return ALL_TREASURES if counted >= MOST_ANIMALS else 0


def reputation(state: Position, seat: int) -> int:
    """Reputation is worth points, or by day costs some (NF-SCORE-13, NF-SCORE-14, NF-DAYTOWN-10)."""
    points = state.side.reputation[state.rep[seat] - LOWEST_REP]
    return 0 if state.rules.rep_from_4 and 0 < state.rep[seat] < BEFORE_4 else points


def map_points(state: Position, seat: int) -> int:
    """What a map gives or takes at the end (NF-MAP-10)."""
    return sum(
        effect.points
        for effect in state.box.effects[state.atlas.card]
        if isinstance(effect, entries.Threshold) and holds(state, seat, effect.condition)
    )


def full_card(state: Position, seat: int) -> int:
    """A full character card is worth points after the last map (NF-CAMPAIGN-13, NF-CHARMODE-11, G-171)."""
    if not is_last_map(state):
        return 0
    full = state.rules.campaign and state.boxes[seat] >= BOXES_A_ROW * state.rules.rows
    full = full or (state.rules.character and state.story_done[seat] >= STORY)
    return FULL_CARD if full else 0


# End bonuses of cards and talents (NF-SCORE-6)


def bonuses(state: Position, seat: int) -> int:
    """Adds what artifacts, treasures, world cards and talents are worth at the end."""
    owned = state.owned(seat) & ~state.constant
    kinds = state.box.with_effect
    mask = kinds[entries.Per] | kinds[entries.Most] | kinds[entries.Rank] | kinds[entries.Threshold]
    points = 0
    for card in bits(owned & mask):
        for effect in state.box.effects[card]:
            if isinstance(effect, entries.Per):
                found = measure(state, seat, effect.measure) // effect.every
                points += effect.points * (min(found, effect.cap) if effect.cap else found)
            elif isinstance(effect, entries.Most):
                points += most(state, seat, card, effect)
            elif isinstance(effect, entries.Rank):
                points += rank(state, seat, effect)
            elif isinstance(effect, entries.Threshold) and holds(state, seat, effect.condition):
                points += effect.points
    return points


def most(state: Position, seat: int, card: int, effect: entries.Most) -> int:
    """Points for having the most, alone; for a talent an option lets ties count (NF-CARD-A01, G-153)."""
    own = measure(state, seat, effect.measure)
    others = [measure(state, other, effect.measure) for other in range(state.players) if other != seat]
    ties = card >= state.box.first_talent and state.rules.storytelling_ties
    return effect.points if own > max(others) or (ties and own == max(others)) else 0


def rank(state: Position, seat: int, effect: entries.Rank) -> int:
    """Points by rank: first or second, alone or tied (NF-CARD-T01)."""
    own = measure(state, seat, effect.measure)
    others = [measure(state, other, effect.measure) for other in range(state.players) if other != seat]
    ahead = sum(other > own for other in others)
    tied = own in others
    if not ahead:
        return effect.tie_first if tied else effect.first
    if ahead == 1:
        return effect.tie_second if tied else effect.second
    return 0


# Winning


def is_lost(state: Position) -> bool:
    """Tells whether all lose because a boss is left (NF-BOSS-7)."""
    return bool(state.bosses_left())


def winners(state: Position) -> list[int]:
    """Lists who wins: points, then a card, reputation, coins and gems (NF-SCORE-15 to NF-SCORE-19)."""
    if is_lost(state):
        return []
    points = [sheet(state, seat).total for seat in range(state.players)]
    best = [seat for seat in range(state.players) if points[seat] == max(points)]
    if len(best) == 1:
        return best
    by_card = [seat for seat in best if state.effects(seat, entries.WinTies)]
    if len(by_card) == 1:
        return by_card
    for count in (state.rep, [a + b for a, b in zip(state.coins, state.gems, strict=True)]):
        top = max(count[seat] for seat in best)
        best = [seat for seat in best if count[seat] == top]
    return best


def last_of(state: Position) -> int:
    """Gives the seat that is last in the final ranking; of several, the first of them (G-168, G-178)."""
    points = [sheet(state, seat).total for seat in range(state.players)]
    worst = [seat for seat in range(state.players) if points[seat] == min(points)]
    by_card = [seat for seat in worst if state.effects(seat, entries.WinTies)]
    if len(by_card) == 1 and len(worst) > 1:
        worst.remove(by_card[0])
    return min(worst, key=lambda seat: (state.rep[seat], state.coins[seat] + state.gems[seat]))
