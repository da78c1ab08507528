"""What stands on a printed score sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

NOTE: Final = Text(
    "At the end: a point for every letter of the words in your lexicon, and {points} for every "
    "token. A word that somebody takes is crossed out.",
    "Am Ende: ein Punkt für jeden Buchstaben der Wörter in deinem Lexikon und {points} für jede "
    "Marke. Ein Wort, das dir jemand wegnimmt, streichst du.",
)
NOTE_ALONE: Final = Text(
    "At the end: a point for every letter of the words in your lexicon, and {points} for every "
    "token. A word that you build on is crossed out.",
    "Am Ende: ein Punkt für jeden Buchstaben der Wörter in deinem Wortschatz und {points} für jede "
    "Marke. Ein Wort, das du ausbaust, streichst du.",
)
WORDS: Final = Text("Words", "Wörter")
LETTERS: Final = Text("Letters", "Buchstaben")
LETTERS_OF_WORDS: Final = Text("Letters of all words", "Buchstaben aller Wörter")
TOKENS: Final = Text("Tokens", "Marken")
TOKENS_OF: Final = Text("Tokens: {n} × {points} =", "Marken: {n} × {points} =")
TOKENS_BLANK: Final = Text("Tokens: ____ × {points} =", "Marken: ____ × {points} =")
PENALTY: Final = Text("Failed objections", "Gescheiterte Einsprüche")
ROWS: Final = Text("Rows for words", "Zeilen für Wörter")
