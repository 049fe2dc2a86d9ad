"""CHK-04 and CHK-10: whoever reads a quest has a choice that costs nothing, and payments stay small."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import open_choices, stories, subsets, words_of
from portulan.games.near_and_far.entries import Bundle, Pay

LARGEST_PAYMENT: Final = 2
"""Goods and hearts that a result may ask for."""


def find(content: Content) -> Iterator[Finding]:
    """CHK-04: tries every set of the keywords that a quest names."""
    for story in stories(content):
        reached: set[str] = set()
        for have in subsets(words_of(story.choices)):
            found = open_choices(story.choices, have)
            reached.update(choice.key for choice in found)
            if story.choices and all(choice.cost != Bundle() for choice in found):
                called = ", ".join(sorted(have)) or "no keyword"
                yield content.finding(
                    story, "choices", f"leave none without a cost to somebody with {called}"
                )
        for number, choice in enumerate(story.choices):
            if choice.key not in reached:
                yield content.finding(story, f"choices[{number}]", "is open to nobody")


def find_payments(content: Content) -> Iterator[Finding]:
    """CHK-10: what is paid with a result comes as a surprise, and must not be much."""
    for story in stories(content):
        for number, choice in enumerate(story.choices):
            paid = sum(
                reward.coin + reward.gem + reward.food + reward.heart
                for reward in choice.result
                if isinstance(reward, Pay)
            )
            if paid > LARGEST_PAYMENT:
                yield content.finding(
                    story, f"choices[{number}].result", f"takes {paid}, more than {LARGEST_PAYMENT}"
                )
