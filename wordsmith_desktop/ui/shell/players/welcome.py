"""What stands in place of the list while nobody is on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary
from wordsmith_desktop.ui.kit.emblems import paint_emblem
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.profiles import COLOURS
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.players import texts


class Welcome(QWidget):
    """The emblems that wait for somebody, and the way to begin."""

    def __init__(self, add: Callable[[], object]) -> None:
        super().__init__()
        self.button = primary(say(texts.ADD), add)
        self.button.setAutoDefault(False)
        said = label(say(texts.NOBODY), size="lead")
        said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(3))
        column.addStretch(1)
        column.addWidget(_Emblems())
        column.addWidget(said)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)


class _Emblems(QWidget):
    """All emblems in a row; decoration."""

    def sizeHint(self) -> QSize:
        return QSize(look().px(50), look().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(24), look().px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = min(self.width() / len(COLOURS), float(look().px(7)))
        left = (self.width() - step * len(COLOURS)) / 2
        side = min(step * 0.8, float(self.height()))
        for place, name in enumerate(COLOURS):
            middle = left + step * (place + 0.5)
            box = QRectF(middle - side / 2, (self.height() - side) / 2, side, side)
            paint_emblem(painter, box, name, look())
