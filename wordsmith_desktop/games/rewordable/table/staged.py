"""A word that another has built, as it lies on the strip until it was seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.motion.choreography import Movement
from wordsmith_desktop.window.kit.strip.views import LaidView

from ..rules.cards import Card
from ..rules.events import TokensWon, WordBuilt
from ..rules.tokens import TOKEN_POINTS
from ..words.in_words import say_card_of_hand, say_pool_card
from .gain import GainView, account_line
from .views import word_tile


class StagedWord(Value):
    """What is known of it once it stands in its builder's lexicon."""

    built: WordBuilt
    token_count: int
    """How many tokens it won (C12)."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Its cards', from the first on."""
        return tuple(card.id for card in self.built.word.cards)

    @property
    def gain(self) -> int:
        """What it brought its builder: its letters less those of own words in it, and tokens."""
        own = sum(len(one.text) for one in self.built.used if one.owner == self.built.seat)
        return len(self.built.word.text) - own + self.token_count * TOKEN_POINTS


def staged_word(events: Sequence[TableEvent]) -> StagedWord | None:
    """The word that stands by these events, or None."""
    built = next((event for event in events if isinstance(event, WordBuilt)), None)
    if built is None:
        return None
    won = (event for event in events if isinstance(event, TokensWon))
    return StagedWord(built, sum(len(event.tokens) for event in won))


def staged_tiles(staged: StagedWord, names: Sequence[str], viewer: Seat | None) -> list[LaidView]:
    """Its cards on the strip, with where each came from."""
    built = staged.built
    word_of = {card.id: word for word in built.used for card in word.cards}

    def tile(card: Card) -> LaidView:
        if card.id in word_of:
            return word_tile(card, word_of[card.id], viewer, names)
        if card in built.from_pool:
            return LaidView(card.id, card.text, say_pool_card(card.text))
        return LaidView(card.id, card.text, say_card_of_hand(card.text, names[built.seat]))

    return [tile(card) for card in built.word.cards]


def staged_gain(staged: StagedWord, names: Sequence[str]) -> GainView:
    """What it brought, and whom."""
    built, name = staged.built, names[staged.built.seat]
    word = built.word
    account = account_line(len(word.text), len(word.cards), staged.token_count, built.stolen, names)
    return GainView(staged.gain, whose=name, account=f"{name}: {account}")


def into_lexicon(staged: StagedWord) -> Iterator[Movement]:
    """It goes from the strip to its builder's lexicon."""
    yield Movement(staged.numbers)
