"""How each game is played, in a paragraph or a few, and its lessons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.shell.rules_page import origin_of
from wordsmith_desktop.ui.shell.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say


class HowToPage(Page):
    """All games below one another."""

    lesson_wanted = Signal(object, object)
    """A game's entry and one of its lessons."""

    def __init__(self, games: Sequence[GameEntry], first: str) -> None:
        """The game named `first` comes first."""
        super().__init__(say(texts.HOW_TO_TITLE))
        content = QFrame()
        content.setMaximumWidth(look().px(_WIDTH))
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, look().gap(2), 0)
        self._column.setSpacing(look().gap(1))
        self.lessons: list[QPushButton] = []
        """What begins a lesson."""
        for entry in sorted(games, key=lambda entry: entry.game != first):
            if entry.summary is not None:
                self._add_game(entry)
        self._column.addStretch(1)
        frame = QFrame()
        middle = QHBoxLayout(frame)
        middle.setContentsMargins(0, 0, 0, 0)
        # A layout centres a widget that may not be as broad as its room.
        middle.addWidget(content)
        self.body.addWidget(scrolled(frame))
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def _add_game(self, entry: GameEntry) -> None:
        self._column.addWidget(label(say(entry.title), size="lead"))
        if origin_of(entry):
            self._column.addWidget(label(origin_of(entry), tone="muted"))
        if entry.summary is not None:
            for paragraph in say(entry.summary).split("\n"):
                self._column.addWidget(label(paragraph))
        for lesson in entry.lessons:
            if lesson.language == language():
                text = say(texts.LESSON_OF, lesson=say(lesson.title), game=say(entry.title))
                button = secondary(text, partial(self.lesson_wanted.emit, entry, lesson))
                self.lessons.append(button)
                self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addSpacing(look().gap(2))


_WIDTH = 110
"""Breadth of the text, in grid steps: broader lines are hard to read."""
