"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.state import Phase

BUILD: Final = Text(
    "Every letter of your words is a point, every token 4: build on the words of others to take "
    "them.",
    "Jeder Buchstabe deiner Wörter ist ein Punkt, jede Marke 4: Bau fremde Wörter aus, dann sind "
    "es deine.",
)
BUILD_ALONE: Final = Text(
    "Every letter of your words is a point, every token 4: extend your words to win more tokens.",
    "Jeder Buchstabe deiner Wörter ist ein Punkt, jede Marke 4: Bau Wörter aus und hol dir Marken.",
)
ASKED: Final = Text(
    "If it is no word, its cards go back to where they came from.",
    "Ist es kein Wort, gehen die Karten dorthin zurück, woher sie kamen.",
)


def purpose_of(seen: Observation) -> str:
    """In a sentence; empty where nothing is to be done."""
    if seen.phase is not Phase.PLAY:
        return ""
    if seen.call is not None and seen.is_asked:
        return say(ASKED)
    return say(BUILD_ALONE if seen.is_alone else BUILD)
