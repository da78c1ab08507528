"""The tables of the statistics."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = 2
"""The version of the tables; `migrations.MIGRATIONS` brings older files up to it."""

APPLICATION: Final = 0x57534D44
"""Marks the file as the program's own: "WSMD"."""

TABLES: Final = ("matches", "seats", "words", "forgotten")

DEFINITIONS: Final = """
-- The paces are NULL where they are not known: an older program did not keep them.
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
    paces TEXT DEFAULT ''
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
