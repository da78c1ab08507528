"""What people do at the table, as actions; reasons against it are said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.actions import (
    CallAnchor,
    Choose,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    Note,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword, Demands, Layout
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.presenter import set_in
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.hidden_crossword.word_judge import WordJudge
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.event_sentences import (
    fault_text,
    reason_text,
    reasons_text,
)
from wordsmith_desktop.wording.texts import joined, say

NO_GRID = Crossword(())


class Hands:
    """Acts for whoever looks."""

    def __init__(
        self,
        session: AnySession,
        look: Callable[[], Observation | None],
        judge: WordJudge,
        banner: Callable[[], Banner],
        confirm: Callable[[str, Callable[[], object]], object],
    ) -> None:
        """`look` sees as whoever may act now, None while nobody may.

        `confirm` asks, with a sentence, whether something is wanted all the same.
        """
        self._confirm = confirm
        self._session = session
        self._look = look
        self._judge = judge
        self._banner = banner
        self.is_writing = False
        """Whether tiles are laid or notes written just now, which leaves the keyboard alone."""

    # The draw

    def turn_up(self) -> None:
        """Have the next letter turned up; anybody may."""
        self.act(0, TurnUp())

    def call(self, seat: Seat, word: str) -> None:
        """Name an anchor."""
        self.act(seat, CallAnchor(word))

    def against_anchor(self, word: str) -> str:
        """What speaks against a word as the anchor."""
        against = self._against(0, CallAnchor(word), word)
        seen: Observation = self._session.observation(None)
        # Two tiles of a doubled letter lie there already, so that seems to be untrue.
        would_do = not Counter(word) - Counter(seen.pool)
        lacks_copies = bool(Counter(word) - Counter(seen.anchor_letters)) and would_do
        return f"{against} {say(texts.COUNTS_ONCE)}" if lacks_copies else against

    def draw_afresh(self) -> None:
        """All letters back."""
        self.act(0, DrawAfresh())

    def go_on(self) -> None:
        """Begin to build, or hand the turn on."""
        seen = self._look()
        self.act(seen.seat if seen and seen.seat is not None else 0, GoOn())

    # Grids

    def grid(self, seen: Observation) -> Crossword:
        """What the seat has laid of its puzzle, or of the solution."""
        layout = seen.own.draft if seen.phase is Phase.BUILD else seen.own.solution
        return Crossword(set_in(layout or (), seen.anchor))

    def lay(self, layout: Layout) -> bool:
        """Lay tiles; whether that was open."""
        seen = self._look()
        if seen is None or seen.seat is None:
            return False
        self.is_writing = True
        try:
            return self.act(seen.seat, Lay(layout))
        finally:
            self.is_writing = False

    def hand_in(self) -> None:
        """Hand in the own puzzle, or the solution."""
        seen = self._look()
        if seen is None or seen.seat is None:
            return
        grid = self.grid(seen)
        faults = self._judge.faults(grid, demands_of(seen))
        if faults:
            rulings = self._judge.refusals(grid.words)
            self._banner().show_refusal(fault_text(faults[0], grid, rulings))
        elif not self._judge.is_ready:
            self._banner().show_info(say(texts.DICTIONARY_OPENING))
        elif self._is_laid(seen, grid):
            self._submit(seen, grid)

    def _submit(self, seen: Observation, grid: Crossword) -> None:
        """Hand in; a solution that cannot be right only if that is wanted all the same."""
        seat = seen.to_move
        if seen.phase is Phase.BUILD:
            self.act(seat, Finish())
        elif grid.left_over(seen.letters) and not self._session.check(seat, Solve()):
            self._confirm(not_all_used(seen, grid), lambda: self._act_own(Solve()))
        else:
            self.act(seat, Solve())

    def _is_laid(self, seen: Observation, grid: Crossword) -> bool:
        """The anchor alone is set in by the editor; have it laid before it is handed in."""
        laid = seen.own.draft if seen.phase is Phase.BUILD else seen.own.solution
        return laid == grid.tiles or self.lay(grid.tiles)

    # Guesses

    def guess(self, word: str) -> None:
        """Guess a word."""
        self._act_own(MakeGuess(word))

    def against_guess(self, word: str) -> str:
        """What speaks against a word as a guess."""
        seen = self._look()
        if seen is None or seen.seat is None or not word:
            return ""
        return self._against(seen.seat, MakeGuess(word), word)

    def choose(self, place: int) -> None:
        """Ask about one of several words."""
        self._act_own(Choose(place))

    def note(self, length: int, place: int, text: str) -> None:
        """Write a note beside a word."""
        self.is_writing = True
        try:
            self._act_own(Note(length, place, text))
        finally:
            self.is_writing = False

    def give_up(self) -> None:
        """End the match."""
        self._act_own(GiveUp())

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether there is something of one's own to take back."""
        return self._look() is not None and self._session.undoable is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is something of one's own to bring back."""
        return self._look() is not None and self._session.redoable is not None

    def undo(self) -> None:
        """Take back the last tile or note."""
        if self.can_undo:
            self._session.undo()

    def redo(self) -> None:
        """Bring it back."""
        if self.can_redo:
            self._session.redo()

    # Inside

    def act(self, seat: Seat, action: Any) -> bool:
        """Play an action; whether it was open."""
        rejections = self._session.act(seat, action)
        if rejections:
            self._banner().show_refusal(reasons_text(rejections, NO_GRID))
        return not rejections

    def say_against(self, rejection: Rejection) -> None:
        """Say why tiles cannot be laid so."""
        seen = self._look()
        grid = self.grid(seen) if seen and seen.seat is not None else NO_GRID
        self._banner().show_refusal(reason_text(rejection, grid))

    def _act_own(self, action: Any) -> None:
        seen = self._look()
        if seen is not None and seen.seat is not None:
            self.act(seen.seat, action)

    def _against(self, seat: Seat, action: Any, word: str) -> str:
        if not word:
            return ""
        rejections = self._session.check(seat, action)
        return reasons_text(rejections, NO_GRID) if rejections else self._judge.refusal(word)


def not_all_used(seen: Observation, grid: Crossword) -> str:
    """Why a solution cannot be right: letters that are in the puzzle are left over."""
    left = sorted(grid.left_over(seen.letters))
    return say(texts.NOT_ALL_USED, letters=joined(left)) if left else ""


def demands_of(seen: Observation) -> Demands:
    """What a grid has to fulfil."""
    rules = seen.ruleset
    return Demands(seen.anchor, seen.pool, rules.least_words, rules.may_repeat)
