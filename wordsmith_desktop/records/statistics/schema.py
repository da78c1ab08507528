"""The tables of the statistics, and how older files are brought up to them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.records.migrations import ADDED_IN_3
from wordsmith_desktop.records.statistics.model import as_text, setting_key

SCHEMA: Final = 2
"""The version of the tables; `MIGRATIONS` brings older files up to it."""

APPLICATION: Final = 0x57534D44
"""Marks the file as the program's own: "WSMD"."""

TABLES: Final = ("matches", "seats", "words", "forgotten")

DEFINITIONS: Final = """
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
    paces TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- Game, setting and time are those of the match, and rows lie in the order in which figures are
-- added up, so that no query joins or sorts ten thousand of them. The most that any of the seat's
-- words has stands in best_points and longest.
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

CREATE INDEX matches_by_setting ON matches (setting, finished_ms);
CREATE INDEX matches_by_challenge ON matches (challenge) WHERE challenge <> '';
CREATE INDEX seats_by_setting ON seats (setting, merit);
CREATE INDEX seats_by_time ON seats (finished_ms);
"""

Migration: TypeAlias = Callable[[sqlite3.Connection], object]
"""Changes the tables to those of one version later, inside a transaction."""


def from_1(connection: sqlite3.Connection) -> None:
    """Rulesets had fewer fields, and neither challenges nor stretched clocks stood apart."""
    for name in ("ranking", "paces"):
        connection.execute(f"ALTER TABLE matches ADD COLUMN {name} TEXT NOT NULL DEFAULT ''")
    rows = connection.execute(
        "SELECT DISTINCT setting, game, ruleset, seats, dictionary, challenge, is_untimed"
        " FROM matches"
    ).fetchall()
    for setting, game, ruleset, seats, dictionary, challenge, is_untimed in rows:
        text = as_text({**json.loads(ruleset), **ADDED_IN_3.get(game, {})})
        key = setting_key(
            game=game,
            ruleset=text,
            seats=seats,
            dictionary=dictionary,
            occasion=Occasion(challenge, bool(is_untimed)),
            paces="",
        )
        connection.execute(
            "UPDATE matches SET setting = ?, ruleset = ? WHERE setting = ?", (key, text, setting)
        )
        connection.execute("UPDATE seats SET setting = ? WHERE setting = ?", (key, setting))


MIGRATIONS: Final[Mapping[int, Migration]] = {1: from_1}
"""By the version they start from; `tests/records/statistics/test_migrations.py` must test each."""
