"""What a sheet asks that a table filled in away from the screen, and what speaks against it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.texts import Text

from ..rules.paper_sheet import PaperFault, PaperLine

PAPER_LINES: Final[dict[PaperLine, Text]] = {
    PaperLine.ROUNDS: Text("Rounds", "Runden"),
    PaperLine.FOUND: Text("Found the whole puzzle", "Ganzes Rätsel gefunden"),
    PaperLine.GAVE_UP: Text("Gave up", "Aufgegeben"),
}
PAPER_FAULTS: Final[dict[PaperFault, Text]] = {
    PaperFault.EMPTY: Text(
        "Enter how many rounds it took.",
        "Trag ein, wie viele Runden es waren.",
    ),
    PaperFault.NUMBER: shared.WHOLE_NUMBER,
    PaperFault.NO_ROUND: Text(
        "A match has at least one round.", "Eine Partie hat mindestens eine Runde."
    ),
    PaperFault.UNEQUAL: Text(
        "Both play every round to its end: the numbers must be equal.",
        "Beide spielen jede Runde zu Ende: Die Zahlen müssen gleich sein.",
    ),
    PaperFault.NO_END: Text(
        "Nobody has found the whole puzzle yet or given up.",
        "Noch hat niemand das ganze Rätsel gefunden oder aufgegeben.",
    ),
    PaperFault.BOTH_GAVE_UP: Text(
        "Only one can give up: the match is over then.",
        "Nur eine Seite kann aufgeben: Dann ist die Partie zu Ende.",
    ),
    PaperFault.FOUND_AND_GAVE_UP: Text(
        "Who found the whole puzzle has not given up.",
        "Wer das ganze Rätsel gefunden hat, hat nicht aufgegeben.",
    ),
}
"""By reason."""
