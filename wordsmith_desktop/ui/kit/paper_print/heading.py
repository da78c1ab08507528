"""The top of a page: what it is, and blanks for names and date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLineF, QLocale, QRectF

from wordsmith_desktop.ui.kit.paper_print import texts
from wordsmith_desktop.ui.kit.paper_print.paper import Paper, Type, Weight
from wordsmith_desktop.ui.kit.texts import language, say

_BLANK: Final = 62
"""Height of a line to be written on."""
_GAP: Final = 40


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to be written on, or one that is filled in."""

    name: str
    value: str
    share: float
    """Of the width; those of a line are 1 together."""


def paint_heading(paper: Paper, title: str, game: str, blanks: Sequence[Blank]) -> None:
    """Title and game, and a line of blanks."""
    paper.paragraph(title, Type.TITLE, bold=True)
    paper.paragraph(game, Type.LEAD)
    paper.skip(16)
    room = paper.width - _GAP * (len(blanks) - 1)
    x = 0.0
    for blank in blanks:
        width = room * blank.share
        _paint_blank(paper, blank, QRectF(x, paper.y, width, _BLANK))
        x += width + _GAP
    paper.skip(_BLANK + 34)


def section(paper: Paper, name: str, x: float = 0) -> None:
    """The name of what follows."""
    paper.paragraph(name, Type.BODY, bold=True, x=x)
    paper.skip(8)


def day_text(day: date | None) -> str:
    """A day as the language writes it; empty for none."""
    if day is None:
        return ""
    tongue = QLocale.Language.German if language() == "de" else QLocale.Language.English
    return QLocale(tongue).toString(QDate(day.year, day.month, day.day), say(texts.DAY_PATTERN))


def _paint_blank(paper: Paper, blank: Blank, place: QRectF) -> None:
    label = paper.advance(blank.name, Type.SMALL) + 14
    paper.text(blank.name, place.translated(0, 20), size=Type.SMALL)
    rest = place.adjusted(label, 0, 0, 0)
    value = paper.elided(blank.value, rest.width(), Type.BODY, bold=True)
    paper.text(value, rest.translated(0, 14), bold=True)
    paper.pen(Weight.HAIR)
    paper.painter.drawLine(QLineF(rest.bottomLeft(), rest.bottomRight()))
