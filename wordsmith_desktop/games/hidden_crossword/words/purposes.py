"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.observation import Observation
from ..rules.state import GuessStage, Phase

BUILD: Final = Text(
    "The other has to find your words.",
    "Die andere Person sucht deine Wörter.",
)
CLUE: Final = Text(
    "All guesses are answered so.",
    "So wird auf jedes Wort geantwortet.",
)
GUESS: Final = Text(
    "The first right puzzle wins.",
    "Das erste richtige Rätsel gewinnt.",
)
GUESS_ALONE: Final = Text(
    "The fewer rounds, the better.",
    "Je weniger Runden, desto besser.",
)
CHOICE: Final = Text(
    "You learn how it lies.",
    "Du erfährst, wie es liegt.",
)
ANSWERED: Final = Text(
    "It stays on your sheet.",
    "Sie bleibt auf deinem Blatt.",
)
_PHASES: Final[Mapping[Phase, tuple[Text, Text]]] = {
    Phase.BUILD: (BUILD, BUILD),
    Phase.CLUE: (CLUE, CLUE),
    Phase.GUESS: (GUESS, GUESS_ALONE),
}
_STAGES: Final = {GuessStage.CHOICE: CHOICE, GuessStage.ANSWERED: ANSWERED}


def purpose_of(seen: Observation) -> str:
    """In a sentence; empty where the goal itself says it, as that of the draw does."""
    if seen.phase is Phase.GUESS and seen.stage in _STAGES:
        return say(_STAGES[seen.stage])
    told = _PHASES.get(seen.phase)
    return say(told[seen.is_solo]) if told else ""
