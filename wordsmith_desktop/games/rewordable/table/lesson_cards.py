"""What the lessons of Rewordable share: cards by what stands on them, and words asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.window.kit.lessons.script import LessonStep, Move, Reached, Takes
from wordsmith_desktop.wording.texts import Text

from ..rules.actions import Build, Challenge, Deal, Pass
from ..rules.cards import Card, deck, spelled
from ..rules.observation import Observation
from ..rules.ruleset import HAND, Ruleset
from ..rules.tokens import TOKENS, Goal

YOU: Final[Seat] = 0
OTHER: Final[Seat] = 1
SEATS: Final = 2
SHOWN: Final = (Goal.FOUR_CARDS, Goal.SEVEN_LETTERS, Goal.EIGHT_LETTERS)
"""The tokens in the row, which few words win."""


def word_of(cards: str) -> str:
    """The word that cards in a row make, from what stands on them."""
    return cards.replace(" ", "")


def taken(cards: str, box: list[Card]) -> tuple[Card, ...]:
    """For each text the first card of the box that has it, which is gone from there."""
    found = []
    for text in cards.split():
        card = next(one for one in box if one.text == text)
        box.remove(card)
        found.append(card)
    return tuple(found)


def numbers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The numbers of cards."""
    return tuple(card.id for card in cards)


def deal(own: str, other: str, rest: str, ruleset: Ruleset, starter: Seat = YOU) -> Deal:
    """These hands, the other one empty for one alone; the pool and then the deck begin with `rest`.

    What is not named follows as the box lists it.
    """
    box = list(deck(ruleset.language))
    hands = [taken(hand, box) for hand in (own, other) if hand]
    in_turn = hands[starter:] + hands[:starter]
    dealt = [hand[place] for place in range(HAND) for hand in in_turn]
    cards = (*dealt, *taken(rest, box), *box)
    row = tuple(next(one.id for one in TOKENS if one.goal is goal) for goal in SHOWN)
    pile = tuple(one.id for one in TOKENS if one.id not in row)
    return Deal(numbers(cards)[: ruleset.deck_size(len(hands))], row + pile, starter)


def built(cards: str) -> Reached:
    """Whether the word of these cards was built."""
    return lambda seen: word_of(cards) in seen.built


def only(cards: str, language: str) -> Takes:
    """Build that word, of whichever cards; anything that is no turn is taken."""

    def takes(action: Any) -> bool:
        if isinstance(action, Build):
            box = deck(language)
            return spelled(box[number] for number in action.cards) == word_of(cards)
        return not isinstance(action, Pass | Challenge)

    return takes


def builds(cards: str) -> Move:
    """Build a word of the first cards in hand, pool and words that have these texts."""

    def move(seen: Observation) -> Build:
        words = [card for word in seen.words for card in word.cards]
        return Build(numbers(taken(cards, [*hand_of(seen), *seen.pool, *words])))

    return move


def hand_of(seen: Observation) -> tuple[Card, ...]:
    """The learner's hand."""
    return seen.players[YOU].hand or ()


def building(
    asked: Sequence[str], told: Sequence[tuple[Text, Text]], gaps: Mapping[str, str], language: str
) -> Iterator[LessonStep]:
    """A step for each word that is asked for; `told` are what each says and how it helps."""
    for cards, (text, help_text) in zip(asked, told, strict=True):
        yield LessonStep(
            text=text,
            help=help_text,
            is_reached=built(cards),
            takes=only(cards, language),
            example=(builds(cards),),
            gaps=gaps,
        )
