"""What can be learnt: each game's lessons with how far they are, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.cards import CardGrid, PictureCard, text_card
from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson, origin_of
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import LateLook, in_column, in_row
from wordsmith_desktop.window.kit.lessons.lesson_lines import (
    is_done,
    lessons_of,
    state_line,
    step_of,
)
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


class LearnPage(Page):
    """All games below one another."""

    lesson_wanted = Signal(object, object)
    """A game's entry and one of its lessons, where it was left or from its beginning."""
    anew_wanted = Signal(object, object)
    """The same from its beginning."""

    def __init__(self, games: Sequence[GameEntry], first: str, settings: Settings) -> None:
        """The game named `first` comes first; the settings tell which lessons are done."""
        super().__init__(say(texts.MENU_LEARN))
        self._settings = settings
        self.companion = secondary(say(texts.COMPANION))
        self.head.addWidget(self.companion)
        content = QFrame()
        content.setMaximumWidth(look().px(_WIDTH))
        self._column = in_column(
            inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(2), 0)
        )
        self.lessons: list[PictureCard] = []
        """What begins a lesson, or goes on with it."""
        self._next: PictureCard | None = None
        """The first of them that is not done."""
        self.anew: list[QPushButton] = []
        """What begins one anew that is under way."""
        self._add_count(games)
        for entry in sorted(games, key=lambda entry: entry.game != first):
            if entry.summary is not None or lessons_of(entry):
                self._add_game(entry)
        self._column.addStretch(1)
        frame = QFrame()
        middle = in_row(inside=frame)
        # A layout centres a widget that may not be as broad as its room.
        middle.addWidget(content)
        area = scrolled(frame)
        self.body.addWidget(area)
        if self._next is not None:
            LateLook(area).look_at(self._next)
        self.practice = self.add_button(secondary(say(texts.PRACTICE)))
        self.worksheets = self.add_button(secondary(say(texts.MENU_WORKSHEETS)))
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the next lesson rather than to the first button, which leads to
        something else; by a focus proxy Tab would leave out what stands before that lesson."""
        super().focusInEvent(event)
        (self._next or self.back).setFocus(event.reason())

    def _add_count(self, games: Sequence[GameEntry]) -> None:
        found = [(entry, lesson) for entry in games for lesson in lessons_of(entry)]
        done = sum(is_done(entry, lesson, self._settings) for entry, lesson in found)
        if found:
            said = say(texts.LESSONS_DONE, n=done, all=len(found))
            self._column.addWidget(label(said, tone="muted"))

    def _add_game(self, entry: GameEntry) -> None:
        self._column.addWidget(label(say(entry.title), size="lead"))
        if origin_of(entry):
            self._column.addWidget(label(origin_of(entry), tone="muted"))
        cards = [self._lesson(entry, lesson) for lesson in lessons_of(entry)]
        if cards:
            self._column.addWidget(CardGrid(cards, least_width=look().px(_CARD)))
        if entry.summary is not None:
            for paragraph in say(entry.summary).split("\n"):
                self._column.addWidget(label(paragraph))
        self._column.addSpacing(look().gap(2))

    def _lesson(self, entry: GameEntry, lesson: Lesson) -> QWidget:
        card = text_card(
            None,
            kicker=state_line(entry, lesson, self._settings),
            title=say(lesson.title),
            lines=(say(lesson.about),),
        )
        card.setObjectName(f"lesson:{entry.game}:{lesson.key}")
        card.clicked.connect(partial(self.lesson_wanted.emit, entry, lesson))
        self.lessons.append(card)
        if self._next is None and not is_done(entry, lesson, self._settings):
            self._next = card
        if not step_of(entry, lesson, self._settings):
            return card
        both = QWidget()
        column = in_column(card, inside=both)
        anew = secondary(say(texts.LESSON_ANEW), partial(self.anew_wanted.emit, entry, lesson))
        self.anew.append(anew)
        column.addWidget(anew, 0, Qt.AlignmentFlag.AlignLeft)
        return both


_WIDTH = 110
"""Breadth of the text, in grid steps: broader lines are hard to read."""
_CARD = 44
"""Least breadth of a lesson's card, in grid steps."""
