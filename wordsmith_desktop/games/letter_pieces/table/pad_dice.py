"""The dice that a challenge began with, folded away on the score pad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import UnfoldingButton
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.texts import joined, say

from ..rules.actions import Face
from ..words import table_texts as texts
from ..words.event_texts import FACES
from .pad_row import margin_width
from .tray import paint_face


class DiceFold(QWidget):
    """A line of the pad that unfolds to the dice; hidden where none were rolled."""

    def __init__(self) -> None:
        super().__init__()
        self._faces: tuple[Face, ...] = ()
        self.line = FoldLine()
        self.dice = SmallDice()
        in_column(self.line, self.dice, inside=self, spacing=0)
        self.dice.hide()
        self.line.toggled.connect(self.dice.setVisible)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_dice(self, faces: Sequence[Face]) -> None:
        """Hold these."""
        self._faces = tuple(faces)
        self.dice.show_faces(faces)

    def show_for(self, *, is_present: bool) -> None:
        """Show them on the page of the present challenge only."""
        self.setVisible(is_present and bool(self._faces))


class FoldLine(UnfoldingButton):
    """Says what is folded away, with an arrow that points down while it is unfolded."""

    def __init__(self) -> None:
        super().__init__()
        # Its own paint shows the pointer: this has Qt repaint it as that comes and goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._speak)
        self._speak()

    def _speak(self) -> None:
        state = say(shared.UNFOLDED if self.isChecked() else shared.FOLDED)
        self.setAccessibleName(f"{say(texts.DICE_ROLLED)}, {state}")

    def sizeHint(self) -> QSize:
        return QSize(
            look().px(20),
            max(look().least_target, QFontMetrics(look().font()).height() + look().gap(0.5)),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, side = margin_width() + in_use.gap(1), in_use.px(0.6)
        middle = QPointF(left + side, self.height() / 2)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self.isChecked():
            corners = ((-1.0, -0.6), (1.0, -0.6), (0.0, 0.8))
        ink = theme.paper_ink if self.underMouse() else theme.paper_muted
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        painter.drawPolygon([middle + QPointF(x * side, y * side) for x, y in corners])
        painter.setFont(in_use.font())
        painter.setPen(colour(ink))
        text = QRectF(left + 3 * side, 0, self.width() - left - 3 * side, self.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, say(texts.DICE_ROLLED))
        if self.hasFocus() and shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # By night the ring's own colour cannot be told from paper.
            for tone, inside, broad in ((theme.focus, 0, 3.0), (theme.paper_ink, 2.5, 1.5)):
                painter.setPen(QPen(colour(tone), broad))
                ring = QRectF(self.rect()).adjusted(left - 6, 2, -2, -2)
                painter.drawRoundedRect(ring.adjusted(inside, inside, -inside, -inside), 5, 5)


@has_role(QAccessible.Role.StaticText)
class SmallDice(QWidget):
    """The faces side by side, each in a square."""

    def __init__(self) -> None:
        super().__init__()
        self._faces: tuple[Face, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_faces(self, faces: Sequence[Face]) -> None:
        """Show these."""
        self._faces = tuple(faces)
        self.setAccessibleName(joined([say(FACES[face]) for face in faces]))
        set_tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(3.5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._faces:
            return
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = margin_width() + look().gap(1)
        step = min(self.height(), (self.width() - left) / len(self._faces))
        for place, face in enumerate(self._faces):
            area = QRectF(left + place * step + 1, 1, step - 3, step - 3)
            painter.setPen(QPen(colour(theme.paper_muted), 1))
            # On the sheet itself rims and stars, which go with the table, cannot be seen by night.
            painter.setBrush(colour(theme.raised))
            painter.drawRoundedRect(area, 4, 4)
            inset = step * 0.14
            paint_face(painter, area.adjusted(inset, inset, -inset, -inset), face, look())
