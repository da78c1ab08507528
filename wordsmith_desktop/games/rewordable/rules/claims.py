"""A word about to be built: where its cards come from, what it earns, what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .actions import Why
from .cards import Card, spelled
from .laying import Reach, Word
from .ruleset import Ruleset
from .tokens import TOKEN_POINTS, Making, Token, is_earned, making


class Plan(Value):
    """Cards in a row, and where they come from."""

    cards: tuple[Card, ...]
    from_hand: tuple[Card, ...]
    from_pool: tuple[Card, ...]
    words: tuple[Word, ...]
    """The existing words that any of the cards lie in."""

    @property
    def text(self) -> str:
        """The letters."""
        return spelled(self.cards)

    @property
    def making(self) -> Making:
        """What counts for tokens."""
        return making(
            self.cards,
            from_hand=len(self.from_hand),
            from_pool=len(self.from_pool),
            is_added_on=bool(self.words),
        )

    def earned(self, row: Sequence[Token]) -> tuple[Token, ...]:
        """The tokens of a row that the word would win (C12)."""
        made = self.making
        return tuple(token for token in row if is_earned(token.goal, made))

    def gain(self, seat: Seat, row: Sequence[Token]) -> int:
        """Points that its builder would have more: letters and tokens, less own words used."""
        own = sum(len(word.text) for word in self.words if word.owner == seat)
        return len(self.text) + TOKEN_POINTS * len(self.earned(row)) - own

    def loss(self, seat: Seat) -> int:
        """Points that the others would have less."""
        return sum(len(word.text) for word in self.words if word.owner != seat)


def plan(numbers: Sequence[int], reach: Reach) -> Plan:
    """Where the cards of these numbers come from; those out of reach are left out."""
    cards = tuple(reach.places[number] for number in numbers if number in reach.places)
    words = {
        reach.word_of[card.id].id: reach.word_of[card.id]
        for card in cards
        if card.id in reach.word_of
    }
    return Plan(
        cards=cards,
        from_hand=tuple(card for card in cards if card in reach.hand),
        from_pool=tuple(card for card in cards if card in reach.pool),
        words=tuple(words.values()),
    )


def build_faults(
    numbers: Sequence[int], reach: Reach, ruleset: Ruleset, built: frozenset[str]
) -> tuple[Rejection, ...]:
    """Everything but the dictionary that speaks against building these cards (C7–C9, C17)."""
    return tuple(_build_faults(numbers, reach, ruleset, built))


def _build_faults(
    numbers: Sequence[int], reach: Reach, ruleset: Ruleset, built: frozenset[str]
) -> Iterator[Rejection]:
    planned = plan(numbers, reach)
    for number, count in Counter(numbers).items():
        if number not in reach.places:
            yield Rejection.of(Why.OUT_OF_REACH, "C7", card=number)
        elif count > 1:
            yield Rejection.of(Why.CARD_TWICE, "C7", card=number)
    if not planned.cards:
        yield Rejection.of(Why.NOTHING_LAID, "C7")
        return
    if len(planned.cards) < 2:
        yield Rejection.of(Why.TOO_FEW_CARDS, "C7", word=planned.text)
    if not planned.from_hand:
        yield Rejection.of(Why.NO_HAND_CARD, "C7")
    yield from _word_faults(planned)
    if not ruleset.interleaves:
        yield from _mixed_words(planned)
    if not ruleset.may_repeat and planned.text in built:
        yield Rejection.of(Why.BUILT_BEFORE, "C17", word=planned.text)


def _word_faults(planned: Plan) -> Iterator[Rejection]:
    """Existing words go in whole and in their order (C8, X5)."""
    for word in planned.words:
        laid = tuple(card for card in planned.cards if card in word.cards)
        if set(laid) != set(word.cards):
            yield Rejection.of(Why.WORD_TORN, "C8", word=word.text)
        elif laid != word.cards:
            yield Rejection.of(Why.ORDER_CHANGED, "C8", word=word.text)


def _mixed_words(planned: Plan) -> Iterator[Rejection]:
    """Words that begin before another has ended (C9)."""
    spans = []
    for word in planned.words:
        at = [place for place, card in enumerate(planned.cards) if card in word.cards]
        spans.append((min(at), max(at), word.text))
    for (start, end, word_text), (other_start, other_end, other_text) in combinations(spans, 2):
        if start <= other_end and other_start <= end:
            yield Rejection.of(Why.WORDS_MIXED, "C9", word=word_text, other=other_text)
