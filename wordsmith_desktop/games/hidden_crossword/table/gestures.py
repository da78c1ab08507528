"""What people do at the table, as actions; reasons against it are said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import cast

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.strip.gestures import StripGestures
from wordsmith_desktop.wording.rule_numbers import rule_of
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import say

from ..rules import actions
from ..rules.crossword import Crossword, Demands, GridFault, Layout, grid_faults
from ..rules.letter_notes import LetterMark
from ..rules.letters import is_complete
from ..rules.marks import ClueType
from ..rules.observation import Observation
from ..rules.presenter import LetterStrip, set_in
from ..rules.state import GuessStage, Phase
from ..words import table_texts as texts
from ..words.event_sentences import reason_text, reasons_text
from ..words.rule_numbers import RULES

NO_GRID = Crossword(())


class WordJudge:
    """Asks the dictionary of a match, each word once; silent until it is open."""

    def __init__(
        self,
        lexicon: Callable[[], Lexicon | None],
        house: GameHouse,
        *,
        is_silent: bool = False,
    ) -> None:
        """A silent one says nothing of words beforehand: those of a given puzzle may stand in no
        dictionary, and only the rules know which they are."""
        self.is_silent = is_silent
        self._lexicon = lexicon
        self._house = house
        self._known: dict[str, Ruling] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the dictionary is open, or not needed."""
        return self.is_silent or self._lexicon() is not None

    def forget(self) -> None:
        """The table has changed its mind about words."""
        self._known.clear()

    def refusal(self, word: str) -> str:
        """Why a word does not stand, as a sentence; empty where it does or nobody knows."""
        lexicon = None if self.is_silent else self._lexicon()
        if lexicon is not None and word not in self._known:
            self._known[word] = lexicon.judge(word, game_house=self._house)
        ruling = self._known.get(word)
        return "" if ruling is None or ruling.accepted else ruling_text(ruling)

    def refusals(self, words: Iterable[str]) -> Mapping[str, str]:
        """Those of them that do not stand, with the reasons."""
        return {word: reason for word in words if (reason := self.refusal(word))}

    def faults(self, grid: Crossword, demands: Demands) -> tuple[GridFault, ...]:
        """Everything that is wrong with a grid, as far as is known now."""
        is_asked = self.is_ready and not self.is_silent
        is_word = (lambda word: not self.refusal(word)) if is_asked else None
        return grid_faults(grid, demands, is_word)


class Gestures(StripGestures[LetterStrip]):
    """Acts for whoever looks."""

    table: TableView[actions.Action, TableEvent, Observation]

    def __init__(
        self,
        table: TableView[actions.Action, TableEvent, Observation],
        *,
        judge: WordJudge,
        banner: Banner,
        changed: Callable[[], object],
    ) -> None:
        super().__init__(table, changed=changed)
        self._judge = judge
        self._banner = banner
        self.is_solving = False
        """Whether the whole puzzle is being laid, in place of the recording sheet."""
        self.is_writing = False
        """Whether letters, tiles or notes are laid just now, which leaves the keyboard alone."""

    # What may be done now

    def may_turn_up(self) -> bool:
        """Whether the next letter may be turned up."""
        seen = self.table.public
        is_open = seen.phase is Phase.DRAW and not seen.is_turning and seen.inquiry is None
        return (
            is_open
            and not is_complete(seen.drawn, seen.ruleset.pool.extent)
            and not self.table.is_read_only
        )

    def is_guessing(self) -> bool:
        """Whether a turn of the guessing is before whoever looks."""
        return self._is_in(Phase.GUESS)

    def may_give_up(self) -> bool:
        """Whether whoever looks may end the match."""
        seen = self.table.acting
        seat = None if seen is None else seen.seat
        return seat is not None and not self.table.check(seat, actions.GiveUp())

    def is_at_sheet(self) -> bool:
        """Whether it is, with the recording sheet."""
        return self.is_guessing() and not self.is_solving

    def may_guess(self) -> bool:
        """Whether a word may be guessed."""
        return self._is_at(GuessStage.GUESS) and not self.is_solving

    def may_clear(self) -> bool:
        """Whether there are tiles beside the anchor's."""
        seen = self.table.acting
        if seen is None or not self._may_lay_tiles():
            return False
        return len(self.grid(seen).tiles) > len(seen.anchor)

    def may_build(self) -> bool:
        """Whether the own puzzle is being laid."""
        return self._is_in(Phase.BUILD)

    def may_hand_in(self) -> bool:
        """Whether what is laid may be handed in, or whoever tries is told why not."""
        return self._may_lay_tiles()

    def may_go_on(self) -> bool:
        """Whether the answer is there."""
        return self._is_at(GuessStage.ANSWERED)

    def _may_lay_tiles(self) -> bool:
        return self._is_in(Phase.BUILD) or (self.is_guessing() and self.is_solving)

    def _is_in(self, phase: Phase) -> bool:
        seen = self.table.acting
        return seen is not None and seen.phase is phase

    def _is_at(self, stage: GuessStage) -> bool:
        seen = self.table.acting
        return seen is not None and seen.phase is Phase.GUESS and seen.stage is stage

    def agree_on_clue(self, clue: object) -> None:
        """Settle what the marks tell (W12)."""
        people = self.table.people_to_act
        if people:
            self.act(people[0], actions.AgreeOnClue(cast("ClueType", clue)))

    # The draw

    def turn_up(self) -> None:
        """Have the next letter turned up; anybody may."""
        self.act(0, actions.TurnUp())

    def call(self, seat: Seat, word: str) -> None:
        """Name an anchor."""
        self.act(seat, actions.CallAnchor(word))

    def against_anchor(self, word: str) -> str:
        """What speaks against a word as the anchor."""
        against, seen = self._against(0, actions.CallAnchor(word), word), self.table.public
        # Two tiles of a doubled letter lie there already, so that seems to be untrue.
        would_do = not Counter(word) - Counter(seen.pool)
        lacks_copies = bool(Counter(word) - Counter(seen.anchor_letters)) and would_do
        return f"{against} {say(texts.COUNTS_ONCE)}" if lacks_copies else against

    def draw_afresh(self) -> None:
        """All letters back."""
        self.act(0, actions.DrawAfresh())

    def go_on(self) -> None:
        """Begin to build, or hand the turn on."""
        seen = self.table.acting
        self.act(seen.seat if seen and seen.seat is not None else 0, actions.GoOn())

    # Grids

    def grid(self, seen: Observation) -> Crossword:
        """What the seat has laid of its puzzle, or of the solution."""
        layout = seen.own.draft if seen.phase is Phase.BUILD else seen.own.solution
        return Crossword(set_in(layout or (), seen.anchor))

    def lay_tiles(self, layout: Layout) -> bool:
        """Lay tiles; whether that was open."""
        with self._writing():
            return self.act_own(actions.Lay(layout))

    # Guesses

    def laid(self) -> tuple[Seat, LetterStrip] | None:
        seen = self.table.acting
        is_open = seen is not None and seen.phase is Phase.GUESS and seen.stage is GuessStage.GUESS
        if seen is None or seen.seat is None or not is_open:
            return None
        return seen.seat, spelled(seen)

    def lay(self, after: LetterStrip | Rejection) -> None:
        with self._writing():
            super().lay(after)

    def refuse(self, rejection: Rejection) -> None:
        self._refuse((rejection,))

    def spell(self, word: str) -> None:
        """Have this be the guess as it is spelled."""
        if self.strip is not None:
            self.lay(self.strip.cleared().typed(word))

    def guess(self, word: str) -> None:
        """Guess a word."""
        self.act_own(actions.MakeGuess(word))

    def against_guess(self, word: str) -> str:
        """What speaks against a word as a guess."""
        seen = self.table.acting
        if seen is None or seen.seat is None:
            return ""
        return self._against(seen.seat, actions.MakeGuess(word), word)

    def choose(self, place: int) -> None:
        """Ask about one of several words."""
        self.act_own(actions.Choose(place))

    def choose_other(self, place: int) -> None:
        """Ask about one of several words of which nothing is known."""
        self.act_own(actions.ChooseOther(place))

    def note(self, length: int, place: int, text: str) -> None:
        """Write a note beside a word."""
        with self._writing():
            self.act_own(actions.Note(length, place, text))

    def mark_letter(
        self, length: int, place: int, spot: int, letter: str, mark: LetterMark
    ) -> None:
        """Cross out a letter of a word that is looked for, or hold it likely."""
        with self._writing():
            self.act_own(actions.MarkLetter(length, place, spot, letter, mark))

    def give_up(self) -> None:
        """End the match."""
        self.act_own(actions.GiveUp())

    # Inside

    def act(self, seat: Seat, action: actions.Action) -> bool:
        """Play an action, or say why not; whether it was open."""
        rejections = self.table.act(seat, action)
        if rejections:
            self._refuse(rejections)
        return not rejections

    def say_against(self, rejection: Rejection) -> None:
        """Say why tiles cannot be laid so."""
        seen = self.table.acting
        grid = self.grid(seen) if seen and seen.seat is not None else NO_GRID
        self._banner.show_refusal(reason_text(rejection, grid), rule_of((rejection,), RULES))

    def _refuse(self, rejections: Sequence[Rejection]) -> None:
        text = reasons_text(rejections, NO_GRID)
        self._banner.show_refusal(text, rule_of(rejections, RULES))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self.is_writing = True
        try:
            yield
        finally:
            self.is_writing = False

    def act_own(self, action: actions.Action) -> bool:
        """The same for whoever looks and has the turn."""
        seen = self.table.acting
        return seen is not None and seen.seat is not None and self.act(seen.seat, action)

    def _against(self, seat: Seat, action: actions.Action, word: str) -> str:
        if not word:
            return ""
        rejections = self.table.check(seat, action)
        return reasons_text(rejections, NO_GRID) if rejections else self._judge.refusal(word)


def spelled(seen: Observation) -> LetterStrip:
    """The guess of whoever looks, as far as it is spelled."""
    rules = seen.ruleset
    return LetterStrip(seen.row, seen.letters, rules.limits_copies, rules.dictionary)
