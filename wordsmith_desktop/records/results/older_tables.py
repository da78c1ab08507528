"""Bringing the tables of older programs up to today's, one version at a time."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of

from .model import MatchSetting, as_text

_WAYS: Final = """
SELECT match_id, game, ruleset, seats, dictionary, is_untimed, challenge, ranking, paces, terms,
    paper FROM matches WHERE game = 'hidden_crossword'
"""


def from_1(connection: sqlite3.Connection) -> None:
    """Tables in which no crossword's rules said whether guesses stay hidden, as they did on the
    screen; a setting's key follows from its rules."""
    for match_id, *way, paper in connection.execute(_WAYS).fetchall():
        # Nobody watched over what was guessed on paper.
        changed = _with_fields(*way, seats_on_screen=1 if paper else way[2])
        known = {"match": match_id, "ruleset": changed.ruleset, "setting": changed.key}
        connection.execute(
            "UPDATE matches SET ruleset = :ruleset, setting = :setting WHERE match_id = :match",
            known,
        )
        connection.execute("UPDATE seats SET setting = :setting WHERE match_id = :match", known)


def _with_fields(
    game: str, ruleset: str, seats: int, dictionary: str, *rest: Any, seats_on_screen: int
) -> MatchSetting:
    is_untimed, challenge, ranking, paces, terms = rest
    was_so = game_of(game).was_so[1].items()
    fields = {**json.loads(ruleset), **{name: of(seats_on_screen) for name, of in was_so}}
    return MatchSetting(
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
