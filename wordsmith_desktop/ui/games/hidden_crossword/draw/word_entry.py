"""Where the one who called gives the word."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.spelling import Spelling
from wordsmith_desktop.ui.games.hidden_crossword.draw.word_tiles import WordTiles
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say


class WordEntry(QWidget):
    """Who is asked, the word in tiles, what speaks against it, and two ways on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", size="lead")
        self.word = WordTiles()
        self.reason = label("")
        self.submit = buttons.primary(say(texts.CALL_IT), self.word.submitted.emit)
        self.withdraw = buttons.secondary(say(texts.WITHDRAW), self.word.left.emit)
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        flow.addWidget(self.submit)
        flow.addWidget(self.withdraw)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.75))
        for part in (self.title, self.word, self.reason, line):
            whole.addWidget(part)

    def show_caller(self, name: str) -> None:
        """Ask a player for the word; "" where there is only one."""
        text = say(texts.WHICH_WORD, name=name) if name else say(texts.WHICH_WORD_ALONE)
        self.title.setText(text)
        announce(self, text)

    def show_word(self, spelling: Spelling) -> None:
        """Show the word as it stands; what spoke against another one is forgotten."""
        self.word.show_word(spelling)
        self.submit.setEnabled(bool(spelling.word))
        self.show_against("")

    def show_against(self, text: str) -> None:
        """Say what speaks against the word, or else how to go on."""
        self.reason.setText(text or say(texts.TYPE_IT))
