"""The bench: the grid editor over a puzzle of one's own, outside any match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QMenu

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordQuestion, explain
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.key_map import sequences
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import Shrinking, reveal
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING, REDO, UNDO
from wordsmith_desktop.wording.texts import Text, say

from ...rules.crossword import Crossword, Demands, GridFault, GridWhy, Layout, grid_faults
from ...rules.presenter import Editor
from ...rules.suggestions import Suggestion, suggestions
from ...table.finishing import Finishing
from ...table.gestures import WordJudge
from ...table.grid.editor_panel import EditorPanel
from ...words.event_sentences import reason_text, reasons_text
from ...words.texts import WORKSHOP
from .. import workshop_texts as texts
from ..clued.word_sources import asked_of
from ..desk_texts import NO_DICTIONARY
from ..hidden_file import HiddenFile
from ..puzzle_code import HiddenPuzzle
from ..workpiece import LONGEST_TEXT, Workpiece, hidden_puzzle, hiding_reasons
from .files import KINDS, FileKind, save_as, saved_as, why
from .giving_dialog import GivingDialog, code_or_reason
from .letters_dialog import LettersDialog
from .side_panel import SidePanel
from .workbench import Workbench

_BANNER_SHARE = 20
"""Of the bar, against one for the empty place beside it."""
KEEP_MS = 400
"""So long after the last letter that was typed into a field it is kept."""
_NOT_WRONG = (GridWhy.EMPTY, GridWhy.ANCHOR_MISSING, GridWhy.TOO_FEW_WORDS)
"""What a puzzle may lack as long as nobody hides it."""
Solve = Callable[[HiddenFile], object]


class BenchPage(Page):
    """Hands gestures to the bench and shows what lies there."""

    def __init__(self, context: RoomContext, bench: Workbench[Workpiece], solve: Solve) -> None:
        """`solve` asks how a puzzle is to be solved."""
        super().__init__(say(WORKSHOP))
        self._context, self.bench, self._solve = context, bench, solve
        self._tag = ""
        """The dictionary that is asked; empty where there is none of the piece's language."""
        self.judge = WordJudge(self._lexicon, GameHouse())
        self.banner = Banner(lines=1, collapses=True)
        self.side = SidePanel()
        self.panel = EditorPanel(self._lay, self._say_against, below_words=self.side)
        self.finishing = Finishing(
            self,
            self._lexicon,
            self.banner,
            is_family=lambda: self._is_family,
            lay=self.panel.gestures.lay_all,
            laid=lambda: self.bench.piece.layout,
        )
        self.panel.suggesting.finder = self._suggest
        self.panel.suggesting.list.explain = self._explain
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MS)
        self._timer.timeout.connect(self._keep)
        self._lay_out()
        self._make_actions()
        self._make_buttons()
        self.side.clue_written.connect(self._write_clue)
        self.side.anchor_chosen.connect(self._choose_anchor)
        self.side.accepted.connect(self._accept)
        self.panel.under_way_changed.connect(self._show_side)
        self.show_bench()

    def dictionary_opened(self) -> None:
        self.judge.forget()
        self.show_bench()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the grid still go there, and Escape leads from a clue back to it.

        On the grid Escape takes back the word that was just typed. Enter goes on to the next
        word, also while clues are written.
        """
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.side.clue.hasFocus():
            self.panel.grid.setFocus()
        elif is_escape and self.panel.grid.hasFocus() and self.panel.gestures.untype():
            return
        elif not self.panel.grid.take_key(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.panel.grid.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finishing.stop()
        self._keep()

    # Showing

    def show_bench(self) -> None:
        """Show the piece as it is."""
        piece = self.bench.piece
        self._choose_dictionary()
        grid = Crossword(piece.layout)
        self.panel.show_puzzle(
            piece.layout,
            piece.letters if not piece.is_free else "",
            "",
            faults=self._faults(grid, piece),
            rulings=self.judge.refusals(one for one in grid.words if one not in piece.accepted),
            is_judged=self.judge.is_ready,
            is_free=piece.is_free,
            language=piece.language,
        )
        if self.name.text() != piece.title:
            self.name.setText(piece.title)
        self.banner.review()
        self._show_side()
        self._undo.setEnabled(self.bench.can_undo)
        self._redo.setEnabled(self.bench.can_redo)
        self._finish.setEnabled(not piece.is_free and bool(self._tag))
        for button, action in ((self.back_step, self._undo), (self.step_on, self._redo)):
            button.setEnabled(action.isEnabled())

    def _faults(self, grid: Crossword, piece: Workpiece) -> Sequence[GridFault]:
        demands = Demands(piece.the_anchor, piece.letters, least_words=0, may_repeat=True)
        is_word = (lambda word: not self._is_refused(word)) if self.judge.is_ready else None
        found = grid_faults(grid, demands, is_word)
        return tuple(one for one in found if one.why not in _NOT_WRONG)

    def _show_side(self) -> None:
        word = self.panel.gestures.editor.word_at_caret
        said = word.word if word is not None else ""
        is_refused = bool(said) and self._is_refused(said)
        self.side.show_piece(self.bench.piece, said, is_refused=is_refused)

    def _is_refused(self, word: str) -> bool:
        return word not in self.bench.piece.accepted and bool(self.judge.refusal(word))

    def _accept(self, word: str) -> None:
        accepted = tuple(dict.fromkeys((*self.bench.piece.accepted, word)))
        self._change(replace(self.bench.piece, accepted=accepted))
        self.panel.grid.setFocus()

    # Doing

    def _lay(self, layout: Layout) -> bool:
        self._change(replace(self.bench.piece, layout=layout))
        return True

    def _change(self, piece: Workpiece) -> None:
        self.bench.change(piece)
        self.show_bench()
        self._tell_trouble()

    def undo(self) -> None:
        """Put back what is carried, and nothing else; or take the last change back."""
        if not self.panel.take_back() and self.bench.can_undo:
            self.panel.gestures.history.is_redoing = False
            self.bench.undo()
            self.show_bench()

    def redo(self) -> None:
        """Bring back what undo took."""
        if self.bench.can_redo:
            self.panel.gestures.history.is_redoing = True
            self.bench.redo()
            self.show_bench()

    def finish(self) -> None:
        """Have the rest of the letters laid around what lies."""
        if not self.bench.piece.is_free:
            panel = self.panel
            self.finishing.finish(panel.gestures.editor, panel.suggesting.list.least)

    def write_clue(self) -> None:
        """Go to the clue of the word at the caret, in view; nothing of it is replaced."""
        if self.side.clue.isEnabled():
            self.side.clue.setFocus()
            self.side.clue.end(False)
            reveal(self.side.clue)
        else:
            self.banner.show_refusal(say(texts.NO_WORD_HERE))

    def ask_for_letters(self) -> None:
        """Ask which letters there are to be."""
        dialog = LettersDialog(
            self.bench.piece,
            self._context.dictionaries(),
            self._change,
            lambda: random.SystemRandom().getrandbits(63),
            self,
        )
        dialog.open()

    def save_copy(self, kind: FileKind) -> None:
        """Ask for a place, and write the piece there."""
        if not self.bench.piece.layout:
            self.banner.show_refusal(say(texts.NOTHING_LAID))
            return
        done = save_as(self, kind, self.bench.piece)
        if done is not None and done[1]:
            self.banner.show_refusal(done[1])
        elif done is not None:
            self.banner.show_info(saved_as(kind, done[0], self.bench.piece))

    def give(self) -> None:
        """Show the puzzle's code, or say why it has none."""
        hidden = self._hidden()
        if hidden is None:
            return
        code, reason = code_or_reason(hidden)
        if reason:
            self.banner.show_refusal(reason)
            return
        unlisted = self.judge.refusals(Crossword(self.bench.piece.layout).words)
        GivingDialog(hidden, code, len(unlisted), self).open()

    def solve(self) -> None:
        """Ask how it is to be solved, or say why it cannot be."""
        hidden = self._hidden()
        if hidden is not None:
            self._keep()
            self._solve(hidden)

    def _hidden(self) -> HiddenFile | None:
        """What is to be found, or None where the banner says what is wrong with it."""
        piece = self.bench.piece
        reasons = hiding_reasons(piece)
        if not reasons:
            puzzle = HiddenPuzzle(piece.words, hidden_puzzle(piece))
            return HiddenFile(puzzle, piece.title, piece.author)
        if not piece.the_anchor:
            self.banner.show_refusal(say(texts.NEEDS_ANCHOR))
        else:
            said = reasons_text(reasons, Crossword(piece.layout))
            self.banner.show_refusal(say(texts.CANNOT_HIDE, why=said))
        return None

    def _write_clue(self, word: str, text: str) -> None:
        self.bench.write(self.bench.piece.with_clue(word, text))
        self._timer.start()

    def _write_name(self, title: str) -> None:
        self.bench.write(replace(self.bench.piece, title=title))
        self._timer.start()

    def _choose_anchor(self, word: str) -> None:
        self._change(replace(self.bench.piece, anchor=word))

    def _keep(self) -> None:
        self._timer.stop()
        self.bench.keep()
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self.bench.trouble is not None:
            self.banner.show_refusal(say(texts.NOT_KEPT, why=why(self.bench.trouble)))

    # Words

    def _choose_dictionary(self) -> None:
        tags = [tag for tag, _title in self._context.dictionaries()]
        tag = asked_of(self.bench.piece.words, tags)
        if tag != self._tag:
            self._tag = tag
            self.judge.forget()

    def _lexicon(self) -> Lexicon | None:
        return self._context.lexicon(self._tag) if self._tag else None

    @property
    def _is_family(self) -> bool:
        return not self._context.preferences.settings.offers_all_words

    def _suggest(self, editor: Editor, least: int) -> Sequence[Suggestion]:
        lexicon = self._lexicon()
        if lexicon is None:
            self.banner.show_info(say(DICTIONARY_OPENING if self._tag else NO_DICTIONARY))
            return ()
        return suggestions(editor, lexicon.index, least=least, family=self._is_family)

    def _explain(self, word: str, then: Callable[[str], object]) -> None:
        question = WordQuestion(word, (self._tag,))
        explain(self._context.explainer, question, then, owner=self, as_played=True)

    def _say_against(self, rejection: Rejection) -> None:
        grid = Crossword(self.bench.piece.layout)
        self.banner.show_refusal(reason_text(rejection, grid))

    # Layout

    def _lay_out(self) -> None:
        self.name = QLineEdit(self.bench.piece.title)
        self.name.setMaxLength(LONGEST_TEXT)
        self.name.setMinimumWidth(look().px(20))
        self.name.textEdited.connect(self._write_name)
        self.head.addWidget(field_label(say(texts.NAME), self.name))
        self.head.addWidget(self.name, 2)
        self.back_step = buttons.secondary("↶", self.undo, name=say(UNDO))
        self.step_on = buttons.secondary("↷", self.redo, name=say(REDO))
        for button in (self.back_step, self.step_on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.head.addWidget(button)
        # In the bar, so that what is told never makes the grid smaller.
        self._bar.insertWidget(1, self.banner, _BANNER_SHARE)
        # The largest text leaves no room for all of it.
        self.body.addWidget(scrolled(Shrinking(self.panel)), 1)

    def _make_actions(self) -> None:
        suggest = self.panel.suggesting.toggle
        self._letters = self._action(texts.LETTERS, self.ask_for_letters, "Ctrl+L")
        self._undo = self._action(UNDO, self.undo, "Ctrl+Z")
        self._redo = self._action(REDO, self.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self._words = self._action(texts.SUGGEST, suggest, "F3")
        self._finish = self._action(texts.FINISH, self.finish, "Ctrl+F")
        self._clue = self._action(texts.WRITE_CLUE, self.write_clue, "Ctrl+K")
        self._clear = self._action(texts.CLEAR, self.panel.gestures.clear)

    def _action(self, text: Text, call: Callable[[], object], *keys: str) -> QAction:
        action = QAction(say(text), self)
        action.setShortcuts(sequences(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: call())
        self.addAction(action)
        return action

    def _make_buttons(self) -> None:
        self.menu = QMenu(self)
        self.menu.addActions([self._letters, self._words, self._finish, self._clue, self._clear])
        self.menu.addSeparator()
        copies = self.menu.addMenu(say(texts.EXPORT))
        for kind in KINDS:
            copies.addAction(say(kind.text)).triggered.connect(self._save_call(kind))
        more = buttons.secondary(say(texts.PUZZLE_MENU))
        more.setMenu(self.menu)
        self.more = self.add_button(more)
        self.giving = self.add_button(buttons.secondary(say(texts.GIVE), self.give))
        self.back = self.add_button(buttons.secondary(say(words.BACK), self.left.emit))
        self.add_way_on(buttons.primary(say(texts.SOLVE), self.solve), takes_enter=False)

    def _save_call(self, kind: FileKind) -> Callable[[], None]:
        return lambda: self.save_copy(kind)
