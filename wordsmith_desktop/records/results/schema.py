"""The tables of the statistics."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Final, TypeAlias

from .older_tables import from_1

SCHEMA: Final = 2
"""The version of the tables; `MIGRATIONS` brings older files up to it."""

WITNESS: Final = "version"
"""A view that says the version once more: what the file's header says may be damaged."""

APPLICATION: Final = 0x57534431
"""Marks the file as the program's own: "WSD1". Programs before the first release, whose versions
had other numbers, wrote "WSMD"."""

TABLES: Final = ("matches", "seats", "words", "forgotten")

_TABLES: Final = """
-- The lines of a challenge are the least merits for bronze, silver and gold, parted by commas, once
-- they have been found out. The paper is the digest of the file that a match entered from paper was
-- read from, and empty for all others.
CREATE TABLE matches (
    match_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    setting TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    finished_ms INTEGER NOT NULL,
    duration_ms INTEGER,
    seats INTEGER NOT NULL,
    dictionary TEXT NOT NULL,
    language TEXT NOT NULL,
    challenge TEXT NOT NULL DEFAULT '',
    is_untimed INTEGER NOT NULL DEFAULT 0,
    counts INTEGER NOT NULL DEFAULT 1,
    ruleset TEXT NOT NULL,
    ranking TEXT NOT NULL DEFAULT '',
    paces TEXT NOT NULL DEFAULT '',
    lines TEXT NOT NULL DEFAULT '',
    terms TEXT NOT NULL DEFAULT '',
    paper TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- Game, setting and time are those of the match, and rows lie in the order in which figures are
-- added up, so that no query joins or sorts ten thousand of them. The most that any of the seat's
-- words has stands in best_points and longest. Points of parts are parted by commas. Risks have
-- times, kept, lost and points, parted by colons, one after another with a space between them.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    setting TEXT NOT NULL,
    finished_ms INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    is_winner INTEGER,
    is_shared INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    merit INTEGER,
    best_points INTEGER,
    longest INTEGER,
    parts TEXT NOT NULL DEFAULT '',
    risks TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (player, game, setting, finished_ms, match_id, seat),
    UNIQUE (match_id, seat)
) WITHOUT ROWID;

CREATE TABLE words (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    word TEXT NOT NULL,
    length INTEGER NOT NULL,
    points INTEGER,
    PRIMARY KEY (match_id, seat, number),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE
) WITHOUT ROWID;

-- Results that were deleted, so that the logs do not bring them back.
CREATE TABLE forgotten (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;

"""
_INDEXES: Final = """
CREATE INDEX matches_by_setting ON matches (setting, finished_ms);
CREATE INDEX matches_by_challenge ON matches (challenge) WHERE challenge <> '';
CREATE INDEX matches_by_paper ON matches (paper) WHERE paper <> '';
CREATE INDEX seats_by_setting ON seats (setting, merit);
CREATE INDEX seats_by_time ON seats (finished_ms);
"""
_COLUMN: Final = re.compile(r"^    ([a-z_]+) (TEXT|INTEGER)( NOT NULL)?([^,\n]*)", re.MULTILINE)


def _strict(tables: str) -> str:
    """The same with columns that take values of their own type alone.

    SQLite's own strict tables would have it, but before 3.37, which systems with Python 3.11 still
    have, no file with one of them can be opened.
    """

    def column(found: re.Match[str]) -> str:
        name, kind, needed, rest = found.groups(default="")
        kinds = f"'{kind.lower()}'" + ("" if needed else ", 'null'")
        return f"    {name} {kind}{needed}{rest} CHECK (typeof({name}) IN ({kinds}))"

    return _COLUMN.sub(column, tables)


DEFINITIONS: Final = _strict(_TABLES) + _INDEXES


Migration: TypeAlias = Callable[[sqlite3.Connection], object]
"""Changes the tables to those of one version later, inside a transaction."""

MIGRATIONS: Final[dict[int, Migration]] = {1: from_1}
"""By the version they start from; `tests/features/statistics/test_migrations.py` must test each."""
