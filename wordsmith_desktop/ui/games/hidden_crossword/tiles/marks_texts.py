"""What the marks under a guess say, letter by letter, in both languages. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, Mark
from wordsmith_desktop.ui.kit.texts import Text

MARKED_WORD: Final = Text("{word}: {letters}", "{word}: {letters}")
MARKED_LETTERS: Final = {
    Mark.STAR: Text("{letter} right", "{letter} richtig"),
    Mark.EARLIER: Text("{letter} earlier", "{letter} früher"),
    Mark.LATER: Text("{letter} later", "{letter} später"),
    Mark.ELSEWHERE: Text("{letter} elsewhere in the word", "{letter} woanders im Wort"),
    Mark.NOTHING: Text("{letter} not in the word", "{letter} nicht im Wort"),
}
FIRST_ARROWS: Final = {
    Mark.EARLIER: Text("{letter} earlier in the alphabet", "{letter} früher im Alphabet"),
    Mark.LATER: Text("{letter} later in the alphabet", "{letter} später im Alphabet"),
}
"""What the first arrow of a word says, so that the others can be short."""

_RIGHT: Final = Text("right letter, right place", "richtig, am richtigen Platz")
MEANINGS: Final = {
    ClueType.ALPHABET: {
        Mark.STAR: _RIGHT,
        Mark.EARLIER: Text("look earlier in the alphabet", "such früher im Alphabet"),
        Mark.LATER: Text("look later in the alphabet", "such später im Alphabet"),
    },
    ClueType.PLACE: {
        Mark.STAR: _RIGHT,
        Mark.ELSEWHERE: Text("in the word, but elsewhere", "im Wort, aber woanders"),
        Mark.NOTHING: Text("not in the word", "nicht im Wort"),
    },
}
"""What the marks of a clue type tell (W15, W16)."""
