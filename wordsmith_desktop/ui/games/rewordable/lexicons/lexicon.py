"""One player's lexicon: a header and the words, newest first."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.lexicons.header import LexiconHeader
from wordsmith_desktop.ui.games.rewordable.lexicons.views import LexiconView
from wordsmith_desktop.ui.games.rewordable.lexicons.words import Words
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour


class Lexicon(QWidget):
    """A card with the header, and the words below it unless it is folded."""

    chosen = Signal(int)
    """A word was clicked; its number."""
    unfolded = Signal(bool)
    """Whether the words are to be seen now."""
    reached = Signal(QWidget)
    """A word got the focus."""

    def __init__(self, view: LexiconView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        step = look().gap(0.5)
        column = QVBoxLayout(self)
        column.setContentsMargins(step, step, step, step)
        column.setSpacing(step)
        self.header = LexiconHeader()
        """What is always to be seen; it folds and unfolds."""
        column.addWidget(self.header)
        self.words = Words()
        """The words, while they are unfolded."""
        self.words.hide()
        column.addWidget(self.words)
        self.setFocusProxy(self.header)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.words.chosen.connect(self.chosen)
        self.words.reached.connect(self.reached)
        self.header.toggled.connect(self._unfold)
        self.show_lexicon(view)

    @property
    def seat(self) -> int:
        """Whose lexicon it is."""
        return self._view.seat

    @property
    def is_unfolded(self) -> bool:
        """Whether the words are to be seen."""
        return self.header.isChecked()

    def set_unfolded(self, is_unfolded: bool) -> None:
        """Fold or unfold."""
        self.header.setChecked(is_unfolded)

    def show_lexicon(self, view: LexiconView) -> None:
        """Show this player's words; those that stay keep their buttons and the focus."""
        self._view = view
        self.header.show_lexicon(view)
        if self.words.show_words(view.newest_first, owner=view.owner):
            self.header.setFocus()
        self.words.setVisible(self.is_unfolded and bool(view.words))
        self.update()

    def _unfold(self, is_unfolded: bool) -> None:
        self.words.setVisible(is_unfolded and bool(self._view.words))
        self.updateGeometry()
        self.unfolded.emit(is_unfolded)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_to_move = self._view.is_to_move
        edge = theme.accent if is_to_move else theme.hairline
        painter.setPen(QPen(colour(edge), 3 if is_to_move else 1))
        painter.setBrush(colour(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
