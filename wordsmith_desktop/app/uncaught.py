"""Mistakes of the program while its window is open: a report, one calm dialog, and on it goes."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget

from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import say

from . import texts

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.dialogs import PlainDialog
    from wordsmith_desktop.window.kit.file_manager import ShowFolder


class UncaughtErrors(QObject):
    """Takes every exception that nobody caught, whichever thread it comes from."""

    _happened = Signal(object)

    def __init__(
        self,
        on_interrupt: Callable[[], object],
        parent: QObject | None = None,
        *,
        show_folder: ShowFolder | None = None,
    ) -> None:
        """`on_interrupt` is called for Ctrl+C; `show_folder` is for tests."""
        super().__init__(parent)
        self.dialog: PlainDialog | None = None
        """The dialog that is open; there is never a second one."""
        self._on_interrupt = on_interrupt
        self._show_folder = show_folder
        self._places: set[tuple[str, str, int]] = set()
        # Queued, because the exception may come from another thread or out of a painter.
        self._happened.connect(self._show)

    def install(self) -> None:
        """Take exceptions and Qt's messages from now on."""
        # PySide hands exceptions of slots and event handlers over here; the event loop goes on.
        sys.excepthook = self._take
        threading.excepthook = lambda given: self._report(given.exc_value)
        qInstallMessageHandler(_message)

    def uninstall(self) -> None:
        """Leave them to Python and Qt again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _take(
        self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            self._on_interrupt()
        else:
            self._report(error)

    def _report(self, error: BaseException | None) -> None:
        """Write a report; the same mistake at the same place only once."""
        if error is None or _place(error) in self._places:
            return
        from .crash import report_crash

        self._places.add(_place(error))
        self._happened.emit(report_crash(error))

    def _show(self, report: Path | None) -> None:
        if self.dialog is not None or QApplication.closingDown():
            return
        from wordsmith_desktop.window.kit.file_manager import show_folder

        dialog = crash_dialog(report, QApplication.activeWindow(), self._show_folder or show_folder)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        # `exec` would run an event loop in the middle of what failed.
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None


def _place(error: BaseException) -> tuple[str, str, int]:
    """The kind of a mistake, and the file and line it came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    file = trace.tb_frame.f_code.co_filename if trace else ""
    return type(error).__name__, file, trace.tb_lineno if trace else 0


def _message(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    """Keep Qt's remarks off the console; what ends the program is said."""
    if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        print(message, file=sys.stderr)


def crash_dialog(report: Path | None, parent: QWidget | None, show: ShowFolder) -> PlainDialog:
    """A calm word, and where the report lies, if there is one; `show` shows its folder."""
    # Imported here because the window's frame does not wait for what only a mistake needs.
    from wordsmith_desktop.window.kit.buttons import secondary
    from wordsmith_desktop.window.kit.dialogs import PlainDialog
    from wordsmith_desktop.window.kit.labels import breakable

    text = say(texts.CRASH_DIALOG_UNKEPT)
    if report is not None:
        text = say(texts.CRASH_DIALOG, report=breakable(report))
    dialog = PlainDialog(say(texts.CRASH_TITLE), text, parent)
    dialog.body.addStretch(1)
    if report is not None:
        folder = report.parent
        dialog.add_button(secondary(say(words.OPEN_FOLDER), lambda: show(folder)))
    dialog.add_close().setFocus()
    dialog.fit(560, 300)
    return dialog
