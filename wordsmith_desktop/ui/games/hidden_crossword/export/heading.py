"""The top of a page: the game, what the page is, and who plays when."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QLineF, QLocale, QRectF

from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import Paper, Type, Weight
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.texts import Text, language, say

_BLANK: Final = 62
"""Height of a line to be written on."""
_SHARES: Final = (0.37, 0.37, 0.26)
"""Of the width, for each blank."""
_GAP: Final = 40


def paint_heading(paper: Paper, page: Text, occasion: Occasion) -> None:
    """Title, and blanks for names and date, filled in where they are known."""
    paper.paragraph(say(page), Type.TITLE, bold=True)
    paper.paragraph(say(TITLE), Type.LEAD)
    paper.skip(16)
    blanks = (
        (texts.OWNER, occasion.owner),
        (texts.GUESSER, occasion.guesser),
        (texts.DAY, _day(occasion)),
    )
    room = paper.width - _GAP * (len(blanks) - 1)
    x = 0.0
    for (name, value), share in zip(blanks, _SHARES, strict=True):
        _blank(paper, say(name), value, QRectF(x, paper.y, room * share, _BLANK))
        x += room * share + _GAP
    paper.skip(_BLANK + 34)


def section(paper: Paper, name: Text, x: float = 0) -> None:
    """The name of what follows."""
    paper.paragraph(say(name), Type.BODY, bold=True, x=x)
    paper.skip(8)


def _blank(paper: Paper, name: str, value: str, place: QRectF) -> None:
    label = paper.advance(name, Type.SMALL) + 14
    paper.text(name, place.translated(0, 20), size=Type.SMALL)
    rest = place.adjusted(label, 0, 0, 0)
    paper.text(
        paper.elided(value, rest.width(), Type.BODY, bold=True), rest.translated(0, 14), bold=True
    )
    paper.pen(Weight.HAIR)
    paper.painter.drawLine(QLineF(rest.bottomLeft(), rest.bottomRight()))


def _day(occasion: Occasion) -> str:
    if occasion.day is None:
        return ""
    tongue = QLocale.Language.German if language() == "de" else QLocale.Language.English
    day = QDate(occasion.day.year, occasion.day.month, occasion.day.day)
    return QLocale(tongue).toString(day, say(texts.DAY_PATTERN))
