"""What the final page says of a match of Rewordable."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.ending_texts import LONGEST_AWARD, WORD_ALONE, AwardWords
from wordsmith_desktop.wording.texts import WORD_COUNT, Plural, Text

from ..rules.recap import CardAward
from .table_texts import TOKENS

AWARDS: Final[dict[Enum, AwardWords]] = {
    CardAward.LONGEST_WORD: (LONGEST_AWARD, WORD_ALONE),
    CardAward.BEST_STEAL: (
        Text("Best steal", "Bester Klau"),
        Plural(
            one=Text("{word}, {n} letter taken", "{word}, {n} Buchstabe geholt"),
            many=Text("{word}, {n} letters taken", "{word}, {n} Buchstaben geholt"),
        ),
    ),
    CardAward.MOST_TOKENS: (Text("Most tokens", "Meiste Marken"), TOKENS),
    CardAward.RICHEST_WORD: (
        Text("Richest word", "Ergiebigstes Wort"),
        Text("{word}, {n} tokens", "{word}, {n} Marken"),
    ),
    CardAward.GROWN_WORD: (
        Text("Grown from an own word", "Aus dem eigenen Wort gewachsen"),
        WORD_ALONE,
    ),
    CardAward.MOST_WORDS: (Text("Fullest lexicon", "Größter Wortschatz"), WORD_COUNT),
    CardAward.MOST_BUILT: (Text("Most words built", "Meiste Wörter gebildet"), WORD_COUNT),
}
