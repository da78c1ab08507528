"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.ruleset import Mode, Ruleset, TableMode
from ..rules.state import Phase

LETTERS: Final = Text(
    "They head the rows of every sheet: each word needs the letter of its row.",
    "Sie stehen vor den Zeilen aller Blätter: Jedes Wort braucht den Buchstaben seiner Zeile.",
)
STANDARD: Final = Text(
    "Build {count} words: each letter is a point, and pieces left over use up discard boxes.",
    "Bau {count} Wörter: Jeder Buchstabe ist ein Punkt, und übrige Teile kosten Abwurfkästchen.",
)
RACE: Final = Text(
    "Whoever sees a word buzzes and builds it: each letter is a point, pieces left over use up "
    "boxes.",
    "Wer ein Wort sieht, drückt und baut es: Jeder Buchstabe ist ein Punkt, übrige Teile kosten "
    "Kästchen.",
)
SECRET: Final = Text(
    "Nobody sees your {count} words: each letter is a point, pieces left over use up discard "
    "boxes.",
    "Deine {count} Wörter sieht niemand: Jeder Buchstabe ist ein Punkt, übrige Teile kosten "
    "Abwurfkästchen.",
)
WORD_BY_WORD: Final = Text(
    "Everybody has the same dice, and builds one word: the longer, the more points.",
    "Alle haben dieselben Würfel und bauen je ein Wort: je länger, desto mehr Punkte.",
)
WARM_UP: Final = Text(
    "Every word counts once, and pieces left over cost nothing.",
    "Jedes Wort zählt einmal, und übrige Teile kosten nichts.",
)
LAST_WORDS: Final = Text(
    "Somebody has filled their sheet: one more word from the pieces you have, then it is counted.",
    "Jemand hat sein Blatt voll: Noch ein Wort aus deinen Teilen, dann wird gezählt.",
)
CHECKING: Final = Text(
    "A word that is struck out brings nothing.", "Ein gestrichenes Wort bringt nichts ein."
)
_MODES: Final = {
    Mode.STANDARD: STANDARD,
    Mode.SECRET: SECRET,
    Mode.WORD_BY_WORD: WORD_BY_WORD,
    Mode.WARM_UP: WARM_UP,
}
_PHASES: Final = {
    Phase.LETTERS: LETTERS,
    Phase.LAST_WORDS: LAST_WORDS,
    Phase.CHECKING: CHECKING,
}


def purpose_of(seen: Observation) -> str:
    """In a sentence; empty where nothing is to be done."""
    if seen.phase in _PHASES:
        return say(_PHASES[seen.phase])
    if seen.phase in (Phase.DEAL, Phase.STEP, Phase.PLAY):
        return say(_of_play(seen.ruleset), count=seen.ruleset.words)
    return ""


def _of_play(rules: Ruleset) -> Text:
    is_race = rules.mode is Mode.STANDARD and rules.table is TableMode.BUZZER
    return RACE if is_race else _MODES[rules.mode]
