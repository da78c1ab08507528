"""The dialog for anything on paper: a look at it, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QPageLayout,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.settings import SYSTEM
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import without_words
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import primary, secondary, sign
from wordsmith_desktop.window.kit.dialogs import PlainDialog, place_to_save
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.paper_print.document import (
    Document,
    Page,
    PaperSize,
    local_paper,
    page_layout,
    paint_on,
    to_pdf,
)
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.questions import plain
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import paper_dialog_texts as texts
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import PROGRAM, say, say_count

_PREVIEW_WIDTH: Final = 300
"""Of the page, in pixels."""
_PREVIEW_EDGE: Final = 2
_SUFFIX: Final = "pdf"


@has_role(QAccessible.Role.Graphic)
class Preview(QWidget):
    """A page of a document on its paper, as small as a picture."""

    def __init__(self, paper: PaperSize) -> None:
        super().__init__()
        # `paintEvent` fills the rect, so any other size would stretch the page.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._layout = page_layout(paper)
        self._picture = QPixmap()
        self._pages: Sequence[Page] = ()
        self.place = 0
        """Which page is shown, from 0."""

    @property
    def page_count(self) -> int:
        """How many pages the document has."""
        return len(self._pages)

    def use(self, paper: PaperSize) -> None:
        """Show what comes next on this paper."""
        self._layout = page_layout(paper)
        self.updateGeometry()

    def show_document(self, document: Document) -> None:
        """Show the first page of another document."""
        self._pages = document.pages(self._room)
        self.show_page(0)

    @property
    def _room(self) -> QSizeF:
        return QSizeF(self._layout.paintRect(QPageLayout.Unit.Millimeter).size() * 10)

    def show_page(self, place: int) -> None:
        """Show another page, counted from 0."""
        self.place = place
        unit = QPageLayout.Unit.Millimeter
        inner = self._layout.paintRect(unit)
        ratio = self.devicePixelRatioF()
        # As many pixels as the screen has, which may be more than the widget's size says.
        self._picture = QPixmap(self.sizeHint() * ratio)
        self._picture.fill(QColor("white"))
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._picture.width() / (self._layout.fullRect(unit).width() * 10)
        painter.scale(scale, scale)
        painter.translate(inner.topLeft() * 10)
        self._pages[place](PrintedPage(painter, self._room, look().family))
        painter.end()
        self._tell()

    def _tell(self) -> None:
        count = self.page_count
        said = say(words.PAGE_OF, number=self.place + 1, count=count)
        self.setAccessibleName(say(texts.PREVIEW_OF, page=said) if count else say(texts.PREVIEW))
        self.update()

    def clear(self) -> None:
        """Show empty paper."""
        self._pages, self.place = (), 0
        self._picture = QPixmap(self.sizeHint())
        self._picture.fill(QColor("white"))
        self._tell()

    def sizeHint(self) -> QSize:
        return (
            self._layout.fullRect(QPageLayout.Unit.Millimeter)
            .size()
            .scaled(QSizeF(_PREVIEW_WIDTH, 10 * _PREVIEW_WIDTH), Qt.AspectRatioMode.KeepAspectRatio)
            .toSize()
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
        painter.setPen(QPen(colour(look().theme.edge), _PREVIEW_EDGE))
        half = _PREVIEW_EDGE / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))


def has_printer() -> bool:
    """Whether the system knows a printer."""
    # Asking makes Qt's CUPS plugin connect to the print server, as does a print dialog: only
    # whoever wants to print may bring that about.
    return bool(QPrinterInfo.availablePrinterNames())


def ask_and_print(parent: QWidget, document: Document, paper: PaperSize) -> bool | None:
    """Ask for a printer and print; whether it took everything, None where nobody wants to."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document.title)
    printer.setCreator(say(PROGRAM))
    printer.setPageLayout(page_layout(paper))
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


class PaperDialog(PlainDialog):
    """Shows a document, and prints or saves it as often as wanted; says how that went."""

    def __init__(self, title: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        """`preferences` keep which paper was chosen."""
        super().__init__(title, "", parent)
        self._title = title
        self._preferences = preferences
        kept = preferences.settings.paper
        papers = {PaperSize.A4: texts.PAPER_A4, PaperSize.LETTER: texts.PAPER_LETTER}
        self.paper = plain(
            texts.PAPER, papers, value=local_paper() if kept == SYSTEM else PaperSize(kept)
        )
        self.document: Document | None = None
        """What is to be printed, as it is chosen now; None as long as there is nothing."""
        self.preview = Preview(self.paper.value)
        self.pages = label("", tone="muted")
        self.back = sign("‹", lambda: self._turn(-1), name=say(texts.PAGE_BACK))
        self.forth = sign("›", lambda: self._turn(1), name=say(texts.PAGE_FORTH))
        self.banner = Banner(lines=1)
        self.paper.changed.connect(self._use_paper)

    @property
    def file_name(self) -> str:
        """What is proposed for the file, without its ending."""
        raise NotImplementedError

    def show_document(self, document: Document | None, why: str = "") -> None:
        """Offer another document; without one it is said `why`."""
        self.banner.clear()
        self.document = document
        for button in (self.save_button, self.print_button):
            button.setEnabled(document is not None)
        if document is None:
            self.preview.clear()
            self.pages.setText(why)
        else:
            self.preview.show_document(document)
            count = self.preview.page_count
            self.pages.setText(say_count(texts.PAGES, count, paper=self._paper_name))
        for turn in (self.back, self.forth):
            turn.setVisible(self.preview.page_count > 1 and not look().is_large)

    def lay_out(self, choices: QWidget) -> None:
        """Put questions, preview and buttons there."""
        row = QHBoxLayout()
        row.setSpacing(look().gap(3))
        asked = QWidget()
        in_column(choices, self.paper, STRETCH, inside=asked, spacing=look().gap(2.5))
        row.addWidget(scrolled(asked), 1)
        shown = QVBoxLayout()
        shown.setSpacing(look().gap(1))
        row.addLayout(shown)
        self.body.addLayout(row, 1)
        if look().is_large:
            # Large text needs the room for the questions.
            for part in (self.preview, self.back, self.forth):
                part.setParent(self)
                part.hide()
            self.add(self.pages)
        else:
            shown.addWidget(self.preview)
            turning = QHBoxLayout()
            turning.addWidget(self.back)
            # Aligned by the row it would be as narrow as a word.
            self.pages.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            turning.addWidget(self.pages, 1)
            turning.addWidget(self.forth)
            shown.addLayout(turning)
            shown.addStretch(1)
        self.add(self.banner)
        self.add_close()
        save = secondary(say(texts.SAVE), self._save)
        self.save_button = self.add_button(without_words(save))
        self.print_button = self.add_button(primary(say(texts.PRINT), self._print))

    @property
    def _paper_name(self) -> str:
        return say(texts.PAPER_LETTER if self.paper.value is PaperSize.LETTER else texts.PAPER_A4)

    def _use_paper(self) -> None:
        self._preferences.change(paper=self.paper.value.value)
        self.preview.use(self.paper.value)
        if self.document is None:
            self.preview.clear()
        else:
            self.show_document(self.document)

    def _turn(self, step: int) -> None:
        # After the last page comes the first: a button that is out of use would lose the focus.
        self.preview.show_page((self.preview.place + step) % self.preview.page_count)

    def _print(self) -> None:
        if self.document is None:
            return
        if not has_printer():
            self.banner.show_refusal(say(texts.NO_PRINTER))
            self.save_button.setFocus()
            return
        is_printed = ask_and_print(self, self.document, self.paper.value)
        if is_printed:
            self.banner.show_good(say(texts.PRINTED))
        elif is_printed is False:
            self.banner.show_refusal(say(texts.NOT_PRINTED))

    def _save(self) -> None:
        path = place_to_save(
            self,
            self._title,
            kind=say(texts.KIND_PDF),
            name=self.file_name,
            suffix=_SUFFIX,
        )
        if path is not None and self.document is not None:
            self._write(path, self.document)

    def _write(self, path: Path, document: Document) -> None:
        try:
            write_atomically(path, to_pdf(document, self.paper.value))
        except StoreError as error:
            self.banner.show_refusal(say(texts.NOT_SAVED, name=path.name, why=why(error)))
        else:
            self.banner.show_good(say(texts.SAVED, name=path.name))
