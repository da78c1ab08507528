"""A player's sheet as a round ends: it slides in, its best word builds itself, boxes count up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import words_in
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.match_end.ending import StagePiece
from wordsmith_desktop.window.kit.match_end.stage import piece_areas
from wordsmith_desktop.window.kit.paper import paint_paper
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..words import table_texts as texts

SCENE_MS: Final = 2600
"""So long the whole scene takes."""
_SLIDES: Final = (0.0, 0.2)
"""The share of it in which the sheet comes in; likewise below."""
_BUILDS: Final = (0.18, 0.5)
_COUNTS: Final = (0.5, 0.85)
_ENDS: Final = (0.85, 1.0)
_STAGGER: Final = 0.5
"""Share of the building after which the last letter sets out."""
_FELT: Final = 11
"""Height of the strip on which the best word lies; this and all below are in grid steps."""
_BREADTH: Final = 34
_BOX: Final = 2.5
"""Side of a bonus box."""


class RoundLine(Value):
    """A word of the round."""

    word: str
    points: int
    is_best: bool = False
    is_struck: bool = False


class RoundShown(Value):
    """One player's round."""

    name: str
    mark: SeatMark
    lines: tuple[RoundLine, ...]
    best: tuple[StagePiece, ...]
    """The letters of the best word in their pieces; none where there is no word."""
    boxes: int
    """Blue boxes that there are."""
    bonus: int
    """Of these are open still, and count a point each."""
    points: int
    """Of the round."""
    total: int
    """Of the match so far."""
    leads: bool = False
    has_bonus: bool = True

    @property
    def spoken(self) -> str:
        """All of it in words."""
        words = ", ".join(f"{one.word} {one.points}" for one in self.lines)
        said = say(texts.ROUND_SPOKEN, points=say_count(POINTS, self.points), total=self.total)
        bonus = say_count(texts.ROUND_BONUS, self.bonus) if self.has_bonus else ""
        return "; ".join(part for part in (f"{self.name}: {words}", bonus, said) if part)


def _share(progress: float, span: tuple[float, float]) -> float:
    return min(1.0, max(0.0, (progress - span[0]) / (span[1] - span[0])))


@has_role(QAccessible.Role.StaticText)
class RoundSheet(QWidget):
    """Paints one player's round, as far as the scene has come."""

    def __init__(
        self, shown: RoundShown, *, from_left: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.shown = shown
        self._from_left = from_left
        self._progress = 1.0
        self.setAccessibleName(shown.spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(look().scene_ms(SCENE_MS))
        self._animation.valueChanged.connect(lambda value: self._advance(float(str(value))))

    @property
    def is_moving(self) -> bool:
        """Whether the scene goes on."""
        return self._animation.state() is QVariantAnimation.State.Running

    @property
    def counted(self) -> int:
        """Bonus boxes that are counted by now."""
        return int(_share(self._progress, _COUNTS) * self.shown.bonus + 1e-6)

    def play(self) -> None:
        """Have the scene begin; under reduced motion all is there at once."""
        if self._animation.duration():
            self._advance(0.0)
            self._animation.start()

    def settle(self) -> None:
        """Show all of it now."""
        self._animation.stop()
        self._advance(1.0)

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The words of the round, to be asked about."""
        return words_in(" ".join(one.word for one in self.shown.lines))

    def sizeHint(self) -> QSize:
        rows = len(self.shown.lines) + 2 + self.shown.has_bonus
        step = look().gap(1)
        height = look().px(_FELT) + self._head + rows * self._row + 5 * step
        return QSize(look().px(_BREADTH), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_BREADTH * 0.6), self.sizeHint().height())

    # Painting

    @property
    def _row(self) -> float:
        return QFontMetrics(look().font()).height() * 1.25

    @property
    def _head(self) -> float:
        return QFontMetrics(look().font(Size.LEAD, bold=True)).height() * 1.5

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_from = (-1 if self._from_left else 1) * self.width()
        slid = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(
            _share(self._progress, _SLIDES)
        )
        painter.translate(in_from * (1 - slid), 0)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint_paper(painter, area, look())
        inner = area.adjusted(look().gap(1.5), look().gap(1), -look().gap(1.5), -look().gap(1))
        top = self._paint_head(painter, inner)
        top = self._paint_best(painter, inner, top)
        top = self._paint_lines(painter, inner, top)
        if self.shown.has_bonus:
            top = self._paint_bonus(painter, inner, top)
        self._paint_sums(painter, inner, top)

    def _paint_head(self, painter: QPainter, inner: QRectF) -> float:
        side = self._head * 0.7
        area = QRectF(inner.left(), inner.top() + (self._head - side) / 2, side, side)
        self.shown.mark.paint(painter, area, look(), look().theme.paper)
        text = QRectF(area.right() + look().gap(1), inner.top(), inner.width() - side, self._head)
        star = "★ " if self.shown.leads and self._progress >= _ENDS[1] else ""
        self._write(painter, text, star + self.shown.name, size=Size.LEAD, bold=True)
        return inner.top() + self._head

    def _paint_best(self, painter: QPainter, inner: QRectF, top: float) -> float:
        """On a strip of felt the letters rise one after the other."""
        felt = QRectF(inner.left(), top, inner.width(), look().px(_FELT))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.felt))
        painter.drawRoundedRect(felt, 8, 8)
        pieces, gap = self.shown.best, look().gap(1)
        area = felt.adjusted(gap, gap, -gap, -gap)
        areas = piece_areas(area, pieces, self.window().height() * 0.6, 0.012)
        for place, (piece, at) in enumerate(zip(pieces, areas, strict=True)):
            risen = self._risen(place, len(pieces))
            painter.save()
            painter.setOpacity(risen)
            piece.paint(painter, at.translated(0, (1 - risen) * at.height() / 2), look())
            painter.restore()
        return felt.bottom() + look().gap(1)

    def _risen(self, place: int, count: int) -> float:
        start = _STAGGER * place / max(1, count - 1)
        share = (_share(self._progress, _BUILDS) - start) / (1 - _STAGGER)
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, max(0.0, share)))

    def _paint_lines(self, painter: QPainter, inner: QRectF, top: float) -> float:
        for line in self.shown.lines:
            row = QRectF(inner.left(), top, inner.width(), self._row)
            said = say(texts.STRUCK_WORD, word=line.word) if line.is_struck else line.word
            self._write(painter, row, said, bold=line.is_best, right=str(line.points))
            top += self._row
        return top

    def _paint_bonus(self, painter: QPainter, inner: QRectF, top: float) -> float:
        """Boxes fill one by one, and their number counts up with them."""
        side = min(look().px(_BOX), inner.width() * 0.8 / max(1, self.shown.boxes))
        theme, counted = look().theme, self.counted
        for place in range(self.shown.boxes):
            area = QRectF(inner.left() + place * side * 1.15, top + 3, side, side)
            painter.setPen(QPen(colour(theme.paper_ink), 1.5))
            is_open = place < self.shown.bonus
            is_counted = place < counted
            painter.setBrush(colour(theme.accent) if is_counted else colour(theme.paper))
            painter.drawRoundedRect(area, 3, 3)
            if not is_open:
                painter.drawLine(area.topLeft(), area.bottomRight())
        row = QRectF(inner.left(), top, inner.width(), max(self._row, side + 6))
        self._write(painter, row, "", right=f"+ {counted}", bold=True)
        return row.bottom()

    def _paint_sums(self, painter: QPainter, inner: QRectF, top: float) -> None:
        words = sum(one.points for one in self.shown.lines)
        painter.setPen(QPen(colour(look().theme.paper_ink), 1.5))
        painter.drawLine(QPointF(inner.left(), top + 1), QPointF(inner.right(), top + 1))
        row = QRectF(inner.left(), top + 2, inner.width(), self._row)
        points = words + self.counted
        self._write(painter, row, say(texts.THIS_CHALLENGE), right=str(points), bold=True)
        painter.setOpacity(_share(self._progress, _ENDS))
        row.translate(0, self._row)
        self._write(painter, row, say(texts.SO_FAR), right=str(self.shown.total), bold=True)
        painter.setOpacity(1.0)

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        *,
        right: str = "",
        bold: bool = False,
        size: Size = Size.BODY,
    ) -> None:
        painter.setFont(look().font(size, bold=bold))
        painter.setPen(colour(look().theme.paper_ink))
        metrics, middle = painter.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
        room = int(area.width()) - metrics.horizontalAdvance(right) - look().gap(1)
        painter.drawText(area, middle, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room))
        if right:
            painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, right)

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()


def round_columns(count: int, width: float) -> Iterator[tuple[int, int]]:
    """Row and column of each of so many sheets in a breadth of so many pixels."""
    columns = max(1, min(count, int(width // look().px(_BREADTH * 0.8))))
    for place in range(count):
        yield divmod(place, columns)
