"""Another player's pad, folded to a line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.letter_pieces.observation import Observation, PlayerView
from wordsmith_desktop.ui.games.letter_pieces.pad.lines import PadPages, read_pad, say_summary
from wordsmith_desktop.ui.games.letter_pieces.pad.pad import ScorePad
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import TARGET, colour
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.texts import POINTS, say, say_count


class PadSummary(QWidget):
    """Name, rows filled and points; unfolds to the pad on a click or Enter."""

    unfolded = Signal(bool)
    """Whether the pad is to be seen now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.line = SummaryLine()
        """What is always to be seen; it takes the focus."""
        self.line.toggled.connect(self._unfold)
        column.addWidget(self.line)
        self.setFocusProxy(self.line)
        self.pad = ScorePad()
        """The pad itself, while it is unfolded."""
        self.pad.hide()
        column.addWidget(self.pad)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def is_unfolded(self) -> bool:
        """Whether the pad is to be seen."""
        return self.line.isChecked()

    def set_unfolded(self, is_unfolded: bool) -> None:
        """Fold or unfold."""
        self.line.setChecked(is_unfolded)

    def show_pad(self, view: PlayerView, *, name: str, observation: Observation) -> None:
        """As `ScorePad.show_pad`."""
        self.line.show_player(read_pad(view, observation), name)
        self.pad.show_pad(view, name=name, observation=observation)

    def _unfold(self, is_unfolded: bool) -> None:
        self.pad.setVisible(is_unfolded)
        self.updateGeometry()
        self.unfolded.emit(is_unfolded)


class SummaryLine(QAbstractButton):
    """The folded line."""

    def __init__(self) -> None:
        super().__init__()
        self._pad: PadPages | None = None
        self._name = ""
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._speak)

    def show_player(self, pad: PadPages, name: str) -> None:
        """Show this player's line."""
        self._pad, self._name = pad, name
        self._speak()
        self.update()

    def _speak(self) -> None:
        if self._pad is None:
            return
        spoken = say_summary(self._pad, self._name)
        fold = texts.UNFOLDED if self.isChecked() else texts.FOLDED
        self.setAccessibleName(f"{spoken}, {say(fold)}")
        self.setToolTip(spoken)

    def sizeHint(self) -> QSize:
        return QSize(look().px(34), max(TARGET, self.fontMetrics().height() + look().gap(2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(16), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pad is None:
            return
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.accent_soft if self.underMouse() else theme.raised))
        painter.drawRoundedRect(box, 8, 8)
        self._paint_arrow(painter)
        self._paint_text(painter, self._pad)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(box, 8, 8)
            painter.setPen(QPen(colour(theme.ink), 1.5))
            painter.drawRoundedRect(box.adjusted(in_use.gap(0.4), 3, -3, -3), 6, 6)

    def _paint_arrow(self, painter: QPainter) -> None:
        """Points right while folded, down while unfolded."""
        side = look().px(0.7)
        middle = QPointF(look().gap(1) + look().px(1), self.height() / 2)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self.isChecked():
            corners = ((-1.0, -0.6), (1.0, -0.6), (0.0, 0.8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.ink))
        painter.drawPolygon([middle + QPointF(x * side, y * side) for x, y in corners])

    def _paint_text(self, painter: QPainter, pad: PadPages) -> None:
        in_use, theme = look(), look().theme
        left, right = in_use.gap(1) + in_use.px(2.5), self.width() - in_use.gap(1.5)
        painter.setPen(colour(theme.ink))
        for text in (say_count(POINTS, pad.match_total), self._filled(pad)):
            painter.setFont(in_use.font())
            width = QFontMetrics(painter.font()).horizontalAdvance(text)
            cell = QRectF(right - width, 0, width + 1, self.height())
            painter.drawText(cell, Qt.AlignmentFlag.AlignVCenter, text)
            right -= width + in_use.gap(1.5)
        painter.setFont(in_use.font(bold=True))
        shown = painter.fontMetrics().elidedText(
            self._name, Qt.TextElideMode.ElideRight, max(0, right - left)
        )
        cell = QRectF(left, 0, right - left, self.height())
        painter.drawText(cell, Qt.AlignmentFlag.AlignVCenter, shown)

    def _filled(self, pad: PadPages) -> str:
        if not pad.goal:
            return str(pad.filled)
        return say(texts.FILLED_OF, filled=pad.filled, goal=pad.goal)
