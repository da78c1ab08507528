"""Whole matches of Rewordable that players without a window play, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.soloing import Soloist
from wordsmith_desktop.games.table import Rule
from wordsmith_desktop.lexicon.lexicon import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

DICTIONARIES = Path(__file__).resolve().parents[3] / "resources" / "dictionaries"

AnyMatch = Match[Any, Any, Any, Any]


@cache
def words_of(tag: str, least_commonness: int = 0) -> Vocabulary:
    """All words of a dictionary that are so common."""
    return Vocabulary(open_lexicon(tag, DICTIONARIES).index, least_commonness)


def played(
    soloist: Soloist, ruleset: Ruleset, words: Vocabulary, *, seats: int, seed: int
) -> AnyMatch:
    """A match of that seed in which every seat plays alike."""
    match: AnyMatch = Match(RULES, ruleset, seats)
    while actors := RULES.actors(match.state):
        if actors == (CHANCE,):
            match.play(CHANCE, RULES.chance(match.state, Rng(seed)))
        elif actors == (REFEREE,):
            word = RULES.question(match.state) or ""
            is_known = words.index.position(word) is not None
            reason = Reason.LISTED if is_known else Reason.UNKNOWN
            match.play(REFEREE, Rule(Ruling(word, is_known, reason, "test")))
        else:
            match.play(actors[0], soloist(match.state, words))
    return match


def score_of(match: AnyMatch) -> int:
    """The points of whoever played alone to the end."""
    assert match.outcome is not None
    (score,) = match.outcome.scores
    return score
