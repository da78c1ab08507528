"""What people do at the table, as a row of cards and as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import SecondPress
from wordsmith_desktop.window.kit.strip.gestures import StripGestures
from wordsmith_desktop.window.kit.strip.views import Load
from wordsmith_desktop.wording.rule_numbers import rule_of
from wordsmith_desktop.wording.texts import say

from ..rules.actions import Action, Build, Challenge, Pass
from ..rules.laying import Word
from ..rules.observation import Observation
from ..rules.presenter import Strip
from ..words import table_texts as texts
from ..words.reasons import reasons_text
from ..words.rule_numbers import RULES
from .views import WordLoad


class Gestures(StripGestures[Strip]):
    """Acts for whoever has the turn."""

    table: TableView[Action, TableEvent, Observation]

    def __init__(
        self,
        table: TableView[Action, TableEvent, Observation],
        *,
        banner: Banner,
        changed: Callable[[], object],
    ) -> None:
        super().__init__(table, changed=changed)
        self._banner = banner
        self._passing_turn: int | None = None
        self._second_press = SecondPress(banner)

    # The strip

    def laid(self) -> tuple[Seat, Strip] | None:
        seen = self.table.acting
        return None if seen is None else (seen.to_move, Strip(seen.row, seen=seen))

    def may_lay(self) -> bool:
        return not self.is_passing

    def refuse(self, rejection: Rejection) -> None:
        self.say_against((rejection,))

    @property
    def has_word(self) -> bool:
        """Whether something lies on the strip that may be changed."""
        strip = self.strip
        return strip is not None and self.may_lay() and bool(strip.row.text)

    def drop(self, load: Load, place: int | None) -> None:
        """Put a card or a whole word at a place of the strip, None for the caret."""
        if isinstance(load, WordLoad) and self.strip is not None:
            self.lay(self.strip.with_word(load.word, place))
        else:
            super().drop(load, place)

    def pick_word(self, word: int) -> None:
        """Put a whole word at the caret, or take it off the strip if it lies there."""
        strip = self.strip
        if strip is None:
            return
        of_word = [card for card in strip.row.pieces if _is_of(word, strip, card)]
        if of_word:
            self.lay(strip.without(strip.row.pieces.index(of_word[0])))
        else:
            self.lay(strip.with_word(word))

    def cycle(self, step: int) -> None:
        """Lay the same letters another way."""
        if self.strip is not None:
            self.lay(self.strip.other_way(step))

    # The table

    @property
    def is_passing(self) -> bool:
        """Whether cards of the hand are chosen for an exchange, in place of building (C13)."""
        seen = self.table.acting
        # A turn may end by pass or by clock while they are.
        return seen is not None and seen.turn == self._passing_turn

    def begin_passing(self) -> None:
        """Have cards chosen for an exchange."""
        seen = self.table.acting
        self._passing_turn = None if seen is None else seen.turn

    def end_passing(self) -> None:
        """Go back to building."""
        self._passing_turn = None

    def act(self, seat: Seat, action: Action) -> None:
        """Play an action for a seat, or say why not."""
        rejections = self.table.act(seat, action)
        if rejections:
            self.say_against(rejections)

    def build(self) -> None:
        """Say the word that lies on the strip."""
        strip = self.strip
        if strip is None:
            return
        if not strip.row.text:
            # Enter pressed twice leaves what was said of the word that was built.
            if not self._second_press.is_on:
                self._banner.show_info(say(texts.NOTHING_LAID))
        elif strip.faults():
            self.say_against(strip.faults()[:1])
        else:
            self._second_press.pressed()
            self.act(strip.seen.to_move, Build(strip.row.pieces))

    def was_built(self) -> None:
        """A word was built."""
        self._second_press.acted()

    def pass_with(self, cards: tuple[int, ...]) -> None:
        """Pass, and exchange these cards."""
        seen = self.table.acting
        if seen is not None:
            self.act(seen.to_move, Pass(cards))

    @property
    def doubtable(self) -> tuple[Word, ...]:
        """The words that whoever has the turn may challenge (C14)."""
        seen = self.table.acting
        if seen is None:
            return ()
        left = (word for word in seen.words if word.id in seen.open_words)
        return tuple(w for w in left if not self.table.check(seen.to_move, Challenge(w.id)))

    def doubt(self, word: int) -> None:
        """Challenge a word that stands."""
        seen = self.table.acting
        if seen is not None:
            self.act(seen.to_move, Challenge(word))

    def against_passing(self, cards: tuple[int, ...]) -> tuple[Rejection, ...]:
        """What speaks against passing with these cards."""
        seen = self.table.acting
        return self.table.check(seen.to_move, Pass(cards)) if seen else ()

    def say_against(self, rejections: Sequence[Rejection]) -> None:
        """Say why something is not possible."""
        strip = self.strip
        # Nobody lays cards while the table is asked about a word, and answers are refused too.
        reach = self.table.seen.reach if strip is None else strip.reach
        laid = () if strip is None else strip.row.pieces
        text = reasons_text(rejections, reach, laid)
        self._banner.show_refusal(text, rule_of(rejections, RULES))


def _is_of(word: int, strip: Strip, card: int) -> bool:
    found = strip.reach.word_of.get(card)
    return found is not None and found.id == word
