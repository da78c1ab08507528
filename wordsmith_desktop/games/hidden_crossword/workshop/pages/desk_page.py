"""The desk: a crossword with blocks is built, filled and clued here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Cell
from ...words.texts import WORKSHOP
from .. import desk_texts as texts
from .. import workshop_texts
from ..clued.desk import Desk
from ..clued.diagram import WordSlot
from ..clued.puzzle import CluedPuzzle
from ..clued.report import OpenedFile
from ..clued.slot_words import words_wished
from .desk_filling import DeskFilling
from .desk_menu import DeskMenu
from .desk_parts import DeskParts
from .desk_words import DeskWords
from .diagram_painting import DiagramView
from .files import FileKind, save_as, saved_as, why
from .square_said import square_said
from .workbench import Workbench

_BANNER_SHARE = 20
"""Of the bar, against one for the empty place beside it."""
KEEP_MS = 400
"""So long after the last letter that was typed into a field it is kept."""
DeskBench = Workbench[CluedPuzzle]


class DeskPage(Page):
    """Hands keys and clicks to the puzzle, and shows it with its clues."""

    def __init__(
        self,
        context: RoomContext,
        bench: DeskBench,
        solve: Callable[[CluedPuzzle], object],
        opened: tuple[str, OpenedFile] | None = None,
    ) -> None:
        """`solve` opens the puzzle to be solved; `opened` is the file that it comes from."""
        super().__init__(say(WORKSHOP))
        self.bench, self._solve = bench, solve
        self.desk = Desk(lambda: self.puzzle, self.change, self._follow)
        self.words = DeskWords(context, lambda: self.puzzle)
        self._ghost: dict[Cell, str] = {}
        self._pointed_slot = self.desk.slot
        self.parts = DeskParts()
        self.banner, self.board = self.parts.banner, self.parts.board
        self.clues, self.fits = self.parts.clues, self.parts.fits
        self.filling = DeskFilling(self, self.words)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MS)
        self._timer.timeout.connect(self._keep)
        self._lay_out()
        self.menu = DeskMenu(self)
        self._make_buttons()
        self._listen()
        if opened is not None:
            self.parts.report.show_file(*opened)
        self.show_desk()

    @property
    def puzzle(self) -> CluedPuzzle:
        """The puzzle as it is."""
        return self.bench.piece

    def dictionary_opened(self) -> None:
        self.words.forget()
        self.show_desk()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back the word that is being typed, and leaves where there is none."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if not (is_escape and self.board.hasFocus() and self.desk.untype()):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.filling.task.stop()
        self._keep()

    # Showing

    def show_desk(self) -> None:
        """Show the puzzle as it is."""
        self.desk.keep_inside()
        self._show_board()
        self._show_clues()
        self._show_fits()
        self.parts.show_counts(self.puzzle)
        if self.parts.name.text() != self.puzzle.title:
            self.parts.name.setText(self.puzzle.title)
        self.menu.undoing.setEnabled(self.bench.can_undo)
        self.menu.redoing.setEnabled(self.bench.can_redo)
        self.banner.review()

    def _show_board(self) -> None:
        puzzle, caret = self.puzzle, self.desk.caret
        letters = puzzle.diagram.letters
        view = DiagramView(puzzle.diagram, caret, letters, ghost=self._ghost)
        self.board.show_view(view, square_said(puzzle, caret, letters))

    def _show_clues(self) -> None:
        self.clues.show_puzzle(
            self.puzzle,
            self.desk.slot,
            self.words.is_refused,
            missing_first=self.parts.missing.isChecked(),
        )
        word = self.desk.word
        self.parts.show_refused(word if word and self.words.is_refused(word) else "")

    def _show_fits(self) -> None:
        found = None if self.parts.beside.value else self.words.to_fill()
        if found is None:
            self.fits.show_words(())
            return
        drawn, slot = self.puzzle.diagram, self.desk.slot
        self.fits.show_words(words_wished(drawn, slot, found, self.fits.wish))

    # Doing

    def change(self, puzzle: CluedPuzzle) -> None:
        """Have the puzzle be so, and keep it."""
        self._ghost = {}
        self.bench.change(puzzle)
        self.show_desk()
        self._tell_trouble()

    def _follow(self) -> None:
        """The caret went elsewhere."""
        if self.desk.slot != self._pointed_slot:
            self._ghost, self._pointed_slot = {}, self.desk.slot
            self.fits.forget_pattern()
        self.show_desk()

    def _lay(self, word: str) -> None:
        slot = self.desk.slot
        if slot is None or len(slot.cells) != len(word):
            self.banner.show_refusal(say(texts.OTHER_LENGTH, word=word))
            return
        self.desk.lay(word)
        self.board.setFocus()

    def _point(self, word: str) -> None:
        self._ghost = self.desk.ghost_of(word)
        self._show_board()

    def write_clue(self) -> None:
        """Go to the clue of the word at the caret; nothing of it is replaced."""
        self.parts.beside.choose(True)
        if not self.clues.edit_clue(self.desk.slot):
            self.banner.show_refusal(say(workshop_texts.NO_WORD_HERE))

    def show_fitting(self) -> None:
        """Show the words that fit, or the clues again."""
        beside = self.parts.beside
        beside.choose(not beside.value)
        if not beside.value:
            self.fits.list.setFocus()

    def accept(self) -> None:
        """Have the word at the caret count for this puzzle."""
        self.desk.accept()
        self.board.setFocus()

    def undo(self) -> None:
        """Take the last change back."""
        if self.bench.can_undo:
            self.bench.undo()
            self.show_desk()

    def redo(self) -> None:
        """Bring back what undo took."""
        if self.bench.can_redo:
            self.bench.redo()
            self.show_desk()

    def save_copy(self, kind: FileKind) -> None:
        """Ask for a place, and write the puzzle there."""
        done = save_as(self, kind, self.puzzle)
        if done is not None and done[1]:
            self.banner.show_refusal(done[1])
        elif done is not None:
            self.banner.show_info(saved_as(kind, done[0], self.puzzle))

    def solve(self) -> None:
        """Open the puzzle to be solved."""
        self._keep()
        self._solve(self.puzzle.tidied())

    # Keeping

    def _write_clue(self, slot: WordSlot, text: str) -> None:
        self.bench.write(self.puzzle.with_clue(slot, text))
        self._timer.start()
        self.show_desk()

    def _write_name(self, title: str) -> None:
        self.bench.write(replace(self.puzzle, title=title))
        self._timer.start()

    def _keep(self) -> None:
        self._timer.stop()
        self.bench.keep()
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self.bench.trouble is not None:
            said = say(workshop_texts.NOT_KEPT, why=why(self.bench.trouble))
            self.banner.show_refusal(said)

    # Building

    def _lay_out(self) -> None:
        self.head.addWidget(field_label(say(workshop_texts.NAME), self.parts.name))
        self.head.addWidget(self.parts.name, 2)
        self.parts.lay_out(self.body)
        # In the bar, so that what is told never makes the diagram smaller.
        self._bar.insertWidget(1, self.banner, _BANNER_SHARE)

    def _make_buttons(self) -> None:
        more = buttons.secondary(say(workshop_texts.PUZZLE_MENU))
        more.setMenu(self.menu.menu)
        self.more = self.add_button(more)
        self.fill_button = self.add_button(buttons.secondary(say(texts.FILL), self.filling.fill))
        self.back = self.add_button(buttons.secondary(say(words.BACK), self.left.emit))
        solving = buttons.primary(say(workshop_texts.BEGIN), self.solve)
        self.add_way_on(solving, takes_enter=False)

    def _listen(self) -> None:
        board, desk, parts = self.board, self.desk, self.parts
        board.pressed.connect(desk.press)
        board.typed.connect(desk.type)
        board.erased.connect(desk.erase)
        board.taken_out.connect(desk.take_out)
        board.moved.connect(desk.step)
        board.spaced.connect(desk.turn)
        board.word_wanted.connect(desk.go_word)
        board.ended.connect(desk.go_end)
        board.can_leave = lambda count: not desk.has_word(count)
        self.clues.written.connect(self._write_clue)
        self.clues.chosen.connect(desk.go_to)
        self.fits.wish_changed.connect(self._show_fits)
        self.fits.pointed.connect(self._point)
        self.fits.wanted.connect(self._lay)
        parts.accepting.clicked.connect(self.accept)
        parts.beside.changed.connect(self._show_side)
        parts.missing.toggled.connect(lambda _is: self._show_clues())
        parts.name.textEdited.connect(self._write_name)
        self.filling.task.running_changed.connect(self._show_filling)

    def _show_side(self) -> None:
        self.parts.show_side()
        self._show_fits()

    def _show_filling(self, is_running: bool) -> None:
        text = say(texts.STOP if is_running else texts.FILL)
        self.fill_button.setText(text)
        self.fill_button.setAccessibleName(text)
        self.menu.filling.setText(text)
