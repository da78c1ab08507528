"""What is at hand at every table, always at the right end of the menu bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenuBar, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import computer_players
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import Text, say

UNDO, REDO, WHY, HINT, HELP = "undo", "redo", "why", "hint", "help"
_NAMES: Final[dict[str, Text]] = {
    UNDO: texts.TOOL_UNDO,
    REDO: texts.TOOL_REDO,
    WHY: computer_players.WHY,
    HINT: texts.TOOL_HINT,
    HELP: texts.TOOL_HELP,
}


_SIGN: Final = 2
"""Side of a tool's sign, in grid steps."""


class MoveTools(QWidget):
    """Undo, redo, why, hint and help; all but the last are the Move menu's of that name."""

    def __init__(self, bar: QMenuBar, keys: QAction) -> None:
        """`keys` opens the help."""
        super().__init__(bar)
        self._bar = bar
        row = in_row(inside=self, spacing=look().gap(0.5), margins=(0, 0, look().gap(1), 0))
        self._buttons = {name: ToolButton(name, self) for name in _NAMES}
        for button in self._buttons.values():
            row.addWidget(button)
        self._buttons[HELP].follow(keys)
        before = bar.cornerWidget()
        bar.setCornerWidget(self)
        if before is not None:
            # The bar only forgets it, and it would go on being seen below this one.
            before.hide()
            before.deleteLater()
        self.show_moves(())
        # A menu bar shows a corner that is set while it is seen only when it is told to.
        self.show()

    def button(self, name: str) -> ToolButton:
        """The tool of that name."""
        return self._buttons[name]

    def show_moves(self, moves: Sequence[QAction], *, has_hints: bool = True) -> None:
        """Offer those of a table's moves that are tools; without a table there are none."""
        by_name = {action.objectName(): action for action in moves}
        if not has_hints:
            by_name.pop(HINT, None)
        for name in (UNDO, REDO, WHY, HINT):
            self._buttons[name].follow(by_name.get(name))
        self.adjustSize()
        # A menu bar sets the right edge of its corner when the corner is given to it, not when that
        # becomes narrower.
        self._bar.setCornerWidget(self)


class ToolButton(QAbstractButton):
    """A drawn sign with its word; it is no tab stop, since its key and its menu entry are there."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._action: QAction | None = None
        self.setText(say(_NAMES[name]))
        self.setAccessibleName(self.text())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._run)

    def follow(self, action: QAction | None) -> None:
        """Do what an action does, as long as it can be done; hide where there is none."""
        if self._action is not None:
            self._action.changed.disconnect(self._refresh)
            self._action.destroyed.disconnect(self._forget)
        self._action = action
        if action is not None:
            action.changed.connect(self._refresh)
            # A page that is built anew takes its actions with it.
            action.destroyed.connect(self._forget)
        self._refresh()

    def _forget(self) -> None:
        self._action = None
        self._refresh()

    def _refresh(self) -> None:
        action = self._action
        self.setVisible(action is not None)
        set_tip(self, "")
        if action is not None:
            self.setEnabled(action.isEnabled())
            keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
            set_tip(self, f"{self.text()} ({keys})" if keys else self.text())

    def _run(self) -> None:
        if self._action is not None:
            self._action.trigger()

    def sizeHint(self) -> QSize:
        word = self.fontMetrics().horizontalAdvance(self.text())
        if look().is_large:
            wanted = QSize(look().px(_SIGN) + 2 * look().gap(1), look().px(3))
        else:
            wanted = QSize(look().px(3) + word + look().gap(1.5), look().px(4))
        return wanted.expandedTo(QSize(look().least_target, look().least_target))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, side = look().theme, look().px(_SIGN)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.ink if self.isEnabled() else theme.muted
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        painter.setOpacity(1.0 if self.isEnabled() else 0.55)
        left = (self.width() - side) / 2 if look().is_large else look().gap(0.5)
        area = QRectF(left, (self.height() - side) / 2, side, side)
        _paint_sign(painter, area, self._name, ink)
        if look().is_large:
            return
        painter.setPen(colour(ink))
        rest = self.rect().adjusted(round(area.right()) + look().gap(0.5), 0, 0, 0)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, self.text())


def _paint_sign(painter: QPainter, area: QRectF, name: str, ink: str) -> None:
    pen = QPen(colour(ink), max(1.8, area.width() / 9))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_sign(name, area))


def _sign(name: str, area: QRectF) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        # Redo is undo in the mirror.
        return QPointF(
            area.left() + (1 - x if name == REDO else x) * area.width(),
            area.top() + y * area.height(),
        )

    path = QPainterPath()
    if name in (UNDO, REDO):
        path.moveTo(at(0.3, 0.15))
        path.lineTo(at(0.1, 0.36))
        path.lineTo(at(0.3, 0.57))
        path.moveTo(at(0.1, 0.36))
        path.cubicTo(at(0.95, 0.3), at(1.05, 0.85), at(0.5, 0.85))
    elif name == WHY:
        round_by = area.width() * 0.16
        path.addRoundedRect(QRectF(at(0.08, 0.14), at(0.92, 0.68)), round_by, round_by)
        path.moveTo(at(0.28, 0.68))
        path.lineTo(at(0.24, 0.92))
        path.lineTo(at(0.5, 0.68))
    elif name == HINT:
        path.addEllipse(at(0.5, 0.38), area.width() * 0.3, area.height() * 0.3)
        for y in (0.78, 0.92):
            path.moveTo(at(0.38, y))
            path.lineTo(at(0.62, y))
    else:
        path.moveTo(at(0.3, 0.32))
        path.cubicTo(at(0.32, 0.0), at(0.8, 0.05), at(0.7, 0.38))
        path.cubicTo(at(0.64, 0.52), at(0.5, 0.5), at(0.5, 0.68))
        path.moveTo(at(0.5, 0.9))
        path.lineTo(at(0.5, 0.91))
    return path
