"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.ui.games.letter_pieces.board.board import Board
from wordsmith_desktop.ui.games.letter_pieces.match.pads import Pads
from wordsmith_desktop.ui.games.letter_pieces.table.claim_bar import ClaimBar
from wordsmith_desktop.ui.games.letter_pieces.table.dice_row import DiceRow
from wordsmith_desktop.ui.games.letter_pieces.table.ending import Ending
from wordsmith_desktop.ui.games.letter_pieces.table.header import Header
from wordsmith_desktop.ui.games.letter_pieces.table.letters_form import LettersForm
from wordsmith_desktop.ui.games.letter_pieces.table.links import Links
from wordsmith_desktop.ui.games.letter_pieces.table.race import Race
from wordsmith_desktop.ui.games.letter_pieces.table.tray import Tray
from wordsmith_desktop.ui.games.letter_pieces.table.word_call import WordCall
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.dialogs import scrolled


class Controls(QWidget):
    """Tray, die and claim in one row, or in two where that is too narrow."""

    def __init__(self, tray: Tray, right: QWidget) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(2))
        self._row.addWidget(tray)
        self._row.addWidget(right, 1)
        self._wide = tray.minimumSizeHint().width() + look().px(32)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= self._wide
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(30), super().minimumSizeHint().height())


class Shrinking(QWidget):
    """Lets what it holds shrink to its least height before a scroll area scrolls it.

    It has no layout on purpose: a scroll area asks a layout for the height it would like.
    """

    def __init__(self, held: QWidget) -> None:
        super().__init__()
        self._held = held
        held.setParent(self)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        least, layout = self._held.minimumSizeHint(), self._held.layout()
        if layout is None or not layout.hasHeightForWidth():
            return least
        width = max(self.width(), least.width())
        return QSize(least.width(), max(least.height(), layout.minimumHeightForWidth(width)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Not the event's size: one that was held back until the page is shown comes late.
        self._held.setGeometry(self.rect())
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """A layout inside that wants other room passes that on."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class Parts:
    """Every part of the page, laid out."""

    def __init__(self, page: QWidget, names: Sequence[str]) -> None:
        self.header = Header()
        self.dice = DiceRow()
        self.board = Board()
        self.race = Race(names)
        self.letters = LettersForm()
        self.ending = Ending()
        self.banner = Banner(lines=1 if look().is_large else 2)
        self.links = Links()
        self.tray = Tray()
        self.claim = ClaimBar()
        self.call = WordCall()
        self.pads = Pads(names)
        self._asking = scrolled(self.letters)
        self.stage = _stack(self.board, self.race, self._asking)
        self.answers = _stack(self.claim, self.call)
        self.controls = Controls(self.tray, self.answers)
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
        self.main = _stack(self._table, self.ending)
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
        self.controls.setVisible(stage is self.board)

    def show_ending(self) -> None:
        """Show the points in place of the table."""
        self.main.setCurrentWidget(self.ending)


def _stack(*widgets: QWidget) -> QStackedWidget:
    stack = QStackedWidget()
    for widget in widgets:
        stack.addWidget(widget)
    return stack
