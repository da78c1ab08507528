"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.ui.games.letter_pieces.board import Board
from wordsmith_desktop.ui.games.letter_pieces.claim_bar import ClaimBar, Links, WordCall
from wordsmith_desktop.ui.games.letter_pieces.header import ChallengePoints, Header
from wordsmith_desktop.ui.games.letter_pieces.pad import PadSummary, ScorePad
from wordsmith_desktop.ui.games.letter_pieces.race import LettersForm, Race
from wordsmith_desktop.ui.games.letter_pieces.tray import DiceRow, Tray
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import Shrinking, SideBySide, stacked


class Pads(QWidget):
    """One pad open, and a line for everybody else."""

    row_chosen = Signal(int)
    """A free row of the open pad."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.pad = ScorePad()
        self.pad.row_chosen.connect(self.row_chosen)
        self.summaries = [PadSummary() for _ in names]
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.pad)
        for summary in self.summaries:
            column.addWidget(summary)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(holder))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(self.pad.minimumSizeHint().width() + look().gap(3))

    def sizeHint(self) -> QSize:
        return QSize(self.width(), look().px(60))

    def show_pads(self, seen: Observation, rows: Sequence[int]) -> None:
        """Show everyone's pad; in the open one these rows can be chosen."""
        for seat, view in enumerate(seen.players):
            is_open = seat == _open_pad(seen)
            summary = self.summaries[seat]
            summary.setVisible(not is_open)
            name = self._names[seat]
            if is_open:
                self.pad.show_pad(view, name=name, observation=seen)
            else:
                summary.show_pad(view, name=name, observation=seen)
        self.pad.set_choosable(rows)


def _open_pad(seen: Observation) -> Seat:
    """The seat whose pad lies open: whose word it is, else whose bench, else who begins."""
    if seen.call is not None:
        return seen.call.seat
    return seen.starter if seen.bench is None else seen.bench


class Parts:
    """Every part of the page, laid out."""

    def __init__(self, page: QWidget, names: Sequence[str], keys: Sequence[str]) -> None:
        """`keys` are the players' own in the race, by seat."""
        self.header = Header()
        self.dice = DiceRow()
        self.board = Board()
        self.race = Race(names, keys)
        self.letters = LettersForm()
        self.between = ChallengePoints()
        self.banner = Banner(lines=1 if look().is_large else 2)
        self.links = Links()
        self.tray = Tray()
        self.claim = ClaimBar()
        self.call = WordCall()
        self.pads = Pads(names)
        self._asking = scrolled(self.letters)
        self.stage = stacked(self.board, self.race, self._asking)
        self.answers = stacked(self.claim, self.call)
        self.controls = SideBySide(self.tray, self.answers)
        self.shows_board = True
        """Whether the bench is on the stage."""
        self._lay_out(page)

    def _lay_out(self, page: QWidget) -> None:
        step = look().gap(1)
        self.message = QHBoxLayout()
        """The message line; there is room for an offer beside it."""
        self.message.addWidget(self.banner, 1)
        self.message.addWidget(self.links)
        if look().is_large:
            # The Move menu has them too.
            self.links.hide()
        table = QWidget()
        left = QVBoxLayout(table)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(step)
        left.addWidget(self.dice)
        left.addWidget(self.stage, 1)
        left.addLayout(self.message)
        left.addWidget(self.controls)
        self._table = scrolled(Shrinking(table))
        self.main = stacked(self._table, self.between)
        body = QHBoxLayout()
        body.setSpacing(2 * step)
        body.addWidget(self.main, 1)
        body.addWidget(self.pads)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        whole.setSpacing(step)
        whole.addWidget(self.header)
        whole.addLayout(body, 1)

    def show_table(self, stage: QWidget) -> None:
        """Show the table, with this on its stage."""
        self.main.setCurrentWidget(self._table)
        self.stage.setCurrentWidget(self._asking if stage is self.letters else stage)
        self.shows_board = stage is self.board

    def show_between(self) -> None:
        """Show the points between two challenges in place of the table."""
        self.main.setCurrentWidget(self.between)
