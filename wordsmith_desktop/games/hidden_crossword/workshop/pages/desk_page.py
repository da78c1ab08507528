"""The desk: a crossword with blocks is built, filled and clued here."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner, unchanged
from wordsmith_desktop.window.kit.dialogs import place_to_open
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, stacked_tight
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING
from wordsmith_desktop.wording.texts import Text, language, say, say_count

from ...rules.crossword import Cell
from ...table.gestures import WordJudge
from ...words.texts import WORKSHOP
from .. import desk_texts as texts
from .. import workshop_texts
from ..clued import editing
from ..clued.criss_cross import first_letters
from ..clued.desk import Desk
from ..clued.diagram import Diagram, Slot
from ..clued.fill_words import FillWords, scored_in, with_scored, words_of_index
from ..clued.puzzle import CluedPuzzle
from ..clued.report import OpenedFile
from ..clued.slot_words import words_for
from ..clued.symmetry import Symmetry
from ..workpiece import LONGEST_TEXT
from .clue_table import ClueTable
from .desk_dialogs import DetailsDialog, SizeDialog
from .diagram_board import DiagramBoard
from .diagram_painting import BoardView
from .file_report import FileReport
from .files import KINDS, FileKind, save_as, saved_as, why
from .filling_task import FillingTask
from .shelf import read_bytes
from .slot_words_panel import SlotWordsPanel
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
        self._context, self.bench, self._solve = context, bench, solve
        self.desk = Desk(lambda: self.puzzle, self.change, self._follow)
        self.judge = WordJudge(self._lexicon, GameHouse())
        self._ghost: dict[Cell, str] = {}
        self._pointed_slot = self.desk.slot
        self._scored: dict[str, int] = {}
        self._fill_words: tuple[object, FillWords] | None = None
        self.banner = Banner(lines=1, collapses=True)
        self.report = FileReport()
        self.board = DiagramBoard(say(texts.BOARD))
        self.clues, self.fits = ClueTable(), SlotWordsPanel()
        self.filling = FillingTask(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MS)
        self._timer.timeout.connect(self._keep)
        self._lay_out()
        self._make_actions()
        self._make_buttons()
        self._listen()
        if opened is not None:
            self.report.show_file(*opened)
        self.show_desk()

    @property
    def puzzle(self) -> CluedPuzzle:
        """The puzzle as it is."""
        return self.bench.piece

    def dictionary_opened(self) -> None:
        self.judge.forget()
        self.show_desk()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.filling.stop()
        self._keep()

    # Showing

    def show_desk(self) -> None:
        """Show the puzzle as it is."""
        puzzle = self.puzzle
        self.desk.keep_inside()
        self._show_board()
        self._show_clues()
        self._show_fits()
        counts = editing.counts_of(puzzle)
        self.counts.setText(
            say(
                texts.COUNTS,
                words=counts.words,
                blocks=counts.blocks,
                mean=QLocale(language()).toString(counts.mean, "f", 1),
                empty=counts.empty,
                missing=counts.missing,
            )
        )
        if self.name.text() != puzzle.title:
            self.name.setText(puzzle.title)
        self.undoing.setEnabled(self.bench.can_undo)
        self.redoing.setEnabled(self.bench.can_redo)
        self.banner.review()

    def _show_board(self) -> None:
        puzzle, caret = self.puzzle, self.desk.caret
        letters = puzzle.diagram.letters
        view = BoardView(puzzle.diagram, caret, letters, ghost=self._ghost)
        self.board.show_view(view, square_said(puzzle, caret, letters))

    def _show_clues(self) -> None:
        self.clues.show_puzzle(
            self.puzzle, self.desk.slot, self._is_refused, missing_first=self.missing.isChecked()
        )
        word = self.desk.word
        is_refused = bool(word) and self._is_refused(word)
        self.accepting.setVisible(is_refused)
        if is_refused:
            self.accepting.setText(say(texts.ACCEPT, word=word))
            self.accepting.setAccessibleName(self.accepting.text())

    def _is_refused(self, word: str) -> bool:
        is_known = word in self.puzzle.accepted or word in self._scored
        return self.judge.is_ready and not is_known and bool(self.judge.refusal(word))

    def _show_fits(self) -> None:
        slot, found = self.desk.slot, self._words()
        if self.beside.value or slot is None or found is None:
            self.fits.show_words(())
            return
        pattern = self.fits.pattern.text().strip()
        self.fits.show_words(words_for(self.puzzle.diagram, slot, found, pattern))

    def _words(self) -> FillWords | None:
        """What there is to fill with; None as long as the dictionary opens."""
        lexicon = self._lexicon()
        if lexicon is None:
            return None
        key = (lexicon, len(self._scored))
        if self._fill_words is None or self._fill_words[0] != key:
            is_family = not self._context.preferences.settings.offers_all_words
            made = words_of_index(lexicon.index, family=is_family)
            self._fill_words = key, with_scored(made, self._scored)
        return self._fill_words[1]

    def _lexicon(self) -> Lexicon | None:
        return self._context.lexicon(self.puzzle.language)

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
            with QSignalBlocker(self.fits.pattern):
                self.fits.pattern.clear()
        self.show_desk()

    def _lay(self, word: str) -> None:
        self.desk.lay(word)
        self.board.setFocus()

    def _point(self, word: str) -> None:
        self._ghost = self.desk.ghost_of(word)
        self._show_board()

    def write_clue(self) -> None:
        """Go to the clue of the word at the caret; nothing of it is replaced."""
        self.beside.choose(True)
        if not self.clues.edit_clue(self.desk.slot):
            self.banner.show_refusal(say(workshop_texts.NO_WORD_HERE))

    def show_fitting(self) -> None:
        """Show the words that fit, or the clues again."""
        self.beside.choose(not self.beside.value)
        if not self.beside.value:
            self.fits.list.setFocus()

    def accept(self) -> None:
        """Have the word at the caret count for this puzzle."""
        self.desk.accept()
        self.board.setFocus()

    def fill(self) -> None:
        """Fill the rest, or stop that."""
        if self.filling.is_running:
            self.filling.stop()
            self.banner.show_info(say(texts.STOPPED))
            return
        found = self._words()
        if found is None:
            self.banner.show_info(say(DICTIONARY_OPENING))
            return
        self.banner.show_info(say(texts.FILLING))
        self.filling.start(self.puzzle.diagram, found, random.getrandbits(62))

    def _take_fill(self, diagram: Diagram | None) -> None:
        if diagram is None:
            self.banner.show_info(say(texts.NO_FILL))
            return
        self.change(replace(self.puzzle, diagram=diagram))
        self.banner.show_good(say(texts.FILLED))
        self.banner.keep_while(unchanged(lambda: (self.puzzle.clues, self.puzzle.diagram)))

    def take_list(self) -> None:
        """Ask for a list of words, which then go first."""
        path = place_to_open(self, say(texts.OWN_LIST), kind=say(texts.OWN_LIST_KIND))
        if path is not None:
            self.use_list(path)

    def use_list(self, path: Path) -> None:
        """Use the words of a list first."""
        try:
            self._scored = scored_in(read_bytes(path).decode("utf-8-sig", "replace"))
        except StoreError as error:
            self.banner.show_refusal(why(error))
            return
        if not self._scored:
            self.banner.show_refusal(say(texts.OWN_LIST_EMPTY))
            return
        self.banner.show_info(say_count(texts.OWN_LIST_TAKEN, len(self._scored)))
        self.show_desk()

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

    def _write_clue(self, slot: Slot, text: str) -> None:
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

    # Layout

    def _lay_out(self) -> None:
        self.name = QLineEdit(self.puzzle.title)
        self.name.setMaxLength(LONGEST_TEXT)
        self.name.setMinimumWidth(look().px(20))
        self.head.addWidget(field_label(say(workshop_texts.NAME), self.name))
        self.head.addWidget(self.name, 2)
        answers = {True: Segment(say(texts.CLUES)), False: Segment(say(texts.WORDS_HERE))}
        self.beside: Choice[bool] = Choice(texts.BESIDE, answers, value=True)
        self.beside.heading.hide()
        self.missing = QCheckBox(say(texts.MISSING_FIRST))
        self.accepting = buttons.secondary("", self.accept)
        self.counts = label("", tone="muted")
        if look().is_large:
            # The largest text leaves the room to the clues.
            self.counts.hide()
        clue_desk = QWidget()
        in_column(self.missing, (self.clues, 1), inside=clue_desk)
        self._stack = stacked_tight(clue_desk, self.fits)
        self._sides = {True: clue_desk, False: self.fits}
        right = QVBoxLayout()
        right.setSpacing(look().gap(1))
        for part in (self.beside, self._stack, self.accepting, self.counts):
            right.addWidget(part, 1 if part is self._stack else 0)
        # Side by side at any size of text: below one another the diagram would be tiny.
        both = QHBoxLayout()
        both.setSpacing(look().gap(2))
        both.addWidget(self.board, 3)
        both.addLayout(right, 2)
        self.body.setSpacing(look().gap(1))
        self.body.addWidget(self.report)
        self.body.addLayout(both, 1)
        # In the bar, so that what is told never makes the diagram smaller.
        self._bar.insertWidget(1, self.banner, _BANNER_SHARE)

    def _make_actions(self) -> None:
        self.undoing = self._action(workshop_texts.UNDO, self.undo, "Ctrl+Z")
        self.redoing = self._action(workshop_texts.REDO, self.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self._block = self._action(texts.BLOCK, self.desk.turn_block, "Ctrl+B")
        self._clue = self._action(texts.WRITE_CLUE, self.write_clue, "Ctrl+K")
        self._fit = self._action(texts.WORDS_HERE, self.show_fitting, "F3")
        self._fill = self._action(texts.FILL, self.fill, "Ctrl+F")
        self._empty = self._action(
            texts.WITHOUT_LETTERS, lambda: self.change(editing.without_letters(self.puzzle))
        )
        self._list = self._action(texts.OWN_LIST, self.take_list)
        self._first = self._action(
            texts.FIRST_LETTERS, lambda: self.change(first_letters(self.puzzle))
        )
        self._size = self._action(
            texts.SIZE, lambda: SizeDialog(self.puzzle, self.change, self).open()
        )
        self._details = self._action(
            texts.DETAILS, lambda: DetailsDialog(self.puzzle, self.change, self).open()
        )

    def _make_buttons(self) -> None:
        self.menu = QMenu(self)
        self.menu.addActions([self.undoing, self.redoing, self._size, self._details])
        self._add_symmetries()
        self.menu.addActions([self._block, self._clue, self._fit, self._fill])
        self.menu.addActions([self._list, self._first, self._empty])
        self.menu.addSeparator()
        copies = self.menu.addMenu(say(workshop_texts.EXPORT))
        for kind in KINDS:
            copies.addAction(say(kind.text)).triggered.connect(
                lambda _is=False, one=kind: self.save_copy(one)
            )
        more = buttons.secondary(say(texts.PUZZLE_MENU))
        more.setMenu(self.menu)
        self.more = self.add_button(more)
        self.fill_button = self.add_button(buttons.secondary(say(texts.FILL), self.fill))
        self.back = self.add_button(buttons.secondary(say(words.BACK), self.left.emit))
        solving = buttons.primary(say(workshop_texts.BEGIN), self.solve)
        self.add_way_on(solving, takes_enter=False)

    def _add_symmetries(self) -> None:
        menu = self.menu.addMenu(say(texts.SYMMETRY))
        group = QActionGroup(self)
        for one in Symmetry:
            action = menu.addAction(say(texts.SYMMETRIES[one]))
            action.setCheckable(True)
            action.setChecked(one.value == self.puzzle.symmetry)
            action.triggered.connect(
                lambda _is=False, kind=one: self.change(replace(self.puzzle, symmetry=kind.value))
            )
            group.addAction(action)

    def _action(self, text: Text, call: Callable[[], object], *keys: str) -> QAction:
        action = QAction(say(text), self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: call())
        self.addAction(action)
        return action

    def _listen(self) -> None:
        board, desk = self.board, self.desk
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
        self.fits.pattern_changed.connect(self._show_fits)
        self.fits.pointed.connect(self._point)
        self.fits.wanted.connect(self._lay)
        self.beside.changed.connect(self._show_side)
        self.missing.toggled.connect(lambda _is: self._show_clues())
        self.name.textEdited.connect(self._write_name)
        self.filling.found.connect(self._take_fill)
        self.filling.running_changed.connect(self._show_filling)

    def _show_side(self) -> None:
        self._stack.setCurrentWidget(self._sides[self.beside.value])
        self._show_fits()

    def _show_filling(self, is_running: bool) -> None:
        text = say(texts.STOP if is_running else texts.FILL)
        self.fill_button.setText(text)
        self.fill_button.setAccessibleName(text)
        self._fill.setText(text)
