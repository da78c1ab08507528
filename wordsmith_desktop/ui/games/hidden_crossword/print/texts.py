"""What stands on a printed recording sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

RECORDING_SHEET: Final = Text("Recording sheet", "Protokollbogen")
ALL_LETTERS: Final = Text("All letters", "Alle Buchstaben")
ANCHOR_SEEN: Final = Text(
    "{name} saw the anchor word, {word}.", "{name} hat das Ankerwort gesehen: {word}."
)
ANCHOR_NAMED: Final = Text(
    "The computer named the anchor word, {word}.", "Der Computer hat das Ankerwort genannt: {word}."
)
LEFT_OVER: Final = Text("{name}: left over {letters}", "{name}: übrig {letters}")
LEFT_OVER_AND_WORDS: Final = Text(
    "{name}: left over {letters}; words of two letters: {words}",
    "{name}: übrig {letters}; Wörter aus zwei Buchstaben: {words}",
)
NOTHING: Final = Text("nothing", "nichts")
NO_ANCHOR: Final = Text("There is no anchor word yet.", "Es gibt noch kein Ankerwort.")
NO_GUESS: Final = Text("No guess", "Nicht geraten")
GUESSED_BY: Final = Text("{name} guesses", "{name} rät")
BOXES: Final = Text("Guesses on each sheet", "Rateversuche je Bogen")
GRID: Final = Text("Your crossword", "Dein Kreuzworträtsel")
"""Above an empty grid."""
