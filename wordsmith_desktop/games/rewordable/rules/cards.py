"""Cards of one to three letters, and the deck they come from (C1, C2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, unique
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final

from wordsmith_desktop.core.strangers import refusing
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS


@unique
class Colour(Enum):
    """A card's colour, which follows from how many letters it carries (C1)."""

    BLUE = "blue"
    PINK = "pink"
    YELLOW = "yellow"

    @property
    def letters(self) -> int:
        """How many letters a card of this colour carries."""
        return tuple(Colour).index(self) + 1


class Card(Value):
    """One card of the box."""

    id: int
    """Its place in the deck's list, which tells two cards with the same letters apart."""
    text: str
    """One to three letters A-Z."""

    @property
    def colour(self) -> Colour:
        """Blue, pink or yellow (C1)."""
        return tuple(Colour)[len(self.text) - 1]


def spelled(cards: Iterable[Card]) -> str:
    """The letters of cards in a row."""
    return "".join(card.text for card in cards)


@cache
def deck(material: str) -> tuple[Card, ...]:
    """All cards of a language of ours, or of a text as `own_deck` gives it, in their order.

    KeyError for another language, ValueError for a text that is no deck.
    """
    if PARTING in material:
        return _own(material)
    # The picture on the home page shows cards, and does without their list.
    import tomllib
    from importlib.resources import files

    path = files(__package__) / "decks" / f"{material}.toml"
    if not path.is_file():
        raise KeyError(material)
    listed = tomllib.loads(path.read_text("utf-8"))
    texts = [text for colour in Colour for text in listed[colour.value].split()]
    return tuple(Card(number, text) for number, text in enumerate(texts))


PARTING: Final = "|"
"""Parts the colours of a deck of its own."""
QUOTAS: Final = {Colour.BLUE: 42, Colour.PINK: 48, Colour.YELLOW: 30}
"""Cards of each colour (C1)."""


LEAVE: Final = "="
"""Parts a card from what it is worth in the hand."""


def own_deck(
    texts: Mapping[Colour, Sequence[str]], leaves: Mapping[str, int] = MappingProxyType({})
) -> str:
    """A deck as a text that a ruleset can carry, with hundredths of points by card if known."""
    parts = [" ".join(texts[colour]) for colour in Colour]
    if leaves:
        parts.append(" ".join(f"{text}{LEAVE}{worth}" for text, worth in leaves.items()))
    return PARTING.join(parts)


@refusing()
def leaves_of(material: str) -> Mapping[str, int]:
    """What the cards of a deck of its own are worth in the hand, in hundredths; empty if unknown.

    ValueError for what are no such numbers.
    """
    listed = material.split(PARTING)[len(Colour) :]
    pairs = (one.split(LEAVE) for part in listed for one in part.split())
    return {text: int(worth) for text, worth in pairs}


def _own(material: str) -> tuple[Card, ...]:
    colours = [part.split() for part in material.split(PARTING)][: len(Colour)]
    leaves_of(material)
    if [len(texts) for texts in colours] != list(QUOTAS.values()):
        raise ValueError("another number of cards")
    for colour, texts in zip(Colour, colours, strict=True):
        if not all(len(text) == colour.letters and set(text) <= set(LETTERS) for text in texts):
            raise ValueError("a card of another colour")
    return tuple(Card(number, text) for number, text in enumerate(chain.from_iterable(colours)))


def fewest_cards(word: str, cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """As few of these cards as can be laid for a folded word, in its order; None if none can.

    Of equally few, those with the longest cards in front.
    """
    by_text: dict[str, list[Card]] = {}
    for card in cards:
        by_text.setdefault(card.text, []).append(card)
    return _fewest(word, by_text, len(word))


def _fewest(word: str, free: dict[str, list[Card]], most: int) -> tuple[Card, ...] | None:
    """The same with at most so many cards; `free` is left as it was."""
    if not word:
        return ()
    best: tuple[Card, ...] | None = None
    for length in range(min(len(Colour), len(word)), 0, -1):
        heap = free.get(word[:length])
        if not heap or most <= 0:
            continue
        card = heap.pop()
        rest = _fewest(word[length:], free, most - 1)
        heap.append(card)
        if rest is not None:
            best = (card, *rest)
            most = len(best) - 1
    return best
