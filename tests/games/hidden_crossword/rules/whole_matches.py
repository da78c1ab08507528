"""Whole matches of the Hidden Crossword, for tests of what looks back at them or plays alone."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.hidden_crossword.rules.bots import set_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.rules.state import State
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

MOST_ACTIONS = 400


def decided(bot: AnyBot, state: State, seat: Seat, words: Vocabulary) -> Any:
    """What a bot does from a seat; None where it finds nothing."""
    seen = RULES.observe(state, seat if seat >= 0 else None)
    decision = bot(seen, words, Rng(1), Search())
    return decision.action if decision else None


def dealt(words: Vocabulary, seed: int, **fields: Any) -> AnyMatch:
    """A match alone of that luck, at the first guess."""
    match: AnyMatch = Match(RULES, Ruleset(names_anchor=True, **fields), 1)
    while RULES.actors(match.state) == (CHANCE,):
        rng = Rng(seed, stream=len(match.played))
        match.play(CHANCE, RULES.chance(match.state, rng))
    match.play(SETTER, decided(set_puzzle, match.state, SETTER, words))
    return match


def play_on(match: AnyMatch, soloist: AnyBot, words: Vocabulary) -> AnyMatch:
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
        else:
            bot = set_puzzle if seat == SETTER else soloist
            match.play(seat, decided(bot, match.state, seat, words))
    raise AssertionError("the match has no end")
