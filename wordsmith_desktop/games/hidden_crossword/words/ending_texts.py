"""What the final page says of a match of the Hidden Crossword."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.ending_texts import WORD_ALONE, AwardWords
from wordsmith_desktop.wording.texts import WORD_COUNT, Text

from ..rules.recap import PuzzleAward

FOUND_IN: Final = Text("The whole puzzle in round {n}", "Das ganze Rätsel in Runde {n}")
BOTH_FOUND_IN: Final = Text(
    "Both found the whole puzzle in round {n}", "Beide fanden in Runde {n} das ganze Rätsel"
)
OTHER_GAVE_UP: Final = Text("{name} gave up", "{name} hat aufgegeben")
FOUND_ALONE: Final = Text("{found} of {count} words found", "{found} von {count} Wörtern gefunden")
FOUND_OF: Final = Text("{found} of {count}", "{found} von {count}")
COURSE: Final = Text("Words found, round by round", "Gefundene Wörter, Runde um Runde")
LAST_ROUND: Final = Text("round {n}", "Runde {n}")
ANCHOR_WORD: Final = Text("Anchor word: {word}", "Ankerwort: {word}")
PUZZLES: Final = Text("Puzzles and words", "Rätsel und Wörter")

AWARDS: Final[dict[Enum, AwardWords]] = {
    PuzzleAward.FIRST_FOUND: (
        Text("Quickest guess", "Schnellster Treffer"),
        Text("{word}, round {n}", "{word}, Runde {n}"),
    ),
    PuzzleAward.LONGEST_FOUND: (
        Text("Longest word found", "Längstes gefundenes Wort"),
        WORD_ALONE,
    ),
    PuzzleAward.DEDUCED: (
        Text("Told by the clues alone", "Allein aus Hinweisen erschlossen"),
        WORD_COUNT,
    ),
    PuzzleAward.CLOSEST_GUESS: (
        Text("Closest guess", "Am nächsten dran"),
        Text("{word}, {n} letters in place", "{word}, {n} Buchstaben am Platz"),
    ),
    PuzzleAward.LONGEST_LAID: (
        Text("Longest word hidden", "Längstes verstecktes Wort"),
        WORD_ALONE,
    ),
    PuzzleAward.MOST_LAID: (
        Text("Most words hidden", "Meiste versteckte Wörter"),
        WORD_COUNT,
    ),
    PuzzleAward.ANCHOR: (
        Text("Saw the anchor word", "Sah das Ankerwort"),
        WORD_ALONE,
    ),
}
