"""CHK-06: the story of every character is a graph of ten layers with one entry and at least two endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import quests
from portulan.games.near_and_far.entries import CharacterEntry, QuestEntry

LAYERS: Final = 10
ENDINGS: Final = 2


def find(content: Content) -> Iterator[Finding]:
    """Walks every story from its first quest to its endings."""
    for who in content.all(CharacterEntry):
        story = [quest for quest in quests(content, "character") if quest.owner == who.id]
        for uid, field, text in _against(who, story):
            yield content.finding(uid, field, text)


def _against(who: CharacterEntry, story: Sequence[QuestEntry]) -> Iterator[tuple[str, str, str]]:
    layers = Counter(quest.layer for quest in story)
    for layer in range(1, LAYERS + 1):
        if not layers[layer]:
            yield who.id, "first", f"begins a story without a quest in layer {layer}"
    if layers[1] > 1:
        yield who.id, "first", f"is one of {layers[1]} quests in layer 1"
    if 0 < layers[LAYERS] < ENDINGS:
        yield who.id, "first", f"leads to {layers[LAYERS]} ending, not {ENDINGS}"
    by_id = {quest.id: quest for quest in story}
    for quest in story:
        for number, choice in enumerate(quest.choices):
            field = f"choices[{number}].next"
            if quest.layer == LAYERS:
                if choice.next is not None:
                    yield quest.id, field, "leads on from an ending"
            elif choice.next is None:
                yield quest.id, field, f"is missing: this way ends before layer {LAYERS}"
            elif choice.next not in by_id or by_id[choice.next].layer != (quest.layer or 0) + 1:
                yield quest.id, field, f"does not lead to the next layer: {choice.next!r}"
    reached: set[str] = set()
    waiting: list[str | None] = [who.first]
    while waiting:
        uid = waiting.pop()
        if uid in by_id and uid not in reached:
            reached.add(uid)
            waiting += [choice.next for choice in by_id[uid].choices]
    for quest in story:
        if quest.id not in reached:
            yield quest.id, "id", f"is not reached from {who.first!r}"
