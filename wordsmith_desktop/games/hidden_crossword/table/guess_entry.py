"""Where a guess is spelled: the letters there are, the word, and what speaks against it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.keyboard_keeper import HandsOn
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.strip.dragging import Dragging
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.views import LaidView, PieceView, StripWords
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..rules.presenter import LetterStrip
from ..words import table_texts as texts
from .grid.rack import TILES, tile_height

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


_TILE: Final = 76
"""Side of a tile of the guess, in pixels of the smallest window."""


@has_role(QAccessible.Role.Grouping)
class GuessEntry(HandsOn):
    """Tells at `letters` and `strip` what is wanted; whether it may be guessed is told it."""

    refused = Signal()
    """A word was to be guessed against which something speaks."""
    guessed = Signal(str)
    """The word that is to be guessed."""
    solving_wanted = Signal()
    """The whole puzzle is to be laid instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spelling, self._against = LetterStrip(), ""
        self.setAccessibleName(say(texts.STRIP))
        self.letters = PieceRow(say(texts.LETTERS), TILES, height=tile_height(), wraps=True)
        self.letters.title.hide()
        self.strip = StripBoard(TILES, _WORDS)
        self.strip.set_piece_height(look().on_table(_TILE))
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self.why = label("")
        """What speaks against the word; it has its room beforehand, or typing would move all."""
        self.why.setMinimumHeight(QFontMetrics(look().font()).height())
        self.guess = buttons.primary(say(texts.GUESS), self.submit)
        self.solve = buttons.secondary(say(texts.SOLVE), self.solving_wanted.emit)
        self._lay_out()
        self.strip.submitted.connect(self.submit)
        Dragging(self, self.strip)
        # Not by a focus proxy, which Tab would never get past.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._show()

    @property
    def home(self) -> StripBoard:
        return self.strip

    # What the page tells

    def word(self) -> str:
        """The word as far as it is spelled; letters that are not there included."""
        return self._spelling.row.text

    def show_spelling(self, spelling: LetterStrip) -> None:
        """Show the letters, and the word as far as it is spelled."""
        is_same_word = spelling.row.text == self.word()
        self._spelling = spelling
        if not is_same_word:
            self.show_against("")
        self._show()

    def clear(self) -> None:
        """Spell nothing."""
        self.show_spelling(self._spelling.cleared())
        self.show_against("")

    def show_against(self, text: str) -> None:
        """Say what speaks against the word; nothing opens the button."""
        self._against = text
        self.why.setText(text)
        self.guess.setEnabled(bool(self.word()) and not text)
        set_tip(self.guess, text)
        self.guess.setAccessibleDescription(text)

    def set_solving(self, is_open: bool, reason: str = "") -> None:
        """Whether the whole puzzle may be laid, or why not."""
        self.solve.setEnabled(is_open)
        set_tip(self.solve, reason)
        self.solve.setAccessibleDescription(reason)

    def show_nothing(self) -> None:
        """Leave nothing of anybody's guess, for the curtain."""
        self.show_spelling(LetterStrip())
        self.show_against("")

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key that no other widget wanted; says whether it meant anything.

        Whoever types goes on at the strip, so that Enter guesses wherever the keyboard was.
        """
        is_taken = self.isEnabled() and self.strip.take_key(event)
        if is_taken and event.text().isalpha():
            self.strip.setFocus(Qt.FocusReason.OtherFocusReason)
        return is_taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.strip.setFocus(event.reason())

    def submit(self) -> None:
        """Guess the word, or have said what speaks against it."""
        if self._against:
            announce(self.guess, self._against)
            self.refused.emit()
        elif self.word():
            self.guessed.emit(self.word())

    # Inside

    def _lay_out(self) -> None:
        step = look().gap(1)
        whole = in_column(self.letters, inside=self, spacing=step // 2)
        row = QHBoxLayout()
        row.setSpacing(step)
        row.addWidget(self.strip, 1)
        # A page may have them stand in its bar instead.
        row.addWidget(self.solve)
        row.addWidget(self.guess)
        whole.addLayout(row)
        whole.addWidget(self.why)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def _show(self) -> None:
        strip = self._spelling
        self.letters.show_pieces(
            [
                PieceView(place, letter, say(texts.LETTER, letter=letter), strip.is_used(place))
                for place, letter in enumerate(strip.letters)
            ]
        )
        laid = [
            LaidView(piece, strip.texts[piece], say(texts.LETTER, letter=strip.texts[piece]))
            for piece in strip.row.pieces
        ]
        self.strip.show_strip(laid, strip.caret, ghost=strip.ghost)
        self.guess.setEnabled(bool(self.word()) and not self._against)
