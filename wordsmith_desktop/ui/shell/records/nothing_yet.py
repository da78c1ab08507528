"""What stands in place of figures before the first match is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import Text, say
from wordsmith_desktop.ui.shell.mark import paint_word, word_width
from wordsmith_desktop.ui.shell.records import texts


class NothingYet(QWidget):
    """A word made of the pieces, an encouragement, and the way to a game."""

    def __init__(self, sentence: Text, play: Callable[[], object]) -> None:
        super().__init__()
        self.button = primary(say(texts.PLAY), play)
        said = label(say(sentence))
        title = label(say(texts.EMPTY_TITLE), size="title")
        for line in (title, said):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(2))
        column.addStretch(1)
        column.addWidget(_Word())
        column.addWidget(title)
        column.addWidget(said)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)


class _Word(QWidget):
    """Decoration."""

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(9))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        word = say(texts.EMPTY_WORD)
        unit = min(self.width() / word_width(word) * 0.9, self.height() / 2.4)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_word(painter, word, look(), middle=middle, unit=unit)
