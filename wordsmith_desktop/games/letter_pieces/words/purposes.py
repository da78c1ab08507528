"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.ruleset import Mode, Ruleset, TableMode
from ..rules.state import Phase

LETTERS: Final = Text(
    "Each row then asks for its letter.",
    "Jede Zeile verlangt dann ihren Buchstaben.",
)
STANDARD: Final = Text(
    "Long words count; leftover pieces cost.",
    "Lange Wörter zählen, übrige Teile kosten.",
)
RACE: Final = Text(
    "Long words count; leftover pieces cost.",
    "Lange Wörter zählen, übrige Teile kosten.",
)
SECRET: Final = Text(
    "Nobody sees your words.",
    "Deine Wörter sieht niemand.",
)
WORD_BY_WORD: Final = Text(
    "All have the same dice; long words count.",
    "Alle haben dieselben Würfel; lange Wörter zählen.",
)
WARM_UP: Final = Text(
    "Each word counts once; leftovers cost nothing.",
    "Jedes Wort zählt einmal; übrige Teile kosten nichts.",
)
LAST_WORDS: Final = Text(
    "One more word, then it is counted.",
    "Noch ein Wort, dann wird gezählt.",
)
CHECKING: Final = Text(
    "A struck word brings nothing.",
    "Ein gestrichenes Wort bringt nichts ein.",
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
