"""What somebody has reached in challenges: deal by deal, and kind by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.deal_name import Period
from wordsmith_desktop.records.results.deals import OwnResult

from .challenge import Challenge, challenge_of_day, puzzles_of_day
from .kinds import ChallengeKind
from .medals import Medal


def medal_of(result: OwnResult) -> Medal | None:
    """What a result is worth; None as long as nobody has found that out."""
    if result.merit is None:
        return Medal.NONE
    if not result.lines:
        return None
    return Medal.above(result.merit, result.lines)


class KindMedals(Value):
    """The medals of a kind."""

    medals: Mapping[Medal, int]
    """How often each was won."""
    unknown: int
    """Results of which nobody has found out what they are worth."""
    following: Medal | None
    """The least medal above all that were won; None with gold."""
    missing: int | None
    """How much merit was missing for that where it was nearest; None where nobody knows."""
    ranking: Ranking
    """What the merit counts."""


class Album:
    """All of one player's results."""

    def __init__(self, results: Iterable[OwnResult] = ()) -> None:
        self._by_deal: dict[tuple[str, str], OwnResult] = {}
        self._by_kind: dict[str, list[OwnResult]] = {}
        for one in results:
            self._by_deal[one.name.kind, one.name.code] = one
            self._by_kind.setdefault(one.name.kind, []).append(one)

    def __len__(self) -> int:
        return len(self._by_deal)

    def result_in(self, challenge: Challenge) -> OwnResult | None:
        """The result in a deal, whatever day it was the challenge of; None before there is one."""
        return self._by_deal.get((challenge.kind.key, challenge.deal.code))

    def is_in_time(self, challenge: Challenge) -> bool:
        """Whether the challenge of a day or week was begun while it was that."""
        found = self.result_in(challenge)
        return found is not None and found.name.period in (Period.DAY, Period.WEEK)

    def best_of(self, kind: ChallengeKind) -> OwnResult | None:
        """The result with the best medal, of equal ones the best by merit, ranked as usual."""
        alike = [
            one
            for one in self._by_kind.get(kind.key, ())
            if (one.ranking or kind.ranking) is kind.ranking and one.merit is not None
        ]
        return max(alike, key=lambda one: (medal_of(one) or 0, one.merit or 0), default=None)

    def most_in(self, kind: ChallengeKind, ranking: Ranking, *, is_untimed: bool) -> int | None:
        """The greatest merit in a kind among results that can be compared; None without any."""
        return max(
            (
                one.merit
                for one in self._by_kind.get(kind.key, ())
                if one.merit is not None
                and (one.ranking or kind.ranking) is ranking
                and one.is_untimed is is_untimed
            ),
            default=None,
        )

    def shelf_of(self, kind: ChallengeKind) -> KindMedals:
        """The medals of a kind, and what was missing for the next one."""
        results = self._by_kind.get(kind.key, [])
        medals = Counter(medal_of(one) for one in results)
        won = [medal for medal in medals if medal]
        best = max(won, default=Medal.NONE)
        following = None if best is Medal.GOLD else Medal(best + 1)
        return KindMedals(
            medals={medal: medals[medal] for medal in Medal if medal},
            unknown=medals[None],
            following=following,
            missing=_missing(results, kind, following),
            ranking=kind.ranking,
        )


def day_challenges(day: date, language: str, album: Album) -> tuple[Challenge, ...]:
    """The puzzles of a day, and the one challenge that it had before, if somebody has played it."""
    former = challenge_of_day(day, language)
    played = () if album.result_in(former) is None else (former,)
    return (*puzzles_of_day(day, language), *played)


def _missing(
    results: Iterable[OwnResult], kind: ChallengeKind, following: Medal | None
) -> int | None:
    """How far the nearest result was from a medal, as merit."""
    if following is None:
        return None
    gaps = (
        one.lines[following - Medal.GOLD - 1] - one.merit
        for one in results
        if len(one.lines) > Medal.GOLD - following
        and one.merit is not None
        and (one.ranking or kind.ranking) is kind.ranking
    )
    return min((gap for gap in gaps if gap > 0), default=None)
