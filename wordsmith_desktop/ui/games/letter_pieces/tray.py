"""The tray with its four compartments, and the die beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.games.letter_pieces.actions import Face
from wordsmith_desktop.games.letter_pieces.pieces import Counts, Shape, outline
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.die import DieButton, Tumble, paint_die
from wordsmith_desktop.ui.kit.look import Look, Size, colour
from wordsmith_desktop.ui.kit.pieces import paint_piece
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.games.letter_pieces.event_texts import FACES
from wordsmith_desktop.wording.games.letter_pieces.texts import KIND_SHORT
from wordsmith_desktop.wording.texts import joined, say

TAKE_KEYS = ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4")
"""Take a piece from the tray: long, short, big curve, small curve."""
STAR_POINTS = 5


def tray_height() -> int:
    """Height of compartments and die in pixels: they hold a picture and one number."""
    return 32 + look().px(3.5)


_PICTURE_ANGLE = {Shape.L: 60, Shape.S: 60, Shape.B: 0, Shape.C: 90}


class Compartment(QAbstractButton):
    """One kind of piece in the tray: its shape and how many are left."""

    def __init__(self, kind: Shape) -> None:
        super().__init__()
        self.kind = kind
        self._count = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int, *, is_open: bool) -> None:
        """Show the supply; an open compartment can be taken from now."""
        self._count = count
        self.setEnabled(is_open)
        text = texts.COMPARTMENT_TAKE if is_open else texts.COMPARTMENT
        self.setAccessibleName(say(text, name=say(KIND_SHORT[self.kind]), count=count))
        set_tip(self, self.accessibleName())
        is_inviting = Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor
        self.setCursor(is_inviting)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(10.5), tray_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(9), tray_height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        is_open = self.isEnabled()
        painter.setPen(QPen(colour(theme.accent if is_open else theme.edge), 4 if is_open else 1))
        painter.setBrush(colour(theme.raised if is_open else theme.felt))
        painter.drawRoundedRect(box, 6, 6)
        paint_piece(
            painter,
            outline(self.kind),
            theme.lacquer(self.kind.name),
            in_use,
            at=QPointF(box.left() + box.width() * 0.32, box.center().y()),
            unit=box.height() * 0.34,
            angle=_PICTURE_ANGLE[self.kind],
        )
        painter.setFont(in_use.font(Size.LEAD, bold=True))
        painter.setPen(colour(theme.ink))
        right = QRectF(box.left() + box.width() * 0.52, box.top(), box.width() * 0.46, box.height())
        painter.drawText(right, Qt.AlignmentFlag.AlignCenter, str(self._count))
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 5, 5)


class Tray(QWidget):
    """The common supply; while a piece may be chosen its compartments can be pressed."""

    taken = Signal(Shape)
    """A piece of that kind was asked for."""
    rolled = Signal()
    """The die was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.TRAY))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(0.5))
        self.compartments = {kind: Compartment(kind) for kind in Shape}
        for kind, compartment in self.compartments.items():
            compartment.clicked.connect(lambda _checked=False, k=kind: self.taken.emit(k))
            row.addWidget(compartment)
        self.die = DieButton(tuple(Face), paint_face, lambda face: say(FACES[face]))
        set_tip(self.die, say(texts.ROLL_TIP))
        self.die.clicked.connect(lambda: self.rolled.emit())
        self.die.setFixedSize(tray_height() + 8, tray_height() + 8)
        row.addSpacing(look().gap(1))
        row.addWidget(self.die)
        self.rest()

    def rest(self) -> None:
        """Let the die say nothing of who rolled it last."""
        self.die.tumble.set_face(Face.LONG)
        self.die.setAccessibleDescription("")

    def show_tray(self, counts: Counts, *, is_choosing: bool, can_roll: bool) -> None:
        """Show the supply, and what may be done with it."""
        for kind, compartment in self.compartments.items():
            compartment.show_count(counts[kind], is_open=is_choosing and counts[kind] > 0)
        self.die.setEnabled(can_roll)


def paint_face(painter: QPainter, box: QRectF, face: Face, in_use: Look) -> None:
    """A face of the die: the piece's shape in its colour, with a star on the curves."""
    unit = box.height() / (2.0 if face in (Face.LONG, Face.BIG_STAR) else 1.5)
    angle = 60 if face in (Face.LONG, Face.SHORT) else 0
    lacquer = in_use.theme.lacquer(face.kind.name)
    at = box.center() + QPointF(-box.width() * 0.14 if face.is_star else 0.0, 0.0)
    paint_piece(painter, outline(face.kind), lacquer, in_use, at=at, unit=unit, angle=angle)
    if face.is_star:
        middle = box.center() + QPointF(box.width() * 0.24, 0.0)
        paint_star(painter, middle, box.width() * 0.24, in_use.theme.ink)


def paint_star(painter: QPainter, middle: QPointF, radius: float, ink: str) -> None:
    """A five-pointed star."""
    corners = []
    for step in range(2 * STAR_POINTS):
        reach = radius if step % 2 == 0 else radius * 0.42
        turn = -pi / 2 + step * pi / STAR_POINTS
        corners.append(middle + QPointF(reach * cos(turn), reach * sin(turn)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.drawPolygon(corners)


SIDE = 52
"""Of a die, shadow included, in pixels."""


class DiceRow(QWidget):
    """As many dice as were rolled, side by side; hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: list[Tumble] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def roll(self, faces: Sequence[Face]) -> None:
        """Let them tumble and land on these faces, if any; large text leaves them no room."""
        self.clear()
        if look().is_large or not faces:
            return
        for face in faces:
            die = Tumble(tuple(Face), self)
            die.moved.connect(self.update)
            self._dice.append(die)
            die.roll_to(face)
        self.setAccessibleName(joined([say(FACES[face]) for face in faces]))
        self.show()

    def clear(self) -> None:
        """Put the dice away."""
        for die in self._dice:
            die.deleteLater()
        self._dice = []
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(8 * SIDE, SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * 40, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._dice:
            return
        painter = QPainter(self)
        side = min(self.height(), self.width() / len(self._dice))
        left = (self.width() - side * len(self._dice)) / 2
        for place, die in enumerate(self._dice):
            box = QRectF(left + place * side, 0, side, side)
            paint_die(painter, box, die, look(), paint_face)
