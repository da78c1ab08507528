"""What a finished match says of its seats: the same questions for every game.

A game answers them with its `Game.tallier`. One that
has none is asked by `default_tallier`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, TypeAlias

from wordsmith_desktop.core.match import Match, Played
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value

from .open_table import Clock
from .ranking import Ranking

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
AnyPlayed: TypeAlias = Played[Any, Any, Any]


class TallyWord(Value):
    """A word that a seat has made or found."""

    word: str
    """Folded."""
    points: int | None = None
    """What it brought; None where words bring none."""


class Risk(Value):
    """The turns of a seat in which it risked something equally often."""

    times: int
    """How often it did so in each of them; 0 for not at all."""
    kept: int
    """How many of the turns ended with what the seat had played for..."""
    lost: int
    """... and how many without it."""
    points: int
    """What all of them brought together."""

    @property
    def turns(self) -> int:
        """How many turns they are."""
        return self.kept + self.lost


Risks: TypeAlias = tuple[Risk, ...]
Words: TypeAlias = tuple[TallyWord, ...]
Parts: TypeAlias = tuple[int, ...]


class SeatTally(Value):
    """What a finished match says of one seat."""

    score: int
    is_winner: bool | None
    """None where one player alone plays for points."""
    is_shared: bool
    """Whether it shares the win with another seat."""
    turns: int
    merit: int | None
    """What ranks it beside others of the same setting, the more the better; None for not at all."""
    words: Words
    """In the order they were made."""
    parts: Parts = ()
    """The points of each part that can be compared by itself, in order; none of one whole."""
    risks: Risks = ()
    """By how often something was risked in a turn; none where there is nothing to risk."""


def seat_tally(
    ended: Outcome,
    seat: Seat,
    *,
    turns: int,
    words: Words = (),
    parts: Parts = (),
    has_won_alone: bool | None = None,
) -> SeatTally:
    """What an outcome says of a seat whose points are its merit, as on paper."""
    score, is_winner = ended.scores[seat], seat in ended.winners
    return SeatTally(
        score=score,
        is_winner=is_winner if len(ended.scores) > 1 else has_won_alone,
        is_shared=is_winner and len(ended.winners) > 1,
        turns=turns,
        merit=score,
        words=words,
        parts=parts,
    )


class Tallier(Value):
    """A game's answers, each for a match that is over and by seat."""

    turns: Callable[[AnyMatch], tuple[int, ...]]
    """How many turns each seat has had."""
    words: Callable[[AnyMatch], tuple[Words, ...]]
    turn_of: Callable[[Any], tuple[Seat | None, int]]
    """Whose turn a state is in, and that turn's number, which no other turn of the seat has;
    None before the first turn, between turns and after the last."""
    words_of: Callable[[AnyPlayed], Iterator[tuple[Seat, TallyWord]]]
    """The words that one action made or guessed, those too that were struck later, with whose
    they are; for a match that is over, as they may be secrets before."""
    ranking: Ranking = Ranking.MOST_POINTS
    merits: Callable[[AnyMatch], tuple[int | None, ...]] | None = None
    """What ranks each seat; None for its points."""
    parts: Callable[[AnyMatch], tuple[Parts, ...]] | None = None
    """The points of each part of the match that can be compared by itself, such as a challenge
    (R45); None where a match is one whole."""
    risks: Callable[[AnyMatch], tuple[Risks, ...]] | None = None
    """What each seat risked in its turns; None where there is nothing to risk."""
    can_win_alone: bool = False
    """Whether one player alone wins by a point, and loses without."""
    counts_words: Callable[[Any], bool] = lambda _ruleset: False
    """Whether the points of a ruleset are a number of words."""
    is_complete: Callable[[AnyMatch], bool] = lambda _match: True
    """Whether one player alone has done everything there was to do, so that time ranks it."""
    setting: Callable[[Any], Any] = lambda ruleset: ruleset
    """A ruleset without what does not make matches unlike, such as players' names."""

    has_clock: Callable[[Any], bool] = lambda ruleset: (
        getattr(ruleset, "clock", Clock.OFF) is not Clock.OFF
    )
    """Whether a ruleset sets anybody a time."""

    def tally(
        self, match: AnyMatch, ranking: Ranking | None = None, played_ms: int | None = None
    ) -> tuple[SeatTally, ...]:
        """One tally for each seat. Raises `ValueError` for a match that is not over.

        `ranking` is what ranks it as a challenge, in place of what the game goes by, and
        `played_ms` is how long it took, where that is known.
        """
        outcome = match.outcome
        if outcome is None:
            raise ValueError("the match goes on")
        turns, words = self.turns(match), self.words(match)
        merits = self._merits(match, outcome, ranking, played_ms)
        parts = self.parts(match) if self.parts else ((),) * match.seats
        risks = self.risks(match) if self.risks else ((),) * match.seats
        return tuple(
            SeatTally(
                score=score,
                is_winner=self._is_winner(outcome, seat),
                is_shared=seat in outcome.winners and len(outcome.winners) > 1,
                turns=turns[seat],
                merit=merits[seat],
                words=words[seat],
                parts=parts[seat],
                risks=risks[seat],
            )
            for seat, score in enumerate(outcome.scores)
        )

    def _merits(
        self, match: AnyMatch, outcome: Outcome, ranking: Ranking | None, played_ms: int | None
    ) -> tuple[int | None, ...]:
        match ranking:
            case Ranking.MOST_WORDS:
                return tuple(map(len, self.words(match)))
            case Ranking.FASTEST if not self.is_complete(match) or played_ms is None:
                return (None,) * match.seats
            case Ranking.FASTEST:
                return (-(played_ms or 0),) * match.seats
            case Ranking.MOST_POINTS:
                return outcome.scores
        return self.merits(match) if self.merits else outcome.scores

    def _is_winner(self, outcome: Outcome, seat: Seat) -> bool | None:
        if len(outcome.scores) > 1:
            return seat in outcome.winners
        return outcome.scores[seat] > 0 if self.can_win_alone else None


def count_turns(
    match: AnyMatch, turn_of: Callable[[Any], tuple[Seat | None, int]]
) -> tuple[int, ...]:
    """How many turns each seat has had; `turn_of` gives a state's seat and the turn's number."""
    had = {turn_of(state) for state in _states(match)}
    return tuple(sum(seat == other for other, _ in had) for seat in range(match.seats))


def collect_words(
    match: AnyMatch, words_of: Callable[[AnyPlayed], Iterator[tuple[Seat, TallyWord]]]
) -> tuple[Words, ...]:
    """The words of each seat; `words_of` gives those of one `Played` with their seats."""
    found: list[list[TallyWord]] = [[] for _ in range(match.seats)]
    for played in match.played:
        for seat, word in words_of(played):
            found[seat].append(word)
    return tuple(map(tuple, found))


def default_tallier(rules: AnyRules) -> Tallier:
    """For a game that says nothing more: its outcome, and a turn wherever it is another's.

    A seat that has two turns in a row has two where its states count them in `turn`.
    """

    def turn_of(state: Any) -> tuple[Seat | None, int]:
        actors = [seat for seat in rules.actors(state) if seat >= 0]
        holder = rules.observe(state, None).holder
        is_over = rules.outcome(state) is not None
        seat = actors[0] if holder is None and len(actors) == 1 else holder
        return None if is_over else seat, getattr(state, "turn", 0)

    def turns(match: AnyMatch) -> tuple[int, ...]:
        held = (turn for turn in map(turn_of, _states(match)) if turn[0] is not None)
        had = [seat for (seat, _number), _same in groupby(held)]
        return tuple(map(had.count, range(match.seats)))

    return Tallier(
        turns=turns,
        words=lambda match: ((),) * match.seats,
        turn_of=turn_of,
        words_of=lambda _played: iter(()),
    )


def _states(match: AnyMatch) -> Iterator[Any]:
    """Every state from the first to the last."""
    for played in match.played:
        yield played.before
    yield match.state
