"""Telling a program what a printed box showed: what is asked for, and reading what was typed.

Whoever owns a printed game rolls and draws with their own hands. What came is told piece by piece,
each by a short sign, so that a whole hand is one line of typing: "EATR", or "ING TH E".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum, unique
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.folding import fold


@unique
class BoxPiece(Enum):
    """What a place is told of."""

    STARTER = "starter"
    """Who begins."""
    FACE = "face"
    """What a die shows, whichever it is."""
    TILE = "tile"
    LETTER = "letter"
    """A letter that turned up for the whole table."""
    CARD = "card"
    TOKEN = "token"


class BoxChoice(Value):
    """One thing that a place can be told."""

    sign: str
    """What is typed for it: capitals and digits alone."""
    value: Any
    """What the game makes of it; two alike are the same choice."""
    left: int | None = None
    """How many of it there are still; None where that is unknown, or there is no end of it."""
    of: int = 0
    """How many of it the box has, where that is known."""


BoxChoices: TypeAlias = tuple[BoxChoice, ...]


class BoxPlace(Value):
    """One piece that is to be told."""

    telling: BoxPiece
    choices: Callable[[BoxChoices], BoxChoices]
    """What it can be, given what was told for the places before it."""
    owner: Seat | None = None
    """Whose piece it becomes; None where it is everybody's."""


class BoxQuestion(Value):
    """What the table is to tell now, place by place."""

    places: tuple[BoxPlace, ...]
    """None where it is only to be said that all is done."""
    action: Callable[[BoxChoices], Any]
    """What chance did, from one choice for each place."""
    signs: Callable[[Any], tuple[str, ...]] = lambda _action: ()
    """The signs by which something that chance did was told."""
    is_dealing: bool = False
    """Whether pieces are dealt face down, which nobody tells."""


@unique
class Wrong(Enum):
    """Why what was typed cannot be."""

    NO_SUCH = "no_such"
    """The place knows no such sign."""
    NONE_LEFT = "none_left"
    """All of them are out already."""
    TOO_MANY = "too_many"
    """More is typed than there are places."""


class BoxFault(Value):
    """What is wrong with a line, and where."""

    wrong: Wrong
    sign: str
    """What was typed, as it stands there."""
    place: BoxPlace | None = None
    """None where there is no place for it."""
    choice: BoxChoice | None = None
    """With `NONE_LEFT`, what is all out."""


class BoxAnswer(Value):
    """A line that was typed, as it was understood."""

    choices: BoxChoices
    """For the first places, in order."""
    fault: BoxFault | None = None
    """The first thing that is wrong behind them."""


def any_of(choices: BoxChoices) -> Callable[[BoxChoices], BoxChoices]:
    """The choices of a place to which nothing else matters."""
    return lambda _told: choices


def from_stock(choices: BoxChoices, first: int) -> Callable[[BoxChoices], BoxChoices]:
    """The choices of places that take from one stock, the first of them being the `first`."""

    def left(told: BoxChoices) -> BoxChoices:
        taken = Counter(one.value for one in told[first:])
        return tuple(_without(one, taken[one.value]) for one in choices)

    return left


def _without(one: BoxChoice, taken: int) -> BoxChoice:
    """What is left of a choice; where that is unknown, no more than the box has."""
    if one.left is not None:
        return replace(one, left=one.left - taken)
    return replace(one, left=0) if 0 < one.of <= taken else one


def read(asked: BoxQuestion, line: str) -> BoxAnswer:
    """Understand a line as far as that goes.

    Blanks and commas part signs; where there are none, the longest sign that fits is read.
    """
    told: BoxChoices = ()
    for chunk in _chunks(line):
        rest = chunk
        while rest:
            if len(told) == len(asked.places):
                return BoxAnswer(told, BoxFault(Wrong.TOO_MANY, rest))
            place = asked.places[len(told)]
            found = _longest(place.choices(told), rest)
            if found is None:
                return BoxAnswer(told, BoxFault(Wrong.NO_SUCH, rest, place))
            if found.left is not None and found.left <= 0:
                return BoxAnswer(told, BoxFault(Wrong.NONE_LEFT, found.sign, place, found))
            told, rest = (*told, found), rest[len(found.sign) :]
    return BoxAnswer(told)


def written(choices: BoxChoices) -> str:
    """The line that tells these choices."""
    return line_of(tuple(one.sign for one in choices))


def line_of(signs: Sequence[str]) -> str:
    """The line that is made of these signs."""
    return " ".join(signs)


_PARTING: Final = frozenset(" ,;/.·-\t\n")
_UNHEARD: Final = frozenset("*’'\"")
"""What a sign may be typed with, and is not told from others by."""


def _chunks(line: str) -> Sequence[str]:
    heard = "".join(" " if one in _PARTING else one for one in line if one not in _UNHEARD)
    return [fold(chunk) for chunk in heard.split()]


def _longest(choices: BoxChoices, text: str) -> BoxChoice | None:
    fitting = [one for one in choices if text.startswith(one.sign)]
    return max(fitting, key=lambda one: len(one.sign), default=None)
