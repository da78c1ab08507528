"""A document of several pages, painted on a printer or into a PDF file."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import PROGRAM, say

from ..appearance import look
from .paper import PrintedPage

_MARGIN: Final = 14.0
"""Millimetres; printers reach no further than about 6."""
_LETTER: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Where paper is Letter (Unicode's CLDR); it is A4 everywhere else."""


_PAPER_VARIABLES: Final = ("LC_ALL", "LC_PAPER", "LANG")
"""Where Linux says of which country the paper is; the first that is set decides."""


@unique
class PaperSize(Enum):
    """What is printed on; the values are those of settings."""

    A4 = "a4"
    LETTER = "letter"


def paper_of(locale: QLocale) -> PaperSize:
    """Paper as it is sold where that locale is at home."""
    country = QLocale.territoryToCode(locale.territory())
    return PaperSize.LETTER if country in _LETTER else PaperSize.A4


def local_paper(
    environ: Mapping[str, str] = os.environ, *, system: str = sys.platform
) -> PaperSize:
    """Paper of the place where the computer stands."""
    if system not in ("win32", "darwin"):
        # Qt's locale is that of the language, which many read in English in other countries.
        told = next((environ[name] for name in _PAPER_VARIABLES if environ.get(name)), "")
        if told:
            return paper_of(QLocale(told))
    return paper_of(QLocale.system())


def page_layout(paper: PaperSize | None = None) -> QPageLayout:
    """How pages lie on that paper; by default on that of the place."""
    is_letter = (paper or local_paper()) is PaperSize.LETTER
    size = QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )


_PER_INCH: Final = 254
"""Dots that are a tenth of a millimetre."""
_LEAST_ROOM: Final = QSizeF(1700, 2300)
"""Pages are laid out for no less, in tenths of a millimetre; on smaller paper they shrink."""

Page = Callable[[PrintedPage], None]
"""Paints one page."""


class Document(Value):
    """Something to be printed."""

    title: str
    """In the details of the file."""
    pages: Callable[[QSizeF], Sequence[Page]]
    """The pages for the room inside the margins, in tenths of a millimetre."""


def to_pdf(document: Document, paper: PaperSize | None = None) -> bytes:
    """The file; by default for the paper of the place where the computer stands."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.title)
    writer.setCreator(say(PROGRAM))
    writer.setResolution(_PER_INCH)
    writer.setPageLayout(page_layout(paper))
    paint_on(writer, document)
    buffer.close()
    return bytes(content.data())


def paint_on(device: QPagedPaintDevice, document: Document) -> bool:
    """Paint all pages; whether the device took them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    dots = device.logicalDpiX() / _PER_INCH
    room = QSizeF(device.width(), device.height()) / dots
    shrunk = min(1.0, room.width() / _LEAST_ROOM.width(), room.height() / _LEAST_ROOM.height())
    painter.scale(dots * shrunk, dots * shrunk)
    is_taken = _paint_pages(device, painter, document, room / shrunk)
    return painter.end() and is_taken


def _paint_pages(
    device: QPagedPaintDevice, painter: QPainter, document: Document, room: QSizeF
) -> bool:
    for number, paint in enumerate(document.pages(room)):
        if number and not device.newPage():
            return False
        paint(PrintedPage(painter, room, look().family))
    return True
