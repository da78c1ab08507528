"""Where a guess is spelled: the letters there are, the word, and what speaks against it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.word_strip import EMPTY, Pieces, WordStrip
from wordsmith_desktop.ui.games.hidden_crossword.grid.rack import TILES, tile_height
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.strip.dragging import Dragging
from wordsmith_desktop.ui.kit.strip.piece_row import PieceRow
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.views import LaidView, Load, PieceView, StripWords
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.texts import say

COPIES: Final = 17
"""So often a letter can be laid where a guess is not bound to the tiles there are."""


@dataclass(frozen=True)
class LetterStrip(WordStrip):
    """The letters are numbered by their place; further copies of them follow."""

    letters: str = ""
    """As many of each as there are tiles."""
    limits_copies: bool = True
    """Whether a letter can be laid no more often than that (W13)."""

    @property
    def texts(self) -> Mapping[int, str]:
        copies = 1 if self.limits_copies else COPIES
        return dict(enumerate(self.letters * copies))

    def laid(self, text: str) -> Pieces:
        free: defaultdict[str, deque[int]] = defaultdict(deque)
        for number, letter in self.texts.items():
            free[letter].append(number)
        pieces = []
        for letter in text:
            if not free[letter]:
                break
            pieces.append(free[letter].popleft())
        return tuple(pieces)

    def copy_of(self, place: int) -> int:
        """The number of a letter at that place that does not lie yet, if there is one."""
        numbers = range(place, len(self.texts), len(self.letters))
        return next((one for one in numbers if one not in self.row.pieces), place)

    def is_used(self, place: int) -> bool:
        """Whether no more of that letter can be taken from its place in the row."""
        return self.limits_copies and place in self.row.pieces


_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


class GuessEntry(QWidget):
    """The word lives here; whether it may be guessed is told from outside, live."""

    guessed = Signal(str)
    """The word that is to be guessed."""
    solving_wanted = Signal()
    """The whole puzzle is to be laid instead."""
    changed = Signal(str)
    """Another word is spelled; what spoke against the one before is forgotten."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strip, self._against = LetterStrip(), ""
        self.letters = PieceRow(say(texts.LETTERS), TILES, height=tile_height(), wraps=True)
        self.letters.title.hide()
        self.strip = Strip(TILES, _WORDS)
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self.why = label("")
        """What speaks against the word; it has its room beforehand, or typing would move all."""
        self.why.setMinimumHeight(QFontMetrics(look().font()).height())
        self.guess = buttons.primary(say(texts.GUESS), self.submit)
        self.solve = buttons.secondary(say(texts.SOLVE), self.solving_wanted.emit)
        self._lay_out()
        self._listen()
        # Not by a focus proxy, which Tab would never get past.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._show()

    # What the page tells

    def word(self) -> str:
        """The word as far as it is spelled; letters that are not there included."""
        return self._strip.row.text

    def set_word(self, text: str) -> None:
        """Spell another word."""
        self._become(self._strip.cleared().typed(text))

    def clear(self) -> None:
        """Spell nothing."""
        self._become(self._strip.cleared())
        self.show_against("")

    def show_letters(self, letters: str, *, limits_copies: bool = True) -> None:
        """Offer these letters; the word stays."""
        offered = LetterStrip(EMPTY, letters, limits_copies)
        if offered == replace(self._strip, row=EMPTY):
            return
        self._strip = offered.typed(self.word())
        self._show()

    def show_against(self, text: str) -> None:
        """Say what speaks against the word; nothing opens the button."""
        self._against = text
        self.why.setText(text)
        self.guess.setEnabled(bool(self.word()) and not text)
        self.guess.setToolTip(text)
        self.guess.setAccessibleDescription(text)

    def set_solving(self, is_open: bool, reason: str = "") -> None:
        """Whether the whole puzzle may be laid, or why not."""
        self.solve.setEnabled(is_open)
        self.solve.setToolTip(reason)
        self.solve.setAccessibleDescription(reason)

    def show_nothing(self) -> None:
        """Leave nothing of anybody's guess, for the curtain."""
        self.clear()
        self.show_letters("")

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key that no other widget wanted; says whether it meant anything."""
        return self.isEnabled() and self.strip.take_key(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.strip.setFocus(event.reason())

    def submit(self) -> None:
        """Guess the word, or have said what speaks against it."""
        if self._against:
            announce(self.guess, self._against)
        elif self.word():
            self.guessed.emit(self.word())

    # Inside

    def _lay_out(self) -> None:
        step = look().gap(1)
        acts = QVBoxLayout()
        acts.setSpacing(step)
        acts.addStretch(1)
        acts.addWidget(self.guess)
        acts.addWidget(self.solve)
        row = QHBoxLayout()
        row.setSpacing(2 * step)
        row.addWidget(self.strip, 1)
        row.addLayout(acts)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(step // 2)
        whole.addWidget(self.letters)
        whole.addLayout(row)
        whole.addWidget(self.why)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def _listen(self) -> None:
        strip = self.strip
        self.letters.picked.connect(lambda load: self._take(load, None))
        self.letters.returned.connect(self._put_back)
        strip.dropped.connect(self._take)
        strip.typed.connect(lambda letter: self._become(self._strip.typed(letter)))
        strip.erased.connect(lambda: self._become(self._strip.erased()))
        strip.cleared.connect(lambda: self._become(self._strip.cleared()))
        for signal in (strip.thrown, strip.deleted):
            signal.connect(lambda place: self._become(self._strip.without(place)))
        strip.carried.connect(lambda start, end: self._become(self._strip.moved(start, end)))
        strip.caret_moved.connect(lambda place: self._become(self._strip.with_caret(place)))
        strip.submitted.connect(self.submit)
        Dragging(self, strip)

    def _take(self, load: Load, place: int | None) -> None:
        self._become(self._strip.with_piece(self._strip.copy_of(load.piece), place))

    def _put_back(self, load: Load) -> None:
        self._become(self._strip.without(self._strip.row.pieces.index(load.piece)))

    def _become(self, after: LetterStrip | Rejection) -> None:
        if isinstance(after, Rejection):
            return
        before, self._strip = self.word(), after
        self._show()
        if before != self.word():
            self.show_against("")
            self.changed.emit(self.word())

    def _show(self) -> None:
        strip = self._strip
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
