"""What a player knows without having asked: the anchor, the letters, what was told."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import discard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import told_lines
from wordsmith_desktop.ui.games.hidden_crossword.sheet.tight import Tight
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import SheetView
from wordsmith_desktop.ui.games.hidden_crossword.tiles.legend import Legend
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label


class ToldLines(QWidget):
    """One line for everything that is known; then what the marks mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels: list[QLabel] = []
        """The lines from top to bottom."""
        self.legends = [Legend(clue) for clue in ClueType]
        """Of which one is shown."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look().gap(1), 0, look().gap(1), 0)
        whole.setSpacing(look().gap(1))
        self._column = QVBoxLayout()
        self._column.setSpacing(look().gap(0.5))
        whole.addLayout(self._column)
        for legend in self.legends:
            whole.addWidget(legend)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_sheet(self, view: SheetView) -> None:
        """Say what is known."""
        lines = tuple(told_lines(view))
        discard(self.labels[len(lines) :])
        del self.labels[len(lines) :]
        for line in lines[len(self.labels) :]:
            made = label(line)
            self._column.addWidget(made)
            made.show()  # The layout would show it a moment later only.
            self.labels.append(made)
        for shown, line in zip(self.labels, lines, strict=True):
            shown.setText(line)
        for legend in self.legends:
            legend.setVisible(legend.clue is view.clue)


class ToldArea(QScrollArea):
    """As high as its lines where there is room for that; else they scroll."""

    def __init__(self, lines: ToldLines, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        content = Tight()
        content.setProperty("clear", "true")
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(lines)
        column.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        width = self.viewport().width()
        return QSize(look().px(20), self._lines.heightForWidth(width) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), min(self.sizeHint().height(), look().px(8)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
