"""Rewards of quests, entry by entry (NF-QUEST-12, NF-QUEST-17, G-116 to G-120, G-131)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import catalogue, entries, events, party, payments, quests, steps
from portulan.games.near_and_far.box import NOTHING, Goods
from portulan.games.near_and_far.entries import AnyReward
from portulan.games.near_and_far.moves import CLAIM, PASS
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import FACTIONS

MANDATORY = (entries.Rep, entries.Pay, entries.Keyword, entries.SideQuest)
"""What cannot be declined, and applies even if a payment cannot be made (NF-REP-3, G-116, G-117)."""


def line(state: Position, bonus: int) -> tuple[AnyReward, ...]:
    """Gives the entries of a line in their order, payments first (G-131)."""
    way = quests.ways(state)[state.choice]
    found = way.bonus if bonus else way.result
    return tuple(sorted(found, key=lambda entry: not isinstance(entry, entries.Pay)))


def reward(state: Position, frame: Frame) -> None:
    """The next entry of a line is received."""
    _, seat, bonus, place = frame
    found = line(state, bonus)
    if place >= len(found):
        return
    state.stack.append((steps.REWARD, seat, bonus, place + 1))
    entry = found[place]
    if state.unpaid and not isinstance(entry, MANDATORY):
        return
    if state.rules.decline_rewards and not isinstance(entry, MANDATORY):
        state.stack.append((steps.ACCEPT, seat, bonus, place))
    elif isinstance(entry, entries.OneOf):
        state.stack.append((steps.CLAIM, seat, bonus, place, 0))
    else:
        receive(state, seat, entry)


def accept(state: Position, frame: Frame, move: int) -> None:
    """A gain is accepted or declined (D-44)."""
    _, seat, bonus, place = frame
    if move in PASS:
        return
    entry = line(state, bonus)[place]
    if isinstance(entry, entries.OneOf):
        state.stack.append((steps.CLAIM, seat, bonus, place, 0))
    else:
        receive(state, seat, entry)


# One of several (D-31)


def against_claim(state: Position, frame: Frame, move: int) -> str:
    """One of the entries that is not taken yet."""
    _, _, bonus, place, taken = frame
    entry = line(state, bonus)[place]
    assert isinstance(entry, entries.OneOf)
    number = CLAIM.index(move)
    return "" if number < len(entry.of) and not taken >> number & 1 else "NF-QUEST-12"


def claim(state: Position, frame: Frame, move: int) -> None:
    """The player takes so many of the entries."""
    _, seat, bonus, place, taken = frame
    entry = line(state, bonus)[place]
    assert isinstance(entry, entries.OneOf)
    number = CLAIM.index(move)
    taken |= 1 << number
    if taken.bit_count() < min(entry.k, len(entry.of)):
        state.stack.append((steps.CLAIM, seat, bonus, place, taken))
    receive(state, seat, entry.of[number])


# What an entry brings


def receive(state: Position, seat: int, entry: AnyReward) -> None:
    """One entry takes effect."""
    if isinstance(entry, entries.Rep):
        state.change_rep(seat, entry.n)
    elif isinstance(entry, entries.Token):
        state.gain_tokens(seat, FACTIONS.index(entry.faction), entry.n)
    elif isinstance(entry, entries.Coin):
        state.gain_coins(seat, entry.n)
    elif isinstance(entry, entries.Gem):
        state.gain_gems(seat, entry.n)
    elif isinstance(entry, entries.Food):
        state.gain_food(seat, entry.n)
    elif isinstance(entry, entries.Heart):
        state.gain_hearts(seat, entry.n)
    elif isinstance(entry, entries.Bird):
        for _ in range(entry.n):
            state.gain_bird(seat)
    elif isinstance(entry, entries.Treasure):
        for _ in range(entry.n):
            state.stack.append((steps.TREASURE, seat))
    elif isinstance(entry, entries.World):
        gain_world(state, seat, catalogue.WORLD.index(entry.card))
    elif isinstance(entry, entries.Adventurer):
        faction = party.ANY_FACTION if entry.faction is None else FACTIONS.index(entry.faction)
        state.stack.append((steps.JOIN, seat, faction, int(entry.source == "bag")))
    elif isinstance(entry, entries.Keyword):
        gain_keyword(state, seat, catalogue.KEYWORDS.index(entry.word))
    elif isinstance(entry, entries.SideQuest):
        note(state, seat, state.box.quests.index(entry.quest))
    elif isinstance(entry, entries.Pay):
        pay(state, seat, NOTHING._replace(coin=entry.coin, gem=entry.gem, food=entry.food, heart=entry.heart))


def gain_world(state: Position, seat: int, card: int) -> None:
    """A world card is taken from the supply, unless somebody has it (NF-QUEST-13, G-118)."""
    if any(cards >> card & 1 for cards in state.world):
        state.tell(events.VOID, seat)
    else:
        state.world[seat] |= 1 << card
        state.tell(events.WON_WORLD, seat, card)


def gain_keyword(state: Position, seat: int, word: int) -> None:
    """A keyword is noted on the character card and kept (NF-KEYWORD-1)."""
    if state.rules.story and not state.keywords[seat] >> word & 1:
        state.keywords[seat] |= 1 << word
        state.tell(events.WON_KEYWORD, seat, word)


def note(state: Position, seat: int, quest: int) -> None:
    """A side quest is noted for the next attempt (NF-CAMPAIGN-7)."""
    if state.rules.campaign:
        state.pending.append(quest)
        state.pending_of.append(seat)
        state.tell(events.NOTED, seat, len(quests.pending(state, seat)))


def pay(state: Position, seat: int, price: Goods) -> None:
    """A payment of the result is made in full, or the gains of the choice are not received (NF-QUEST-11, G-116)."""
    if payments.can_pay(state, seat, price):
        payments.pay(state, seat, price)
    elif state.rules.pay_what_you_can:
        payments.pay(
            state,
            seat,
            price._replace(
                coin=min(price.coin, payments.coins_in_reach(state, seat, price.gem)),
                gem=min(price.gem, state.gems[seat]),
                food=min(price.food, state.food[seat]),
                heart=min(price.heart, state.hearts[seat]),
            ),
        )
    else:
        state.unpaid = 1
        state.tell(events.UNPAID, seat)
