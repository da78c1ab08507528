"""What happened in the match, as lines with the newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.actions import Action
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.event_sentences import Listener, story, table_seat
from wordsmith_desktop.wording.texts import say


class News(QWidget):
    """A titled list; it holds only what the whole table may know."""

    def __init__(self, parent: QWidget | None = None, *, has_title: bool = True) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(say(texts.NEWS))
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
            whole.addWidget(label(say(texts.NEWS)))
        whole.addWidget(self.lines, 1)

    def show_match(
        self, table: TableView[Action, TableEvent, Observation], names: Sequence[str]
    ) -> None:
        """Add what has happened since the last time, and take off what was taken back."""
        while len(self._has_line) > table.position:
            if self._has_line.pop():
                self.lines.takeItem(0)
        fresh = table.position - len(self._has_line)
        for sentence in reversed(tuple(islice(public_stories(table, names), fresh))):
            self._has_line.append(bool(sentence))
            if sentence:
                self.lines.insertItem(0, QListWidgetItem(sentence))


def public_stories(
    table: TableView[Action, TableEvent, Observation], names: Sequence[str]
) -> Iterator[str]:
    """What the whole table may know of each action that stands, the last first; often nothing.

    One alone knows what was exchanged too.
    """
    seat = table_seat(len(names))
    listener = Listener(names, seat, table.public.ruleset.ending)
    recent = table.recent_public() if seat is None else table.recent()
    for happening in recent:
        open_to_all = [event for event in happening.events if event.only is None]
        yield story(open_to_all, listener)
