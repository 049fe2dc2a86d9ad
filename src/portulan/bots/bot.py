"""What a bot is."""
from __future__ import annotations
import random
from abc import ABC, abstractmethod
from portulan.bots.glimpse import Glimpse

class Bot(ABC):
    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)
    @abstractmethod
    def choose(self, glimpse: Glimpse) -> int: ...
