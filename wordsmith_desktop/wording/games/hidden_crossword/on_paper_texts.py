"""What stands on the paper of a Hidden Crossword, and what speaks against it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.on_paper import PaperFault, PaperLine
from wordsmith_desktop.games.on_paper import Line
from wordsmith_desktop.wording.sheet_faults import fault_text
from wordsmith_desktop.wording.texts import Text, say

PAPER_FAULTS: Final[Mapping[Enum, Text]] = {
    PaperFault.NO_ROUND: Text(
        "Rounds are counted from 1; leave the field empty for who was never right.",
        "Runden zählen ab 1; lass das Feld leer, wenn jemand es nie hatte.",
    ),
    PaperFault.TOO_LATE: Text(
        "The match was over with round {round}: nobody can be right later.",
        "Die Partie war mit Runde {round} zu Ende: Später kann es niemand mehr haben.",
    ),
    PaperFault.GAVE_UP: Text(
        "Somebody was right: then nobody gave up.",
        "Jemand hatte es heraus: Dann hat niemand aufgegeben.",
    ),
    PaperFault.BOTH: Text(
        "Only one can have given up: that ends the match.",
        "Nur eine Person kann aufgegeben haben: Damit ist die Partie zu Ende.",
    ),
}
"""Those of this game alone, by reason; the gaps are the rejection's details."""

PAPER_LINES: Final[Mapping[PaperLine, Text]] = {
    PaperLine.ROUND: Text("Right in round", "Gelöst in Runde"),
    PaperLine.GAVE_UP: Text("Gave up", "Aufgegeben"),
    PaperLine.WORDS: Text("Own puzzle’s words", "Wörter im eigenen Rätsel"),
}


def paper_fault_text(rejection: Rejection) -> str:
    """One reason against a sheet. Raises `KeyError` for a rejection of another kind."""
    return fault_text(rejection, PAPER_FAULTS)


def paper_line_text(line: Line) -> str:
    """What a line is called. Raises `ValueError` for one of another game."""
    return say(PAPER_LINES[PaperLine(line.name)], n=line.number)
