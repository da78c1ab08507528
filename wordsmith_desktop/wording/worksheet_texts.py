"""What stands on every worksheet, whatever game it is of."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.exercising import Level

from .texts import Answer, Text

WORDS_OF: Final[dict[str, Text]] = {
    "en": Text("English words", "Englische Wörter"),
    "de": Text("German words", "Deutsche Wörter"),
}
LEVELS: Final[dict[Level, Answer]] = {
    Level.EASY: (
        Text("Easy", "Leicht"),
        Text("Words of every day.", "Wörter aus dem Alltag."),
    ),
    Level.MEDIUM: (
        Text("Medium", "Mittel"),
        Text("Common words.", "Geläufige Wörter."),
    ),
    Level.HARD: (
        Text("Hard", "Schwer"),
        Text(
            "Also words that most people know, but rarely meet.",
            "Auch Wörter, die die meisten kennen, aber selten lesen.",
        ),
    ),
}
ABOUT: Final = Text("{words} · {level} · Sheet {number}", "{words} · {level} · Blatt {number}")
SOLUTIONS: Final = Text("Solutions", "Lösungen")
