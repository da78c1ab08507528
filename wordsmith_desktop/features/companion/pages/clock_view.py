"""A clock for each player, of which one runs: up, or down from a limit."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.awake import stay_awake
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, line_of
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.questions import numbers
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.window.kit.ticks import Ticks
from wordsmith_desktop.wording.texts import SEAT_TO_MOVE, say

from .. import companion_texts as texts
from ..table_clock import TableClock, new_clock
from .names_line import NamesLine, kept_pad

CLOCK: Final = "clock"
"""Under this name the clock is kept as long as the program runs."""
MINUTES: Final = (0, 1, 2, 3, 5, 10, 15, 30)
"""The limits that are offered; 0 counts up."""
_MINUTE_MS: Final = 60_000
_LOW_MS: Final = 10_000
"""With so much left a signal is heard."""
_RUNNING: Final = 56
_WAITING: Final = 28
"""Sizes in pixels at 100 % of the clock that runs, which is read from across a table, and of the
others."""


class ClockView(QWidget):
    """Runs on while another part of the page is seen, and stands once the page is left."""

    def __init__(self, preferences: Preferences, kept: dict[str, Any]) -> None:
        """The clock is taken from `kept`, and put there; the names are those of the score pad."""
        super().__init__()
        self._preferences, self._kept = preferences, kept
        # Nobody has measured the time since the clock was seen last.
        kept[CLOCK] = replace(self.clock, is_running=False)
        self.names = NamesLine(preferences)
        minutes = self.clock.limit_ms // _MINUTE_MS
        self.limit = numbers(
            texts.CLOCK_LIMIT,
            MINUTES,
            value=minutes if minutes in MINUTES else 0,
            unit=texts.MINUTES,
            none=texts.COUNT_UP_TIME,
        )
        self.start = primary(say(texts.CLOCK_START), self._toggle)
        self.next = secondary(say(texts.CLOCK_NEXT), self._pass_on)
        self.reset = secondary(say(texts.CLOCK_RESET), lambda: self._take(self.clock.reset()))
        self.face = ClockFace()
        self.rows: list[QLabel] = []
        """A line for each player."""
        self._column = QVBoxLayout()
        self._ticks = Ticks(self)
        self._ticks.passed.connect(self.tick)
        self._lay_out()
        self.limit.changed.connect(
            lambda: self._take(self.clock.limited(self.limit.value * _MINUTE_MS))
        )
        self.names.changed.connect(self._show)
        self._show()

    @property
    def players(self) -> tuple[str, ...]:
        """Those whose clocks there are."""
        return kept_pad(self._preferences).players or (say(texts.ALL_OF_YOU),)

    @property
    def clock(self) -> TableClock:
        """The clock as it stands, for as many as there are now."""
        found, count = self._kept.get(CLOCK), len(self.players)
        if not isinstance(found, TableClock):
            return new_clock(count)
        if len(found.used_ms) != count:
            return new_clock(count, found.limit_ms)
        return found

    def pass_time(self, elapsed_ms: int) -> None:
        """Let so much time pass for whoever is on the clock."""
        before = self.clock
        after = before.ticked(elapsed_ms)
        if after == before:
            return
        self._kept[CLOCK] = after
        if before.counts_down:
            self._signal(before.shown_ms(before.player), after.shown_ms(after.player))
        self._show()

    def tick(self, elapsed_ms: int) -> None:
        """Let the time pass since the last tick; once the page is left the clock stands still."""
        parent = self.parentWidget()
        # Another part of the page hides this one alone; with the page its parent is hidden, too.
        if parent is not None and not parent.isVisible():
            self.stop()
        else:
            self.pass_time(elapsed_ms)

    def stop(self) -> None:
        """Have the clock stand still."""
        if self.clock.is_running:
            self._take(self.clock.toggled())

    def _lay_out(self) -> None:
        content = QFrame()
        column = in_column(inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0))
        # What is used all evening comes first, and stays in sight in large text.
        column.addWidget(line_of(self.start, self.next, self.reset))
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._column)
        column.addWidget(self.limit)
        column.addWidget(self.names)
        column.addStretch(1)
        in_column(scrolled(content), inside=self)

    def _toggle(self) -> None:
        self._ticks.catch_up()
        self._take(self.clock.toggled())
        self._speak()

    def _pass_on(self) -> None:
        # What has passed since the last tick belongs to whose clock it was.
        self._ticks.catch_up()
        self._take(self.clock.passed_on())
        self._speak()

    def _speak(self) -> None:
        clock = self.clock
        name = self.players[clock.player]
        is_on = clock.is_running
        announce(self, say(texts.CLOCK_TURN, name=name) if is_on else say(texts.CLOCK_STANDS))

    def _signal(self, before_ms: int, after_ms: int) -> None:
        """What is nearly over is heard, and what is over is heard and told."""
        if before_ms > _LOW_MS >= after_ms:
            play(Sound.CLOCK_LOW)
        if after_ms <= 0:
            play(Sound.HAND_OVER)
            announce(self, say(texts.CLOCK_TIME_UP, name=self.players[self.clock.player]))

    def _take(self, clock: TableClock) -> None:
        self._kept[CLOCK] = clock
        self._show()

    def _show(self) -> None:
        clock, players = self.clock, self.players
        stay_awake(CLOCK, clock.is_running)
        if clock.is_running:
            self._ticks.start()
        else:
            self._ticks.stop()
        while len(self.rows) < len(players):
            self.rows.append(label(""))
            self._column.addWidget(self.rows[-1])
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(players))
        for place, name in enumerate(players):
            self._write(self.rows[place], clock, place, name)
        start = say(texts.CLOCK_PAUSE if clock.is_running else texts.CLOCK_START)
        if self.start.text() != start:
            self.start.setText(start)
            self.start.setAccessibleName(start)
        left = _seconds(clock, clock.player) if clock.counts_down else None
        self.face.show_seconds(left, whole=clock.limit_ms // 1000)
        self.face.show_paused(not clock.is_running and left != 0)

    @staticmethod
    def _write(row: QLabel, clock: TableClock, place: int, name: str) -> None:
        seconds, is_on = _seconds(clock, place), place == clock.player
        values = {"name": name, "minutes": seconds // 60, "seconds": f"{seconds % 60:02}"}
        plain = say(texts.CLOCK_ROW, **values)
        shown = say(texts.CLOCK_TURN_ROW, **values) if is_on else plain
        if row.text() != shown:
            row.setText(shown)
            row.setAccessibleName(f"{plain}, {say(SEAT_TO_MOVE)}" if is_on else plain)
            size = look().text_px(_RUNNING if is_on else _WAITING)
            weight = "bold" if is_on else "normal"
            row.setStyleSheet(f"font-size: {size}px; font-weight: {weight};")


def _seconds(clock: TableClock, player: int) -> int:
    """What a clock shows, in whole seconds: what is left is rounded up, what was used down."""
    shown = clock.shown_ms(player)
    return -(-shown // 1000) if clock.counts_down else shown // 1000
