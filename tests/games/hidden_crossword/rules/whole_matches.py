"""Whole matches of the Hidden Crossword, for tests of what looks back at them or plays alone."""

from __future__ import annotations

from typing import Any

from tests.games.hidden_crossword import hc
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

MOST_ACTIONS = 400


def decided(bot: AnyBot, state: hc.State, seat: Seat, words: Vocabulary) -> Any:
    """What a bot does from a seat; None where it finds nothing."""
    seen = hc.RULES.observe(state, seat if seat >= 0 else None)
    decision = bot(seen, words, Rng(1), Search())
    return decision.action if decision else None


def dealt(words: Vocabulary, seed: int, **fields: Any) -> AnyMatch:
    """A match alone of that luck, at the first guess."""
    match: AnyMatch = Match(hc.RULES, hc.Ruleset(names_anchor=True, **fields), 1)
    while hc.RULES.actors(match.state) == (CHANCE,):
        rng = Rng(seed, stream=len(match.played))
        match.play(CHANCE, hc.RULES.chance(match.state, rng))
    match.play(SETTER, decided(hc.set_puzzle, match.state, SETTER, words))
    return match


def play_on(match: AnyMatch, soloist: AnyBot, words: Vocabulary) -> AnyMatch:
    """Have a soloist play it to its end; every word stands."""
    for _ in range(MOST_ACTIONS):
        if match.outcome is not None:
            return match
        (seat,) = hc.RULES.actors(match.state)
        if seat == REFEREE:
            word = hc.RULES.question(match.state) or ""
            match.play(seat, Rule(Ruling(word, True, Reason.LISTED, "any")))
        elif seat == CHANCE:
            match.play(seat, hc.RULES.chance(match.state, Rng(7, stream=len(match.played))))
        else:
            bot = hc.set_puzzle if seat == SETTER else soloist
            match.play(seat, decided(bot, match.state, seat, words))
    raise AssertionError("the match has no end")
