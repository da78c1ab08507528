"""A field for the code of a deal that somebody has read out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, reveal
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..challenge import Challenge
from ..codes import LENGTH, BadCodeError, parse_code
from .in_words import deal_text

NO_MARKS: Final[Mapping[str, str]] = {}


class CodeEntry(QWidget):
    """Says at once what a code is of; what is wrong with one, once it is long enough or played."""

    played = Signal(object)
    """The `Challenge` of the code."""

    def __init__(self, games: Sequence[GameEntry], marks: Mapping[str, str] = NO_MARKS) -> None:
        """`marks` are those of dictionaries that people brought along, by their tags."""
        super().__init__()
        self._tags = {mark: tag for tag, mark in marks.items()}
        self._games = games
        self.field = QLineEdit()
        self.field.setAccessibleName(say(texts.CODE_FIELD))
        self.field.setPlaceholderText(say(texts.CODE_EXAMPLE))
        self.field.setMinimumWidth(look().px(26))
        self.field.textChanged.connect(lambda _text: self._tell(is_asked=False))
        self.field.returnPressed.connect(self._play)
        self.button = secondary(say(texts.CODE_PLAY), self._play)
        self.line = label("")
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        in_column(row, self.line, inside=self, spacing=look().gap(0.75))
        self._say("", is_fault=False)

    def _play(self) -> None:
        challenge = self._tell(is_asked=True)
        if challenge is not None:
            self.played.emit(challenge)

    def _tell(self, *, is_asked: bool) -> Challenge | None:
        """Say what stands there; a code that is still being typed is not found fault with."""
        text = self.field.text()
        try:
            deal = parse_code(text)
        except BadCodeError as error:
            is_whole = sum(map(str.isalnum, text)) >= LENGTH
            self._say(say(texts.CODE_FAULTS[error.fault]) if is_whole or is_asked else "")
            return None
        if deal.mark and deal.mark not in self._tags:
            self._say(say(texts.CODE_OTHER_WORDS))
            return None
        entry = entry_of(self._games, deal.kind.game)
        self._say(deal_text(deal, entry, self._tags.get(deal.mark, "")), is_fault=False)
        return Challenge(deal)

    def _say(self, sentence: str, *, is_fault: bool = True) -> None:
        self.line.setText(sentence)
        self.line.setProperty("tone", "bad" if is_fault else "good")
        # A style sheet does not look at a property again by itself.
        self.line.style().polish(self.line)
        self.line.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)
        if sentence:
            announce(self, sentence)
            # Shown only now, it has its place after the next turn of events.
            QTimer.singleShot(0, self.line, lambda: reveal(self.line))
