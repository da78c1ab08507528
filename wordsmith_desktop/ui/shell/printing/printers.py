"""Whatever printers there are, and printing on one of them."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.paper_print.document import Document, paint_on
from wordsmith_desktop.ui.kit.paper_print.layout import page_layout
from wordsmith_desktop.ui.kit.texts import PROGRAM, say


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
