"""Cards of one to three letters, and the deck they come from (C1, C2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, unique
from functools import cache

from wordsmith_desktop.core.value import Value


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
def deck(language: str) -> tuple[Card, ...]:
    """All cards of a language's box, in the order of its list; KeyError for another language."""
    # The picture on the home page shows cards, and does without their list.
    import tomllib
    from importlib.resources import files

    path = files(__package__) / "decks" / f"{language}.toml"
    if not path.is_file():
        raise KeyError(language)
    listed = tomllib.loads(path.read_text("utf-8"))
    texts = [text for colour in Colour for text in listed[colour.value].split()]
    return tuple(Card(number, text) for number, text in enumerate(texts))


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
