"""Whole matches alone that players without a window play, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.length_x_wit.rules import RULES
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
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


def played(soloist: Soloist, words: Vocabulary, *, seed: int, **fields: Any) -> AnyMatch:
    """A match alone in the deal of a seed; the dictionary has the words, rare ones too."""
    match: AnyMatch = Match(RULES, Ruleset(**fields), 1)
    while actors := RULES.actors(match.state):
        state = match.state
        if actors == (CHANCE,):
            luck = Rng(seed, stream=RULES.chance_stream(state))
            match.play(CHANCE, RULES.chance(state, luck))
        elif actors == (REFEREE,):
            match.play(REFEREE, Rule(_ruling(words, RULES.question(state) or "")))
        else:
            match.play(0, soloist(state, words))
    return match


def _ruling(words: Vocabulary, word: str) -> Ruling:
    is_known = words.index.position(word) is not None
    return Ruling(word, is_known, Reason.LISTED if is_known else Reason.UNKNOWN, "test")
