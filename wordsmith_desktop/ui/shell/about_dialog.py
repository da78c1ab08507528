"""Version, names, where the data lies, and licences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop import __version__
from wordsmith_desktop.ui.kit import texts as words
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, scrolled
from wordsmith_desktop.ui.kit.labels import breakable, field_label, label
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell import texts

_LICENCE_LINES: Final = 7
"""How many lines of a licence there is room for at least; the dialog scrolls for them."""
_AT_LEAST: Final = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class AboutDialog(PlainDialog):
    """Version, whose names these are, where a person's data lies, and every licence."""

    folder_wanted = Signal()
    """The folder with the data is to be shown."""

    def __init__(
        self,
        licences: Sequence[tuple[str, str]],
        *,
        data: Path,
        settings: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(say(texts.ABOUT_TITLE), "", parent)
        self._licences = licences
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look().gap(2), 0)
        column.setSpacing(look().gap(2))
        self.places = label(_places(data, settings))
        column.addWidget(label(say(texts.ABOUT_VERSION, version=__version__), tone="muted"))
        column.addWidget(label(say(texts.ABOUT_NAMES)))
        column.addWidget(self.places)
        self.licence = _licence_box(licences)
        self.text = _licence_text()
        if licences:
            self._add_licences(column)
        self.add(scrolled(content), stretch=1)
        self.folder = self.add_button(secondary(say(words.OPEN_FOLDER), self.folder_wanted.emit))
        self.add_close()
        self.fit(860, 640)

    def _add_licences(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(look().gap(2))
        row.addWidget(field_label(say(texts.ABOUT_LICENCE), self.licence))
        row.addWidget(self.licence, 1)
        column.addLayout(row)
        column.addWidget(self.text, 1)
        self.licence.currentIndexChanged.connect(self._show_licence)
        self._show_licence()

    def _show_licence(self) -> None:
        self.text.setPlainText(self._licences[max(0, self.licence.currentIndex())][1])


def _places(data: Path, settings: Path) -> str:
    if settings == data:
        return say(texts.ABOUT_DATA, data=breakable(data))
    return say(texts.ABOUT_DATA_AND_SETTINGS, data=breakable(data), settings=breakable(settings))


def _licence_box(licences: Sequence[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
    # The longest title must not decide how wide the dialog is.
    box.setSizeAdjustPolicy(_AT_LEAST)
    box.setMinimumContentsLength(12)
    for title, _ in licences:
        box.addItem(title)
    return box


def _licence_text() -> QTextBrowser:
    text = QTextBrowser()
    text.setAccessibleName(say(texts.ABOUT_LICENCES))
    text.setTabChangesFocus(True)
    text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    text.setMinimumHeight(_LICENCE_LINES * text.fontMetrics().lineSpacing())
    return text
