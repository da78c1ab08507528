"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.state import Phase, State

READY: Final = Text(
    "More dice multiply more; {goal}",
    "Mehr Würfel, mehr Punkte; {goal}",
)
DECIDE: Final = Text(
    "Score, or press on with one more die.",
    "Werten, oder einen Würfel mehr wagen.",
)
RESPOND: Final = Text(
    "It brings its plain sum.",
    "Es bringt seine einfache Summe.",
)
GOAL: Final = Text(
    "{points} points bring the last round.",
    "ab {points} kommt die letzte Runde.",
)
GOAL_ALONE: Final = Text("every turn counts.", "jeder Zug zählt.")
_PHASES: Final[Mapping[Phase, Text]] = {
    Phase.DRAW: READY,
    Phase.READY: READY,
    Phase.THROW: DECIDE,
    Phase.DECIDE: DECIDE,
    Phase.RESPOND: RESPOND,
}


def purpose_of(state: State) -> str:
    """In a sentence; empty where nothing is to be done."""
    rules = state.ruleset
    goal = say(GOAL_ALONE) if rules.turns else say(GOAL, points=rules.goal)
    return say(_PHASES[state.phase], goal=goal) if state.phase in _PHASES else ""
