"""What speaks against a sheet of any game that a table filled in away from the screen."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.on_paper import SheetFault
from wordsmith_desktop.wording.texts import Text, say

SHEET_FAULTS: Final[Mapping[Enum, Text]] = {
    SheetFault.EMPTY: Text("Nothing is written here yet.", "Hier steht noch nichts."),
    SheetFault.NUMBER: Text(
        "That is not a number: enter 0 or more.", "Das ist keine Zahl: Trag 0 oder mehr ein."
    ),
    SheetFault.CHARACTER: Text(
        "“{word}” has something in it that is no letter.",
        "In „{word}“ steht etwas, das kein Buchstabe ist.",
    ),
    SheetFault.SHORT: Text(
        "“{word}” is too short: words have {least} letters or more.",
        "„{word}“ ist zu kurz: Wörter haben mindestens {least} Buchstaben.",
    ),
    SheetFault.REPEATED: Text(
        "“{word}” stands here twice, which these rules do not allow.",
        "„{word}“ steht zweimal da, und das erlauben diese Regeln nicht.",
    ),
}
"""By reason; the gaps are the rejection's details."""


def fault_text(rejection: Rejection, own: Mapping[Enum, Text]) -> str:
    """One reason against a sheet; `own` has those of its game alone."""
    return say({**SHEET_FAULTS, **own}[rejection.code], **dict(rejection.details))
