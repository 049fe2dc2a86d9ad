"""Bots: players that are handed one seat's knowledge and states it holds for possible, never the true state."""

from portulan.bots.bot import Bot
from portulan.bots.information_state import InformationState
from portulan.bots.names import make, make_for_trial, names

__all__ = ["Bot", "InformationState", "make", "make_for_trial", "names"]
