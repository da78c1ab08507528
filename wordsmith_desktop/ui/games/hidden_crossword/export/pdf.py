"""A puzzle and its guess sheet as a PDF document of two pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from wordsmith_desktop.games.hidden_crossword.puzzle_file import Puzzle, told_of
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_page import paint_guess_page
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import Paper
from wordsmith_desktop.ui.games.hidden_crossword.export.puzzle_page import paint_puzzle_page
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.texts import PROGRAM, say

_PER_INCH: Final = 254
"""Dots that are a tenth of a millimetre."""
_MARGIN: Final = 14.0
"""Millimetres; printers reach no further than about 6."""
_LETTER: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Where paper is Letter (Unicode's CLDR); it is A4 everywhere else."""

Page = Callable[[Paper], None]


def page_layout(locale: QLocale) -> QPageLayout:
    """Paper as it is sold where that locale is at home."""
    country = QLocale.territoryToCode(locale.territory())
    size = QPageSize.PageSizeId.Letter if country in _LETTER else QPageSize.PageSizeId.A4
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )


def pages_of(puzzle: Puzzle, occasion: Occasion) -> tuple[Page, ...]:
    """What paints the puzzle's page, and its guess sheet, which does not see the puzzle."""
    return (
        partial(paint_puzzle_page, puzzle=puzzle, occasion=occasion),
        partial(paint_guess_page, told=told_of(puzzle), occasion=occasion),
    )


def to_pdf(puzzle: Puzzle, occasion: Occasion, locale: QLocale | None = None) -> bytes:
    """The document; without a locale for the paper of the place where the computer stands."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(say(texts.DOCUMENT_TITLE, game=say(TITLE)))
    writer.setCreator(say(PROGRAM))
    writer.setResolution(_PER_INCH)
    writer.setPageLayout(page_layout(locale or QLocale.system()))
    painter = QPainter(writer)
    size = QSizeF(writer.width(), writer.height())
    for number, paint in enumerate(pages_of(puzzle, occasion)):
        if number:
            writer.newPage()
        paint(Paper(painter, size, look().family))
    painter.end()
    buffer.close()
    return bytes(content.data())
