"""What stands below the words at the bench: the clue of the word at the caret, and the anchor."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import say

from .. import desk_texts
from .. import workshop_texts as texts
from ..workpiece import LONGEST_TEXT, Workpiece


class SidePanel(QWidget):
    """Shows and changes what no tile shows."""

    clue_written = Signal(str, str)
    """A word, and its clue as far as it is written."""
    anchor_chosen = Signal(str)
    accepted = Signal(str)
    """A word that is to count in this puzzle."""

    def __init__(self) -> None:
        super().__init__()
        self._word = ""
        self.clue = QLineEdit()
        self.clue.setMaxLength(LONGEST_TEXT)
        self.clue.setPlaceholderText(say(texts.CLUE_HINT))
        self.clue.textEdited.connect(lambda text: self.clue_written.emit(self._word, text))
        self._clue_label = field_label(say(texts.CLUE_OF_NONE), self.clue)
        self.accepting = buttons.secondary("", lambda: self.accepted.emit(self._word))
        self.accepting.hide()
        self.anchor = QComboBox()
        self.anchor.textActivated.connect(self.anchor_chosen)
        column = in_column(inside=self, spacing=look().gap(0.75))
        for part in (
            self.accepting,
            self._clue_label,
            self.clue,
            field_label(say(texts.ANCHOR), self.anchor),
            self.anchor,
        ):
            column.addWidget(part)

    def show_piece(self, piece: Workpiece, word: str, *, is_refused: bool) -> None:
        """Show a piece, with the clue of one of its words; none where that is empty. One that is
        refused can be accepted."""
        self._word = word
        self.accepting.setVisible(is_refused)
        if is_refused:
            self.accepting.setText(say(desk_texts.ACCEPT, word=word))
            self.accepting.setAccessibleName(self.accepting.text())
        said = say(texts.CLUE_OF, word=word) if word else say(texts.CLUE_OF_NONE)
        self._clue_label.setText(said)
        self.clue.setAccessibleName(said)
        self.clue.setEnabled(bool(word))
        text = piece.texts.get(word, "")
        if self.clue.text() != text:
            self.clue.setText(text)
        self._show_anchors(piece)

    def _show_anchors(self, piece: Workpiece) -> None:
        offered = list(piece.anchors) or [say(texts.NO_ANCHOR)]
        with QSignalBlocker(self.anchor):
            if offered != [self.anchor.itemText(at) for at in range(self.anchor.count())]:
                self.anchor.clear()
                self.anchor.addItems(offered)
            self.anchor.setCurrentText(piece.the_anchor or offered[0])
        self.anchor.setEnabled(bool(piece.anchors))
