"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.state import Phase

BUILD: Final = Text(
    "Build on others’ words to take them.",
    "Wer fremde Wörter ausbaut, bekommt sie.",
)
BUILD_ALONE: Final = Text(
    "Letters count 1, tokens 4.",
    "Buchstaben zählen 1, Marken 4.",
)
ASKED: Final = Text(
    "If not, its cards go back.",
    "Wenn nicht, gehen die Karten zurück.",
)


def purpose_of(seen: Observation) -> str:
    """In a sentence; empty where nothing is to be done."""
    if seen.phase is not Phase.PLAY:
        return ""
    if seen.call is not None and seen.is_asked:
        return say(ASKED)
    return say(BUILD_ALONE if seen.is_alone else BUILD)
