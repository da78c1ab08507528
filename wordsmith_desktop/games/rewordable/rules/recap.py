"""How a match of Rewordable went, its best word in its cards, and its awards."""

from __future__ import annotations

from collections import Counter
from enum import Enum, unique
from typing import Final, TypeAlias

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.mosaic import Row, Tint, sorted_row
from wordsmith_desktop.games.common.recapper import (
    Award,
    BestWord,
    Recap,
    course_of,
    first_best,
    greatest,
    most_often,
)
from wordsmith_desktop.games.common.tallier import AnyMatch

from .cards import Colour
from .events import WordBuilt
from .scoring import points
from .state import State
from .tally import TALLIER, points_brought, standing

Awards: TypeAlias = tuple[Award, ...]
TINTS: Final = {Colour.BLUE: Tint.BLUE, Colour.PINK: Tint.PURPLE, Colour.YELLOW: Tint.YELLOW}
"""The squares nearest to the colours of the cards."""


@unique
class CardAward(Enum):
    """What a match of this game can be praised for."""

    LONGEST_WORD = "longest_word"
    BEST_STEAL = "best_steal"
    """The most letters taken from others with one word."""
    MOST_TOKENS = "most_tokens"
    """In the whole match."""
    RICHEST_WORD = "richest_word"
    """The most tokens for one word, two at least."""
    GROWN_WORD = "grown_word"
    """The most letters of own words that one word was built on."""
    MOST_WORDS = "most_words"
    """In the lexicon at the end."""
    MOST_BUILT = "most_built"
    """The most words built, those among them that others took or built on."""


class _Made(Value):
    """A word, and how many tokens it earned."""

    built: WordBuilt
    tokens: int

    @property
    def points(self) -> int:
        """What its builder had more by it (C16)."""
        return points_brought(self.built, self.tokens)

    @property
    def taken(self) -> int:
        """Letters of others' words in it."""
        return sum(len(word.text) for word in self.built.stolen)

    @property
    def grown(self) -> int:
        """Letters of its builder's own words in it."""
        own = (word for word in self.built.used if word.owner == self.built.seat)
        return sum(len(word.text) for word in own)


def recap(match: AnyMatch) -> Recap:
    """What is told of a match that is over."""
    made = [_Made(*one) for one in standing(match)]
    state: State = match.state
    builders = [one.built.seat for one in made]
    kind = CardAward

    def word_award(award: CardAward, figures: list[int], least: int = 1) -> Awards:
        words = ((one.built.seat, one.built.word.text) for one in made)
        found = ((*word, figure) for word, figure in zip(words, figures, strict=True))
        return first_best(award, found, least=least)

    return Recap(
        words=TALLIER.words(match),
        course=course_of(match, TALLIER.turn_of, _points),
        turns=max(TALLIER.turns(match)),
        best=_best(made),
        mosaic=tuple(map(_row, made)),
        awards=(
            *word_award(kind.LONGEST_WORD, [len(one.built.word.text) for one in made]),
            *word_award(kind.BEST_STEAL, [one.taken for one in made]),
            *greatest(kind.MOST_TOKENS, [len(player.tokens) for player in state.players]),
            *word_award(kind.RICHEST_WORD, [one.tokens for one in made], least=2),
            *word_award(kind.GROWN_WORD, [one.grown for one in made]),
            *greatest(kind.MOST_WORDS, [len(player.words) for player in state.players], least=2),
            *most_often(kind.MOST_BUILT, builders, match.seats, least=2),
        ),
    )


def _row(one: _Made) -> Row:
    return sorted_row(Counter(TINTS[card.colour] for card in one.built.word.cards))


def _points(state: State) -> tuple[int, ...]:
    return tuple(map(points, state.players))


def _best(made: list[_Made]) -> BestWord | None:
    best = max(made, key=lambda one: one.points, default=None)
    if best is None:
        return None
    word = best.built.word
    return BestWord(best.built.seat, word.text, best.points, word.cards)


RECAPPER: Final = recap
