"""What is told of a match once it is over: how it went, its best word, and what earned an award.

A game answers with its `Game.recapper`. One that
has none is asked by `default_recapper`. Nothing of it may be shown before the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, unique
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .mosaic import Mosaic
from .tallier import AnyMatch, Tallier, Words

Course: TypeAlias = tuple[tuple[int, ...], ...]
"""Points by seat: before the first turn, and after each turn."""
MOST_AWARDS: Final = 3
"""So many are shown beside points and best word."""


@unique
class DefaultAward(Enum):
    """What can be said of any game with words."""

    LONGEST_WORD = "longest_word"


class Award(Value):
    """Something that somebody did better than the others."""

    kind: Enum
    """One of the game's own, or a `DefaultAward`; the wording has its title."""
    seats: tuple[Seat, ...]
    """Whose it is; more than one where they are equal."""
    word: str = ""
    """The word it is for, folded; empty where it is for the whole match."""
    figure: int = 0
    """How much it was, in what the kind counts."""


class BestWord(Value):
    """The word that brought the most."""

    seat: Seat
    word: str
    """Folded."""
    points: int | None
    """What it brought; None where all words bring the same, and it is the longest."""
    pieces: tuple[Any, ...]
    """What it was made of, in order, as values of the game's own; its page paints them."""
    factor: int = 1
    """By what the value of these was multiplied."""


class Recap(Value):
    """What is told of a match that is over."""

    course: Course = ()
    turns: int = 0
    """How many turns whoever had most of them has had, as they are counted in `Tallier.turns`;
    0 where nobody counts them."""
    best: BestWord | None = None
    awards: tuple[Award, ...] = ()
    """All that were earned, those that say the most of the game first."""
    words: tuple[Words, ...] = ()
    """Everybody's words by seat, in the order they were made."""
    mosaic: Mosaic = ()
    """What somebody alone has made, in squares of the colours of its material."""


Recapper: TypeAlias = Callable[[AnyMatch], Recap]
"""Tells it of a match that is over."""


def course_of(
    match: AnyMatch,
    turn_of: Callable[[Any], tuple[Seat | None, int]],
    points_of: Callable[[Any], tuple[int, ...]],
) -> Course:
    """The points after each turn; `turn_of` is that of a `Tallier`."""
    played = match.played
    if not played:
        return (points_of(match.state),)
    rows = [points_of(played[0].before)]
    for one in played:
        turn = turn_of(one.before)
        if turn[0] is not None and turn != turn_of(one.step.state):
            rows.append(points_of(one.step.state))
    last = points_of(match.state)
    # Points that come when all turns are over, such as a bonus.
    return tuple(rows if rows[-1] == last else [*rows, last])


def greatest(kind: Enum, figures: Sequence[int], *, least: int = 1) -> tuple[Award, ...]:
    """The award for the greatest of the figures by seat, unless it is below `least`.

    Where more than half of the players have the same of it, it is nothing of anybody's own.
    """
    best = max(figures)
    seats = tuple(seat for seat, figure in enumerate(figures) if figure == best)
    is_usual = 2 * len(seats) > len(figures) > 1
    return () if best < least or is_usual else (Award(kind, seats, figure=best),)


def most_often(
    kind: Enum, seats: Sequence[Seat], count: int, *, least: int = 1
) -> tuple[Award, ...]:
    """The award for whoever of `count` players is named most often among the seats."""
    return greatest(kind, [seats.count(seat) for seat in range(count)], least=least)


def first_best(
    kind: Enum, found: Iterable[tuple[Seat, str, int]], *, least: int = 1
) -> tuple[Award, ...]:
    """The award for the word with the greatest figure; of equal ones the first has it."""
    best = max(found, key=lambda one: one[2], default=None)
    if best is None or best[2] < least:
        return ()
    seat, word, figure = best
    return (Award(kind, (seat,), word, figure),)


def to_show(awards: Sequence[Award], most: int = MOST_AWARDS) -> tuple[Award, ...]:
    """The awards to be shown: first those to seats that have none yet, in the order given."""
    chosen: list[Award] = []
    rest = list(awards)
    while rest and len(chosen) < most:
        had = {seat for award in chosen for seat in award.seats}
        following = next((one for one in rest if not had.issuperset(one.seats)), rest[0])
        rest.remove(following)
        chosen.append(following)
    return tuple(one for one in awards if one in chosen)


def default_recapper(tallier: Tallier) -> Recapper:
    """For a game that says nothing more: the longest of its words."""

    def recap(match: AnyMatch) -> Recap:
        words = tallier.words(match)
        found = ((seat, one.word, len(one.word)) for seat, own in enumerate(words) for one in own)
        return Recap(awards=first_best(DefaultAward.LONGEST_WORD, found), words=words)

    return recap
