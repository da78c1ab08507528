"""The sign over the window while a file is dragged there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.curtain import centred
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.look import colour


class DropSign(QWidget):
    """Lies over the window and says in a line what letting go would do."""

    def __init__(self, sentence: str, name: str, *, is_refusal: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentence = sentence
        self._is_refusal = is_refusal
        card = QFrame()
        card.setProperty("surface", "raised")
        step = look().gap(1)
        inside = in_column(inside=card, spacing=2 * step, margins=(5 * step,) * 4)
        for line in (label(sentence, size="title"), label(name, tone="muted")):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(line)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(3 * step,) * 4)
        whole.addStretch(1)
        whole.addLayout(centred(card))
        whole.addStretch(1)
        # While something is dragged the mouse tells nothing: if it does, the drag is over.
        self.setMouseTracking(True)
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter, width = look().theme, QPainter(self), look().px(0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.85)
        painter.fillRect(self.rect(), colour(theme.table))
        painter.setOpacity(1)
        ink = theme.bad if self._is_refusal else theme.accent
        painter.setPen(QPen(colour(ink), width, Qt.PenStyle.DashLine))
        edge = look().gap(1.5)
        inside = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(inside, edge, edge)
