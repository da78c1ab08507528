"""What speaks against a sheet that a table filled in away from the screen."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

from ..rules.on_paper import PaperFault, PaperLine

PAPER_FAULTS: Final[dict[PaperFault, Text]] = {
    PaperFault.EMPTY: Text(
        "There is no turn yet: enter the points of the first one.",
        "Noch ist kein Zug da: Trag die Punkte des ersten ein.",
    ),
    PaperFault.STARTER: Text(
        "By these house choices another player had to begin.",
        "Nach diesen Hausregeln musste jemand anderes beginnen.",
    ),
    PaperFault.WIDTH: Text(
        "This turn needs a number for everybody: 0 for who made no points.",
        "Dieser Zug braucht eine Zahl für alle: 0 für alle, die keine Punkte gemacht haben.",
    ),
    PaperFault.NUMBER: Text(
        "That is not a number of points: enter 0 or more.",
        "Das ist keine Punktzahl: Trag 0 oder mehr ein.",
    ),
    PaperFault.TOO_MANY: Text(
        "That is more than all dice and the best tiles bring: {most} at most.",
        "Das ist mehr, als alle Würfel und die besten Plättchen bringen: höchstens {most}.",
    ),
    PaperFault.BROKEN_ROUND: Text(
        "The goal is reached, but the round goes on until everybody has had a turn. Turns "
        "missing: {missing}.",
        "Das Ziel ist erreicht, aber die Runde geht weiter, bis alle dran waren. Fehlende "
        "Züge: {missing}.",
    ),
    PaperFault.GOAL_MISSED: Text(
        "Nobody has reached {goal} points yet: a turn is missing, or the goal was another.",
        "Noch hat niemand {goal} Punkte erreicht: Ein Zug fehlt, oder das Ziel war ein anderes.",
    ),
    PaperFault.AFTER_END: Text(
        "The match was over before this turn. Turns played in all: {turns}.",
        "Vor diesem Zug war die Partie schon zu Ende. Gespielte Züge insgesamt: {turns}.",
    ),
    PaperFault.TURNS: Text(
        "Turns agreed: {turns}. Turns entered: {had}.",
        "Vereinbarte Züge: {turns}. Eingetragene Züge: {had}.",
    ),
}
"""By reason; the gaps are the rejection's details."""

PAPER_LINES: Final[dict[PaperLine, Text]] = {PaperLine.TURN: Text("Turn {n}", "Zug {n}")}
