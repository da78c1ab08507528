"""What a person is told after a mistake of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.app import texts
from wordsmith_desktop.ui.kit import texts as words
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.file_manager import ShowFolder
from wordsmith_desktop.ui.kit.labels import breakable
from wordsmith_desktop.ui.kit.texts import say


def crash_dialog(report: Path | None, parent: QWidget | None, show: ShowFolder) -> PlainDialog:
    """A calm word, and where the report lies, if there is one; `show` shows its folder."""
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
