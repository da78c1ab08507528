"""Solving a crossword by its clues: the clue of now over the diagram, all of them beside it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu

from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.key_map import sequences
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.table_texts import UNDO
from wordsmith_desktop.wording.texts import Text, say, say_count

from ...words.texts import SOLVE_ROOM
from .. import clued_texts as texts
from ..clued.diagram import WordSlot
from ..clued.markup import to_html
from ..clued.progress import SolvingFolder
from ..clued.solved import SolvedOnce
from ..clued.solver import Scope, Solver
from .clue_lists import ClueLists
from .diagram_board import DiagramBoard
from .diagram_painting import DiagramView
from .files import PDF, save_as, saved_as, why
from .habits_menu import HabitsMenu
from .letter_keys import LetterKeys
from .letters_in_square import ask_for_letters
from .room_results import spent
from .square_said import square_said

_BANNER_SHARE = 20
"""Of the bar, against one for the empty place beside it."""
KEEP_MS = 800
"""So long after the last letter the progress is written down."""


class ClueSolvingPage(Page):
    """Shows a solver, and hands keys, clicks and taps to it."""

    def __init__(
        self,
        solver: Solver,
        folder: SolvingFolder,
        keep_habits: Callable[[], object],
        player: str,
    ) -> None:
        """`player` is who solves it, by name."""
        puzzle = solver.solving.puzzle
        super().__init__(puzzle.title or say(SOLVE_ROOM))
        self.solver, self._folder, self._player = solver, folder, player
        self._is_over = bool(solver.solving.is_solved)
        self.banner = Banner(lines=1, collapses=True)
        self.board = DiagramBoard(say(texts.BOARD))
        self.lists = ClueLists()
        self.clue = QLabel()
        self.time = label("", wrap=False)
        self.progress = label("", wrap=False, tone="muted")
        self.keys = LetterKeys(solver.diagram)
        self.habits = HabitsMenu(solver, self._habits_changed(keep_habits), self)
        self._clock, self._keeper = QTimer(self), QTimer(self)
        self._lay_out()
        self._make_buttons()
        self._listen()
        self.show_solving()

    def _habits_changed(self, keep: Callable[[], object]) -> Callable[[], object]:
        def changed() -> None:
            keep()
            self.keys.setVisible(self.solver.habits.shows_keys)
            self.show_solving()

        return changed

    # Showing

    def show_solving(self) -> None:
        """Show how it stands."""
        solver, solving = self.solver, self.solver.solving
        view = DiagramView(
            diagram=solver.diagram,
            caret=solver.caret,
            letters=solving.fill,
            pencilled=solving.pencilled,
            wrong=solving.wrong,
            shown=solving.shown,
        )
        self.board.show_view(view, square_said(solving.puzzle, solver.caret, solving.fill))
        self._show_clue()
        self.lists.show_puzzle(solving.puzzle, solver.slot, solving.is_done)
        filled, every = solving.done
        self.progress.setText(say(texts.PROGRESS, filled=filled, every=every))
        self._show_time()
        self.undoing.setEnabled(solver.can_undo)
        self.banner.review()

    def _show_clue(self) -> None:
        puzzle, slot = self.solver.solving.puzzle, self.solver.slot
        if slot is None:
            self.clue.setText("")
            return
        asked = puzzle.clue_of(slot)
        text = to_html(asked.whole) if asked is not None else say(texts.NO_CLUE)
        named = say(
            texts.CLUE_NOW,
            label=puzzle.label_of(slot),
            way=say(texts.WAYS_SAID[slot.direction]),
        )
        self.clue.setText(f"<b>{named}</b>&nbsp; {text}")

    def _show_time(self) -> None:
        self.time.setText(spent(self.solver.solving.seconds))
        self.time.setVisible(self.solver.habits.shows_time)

    def _follow(self) -> None:
        self.show_solving()
        self._keeper.start()
        if self.solver.solving.is_full and not self._is_over:
            self._end()

    def _end(self) -> None:
        """The moment when the last square is filled."""
        solving = self.solver.solving
        state = solving.is_solved
        if state is None:
            self.banner.show_info(say(texts.FULL))
        elif state:
            self._is_over = True
            self._clock.stop()
            if solving.is_given_up:
                self.banner.show_info(say(texts.GIVEN_UP))
            else:
                self._celebrate(self._record())
        elif solving.can_check:
            self.banner.show_info(say(texts.NOT_RIGHT_YET))
        else:
            self.banner.show_info(say(texts.NOT_RIGHT_SEALED))

    def _celebrate(self, said: str) -> None:
        """Light over the diagram, and the news in place of the clue until one goes on."""
        self.banner.show_good(said)
        self.clue.setText(f"<b>{say(texts.WELL_DONE)}</b>&nbsp; {said}")
        self.board.shine()
        play(Sound.WIN)

    def _record(self) -> str:
        solving = self.solver.solving
        drawn = solving.puzzle.diagram
        size = drawn.height, drawn.width
        helped = len(solving.shown) + solving.checks
        one = SolvedOnce(
            solving.puzzle.title,
            *size,
            solving.seconds,
            date.today().isoformat(),
            helped,
            self._player,
        )
        alike = [
            o.seconds
            for o in self._folder.solved.all()
            if (o.height, o.width) == size and o.player in ("", self._player)
        ]
        self._try(lambda: self._folder.solved.note(one))
        text = texts.SOLVED if helped else texts.SOLVED_ALONE
        said = say(text, time=spent(solving.seconds))
        is_best = bool(alike) and solving.seconds < min(alike) and not helped
        return say(texts.SOLVED_BEST, solved=said) if is_best else said

    # Doing

    def check(self, scope: Scope) -> None:
        """Mark what is wrong, and say how much."""
        if not self._knows():
            return
        wrong = self.solver.check(scope)
        if wrong:
            self.banner.show_info(say_count(texts.WRONG, wrong))
        elif not self._is_over:
            self.banner.show_good(say(texts.ALL_RIGHT))
        self.board.setFocus()

    def reveal(self, scope: Scope) -> None:
        """Show the solution."""
        if self._knows():
            self.solver.reveal(scope)
            self.board.setFocus()

    def _knows(self) -> bool:
        """Whether there is a solution; the banner says where there is none."""
        solving = self.solver.solving
        if solving.can_check:
            return True
        sealed = solving.puzzle.seal is not None
        self.banner.show_refusal(say(texts.SEALED if sealed else texts.NO_SOLUTION))
        return False

    def save_pdf(self) -> None:
        """Ask for a place, and write the empty diagram with its clues there."""
        puzzle = self.solver.solving.puzzle
        done = save_as(self, PDF, puzzle)
        if done is not None and done[1]:
            self.banner.show_refusal(done[1])
        elif done is not None:
            self.banner.show_info(saved_as(PDF, done[0], puzzle))

    def begin_anew(self) -> None:
        """Take every letter out; undo brings them back."""
        self._is_over = False
        self.solver.begin_anew()
        self.banner.clear()
        self.board.setFocus()

    def keep(self) -> None:
        """Write down how far it is."""
        self._keeper.stop()
        self._try(lambda: self._folder.keep(self.solver.solving))

    def _try(self, keep: Callable[[], object]) -> None:
        try:
            keep()
        except StoreError as error:
            self.banner.show_refusal(say(texts.NOT_KEPT, why=why(error)))

    def _tick(self) -> None:
        self.solver.tick()
        self._show_time()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back the word that is being typed, and leaves where there is none."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if not (is_escape and self.board.hasFocus() and self.solver.untype()):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()
        if not self._is_over:
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()
        self.keep()

    # Layout

    def _lay_out(self) -> None:
        for timer, every in ((self._clock, 1000), (self._keeper, KEEP_MS)):
            timer.setInterval(every)
        self._keeper.setSingleShot(True)
        self.head.addWidget(self.progress)
        self.head.addWidget(self.time)
        self.clue.setWordWrap(True)
        self.clue.setTextFormat(Qt.TextFormat.RichText)
        self.clue.setFont(look().font(22))
        self.clue.setStyleSheet(f"font-size: {look().text_px(22)}px;")
        self.clue.setMinimumHeight(2 * self.clue.fontMetrics().lineSpacing())
        self.body.setSpacing(look().gap(1))
        # In the bar, so that what is told never makes the diagram smaller.
        self._bar.insertWidget(1, self.banner, _BANNER_SHARE)
        self.body.addWidget(self.clue)
        # Side by side at any size of text: below one another the diagram would be tiny.
        both = QHBoxLayout()
        both.setSpacing(look().gap(2))
        both.addWidget(self.board, 3)
        both.addWidget(self.lists, 2)
        self.body.addLayout(both, 1)
        self.body.addWidget(self.keys)
        # Without a parent it would open a window.
        self.keys.setVisible(self.solver.habits.shows_keys)
        notes = self.solver.solving.puzzle.notes
        if notes and not look().is_large:
            self.body.addWidget(label(notes, tone="muted"))

    def _make_buttons(self) -> None:
        solver = self.solver
        self.add_button(self._scoped(texts.CHECK, self.check))
        self.add_button(self._scoped(texts.REVEAL, self.reveal))
        more = buttons.secondary(say(texts.OPTIONS))
        menu = self.habits.menu
        menu.addSeparator()
        self.undoing = self._action(UNDO, solver.undo, "Ctrl+Z")
        several = self._action(texts.SEVERAL, lambda: ask_for_letters(self, solver), "Ctrl+R")
        anew = self._action(texts.BEGIN_ANEW, self.begin_anew)
        menu.addActions([self.undoing, several, anew, self._action(texts.PRINT_IT, self.save_pdf)])
        more.setMenu(menu)
        self.add_button(more)
        self.add_button(buttons.secondary(say(words.BACK), self.left.emit))

    def _scoped(self, text: Text, call: Callable[[Scope], object]) -> buttons.Button:
        menu = QMenu(self)
        for scope in Scope:
            action = menu.addAction(say(texts.SCOPES[scope]))
            action.triggered.connect(lambda _is=False, one=scope: call(one))
        button = buttons.secondary(say(text))
        button.setMenu(menu)
        return button

    def _action(self, text: Text, call: Callable[[], object], *keys: str) -> QAction:
        action = QAction(say(text), self)
        action.setShortcuts(sequences(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: call())
        self.addAction(action)
        return action

    def _listen(self) -> None:
        solver, board = self.solver, self.board
        solver.changed = self._follow
        board.pressed.connect(solver.press)
        board.typed.connect(solver.type)
        board.erased.connect(solver.erase)
        board.taken_out.connect(solver.take_out)
        board.moved.connect(solver.move)
        board.spaced.connect(solver.space)
        board.word_wanted.connect(solver.go_word)
        board.ended.connect(solver.go_end)
        board.can_leave = lambda count: not solver.has_word(count)
        board.touched.connect(lambda: self.habits.actions["shows_keys"].setChecked(True))
        keys = self.keys
        keys.typed.connect(solver.type)
        keys.erased.connect(solver.erase)
        keys.turned.connect(solver.turn)
        keys.word_wanted.connect(solver.go_word)
        self.lists.chosen.connect(self._go_to)
        self._clock.timeout.connect(self._tick)
        self._keeper.timeout.connect(self.keep)

    def _go_to(self, slot: WordSlot) -> None:
        self.solver.go_to(slot)
        self.board.setFocus()
