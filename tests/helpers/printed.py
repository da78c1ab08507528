"""Looking at what is printed: its words and its ink."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pypdf import PageObject, PdfReader
from pypdf.generic import DecodedStreamObject, NameObject
from PySide6.QtCore import QLineF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPainter, QPainterPath, QPolygonF

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.paper_print.document import (
    Document,
    Page,
    PaperSize,
    page_layout,
    to_pdf,
)
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage

FONTS: Final = Path(__file__).parents[2] / "resources" / "fonts"
GERMANY: Final = PaperSize.A4
AMERICA: Final = PaperSize.LETTER
_MILLIMETRE: Final = QPageLayout.Unit.Millimeter
_DRAWING: Final = re.compile(
    rb"^(?:.* )?(?:S|CS|SCN|d|re|l|cs|scn|m|h|f\*?|n|c|gs)\n", re.MULTILINE
)
"""Lines of a page as Qt writes it that draw, or say how: paths, colours, pens."""
_NEXT_GLYPH: Final = re.compile(rb"> Tj\n[-.0-9]+ 0 Td <")
"""What stands between two glyphs of one line; Qt writes each by itself, spaces as well."""


def texts_of(document: Document, paper: PaperSize = GERMANY) -> list[str]:
    """What can be read on each page, with single spaces."""
    reader = PdfReader(io.BytesIO(to_pdf(document, paper)))
    return [_text_of(page) for page in reader.pages]


def _text_of(page: PageObject) -> str:
    """What can be read on a page; pypdf reads slowly, so it gets the text alone, by the line."""
    contents = page.get_contents()
    assert contents is not None
    text = DecodedStreamObject()
    text.set_data(_NEXT_GLYPH.sub(b"", _DRAWING.sub(b"", contents.get_data())))
    page[NameObject("/Contents")] = text
    return " ".join(page.extract_text().split())


def whole_text(document: Document, paper: PaperSize = GERMANY) -> str:
    """What can be read on all pages."""
    return " ".join(texts_of(document, paper))


def pages_of(document: Document, paper: PaperSize = GERMANY) -> list[Page]:
    """What paints the pages on the paper of a place."""
    return list(document.pages(_room(paper)))


def pictures(document: Document, paper: PaperSize = GERMANY) -> list[QImage]:
    """The pages as they look on paper, in half a millimetre a pixel, margins and all."""
    return [_picture(page, paper) for page in pages_of(document, paper)]


def _room(paper: PaperSize) -> QSizeF:
    return QSizeF(page_layout(paper).paintRect(_MILLIMETRE).size() * 10)


def _picture(paint: Page, paper: PaperSize) -> QImage:
    layout = page_layout(paper)
    whole, inner = layout.fullRect(_MILLIMETRE), layout.paintRect(_MILLIMETRE)
    image = QImage((whole.size() * 2).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(0.2, 0.2)
    painter.translate(inner.topLeft() * 10)
    paint(PrintedPage(painter, _room(paper), appearance().look.family))
    painter.end()
    return image


@dataclass
class Drawn:
    """What stands where on a page, in tenths of a millimetre from the corner inside its margins."""

    whole: QRectF
    texts: list[tuple[str, QRectF]] = field(default_factory=list)
    """With the room that the type takes."""
    lines: list[QLineF] = field(default_factory=list)
    boxes: list[QRectF] = field(default_factory=list)
    shapes: list[QRectF] = field(default_factory=list)
    """Around each."""

    def named(self, text: str) -> QRectF:
        """Where the only text of these words stands."""
        (place,) = (place for said, place in self.texts if said == text)
        return place


class _Noting(QPainter):
    """Notes what is painted with it."""

    def __init__(self, image: QImage, page: Drawn) -> None:
        super().__init__(image)
        self._page = page

    def drawText(self, place: QRectF, flags: int, text: str) -> None:  # type: ignore[override]
        taken = self.boundingRect(place, flags, text)
        self._page.texts.append((text, self.worldTransform().mapRect(taken)))

    def drawLine(self, line: QLineF) -> None:  # type: ignore[override]
        self._page.lines.append(self.worldTransform().map(line))

    def drawRect(self, box: QRectF) -> None:  # type: ignore[override]
        self._page.boxes.append(self.worldTransform().mapRect(box))

    def drawPath(self, path: QPainterPath) -> None:
        self._page.shapes.append(self.worldTransform().mapRect(path.boundingRect()))

    def drawPolygon(self, corners: QPolygonF) -> None:  # type: ignore[override]
        self._page.shapes.append(self.worldTransform().mapRect(corners.boundingRect()))


def drawn(document: Document, paper: PaperSize = GERMANY) -> list[Drawn]:
    """What stands where on each page."""
    found = []
    for paint in pages_of(document, paper):
        page = Drawn(QRectF(0, 0, _room(paper).width(), _room(paper).height()))
        image = QImage(1, 1, QImage.Format.Format_RGB32)
        painter = _Noting(image, page)
        paint(PrintedPage(painter, _room(paper), appearance().look.family))
        painter.end()
        found.append(page)
    return found


def has_ink_on_margins(image: QImage, paper: PaperSize) -> bool:
    """Whether anything but white is left once the page inside its margins is painted over."""
    inner = page_layout(paper).paintRect(_MILLIMETRE)
    inside = QRect((inner.topLeft() * 2).toPoint(), (inner.size() * 2).toSize())
    painter = QPainter(image)
    # Half the width of a line lies outside of the box it is drawn about.
    painter.fillRect(inside.adjusted(-2, -2, 2, 2), QColor("white"))
    painter.end()
    blank = image.copy()
    blank.fill(QColor("white"))
    return image != blank
