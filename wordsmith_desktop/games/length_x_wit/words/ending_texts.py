"""What the final page says of a match of Length × Wit."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.ending_texts import LONGEST_AWARD, WORD_ALONE, AwardWords
from wordsmith_desktop.wording.texts import WORD_COUNT, Plural, Text

from ..rules.recap import WitAward

_WORD_WITH_POINTS: Final = Plural(
    one=Text("{word}, {n} point", "{word}, {n} Punkt"),
    many=Text("{word}, {n} points", "{word}, {n} Punkte"),
)

AWARDS: Final[dict[Enum, AwardWords]] = {
    WitAward.LONGEST_WORD: (LONGEST_AWARD, WORD_ALONE),
    WitAward.BOLDEST_PRESS: (
        Text("Boldest press that came off", "Am kühnsten weitergewagt"),
        Text("{word}, × {n}", "{word}, × {n}"),
    ),
    WitAward.BEST_RESPONSE: (
        Text("Best response", "Beste Antwort"),
        _WORD_WITH_POINTS,
    ),
    WitAward.LONGEST_RUN: (
        Text("Longest run of words", "Längste Serie von Wörtern"),
        Text("{n} turns in a row", "{n} Züge hintereinander"),
    ),
    WitAward.MOST_RESPONSES: (Text("Most responses", "Meiste Antworten"), WORD_COUNT),
    WitAward.RICHEST_BANK: (
        Text("Most banked", "Am meisten zurückgelegt"),
        _WORD_WITH_POINTS,
    ),
    WitAward.BEST_OF_ONE_DIE: (
        Text("Best word with one die", "Bestes Wort mit einem Würfel"),
        _WORD_WITH_POINTS,
    ),
    WitAward.MOST_WORDS: (Text("Most words", "Meiste Wörter"), WORD_COUNT),
}
