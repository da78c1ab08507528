"""The screen of a replay: the game's own page over a match that cannot be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.session.past_match import (
    BetterPlay,
    PastTable,
    Turn,
    current,
    last_start,
    next_start,
)
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import NO_EXPLAINER, WordExplainer
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.game_page import GamePage, PageContext, lift_at_once
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.wording.texts import say

from .. import replay_texts as texts
from ..playback import Playback
from .better_bar import BetterBar
from .controls import Controls, ReplayKeys
from .signs import ReplaySign


def clock_text(ms: int) -> str:
    """Minutes and seconds, such as 1:05."""
    seconds = ms // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def turn_text(number: int, turn: Turn, names: Sequence[str], time_ms: int | None) -> str:
    """Such as "Turn 3 · Ana · HATS · 1:05"; `time_ms` is when it began."""
    parts = [say(texts.TURN, n=number, name=names[turn.seat])]
    if turn.words:
        parts.append(", ".join(turn.words))
    if time_ms is not None:
        parts.append(clock_text(time_ms))
    return " · ".join(parts)


def step_text(replay: PastTable) -> str:
    """How many actions of all are seen."""
    return say(texts.STEP, n=replay.position, whole=replay.length)


def time_text(replay: PastTable) -> str:
    """When that was, and how long the match took; empty where nobody knows."""
    here, whole = replay.time_at(replay.position), replay.time_at(replay.length)
    if here is None or whole is None:
        return ""
    return say(texts.TIME, time=clock_text(here), whole=clock_text(whole))


class TurnList:
    """Leads from positions to lines and back; a line is its place in the list."""

    def __init__(self, replay: PastTable, names: Sequence[str]) -> None:
        """`names` are the players' by seat."""
        self._turns = replay.turns
        self._length = replay.length
        self.has_end = replay.has_end
        """Whether the match is over at last."""
        turns = [
            turn_text(number, turn, names, replay.time_at(turn.position))
            for number, turn in enumerate(self._turns, start=1)
        ]
        end = [say(texts.END)] if self.has_end else []
        self.lines = (say(texts.BEGINNING), *turns, *end)

    @property
    def starts(self) -> tuple[int, ...]:
        """The positions at which turns begin."""
        return tuple(turn.position for turn in self._turns)

    def line_at(self, position: int) -> int:
        """The line of the turn that a position lies in."""
        if self.has_end and position == self._length:
            return len(self._turns) + 1
        turn = current(self._turns, position)
        return 0 if turn is None else self._turns.index(turn) + 1

    def position_of(self, line: int) -> int:
        """Where what stands on a line begins."""
        return (0, *self.starts, self._length)[line]

    def before(self, position: int) -> int:
        """Where a step of a turn back leads."""
        return last_start(self._turns, position)

    def after(self, position: int) -> int:
        """Where a step of a turn on leads."""
        return next_start(self._turns, position, self._length)


TICK_MS: Final = 50
_TELLING: Final = (
    ReplaySign.TURN_BACK,
    ReplaySign.TURN_ON,
    ReplaySign.TO_BEGINNING,
    ReplaySign.TO_END,
)
"""After these it is told where the replay stands; single steps tell what happened."""


class ReplayPage(QWidget):
    """Steps, jumps and plays; the page tells and animates what happened as it did then."""

    left = Signal()
    branch_wanted = Signal(int)
    """After how many actions a match of its own is to begin."""

    def __init__(
        self,
        entry: GameEntry,
        replay: PastTable,
        preferences: Preferences,
        explainer: WordExplainer = NO_EXPLAINER,
        own_colours: tuple[str, ...] = (),
        better: BetterPlay | None = None,
    ) -> None:
        """`own_colours` are by seat what the players chose, or "" (`PageContext`).

        A `better` play is shown at its moment.
        """
        super().__init__()
        self.entry, self.about_game = entry, entry.game
        self._explainer = explainer
        self.replay = replay
        self.setWindowTitle(say(texts.TITLE, game=say(entry.title)))
        self._names = tuple(seat.name for seat in replay.header.seats)
        self._turns = TurnList(replay, self._names)
        self._wanted: int | None = None
        """The step to which the handle was dragged last, until it is shown."""
        self.playback = Playback(replay)
        self.playback.is_held = self._is_word_seen
        self.page = self._game_page(preferences, own_colours)
        self.controls = Controls(replay.length, self._turns.starts, self._turns.lines)
        self._better = better
        self.better_bar = (
            BetterBar(better, entry.paint_word if entry.paints_words else None)
            if better is not None
            else None
        )
        """Over the table, while it stands at that moment."""
        self._since, self._timer = QElapsedTimer(), QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._lay_out()
        self._connect()
        self._show_moment()

    # What can be done

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that its words are of."""
        return self.replay.header.dictionary.tag

    def go_to(self, position: int) -> None:
        """Show the match after so many actions, and stand still there."""
        self.stop()
        with self._keyboard_kept():
            self.replay.go_to(position)
        self._show_moment()

    def show_better(self, is_wanted: bool) -> None:
        """Lay the better play on the table of its moment, or show that as it was."""
        better, bar = self._better, self.better_bar
        if better is None or bar is None:
            return
        self.go_to(better.position)
        if is_wanted:
            with self._keyboard_kept():
                self.replay.lay(better.seat, better.laid)
        bar.show_laid(is_wanted)

    def do(self, sign: ReplaySign) -> None:
        """What a button or a key means."""
        position = self.replay.position
        if sign is ReplaySign.PLAY:
            self.toggle()
            return
        targets: dict[ReplaySign, int] = {
            ReplaySign.TO_BEGINNING: 0,
            ReplaySign.TURN_BACK: self._turns.before(position),
            ReplaySign.STEP_BACK: position - 1,
            ReplaySign.STEP_ON: position + 1,
            ReplaySign.TURN_ON: self._turns.after(position),
            ReplaySign.TO_END: self.replay.length,
        }
        self.go_to(targets[sign])
        if sign in _TELLING:
            announce(self.controls, self.controls.timeline.accessibleDescription())

    def toggle(self) -> None:
        """Play, or stop."""
        if self.playback.is_playing:
            self.stop()
            return
        with self._keyboard_kept():
            self.playback.start()
        self._since.start()
        self._timer.start()
        self._show_moment()

    def stop(self) -> None:
        """Stand still."""
        self.playback.stop()
        self._timer.stop()
        self.controls.show_playing(False)

    def tick(self, elapsed_ms: int) -> None:
        """Let time pass while it plays."""
        with self._keyboard_kept():
            has_moved = self.playback.tick(elapsed_ms)
        if has_moved:
            self._show_moment()
        if not self.playback.is_playing:
            self.stop()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; by a focus proxy Tab would never get past the controls."""
        super().focusInEvent(event)
        self.controls.play.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()

    # Inside

    def _show_moment(self) -> None:
        position = self.replay.position
        self.controls.show_moment(
            position,
            line=self._turns.line_at(position),
            step=step_text(self.replay),
            time=time_text(self.replay),
        )
        self.controls.show_playing(self.playback.is_playing)
        is_over = self._turns.has_end and position == self.replay.length
        self.controls.branch.setEnabled(not is_over)
        if self._better is not None and self.better_bar is not None:
            self.better_bar.setVisible(position == self._better.position)
            self.better_bar.show_laid(False)

    def _is_word_seen(self) -> bool:
        """Whether a word lies there that has not stood for its beat."""
        return isinstance(self.page, TablePage) and self.page.pace.is_standing

    def _go_to_line(self, line: int) -> None:
        self.go_to(self._turns.position_of(line))

    def _scrub(self, position: int) -> None:
        """Show only the last of many places that the handle comes by."""
        is_due = self._wanted is not None
        self._wanted = position
        if not is_due:
            QTimer.singleShot(0, self, self._show_scrubbed)

    def _show_scrubbed(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.go_to(wanted)

    @contextmanager
    def _keyboard_kept(self) -> Iterator[None]:
        """Whatever the page does with the keyboard: it stays where it is wanted."""
        before = QApplication.focusWidget()
        yield
        if before is None or before is QApplication.focusWidget():
            return
        is_there = Shiboken.isValid(before) and before.isVisible() and before.isEnabled()
        (before if is_there else self.controls.play).setFocus()

    def _game_page(self, preferences: Preferences, own_colours: tuple[str, ...]) -> GamePage:
        return self.entry.make_page(
            self.replay,
            PageContext(
                preferences=preferences,
                lexicon=lambda _tag: None,
                leave=self.left.emit,
                cover=lift_at_once,
                restart=lambda: None,
                players=self._names,
                own_colours=own_colours,
                dictionary=self.dictionary,
                explainer=self._explainer,
            ),
        )

    def _lay_out(self) -> None:
        step = look().gap(1)
        column = in_column(inside=self, spacing=0, margins=(0, 0, 0, step))
        if self.better_bar is not None:
            column.addWidget(self.better_bar)
            self.better_bar.wanted.connect(self.show_better)
        column.addWidget(self.page, 1)
        below = in_column(self.controls, margins=(2 * step, 0, 2 * step, 0))
        column.addLayout(below)

    def _connect(self) -> None:
        controls = self.controls
        controls.wanted.connect(self.do)
        controls.scrubbed.connect(self._scrub)
        controls.turn_chosen.connect(self._go_to_line)
        controls.factor_chosen.connect(self._take_factor)
        controls.branch_wanted.connect(lambda: self.branch_wanted.emit(self.replay.position))
        controls.left.connect(self.left)
        self._timer.timeout.connect(lambda: self.tick(self._since.restart()))
        keys = {
            Qt.Key.Key_Home: ReplaySign.TO_BEGINNING,
            Qt.Key.Key_PageUp: ReplaySign.TURN_BACK,
            Qt.Key.Key_Left: ReplaySign.STEP_BACK,
            Qt.Key.Key_Right: ReplaySign.STEP_ON,
            Qt.Key.Key_PageDown: ReplaySign.TURN_ON,
            Qt.Key.Key_End: ReplaySign.TO_END,
        }
        moves = {key: self._call(sign) for key, sign in keys.items()}
        ReplayKeys(self, moves, self.toggle)

    def _call(self, sign: ReplaySign) -> Callable[[], None]:
        return lambda: self.do(sign)

    def _take_factor(self, factor: int) -> None:
        self.playback.factor = factor
