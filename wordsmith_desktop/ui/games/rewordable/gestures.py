"""What people do at the table, as a row of cards and as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.actions import Build, Pass
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.presenter import Strip
from wordsmith_desktop.games.word_strip import Row
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.rewordable.views import WordLoad
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.strip.gestures import StripHands
from wordsmith_desktop.ui.kit.strip.views import Load
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.reasons import reasons_text
from wordsmith_desktop.wording.texts import say


class Hands(StripHands[Strip]):
    """Acts for whoever has the turn."""

    def __init__(
        self,
        session: AnySession,
        look: Callable[[], Observation | None],
        *,
        banner: Banner,
        may_lay: Callable[[], bool],
        changed: Callable[[], object],
    ) -> None:
        """`look` sees as whoever may build now, None while nobody may.

        `may_lay` says whether cards are laid now, or chosen for an exchange; `changed` is called
        when other cards lie on the strip.
        """
        super().__init__(session, banner=banner, changed=changed)
        self._look = look
        self._may_lay = may_lay

    # The strip

    def span(self) -> object | None:
        seen = self._look()
        return None if seen is None else seen.turn

    def over(self, row: Row) -> Strip:
        seen = self._look()
        assert seen is not None
        return Strip(row, seen=seen)

    def may_lay(self) -> bool:
        return self._may_lay()

    def refuse(self, rejection: Rejection) -> None:
        self.say_against((rejection,))

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

    def act(self, seat: Seat, action: Any) -> bool:
        """Play an action; whether it was open."""
        rejections = self.session.act(seat, action)
        if rejections:
            self.say_against(rejections)
        return not rejections

    def build(self) -> None:
        """Say the word that lies on the strip."""
        strip = self.strip
        if strip is None:
            return
        if not strip.row.text:
            self._banner.show_info(say(texts.NOTHING_LAID))
        elif strip.faults():
            self.say_against(strip.faults()[:1])
        else:
            self.act(strip.seen.to_move, Build(strip.row.pieces))

    def pass_with(self, cards: tuple[int, ...]) -> bool:
        """Pass, and exchange these cards; whether that was open."""
        seen = self._look()
        return seen is not None and self.act(seen.to_move, Pass(cards))

    def against_passing(self, cards: tuple[int, ...]) -> tuple[Rejection, ...]:
        """What speaks against passing with these cards."""
        seen = self._look()
        return self.session.check(seen.to_move, Pass(cards)) if seen else ()

    def say_against(self, rejections: Sequence[Rejection]) -> None:
        """Say why something is not possible."""
        strip = self.strip
        if strip is not None:
            self._banner.show_refusal(reasons_text(rejections, strip.reach, strip.row.pieces))


def _is_of(word: int, strip: Strip, card: int) -> bool:
    found = strip.reach.word_of.get(card)
    return found is not None and found.id == word
