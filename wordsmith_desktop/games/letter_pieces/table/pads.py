"""The score pads: that of whoever has the bench in the rail, the others in a drawer over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.drawer import Drawer
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ..rules.observation import Observation
from ..words import table_texts as texts
from .pad import PlayerPad
from .since import NOTHING_NEW, NewOnPad


class PadRail(QWidget):
    """One pad as high as the felt; it scrolls where that is not enough."""

    def __init__(self, pad: PlayerPad) -> None:
        super().__init__()
        self._pad, self._area = pad, scrolled(Shrinking(pad))
        in_column(self._area, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_breadth(self, wish: int) -> None:
        """Be so many pixels broad; more where the pad needs more beside its scroll bar."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(max(wish, self._pad.minimumSizeHint().width() + bar))

    def sizeHint(self) -> QSize:
        return QSize(self.width(), look().px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width(), look().px(20))


class Pads(QObject):
    """Shows the pad that lies open, and another one to whoever wants to look at it."""

    row_chosen = Signal(int)
    """A free row of the open pad."""

    def __init__(self, page: QWidget, names: Sequence[str]) -> None:
        super().__init__(page)
        self._names = tuple(names)
        self._seen: Observation | None = None
        self._rows: tuple[int, ...] = ()
        self._chosen: int | None = None
        self._looked_at: Seat | None = None
        self._new: Mapping[Seat, NewOnPad] = {}
        self.pad = PlayerPad()
        """The open one."""
        self.rail = PadRail(self.pad)
        self.other = PlayerPad()
        """The one in the drawer."""
        holder = QFrame()
        in_column(scrolled(self.other), inside=holder)
        self.drawer = Drawer(page, say(texts.PADS), holder)
        for pad in (self.pad, self.other):
            pad.row_chosen.connect(self.row_chosen)
        if look().is_large:
            # It has no place on the page, and nothing without a parent may come to be seen.
            self.rail.setParent(page)
            self.rail.hide()

    @property
    def looked_at(self) -> Seat | None:
        """Whose pad lies in the drawer; None while that is closed."""
        return self._looked_at if self.drawer.is_open else None

    def show_pads(self, seen: Observation, rows: Sequence[int], chosen: int | None) -> None:
        """Show everyone's pad; in the open one these rows can be chosen, and one of them is."""
        self._seen, self._rows, self._chosen = seen, tuple(rows), chosen
        self._show(self.pad, open_seat(seen))
        if self.looked_at is not None:
            self._show(self.other, self.looked_at)

    def mark_new(self, new: Mapping[Seat, NewOnPad]) -> None:
        """Mark what others wrote and ticked since whoever looks acted last, by seat."""
        if new != self._new:
            self._new = new
            if self.looked_at is not None:
                self._show(self.other, self.looked_at)

    def look_at(self, seat: Seat) -> None:
        """Have this pad lie in the drawer, which is opened by whoever places it."""
        self._looked_at = seat
        self._show(self.other, seat)

    def next_seat(self) -> Seat | None:
        """Whose pad comes next when one leafs through them; None after the last.

        What lies in the rail anyway is left out.
        """
        if self._seen is None:
            return None
        count, first = len(self._names), open_seat(self._seen)
        seats = [(first + step) % count for step in range(count)]
        order = seats if look().is_large else seats[1:]
        if self.looked_at not in order:
            return order[0] if order else None
        after = order[order.index(self.looked_at) + 1 :]
        return after[0] if after else None

    def _show(self, pad: PlayerPad, seat: Seat) -> None:
        if self._seen is None:
            return
        is_open = seat == open_seat(self._seen)
        pad.mark_new(NOTHING_NEW if is_open else self._new.get(seat, NOTHING_NEW))
        pad.show_pad(self._seen.players[seat], name=self._names[seat], observation=self._seen)
        pad.set_choosable(self._rows if is_open else ())
        pad.set_chosen(self._chosen if is_open else None)


def open_seat(seen: Observation) -> Seat:
    """The seat whose pad lies open: whose word it is, else whose bench, else who begins."""
    if seen.call is not None:
        return seen.call.seat
    return seen.starter if seen.bench is None else seen.bench
