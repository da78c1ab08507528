"""The turns of a match that is looked at again: where each begins, whose it is, what it made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.registry import tallier_of
from wordsmith_desktop.games.tallying import Tallier
from wordsmith_desktop.records.replay import AnyMatch


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat's go."""

    position: int
    """After how many actions it begins."""
    seat: Seat
    words: tuple[str, ...]
    """The words that the seat made or guessed in it, folded, in order."""


def turns_of(match: AnyMatch) -> tuple[Turn, ...]:
    """All turns in order. For a match without secrets: see `replaying.keeps_secrets`."""
    tallier = tallier_of(match.rules.game)
    starts = tuple(_starts(match, tallier))
    ends = (*(position for position, _ in starts[1:]), len(match.played))
    return tuple(
        Turn(position, seat, _words(match, tallier, position, end, seat))
        for (position, seat), end in zip(starts, ends, strict=True)
    )


def _starts(match: AnyMatch, tallier: Tallier) -> Iterator[tuple[int, Seat]]:
    """Positions at which it is another turn than before, with whose it is."""
    known: tuple[Seat | None, int] | None = None
    states = (played.step.state for played in match.played)
    for position, state in enumerate(states, start=1):
        turn = tallier.turn_of(state)
        seat = turn[0]
        if seat is not None and turn != known:
            known = turn
            yield position, seat


def _words(match: AnyMatch, tallier: Tallier, start: int, end: int, seat: Seat) -> tuple[str, ...]:
    found = (
        word.word
        for played in match.played[start:end]
        for whose, word in tallier.words_of(played)
        if whose == seat
    )
    return tuple(dict.fromkeys(found))


def current(turns: tuple[Turn, ...], position: int) -> Turn | None:
    """The turn that a position lies in, or the last one before it; None before the first."""
    begun = [turn for turn in turns if turn.position <= position]
    return begun[-1] if begun else None


def next_start(turns: tuple[Turn, ...], position: int, length: int) -> int:
    """Where the turn after that at a position begins; `length`, the end, after the last."""
    return next((turn.position for turn in turns if turn.position > position), length)


def last_start(turns: tuple[Turn, ...], position: int) -> int:
    """Where the turn at a position began, or the one before where it begins right there."""
    before = [turn.position for turn in turns if turn.position < position]
    return before[-1] if before else 0
