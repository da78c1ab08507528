"""The band above the table: which challenge it is, whose turn, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.games.letter_pieces.observation import Observation, PlayerView
from wordsmith_desktop.games.letter_pieces.ruleset import Mode
from wordsmith_desktop.games.letter_pieces.scoring import sheet_points
from wordsmith_desktop.games.letter_pieces.state import Phase
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.clock import ClockFace
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.seat_strip import SeatLine, SeatStrip
from wordsmith_desktop.ui.kit.texts import Text, say


class Header(QWidget):
    """Challenge, players and clock in one row."""

    pads_wanted = Signal()
    """The pads, for which large text leaves no room, are to be shown or put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", size="lead")
        self._special = label("")
        titles = QWidget()
        titles.setFixedWidth(look().px(13 if look().is_large else 22))
        column = QVBoxLayout(titles)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self._special)
        self._seats = SeatStrip()
        self._clock = ClockFace()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(titles)
        row.addWidget(self._seats, 1)
        row.addWidget(self._clock)
        self._pads = buttons.secondary(say(texts.SHEET), self.pads_wanted.emit)
        row.addWidget(self._pads)
        if not look().is_large:
            self._pads.hide()

    def show_match(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands."""
        self._title.setText(challenge_text(seen))
        special = _SPECIAL.get(seen.phase)
        self._special.setText(say(special) if special else "")
        self._special.setVisible(special is not None)
        self._seats.show_seats([_line(seen, seat, name) for seat, name in enumerate(names)])

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show the clock of whoever has the bench, if one runs."""
        mine = [one for one in readings if one.timer.name != "lockout"]
        if not mine:
            self._clock.show_seconds(None)
            return
        left = -(-mine[0].left_ms // 1000)
        self._clock.show_seconds(left, whole=mine[0].timer.seconds)
        self._clock.show_paused(is_paused)


def challenge_text(seen: Observation) -> str:
    """The challenge's number, in words that break only between the two numbers."""
    count = seen.ruleset.challenges
    number = min(seen.challenge + 1, count)
    text = texts.CHALLENGE if count > 1 else texts.ONE_CHALLENGE
    return say(text, number=number, count=count)


_SPECIAL: dict[Phase, Text] = {
    Phase.LAST_WORDS: texts.LAST_WORDS,
    Phase.CHECKING: texts.CHECKING,
}


def points_so_far(seen: Observation, view: PlayerView) -> int:
    """All points that may be seen of a player, with the bonus boxes open now."""
    finished = sum(sheet_points(sheet, seen.ruleset) for sheet in view.past)
    if view.own is None or seen.phase is Phase.MATCH_OVER:
        return finished
    return finished + sheet_points(view.own.sheet, seen.ruleset)


def _line(seen: Observation, seat: int, name: str) -> SeatLine:
    view = seen.players[seat]
    return SeatLine(
        name,
        points=points_so_far(seen, view) if view.own or not seen.is_hidden else None,
        is_to_move=seen.bench == seat,
        is_done=view.is_finished,
        note=_note(seen, view),
    )


def _note(seen: Observation, view: PlayerView) -> str:
    if view.is_locked_out:
        return say(texts.LOCKED)
    if view.has_passed:
        return say(texts.HAS_PASSED)
    if seen.ruleset.mode is Mode.WARM_UP or seen.phase is Phase.MATCH_OVER:
        return ""
    return say(texts.ROWS_FILLED, filled=view.row_count, count=seen.ruleset.words)
