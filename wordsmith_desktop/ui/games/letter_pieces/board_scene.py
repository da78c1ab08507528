"""The scene of the board: its pieces, in the hand and lying, over their ground."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.games.letter_pieces.bench import Slot, cell_of
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.diagnosis import Missing
from wordsmith_desktop.games.letter_pieces.pieces import NO_PIECES, Pose, Shape, outline
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.games.letter_pieces.recognition import BenchReading, CellReading
from wordsmith_desktop.ui.games.letter_pieces.board_ground import (
    HEAP_ANGLES,
    BenchGround,
    CellMark,
    Geometry,
    HeapGround,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.pieces import PieceState, piece_picture, shape

Z_LYING = 10.0
Z_HELD = 100.0
_GRASP = 0.12
"""How far beside a piece it can still be grasped, in units."""


class PieceItem(QGraphicsItem):
    """A piece, painted from a kept picture; its position is its middle."""

    def __init__(self, number: int, kind: Shape) -> None:
        super().__init__()
        self.number = number
        self.kind = kind
        self.angle = 0
        self._unit = 0.0
        self._state = PieceState.RESTING
        self._picture = QPixmap()
        self._shape = QPainterPath()
        self.reach = QRectF()
        """Where a hand still grasps it, around its own middle."""
        self.pose: Pose | None = None
        """Where it was laid on the bench last."""
        self.setZValue(Z_LYING)

    def show_as(self, *, unit: float, angle: int, state: PieceState) -> None:
        """Take a size, an angle in degrees and a way of lying."""
        if (unit, angle, state) == (self._unit, self.angle, self._state):
            return
        # `boundingRect` follows the picture; Qt must be told before it changes.
        self.prepareGeometryChange()
        self._unit, self.angle, self._state = unit, angle, state
        in_use = look()
        line = outline(self.kind)
        self._picture = piece_picture(
            line,
            in_use.theme.lacquer(self.kind.name),
            in_use,
            unit=unit,
            angle=angle,
            state=state,
            ratio=_ratio(self),
        )
        path = shape(line, angle)
        self._shape = QTransform.fromScale(unit, unit).map(path)
        self.reach = _reach(path, unit)
        if state is PieceState.HELD:
            self.setZValue(Z_HELD)
        elif self.zValue() == Z_HELD:
            self.setZValue(Z_LYING)
        self.update()

    @property
    def state(self) -> PieceState:
        """How it lies."""
        return self._state

    def boundingRect(self) -> QRectF:
        # On a fine screen the picture has more pixels than the scene has units.
        size = self._picture.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def shape(self) -> QPainterPath:
        return self._shape

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)


def _reach(path: QPainterPath, unit: float) -> QRectF:
    """The piece's box with a little room around it, in pixels; the hollow of a curve counts."""
    box = path.boundingRect().adjusted(-_GRASP, -_GRASP, _GRASP, _GRASP)
    return QTransform.fromScale(unit, unit).mapRect(box)


def _ratio(item: QGraphicsItem) -> float:
    scene = item.scene()
    # An item is on no screen itself; only a view knows the pixel ratio.
    views = scene.views() if scene else []
    return views[0].devicePixelRatioF() if views else 1.0


def nearest(items: list[PieceItem], point: QPointF) -> PieceItem | None:
    """The topmost piece at a point, else the nearest that is within a hand's reach of it."""
    at = [item for item in items if item.contains(item.mapFromScene(point))]
    if at:
        return max(at, key=lambda item: item.zValue())
    near = [item for item in items if item.reach.contains(item.mapFromScene(point))]
    return min(near, key=lambda item: QLineF(item.pos(), point).length(), default=None)


SMALL_TURN = 15
LARGE_TURN = 45
SMALL_STEP = 100
LARGE_STEP = 400
"""Steps of a piece moved from the keyboard, thousandths of a unit."""


@unique
class Grip(Enum):
    """How the piece is held."""

    DRAG = "drag"
    """The mouse button is down."""
    CARRY = "carry"
    """It was clicked; the next click puts it down."""
    KEYS = "keys"


@dataclass(slots=True)
class Hand:
    """A held piece. Its pose is where it would lie if it were let go unsnapped."""

    item: PieceItem
    grip: Grip
    pose: Pose
    start: Pose | None
    """Where it lay on the bench before; None if it came from a heap."""
    has_moved: bool = False
    is_turned: bool = False
    """Whether it was turned on purpose since it was taken up."""

    def turn(self, degrees: int) -> None:
        """Turn it, counter-clockwise positive."""
        self.pose = self.pose.turned(degrees)
        self.has_moved = True
        self.is_turned = True

    def step(self, dx: int, dy: int) -> None:
        """Move it by thousandths of a unit."""
        self.pose = self.pose.moved(dx=dx, dy=dy)
        self.has_moved = True


@dataclass(slots=True)
class Carried:
    """A whole letter, dragged by its plain letter beneath the cell."""

    start: Slot
    over: Slot | None = None


class ItemGlide(QObject):
    """Moves many items at once; a new movement ends the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[PieceItem, QPointF, QPointF]] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)

    def start(self, goals: dict[PieceItem, QPointF], duration_ms: int) -> None:
        """Send items to their goals; 0 puts them there at once."""
        self._animation.stop()
        self._ways = [
            (item, item.pos(), goal) for item, goal in goals.items() if item.pos() != goal
        ]
        if duration_ms and self._ways:
            self._animation.setDuration(duration_ms)
            self._animation.start()
        else:
            self.finish()

    def finish(self) -> None:
        """Put everything where it was going."""
        self._animation.stop()
        self._move(1.0)
        self._ways = []

    def _move(self, share: float) -> None:
        for item, start, goal in self._ways:
            item.setPos(start + (goal - start) * share)


Goals = dict[PieceItem, QPointF]
GLIDE_MS = 160
GLOW_MS = 200


class BoardScene(QGraphicsScene):
    """Shows one player's pieces; what hands do with them is the view's business."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.geometry = Geometry(8.0, 0.0, 0.0)
        """Where things lie now."""
        self.bench: Bench | None = None
        """What is shown."""
        self._ground = BenchGround()
        self._heaps = HeapGround()
        self._ghost = PieceItem(-1, Shape.L)
        self._ghost.hide()
        for item in (self._ground, self._heaps, self._ghost):
            self.addItem(item)
        self._items: dict[int, PieceItem] = {}
        self._glide = ItemGlide(self)
        self._glow = QVariantAnimation(self)
        self._glow.setStartValue(1.0)
        self._glow.setEndValue(0.0)
        self._glow.valueChanged.connect(self._show_glow)
        self._lit: frozenset[Slot] = frozenset()
        self._topmost = 0

    def resize(self, size: QSizeF) -> None:
        """Fit everything into a view of this size."""
        self.setSceneRect(QRectF(QPointF(), size))
        self.geometry = Geometry.fitted(size)
        self._ground.show_geometry(self.geometry)
        self._heaps.show_geometry(self.geometry)
        self.lay_out(is_gliding=False)

    def show_bench(self, bench: Bench | None) -> None:
        """Lay the player's pieces out; None clears the board."""
        before = self._letters()
        self.bench = bench
        self._match_items()
        self.lay_out(is_gliding=True)
        self._light(self._letters() - before)

    def show_cursor(self, slot: Slot | None) -> None:
        """Ring the cell that the keyboard is at."""
        self._ground.show_cursor(slot)

    def item(self, piece: int) -> PieceItem | None:
        """The item of a piece."""
        return self._items.get(piece)

    def piece_at(self, point: QPointF) -> PieceItem | None:
        """The piece that a hand at this point would grasp."""
        return nearest(list(self._items.values()), point)

    def show_hand(self, hand: Hand, *, snaps: bool) -> None:
        """The held piece where the hand has it, and a ghost where it would fall into place."""
        if self.bench is None:
            return
        self._glide.finish()
        unit = self.geometry.unit
        hand.item.show_as(unit=unit, angle=hand.pose.angle, state=PieceState.HELD)
        hand.item.setPos(self.geometry.to_scene(hand.pose))
        place = None
        piece = self.bench.player.find(hand.item.number)
        if snaps and piece is not None and cell_of(hand.pose):
            place = self.bench.snapped(piece, hand.pose, is_turned=hand.is_turned)
        self._ghost.setVisible(place is not None)
        if place:
            self._ghost.kind = hand.item.kind
            self._ghost.show_as(unit=unit, angle=place.pose.angle, state=PieceState.GHOST)
            self._ghost.setPos(self.geometry.to_scene(place.pose))

    def hide_ghost(self) -> None:
        """No piece is held any more."""
        self._ghost.hide()

    def lay_out(self, *, is_gliding: bool) -> None:
        """Send every piece to its place."""
        if self.bench is None:
            self._ground.show_marks(())
            self._heaps.show_counts(NO_PIECES)
            return
        read = self._reading(self.bench)
        goals = self._on_bench(self.bench, read.letter_pieces) | self._in_heaps(self.bench)
        self._glide.start(goals, look().motion_ms(GLIDE_MS) if is_gliding else 0)
        self._heaps.show_counts(self.bench.heap())
        self._ground.show_marks(tuple(_mark(slot, cell) for slot, cell in read.cells))

    def _match_items(self) -> None:
        """One item for each piece; new ones come in from the tray below."""
        pieces = {piece.id: piece for piece in self.bench.player.pieces} if self.bench else {}
        for number in set(self._items) - set(pieces):
            self.removeItem(self._items.pop(number))
        for number in sorted(set(pieces) - set(self._items)):
            item = PieceItem(number, pieces[number].kind)
            item.setPos(self.geometry.heaps.center().x(), self.geometry.heaps.bottom())
            self.addItem(item)
            self._items[number] = item

    def _on_bench(self, bench: Bench, in_letters: frozenset[int]) -> Goals:
        goals = {}
        for placed in bench.player.placed:
            item = self._items[placed.id]
            state = PieceState.SET if placed.id in in_letters else PieceState.RESTING
            item.show_as(unit=self.geometry.unit, angle=placed.pose.angle, state=state)
            goals[item] = self.geometry.to_scene(placed.pose)
            if item.pose != placed.pose:
                self._topmost += 1
                # Qt stacks items of equal z in the order they were added, not were laid.
                item.setZValue(Z_LYING + self._topmost / 1000)
            item.pose = placed.pose
        return goals

    def _in_heaps(self, bench: Bench) -> Goals:
        goals = {}
        for kind in Shape:
            free = [p for p in bench.player.pieces if p.pose is None and p.kind is kind]
            for place, piece in enumerate(free):
                item = self._items[piece.id]
                unit, angle = self.geometry.unit, HEAP_ANGLES[kind]
                item.show_as(unit=unit, angle=angle, state=PieceState.RESTING)
                goals[item] = self.geometry.in_heap(kind, place, len(free))
        return goals

    @staticmethod
    def _reading(bench: Bench) -> BenchReading:
        return reading(bench.player, bench.ruleset)

    def _letters(self) -> frozenset[tuple[Slot, str]]:
        cells = self._reading(self.bench).cells if self.bench else ()
        return frozenset((slot, cell.letter) for slot, cell in cells if cell.letter)

    def _light(self, new: frozenset[tuple[Slot, str]]) -> None:
        """Letters that were just recognised glow briefly."""
        self._glow.stop()
        self._lit = frozenset(slot for slot, _ in new)
        duration = look().motion_ms(GLOW_MS)
        if self._lit and duration:
            self._glow.setDuration(duration)
            self._glow.start()
        else:
            self._ground.show_glow(frozenset(), 0.0)

    def _show_glow(self, strength: float) -> None:
        self._ground.show_glow(self._lit, strength)


def _mark(slot: Slot, cell: CellReading) -> CellMark:
    if cell.letter:
        return CellMark(slot, cell.letter, True)
    return CellMark(slot, "…" if isinstance(cell.fault, Missing) else "?", False)
