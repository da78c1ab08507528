"""The page of a match of the Hidden Crossword."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.commands import Command
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.game_page import PageContext, UndoOffer
from wordsmith_desktop.window.kit.labels import breakable
from wordsmith_desktop.window.kit.match_end.ending import Ending
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.motion.choreography import Holder, Movement
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.wording.texts import say

from ..rules.actions import Action
from ..rules.events import GridJudged, GuessSeen, PuzzleReady, SolutionJudged, TilesLaid
from ..rules.observation import Observation
from ..rules.state import GuessStage, Phase
from ..words import table_texts as texts
from ..words.in_words import PaperHeading, describe, goal_line, standing_note
from .cues import BEATS, CUES, TALKING
from .draw.call_bar import CALL_KEYS
from .draw.pace_bar import DrawPace
from .draw.views import seat_lines
from .ending import ending_of
from .exporting import ExportKind, export_puzzle
from .finishing import Finishing
from .gestures import Gestures, WordJudge
from .handing_in import HandingIn
from .heard import grid_said, guess_said, pieces_said
from .hints import Hints, WordFinder
from .layout import Parts
from .move_menu import Acts, move_groups
from .narrator import Narrator
from .other_guess import onto_puzzle, other_guess
from .parts_filler import PartsFiller
from .puzzles import OwnedPuzzle, PuzzleViews, view_puzzle
from .sheet.sheet import Arrangement
from .since import done_since

LAST_MS: Final = 1000
"""So long before a turn is cut off a note that is being written is kept."""
UNDER_WAY: Final = "under way"
"""Where a page leaves to the next one what is under way and no action yet."""


class MatchPage(TablePage[Action, TableEvent, Observation]):
    """Hands gestures to the table and shows it as whoever looks may know it."""

    parts: Parts
    cues = CUES
    talking = TALKING
    beats = BEATS

    def __init__(
        self,
        table: TableView[Action, TableEvent, Observation],
        context: PageContext,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(table, context, parent)
        self.parts = parts = Parts(
            self.playing,
            keys=self.calling_keys(CALL_KEYS),
            lay=lambda layout: self.gestures.lay_tiles(layout),
            say_against=lambda rejection: self.gestures.say_against(rejection),
        )
        is_given = table.public.ruleset.is_given
        self.judge = WordJudge(self.lexicon, table.house, is_silent=is_given)
        self._knew_words = self.judge.is_ready
        self.gestures = Gestures(
            table,
            judge=self.judge,
            banner=parts.banner,
            changed=self.refresh,
        )
        self.handing = HandingIn(
            self.gestures, self.judge, parts.banner, self._names, self._confirm
        )
        self.finishing = Finishing(
            self,
            self.lexicon,
            parts.banner,
            is_family=lambda: self.is_family,
            lay=parts.editor.gestures.lay_all,
            laid=lambda: parts.editor.gestures.editor.layout,
        )
        self.hints = Hints(table, parts.banner, self.explain_word, parts.editor)
        self.finder = WordFinder(self, self.lexicon, table, parts, is_family=lambda: self.is_family)
        self.screens = PartsFiller(
            parts,
            self._names,
            self.judge,
            self.gestures,
            self.finder,
            self.marks,
            strikes=lambda: context.preferences.settings.strikes_letters,
        )
        if context.offers_hints:
            parts.editor.suggesting.finder = self.finder.suggest
            parts.editor.suggesting.is_allowed = lambda: table.may_be_helped
            parts.editor.suggesting.list.explain = self.explain_word
        draw = parts.draw
        draw.set_pace(_pace(context.preferences.settings.crossword_pace))
        draw.pace_changed.connect(self._take_pace)
        draw.set_paused(table.is_read_only)
        parts.setting.stopped.connect(context.leave)
        self._connect()
        if table.is_read_only:
            parts.only_show()
        self._narrator = Narrator(parts.banner, table, self._names)
        self.set_up(self._narrator, parts.editor.grid)
        parts.editor.under_way_changed.connect(self.commands.refresh)
        self._go_on_with_what_is_under_way()

    # What the shell asks for

    def show_time(self) -> None:
        """Show what the clocks say; the dictionary may have been opened meanwhile."""
        super().show_time()
        if any(one.timer.is_hard and one.left_ms < LAST_MS for one in self.table.readings):
            # When the turn is over it is too late for a note.
            self.parts.sheet.flush_note()
        if self.judge.is_ready and not self._knew_words:
            self._knew_words = True
            self.refresh()

    def set_paused(self, paused: bool) -> None:
        self.parts.draw.set_paused(paused or self.table.is_read_only)
        super().set_paused(paused)

    def let_go(self) -> None:
        self.finder.stop()
        self.finishing.stop()
        self.parts.sheet.flush_note()
        call = self.parts.draw.call.under_way
        self.table.scratch[UNDER_WAY] = _moment(self.table.seen), self.gestures.is_solving, call
        super().let_go()

    def describe(self) -> str:
        return describe(self.table.public, self._names)

    def news(self) -> str:
        builder = self.handing.builder_before()
        if builder is not None:
            # What is told of the puzzles waits until none of them can be taken back any more.
            return self._narrator.story((PuzzleReady(builder),))
        return self._narrator.last_story()

    def tell_ending(self, seen: Observation, outcome: Outcome, recap: Recap) -> Ending:
        def details() -> QWidget:
            views = PuzzleViews(seen, self._names, self.explain_word)
            views.save_wanted.connect(self._save)
            return views

        return ending_of(seen, outcome, recap, self.party, details)

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        word, puzzle = self.parts.answer.word, self.parts.sheet.told.puzzle
        drawn, other = self.parts.draw.letters, self.parts.other_guess.word
        asked, seats = self.parts.sheet.puzzles.asked.figure, self.parts.header.seats
        parts = (word, puzzle, drawn, other, asked, seats)
        return tuple((part, part) for part in parts)

    def staged_of(self, events: Sequence[TableEvent]) -> GuessSeen | None:
        return other_guess(events, self.table)

    def unstaged(self, staged: GuessSeen) -> Iterable[Movement]:
        return onto_puzzle(staged)

    def worth_text(self) -> str:
        seen, parts, shown = self.table.seen, self.parts, self.parts.main.currentWidget()
        if seen.seat is None:
            return ""
        if shown is parts.building:
            grid = self.gestures.grid(seen)
            pool = seen.pool if seen.phase is Phase.BUILD else seen.letters
            editor = parts.editor.gestures.editor
            run = editor.word_at_caret if editor.trail else None
            faults = self.judge.faults(grid, seen.demands)
            return grid_said(grid, pool, faults, typed=run.word if run else "")
        if shown is parts.guessing and seen.stage is GuessStage.GUESS and parts.entry.word():
            word = parts.entry.word()
            return guess_said(word, self.gestures.against_guess(word), parts.sheet.view)
        return ""

    def own_pieces(self) -> str:
        seen = self.table.seen
        if seen.seat is None or seen.phase not in (Phase.BUILD, Phase.GUESS):
            return ""
        return pieces_said(seen, self.gestures.grid(seen), self.parts.sheet.view)

    def done_by(self, events: Sequence[TableEvent]) -> Sequence[Done]:
        return tuple(done_since(events))

    # Showing

    def show_match(self, seen: Observation) -> None:
        gestures = self.gestures
        if self.table.is_read_only:
            gestures.is_solving = seen.stage is GuessStage.GUESS and self._is_solution_last()
        if seen.phase is not Phase.GUESS or seen.seat is None:
            gestures.is_solving = False
        header, note = self.parts.header, standing_note(seen)
        header.show_match(goal_line(seen, self._names, is_solving=gestures.is_solving), note)
        header.show_seats(seat_lines(seen, self._names))
        self.screens.staged = self.staged
        self.screens.show(seen)

    def show_thinking(self) -> None:
        super().show_thinking()
        self.parts.setting.show_thinking(self.table.thinking)

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        self.finishing.forget()
        self.hints.stop()
        self.hints.forget()
        self.finder.stop()
        self.parts.hide_papers()
        self.parts.banner.clear()
        super().cover(name, lifted)

    def undo_offer(self) -> UndoOffer | None:
        builder = self.handing.builder_before()
        if builder is None:
            return None
        text = say(texts.TAKE_BACK, name=self._names[builder])
        return UndoOffer(text, lambda: self.act_under_curtain(self.handing.take_back))

    def uncovered(self) -> None:
        self._go_on_with_what_is_under_way()
        self._narrator.tell_turn()
        self.parts.reveal_asking()

    def _is_solution_last(self) -> bool:
        """Whether whoever guesses was last at the whole puzzle, and not at the recording sheet."""
        last = next((one for one in self.table.recent() if one.seat >= 0), None)
        return last is not None and any(
            isinstance(event, SolutionJudged)
            or (isinstance(event, TilesLaid | GridJudged) and event.is_solution)
            for event in last.events
        )

    def _go_on_with_what_is_under_way(self) -> None:
        """Go on where a page in another look was left, if whoever was at it looks."""
        moment, is_solving, call = self.table.scratch.get(UNDER_WAY, (None, False, None))
        if moment != _moment(self.table.seen):
            return
        del self.table.scratch[UNDER_WAY]
        if call is not None:
            self.parts.draw.call.go_on(*call)
        if is_solving:
            self.gestures.is_solving = True
            self.refresh()

    # Doing

    def turn_up(self) -> None:
        """Have the next letter turned up; while somebody calls, the draw waits (W7)."""
        if not self.parts.draw.is_calling:
            self.gestures.turn_up()

    def begin_solving(self) -> None:
        """Lay the whole puzzle (W18)."""
        self._set_solving(True)

    def end_solving(self) -> None:
        """Back to the sheet."""
        self._set_solving(False)

    def go_on(self) -> None:
        """Hand the turn on; a note that is being written is kept."""
        self.parts.sheet.flush_note()
        self.gestures.go_on()

    def hand_in(self) -> None:
        """Hand in what is laid; where that is refused, it is mended at the grid."""
        self.handing.hand_in()
        if self.parts.editor.isVisible():
            self.parts.editor.grid.setFocus()

    def finish(self) -> None:
        """Have the rest of the puzzle laid around what lies."""
        editor = self.parts.editor
        self.finishing.finish(editor.gestures.editor, editor.suggesting.list.least)

    def may_finish(self) -> bool:
        """Whether that is offered: for the own puzzle, where hints are."""
        helps = self._context.offers_hints and self.table.may_be_helped
        return self.gestures.may_build() and helps

    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self.parts.editor.is_under_way or self.table.can_undo

    def undo(self) -> None:
        """Put back what is carried, and nothing else; or take the last step back."""
        if not self.parts.editor.take_back():
            self.table.undo()

    def give_up(self) -> None:
        """Ask, then end the match."""
        text = texts.GIVE_UP_TEXT_ALONE if len(self._names) == 1 else texts.GIVE_UP_TEXT
        other = self._names[1 - self.table.public.to_move] if len(self._names) > 1 else ""
        ask(
            self,
            say(texts.GIVE_UP_TITLE),
            say(text, name=other),
            yes=say(texts.GIVE_UP_YES),
            then=self.gestures.give_up,
        )

    def give_hint(self) -> None:
        public = self.table.public
        if public.phase is Phase.ANCHOR and public.ruleset.offers_anchors:
            self.finder.offer_anchors()
        elif public.phase in (Phase.DRAW, Phase.ANCHOR):
            self.parts.banner.show_info(say(texts.HINT_DRAW, least=public.least_anchor))
        else:
            self.hints.hint()

    def turn_sheet(self) -> None:
        """Order the sheet by words or by rounds."""
        sheet = self.parts.sheet
        is_by_word = sheet.arrangement is Arrangement.BY_WORD
        sheet.set_arrangement(Arrangement.BY_ROUND if is_by_word else Arrangement.BY_WORD)

    def _confirm(self, title: str, sentence: str, yes: str, then: Callable[[], object]) -> None:
        ask(self, title, sentence, yes=yes, then=then, takes_enter=True)

    def _set_solving(self, is_solving: bool) -> None:
        self.parts.sheet.flush_note()
        self.gestures.is_solving = is_solving
        # What was said at the other place would hide what submitting means.
        self.parts.banner.clear()
        self.refresh()
        self.focus_part()

    def _save(self, shown: object, kind: object) -> None:
        puzzle, rules = cast("OwnedPuzzle", shown), self.table.public.ruleset
        occasion = PaperHeading(
            owner=puzzle.owner,
            guesser=next((name for name in self._names if name != puzzle.owner), ""),
            clue=rules.clue,
            counts_anchor=rules.counts_anchor and rules.lists_anchor,
        )
        path = export_puzzle(self, puzzle.puzzle, cast("ExportKind", kind), occasion)
        if path is not None and self.end is not None:
            self.end.tell(say(texts.SAVED_AS, path=breakable(path)))

    def view_puzzle(self) -> None:
        """Ask for a file, and show the puzzle in it."""
        view_puzzle(self, self._context.explainer)

    def _take_pace(self, pace: object) -> None:
        self._context.preferences.change(crossword_pace=cast("DrawPace", pace).value)

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        acts = Acts(
            turn_up=self.turn_up,
            begin_solving=self.begin_solving,
            hand_in=self.hand_in,
            go_on=self.go_on,
            suggest=self.finder.toggle_suggestions,
            finish=self.finish,
            may_finish=self.may_finish,
            hint=self.ask_for_hint,
            turn_sheet=self.turn_sheet,
            undo=self.undo,
            may_undo=self.may_undo,
            view_puzzle=self.view_puzzle,
            give_up=self.give_up,
        )
        return move_groups(self.gestures, self.parts, acts)

    def take_word(self, word: str) -> None:
        """A word that still fits goes to the guess, which alone may be the next one."""
        self._begin_next_guess()
        if self.table.seen.stage is GuessStage.GUESS:
            self.gestures.spell(word)
            self.parts.entry.strip.setFocus()

    def type_on(self, letter: str) -> None:
        """A letter of the next guess, typed while an answer is shown."""
        self._begin_next_guess()
        if self.gestures.strip is not None:
            self.gestures.spell(letter)
            self.parts.entry.strip.setFocus()

    def _begin_next_guess(self) -> None:
        """Alone the next round needs no button."""
        if self.table.seen.is_solo and self.gestures.may_go_on():
            self.go_on()

    def told(self, update: Update[TableEvent]) -> None:
        self.parts.editor.gestures.history.is_redoing = update.kind is UpdateKind.REDONE
        if update.kind is UpdateKind.HOUSE:
            self.judge.forget()
        if any(isinstance(event, SolutionJudged) for event in update.visible):
            # The answer stands beside the sheet; a wrong puzzle that costs nothing is laid on.
            self.gestures.is_solving = self.table.seen.stage is GuessStage.GUESS
        if any(isinstance(event, RowLaid) for event in update.visible):
            self.parts.sheet.puzzles.turn_back()
            self.parts.reveal_asking()
        self.hints.follow(update)

    # Wiring

    def _connect(self) -> None:
        self._connect_draw()
        self._connect_guesses()
        self.parts.clue.agreed.connect(self.gestures.agree_on_clue)
        self.parts.bar.went_on.connect(self.hand_in)
        self.parts.bar.went_back.connect(self.end_solving)

    def _connect_draw(self) -> None:
        draw, gestures = self.parts.draw, self.gestures
        draw.turned.connect(gestures.turn_up)
        draw.word_changed.connect(lambda word: draw.show_against(gestures.against_anchor(word)))
        draw.called.connect(gestures.call)
        for part in (draw.call, self.parts.entry):
            part.refused.connect(self.refused)
        draw.offers_wanted.connect(self.finder.offer_anchors)
        draw.afresh_wanted.connect(gestures.draw_afresh)
        draw.went_on.connect(gestures.go_on)

    def _connect_guesses(self) -> None:
        parts, gestures = self.parts, self.gestures
        parts.sheet.noted.connect(gestures.note)
        parts.sheet.by_word.letter_marked.connect(gestures.mark_letter)
        parts.sheet.word_chosen.connect(self.take_word)
        gestures.listen_to(parts.entry.strip)
        parts.entry.letters.picked.connect(gestures.pick)
        parts.entry.letters.returned.connect(gestures.put_back)
        parts.entry.guessed.connect(gestures.guess)
        parts.entry.solving_wanted.connect(self.begin_solving)
        parts.choice.chosen.connect(gestures.choose)
        parts.choice.other_chosen.connect(gestures.choose_other)
        parts.answer.went_on.connect(self.go_on)
        parts.answer.typed_on.connect(self.type_on)

    # The keyboard

    @property
    def surface(self) -> QWidget:
        parts, shown = self.parts, self.parts.main.currentWidget()
        if shown is parts.draw:
            return parts.draw.home
        if shown is parts.building:
            return parts.editor.grid
        if shown is parts.guessing:
            return parts.asking.currentWidget() or parts.entry
        if shown is parts.clue:
            return parts.clue.begin
        return parts.setting.stop

    def is_building(self) -> bool:
        """Whoever writes a note or lays a tile keeps the keyboard, as the draw sees to its own."""
        is_drawing = self.parts.main.currentWidget() is self.parts.draw
        is_busy = self.gestures.is_writing or is_drawing
        return not is_busy and not self.table.is_read_only

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed beside the surface still go there, and Escape takes a word back."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if self.gestures.is_solving and is_escape:
            self.end_solving()
        elif not (self.screens.take_key(event) or (is_escape and self._untype())):
            super().keyPressEvent(event)

    def _untype(self) -> bool:
        """Clear the word that is being laid, as Escape does on every board; whether there was one.

        The others stay: a puzzle is no turn's work.
        """
        editor = self.parts.editor
        return editor.grid.isVisible() and editor.grid.is_open and editor.gestures.untype()


def _moment(seen: Observation) -> object:
    """What tells one turn, or one part of it, from the next."""
    return seen.seat, seen.phase, seen.round, seen.stage, seen.drawn


def _pace(name: str) -> DrawPace:
    """The pace of that name; by hand where the settings were written by another version."""
    return DrawPace(name) if name in {pace.value for pace in DrawPace} else DrawPace.HAND
