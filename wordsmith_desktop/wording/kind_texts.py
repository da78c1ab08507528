"""What is called how in lists of matches and in statistics: the kinds of what is played alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .texts import Text

KIND_TITLES: Final[Mapping[str, Text]] = {
    "warm-up": Text("Warm-up", "Aufwärmen"),
    "six-words": Text("Six words", "Sechs Wörter"),
    "twenty-cards": Text("Twenty cards", "Zwanzig Karten"),
    "five-turns": Text("Five turns with dice", "Fünf Züge mit Würfeln"),
    "word-by-word": Text("Word by Word", "Wort für Wort"),
    "sprint": Text("Sprint", "Sprint"),
    "deck-time": Text("Deck against the clock", "Karten gegen die Uhr"),
    "deck-turns": Text("Ten turns", "Zehn Züge"),
    "dice-turns": Text("Six turns with dice", "Sechs Züge mit Würfeln"),
    "puzzle-rounds": Text("Puzzle in few rounds", "Rätsel in wenigen Runden"),
    "puzzle-time": Text("Puzzle against the clock", "Rätsel gegen die Uhr"),
}
"""By the kind's key, which stands in the name of a deal."""
