"""What is said about printing score sheets."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

TITLE: Final = Text("Print a score sheet", "Wertungsblatt drucken")
WHICH: Final = Text("Which sheet?", "Welches Blatt?")
THIS_MATCH: Final = Text("This match", "Diese Partie")
MATCH_OVER_LINE: Final = Text(
    "Everything that was played, with all points.", "Alles, was gespielt wurde, mit allen Punkten."
)
MATCH_SO_FAR_LINE: Final = Text(
    "As far as it has come, without its secrets.",
    "So weit, wie sie ist, ohne ihre Geheimnisse.",
)
EMPTY: Final = Text("Empty", "Leer")
EMPTY_LINE: Final = Text(
    "To fill in by hand, beside the printed game.",
    "Zum Ausfüllen von Hand, neben dem gedruckten Spiel.",
)
GAME: Final = Text("Game", "Spiel")
PLAYERS: Final = Text("How many players?", "Wie viele spielen mit?")
MATCH_FILE: Final = Text("{game} {names} {day}", "{game} {names} {day}")
EMPTY_FILE: Final = Text("{game} empty", "{game} leer")
