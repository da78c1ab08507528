"""A strip on which a word is laid piece by piece, or typed; knows no screen and no game's rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, field, replace
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from .table_events import TableEvent
from .table_rules import Reasons, TableProgress, TableWhy, Verb, only_if

Pieces = tuple[int, ...]
"""The numbers of cards, tiles or dice in a row."""


class Row(Value):
    """What lies on a strip."""

    text: str = ""
    """The letters wanted."""
    pieces: Pieces = ()
    """The pieces laid so far; they spell the beginning of `text`, or all of it."""
    caret: int = 0
    """How many letters stand before the place where the next one goes."""
    is_typed: bool = False
    """Whether letters were typed last, so that taking back goes letter by letter."""


EMPTY: Final = Row()
MOST_LETTERS: Final = 60
"""More than anybody types of one word."""


class LayRow(Value):
    """Have this lie on the strip; nothing is said with it yet."""

    row: Row


class RowLaid(TableEvent):
    """Somebody laid something on the strip, or took it off."""

    lays: ClassVar[bool] = True
    seat: Seat
    row: Row


class Laying(Value, kw_only=True):
    """How words are laid in a game whose state has a `row`."""

    texts: Callable[[Any, Seat], Mapping[int, str] | None]
    """The letters of every piece that a seat may lay in a state, by number; None: not now."""
    is_secret: bool
    """Whether only the seat itself may see what it lays."""

    @property
    def verb(self) -> Verb:
        """The verb for it."""
        return Verb(LayRow, self._reasons, self._perform)

    def _reasons(self, state: Any, seat: Seat, action: LayRow) -> Reasons:
        texts = self.texts(state, seat)
        yield from only_if(texts is not None)
        if texts is not None and not _is_sound(action.row, texts):
            yield Rejection.of(TableWhy.NO_SUCH_ROW)

    def _perform(self, progress: TableProgress[Any], seat: Seat, action: LayRow) -> None:
        progress.state = progress.state.but(row=action.row)
        event = RowLaid(seat, action.row)
        if self.is_secret:
            progress.tell_only(seat, event)
        else:
            progress.tell(event)


def _is_sound(row: Row, texts: Mapping[int, str]) -> bool:
    """Whether the row is one that gestures could have made of these pieces."""
    if not set(row.pieces) <= texts.keys() or len(set(row.pieces)) != len(row.pieces):
        return False
    spelled = "".join(texts[piece] for piece in row.pieces)
    is_word = len(row.text) <= MOST_LETTERS and set(row.text) <= set(LETTERS)
    return is_word and row.text.startswith(spelled) and 0 <= row.caret <= len(row.text)


W = TypeVar("W", bound="WordStrip")


class WordStrip(Value, dict=True):
    """A row and what can be done with it; each gesture gives the strip as it is then."""

    row: Row = EMPTY

    # What a game answers

    @property
    def texts(self) -> Mapping[int, str]:
        """The letters of every piece in reach, by its number."""
        raise NotImplementedError

    @property
    def language(self) -> str:
        """The language of the words, by which typed letters are folded."""
        return "de"

    def laid(self, text: str) -> Pieces:
        """Pieces for as many letters of a text as can be laid, from its first one on.

        Where a piece has several letters, or pieces of one letter differ, a game chooses itself.
        """
        found: list[int] = []
        for letter in text:
            free = (one for one, own in self.texts.items() if own == letter and one not in found)
            piece = next(free, None)
            if piece is None:
                break
            found.append(piece)
        return tuple(found)

    def bundle(self, piece: int) -> Pieces:
        """The pieces that go on and off the strip together with one, in their order."""
        return (piece,)

    def against_order(self, pieces: Pieces) -> Rejection | None:  # noqa: ARG002
        """What speaks against having pieces in this order."""
        return None

    # Questions

    @property
    def ghost(self) -> str:
        """Letters wanted that no piece is laid for."""
        return self.row.text[len(self._spelled(self.row.pieces)) :]

    @property
    def caret(self) -> int:
        """The place among the pieces where the next one goes."""
        place = letters = 0
        for piece in self.row.pieces:
            letters += len(self.texts[piece])
            place += letters <= self.row.caret
        return place

    # Gestures

    def with_row(self: W, row: Row) -> W:
        """The same strip with something else on it."""
        return replace(self, row=row)

    def cleared(self: W) -> W:
        """Nothing on the strip."""
        return replace(self, row=EMPTY)

    def typed(self: W, character: str) -> W:
        """A letter more at the caret; the pieces for it are found anew."""
        letters = "".join(letter for letter in fold(character, self.language) if letter in LETTERS)
        if not letters:
            return self
        at = self.row.caret
        text = self.row.text[:at] + letters + self.row.text[at:]
        return self._laid_anew(text, at + len(letters))

    def erased(self: W) -> W:
        """Without the letter before the caret, or where pieces were laid, without that piece."""
        at = self.row.caret
        if not at:
            return self
        if self.row.is_typed or self.ghost:
            return self._laid_anew(self.row.text[: at - 1] + self.row.text[at:], at - 1)
        return self.without(self.caret - 1)

    def without(self: W, place: int) -> W:
        """Without the piece at that place, and what goes with it."""
        if not 0 <= place < len(self.row.pieces):
            return self
        gone = self.bundle(self.row.pieces[place])
        before = [piece for piece in self.row.pieces[:place] if piece not in gone]
        kept = [piece for piece in self.row.pieces if piece not in gone]
        return self._of_pieces(kept, len(before))

    def with_piece(self: W, piece: int, place: int | None = None) -> W:
        """With a piece and what goes with it at that place, by default at the caret.

        A piece that lies there already is moved; one out of reach changes nothing.
        """
        if piece not in self.texts:
            return self
        numbers = self.bundle(piece)
        at = self.caret if place is None else place
        before = [one for one in self.row.pieces[:at] if one not in numbers]
        after = [one for one in self.row.pieces[at:] if one not in numbers]
        return self._of_pieces((*before, *numbers, *after), len(before) + len(numbers))

    def moved(self: W, start: int, end: int) -> W | Rejection:
        """With the piece at place `start` standing at `end` instead, or why that cannot be."""
        pieces = list(self.row.pieces)
        if not 0 <= start < len(pieces):
            return self
        goal = max(0, min(end, len(pieces) - 1))
        pieces.insert(goal, pieces.pop(start))
        return self.against_order(tuple(pieces)) or self._of_pieces(pieces, len(pieces))

    def with_caret(self: W, place: int) -> W:
        """With the caret before the piece at that place."""
        place = max(0, min(place, len(self.row.pieces)))
        letters = len(self._spelled(self.row.pieces[:place]))
        return replace(self, row=replace(self.row, caret=letters, is_typed=False))

    # Inside

    def _spelled(self, pieces: Sequence[int]) -> str:
        return "".join(self.texts[piece] for piece in pieces)

    def _of_pieces(self: W, pieces: Sequence[int], caret: int) -> W:
        letters = len(self._spelled(pieces[:caret]))
        return replace(self, row=Row(self._spelled(pieces), tuple(pieces), letters))

    def _laid_anew(self: W, text: str, caret: int) -> W:
        return replace(self, row=Row(text, self.laid(text), caret, is_typed=True))


class HandStrip(WordStrip):
    """A strip over a hand, from which every piece goes on and off by itself."""

    hand: Mapping[int, str] = field(default_factory=dict)
    """The letters of every piece in reach, by its number."""

    @property
    def texts(self) -> Mapping[int, str]:
        return self.hand
