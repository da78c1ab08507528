"""What stands on a sheet of Rewordable, and what speaks against one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.on_paper import Line
from wordsmith_desktop.games.rewordable.on_paper import PaperFault, PaperLine
from wordsmith_desktop.wording.sheet_faults import fault_text
from wordsmith_desktop.wording.texts import Text, say

PAPER_FAULTS: Final[Mapping[Enum, Text]] = {
    PaperFault.TOKENS: Text(
        "There are only {most} tokens in all.", "Es gibt insgesamt nur {most} Marken."
    ),
    PaperFault.LETTERS: Text(
        "The cards of this deck have no more than {most} letters in all.",
        "Die Karten dieses Stapels haben insgesamt höchstens {most} Buchstaben.",
    ),
    PaperFault.PENALTY: Text(
        "A failed objection costs {cost}: enter a multiple of that.",
        "Ein gescheiterter Einspruch kostet {cost}: Trag ein Vielfaches davon ein.",
    ),
}
"""Those of this game alone, by reason; the gaps are the rejection's details."""

PAPER_LINES: Final[Mapping[PaperLine, Text]] = {
    PaperLine.WORDS: Text("Words", "Wörter"),
    PaperLine.TOKENS: Text("Tokens", "Marken"),
    PaperLine.PENALTY: Text("Lost by objections", "Durch Einsprüche verloren"),
}


def paper_fault_text(rejection: Rejection) -> str:
    """One reason against a sheet. Raises `KeyError` for a rejection of another kind."""
    return fault_text(rejection, PAPER_FAULTS)


def paper_line_text(line: Line) -> str:
    """What a line is called. Raises `ValueError` for one of another game."""
    return say(PAPER_LINES[PaperLine(line.name)], n=line.number)
