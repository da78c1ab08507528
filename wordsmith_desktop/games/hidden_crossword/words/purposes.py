"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.state import Phase, Stage

BUILD: Final = Text(
    "The other one has to find all words that you lay around it, from guesses and clues.",
    "Die andere Person muss alle Wörter finden, die du darum legst, durch Raten und Hinweise.",
)
CLUE: Final = Text(
    "All guesses are answered so, until the match is over.",
    "So wird von jetzt an auf jedes Wort geantwortet.",
)
GUESS: Final = Text(
    "Each guess tells you something about one hidden word; the first right puzzle wins.",
    "Jedes Wort, das du rätst, verrät etwas über ein verstecktes; das erste richtige Rätsel "
    "gewinnt.",
)
GUESS_ALONE: Final = Text(
    "Each guess tells you something about one hidden word; the fewer rounds you take, the better.",
    "Jedes Wort, das du rätst, verrät etwas über ein verstecktes; je weniger Runden, desto besser.",
)
CHOICE: Final = Text(
    "Only about this one you learn how it lies, and how near your guess is.",
    "Nur von diesem erfährst du, wie es liegt und wie nah du dran bist.",
)
ANSWERED: Final = Text(
    "The answer stays on your sheet; note down what you think, then go on.",
    "Die Antwort bleibt auf deinem Blatt; notier dir, was du vermutest, dann geht es weiter.",
)
_PHASES: Final[Mapping[Phase, tuple[Text, Text]]] = {
    Phase.BUILD: (BUILD, BUILD),
    Phase.CLUE: (CLUE, CLUE),
    Phase.GUESS: (GUESS, GUESS_ALONE),
}
_STAGES: Final = {Stage.CHOICE: CHOICE, Stage.ANSWERED: ANSWERED}


def purpose_of(seen: Observation) -> str:
    """In a sentence; empty where the goal itself says it, as that of the draw does."""
    if seen.phase is Phase.GUESS and seen.stage in _STAGES:
        return say(_STAGES[seen.stage])
    told = _PHASES.get(seen.phase)
    return say(told[seen.is_solo]) if told else ""
