"""Which screen is shown, and what on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.awaiting import awaited_computer
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.wording import computer_players as computers
from wordsmith_desktop.wording.texts import say

from ..rules.clues import Attempt, Guess
from ..rules.crossword import Crossword
from ..rules.events import GuessSeen
from ..rules.observation import Observation
from ..rules.ruleset import NoAnchor
from ..rules.state import GuessStage, Phase
from ..words import table_texts as texts
from .gestures import Gestures, WordJudge, spelled
from .hints import WordFinder
from .layout import Parts
from .sheet.asked_puzzle import AskedPuzzle, asked_puzzle
from .sheet.views import SheetView, sheet_view

_DRAWING = (Phase.DRAW, Phase.ANCHOR, Phase.DEALT)


class PartsFiller:
    """Fills the parts of the page from what whoever looks may know."""

    def __init__(
        self,
        parts: Parts,
        names: Sequence[str],
        judge: WordJudge,
        gestures: Gestures,
        finder: WordFinder,
        marks: Sequence[SeatMark],
        *,
        strikes: Callable[[], bool],
    ) -> None:
        """`strikes` tells whether letters that the marks exclude are to be struck out."""
        self._strikes = strikes
        self._parts = parts
        self._names = names
        self._judge = judge
        self._gestures = gestures
        self._finder = finder
        self._marks = marks
        self._table = gestures.table
        self.staged: GuessSeen | None = None
        """What a computer has guessed, until it was seen."""

    def show(self, seen: Observation) -> None:
        """Show the match as it stands; only the screen in use is filled."""
        parts, table = self._parts, self._table
        # While a computer is at it, the one person at the table only looks at the own papers.
        is_open = not table.is_read_only and seen.seat == seen.to_move
        if seen.phase is Phase.OVER:
            # No secret is left: what led to it stays until the end is shown, and asks nothing.
            parts.other_guess.show_nothing()
            parts.ask_with(parts.other_guess)
            return
        if seen.seat is None:
            parts.hide_papers()
        if seen.phase in _DRAWING:
            self._show_draw(seen)
        elif seen.phase is Phase.SETTING:
            parts.setting.show_pool(seen)
            parts.setting.show_thinking(table.thinking)
            parts.show_part(parts.setting)
        elif seen.phase is Phase.CLUE:
            parts.clue.show_question(
                seen.ruleset.clue,
                is_new=parts.main.currentWidget() is not parts.clue,
                is_solo=seen.is_solo,
            )
            parts.show_part(parts.clue)
        elif seen.phase is Phase.BUILD or self._gestures.is_solving:
            self._show_editor(seen, is_open=is_open)
        else:
            self._show_sheet(seen, is_open=is_open)

    def take_key(self, event: QKeyEvent) -> bool:
        """Hand a key that nobody wanted to the surface; whether it was used there."""
        taker = self._taker()
        return taker is not None and bool(taker.take_key(event))

    def _taker(self) -> _KeyTaker | None:
        parts, shown = self._parts, self._parts.main.currentWidget()
        if shown is parts.draw:
            return parts.draw
        if shown is parts.building:
            return parts.editor.grid
        if shown is parts.guessing:
            takers: dict[QWidget | None, _KeyTaker] = {
                parts.entry: parts.entry,
                parts.choice: parts.choice,
                parts.answer: parts.answer,
            }
            return takers.get(parts.asking.currentWidget())
        return None

    # The draw

    def _show_draw(self, seen: Observation) -> None:
        draw = self._parts.draw
        draw.call.choice.computers = self._table.computers
        draw.show_draw(seen, self._names)
        if seen.phase is Phase.ANCHOR:
            rules = seen.ruleset
            is_redrawn = rules.no_anchor is NoAnchor.REDRAW
            draw.show_ending(
                can_offer=rules.offers_anchors,
                can_redraw=is_redrawn and self._finder.has_no_anchor(seen),
                is_shorter_allowed=not is_redrawn,
            )
        self._parts.show_part(draw)

    # Grids

    def _show_editor(self, seen: Observation, *, is_open: bool) -> None:
        parts = self._parts
        parts.show_part(parts.building)
        if seen.seat is None:
            return
        grid, is_building = self._gestures.grid(seen), seen.phase is Phase.BUILD
        faults = self._judge.faults(grid, seen.demands)
        pool = seen.pool if is_building else seen.letters
        parts.editor.show_puzzle(
            grid.tiles,
            pool,
            seen.anchor,
            faults=faults,
            rulings=self._judge.refusals(grid.words),
            is_open=is_open,
            tells=is_building,
            is_judged=self._judge.is_ready and not self._judge.is_silent,
            language=seen.ruleset.dictionary,
        )
        parts.clues.setVisible(not is_building)
        if is_building:
            parts.bar.show_building(self._ready_text(seen), is_open=is_open)
        else:
            takes = seen.ruleset.solving_takes_round
            hint = say(texts.SUBMIT_HINT if takes else texts.SUBMIT_FREE_HINT)
            parts.bar.show_solving(hint, is_open=is_open and seen.stage is GuessStage.GUESS)
            self._show_known(seen, is_open=is_open)

    def _show_known(self, seen: Observation, *, is_open: bool) -> SheetView:
        """What is known stands on the sheet, and beside the grid while the whole is laid."""
        parts = self._parts
        other = "" if seen.is_solo or seen.seat is None else self._names[1 - seen.seat]
        is_helped = self._table.may_be_helped
        view = sheet_view(
            seen, other=other, is_open=is_open, is_helped=is_helped, strikes=self._strikes()
        )
        parts.sheet.show_asked(self._asked(seen))
        parts.clues.show_words(view.known, Crossword(seen.own.solution or ()).words)
        if view != parts.sheet.view:
            # Not with every letter of a guess: it would be scrolled and counted anew.
            parts.sheet.show_sheet(view)
            self._finder.stop()
        self._finder.show_candidates(seen)
        return view

    def _asked(self, seen: Observation) -> AskedPuzzle | None:
        if seen.is_solo or seen.seat is None:
            return None
        other = 1 - seen.seat
        level = self._table.levels[other] if self._table.levels else 0
        return asked_puzzle(seen, self._names[other], self._marks[other], level)

    def _ready_text(self, seen: Observation) -> str:
        waiting = [seat for seat, view in enumerate(seen.players) if not view.is_ready]
        others = [seat for seat in waiting if seat != seen.to_move]
        return (
            say(texts.READY_TO, name=self._names[others[0]]) if others else say(texts.READY_BEGIN)
        )

    # Guesses

    def _show_sheet(self, seen: Observation, *, is_open: bool) -> None:
        parts = self._parts
        parts.show_part(parts.guessing)
        if seen.seat is None:
            return
        view = self._show_known(seen, is_open=is_open)
        if self.staged is not None and isinstance(self.staged.record, Guess):
            parts.other_guess.show_guess(self.staged.record, self._names[self.staged.seat])
            parts.ask_with(parts.other_guess)
        elif seen.stage is GuessStage.GUESS:
            computer = awaited_computer(self._table, self._names)
            searches = say(computers.SEARCHES, name=computer) if computer else ""
            # Who has guessed knows how.
            parts.entry.strip.invite(searches, teaches=seen.round == 1)
            parts.entry.show_spelling(self._gestures.strip or spelled(seen))
            parts.entry.set_solving(is_open)
            parts.entry.show_against(self._gestures.against_guess(parts.entry.word()))
            parts.ask_with(parts.entry)
        elif seen.stage is GuessStage.CHOICE:
            parts.entry.clear()
            parts.choice.show_choice(view)
            parts.ask_with(parts.choice)
        else:
            self._show_answer(seen)

    def _show_answer(self, seen: Observation) -> None:
        parts, records = self._parts, seen.own.records or ()
        parts.entry.clear()
        record = records[-1]
        next_label = self._next_text(seen)
        parts.answer.goes_on_by_typing = seen.is_solo and not self._table.is_read_only
        parts.answer.show_answer(record, next_label=next_label, note=self._note(seen))
        parts.ask_with(parts.answer)

    def _note(self, seen: Observation) -> str:
        """What a right solution before the other one's guess means (W20)."""
        record = (seen.own.records or ())[-1]
        is_first = not _is_last(seen)
        if isinstance(record, Attempt) and record.is_right and is_first:
            return say(texts.STILL_GUESSES, name=self._names[1 - seen.to_move])
        return ""

    def _next_text(self, seen: Observation) -> str:
        if seen.is_solo:
            return say(texts.NEXT_ROUND)
        if _is_last(seen):
            # Whether the match goes on is not known here: the other one may have solved it.
            return say(texts.END_ROUND)
        return say(texts.NEXT_PASS, name=self._names[1 - seen.to_move])


def _is_last(seen: Observation) -> bool:
    """Whether nobody guesses after whoever guesses now in this round."""
    return seen.to_move + 1 == len(seen.players)


class _KeyTaker(Protocol):
    """Takes keys that were typed beside it."""

    def take_key(self, event: QKeyEvent) -> bool: ...
