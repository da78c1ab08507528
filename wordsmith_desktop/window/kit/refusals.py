"""Which words were refused in this turn, so that nobody is promised points for them again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.lexicon.rulings import Reason
from wordsmith_desktop.session.table_view import AnyTable

if TYPE_CHECKING:
    from wordsmith_desktop.lexicon.lexicon import Lexicon


class Refusals:
    """Asks the match itself, so that undo, another page and another start make no difference."""

    def __init__(
        self, table: AnyTable, lexicon: Callable[[], Lexicon | None], *since: type
    ) -> None:
        """After an event of one of these types another turn begins."""
        self._table, self._lexicon, self._since = table, lexicon, since
        self._moment: tuple[int, Seat | None] = (0, None)
        """How many actions stood when it looked last, and who looked."""
        self._known: tuple[WordRefused, ...] = ()
        """What had been refused in the turn by then, the last first."""

    def follow(self) -> None:
        """Look at what has happened since the last time; a page does whenever it shows a state."""
        (before, viewer), (now, seat) = self._moment, (self._table.position, self._table.seat)
        self._moment = now, seat
        # A turn has as many actions as letters were typed in it, and every key comes here.
        fresh = now - before if seat == viewer and now >= before else now
        refused, is_of_turn = self._refused_in(fresh)
        self._known = (*refused, *self._known) if is_of_turn and fresh < now else refused

    def _refused_in(self, most: int) -> tuple[tuple[WordRefused, ...], bool]:
        """What was refused of the last actions, the last first; whether all are of this turn."""
        found: list[WordRefused] = []
        for happening in islice(self._table.recent(), most):
            for event in reversed(happening.events):
                if isinstance(event, self._since):
                    return tuple(found), False
                if isinstance(event, WordRefused):
                    found.append(event)
        return tuple(found), True

    def has(self, word: str) -> bool:
        """Whether this word was refused, and the table has not said otherwise since."""
        return any(self._stands(refused) for refused in self._known if refused.word == word)

    def _stands(self, refused: WordRefused) -> bool:
        verdict = self._verdict(refused.word)
        is_ban = refused.ruling is not None and refused.ruling.reason is Reason.HOUSE_BANNED
        return verdict is False if is_ban else verdict is not True

    def _verdict(self, word: str) -> bool | None:
        """What the table's own lists say of a word; the match's comes first."""
        if self._table.by_dictionary_alone:
            return None
        here, lexicon = self._table.house.verdict(word), self._lexicon()
        return lexicon.house.verdict(word) if here is None and lexicon is not None else here
