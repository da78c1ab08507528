"""The page before a clock starts: nothing is begun, and nothing counts, before it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import without_words
from wordsmith_desktop.window.kit.buttons import Patience, primary, secondary
from wordsmith_desktop.window.kit.cards import Picture
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import (
    Shrinking,
    in_column,
    in_grid,
    in_row,
    stacked_tight,
)
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.wording.texts import say

from .. import ready_texts as texts
from ..ready_facts import ReadyFacts

COUNT = 3
"""The number that counting begins with."""
COUNT_MS: Final = 800
"""How long each number stands."""
_DIGIT: Final = 16
"""Height of a number, in grid steps."""
_BREADTH: Final = 96
"""Most breadth of the sheet that tells what begins, in grid steps."""


class ReadyPage(Page):
    """Says what begins; a press begins it, after a count where that is wanted."""

    begun = Signal()
    """Begin now."""
    outdated = Signal()
    """It is another day, and what begins may be told otherwise."""

    def __init__(
        self, facts: ReadyFacts, *, counts_down: bool, ask_who: Callable[[], object] | None = None
    ) -> None:
        """`ask_who` asks for another player, where that may be."""
        super().__init__(facts.title)
        self.setWindowTitle(say(texts.TITLE))
        self._left = 0
        self._counts_down = counts_down
        self._timer = QTimer(self)
        self._timer.setInterval(COUNT_MS)
        self._timer.timeout.connect(self._count)
        self.start = primary(facts.begin, self._press)
        self.back = secondary(say(texts.NOT_YET), self._go_back)
        self.other = secondary(say(texts.SOMEBODY_ELSE), ask_who) if ask_who else None
        # Whoever pressed once too often has not begun anything.
        self._patience = Patience(self)
        self._patience.watch(self.start)
        self.number = label("", wrap=False)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setStyleSheet(f"font-size: {look().px(_DIGIT)}px; font-weight: bold;")
        self.told = _told(facts)
        self._parts = stacked_tight(self.told, self.number)
        self._lay_out(facts)
        # The screen gets the focus, and Enter has to reach the button.
        self.setFocusProxy(self.start)
        self._spoken = ". ".join(
            part.removesuffix(".")
            for part in (facts.kicker, facts.title, facts.goal, facts.note)
            if part
        )

    @property
    def is_counting(self) -> bool:
        """Whether it begins in a moment."""
        return self._timer.isActive()

    def show_day(self, _today: date) -> None:
        """What is about to begin begins on its new day."""
        if not self.is_counting:
            self.outdated.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start.setFocus()
        announce(self, self._spoken)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        else:
            super().keyPressEvent(event)

    # Inside

    def _press(self) -> None:
        """Begin, or count first; a press while it counts begins at once."""
        if self._patience.is_fresh:
            return
        if self.is_counting or not self._counts_down or COUNT == 0:
            self._begin()
            return
        self._parts.setCurrentWidget(self.number)
        self._left = COUNT
        self._show_number()
        self._timer.start()

    def _count(self) -> None:
        self._left -= 1
        if self._left:
            self._show_number()
        else:
            self._begin()

    def _show_number(self) -> None:
        self.number.setText(str(self._left))
        self.number.setAccessibleName(say(texts.COUNTDOWN, n=self._left))
        announce(self, str(self._left))
        play(Sound.PIECE_DOWN)

    def _begin(self) -> None:
        self._timer.stop()
        self.begun.emit()

    def _go_back(self) -> None:
        """Stop counting, or leave: nothing has begun."""
        if self.is_counting:
            self._timer.stop()
            self._parts.setCurrentWidget(self.told)
            self.start.setFocus()
        else:
            self.left.emit()

    def _lay_out(self, facts: ReadyFacts) -> None:
        step = look().gap(1)
        sheet = QFrame()
        sheet.setProperty("surface", "raised")
        inside = in_row(
            (self._parts, 1),
            inside=sheet,
            spacing=4 * step,
            margins=4 * step,
        )
        if facts.picture is not None and not look().is_large:
            picture = Picture(facts.picture)
            picture.setFixedSize(picture.sizeHint())
            inside.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        sheet.setMaximumWidth(look().px(_BREADTH))
        held = QWidget()
        middle = in_grid(inside=held)
        # A layout centres a widget that may not be as broad as its room.
        middle.addWidget(sheet, 1, 0)
        for row in (0, 2):
            middle.setRowStretch(row, 1)
        if facts.kicker:
            self.body.addWidget(label(facts.kicker, tone="muted"))
        self.body.addWidget(scrolled(Shrinking(held)))
        self.add_button(self.back)
        if self.other is not None:
            self.add_button(self.other)
        self.add_way_on(self.start, takes_enter=True)


def _told(facts: ReadyFacts) -> QWidget:
    """Goal, facts and note, one below the other."""
    told = QWidget()
    column = in_column(label(facts.goal, size="lead"), inside=told, spacing=2 * look().gap(1))
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * look().gap(1))
    grid.setVerticalSpacing(look().gap(1))
    grid.setColumnStretch(1, 1)
    shown = ""
    for row, (what, said) in enumerate(facts.lines):
        if what != shown:
            grid.addWidget(label(what, tone="muted", wrap=False), row, 0)
        # A code reads like words that could be asked about.
        grid.addWidget(without_words(label(said)), row, 1)
        shown = what
    column.addLayout(grid)
    if facts.note:
        column.addWidget(label(facts.note, tone="muted"))
    column.addStretch(1)
    return told
