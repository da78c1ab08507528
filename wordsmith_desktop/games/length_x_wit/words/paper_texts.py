"""What speaks against a sheet that a table filled in away from the screen."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

from ..rules.paper_sheet import PaperFault, PaperLine

PAPER_FAULTS: Final[dict[PaperFault, Text]] = {
    PaperFault.EMPTY: Text(
        "Enter the points of the first round.", "Trag die Punkte der ersten Runde ein."
    ),
    PaperFault.WIDTH: Text(
        "Here stands a field too many, or too few.", "Hier steht ein Feld zu viel oder zu wenig."
    ),
    PaperFault.NUMBER: Text(
        "That is no number of points. Responses have spaces between them: 4 7.",
        "Das ist keine Punktzahl. Zwischen Antworten stehen Leerzeichen: 4 7.",
    ),
    PaperFault.TOO_MANY: Text(
        "All dice and the best tiles bring {most} at most.",
        "Alle Würfel und die besten Plättchen bringen höchstens {most}.",
    ),
    PaperFault.GOAL_MISSED: Text(
        "Nobody has {goal} points yet: a round is missing, or the goal was another.",
        "Noch hat niemand {goal} Punkte: Eine Runde fehlt, oder das Ziel war ein anderes.",
    ),
    PaperFault.AFTER_END: Text(
        "The match was over before this round: it had {rounds}.",
        "Vor dieser Runde war die Partie zu Ende: Sie hatte {rounds}.",
    ),
    PaperFault.TURNS: Text(
        "Turns agreed: {turns}. Entered: {had}.",
        "Vereinbarte Züge: {turns}. Eingetragen: {had}.",
    ),
}
"""By reason; the gaps are the rejection's details."""

PAPER_LINES: Final[dict[PaperLine, Text]] = {
    PaperLine.TURN: Text("Turn {n}", "Zug {n}"),
    PaperLine.OWN: Text("Round {n}: turn", "Runde {n}: Zug"),
    PaperLine.RESPONSES: Text("Round {n}: responses", "Runde {n}: Antworten"),
}
