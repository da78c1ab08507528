"""What happened in the match, as lines with the newest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, unique
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QWidget

from wordsmith_desktop.records.kept_match import TableVerdict
from wordsmith_desktop.wording.table_texts import HOUSE_ACCEPTED, HOUSE_BANNED, MOVES
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .labels import label
from .layouts import in_column


@unique
class _Entry(Enum):
    """What a line is about, if there is one."""

    TOLD = "told"
    """An action that there is a line about."""
    SILENT = "silent"
    """An action without one."""
    VERDICT = "verdict"

    def is_verdict(self) -> bool:
        return self is _Entry.VERDICT

    def is_action(self) -> bool:
        return self is not _Entry.VERDICT


class MovesList(QWidget):
    """A titled list; it holds only what the whole table may know."""

    def __init__(self, parent: QWidget | None = None, *, has_title: bool = True) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(say(MOVES))
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
        self._entries: list[_Entry] = []
        """What was told, the newest last."""
        whole = in_column(inside=self, spacing=look().gap(0.5))
        if has_title:
            whole.addWidget(label(say(MOVES)))
        whole.addWidget(self.lines, 1)

    def show_match(
        self, position: int, stories: Iterator[str], verdicts: Sequence[TableVerdict] = ()
    ) -> None:
        """Add what has happened since the last time, and take off what was taken back.

        So many actions stand; `stories` tell of each of them, the last first, or are empty.
        `verdicts` are the table's on words.
        """
        while self._count(_Entry.is_action) > position:
            self._take_off(_Entry.is_action)
        while self._count(_Entry.is_verdict) > len(verdicts):
            self._take_off(_Entry.is_verdict)
        told = self._count(_Entry.is_action)
        waiting = list(verdicts[self._count(_Entry.is_verdict) :])
        for number, sentence in enumerate(reversed(tuple(islice(stories, position - told))), told):
            while waiting and waiting[0].position <= number:
                self._add_verdict(waiting.pop(0))
            self._add(_Entry.TOLD if sentence else _Entry.SILENT, sentence)
        for verdict in waiting:
            self._add_verdict(verdict)

    def _count(self, kind: Callable[[_Entry], bool]) -> int:
        return sum(map(kind, self._entries))

    def _add(self, entry: _Entry, sentence: str) -> None:
        self._entries.append(entry)
        if sentence:
            self.lines.insertItem(0, QListWidgetItem(sentence))

    def _add_verdict(self, one: TableVerdict) -> None:
        text = HOUSE_ACCEPTED if one.accepted else HOUSE_BANNED
        self._add(_Entry.VERDICT, say(text, word=one.word))

    def _take_off(self, kind: Callable[[_Entry], bool]) -> None:
        last = max(at for at, entry in enumerate(self._entries) if kind(entry))
        if self._entries.pop(last) is not _Entry.SILENT:
            later = self._entries[last:]
            self.lines.takeItem(sum(entry is not _Entry.SILENT for entry in later))
