"""What the parts of the table show of an observation and of the strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.closing import Closing, closing_lines, turns_from
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.seat_line import PaintPrize, SeatLine, Winnings
from wordsmith_desktop.window.kit.strip.views import LaidView, PieceView
from wordsmith_desktop.wording.texts import say

from ..rules.cards import Card
from ..rules.claims import Plan, plan
from ..rules.laying import Reach, Word
from ..rules.observation import Observation, PlayerView
from ..rules.presenter import Strip
from ..rules.state import Phase
from ..rules.tokens import TOKEN_POINTS, Goal, Token
from ..words import table_texts as texts
from ..words.in_words import say_card_of_hand, say_hand_card, say_pool_card, say_won, say_word_card
from .coin import paint_coin

_LAST_CARDS: Final = 3
"""A turn takes about so many cards from the deck: with that for each the last turns are near."""


class WordView(Value):
    """One word of a lexicon."""

    word_id: int
    """Its number, which grows from word to word; the newest word is shown first."""
    cards: tuple[str, ...]
    """The letters of each card, from the first on."""
    is_taken: bool = False
    """Whether it lies on the building strip."""
    ids: tuple[int, ...] = ()
    """The cards' numbers, where they are to be told apart."""

    @property
    def text(self) -> str:
        """The word."""
        return "".join(self.cards)

    @property
    def letters(self) -> int:
        """How many letters it has, which is what it is worth (C16)."""
        return len(self.text)


class LexiconView(Value):
    """One player's lexicon."""

    seat: int
    name: str
    is_own: bool
    """Whether it is that of the person who looks."""
    is_to_move: bool
    points: int
    tokens: int
    """How many tokens the player has won."""
    words: tuple[WordView, ...]
    won: tuple[Goal, ...] = ()
    """What the tokens were won with, where that is to be told."""

    @property
    def owner(self) -> str:
        """The name by which others' words go; empty for one's own."""
        return "" if self.is_own else self.name

    @property
    def newest_first(self) -> tuple[WordView, ...]:
        """The words in the order in which they are shown."""
        return tuple(sorted(self.words, key=lambda word: -word.word_id))


def points_of(view: PlayerView) -> int:
    """A player's points now (C16)."""
    return letters_of(view) + TOKEN_POINTS * len(view.tokens) - view.penalty


def letters_of(view: PlayerView) -> int:
    """The letters of a player's words."""
    return sum(len(word.text) for word in view.words)


def hand_cards(seen: Observation, laid: Sequence[int]) -> list[PieceView]:
    """The hand of whoever looks; nothing where nobody in particular does."""
    hand = seen.players[seen.seat].hand if seen.seat is not None else None
    return _row(hand or (), laid, say_hand_card)


def pool_cards(seen: Observation, laid: Sequence[int]) -> list[PieceView]:
    """The common pool."""
    return _row(seen.pool, laid, say_pool_card)


def by_colour(view: PieceView) -> int:
    """What a hand can be sorted by: the colour of a card is the number of its letters (C2)."""
    return len(view.text)


def _row(
    cards: Sequence[Card], laid: Sequence[int], spoken: Callable[[str], str]
) -> list[PieceView]:
    return [
        PieceView(card.id, card.text, spoken(card.text), is_used=card.id in laid) for card in cards
    ]


def strip_tiles(strip: Strip, names: Sequence[str]) -> list[LaidView]:
    """The cards on a player's strip."""
    return [_tile(card, strip, names) for card in strip.plan.cards]


def _tile(card: Card, strip: Strip, names: Sequence[str]) -> LaidView:
    word = strip.reach.word_of.get(card.id)
    if word is not None:
        return word_tile(card, word, strip.seen.seat, names)
    if card in strip.reach.hand:
        return LaidView(card.id, card.text, say_hand_card(card.text))
    return LaidView(card.id, card.text, say_pool_card(card.text))


def word_tile(card: Card, word: Word, viewer: Seat | None, names: Sequence[str]) -> LaidView:
    """A card that lay in a word, tied to it."""
    owner = "" if word.owner == viewer else names[word.owner]
    tie = (
        say(texts.TIE, name=owner, word=word.text) if owner else say(texts.OWN_TIE, word=word.text)
    )
    spoken = say_word_card(card.text, word=word.text, owner=owner)
    return LaidView(card.id, card.text, spoken, word.id, tie)


def call_tiles(seen: Observation, names: Sequence[str]) -> list[LaidView]:
    """The cards of the word on which the table is asked, and where they come from."""
    call = seen.call
    if call is None:
        return []
    word_of = seen.reach.word_of
    return [
        word_tile(card, word_of[card.id], seen.seat, names)
        if card.id in word_of
        else LaidView(card.id, card.text, say_pool_card(card.text))
        if card in seen.pool
        else LaidView(card.id, card.text, say_card_of_hand(card.text, names[call.seat]))
        for card in call.cards
    ]


def at_stake(seen: Observation) -> tuple[Token, ...]:
    """The tokens that the word before the table would win (C12)."""
    planned = called_plan(seen)
    return planned.earned(seen.token_row) if planned else ()


def called_plan(seen: Observation) -> Plan | None:
    """Where the cards of the word come from on which the table is asked."""
    call = seen.call
    if call is None or not call.cards:
        return None
    # Whoever built it sees the hand, and the table does not: it is the same word for both.
    lying = {card.id for word in seen.words for card in word.cards}
    lying |= {card.id for card in seen.pool}
    hand = tuple(card for card in call.cards if card.id not in lying)
    numbers = [card.id for card in call.cards]
    return plan(numbers, Reach(hand, seen.pool, seen.words))


def seat_lines(seen: Observation, names: Sequence[str]) -> list[SeatLine]:
    """All players' points, and the tokens that they have won."""
    asked = seen.call is not None and seen.is_asked
    lines = [
        SeatLine(
            name,
            points_of(view),
            is_to_move=seat == seen.to_move and seen.phase is Phase.PLAY,
            is_asked=asked and seen.call is not None and seat != seen.call.seat,
            winnings=_winnings(view),
        )
        for seat, (name, view) in enumerate(zip(names, seen.players, strict=True))
    ]
    return closing_lines(lines, _closing(seen))


def _closing(seen: Observation) -> Closing | None:
    """The last turn of everybody, or that the deck runs out (C15)."""
    count, left = len(seen.players), seen.turns_left
    points = tuple(map(points_of, seen.players))
    if seen.phase is not Phase.PLAY:
        return None
    if left is None:
        return Closing(None, points) if seen.deck_count <= _LAST_CARDS * count else None
    if not 0 < left <= count:
        return None
    still = turns_from(seen.to_move, (seen.to_move + left - 1) % count, count)
    return Closing(still, points)


def _winnings(view: PlayerView) -> Winnings | None:
    goals = [token.goal for token in view.tokens]
    return Winnings(tuple(map(_picture_of, goals)), say_won(goals)) if goals else None


@cache
def _picture_of(goal: Goal) -> PaintPrize:
    """One and the same for a token, so that a seat's line with it equals the one before."""

    def paint(painter: QPainter, square: QRectF, look: Look) -> None:
        paint_coin(painter, square, goal, look)

    return paint


def lexicon_views(
    seen: Observation,
    names: Sequence[str],
    viewer: Seat | None,
    laid: Sequence[int],
    *,
    keeps_order: bool = False,
) -> list[LexiconView]:
    """All lexicons, clockwise, that of `viewer` last: it lies next to the hand.

    Where the whole table looks it is that of whoever has the turn, so that no line moves for that;
    where it `keeps_order` no line ever does.
    """
    count = len(seen.players)
    last = seen.to_move if viewer is None else viewer
    if keeps_order:
        last = count - 1
    seats = [(last + step) % count for step in range(1, count + 1)]
    return [_lexicon(seen, seat, names[seat], viewer, laid) for seat in seats]


def _lexicon(
    seen: Observation, seat: Seat, name: str, viewer: Seat | None, laid: Sequence[int]
) -> LexiconView:
    view = seen.players[seat]
    words = tuple(
        WordView(
            word.id,
            tuple(card.text for card in word.cards),
            word.cards[0].id in laid,
            tuple(card.id for card in word.cards),
        )
        for word in view.words
    )
    return LexiconView(
        seat=seat,
        name=name,
        is_own=seat == viewer,
        is_to_move=seat == seen.to_move and not seen.is_alone,
        points=points_of(view),
        tokens=len(view.tokens),
        words=words,
        won=tuple(token.goal for token in view.tokens),
    )


class WordLoad(Value):
    """A whole word."""

    word: int
    """The word's number on the table."""
