"""What a widget paints, piece by piece: every text with its ink, every shape with its colour.

Whatever paints, Qt's own styles or the program, goes through one paint engine; this one draws
nothing and notes what it is asked to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

_DPI: Final = 96
_FINE: Final = 65536
"""What Qt multiplies a ratio by to hand it on as a whole number."""
_TRANSLUCENT: Final = 200
"""What covers less than that, of 255, is a shade or a wash."""


class Written(NamedTuple):
    """A line of text."""

    text: str
    font: QFont
    ink: QColor
    is_solid: bool
    """Whether it is painted with all of its ink."""
    at: QPointF
    """Where its baseline begins, as the painter counts."""
    way: QTransform
    """From there to the picture's pixels."""
    clip: QRect
    """Of the picture, beyond which nothing of it is painted."""
    part: QPaintDevice
    """The widget that it is written on."""
    below: int
    """So many shapes and pictures were painted before."""


class Drawn(NamedTuple):
    """A shape: a line along its edge, or an area."""

    edge: QPainterPath
    """In the picture's pixels."""
    colour: QColor
    breadth: float
    """Of the line in pixels; 0 where only an area is filled."""
    is_filled: bool
    """Whether it hides what it lies on."""
    clip: QRect
    """Of the picture, beyond which nothing of it is painted."""
    part: QPaintDevice
    """The widget that it is drawn on."""


class Pictured(NamedTuple):
    """A picture within the picture, such as a piece that was painted once and kept."""

    image: QImage
    """As it is painted, pixel for pixel."""
    at: QPoint
    clip: QRect
    """Of the picture, beyond which nothing of it is painted."""
    part: QPaintDevice
    """The widget that it is painted on."""


class Lettered(NamedTuple):
    """A text in a picture that is kept."""

    text: str
    ink: QColor
    ground: QImage
    """What it was written on."""
    after: QImage


class Recorder(QPaintDevice):
    """Stands in for a picture, as large as one."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._engine = _Engine(size)

    @property
    def written(self) -> list[Written]:
        """Every text, in the order of painting."""
        return self._engine.written

    @property
    def painted(self) -> list[Drawn | Pictured]:
        """Every shape that is more than a shade, and every picture, in the order of painting."""
        return self._engine.painted

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        asked = QPaintDevice.PaintDeviceMetric
        sizes = {
            asked.PdmWidth: self._size.width(),
            asked.PdmHeight: self._size.height(),
            asked.PdmDevicePixelRatio: 1,
            asked.PdmDevicePixelRatioScaled: _FINE,
            asked.PdmNumColors: 2**24,
            asked.PdmDepth: 32,
            asked.PdmDpiX: _DPI,
            asked.PdmDpiY: _DPI,
            asked.PdmPhysicalDpiX: _DPI,
            asked.PdmPhysicalDpiY: _DPI,
        }
        return sizes[metric] if metric in sizes else super().metric(metric)


class _Engine(QPaintEngine):
    """Notes texts and shapes; pictures that are painted whole are left to whoever made them."""

    def __init__(self, size: QSize) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._size = size
        self.written: list[Written] = []
        self.painted: list[Drawn | Pictured] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:
        """The painter is asked whenever something is painted."""

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # type: ignore[override]
        painter = self.painter()
        ink = painter.pen().color()
        is_solid = painter.opacity() == 1 and ink.alpha() == 255
        way = painter.deviceTransform()
        font, ink, at = _with_own_size(item.font()), QColor(ink), QPointF(at)
        clip, part = self._clip(), painter.device()
        below = len(self.painted)
        self.written.append(Written(item.text(), font, ink, is_solid, at, way, clip, part, below))

    def drawPath(self, path: QPainterPath) -> None:
        painter = self.painter()
        way, pen, brush = painter.deviceTransform(), painter.pen(), painter.brush()
        is_solid = painter.opacity() * 255 > _TRANSLUCENT
        is_line = pen.style() is not Qt.PenStyle.NoPen and pen.color().alpha() > _TRANSLUCENT
        is_plain = brush.style() is Qt.BrushStyle.SolidPattern
        is_filled = brush.isOpaque() if not is_plain else brush.color().alpha() > _TRANSLUCENT
        if is_solid and (is_line or is_filled):
            colour = pen.color() if is_line else brush.color()
            breadth = max(1.0, pen.widthF() * way.m11()) if is_line else 0.0
            edge = way.map(path)
            self.painted.append(
                Drawn(edge, QColor(colour), breadth, is_filled, self._clip(), painter.device())
            )

    def _clip(self) -> QRect:
        """What of the picture is painted on now."""
        painter = self.painter()
        clip = QRect(QPoint(), self._size)
        if not self.systemClip().isEmpty():
            clip = clip.intersected(self.systemClip().boundingRect())
        if painter.hasClipping():
            inner = painter.deviceTransform().mapRect(painter.clipBoundingRect())
            clip = clip.intersected(inner.toAlignedRect())
        return clip

    def drawRects(self, *_rects: Any) -> None:
        """Those of Qt's own, which Python cannot read; a frame is measured as a widget."""

    def drawEllipse(self, rect: QRect | QRectF) -> None:
        path = QPainterPath()
        path.addEllipse(QRectF(rect))
        self.drawPath(path)

    def drawLines(self, *_lines: Any) -> None:
        """As above."""

    def drawPolygon(self, *_points: Any) -> None:
        """As above: only its first point gets to Python."""

    def drawPoints(self, *_points: Any) -> None:
        """Nothing."""

    def drawPixmap(self, *picture: Any) -> None:
        place, pixmap, _part = picture
        painter = self.painter()
        box = painter.deviceTransform().mapRect(QRectF(place))
        if painter.opacity() == 1 and pixmap.hasAlphaChannel():
            image = pixmap.toImage().scaled(box.size().toSize())
            image.setDevicePixelRatio(1)
            self.painted.append(
                Pictured(image, box.topLeft().toPoint(), self._clip(), painter.device())
            )

    def drawTiledPixmap(self, *_pixmap: Any) -> None:
        """Grounds."""

    def drawImage(self, *_image: Any) -> None:
        """Grounds."""


def _with_own_size(font: QFont) -> QFont:
    """The same font, of which a painter takes the size too: a rich text's may be no wish of it."""
    sized = QFont(font)
    if font.pixelSize() > 0:
        sized.setPixelSize(font.pixelSize())
    else:
        sized.setPointSizeF(font.pointSizeF())
    return sized


def record(widget: QWidget) -> Recorder:
    """Have a widget with all in it painted once, and note what that is."""
    _keep_no_pictures(widget)
    recorder = Recorder(widget.size())
    with _all_as_paths():
        widget.render(recorder)
    return recorder


def _rectangle(*given: Any) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(*given))
    return path


def _line(*given: Any) -> QPainterPath:
    line = QLineF(*given)
    path = QPainterPath(line.p1())
    path.lineTo(line.p2())
    return path


def _polyline(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    return path


def _polygon(points: Sequence[QPointF], *_rule: Any) -> QPainterPath:
    path = _polyline(points)
    path.closeSubpath()
    return path


@contextmanager
def _all_as_paths() -> Iterator[None]:
    """Have the program paint rectangles, lines and polygons as paths, which alone can be read."""
    ways = {
        "drawRect": _rectangle,
        "drawLine": _line,
        "drawPolyline": _polyline,
        "drawPolygon": _polygon,
    }

    def painting(path_of: Callable[..., QPainterPath]) -> Callable[..., None]:
        return lambda painter, *given: painter.drawPath(path_of(*given))

    with ExitStack() as kept:
        for name, path_of in ways.items():
            kept.callback(setattr, QPainter, name, getattr(QPainter, name))
            setattr(QPainter, name, painting(path_of))
        yield


@contextmanager
def lettering() -> Iterator[list[Lettered]]:
    """Note texts that are written into pictures meanwhile, which no widget paints again."""
    noted: list[Lettered] = []
    usual = QPainter.drawText

    def write(painter: QPainter, *how: Any) -> Any:
        device = painter.device()
        if not isinstance(device, QPixmap):
            return usual(painter, *how)
        ground = device.toImage()
        answer = usual(painter, *how)
        noted.append(Lettered(str(how[-1]), painter.pen().color(), ground, device.toImage()))
        return answer

    QPainter.drawText = write  # type: ignore[assignment]
    try:
        yield noted
    finally:
        QPainter.drawText = usual  # type: ignore[method-assign]


def _keep_no_pictures(widget: QWidget) -> None:
    """Have boards paint all of themselves, nothing from what they kept."""
    for view in widget.findChildren(QGraphicsView):
        view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        for item in view.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
