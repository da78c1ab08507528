"""Handing a grid in: it is said before what that means, and for a while it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING
from wordsmith_desktop.wording.texts import Text, joined, say

from ..rules.actions import Finish, HandBack, Solve
from ..rules.crossword import Crossword
from ..rules.observation import Observation
from ..rules.state import Phase
from ..words import table_texts as texts
from ..words.event_sentences import fault_text
from ..words.in_words import told_of_puzzle
from .gestures import Gestures, WordJudge

Confirm = Callable[[str, str, str, Callable[[], object]], object]
"""Asks with a title, a sentence and the name of a button whether something is wanted."""


class HandingIn:
    """Hands in what lies on the grid, and takes a puzzle back."""

    def __init__(
        self,
        gestures: Gestures,
        judge: WordJudge,
        banner: Banner,
        names: Sequence[str],
        confirm: Confirm,
    ) -> None:
        self._gestures, self._table = gestures, gestures.table
        self._judge, self._banner = judge, banner
        self._names, self._confirm = names, confirm

    def hand_in(self) -> None:
        """Hand in the own puzzle, or the solution; or say what speaks against that."""
        seen = self._table.acting
        if seen is None or seen.seat is None:
            return
        grid = self._gestures.grid(seen)
        faults = self._judge.faults(grid, seen.demands)
        if faults:
            rulings = self._judge.refusals(grid.words)
            self._banner.show_refusal(fault_text(faults[0], grid, rulings), faults[0].rule)
        elif not self._judge.is_ready:
            self._banner.show_info(say(DICTIONARY_OPENING))
        elif self._is_laid(seen, grid):
            self._submit(seen, grid)

    def _submit(self, seen: Observation, grid: Crossword) -> None:
        action = Finish() if seen.phase is Phase.BUILD else Solve()
        is_refused = bool(self._table.check(seen.to_move, action))
        doubt = self._doubt(seen, grid)
        if is_refused or doubt is None:
            self._gestures.act_own(action)
        else:
            title, sentence, yes = doubt
            self._confirm(say(title), sentence, yes, lambda: self._gestures.act_own(action))

    def _doubt(self, seen: Observation, grid: Crossword) -> tuple[Text, str, str] | None:
        """What is to be said before: title, sentence, and the name of the button."""
        if seen.phase is Phase.BUILD:
            return texts.HAND_IN_TITLE, self._meaning(seen, grid), say(texts.HAND_IN_YES)
        if grid.left_over(seen.letters):
            return texts.SUBMIT_TITLE, not_all_used(seen, grid), say(texts.SUBMIT)
        return None

    def _meaning(self, seen: Observation, grid: Crossword) -> str:
        other = self._names[1 - seen.to_move]
        told = told_of_puzzle(grid, seen.pool, other)
        if not self._comes_back(seen):
            return told
        return f"{told} {say(texts.HAND_IN_COMES_BACK, name=other)}"

    def _is_last(self, seen: Observation) -> bool:
        return all(view.is_ready for view in seen.players if view is not seen.own)

    def _comes_back(self, seen: Observation) -> bool:
        """Whether a curtain falls then, on which the puzzle can be taken back."""
        return len(self._table.people) > 1 and not self._is_last(seen)

    def _is_laid(self, seen: Observation, grid: Crossword) -> bool:
        """The anchor alone is set in by the editor; have it laid before it is handed in."""
        laid = seen.own.draft if seen.phase is Phase.BUILD else seen.own.solution
        return laid == grid.tiles or self._gestures.lay_tiles(grid.tiles)

    # Before the next curtain is lifted

    def builder_before(self) -> Seat | None:
        """Whose puzzle can be taken back now."""
        public = self._table.public
        holder = public.holder
        if holder is None or self._table.seat is not None or len(self._table.people) < 2:
            return None
        if self._table.check(holder, HandBack()):
            return None
        return 1 - holder

    def take_back(self) -> None:
        """Have the puzzle that was handed in be its builder's again."""
        holder = self._table.public.holder
        if holder is not None:
            self._table.act(holder, HandBack())


def not_all_used(seen: Observation, grid: Crossword) -> str:
    """Why a solution cannot be right: letters that are in the puzzle are left over."""
    left = sorted(grid.left_over(seen.letters))
    return say(texts.NOT_ALL_USED, letters=joined(left)) if left else ""
