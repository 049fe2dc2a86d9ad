"""The languages of the house, and which one a person probably reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "fr")


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """Takes the language from the locale, English unless it is one of ours."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = variables.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
