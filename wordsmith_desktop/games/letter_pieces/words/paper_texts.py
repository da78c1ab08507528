"""What a sheet asks that a table filled in away from the screen, and what speaks against it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.texts import Text

from ..rules.paper_sheet import PaperFault, PaperLine

PAPER_LINES: Final[dict[PaperLine, Text]] = {
    PaperLine.WORDS: Text("Round {n}: words", "Runde {n}: Wörter"),
    PaperLine.BOXES: Text(
        "Round {n}: boxes used",
        "Runde {n}: Kästchen benutzt",
    ),
}
PAPER_FAULTS: Final[dict[PaperFault, Text]] = {
    PaperFault.EMPTY: Text(
        "Enter the words of the first round.",
        "Trag die Wörter der ersten Runde ein.",
    ),
    PaperFault.UNPLAYED: Text(
        "Nobody has written anything in this round.",
        "In dieser Runde hat noch niemand etwas geschrieben.",
    ),
    PaperFault.NUMBER: shared.WHOLE_NUMBER,
    PaperFault.BOXES: Text(
        "There are {most} boxes, so no more can be ticked.",
        "Es gibt {most} Kästchen, mehr lassen sich nicht abhaken.",
    ),
    PaperFault.CROSSED: Text(
        "Boxes crossed out at the start count as well: {least} at least.",
        "Am Anfang gestrichene Kästchen zählen mit: mindestens {least}.",
    ),
    PaperFault.FORCED: Text(
        "These words leave more pieces over: {least} boxes at least.",
        "Bei diesen Wörtern bleiben mehr Teile übrig: mindestens {least} Kästchen.",
    ),
    PaperFault.TOO_MANY: Text(
        "A sheet has {most} rows. Words entered: {had}.",
        "Ein Blatt hat {most} Zeilen. Eingetragene Wörter: {had}.",
    ),
    PaperFault.CHARACTER: Text(
        "{word} has something that cannot be built: {signs}",
        "{word} enthält etwas, das sich nicht bauen lässt: {signs}",
    ),
    PaperFault.PIECES: Text(
        "{word} takes more pieces than there are.",
        "{word} braucht mehr Teile, als es gibt.",
    ),
    PaperFault.TOO_SHORT: Text(
        "{word} is too short. Letters needed: {least}.",
        "{word} ist zu kurz. Nötige Buchstaben: {least}.",
    ),
    PaperFault.REARRANGES: Text(
        "{word} has no letter that {previous} lacks.",
        "{word} hat keinen Buchstaben, der in {previous} fehlt.",
    ),
    PaperFault.REPEATED: Text(
        "{word} is written already in this round.",
        "{word} steht in dieser Runde schon da.",
    ),
}
"""By reason; the gaps are the rejection's details."""
