"""The tables of the statistics."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, tallier_of
from wordsmith_desktop.records.challenge_name import kind_of
from wordsmith_desktop.records.codec import CodecError, decode, encode
from wordsmith_desktop.records.migrations import (
    ruleset_in_3,
    ruleset_in_4,
    ruleset_in_5,
    ruleset_in_6,
    ruleset_in_7,
    ruleset_in_8,
)

from .model import Way, as_text

SCHEMA: Final = 10
"""The version of the tables; `migrations.MIGRATIONS` brings older files up to it."""

WITNESS: Final = "version"
"""A view that says the version once more, from 3 on: what the file's header says may be damaged."""

APPLICATION: Final = 0x57534D44
"""Marks the file as the program's own: "WSMD"."""

TABLES: Final = ("matches", "seats", "words", "forgotten")

_TABLES: Final = """
-- The paces are NULL where they are not known: an older program did not keep them. A match is not
-- whole of which an older program did not keep everything. The lines of a challenge are the least
-- merits for bronze, silver and gold, parted by commas, once they have been found out. The paper is
-- the digest of the file that a match entered from paper was read from, and empty for all others.
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
    paces TEXT DEFAULT '',
    is_whole INTEGER NOT NULL DEFAULT 1,
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

RulesetBringer: TypeAlias = Callable[[str, dict[str, Any]], dict[str, Any]]
"""Gives a game's ruleset one format later."""

_WAYS: Final = """
SELECT DISTINCT setting, challenge, game, ruleset, seats, dictionary, is_untimed FROM matches
"""
_RENAME: Final = """
UPDATE matches SET setting = :key, ruleset = :ruleset, paces = :paces
WHERE setting = :setting AND challenge = :challenge
"""
_FOLLOW: Final = """
UPDATE seats SET setting = (SELECT m.setting FROM matches AS m WHERE m.match_id = seats.match_id)
"""


def from_1(connection: sqlite3.Connection) -> None:
    """Rulesets had fewer fields, and neither challenges nor stretched clocks stood apart.

    Who had a stretched clock was not kept. Where there was a clock, the paces stay unknown until
    the match's log is read again.
    """
    connection.execute("ALTER TABLE matches ADD COLUMN ranking TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE matches ADD COLUMN paces TEXT DEFAULT ''")
    ways = connection.execute(_WAYS).fetchall()
    connection.executemany(_RENAME, [_renamed_from_1(*way) for way in ways])
    connection.execute(_FOLLOW)


def _renamed_from_1(
    setting: str, challenge: str, game: str, text: str, seats: int, tag: str, is_untimed: int
) -> dict[str, str | None]:
    ruleset: dict[str, Any] = ruleset_in_3(game, json.loads(text))
    way = Way(
        game=game,
        ruleset=as_text(ruleset),
        seats=seats,
        dictionary=tag,
        is_untimed=bool(is_untimed),
        challenge=kind_of(challenge),
    )
    has_clock = ruleset.get("clock", Clock.OFF.value) != Clock.OFF.value
    return {
        "setting": setting,
        "challenge": challenge,
        "key": way.key,
        "ruleset": way.ruleset,
        "paces": None if has_clock else "",
    }


_ALL_WAYS: Final = """
SELECT DISTINCT
    setting, challenge, game, ruleset, seats, dictionary, is_untimed, ranking, paces
FROM matches
"""
_RENAME_BY_PACES: Final = """
UPDATE matches SET setting = :key, ruleset = :ruleset
WHERE setting = :setting AND challenge = :challenge AND ranking = :ranking AND paces IS :paces
"""


def from_2(connection: sqlite3.Connection) -> None:
    """Some rules could not be chosen, and nothing was kept of challenges played alone (R45).

    Those stay unknown until the match's log is read again.
    """
    connection.execute("ALTER TABLE seats ADD COLUMN parts TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE matches ADD COLUMN is_whole INTEGER NOT NULL DEFAULT 1")
    connection.execute("UPDATE matches SET is_whole = 0 WHERE game = 'letter_pieces' AND seats = 1")
    _rename_all(connection, ruleset_in_4)


def from_3(connection: sqlite3.Connection) -> None:
    """Nobody was dealt anew for a dull deal, and some did not say how often one may roll."""
    _rename_all(connection, ruleset_in_5)


def from_4(connection: sqlite3.Connection) -> None:
    """What a result was worth was found out anew whenever somebody looked at it."""
    connection.execute("ALTER TABLE matches ADD COLUMN lines TEXT NOT NULL DEFAULT ''")


def from_5(connection: sqlite3.Connection) -> None:
    """Words of the computer's puzzles never lay side by side, and nobody kept how often luck was
    pressed, which stays unknown until the log is read again."""
    _rename_all(connection, ruleset_in_6)
    connection.execute("ALTER TABLE seats ADD COLUMN risks TEXT NOT NULL DEFAULT ''")
    connection.execute("UPDATE matches SET is_whole = 0 WHERE game = 'length_x_wit'")


def from_6(connection: sqlite3.Connection) -> None:
    """Everybody got sixteen letters in the crossword, and all players played by the same terms."""
    connection.execute("ALTER TABLE matches ADD COLUMN terms TEXT NOT NULL DEFAULT ''")
    _rename_all(connection, ruleset_in_7)


def from_7(connection: sqlite3.Connection) -> None:
    """No match was entered from paper."""
    connection.execute("ALTER TABLE matches ADD COLUMN paper TEXT NOT NULL DEFAULT ''")
    connection.execute("CREATE INDEX matches_by_paper ON matches (paper) WHERE paper <> ''")


def from_8(connection: sqlite3.Connection) -> None:
    """No computer said what it knew to be no word."""
    _rename_all(connection, ruleset_in_8)


def from_9(connection: sqlite3.Connection) -> None:
    """Columns took values of any type; rows with others, which no question survives, go."""
    for name in TABLES:
        connection.execute(f"CREATE TEMP TABLE former_{name} AS SELECT * FROM main.{name}")
    for name in reversed(TABLES):
        connection.execute(f"DROP TABLE main.{name}")
    for statement in DEFINITIONS.split(";"):
        connection.execute(statement)
    for name in TABLES:
        connection.execute(
            f"INSERT OR IGNORE INTO main.{name} SELECT * FROM former_{name}{_WITH_PARENTS[name]}"
        )
        connection.execute(f"DROP TABLE former_{name}")


_WITH_PARENTS: Final = {
    "matches": "",
    "seats": " WHERE match_id IN (SELECT match_id FROM main.matches)",
    "words": " WHERE (match_id, seat) IN (SELECT match_id, seat FROM main.seats)",
    "forgotten": "",
}


def _rename_all(connection: sqlite3.Connection, bring_up: RulesetBringer) -> None:
    ways = connection.execute(_ALL_WAYS).fetchall()
    renamed = [_renamed(bring_up, *way) for way in ways]
    connection.executemany(_RENAME_BY_PACES, renamed)
    connection.execute(_FOLLOW)


def _renamed(
    bring_up: RulesetBringer,
    setting: str,
    challenge: str,
    game: str,
    text: str,
    seats: int,
    tag: str,
    is_untimed: int,
    ranking: str,
    paces: str | None,
) -> dict[str, str | None]:
    way = Way(
        game=game,
        ruleset=as_text(_setting_of(game, bring_up(game, json.loads(text)))),
        seats=seats,
        dictionary=tag,
        is_untimed=bool(is_untimed),
        challenge=kind_of(challenge),
        ranking=Ranking(ranking) if ranking else None,
        paces=paces or "",
    )
    return {
        "setting": setting,
        "challenge": challenge,
        "ranking": ranking,
        "paces": paces,
        "key": way.key,
        "ruleset": way.ruleset,
    }


def _setting_of(game: str, ruleset: dict[str, Any]) -> Any:
    """The ruleset without what does not make matches unlike; as it is where nobody can tell."""
    try:
        tallier, kind = tallier_of(game), game_of(game).ruleset_type()
        return encode(tallier.setting(decode(kind, ruleset)))
    except (KeyError, CodecError):
        return ruleset


MIGRATIONS: Final[Mapping[int, Migration]] = {
    1: from_1,
    2: from_2,
    3: from_3,
    4: from_4,
    5: from_5,
    6: from_6,
    7: from_7,
    8: from_8,
    9: from_9,
}
"""By the version they start from; `tests/features/statistics/test_migrations.py` must test each."""
