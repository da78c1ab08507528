"""Results over time as a picture, drawn by PyQtGraph, which is loaded when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.emblems import emblem_path
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, clear_layout, in_column, in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import speak_as
from wordsmith_desktop.wording.texts import say

from .. import record_texts as texts
from .progress_points import ProgressCurve, time_ticks
from .result_words import bare, number, short_day

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wordsmith_desktop.core.background import Ticket


LIBRARY: Final = "pyqtgraph"
_MARK: Final = 13
"""Breadth of a mark, in pixels at 100 %."""
_SECOND_MS: Final = 1000.0
_FAINT: Final = 64
"""How strong the lines across are, of 255."""
_WON, _OTHER = "yellow", "blue"
"""Emblems whose shapes the marks have: a star and a circle."""


def load_library(_ticket: Ticket) -> Any:
    """The drawing library; about half a second the first time, so not in the window's thread."""
    library = import_module(LIBRARY)
    library.setConfigOptions(antialias=True)
    return library


class ProgressChart(QWidget):
    """One line for each result, the mean of the latest ones, and the best so far."""

    def __init__(self, library: Any) -> None:
        """`library` is what `load_library` gave."""
        super().__init__()
        self._library = library
        self._plot = library.GraphicsLayoutWidget()
        self._plot.setBackground(look().theme.field)
        self._plot.setAccessibleName(say(texts.CHART))
        # It answers to no hand, so that the wheel scrolls the page and Tab goes on.
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        speak_as(self._plot, QAccessible.Role.Graphic)
        self._plot.setFixedHeight(look().px(36))
        self._plot.setMinimumWidth(look().px(30))
        # A whole plot item would bring menus and buttons that nobody here can use.
        self._view = library.ViewBox(enableMenu=False, enableMouse=False)
        self._left = library.AxisItem("left", linkView=self._view)
        self._bottom = library.AxisItem("bottom", linkView=self._view)
        self._plot.ci.layout.setSpacing(0)
        self._plot.addItem(self._left, 0, 0)
        self._plot.addItem(self._view, 0, 1)
        self._plot.addItem(self._bottom, 1, 1)
        self._dress_axes()
        self._legend = QWidget()
        self._flow = FlowLayout(self._legend, spacing=look().gap(2))
        in_column((self._plot, 1), self._legend, inside=self)

    def show_curve(self, curve: ProgressCurve, spoken: str) -> None:
        """Draw a curve; `spoken` tells it in words."""
        self._plot.setAccessibleDescription(spoken)
        self._view.clear()
        self._name_days(curve)
        self._name_heights(curve)
        self._draw_best(curve)
        if curve.has_marks:
            self._draw_results(curve)
        if curve.mean:
            self._line(curve.mean, QPen(colour(look().theme.accent), self._px(4)))
        self._explain(curve)

    # The parts of the picture

    def _draw_best(self, curve: ProgressCurve) -> None:
        pen = QPen(colour(look().theme.ink), self._px(2))
        pen.setStyle(Qt.PenStyle.DashLine)
        corners: list[tuple[float, float]] = []
        for x, y in curve.best:
            # A best result counts from its own match on.
            corners += [(x, corners[-1][1]), (x, y)] if corners else [(x, y)]
        self._line(corners, pen)

    def _draw_results(self, curve: ProgressCurve) -> None:
        theme = look().theme
        places = [(float(x), float(y)) for x, y in enumerate(curve.values, 1)]
        self._line(places, QPen(colour(theme.muted), self._px(1.5)))
        rim = QPen(colour(theme.ink), self._px(1.5))
        rim.setCosmetic(True)
        for shape, fill, shown in (
            (_WON, theme.accent, [won is True for won in curve.won]),
            (_OTHER, theme.field, [won is not True for won in curve.won]),
        ):
            marked = [place for place, is_shown in zip(places, shown, strict=True) if is_shown]
            if marked:
                self._view.addItem(
                    self._library.ScatterPlotItem(
                        x=[x for x, _ in marked],
                        y=[y for _, y in marked],
                        symbol=emblem_path(shape),
                        size=self._px(_MARK),
                        pen=rim,
                        brush=colour(fill),
                    )
                )

    def _line(self, points: Sequence[tuple[float, float]], pen: QPen) -> None:
        pen.setCosmetic(True)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self._view.addItem(self._library.PlotCurveItem(x=xs, y=ys, pen=pen))

    def _dress_axes(self) -> None:
        theme = look().theme
        for axis in (self._left, self._bottom):
            axis.setTickFont(look().font())
            axis.setPen(QPen(colour(theme.edge), 1))
            axis.setTextPen(colour(theme.ink))
            axis.setStyle(tickTextOffset=look().gap(0.75), tickLength=-look().gap(0.5))
        self._bottom.setHeight(QFontMetrics(look().font()).height() + look().gap(2))
        self._left.enableAutoSIPrefix(False)
        self._left.setGrid(_FAINT)
        self._left.tickStrings = lambda values, _scale, _spacing: [number(one) for one in values]

    def _name_days(self, curve: ProgressCurve) -> None:
        count = len(curve.values)
        named = curve.ticks[:: 2 if look().is_large else 1]
        self._bottom.setTicks([[(x, short_day(curve.days[x - 1])) for x in named]])
        room = 0.5 + count * 0.04
        self._view.setXRange(1 - room, count + room, padding=0)

    def _name_heights(self, curve: ProgressCurve) -> None:
        low, high = float(min(curve.values)), float(max(curve.values))
        is_timed = curve.ranking is Ranking.FASTEST
        margin = max(_SECOND_MS if is_timed else 1.0, (high - low) * 0.08)
        low, high = low - margin, high + margin
        self._view.setYRange(low, high, padding=0)
        ticks = [(at, bare(curve.ranking, at)) for at in time_ticks(low, high)]
        self._left.setTicks([ticks] if is_timed else None)

    def _explain(self, curve: ProgressCurve) -> None:
        clear_layout(self._flow)
        for sample, text in self._samples(curve):
            self._flow.addWidget(_Explained(sample, text))
        if curve.ranking in texts.LESS_IS_BETTER:
            self._flow.addWidget(label(say(texts.LESS_IS_BETTER[curve.ranking]), wrap=False))
        self._legend.updateGeometry()

    def _samples(self, curve: ProgressCurve) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if curve.has_marks:
            if any(won is not None for won in curve.won):
                found += [("won", say(texts.MARK_WON)), ("other", say(texts.MARK_LOST))]
            else:
                found.append(("other", say(texts.MARK_PLAYED)))
        if curve.mean:
            found.append(("mean", say(texts.MARK_MEAN, n=curve.window)))
        if curve.best:
            found.append(("best", say(texts.MARK_BEST)))
        return found

    def _px(self, pixels: float) -> float:
        return pixels * look().scale


class _Sample(QWidget):
    """A mark or a piece of a line as it is in the picture."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self.setFixedSize(look().px(4), look().px(2.5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, scale = look().theme, look().scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._kind in ("won", "other"):
            path: QPainterPath = emblem_path(_WON if self._kind == "won" else _OTHER)
            painter.translate(rect.center())
            painter.scale(_MARK * scale, _MARK * scale)
            pen = QPen(colour(theme.ink), 1.5 * scale)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.setBrush(colour(theme.accent if self._kind == "won" else theme.field))
            painter.drawPath(path)
            return
        pen = QPen(colour(theme.accent), 4 * scale)
        if self._kind == "best":
            pen = QPen(colour(theme.ink), 2 * scale, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        middle = rect.center().y()
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))


class _Explained(QWidget):
    """A sample and what it means."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__()
        in_row(_Sample(kind), label(text, wrap=False), inside=self, spacing=look().gap(1))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
