"""The real program at a table of the Letter Piece Game, and people who play at it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_practice import give_up
from tests.games.play_hands import CTRL, click, tap, write
from tests.games.table_play import TablePlay
from tests.helpers.letter_pieces import hinted
from wordsmith_desktop.games.letter_pieces.table.layout import Parts
from wordsmith_desktop.games.letter_pieces.table.new_match import MatchForm
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage

ROLLS = 12
"""So often somebody rolls for a word at most."""


class Play(TablePlay[MatchPage, MatchForm]):
    """The program over a folder of its own; what people do is done with mouse and keys."""

    game = "letter_pieces"
    page_type = MatchPage
    form_type = MatchForm

    # What can be seen

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def board(self) -> BoardHands:
        return BoardHands(self.parts.board)

    @property
    def seen(self) -> lp.Observation:
        """What whoever has the bench knows; what anyone knows when nobody has."""
        public: lp.Observation = self.session.observation(None)
        if public.bench is None:
            return public
        own: lp.Observation = self.session.observation(public.bench)
        return own

    @property
    def phase(self) -> lp.Phase:
        return self.seen.phase

    @property
    def seat(self) -> int:
        """Who has the bench."""
        assert self.seen.bench is not None
        return self.seen.bench

    @property
    def player(self) -> lp.PlayerState:
        """Who has the bench, with everything that lies there."""
        own = self.seen.players[self.seat].own
        assert own is not None
        return own

    @property
    def built(self) -> str:
        """The word on the bench."""
        return lp.reading(self.player, self.seen.ruleset).word

    def words(self, seat: int) -> tuple[str, ...]:
        """The words on a seat's sheet of this challenge, in the end of the last one."""
        own = self.session.match.state.players[seat]
        assert isinstance(own, lp.PlayerState)
        sheet = own.past[-1] if self.phase is lp.Phase.MATCH_OVER else own.sheet
        return sheet.words

    # Playing

    def find_word(self) -> str | None:
        """A word that the pool can build and that would stand."""
        return hinted(self.seen, self.lexicon(self.dictionary).index) or None

    def roll_for_word(self) -> str | None:
        """Roll until there is a word, choosing short pieces; None if none comes."""
        for _ in range(ROLLS):
            self.choose_pieces()
            word = self.find_word()
            if word or not self.parts.tray.die.can_roll:
                return word
            tap(Qt.Key.Key_R, CTRL)
        return None

    def choose_pieces(self, kind: lp.Shape = lp.Shape.S) -> None:
        """Take what stars allow."""
        while self.player.choices:
            click(self.parts.tray.compartments[kind])

    def type_word(self, word: str) -> None:
        """Clear the bench and type a word."""
        tap(Qt.Key.Key_Backspace, CTRL)
        write(word.lower())
        assert word == self.built

    def claim(self) -> None:
        """Press Enter at the board."""
        assert self.parts.board.hasFocus()
        tap(Qt.Key.Key_Return, text="\r")
        self.wait_for_ruling()

    def write_word(self, word: str) -> None:
        """Type a word and claim it; it stands."""
        seat = self.seat
        self.type_word(word)
        self.claim()
        assert word in self.words(seat), self.message

    def play_turn(self) -> str | None:
        """Make a word, if need be after rolling, else pass; the word."""
        self.lift()
        word = self.roll_for_word()
        if word is None:
            self.give_up()
        else:
            self.write_word(word)
        return word

    def give_up(self) -> None:
        """Pass, and say yes where that is for good."""
        give_up(self.page)
        self.come_back()

    def play_on(self, until: Callable[[], bool], most: int = 60) -> None:
        """Turn after turn until something is so."""
        for _ in range(most):
            if until():
                return
            self.play_turn()
        raise AssertionError("the match does not come to that")

    def is_challenge_over(self) -> bool:
        return self.phase in (lp.Phase.CHALLENGE_OVER, lp.Phase.MATCH_OVER)

    def go_on(self) -> None:
        """From the end of a challenge to the next; after the last one the match is over."""
        if self.phase is not lp.Phase.MATCH_OVER:
            click(self.parts.between.go_on)


def at(x: float, y: float) -> QPointF:
    """A point."""
    return QPointF(x, y)
