"""Bringing the tables of older programs up to today's, one version at a time."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from wordsmith_desktop.games.common.ranking import Ranking

from .model import Way, as_text

_WAYS: Final = """
SELECT match_id, game, ruleset, seats, dictionary, is_untimed, challenge, ranking, paces, terms,
    paper FROM matches WHERE game = 'hidden_crossword'
"""


def from_1(connection: sqlite3.Connection) -> None:
    """Tables in which no crossword's rules said whether guesses stay hidden, as they did on the
    screen; a setting's key follows from its rules."""
    for match_id, *way, paper in connection.execute(_WAYS).fetchall():
        changed = _with_field(*way, is_hidden=way[2] > 1 and not paper)
        known = {"match": match_id, "ruleset": changed.ruleset, "setting": changed.key}
        connection.execute(
            "UPDATE matches SET ruleset = :ruleset, setting = :setting WHERE match_id = :match",
            known,
        )
        connection.execute("UPDATE seats SET setting = :setting WHERE match_id = :match", known)


def _with_field(
    game: str, ruleset: str, seats: int, dictionary: str, *rest: Any, is_hidden: bool
) -> Way:
    is_untimed, challenge, ranking, paces, terms = rest
    fields = {**json.loads(ruleset), "guesses_stay_hidden": is_hidden}
    return Way(
        game=game,
        ruleset=as_text(fields),
        seats=seats,
        dictionary=dictionary,
        is_untimed=bool(is_untimed),
        challenge=challenge,
        ranking=Ranking(ranking) if ranking else None,
        paces=paces,
        terms=terms,
    )
