"""Statistics of invented matches, and of matches played at random."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.conformance.case import Setting
from tests.conformance.play import Run
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.games.common.tallier import SeatTally, TallyWord
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import FORMAT, Act, DictionaryId, End, Header, Occasion, Player
from wordsmith_desktop.records.results.model import MatchRecord, SeatRecord, player_key
from wordsmith_desktop.records.results.schema import TABLES
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf

START_MS = 1_700_000_000_000
HOUR_MS = 3_600_000
ANA, BEN, CLEO = Player("Ana", "p1"), Player("Ben", "p2"), Player("Cleo")
PEOPLE = (ANA, BEN, CLEO)
Words = Iterable[tuple[str, int | None]]


def tally(
    score: int,
    words: Words = (),
    *,
    is_winner: bool | None = None,
    is_shared: bool = False,
    turns: int = 6,
    is_ranked: bool = True,
    parts: tuple[int, ...] = (),
) -> SeatTally:
    """A seat's tally, ranked by its score."""
    made = tuple(TallyWord(word, points) for word, points in words)
    merit = score if is_ranked else None
    return SeatTally(score, is_winner, is_shared, turns, merit, made, parts)


def record(
    match_id: str,
    *results: tuple[Player, SeatTally],
    game: str = "letter_pieces",
    setting: str = "s1",
    hour: int = 0,
    **fields: Any,
) -> MatchRecord:
    """A match that ended so many hours after `START_MS`."""
    seats = tuple(
        SeatRecord(seat, player_key(player), player.name, one)
        for seat, (player, one) in enumerate(results)
    )
    values: dict[str, Any] = {
        "ruleset": '{"words":6}',
        "created_ms": START_MS + hour * HOUR_MS - 60_000,
        "finished_ms": START_MS + hour * HOUR_MS,
        "duration_ms": 60_000,
        "seats": len(seats),
        "dictionary": "en-gb",
        "occasion": Occasion(),
        "paces": "",
    }
    return MatchRecord(match_id, game, setting, results=seats, **{**values, **fields})


def random_record(number: int, rng: Rng) -> MatchRecord:
    """A match of one to three people in one of six settings of three games."""
    way = rng.below(6)
    people = rng.shuffled(PEOPLE)[: 1 + rng.below(3)]
    scores = [rng.below(20) for _ in people]
    best = max(scores)
    results = tuple(
        (
            player,
            tally(
                score,
                _random_words(rng),
                is_winner=None if len(people) == 1 else score == best,
                is_shared=len(people) > 1 and score == best and scores.count(best) > 1,
                turns=1 + rng.below(9),
                is_ranked=bool(rng.below(4)),
            ),
        )
        for player, score in zip(people, scores, strict=True)
    )
    names = ("letter_pieces", "rewordable", "hidden_crossword")
    hour = rng.below(400)
    return record(f"m{number}", *results, game=names[way % 3], setting=f"s{way}", hour=hour)


def _random_words(rng: Rng) -> tuple[tuple[str, int | None], ...]:
    lengths = [2 + rng.below(6) for _ in range(rng.below(6))]
    return tuple(
        ("".join(rng.choice("AEINRST") for _ in range(length)), rng.choice((None, length, 9)))
        for length in lengths
    )


def write_match(shelf: Shelf, match: Run, *, match_id: str, hour: int = 0, **fields: Any) -> Path:
    """Put the log of a match that was played at random on a shelf."""
    setting: Setting = match.setting
    values: dict[str, Any] = {
        "seats": PEOPLE[: setting.seats] + tuple(map(Player, "DEFGH"))[: max(0, setting.seats - 3)],
        "dictionary": DictionaryId("en", "abc"),
        "created_ms": START_MS + hour * HOUR_MS,
    }
    header = Header(
        format=FORMAT,
        app="0.9.0",
        game=match.rules.game,
        rules=match.rules.version,
        ruleset=encode(setting.ruleset),
        seed=match.seed,
        match_id=match_id,
        **{**values, **fields},
    )
    outcome = match.rules.outcome(match.last)
    assert outcome is not None
    writer = shelf.create(header, rules_of(match.rules.game))
    for one in match.played:
        writer.append(Act(one.seat, one.action))
    writer.append(End(outcome.scores, header.created_ms + 60_000, 55_000))
    writer.close()
    return writer.path


def tables_of(statistics: Statistics, path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the file, row by row and with its types."""
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        return {table: _rows(connection, table) for table in TABLES}


def _rows(connection: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    rows = connection.execute(f"SELECT * FROM {table}").fetchall()
    return sorted(rows, key=repr)
