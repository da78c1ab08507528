"""A part of the form that is folded until somebody wants it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.wording import form_texts as texts
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .buttons import UnfoldingButton
from .layouts import in_column
from .look import colour
from .tips import set_tip


class FoldedPart(QWidget):
    """What can be chosen inside a fold of a new-match form."""

    changed = Signal()

    def set_players(self, names: tuple[str, ...]) -> None:
        """The players as entered so far, in seat order."""

    def set_computers(self, bots: Sequence[str]) -> None:
        """By seat, the bot that plays there; "" for a person."""

    def account(self) -> str:
        """In a few words, what is chosen."""
        raise NotImplementedError


class Fold(QWidget):
    """A headline with a short account of what is inside; a click or Enter unfolds it."""

    def __init__(self, title: str, body: QWidget) -> None:
        super().__init__()
        self.headline = FoldHeadline(title)
        """What unfolds it."""
        in_column(self.headline, body, inside=self, spacing=look().gap(2))
        body.hide()
        self.headline.toggled.connect(body.setVisible)
        # It takes no keys itself: whoever gives it the keyboard means this part.
        self.setFocusProxy(self.headline)

    def set_account(self, account: str) -> None:
        """Say in a few words what is chosen inside."""
        self.headline.show_account(account)


class FoldHeadline(UnfoldingButton):
    """Title, account and an arrow that shows whether the part is unfolded."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title, self._account = title, ""
        # Has Qt repaint when the pointer comes and goes; `underMouse` alone does not.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._speak)
        self._speak()

    def show_account(self, account: str) -> None:
        """Show another account."""
        self._account = account
        self._speak()
        self.update()

    def _speak(self) -> None:
        state = say(texts.UNFOLDED if self.isChecked() else texts.FOLDED)
        parts = (self._title, self._account, state)
        self.setAccessibleName(", ".join(part for part in parts if part))
        set_tip(self, self._account)

    def sizeHint(self) -> QSize:
        height = QFontMetrics(look().font(bold=True)).height() + look().gap(2)
        return QSize(look().px(40), max(look().target, height))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(self.rect(), 8, 8)
        self._paint_arrow(painter)
        left = in_use.gap(0.5) + in_use.px(2.5)
        middle = Qt.AlignmentFlag.AlignVCenter
        for text, is_bold in ((self._title, True), (self._account, False)):
            painter.setFont(in_use.font(bold=is_bold))
            painter.setPen(colour(theme.ink if is_bold else theme.muted))
            room = max(0, self.width() - left)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(left, 0, room, self.height(), middle, shown)
            left += painter.fontMetrics().horizontalAdvance(shown) + in_use.gap(2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 8, 8)

    def _paint_arrow(self, painter: QPainter) -> None:
        side = look().px(0.7)
        middle = QPointF(look().gap(0.5) + look().px(0.75), self.height() / 2)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self.isChecked():
            corners = ((-1.0, -0.6), (1.0, -0.6), (0.0, 0.8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.ink))
        painter.drawPolygon([middle + QPointF(x * side, y * side) for x, y in corners])
