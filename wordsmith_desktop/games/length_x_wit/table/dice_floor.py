"""The dice on the felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.die import Tumble
from wordsmith_desktop.window.kit.labels import Heading, label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_row
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import PieceView
from wordsmith_desktop.wording.texts import say, say_count

from ..words import table_texts as texts
from .pieces import LETTERS, PieceFace, PieceKind, paint_tumbling

_ROUND: Final = 8
"""Radius of the corners around the number, in pixels."""
_PASSING: Final = tuple(PieceFace(text, 1, PieceKind.DIE) for text in "EATIRNOS")
"""What flits by while a die tumbles; nobody can read it."""


class DiePiece(PieceButton):
    """A die to be picked or carried to the strip."""

    def __init__(self, view: PieceView, *, height: int, parent: QWidget | None = None) -> None:
        super().__init__(view, LETTERS, height=height, parent=parent)
        self.tumble = Tumble(_PASSING, self)
        self.tumble.moved.connect(self.update)

    def throw(self, place: int, count: int) -> None:
        """Tumble, and land on the face that is shown; one of so many dice."""
        self.tumble.roll_to(self.view.face, place, count)

    def paint_piece(self, painter: QPainter, area: QRectF) -> None:
        if self.tumble.is_moving:
            paint_tumbling(painter, area, self.tumble, look())
        else:
            super().paint_piece(painter, area)


class DiceRow(PieceRow):
    """The dice side by side, in the order they came."""

    die_landed = Signal()
    """One die lies still."""

    def make_button(self, view: PieceView) -> DiePiece:
        button = DiePiece(view, height=self.piece_height, parent=self)
        button.tumble.landed.connect(lambda _face: self.die_landed.emit())
        return button

    @property
    def dice(self) -> tuple[DiePiece, ...]:
        """The dice from left to right."""
        return tuple(button for button in self.buttons if isinstance(button, DiePiece))


class Times(Heading):
    """By how much the word is multiplied, in a frame, so that it belongs to the dice alone."""

    def __init__(self) -> None:
        super().__init__("")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("type", "display")
        # Room for a number of two figures: the dice stay where they are when one comes.
        bold = QFontMetrics(look().font(Size.DISPLAY, bold=True))
        self.setMinimumWidth(bold.horizontalAdvance(say(texts.TIMES, n=10)) + 2 * look().gap(1))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(look().theme.ink), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        painter.end()
        super().paintEvent(event)


@has_role(QAccessible.Role.Grouping)
class DiceFloor(QFrame):
    """The dice in the order they came, to be clicked or dragged to the strip; "× 3" beside them.

    A die on the strip leaves its outline. The arrows move between dice, Enter and Space pick.
    """

    picked = Signal(object)
    """The `PieceLoad` of a die that is wanted on the strip."""
    returned = Signal(object)
    """The `PieceLoad` of a die that lies on the strip and is wanted back."""
    landed = Signal()
    """The dice that were thrown lie still; without motion that is at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_throwing = False
        self.setProperty("surface", "felt")
        self.row = DiceRow(say(texts.DICE), LETTERS, wraps=True)
        self.row.title.hide()  # Everybody sees what lies there.
        self.row.picked.connect(self.picked)
        self.row.returned.connect(self.returned)
        self.row.die_landed.connect(self._check_landed)
        self.times = Times()
        self.none = label(say(texts.NO_DICE), tone="muted")
        gap = look().gap(1)
        self._line = in_row(
            (self.none, 1),
            (self.row, 1),
            inside=self,
            spacing=gap,
            margins=(2 * gap, gap // 2, 2 * gap, gap // 2),
        )
        # Its room is kept: the dice stay where they are.
        self._slot = QWidget()
        place = in_row(STRETCH, inside=self._slot)
        place.addWidget(self.times, 0, Qt.AlignmentFlag.AlignVCenter)
        self._slot.setMinimumWidth(self.times.minimumWidth())
        self._line.addWidget(self._slot)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._keep_height()
        self.show_dice(())

    def put_beside(self, left: QWidget, right: QWidget) -> None:
        """Have something stand at either end."""
        self._line.insertWidget(0, left)
        self._line.addWidget(right)

    def put_for_times(self, part: QWidget) -> None:
        """Have something lie in the place of the number while that is not to be seen."""
        place = self._slot.layout()
        if place is not None:
            place.addWidget(part)
        self._slot.setMinimumWidth(max(self.times.minimumWidth(), part.minimumWidth()))

    def set_piece_height(self, height: int) -> None:
        """Have the dice be so many pixels high, where there is room for all of them."""
        self.row.set_piece_height(height)
        self._keep_height()

    def _keep_height(self) -> None:
        """The row's height is kept while no die lies there."""
        self.setMinimumHeight(self.row.full_height + 2 * (look().gap(1) // 2))

    def show_dice(self, dice: Sequence[PieceView], *, multiplies: bool = True) -> None:
        """Show these (`die_view`); the keyboard stays at its place.

        Dice that are in the air go on and land on what is shown now. A response is multiplied by
        nothing (L9).
        """
        self.row.show_pieces(dice)
        self.times.setText(say(texts.TIMES, n=len(dice)) if multiplies else "")
        spoken = say_count(texts.TIMES_SPOKEN, len(dice)) if multiplies else ""
        self.times.setAccessibleName(spoken)
        self.row.setVisible(bool(dice))
        self.times.setVisible(bool(dice) and multiplies)
        self.none.setVisible(not dice)
        self._check_landed()

    @property
    def is_throwing(self) -> bool:
        """Whether dice that were thrown are in the air."""
        return self._is_throwing

    def throw(self, dice: Sequence[PieceView]) -> None:
        """Have all dice tumble and land on these faces; then `landed`."""
        self.show_dice(dice)
        shown = self.row.dice
        for place, die in enumerate(shown):
            die.throw(place, len(shown))
        self._is_throwing = True
        self._check_landed()

    def _check_landed(self) -> None:
        if self._is_throwing and not any(die.tumble.is_moving for die in self.row.dice):
            self._is_throwing = False
            self.landed.emit()
