"""Records as rows of tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from typing import TypeAlias

from wordsmith_desktop.games.tallying import SeatTally
from wordsmith_desktop.records.statistics.model import MatchRecord, SeatRecord

Value: TypeAlias = "str | int | None"


def insert(connection: sqlite3.Connection, record: MatchRecord, left_out: Collection[int]) -> None:
    """Put a match in the place of what is known of it, without the seats in `left_out`."""
    remove(connection, record.match_id)
    results = [result for result in record.results if result.seat not in left_out]
    if not results:
        return
    _insert(connection, "matches", [_match_row(record)])
    _insert(connection, "seats", [_seat_row(record, result) for result in results])
    _insert(connection, "words", [row for one in results for row in _word_rows(record, one)])


def remove(connection: sqlite3.Connection, match_id: str) -> None:
    """Take a match out; its seats and words go with it."""
    connection.execute("DELETE FROM matches WHERE match_id = ?", (match_id,))


def _insert(
    connection: sqlite3.Connection, table: str, rows: Collection[tuple[Value, ...]]
) -> None:
    for row in rows:
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _match_row(record: MatchRecord) -> tuple[Value, ...]:
    occasion = record.occasion
    return (
        record.match_id,
        record.game,
        record.setting,
        record.created_ms,
        record.finished_ms,
        record.duration_ms,
        record.seats,
        record.dictionary,
        record.language,
        occasion.challenge,
        occasion.is_untimed,
        occasion.counts,
        record.ruleset,
        occasion.ranking.value if occasion.ranking else "",
        record.paces,
    )


def _seat_row(record: MatchRecord, result: SeatRecord) -> tuple[Value, ...]:
    tally = result.tally
    return (
        record.match_id,
        result.seat,
        record.game,
        record.setting,
        record.finished_ms,
        result.player,
        result.name,
        tally.score,
        tally.is_winner,
        tally.is_shared,
        tally.turns,
        tally.merit,
        _best_points(tally),
        max((len(word.word) for word in tally.words), default=None),
    )


def _best_points(tally: SeatTally) -> int | None:
    return max((word.points for word in tally.words if word.points is not None), default=None)


def _word_rows(record: MatchRecord, result: SeatRecord) -> Iterator[tuple[Value, ...]]:
    for number, word in enumerate(result.tally.words):
        key = (record.match_id, result.seat, number)
        yield (*key, word.word, len(word.word), word.points)
