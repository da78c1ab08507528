"""The row of players: whose turn it is, the points, and how far it is to the goal."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.wording import hearing_texts, texts
from wordsmith_desktop.wording.texts import say

from .announce import announce
from .appearance import look
from .focus import shows_focus
from .layouts import in_row
from .look import colour
from .motion.choreography import Key
from .motion.flights import Lying
from .roles import QuietlyDescribed, has_role
from .seat_chip import ROUND, SeatChip
from .seat_line import SeatLine
from .seat_marks import SeatMark


@has_role(QAccessible.Role.Grouping)
class SeatStrip(QuietlyDescribed, QWidget):
    """One chip for each seat, in seat order, all equally broad.

    Tab comes here where no chip is a button, so that whoever hears them can read one by one.
    """

    chosen = Signal(int)
    """The chip of a seat was clicked, where something lies behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.SEATS_NAME))
        self._row = in_row(inside=self, spacing=look().gap(1))
        self._chips: list[SeatChip] = []
        self._marks: Sequence[SeatMark] = ()
        self._terms: Sequence[str] = ()
        self._read = -1
        """The seat that was read last; none at first."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def spoken(self) -> tuple[str, ...]:
        """What each chip says, in seat order; nothing where no seats are shown."""
        return () if self.isHidden() else tuple(chip.accessibleName() for chip in self._chips)

    @property
    def chips(self) -> tuple[SeatChip, ...]:
        """The chips in seat order."""
        return tuple(self._chips)

    def lying(self) -> dict[Key, Lying]:
        """The chips as places that things go to, as ("seat", number)."""
        return {
            ("seat", seat): Lying(QRectF(chip.geometry()), _no_picture)
            for seat, chip in enumerate(self._chips)
        }

    def leave_out(self, keys: frozenset[Key]) -> None:
        """The chips do not move."""

    def offer(self, seats: Container[int], what: str) -> None:
        """Have the chips of these seats be buttons, which open `what`, such as "score pad"."""
        is_any = False
        for seat, chip in enumerate(self._chips):
            chip.offer(what if seat in seats else "")
            is_any = is_any or (bool(what) and seat in seats)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_any else Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows read the seats one by one."""
        step = _STEPS.get(event.key())
        if step is None or not self._chips:
            super().keyPressEvent(event)
            return
        self._read = (self._read + step) % len(self._chips)
        announce(self, self._chips[self._read].accessibleName(), is_kept=False)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._read = -1
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ring lies about all seats, or about the one that is read."""
        if not (self.hasFocus() and shows_focus()):
            return
        whole = self.rect() if self._read < 0 else self._chips[self._read].geometry()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(look().theme.focus), 3))
        painter.drawRoundedRect(QRectF(whole).adjusted(1.5, 1.5, -1.5, -1.5), ROUND, ROUND)

    def show_marks(self, marks: Sequence[SeatMark]) -> None:
        """Tell the seats from each other by these, in seat order; by names alone where empty."""
        self._marks = tuple(marks)
        self._mark_chips()

    def show_terms(self, terms: Sequence[str]) -> None:
        """Mark the seats for which something was agreed, by what it is, in seat order."""
        self._terms = tuple(terms)
        self._mark_chips()

    def show_seats(self, seats: Sequence[SeatLine]) -> None:
        """Show these seats."""
        while len(self._chips) < len(seats):
            chip = SeatChip()
            chip.clicked.connect(partial(self._choose, len(self._chips)))
            self._chips.append(chip)
            self._row.addWidget(chip, 1)
        while len(self._chips) > len(seats):
            gone = self._chips.pop()
            self._row.removeWidget(gone)
            gone.deleteLater()
        for chip, seat in zip(self._chips, seats, strict=True):
            chip.show_seat(seat)
        self._mark_chips()
        said = [chip.accessibleName() for chip in self._chips]
        self.setAccessibleDescription(". ".join((*said, say(hearing_texts.SEATS_DO))))

    def show_since(self, lines: Sequence[str], won: Sequence[int] = ()) -> None:
        """Say on each chip what its player did since whoever looks acted last; "" for nothing.

        What was `won` by that, the last of the prizes there, is ringed.
        """
        for seat, chip in enumerate(self._chips):
            line = lines[seat] if seat < len(lines) else ""
            chip.show_since(line, won[seat] if seat < len(won) else 0)

    def show_thinking(self, seat: int | None) -> None:
        """Mark the chip of whoever thinks and is no person."""
        for number, chip in enumerate(self._chips):
            chip.show_thinking(is_so=number == seat)

    def _mark_chips(self) -> None:
        for chip, mark in zip_longest(self._chips, self._marks[: len(self._chips)]):
            chip.show_mark(mark)
        for seat, chip in enumerate(self._chips):
            chip.show_terms(self._terms[seat] if seat < len(self._terms) else "")

    def _choose(self, seat: int, _is_checked: bool = False) -> None:
        self.chosen.emit(seat)


def _no_picture(_painter: QPainter, _rect: QRectF) -> None:
    """A place is not carried about."""


_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
