"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.call_bar import CallBar
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.drawer import Drawer, drawer_breadth
from wordsmith_desktop.window.kit.layouts import Shrinking, stacked
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.window.kit.table_frame import compose
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..rules.presenter import Bench
from ..words import bench_texts
from ..words import table_texts as texts
from .board import Board
from .claim_bar import ClaimBar
from .geometry import Geometry
from .hand_bar import HandBar
from .header import PhaseHeader
from .pads import Pads
from .race import BenchClock, LettersForm, Race
from .round_end import RoundEnd
from .tray import DiceRow, Tray

RAIL: Final = 0.22
"""Breadth of the score pad beside the felt, in that of the page."""
_DICE: Final = 0.8
"""Height of the dice that lie on the bench, in that of a capital."""


class Felt(QWidget):
    """The board, with what lies over it: dice, what can be pressed in the tray, and questions."""

    landed = Signal()
    """Dice that were rolled lie still."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(self)
        self.dice = DiceRow(self)
        self.tray = Tray(self)
        self.dice.landed.connect(self.landed)
        self.tray.die.tumble.landed.connect(lambda _face: self.landed.emit())
        self.clear = buttons.quiet(say(texts.CLEAR_BUTTON), name=say(texts.CLEAR))
        """Takes everything off the bench; it is there as long as there is anything."""
        self.apart = buttons.quiet(say(bench_texts.TAKE_APART), self.board.take_apart_here)
        """Takes the last letter apart, or that in the ring; it stands beside `clear`."""
        set_tip(self.apart, say(bench_texts.TAKE_APART_TIP))
        self.apart.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.apart, self.clear):
            button.setParent(self)
            button.hide()
        self.clock = BenchClock(self)
        self.word_zone = QWidget(self)
        """Where the word is built; nothing is painted there."""
        self.word_zone.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.call = CallBar(has_room=True)
        self._question = QFrame(self)
        self._question.setProperty("surface", "raised")
        inside = QVBoxLayout(self._question)
        gap = look().gap(1)
        inside.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        inside.addWidget(scrolled(Shrinking(self.call)))
        self._question.hide()
        self.board.arranged.connect(self._settle)
        # Its parts are laid without a layout that would tell how small it may be.
        self.setMinimumSize(self.board.minimumSize())

    @property
    def is_throwing(self) -> bool:
        """Whether dice are in the air."""
        return self.dice.is_throwing or self.tray.die.tumble.is_moving

    def word_areas(self) -> tuple[QRect, ...]:
        """Where in the zone letters lie, or should, and dice."""
        bench, geometry = self.board.bench, self.board.board.geometry
        corner = geometry.bench.toRect().topLeft()
        slots = bench.taken if bench is not None else ()
        areas = tuple(geometry.cell(slot).toRect().translated(-corner) for slot in slots)
        # What was rolled at the beginning of a round is to be seen, whatever is said of it.
        dice = (self.dice.geometry().translated(-corner),) if self.dice.isVisible() else ()
        return (*areas, *dice)

    def show_asked(self, is_asked: bool) -> None:
        """Show what the table answers in the tray's place, or the tray."""
        self._question.setVisible(is_asked)
        self.tray.setVisible(not is_asked)
        self.board.show_tray(not is_asked)

    def show_clock(self, face: ClockFace, bench: Bench | None) -> None:
        """Show what the clock says at the right of the lower line, where no long word lies."""
        cells = self.board.board.geometry.cells
        under = [slot for slot in cells.slots if cells.place(slot).row]
        is_free = bench is not None and not any(bench.in_slot(one) for one in under[3:])
        self.clock.show_clock(face, has_room=is_free)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._settle()

    def _settle(self) -> None:
        geometry = self.board.board.geometry
        self.tray.lie_in(geometry)
        self.word_zone.setGeometry(geometry.bench.toRect())
        self._settle_clear(geometry)
        line = geometry.line(1).toRect()
        side = round(_DICE * line.height())
        half = line.adjusted(line.width() // 2, 0, -look().gap(2), 0)
        self.clock.setGeometry(half)
        self.dice.setGeometry(line.left(), line.center().y() - side // 2, line.width(), side)
        area = geometry.tray
        if geometry.is_beside:
            # Beside the bench the answers of several would find no room.
            area = geometry.bench.united(area)
            area.setTop(geometry.cell(geometry.cells.slots[-1]).top())
        self._question.setGeometry(area.toRect())

    def _settle_clear(self, geometry: Geometry) -> None:
        """In the corner above the last letter of the upper line; messages lie below."""
        corner = geometry.bench.toRect().topRight() + QPoint(0, 1)
        for button in (self.clear, self.apart):
            size = button.sizeHint()
            corner -= QPoint(size.width(), 0)
            button.setGeometry(QRect(corner, size))

    def show_laid(self, is_laid: bool) -> None:
        """Whether anything lies there that can be taken off."""
        self.apart.setVisible(is_laid)
        self.clear.setVisible(is_laid)


class Parts:
    """Every part of the page: bench and tray on the felt, the pad beside it, and the bar below."""

    def __init__(self, page: QWidget, names: Sequence[str], keys: Sequence[str]) -> None:
        """`keys` are the players' own in the race, by seat."""
        self._page = page
        self.header = PhaseHeader()
        self.has_header = True
        """Whether the header is shown; something else may stand in its place."""
        self.felt = Felt()
        self.board, self.dice = self.felt.board, self.felt.dice
        self.tray, self.call = self.felt.tray, self.felt.call
        self.race = Race(names, keys)
        self.letters = LettersForm()
        self.between = RoundEnd()
        self.bar = TableBar(page)
        self.banner = self.bar.news
        self.claim = ClaimBar(self.bar)
        self.hand = HandBar(self.bar, self.board, self.claim.offer)
        self.bar.put(self.letters.take)
        self.letters.take.hide()
        self.pads = Pads(page, names)
        self.alphabet: Drawer | None = None
        """The alphabet, once somebody has asked for it."""
        self._asking = scrolled(self.letters)
        self._stage = stacked(self.felt, self.race, self._asking)
        self._main = stacked(self._stage, self.between)
        self.banner.tag.lie_within(self.felt.word_zone)
        self.banner.tag.word = self.felt.word_areas
        # At the largest text there is room beside the felt for nothing.
        rail = None if look().is_large else self.pads.rail
        compose(page, header=self.header, felt=self._main, bar=self.bar, rail=rail)
        self.pads.drawer.lie_by(self._over_rail, self._main, self.pads.rail)
        self.fit(page.size())

    def show_table(self, stage: QWidget, *, is_open: bool = True) -> None:
        """Show the table, with this on its stage; `is_open` for whoever is to name letters."""
        self._show_part(self._stage, is_over=False)
        self._stage.setCurrentWidget(self._asking if stage is self.letters else stage)
        self.letters.take.setVisible(stage is self.letters and is_open)

    def show_between(self) -> None:
        """Show the points between two challenges in place of the table."""
        self._show_part(self.between, is_over=True)
        self.close_drawers()

    def fit(self, page: QSize) -> None:
        """Give the pad its share of a page of that size."""
        self.pads.rail.set_breadth(round(RAIL * page.width()))

    # Drawers

    def show_alphabet(self, make: Callable[[], QWidget]) -> bool:
        """Open the alphabet, or close it; whether it is open. `make` is asked the first time."""
        if self.alphabet is None:
            content = make()
            self.alphabet = Drawer(self._page, content.accessibleName(), content)
            self.alphabet.lie_by(self._over_rail, self._main, self.pads.rail)
        self.pads.drawer.set_open(False)
        self.alphabet.toggle()
        return self.alphabet.is_open

    def open_pads(self) -> None:
        """Have the pads' drawer lie over the rail."""
        if self.alphabet is not None:
            self.alphabet.set_open(False)
        self.pads.drawer.set_open(True)

    def close_drawers(self) -> bool:
        """Close what lies over the rail; whether anything did."""
        were_open = [drawer for drawer in self._drawers() if drawer.is_open]
        for drawer in were_open:
            drawer.set_open(False)
        return bool(were_open)

    def _drawers(self) -> tuple[Drawer, ...]:
        return (self.pads.drawer, *((self.alphabet,) if self.alphabet is not None else ()))

    def _over_rail(self) -> QRect:
        """Where a drawer lies; at the largest text over the right of the felt."""
        page = self._page
        over = self._main if look().is_large else self.pads.rail
        area = QRect(over.mapTo(page, QPoint()), over.size())
        if look().is_large:
            area.setLeft(max(area.left(), area.right() - drawer_breadth(page.size())))
        return area

    def _show_part(self, part: QWidget, *, is_over: bool) -> None:
        self.header.setVisible(not is_over and self.has_header)
        self.bar.setVisible(not is_over)
        self.pads.rail.setVisible(not is_over and not look().is_large)
        self._main.setCurrentWidget(part)
