"""The next letter at the press of a button, or by itself at a chosen pace."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import say

from ...words import table_texts as texts

SECOND_MS: Final = 1000


@unique
class DrawPace(Enum):
    """How letters turn up."""

    HAND = "hand"
    """Each one is asked for."""
    SLOW = "slow"
    BRISK = "brisk"

    @property
    def seconds(self) -> int:
        """From one letter to the next; 0 where each is asked for."""
        return _SECONDS[self]


_SECONDS: Final = {DrawPace.HAND: 0, DrawPace.SLOW: 8, DrawPace.BRISK: 4}


class PaceClock(QObject):
    """Says when the next letter is due; stands still until it is let run."""

    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace, self._may_run = DrawPace.HAND, False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.due)

    @property
    def pace(self) -> DrawPace:
        """The pace now."""
        return self._pace

    @property
    def is_running(self) -> bool:
        """Whether a letter will be due."""
        return self._timer.isActive()

    def set_pace(self, pace: DrawPace) -> None:
        """Go at another pace; the time to the next letter begins anew."""
        self._pace = pace
        self.restart()

    def let_run(self, may_run: bool) -> None:
        """Run or stand still; after standing still the time to the next letter begins anew."""
        if may_run != self._may_run:
            self._may_run = may_run
            self.restart()

    def restart(self) -> None:
        """Begin the time to the next letter anew."""
        self._timer.stop()
        if self._may_run and self._pace.seconds:
            self._timer.start(SECOND_MS * self._pace.seconds)


_PACES: Final = tuple(DrawPace)


class PaceBar(QWidget):
    """Asks for letters; whoever owns it says when one may turn up."""

    wanted = Signal()
    """The next letter is wanted, by hand or because it is due."""
    pace_changed = Signal(object)
    """The `DrawPace` that was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clock = PaceClock(self)
        self._is_open = self._is_stopped = False
        self.next = buttons.primary(say(texts.NEXT_LETTER), self._want)
        self.stop = buttons.secondary(say(texts.STOP), self._toggle_stop)
        self.choice = Choice(
            texts.PACE, {pace: _segment(pace) for pace in _PACES}, value=DrawPace.HAND
        )
        self._patience = Patience(self)
        self._patience.watch(self.next)
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        flow.addWidget(self.stop)
        whole = in_column(self.choice, line, inside=self, spacing=look().gap(1))
        # A page may have it stand in its bar instead.
        whole.addWidget(self.next)
        whole.addStretch(1)
        if not look().is_large:
            self.setMinimumWidth(self._breadth())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.clock.due.connect(self._want)
        self.choice.changed.connect(self._choose)
        self._show_stop()

    @property
    def pace(self) -> DrawPace:
        """The pace now."""
        return self.choice.value

    def set_pace(self, pace: DrawPace) -> None:
        """Go at this pace, without saying so."""
        # `choose` tells of a change, which would pass for the player's own.
        was_blocked = self.choice.blockSignals(True)
        self.choice.choose(pace)
        self.choice.blockSignals(was_blocked)
        self._begin(pace)

    def set_open(self, is_open: bool) -> None:
        """Whether a letter may turn up now; while it may not, the clock stands still."""
        self._is_open = is_open
        self._let_run()

    def set_waiting(self, is_waiting: bool) -> None:
        """Whether the draw waits for a word; the pace can be chosen all the same."""
        for button in (self.next, self.stop):
            button.setEnabled(not is_waiting)

    def restart(self) -> None:
        """A letter has turned up: the time to the next one begins anew."""
        self.clock.restart()

    def rest(self) -> None:
        """Something else was here: a key that was meant for it asks for no letter."""
        self._patience.restart()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._let_run()

    def hideEvent(self, event: QHideEvent) -> None:
        """No letter turns up where nobody sees it."""
        super().hideEvent(event)
        self.clock.let_run(False)

    def _breadth(self) -> int:
        """What all paces take side by side, in pixels."""
        segments = [self.choice.button(pace).sizeHint().width() for pace in _PACES]
        return sum(segments) + look().gap(1) * (len(segments) - 1)

    def _want(self) -> None:
        if self._is_open:
            self.wanted.emit()

    def _choose(self) -> None:
        self._begin(self.pace)
        self.pace_changed.emit(self.pace)

    def _begin(self, pace: DrawPace) -> None:
        self._is_stopped = False
        self.clock.set_pace(pace)
        self._show_stop()
        self._let_run()

    def _toggle_stop(self) -> None:
        self._is_stopped = not self._is_stopped
        self._show_stop()
        self._let_run()

    def _show_stop(self) -> None:
        text = say(texts.GO_ON if self._is_stopped else texts.STOP)
        self.stop.setText(text)
        self.stop.setAccessibleName(text)
        self.stop.setVisible(bool(self.pace.seconds))

    def _let_run(self) -> None:
        self.clock.let_run(self._is_open and not self._is_stopped and self.isVisible())


def _segment(pace: DrawPace) -> Segment:
    if not pace.seconds:
        return Segment(say(texts.BY_HAND))
    segment = Segment(say(texts.EVERY, n=pace.seconds))
    segment.setAccessibleName(say(texts.EVERY_SPOKEN, n=pace.seconds))
    return segment
