"""Bringing the tables of older programs up to those of today."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.challenge_name import kind_of
from wordsmith_desktop.records.migrations import ruleset_in_3
from wordsmith_desktop.records.statistics.model import Way, as_text

Migration: TypeAlias = Callable[[sqlite3.Connection], object]
"""Changes the tables to those of one version later, inside a transaction."""

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


MIGRATIONS: Final[Mapping[int, Migration]] = {1: from_1}
"""By the version they start from; `tests/records/statistics/test_migrations.py` must test each."""
