"""A row of pieces in its player's own order: by hand, by keys, by menu and by buttons."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QPushButton

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import Text, say

from .. import buttons
from ..announce import announce
from ..appearance import look
from ..commands import Command
from ..look import colour
from ..sound.sounds import Sound, play
from ..tips import set_tip
from .piece_row import PieceRow
from .views import PieceView

SHUFFLE_KEY: Final = "F7"
SORT_KEY: Final = "F8"
SortWay = Callable[[PieceView], Any]
"""What pieces are sorted by; equal ones go by the alphabet."""


def by_alphabet(view: PieceView) -> str:
    """What every row can be sorted by."""
    return view.text


class ArrangeWords(Value):
    """The sentences of a row that are about a game's own pieces."""

    shuffle: Text
    sort: Text
    """It says too what sorting once more goes by."""


class Arranging:
    """Keeps a row in the order that its player gave it; no rule knows of any of this."""

    def __init__(
        self,
        row: PieceRow,
        table: AnyTable,
        words: ArrangeWords,
        ways: Sequence[SortWay],
        *,
        sound: Sound,
        whose: Callable[[], Seat | None],
        changed: Callable[[], object],
    ) -> None:
        """`whose` says whose pieces the row shows, `changed` is called when they lie otherwise.

        That makes a `sound`.

        Sorting a row that is sorted already goes by the next of the `ways`.
        """
        self._row, self._table, self._words, self._ways = row, table, words, ways
        self._sound, self._whose, self._changed = sound, whose, changed
        self.rng = Rng(secrets.randbits(64))
        """What shuffles; how a hand lies is nobody's luck."""
        self.buttons: tuple[QPushButton, ...] = ()
        """Shuffle and sort, once somebody wants them."""
        row.moved.connect(self.move)

    def make_buttons(self) -> tuple[QPushButton, ...]:
        """Buttons to shuffle and to sort, for a page to put near the row."""
        shuffle, sort = self._words.shuffle, self._words.sort
        self.buttons = (
            _sign_button(_shuffle_sign, shuffle, SHUFFLE_KEY, self.shuffle),
            _sign_button(_sort_sign, sort, SORT_KEY, self.sort),
        )
        return self.buttons

    def show(self, views: Sequence[PieceView]) -> None:
        """Show the pieces of the row in their player's order; new ones come last."""
        seat = self._whose()
        order = () if seat is None else self._table.order_of(seat)
        place = {piece: at for at, piece in enumerate(order)}
        self._row.show_pieces(sorted(views, key=lambda view: place.get(view.id, len(place))))
        is_open = self.is_open()
        self._row.set_arranging(is_open)
        for button in self.buttons:
            button.setEnabled(is_open)

    def is_open(self) -> bool:
        """Whether the pieces lie before the person whose they are, and there is any order."""
        seat = self._whose()
        return seat is not None and len(self._views) > 1 and self._table.may_arrange(seat)

    def move(self, piece: int, place: int) -> None:
        """Have a piece lie at a place among the others."""
        views = {view.id: view for view in self._views}
        order = [number for number in views if number != piece]
        order.insert(place, piece)
        self._arrange(order)
        spoken = views[piece].spoken
        self._say(say(texts.MOVED_TO, piece=spoken, place=place + 1, count=len(order)))

    def shuffle(self) -> None:
        """Have the pieces lie in another order than now, if there is one."""
        now = self._views
        has_other = len({view.text for view in now}) > 1
        views = self.rng.shuffled(now)
        while has_other and [one.text for one in views] == [one.text for one in now]:
            views = self.rng.shuffled(now)
        self._arrange_and_say(views)

    def sort(self) -> None:
        """Have the pieces lie in the order of the next way to sort them."""
        orders = [sorted(self._views, key=lambda one: _rank(one, way)) for way in self._ways]
        texts_now = [view.text for view in self._views]
        now = [[view.text for view in order] == texts_now for order in orders]
        self._arrange_and_say(orders[(now.index(True) + 1) % len(orders) if any(now) else 0])

    def commands(self) -> tuple[Command, ...]:
        """For the Move menu."""
        return (
            Command("shuffle", self._words.shuffle, (SHUFFLE_KEY,), self.shuffle, self.is_open),
            Command("sort", self._words.sort, (SORT_KEY,), self.sort, self.is_open),
        )

    @property
    def _views(self) -> tuple[PieceView, ...]:
        return tuple(button.view for button in self._row.buttons)

    def _arrange_and_say(self, views: Sequence[PieceView]) -> None:
        self._arrange([view.id for view in views])
        self._say(say(texts.ORDERED, pieces=", ".join(view.text for view in views)))

    def _arrange(self, order: Sequence[int]) -> None:
        seat = self._whose()
        if seat is not None:
            self._table.arrange(seat, tuple(order))
            play(self._sound)
            self._changed()

    def _say(self, sentence: str) -> None:
        announce(self._row, sentence)


def _rank(view: PieceView, way: SortWay) -> tuple[Any, str, int]:
    return way(view), view.text, view.id


Sign = Callable[[Callable[[float, float], QPointF]], QPainterPath]
"""Draws a sign, given where a point of the unit square lies."""


def _sign_button(sign: Sign, text: Text, key: str, call: Callable[[], object]) -> QPushButton:
    """A button with a drawn sign; what it does is in its name and tool tip."""
    button = buttons.quiet("", call, name=say(text))
    side = look().px(2.5)
    button.setIcon(_icon(sign, side, button.devicePixelRatioF()))
    button.setIconSize(QSize(side, side))
    # The style sheet reads it when Qt polishes the button.
    button.setProperty("sign", "on")
    button.setMinimumWidth(max(look().target, side + look().gap(2)))
    # A click leaves the keyboard where words are built, so that Enter still says the word.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    set_tip(button, f"{say(text)} ({key})")
    return button


def _icon(sign: Sign, side: int, ratio: float) -> QIcon:
    icon = QIcon()
    for mode, ink, share in (
        (QIcon.Mode.Normal, look().theme.ink, 1.0),
        (QIcon.Mode.Disabled, look().theme.muted, 0.55),
    ):
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(share)
        pen = QPen(colour(ink), max(1.8, side / 10))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(sign(lambda x, y: QPointF(x * side, y * side)))
        painter.end()
        icon.addPixmap(picture, mode)
    return icon


def _shuffle_sign(at: Callable[[float, float], QPointF]) -> QPainterPath:
    """Two arrows that cross."""
    path = QPainterPath()
    for start, end in ((0.25, 0.75), (0.75, 0.25)):
        path.moveTo(at(0.06, start))
        path.cubicTo(at(0.5, start), at(0.4, end), at(0.92, end))
        path.moveTo(at(0.76, end - 0.16))
        path.lineTo(at(0.92, end))
        path.lineTo(at(0.76, end + 0.16))
    return path


def _sort_sign(at: Callable[[float, float], QPointF]) -> QPainterPath:
    """An arrow down, and lines that grow beside it."""
    path = QPainterPath(at(0.22, 0.1))
    path.lineTo(at(0.22, 0.9))
    path.moveTo(at(0.06, 0.74))
    path.lineTo(at(0.22, 0.9))
    path.lineTo(at(0.38, 0.74))
    for y, end in ((0.18, 0.66), (0.5, 0.8), (0.82, 0.94)):
        path.moveTo(at(0.54, y))
        path.lineTo(at(end, y))
    return path
