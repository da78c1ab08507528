"""Asks for words, and lays them as a crossword; again and again until it pleases."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.folding import LETTERS, fold
from wordsmith_desktop.window.kit import buttons, threads
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.wording.texts import CANCEL, say

from .. import desk_texts as texts
from .. import workshop_texts
from ..clued.caret import Caret, at_start
from ..clued.criss_cross import diagram_of
from ..clued.diagram import Diagram
from ..clued.laying import LaidWords, clued_words, laid_out
from ..workpiece import Clue, Workpiece
from .diagram_board import DiagramBoard
from .diagram_painting import DiagramView
from .files import PDF, save_as, saved_as
from .listed_words import ListedWords


class FromWordsDialog(PlainDialog):
    """Shows the figure beside the words, and hands it on as a piece for the bench."""

    def __init__(
        self,
        piece: Workpiece,
        context: RoomContext,
        use: Callable[[Workpiece], object],
        parent: QWidget,
    ) -> None:
        """`piece` has title, author and language already."""
        super().__init__(say(texts.FROM_WORDS_TITLE), say(texts.FROM_WORDS_TEXT), parent)
        self._piece, self._use_piece, self._tries = piece, use, 0
        self._made: Workpiece | None = None
        self.lists = ListedWords(context, piece.language)
        self.lists.drawn.connect(self._add_words)
        self._task: threads.Task | None = None
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self.board = DiagramBoard(say(workshop_texts.SOLUTION))
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.left_over = label("")
        way = QBoxLayout.Direction
        # Large text leaves no room side by side, and the dialog scrolls.
        both = QBoxLayout(way.TopToBottom if look().is_large else way.LeftToRight)
        self.board.setMinimumHeight(look().px(30))
        left = QVBoxLayout()
        left.addWidget(field_label(say(texts.FROM_WORDS_FIELD), self.field))
        left.addWidget(self.field, 1)
        left.addWidget(self.lists)
        both.addLayout(left, 2)
        both.addWidget(self.board, 3)
        self.body.addLayout(both, 1)
        self.add(self.left_over)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.laying = self.add_button(buttons.secondary(say(texts.LAY_THEM), self.lay))
        self.sheet = self.add_button(buttons.secondary(say(texts.AS_WORKSHEET), self.save_sheet))
        self.sheet.setEnabled(False)
        self.use = self.add_button(buttons.primary(say(texts.USE_DETAILS), self._take))
        self.use.setEnabled(False)
        self.field.textChanged.connect(self._forget)
        self.finished.connect(lambda _result: self._stop())
        self.field.setFocus()
        self.fit(900, 600)

    def lay(self) -> None:
        """Lay the words, each time in another way."""
        asked = clued_words(self.field.toPlainText())
        clues = {_letters(word, self._piece.language): clue for word, clue in asked.items()}
        clues = {word: clue for word, clue in clues.items() if len(word) > 1}
        self._stop()
        if not clues:
            self._tell(say(texts.NO_WORDS_YET))
            return
        self._tries += 1
        rng = Rng(self._tries)
        self._made = None
        self._task = threads.run(
            lambda ticket: laid_out(tuple(clues), rng, lambda: ticket.is_cancelled),
            done=lambda laid: self._show(laid, clues),
            owner=self,
        )

    def _show(self, laid: LaidWords, clues: dict[str, str]) -> None:
        self._task = None
        kept = tuple(Clue(word, clues[word]) for word in sorted(clues) if clues[word])
        self._made = Workpiece(
            title=self._piece.title,
            author=self._piece.author,
            language=self._piece.language,
            layout=laid.layout,
            clues=kept,
        )
        drawn: Diagram = diagram_of(laid.layout)
        caret: Caret = at_start(drawn)
        self.board.show_view(DiagramView(drawn, caret, drawn.letters), "")
        left = ", ".join(laid.left_over)
        self._tell(say(texts.LEFT_OVER, words=left) if left else "")
        self.laying.setText(say(texts.LAY_OTHERWISE))
        self.laying.setAccessibleName(self.laying.text())
        for button in (self.use, self.sheet):
            button.setEnabled(bool(laid.layout))

    def _add_words(self, words: Sequence[str]) -> None:
        kept = self.field.toPlainText().rstrip()
        self.field.setPlainText("\n".join(filter(None, (kept, *words))))

    def save_sheet(self) -> None:
        """Ask for a place, and write the figure with its clues and its solution there."""
        if self._made is not None:
            done = save_as(self, PDF, self._made)
            if done is not None:
                path, fault = done
                self._tell(fault or saved_as(PDF, path, self._made))

    def _tell(self, sentence: str) -> None:
        self.left_over.setText(sentence)
        if sentence:
            announce(self, sentence)

    def _forget(self) -> None:
        for button in (self.use, self.sheet):
            button.setEnabled(False)

    def _take(self) -> None:
        if self._made is not None:
            self.accept()
            self._use_piece(self._made)

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None


def _letters(word: str, language: str) -> str:
    """What of a word stands in squares."""
    return "".join(one for one in fold(word, language) if one in LETTERS)
