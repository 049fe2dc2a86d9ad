"""The one interface of all bots."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from portulan.bots.information_state import InformationState
from portulan.engine.generator import Seed


class Bot(ABC):
    """Decides from an information state; two bots of the same name and seed, asked the same, answer the same."""

    reproducible = True
    """Whether the answers depend on the seed alone; not so for a bot that thinks by the clock."""

    def __init__(self, seed: Seed) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def choose(self, information: InformationState) -> int:
        """Chooses one of the legal moves of the information."""
