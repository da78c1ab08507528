"""How long statistics take once ten thousand matches are recorded."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.games.common.tallier import SeatTally, TallyWord
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.deal_name import DealName, Period
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.records.results.bests import high_scores, personal_bests, series
from wordsmith_desktop.records.results.export import export_csv
from wordsmith_desktop.records.results.model import (
    ALL,
    Filter,
    MatchRecord,
    MatchSetting,
    SeatRecord,
    as_text,
    player_key,
)
from wordsmith_desktop.records.results.queries import overview, players, settings
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.streaks import daily_streak
from wordsmith_desktop.records.results.words import best_words, longest_words

MATCHES: Final = 10_000
PEOPLE: Final = (
    *(Player(name, f"{number:032x}") for number, name in enumerate(("Ana", "Ben")) for _ in "1234"),
    *map(Player, ("Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna")),
)
"""Two who play most of the matches, and their guests."""
ANA: Final = player_key(PEOPLE[0])
WAYS: Final = 30
"""So many exact settings; every eighth is a challenge of the day."""
FIRST_MS: Final = 1_600_000_000_000
BETWEEN_MS: Final = 4 * 3_600_000
LENGTHS: Final = (2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 10)
LAST_DAY: Final = date(2025, 12, 31)
_AT_ONCE: Final = 500


@cache
def _way(number: int) -> MatchSetting:
    """One exact way to play; no other number gives the same."""
    game = game_names()[number % len(game_names())]
    printed: Any = encode(game_of(game).ruleset_type()())
    is_challenge = number % 8 == 0
    return MatchSetting(
        game=game,
        ruleset=as_text({**printed, "clock": "hard", "turn_seconds": 30 + number}),
        seats=1 + number % 4,
        dictionary="en",
        is_untimed=False,
        challenge="puzzle-time" if is_challenge else "",
        ranking=Ranking.FASTEST if is_challenge else None,
        paces="200" if is_challenge else "",
    )


FILTERS: Final[Mapping[str, Filter]] = {
    "everything": ALL,
    "one player": Filter(player=ANA),
    "one player's game": Filter(player=ANA, game="letter_pieces"),
    "the last year": Filter(since_ms=FIRST_MS + (MATCHES - 2000) * BETWEEN_MS),
}
PAGE: Final[Mapping[str, Callable[[Statistics, Filter], Any]]] = {
    "players": lambda statistics, _which: players(statistics),
    "settings": settings,
    "overview": overview,
    "personal bests": personal_bests,
    "high scores": lambda statistics, _which: high_scores(statistics, Filter(setting=_way(0).key)),
    "series": lambda statistics, _which: series(
        statistics, Filter(setting=_way(0).key, player=ANA)
    ),
    "best words": best_words,
    "longest words": longest_words,
    "streak": lambda statistics, _which: daily_streak(statistics, ANA, LAST_DAY),
}
"""What a page asks for."""


def fill(path: Path, matches: int = MATCHES) -> Statistics:
    """Statistics of so many invented matches of all games, in a new file."""
    statistics, rng = Statistics(path), Rng(1)
    words = tuple(_word(rng) for _ in range(6000))
    for first in range(0, matches, _AT_ONCE):
        numbers = range(first, min(first + _AT_ONCE, matches))
        statistics.record(*(_match(number, words, rng) for number in numbers))
    return statistics


def csv_seconds(statistics: Statistics, rounds: int) -> tuple[list[float], int]:
    """Seconds that all results take as CSV, each time, and how many results there are."""
    found, lines = [], 0
    for _ in range(rounds):
        start = time.perf_counter()
        lines = export_csv(statistics).count("\n") - 1
        found.append(time.perf_counter() - start)
    return found, lines


def page_times(statistics: Statistics, which: Filter, rounds: int) -> dict[str, list[float]]:
    """Milliseconds of every query of a page."""
    times: dict[str, list[float]] = {name: [] for name in PAGE}
    for _ in range(rounds):
        for name, ask in PAGE.items():
            times[name].append(_timed(lambda ask=ask: ask(statistics, which)))  # type: ignore[misc]
    return times


def opening_times(statistics: Statistics, rounds: int) -> list[float]:
    """Milliseconds of opening the file and asking who has played."""
    times = []
    for _ in range(rounds):
        statistics.close()
        times.append(_timed(lambda: players(statistics)))
    return times


def recording_times(statistics: Statistics, rounds: int) -> list[float]:
    """Milliseconds of recording one match more."""
    rng = Rng(2)
    words = tuple(_word(rng) for _ in range(100))
    more = [_match(MATCHES + number, words, rng) for number in range(rounds)]
    return [_timed(lambda one=one: statistics.record(one)) for one in more]  # type: ignore[misc]


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def _occasion(way: MatchSetting, day: date) -> Occasion:
    if not way.challenge:
        return Occasion()
    name = DealName(way.challenge, "tamorikudela", Period.DAY, day.isoformat())
    return Occasion(str(name), ranking=way.ranking)


def _word(rng: Rng) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(rng.choice(LENGTHS)))


def _match(number: int, words: tuple[str, ...], rng: Rng) -> MatchRecord:
    way = _way(rng.below(WAYS))
    finished_ms = FIRST_MS + number * BETWEEN_MS
    people = tuple(dict.fromkeys(rng.shuffled(PEOPLE)))[: way.seats]
    day = LAST_DAY - timedelta(days=(MATCHES - number) // 20)
    return MatchRecord(
        match_id=f"{rng.bits():016x}{rng.bits():016x}",
        game=way.game,
        setting=way.key,
        ruleset=way.ruleset,
        created_ms=finished_ms - 900_000,
        finished_ms=finished_ms,
        duration_ms=900_000,
        seats=len(people),
        dictionary=way.dictionary,
        occasion=_occasion(way, day),
        paces=way.paces,
        results=tuple(_result(seat, player, words, rng, way) for seat, player in enumerate(people)),
    )


def _result(
    seat: int, player: Player, words: tuple[str, ...], rng: Rng, way: MatchSetting
) -> SeatRecord:
    made = [rng.choice(words) for _ in range(5 + rng.below(20))]
    score = 20 + rng.below(180)
    tally = SeatTally(
        score=score,
        is_winner=not seat,
        is_shared=False,
        turns=12,
        merit=-1000 * score if way.ranking is Ranking.FASTEST else score,
        words=tuple(TallyWord(word, len(word) * (1 + rng.below(3))) for word in made),
    )
    return SeatRecord(seat, player_key(player), player.name, tally)
