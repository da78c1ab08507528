"""While the computer lays a puzzle: the letters, how far it is, and a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw.pool import Pool
from wordsmith_desktop.ui.games.hidden_crossword.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say


class SettingPanel(QWidget):
    """Shows progress; the search itself is others' business."""

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pool = Pool()
        self._line = label(say(texts.SEARCHING), size="lead")
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        """How far it is."""
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(look().px(40))
        self.bar.setAccessibleName(say(texts.SEARCHING))
        self.stop = buttons.secondary(say(texts.STOP_SEARCH), self.stopped.emit)
        # The Enter that began it, pressed twice, must not end it.
        self._patience = Patience(self)
        self._patience.watch(self.stop)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(3))
        column.addStretch(1)
        column.addWidget(self.pool, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._line)
        column.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_pool(self, seen: Observation) -> None:
        """Show the letters that the puzzle is laid from."""
        self.pool.show_pool(seen)

    def show_progress(self, done: int, whole: int) -> None:
        """So much of the search is done."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def show_searching(self) -> None:
        """The search has begun."""
        self._line.setText(say(texts.SEARCHING))
        self.bar.setRange(0, 0 if not look().reduced_motion else 1)
        self.bar.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._patience.restart()

    def show_failure(self) -> None:
        """No puzzle was found."""
        self._line.setText(say(texts.NO_PUZZLE))
        self.bar.hide()
