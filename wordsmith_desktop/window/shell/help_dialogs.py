"""The list of keys, and what the program is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
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
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.game_entry import GameEntry, origin_of
from wordsmith_desktop.window.kit.key_map import as_chosen
from wordsmith_desktop.window.kit.labels import breakable, field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, in_grid
from wordsmith_desktop.window.kit.scrolling import readable
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import Text, say

from .feature import KeyHelp


class KeysDialog(PlainDialog):
    """Every key: those of this game, the ten that matter everywhere, and then all others."""

    manual_wanted = Signal()
    """What else there is to know; the dialog is closed by then."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        first: str,
        purpose: str = "",
        parent: QWidget | None = None,
        *,
        others: Sequence[KeyHelp] = (),
    ) -> None:
        """The keys of the game named `first` come first, and before all what is to be done now.

        `others` are those of features.
        """
        super().__init__(say(texts.MENU_KEYS), "", parent)
        self._spoken: list[str] = []
        """The list line by line, for whoever has it read out."""
        content = QFrame()
        self._grid = in_grid(inside=content, margins=(0, 0, look().gap(2), 0))
        self._grid.setHorizontalSpacing(look().gap(4))
        self._grid.setVerticalSpacing(look().gap(1))
        self._grid.setColumnStretch(1, 1)
        if purpose:
            self._add_heading(say(texts.KEYS_PURPOSE))
            self._grid.addWidget(label(purpose), self._grid.rowCount(), 0, 1, 2)
        this, *rest = sorted(games, key=lambda entry: entry.game != first) or (None,)
        self._add_game(this)
        self._add_list(texts.KEYS_EVERYWHERE, texts.KEY_HELP)
        # Whoever wants the rest goes through the lines; that much is told at once.
        said = "\n".join(self._spoken)
        for entry in rest:
            self._add_game(entry)
        for title, keys in others:
            self._add_list(title, keys)
        self._add_list(texts.KEYS_MORE, texts.KEY_HELP_MORE)
        # An empty last row takes the spare height, or it would be spread between all rows.
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.area = readable(content, say(texts.MENU_KEYS))
        """Holds the list."""
        self.area.setAccessibleDescription(said)
        self.add(self.area, stretch=1)
        self.manual = self.add_button(secondary(say(texts.MENU_MANUAL), self._turn_to_manual))
        self.add_close()
        self.fit(760, 640)
        self.area.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whoever presses once more what led here wants to know more.
        if event.key() == Qt.Key.Key_F1 and not (event.isAutoRepeat() or self.manual.isHidden()):
            self.manual.click()
        else:
            super().keyPressEvent(event)

    def _turn_to_manual(self) -> None:
        self.accept()
        self.manual_wanted.emit()

    def _add_game(self, entry: GameEntry | None) -> None:
        if entry is not None and entry.keys:
            self._add_heading(say(entry.title))
            for line in entry.keys:
                self._add_row(as_chosen(line.keys, line.of_board), say(line.does))

    def _add_list(self, title: Text, keys: Sequence[tuple[Text, Text]]) -> None:
        self._add_heading(say(title))
        for key, does in keys:
            self._add_row(as_chosen(key), say(does))

    def _add_heading(self, text: str) -> None:
        self._grid.addWidget(label(text, size="lead"), self._grid.rowCount(), 0, 1, 2)
        self._spoken.append(f"{text}.")

    def _add_row(self, keys: str, does: str) -> None:
        self._spoken.append(f"{keys}: {does}.")
        row = self._grid.rowCount()
        left = label(keys)
        left.setStyleSheet("font-weight: bold;")
        self._grid.addWidget(left, row, 0)
        self._grid.addWidget(label(does), row, 1)


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
        games: Sequence[GameEntry] = (),
        data: Path,
        settings: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(say(texts.ABOUT_TITLE), "", parent)
        self._licences = licences
        content = QFrame()
        column = in_column(inside=content, spacing=look().gap(2), margins=(0, 0, look().gap(2), 0))
        self.places = label(_places(data, settings))
        column.addWidget(label(say(texts.ABOUT_VERSION, version=__version__), tone="muted"))
        column.addWidget(label(say(texts.ABOUT_NAMES)))
        for entry in games:
            if origin_of(entry):
                column.addWidget(label(f"{say(entry.title)}: {origin_of(entry)}"))
        column.addWidget(self.places)
        column.addWidget(label(say(texts.ABOUT_NETWORK)))
        self.licence = _licence_picker(licences)
        self.text = _licence_text()
        if licences:
            self._add_licences(column)
        area = readable(content, say(texts.ABOUT_TITLE))
        self.add(area, stretch=1)
        self.folder = self.add_button(secondary(say(words.OPEN_FOLDER), self.folder_wanted.emit))
        self.add_close()
        self.fit(860, 640)
        area.setFocus()

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


def _licence_picker(licences: Sequence[tuple[str, str]]) -> QComboBox:
    picker = QComboBox()
    # The longest title must not decide how wide the dialog is.
    picker.setSizeAdjustPolicy(_AT_LEAST)
    picker.setMinimumContentsLength(12)
    for title, _ in licences:
        picker.addItem(title)
    return picker


def _licence_text() -> QTextBrowser:
    text = QTextBrowser()
    text.setAccessibleName(say(texts.ABOUT_LICENCES))
    text.setTabChangesFocus(True)
    # It scrolls, so that its height is what the dialog has left.
    text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    text.setMinimumHeight(_LICENCE_LINES * text.fontMetrics().lineSpacing())
    return text
