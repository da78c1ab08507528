"""The first page of a document, as small as a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.paper_print.document import Document, page_layout, paint_on
from wordsmith_desktop.ui.kit.paper_print.paper import Paper
from wordsmith_desktop.wording.shell import people_and_paper_texts as texts
from wordsmith_desktop.wording.texts import PROGRAM, say

_WIDTH: Final = 300
"""Of the page, in pixels."""
_EDGE: Final = 2


class Preview(QWidget):
    """Shows what would be printed on the paper of the place."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say(texts.PREVIEW))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._layout = page_layout(QLocale.system())
        self._picture = QPixmap()
        self.page_count = 0
        """How many pages the document has."""

    def show_document(self, document: Document) -> None:
        """Show another document."""
        unit = QPageLayout.Unit.Millimeter
        inner = self._layout.paintRect(unit)
        room = QSizeF(inner.size() * 10)
        pages = document.pages(room)
        self.page_count = len(pages)
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.sizeHint() * ratio)
        self._picture.fill(QColor("white"))
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._picture.width() / (self._layout.fullRect(unit).width() * 10)
        painter.scale(scale, scale)
        painter.translate(inner.topLeft() * 10)
        pages[0](Paper(painter, room, look().family))
        painter.end()
        self.update()

    def sizeHint(self) -> QSize:
        return (
            self._layout.fullRect(QPageLayout.Unit.Millimeter)
            .size()
            .scaled(QSizeF(_WIDTH, 10 * _WIDTH), Qt.AspectRatioMode.KeepAspectRatio)
            .toSize()
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
        painter.setPen(QPen(colour(look().theme.edge), _EDGE))
        half = _EDGE / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))


def has_printer() -> bool:
    """Whether the system knows a printer."""
    return bool(QPrinterInfo.availablePrinterNames())


def ask_and_print(parent: QWidget, document: Document) -> bool | None:
    """Ask for a printer and print; whether it took everything, None where nobody wants to."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document.title)
    printer.setCreator(say(PROGRAM))
    printer.setPageLayout(page_layout(QLocale.system()))
    dialog = QPrintDialog(printer, parent)
    options = QAbstractPrintDialog.PrintDialogOption
    # No range of pages: they are few, and they belong together.
    dialog.setOptions(options.PrintToFile | options.PrintShowPageSize | options.PrintCollateCopies)
    is_wanted = bool(dialog.exec())
    dialog.deleteLater()
    return print_on(printer, document) if is_wanted else None


def print_on(printer: QPrinter, document: Document) -> bool:
    """Print; whether the printer took everything."""
    is_taken = paint_on(printer, document)
    return is_taken and printer.printerState() is not QPrinter.PrinterState.Error
