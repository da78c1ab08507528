"""The columns of the score pad: one narrow tab for each challenge."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from wordsmith_desktop.ui.games.letter_pieces.pad import texts
from wordsmith_desktop.ui.games.letter_pieces.pad.lines import PadPage
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import TARGET, colour
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


class ChallengeTab(QAbstractButton):
    """A challenge's number above its points; the one that is open is framed."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        """`number` counts from 1."""
        super().__init__(parent)
        self._number = number
        self._points = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_page(self, page: PadPage | None) -> None:
        """Show this challenge's points; None where it was not begun."""
        self.setEnabled(page is not None)
        self._points = str(page.total) if page and page.total is not None else "–"
        self.setAccessibleName(self._spoken(page))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def _spoken(self, page: PadPage | None) -> str:
        if page is None:
            return say(texts.CHALLENGE_NOT_BEGUN, number=self._number)
        if page.total is None:
            return say(texts.CHALLENGE, number=self._number)
        points = say_count(POINTS, page.total)
        return say(texts.CHALLENGE_WITH_POINTS, number=self._number, points=points)

    def sizeHint(self) -> QSize:
        small, points = QFontMetrics(look().font()), QFontMetrics(look().font(bold=True))
        width = max(points.horizontalAdvance("88"), points.horizontalAdvance(self._points))
        height = small.height() + points.height() + look().gap(0.5)
        return QSize(max(TARGET - 8, width + look().gap(1.5)), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        ink = theme.paper_ink if self.isEnabled() else theme.paper_muted
        small = QFontMetrics(in_use.font()).height()
        painter.setPen(colour(theme.paper_muted))
        painter.setFont(in_use.font())
        number = QRectF(0, in_use.gap(0.25), whole.width(), small)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(colour(ink))
        painter.setFont(in_use.font(bold=self.isChecked()))
        below = whole.adjusted(0, small, 0, 0)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._points)
        if self.isChecked():
            painter.setPen(QPen(colour(theme.paper_ink), 2))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 5, 5)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
            painter.setPen(QPen(colour(theme.paper_ink), 1.5))
            painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 4, 4)
