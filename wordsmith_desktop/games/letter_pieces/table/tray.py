"""What can be pressed in the tray: the die, and the kinds of pieces that may be taken."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.die import DieButton, Tumble, paint_die
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.look import Look, Size, colour
from wordsmith_desktop.window.kit.pieces import paint_piece
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import joined, say, say_count

from ..rules.actions import Face
from ..rules.pieces import Counts, Shape, outline
from ..words import table_texts as texts
from ..words.event_texts import FACES
from ..words.texts import KIND_SHORT
from .board_ground import foot_height
from .geometry import Geometry

TAKE_KEYS: Final = ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4")
"""Take a piece from the tray: long, short, big curve, small curve."""
_STAR_POINTS: Final = 5
_LEAST_FACE: Final = 4
"""Pixels below which nothing of a face could be seen; a picture without any is none for Qt."""
_ROUND: Final = 14.0
_TAKE: Final = 0.66
"""Breadth of what takes a piece, in that of the compartment; the count stands beside it."""


class RollDie(DieButton):
    """The die as a compartment of the tray: its face on paper, and what pressing it does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tuple(Face), paint_face, lambda face: say(FACES[face]), parent)
        self.can_roll = False
        """Whether pressing it rolls."""
        self.is_rolled = False
        """Whether its face was rolled in this turn."""
        self._line = say(texts.ROLL)
        self.setAccessibleName(say(texts.ROLL_TIP))
        set_tip(self, say(texts.ROLL_TIP))
        # Its own paint shows the pointer: this has Qt repaint it as that comes and goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_open(
        self, *, is_open: bool, can_roll: bool, why_not: str, left: int | None = None
    ) -> None:
        """Whether it can be pressed, and whether it then rolls or only says why it does not.

        `left` is how many rolls are left in the turn; None where they are not counted.
        """
        self.can_roll = can_roll
        self._line = say(texts.ROLL) if left is None else say_count(texts.ROLLS_LEFT, left)
        self.setEnabled(is_open or can_roll)
        self.setAccessibleName(say(texts.ROLL_TIP) if left is None else self._line)
        set_tip(self, why_not if is_open and not can_roll else say(texts.ROLL_TIP))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_lively = self.can_roll and self.underMouse()
        painter.setPen(QPen(colour(theme.accent if is_lively else theme.edge), 1.5))
        painter.setBrush(colour(theme.paper))
        painter.drawRoundedRect(area, _ROUND, _ROUND)
        font = look().font(Size.NAME, bold=True)
        painter.setFont(font)
        height = painter.fontMetrics().height() + look().gap(1)
        painter.setPen(colour(theme.paper_ink if self.can_roll else theme.paper_muted))
        line = QRectF(area.left(), area.bottom() - height, area.width(), height)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._line)
        # It lies there as it fell, whether or not it may be rolled again.
        up = area.adjusted(0, look().gap(0.5), 0, -height)
        if is_lively:
            up.translate(0, -look().gap(0.5))
        face, tumble = self.tumble.face, self.tumble
        glows = not tumble.is_moving and self.is_rolled and bool(face and face.is_star)
        paint_die(painter, up, tumble, look(), paint_face, glows=glows)
        if self.hasFocus() and shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), _ROUND - 2, _ROUND - 2)


class Compartment(EnterButton):
    """What takes a piece of one kind from the tray, at the foot of its heap."""

    def __init__(self, kind: Shape, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._count = 0
        self._is_whole = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_count(self, count: int, *, is_open: bool, is_whole: bool = False) -> None:
        """Say how many are left; it is there only while one may be taken.

        Where one must be, it is the `is_whole` heap, which glows; else a button at its foot.
        """
        self._count, self._is_whole = count, is_whole
        self.setAccessibleName(
            say(texts.COMPARTMENT_TAKE, name=say(KIND_SHORT[self.kind]), count=count)
        )
        set_tip(self, self.accessibleName())
        self.setVisible(is_open)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_whole:
            self._paint_glow(painter)
        area = QRectF(self.foot)
        painter.setFont(look().font(bold=True))
        painter.setPen(QPen(colour(theme.accent), 2))
        painter.setBrush(colour(theme.accent if self.underMouse() else theme.accent_soft))
        painter.drawRoundedRect(area, 8, 8)
        painter.setPen(colour(theme.accent_ink if self.underMouse() else theme.ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._offer(painter, area.width()))
        if self.hasFocus() and shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area, 8, 8)

    @property
    def foot(self) -> QRect:
        """Where it says what pressing it does."""
        return _foot(QRectF(self.rect())) if self._is_whole else self.rect().adjusted(2, 2, -2, -2)

    def _paint_glow(self, painter: QPainter) -> None:
        """Around the heap, whose pieces are seen through it."""
        accent, whole = look().theme.accent, QRectF(self.rect())
        painter.setBrush(colour(accent, 0.2 if self.underMouse() else 0.1))
        for step in range(3):
            away = 1.5 + 2.5 * step
            painter.setPen(QPen(colour(accent, 0.9 - 0.28 * step), 3))
            inside = whole.adjusted(away, away, -away, -away)
            painter.drawRoundedRect(inside, _ROUND - step, _ROUND - step)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _offer(self, painter: QPainter, room: float) -> str:
        """What pressing it does, with how many are left where there is room for that."""
        whole = say(texts.TAKE_OF, count=self._count)
        has_room = painter.fontMetrics().horizontalAdvance(whole) <= room - look().gap(1)
        return whole if has_room else say(texts.PLUS, points=1)


@has_role(QAccessible.Role.Grouping)
class Tray(QWidget):
    """The die and what can be taken, in the compartments that the board has painted."""

    rolled = Signal()
    taken = Signal(Shape)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.TRAY))
        self._is_starred = False
        self._places = {kind: QRectF() for kind in Shape}
        self.die = RollDie(self)
        self.die.clicked.connect(lambda: self.rolled.emit())
        self.compartments = {kind: Compartment(kind, self) for kind in Shape}
        for kind, compartment in self.compartments.items():
            compartment.clicked.connect(lambda _=False, kind=kind: self.taken.emit(kind))
        self.rest()

    def lie_in(self, geometry: Geometry) -> None:
        """Stand where the board has its tray."""
        corner = geometry.tray.toRect().topLeft()
        self.setGeometry(geometry.tray.toRect())
        self.die.setGeometry(geometry.die.toRect().translated(-corner))
        self._places = {
            kind: geometry.compartment(kind).translated(-QPointF(corner)) for kind in Shape
        }
        self._place_compartments()

    def _place_compartments(self) -> None:
        for kind, compartment in self.compartments.items():
            place = self._places[kind]
            compartment.setGeometry(place.toRect() if self._is_starred else _foot(place))
        self._leave_pieces_free()

    def rest(self) -> None:
        """Let the die say nothing of who rolled it last."""
        self.die.is_rolled = False
        self.die.tumble.set_face(Face.LONG)
        self.die.setAccessibleDescription("")

    def show_tray(
        self,
        counts: Counts,
        *,
        is_choosing: bool,
        is_open: bool,
        can_roll: bool,
        why_not: str,
        has_die: bool,
        is_starred: bool = False,
        rolls_left: int | None = None,
    ) -> None:
        """Show the supply, and what may be done with it.

        With a star one must choose, and the heaps are clicked as they lie.

        The die of an `is_open` tray can be pressed even where it must not roll: it then is told
        `why_not`.
        """
        for kind, compartment in self.compartments.items():
            is_open_here = is_choosing and counts[kind] > 0
            compartment.show_count(counts[kind], is_open=is_open_here, is_whole=is_starred)
        self._is_starred = is_starred
        said = (
            say(texts.COMPARTMENT, name=say(KIND_SHORT[kind]), count=counts[kind]) for kind in Shape
        )
        self.setAccessibleDescription(", ".join(said))
        self.die.show_open(is_open=is_open, can_roll=can_roll, why_not=why_not, left=rolls_left)
        self.die.setVisible(has_die)
        self._place_compartments()

    def _leave_pieces_free(self) -> None:
        """Let hands reach through to the pieces wherever there is nothing to press."""
        # Without any part Qt would take the mask for none at all.
        region = QRegion(QRect(-1, -1, 1, 1))
        for part in (self.die, *self.compartments.values()):
            if not part.isHidden():
                region = region.united(QRegion(part.geometry()))
        self.setMask(region)


def _foot(area: QRectF) -> QRect:
    """The foot of a compartment, beside the count."""
    height = foot_height()
    width = min(area.width(), max(area.width() * _TAKE, look().least_target + 4))
    foot = QRectF(area.left(), area.bottom() - height, width, height)
    return foot.adjusted(4, 0, 0, -4).toRect()


def paint_face(painter: QPainter, area: QRectF, face: Face, in_use: Look) -> None:
    """A face of the die: the piece's shape in its colour, with a star on the curves."""
    if area.height() < _LEAST_FACE:
        return
    unit = area.height() / (2.0 if face in (Face.LONG, Face.BIG_STAR) else 1.5)
    angle = 60 if face in (Face.LONG, Face.SHORT) else 0
    lacquer = in_use.theme.lacquer(face.kind.name)
    at = area.center() + QPointF(-area.width() * 0.14 if face.is_star else 0.0, 0.0)
    paint_piece(painter, outline(face.kind), lacquer, in_use, at=at, unit=unit, angle=angle)
    if face.is_star:
        middle = area.center() + QPointF(area.width() * 0.24, 0.0)
        paint_star(painter, middle, area.width() * 0.24, in_use.theme.ink)


def paint_star(painter: QPainter, middle: QPointF, radius: float, ink: str) -> None:
    """A five-pointed star."""
    corners = []
    for step in range(2 * _STAR_POINTS):
        reach = radius if step % 2 == 0 else radius * 0.42
        turn = -pi / 2 + step * pi / _STAR_POINTS
        corners.append(middle + QPointF(reach * cos(turn), reach * sin(turn)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.drawPolygon(corners)


@has_role(QAccessible.Role.StaticText)
class DiceRow(QWidget):
    """As many dice as were rolled, side by side; hidden while there are none."""

    landed = Signal()
    """All of those that were rolled lie still."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: list[Tumble] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def roll(self, faces: Sequence[Face]) -> None:
        """Let them tumble and land on these faces, if any."""
        self._take(faces)
        for place, (die, face) in enumerate(zip(self._dice, faces, strict=True)):
            die.roll_to(face, place, len(faces))

    @property
    def is_throwing(self) -> bool:
        """Whether they are in the air."""
        return any(die.is_moving for die in self._dice)

    def lay(self, faces: Sequence[Face]) -> None:
        """Have them lie there as they fell before."""
        self._take(faces)
        for die, face in zip(self._dice, faces, strict=True):
            die.set_face(face)

    def _take(self, faces: Sequence[Face]) -> None:
        for die in self._dice:
            die.deleteLater()
        self._dice = [Tumble(tuple(Face), self) for _ in faces]
        for die in self._dice:
            die.moved.connect(self.update)
            die.landed.connect(self._check_landed)
        self.setAccessibleName(joined([say(FACES[face]) for face in faces]))
        self.setVisible(bool(faces))
        self.update()

    def _check_landed(self) -> None:
        if not self.is_throwing:
            self.landed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._dice:
            return
        painter = QPainter(self)
        side = min(self.height(), self.width() / len(self._dice))
        left = (self.width() - side * len(self._dice)) / 2
        for place, die in enumerate(self._dice):
            area = QRectF(left + place * side, (self.height() - side) / 2, side, side)
            glows = not die.is_moving and die.face is not None and die.face.is_star
            paint_die(painter, area, die, look(), paint_face, glows=glows)
