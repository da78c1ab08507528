"""What is to be done at the table in each phase, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.wording.texts import Text, say

from ..rules.state import Phase, State

READY: Final = Text(
    "The more dice you put up with, the more a word is multiplied; {goal}",
    "Je mehr Würfel du dir zutraust, desto öfter zählt dein Wort; {goal}",
)
DECIDE: Final = Text(
    "Score it times the number of dice, or press for one die more, which has to be in the word "
    "too.",
    "Werte es mal die Zahl der Würfel, oder wag dich weiter: Ein Würfel mehr muss dann auch ins "
    "Wort.",
)
RESPOND: Final = Text(
    "A word of all dice and of your own tiles brings you its plain sum.",
    "Ein Wort aus allen Würfeln und deinen Plättchen bringt dir seine einfache Summe.",
)
GOAL: Final = Text(
    "{points} points bring the last round.", "{points} Punkte bringen die letzte Runde."
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
