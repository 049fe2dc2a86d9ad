"""The steps of Dead Letters: which clauses explain each, and what it does."""

from __future__ import annotations

from typing import Final

from portulan.engine.dice import even_chances
from portulan.engine.picking import Pick
from portulan.engine.steps import Anyone, Auto, Consent, Decision, Draw, FreeActions, Reveal, Steps
from tests.toys.letters import days, moves, pages, seasons, steps, walking
from tests.toys.letters.moves import AGREE, DIE, EAT, ENTER, KEEP, OBJECT, PACK, PRESS_ON, SLEEP

_HOUR = (moves.TRAVEL, moves.CLIMB, moves.GO, moves.READ, moves.DIAL, moves.WAIT)
_EVENING = (SLEEP, PRESS_ON)

STEPS: Final = Steps(
    steps.NAMES,
    {
        steps.PAGE: Reveal(("DL-PAGE-1",), pages.passage, pages.page),
        steps.PACK: Pick(("DL-PACK-1",), PACK, days.on_the_counter, days.pack),
        steps.DAY: Auto(("DL-DAY-1",), days.day),
        steps.TURN: Auto(("DL-DAY-2",), days.turn),
        steps.HOUR: Decision(("DL-HOUR-1", "DL-READ-1"), _HOUR, days.hour, days.against_hour),
        steps.FOG: Draw(("DL-FOG-3", "DL-SETUP-3"), walking.fog, walking.lay),
        steps.CHOOSE: Decision(
            ("DL-PAGE-2", "DL-PAGE-3"), (moves.CHOOSE, moves.LEAVE), pages.choose, pages.against_choose
        ),
        steps.THROW: Draw(("DL-TEST-1", "DL-TEST-2"), even_chances(DIE), pages.throw),
        steps.DIAL: Decision(("DL-LOCK-1",), (ENTER,), days.dial, moves=lambda state, frame: ENTER.moves()),
        steps.UNLOCK: Reveal(("DL-LOCK-2",), days.register, days.unlock, days.fits),
        steps.EVENING: Anyone(
            ("DL-EVE-1", "DL-EVE-2"),
            _EVENING,
            days.evening,
            days.against_evening,
            consent=Consent(AGREE, OBJECT),
        ),
        steps.FIRST_WORD: Anyone(("DL-EVE-1", "DL-EVE-2"), _EVENING, days.evening, days.against_evening),
        steps.KEEP: Decision(("DL-WINTER-1",), (KEEP,), seasons.keep, seasons.against_keep),
    },
)

FREE: Final = FreeActions(
    ("DL-EAT-1", "DL-EAT-2"), days.eater, (EAT,), days.eat, days.against_eat, except_at=(steps.DIAL,)
)
