"""What people do at the table, as a row of cards and as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.actions import Build, Pass
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.presenter import Strip
from wordsmith_desktop.games.word_strip import EMPTY, Row
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.session.updates import UpdateKind
from wordsmith_desktop.ui.games.rewordable.lexicons.loads import WordLoad
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.games.rewordable.sentences.reasons import reasons_text
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.strip.loads import PieceLoad
from wordsmith_desktop.ui.kit.table_texts import UPDATES
from wordsmith_desktop.ui.kit.texts import say


@dataclass(slots=True)
class _Work:
    """One turn's work on the strip."""

    turn: int
    row: Row = EMPTY
    done: list[Row] = field(default_factory=list)
    undone: list[Row] = field(default_factory=list)


_UNDER_WAY: WeakKeyDictionary[Session, _Work] = WeakKeyDictionary()
"""What lies on the strips; a page that is built anew goes on with it."""


class Hands:
    """Acts for whoever has the turn."""

    def __init__(
        self,
        session: Session,
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
        self._session = session
        self._look = look
        self._banner = banner
        self._may_lay = may_lay
        self._changed = changed

    # The strip

    @property
    def strip(self) -> Strip | None:
        """The strip of whoever builds, or None while nobody may."""
        seen = self._look()
        return None if seen is None else Strip(self._work(seen).row, seen=seen)

    def pick(self, load: PieceLoad | WordLoad) -> None:
        """Put a card or a whole word at the caret."""
        self.drop(load, None)

    def drop(self, load: PieceLoad | WordLoad, place: int | None) -> None:
        """Put what is carried at a place of the strip, None for the caret."""
        strip = self.strip
        if strip is None:
            return
        if isinstance(load, WordLoad):
            self._lay(strip.with_word(load.word, place))
        else:
            self._lay(strip.with_piece(load.piece, place))

    def carry(self, start: int, end: int) -> None:
        """Put a card of the strip at another place of it."""
        if self.strip is not None:
            self._lay(self.strip.moved(start, end))

    def put_back(self, load: PieceLoad) -> None:
        """Take a card off the strip."""
        strip = self.strip
        if strip is not None and load.piece in strip.row.pieces:
            self._lay(strip.without(strip.row.pieces.index(load.piece)))

    def pick_word(self, word: int) -> None:
        """Put a whole word at the caret, or take it off the strip if it lies there."""
        strip = self.strip
        if strip is None:
            return
        of_word = [card for card in strip.row.pieces if _is_of(word, strip, card)]
        if of_word:
            self._lay(strip.without(strip.row.pieces.index(of_word[0])))
        else:
            self._lay(strip.with_word(word))

    def throw(self, place: int) -> None:
        """Take the card at a place off the strip."""
        if self.strip is not None:
            self._lay(self.strip.without(place))

    def type_letter(self, letter: str) -> None:
        """Lay the word with this letter more."""
        if self.strip is not None:
            self._lay(self.strip.typed(letter))

    def erase(self) -> None:
        """Take back the letter or the card before the caret."""
        if self.strip is not None:
            self._lay(self.strip.erased())

    def move_caret(self, place: int) -> None:
        """Let the next card go to another place."""
        strip = self.strip
        if strip is not None:
            self._work(strip.seen).row = strip.with_caret(place).row
            self._changed()

    def cycle(self, step: int) -> None:
        """Lay the same letters another way."""
        if self.strip is not None:
            self._lay(self.strip.other_way(step))

    def clear(self) -> None:
        """Take everything off the strip."""
        if self.strip is not None:
            self._lay(self.strip.cleared())

    @property
    def can_undo(self) -> bool:
        """Whether something on the strip can be taken back."""
        seen = self._look()
        return seen is not None and self._may_lay() and bool(self._work(seen).done)

    @property
    def can_redo(self) -> bool:
        """Whether something can be brought back to the strip."""
        seen = self._look()
        return seen is not None and self._may_lay() and bool(self._work(seen).undone)

    def undo(self) -> None:
        """Take the last change of the strip back."""
        self._turn_back(say(UPDATES[UpdateKind.UNDONE]), is_undo=True)

    def redo(self) -> None:
        """Bring back what undo took."""
        self._turn_back(say(UPDATES[UpdateKind.REDONE]), is_undo=False)

    # The table

    def act(self, seat: Seat, action: Any) -> bool:
        """Play an action; whether it was open."""
        rejections = self._session.act(seat, action)
        if rejections:
            self.refuse(rejections)
        return not rejections

    def build(self) -> None:
        """Say the word that lies on the strip."""
        strip = self.strip
        if strip is None:
            return
        if not strip.row.text:
            self._banner.show_info(say(texts.NOTHING_LAID))
        elif strip.faults():
            self.refuse(strip.faults()[:1])
        else:
            self.act(strip.seen.to_move, Build(strip.row.pieces))

    def pass_with(self, cards: tuple[int, ...]) -> bool:
        """Pass, and exchange these cards; whether that was open."""
        seen = self._look()
        return seen is not None and self.act(seen.to_move, Pass(cards))

    def against_passing(self, cards: tuple[int, ...]) -> tuple[Rejection, ...]:
        """What speaks against passing with these cards."""
        seen = self._look()
        return self._session.check(seen.to_move, Pass(cards)) if seen else ()

    def refuse(self, rejections: Sequence[Rejection]) -> None:
        """Say why something is not possible."""
        strip = self.strip
        if strip is not None:
            self._banner.show_refusal(reasons_text(rejections, strip.reach, strip.row.pieces))

    # Inside

    def _work(self, seen: Observation) -> _Work:
        work = _UNDER_WAY.get(self._session)
        if work is None or work.turn != seen.turn:
            work = _UNDER_WAY[self._session] = _Work(seen.turn)
        return work

    def _lay(self, after: Strip | Rejection) -> None:
        if not self._may_lay():
            return
        if isinstance(after, Rejection):
            self.refuse((after,))
            return
        work = self._work(after.seen)
        if after.row != work.row:
            work.done.append(work.row)
            work.undone.clear()
            work.row = after.row
        self._changed()

    def _turn_back(self, said: str, *, is_undo: bool) -> None:
        seen = self._look()
        if seen is None:
            return
        work = self._work(seen)
        source, target = (work.done, work.undone) if is_undo else (work.undone, work.done)
        if source:
            target.append(work.row)
            work.row = source.pop()
            self._banner.show_info(said)
            self._changed()


def _is_of(word: int, strip: Strip, card: int) -> bool:
    found = strip.reach.word_of.get(card)
    return found is not None and found.id == word
