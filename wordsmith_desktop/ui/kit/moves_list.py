"""What happened in the match, as lines with the newest first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.wording.table_texts import NEWS
from wordsmith_desktop.wording.texts import say


class MovesList(QWidget):
    """A titled list; it holds only what the whole table may know."""

    def __init__(self, parent: QWidget | None = None, *, has_title: bool = True) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(say(NEWS))
        self.lines.setWordWrap(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # An entry can take several lines; by item, the wheel would jump over whole sentences.
        self.lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        # Whole sentences: lines break anew with the breadth, and none ends in dots.
        self.lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.lines.setMinimumHeight(look().px(4))
        # It takes what room is left, and asks for none.
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._has_line: list[bool] = []
        """For each action that was told, whether there is a line about it."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        if has_title:
            whole.addWidget(label(say(NEWS)))
        whole.addWidget(self.lines, 1)

    def show_match(self, position: int, stories: Iterator[str]) -> None:
        """Add what has happened since the last time, and take off what was taken back.

        So many actions stand; `stories` tell of each of them, the last first, or are empty.
        """
        while len(self._has_line) > position:
            if self._has_line.pop():
                self.lines.takeItem(0)
        fresh = position - len(self._has_line)
        for sentence in reversed(tuple(islice(stories, fresh))):
            self._has_line.append(bool(sentence))
            if sentence:
                self.lines.insertItem(0, QListWidgetItem(sentence))
