"""Whole matches of the Hidden Crossword, for tests of what looks back at them or plays alone."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.games.soloing import Soloist

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER
from wordsmith_desktop.games.hidden_crossword.bots import lay_puzzle
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.reviewing import AnyMatch
from wordsmith_desktop.games.table import Rule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

MOST_ACTIONS = 400


def dealt(words: Vocabulary, seed: int, **fields: Any) -> AnyMatch:
    """A match alone of that luck, at the first guess."""
    match: AnyMatch = Match(RULES, Ruleset(names_anchor=True, **fields), 1)
    while RULES.actors(match.state) == (CHANCE,):
        rng = Rng(seed, stream=len(match.played))
        match.play(CHANCE, RULES.chance(match.state, rng))
    match.play(SETTER, lay_puzzle(match.state, words))
    return match


def play_on(match: AnyMatch, soloist: Soloist, words: Vocabulary) -> AnyMatch:
    """Have a soloist play it to its end; every word stands."""
    for _ in range(MOST_ACTIONS):
        if match.outcome is not None:
            return match
        (seat,) = RULES.actors(match.state)
        if seat == REFEREE:
            word = RULES.question(match.state) or ""
            match.play(seat, Rule(Ruling(word, True, Reason.LISTED, "any")))
        elif seat == CHANCE:
            match.play(seat, RULES.chance(match.state, Rng(7, stream=len(match.played))))
        elif seat == SETTER:
            match.play(seat, lay_puzzle(match.state, words))
        else:
            match.play(seat, soloist(match.state, words))
    raise AssertionError("the match has no end")
