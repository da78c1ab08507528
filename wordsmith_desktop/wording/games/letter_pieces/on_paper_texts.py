"""What stands on the sheets of the Letter Piece Game, and what speaks against them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.letter_pieces.on_paper import PaperFault, PaperLine
from wordsmith_desktop.games.on_paper import Line
from wordsmith_desktop.wording.sheet_faults import fault_text
from wordsmith_desktop.wording.texts import Text, say

PAPER_FAULTS: Final[Mapping[Enum, Text]] = {
    PaperFault.REARRANGES: Text(
        "“{word}” has no letter that “{previous}” before it lacks.",
        "„{word}“ hat keinen Buchstaben, der in „{previous}“ davor fehlt.",
    ),
    PaperFault.CLAIMED: Text(
        "“{word}” stands on another sheet of this round, too.",
        "„{word}“ steht in dieser Runde auch auf einem anderen Blatt.",
    ),
    PaperFault.TOO_MANY: Text(
        "A round has {most} words at most.", "Eine Runde hat höchstens {most} Wörter."
    ),
    PaperFault.BOXES: Text(
        "There are only {most} discard boxes in a round.",
        "In einer Runde gibt es nur {most} Ablagekästchen.",
    ),
    PaperFault.MARK: Text(
        "“{word}”: hyphens and apostrophes are not built at this table.",
        "„{word}“: Bindestriche und Apostrophe baut dieser Tisch nicht.",
    ),
}
"""Those of this game alone, by reason; the gaps are the rejection's details."""

PAPER_LINES: Final[Mapping[PaperLine, Text]] = {
    PaperLine.WORDS: Text("Round {n}: words", "Runde {n}: Wörter"),
    PaperLine.BOXES: Text("Round {n}: boxes ticked", "Runde {n}: Kästchen angekreuzt"),
    PaperLine.ONLY_WORDS: Text("Words", "Wörter"),
}


def paper_fault_text(rejection: Rejection) -> str:
    """One reason against a sheet. Raises `KeyError` for a rejection of another kind."""
    return fault_text(rejection, PAPER_FAULTS)


def paper_line_text(line: Line) -> str:
    """What a line is called. Raises `ValueError` for one of another game."""
    return say(PAPER_LINES[PaperLine(line.name)], n=line.number)
