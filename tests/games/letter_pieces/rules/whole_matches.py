"""Matches of people who claim what a search finds, roll now and then, and pass at last."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.conformance.case import legal_actions
from tests.games.letter_pieces import lp
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"


@cache
def index_in(tag: str) -> WordIndex:
    """All words of a dictionary."""
    return open_lexicon(tag, DICTIONARIES).index


def played(
    rules: lp.Ruleset,
    seats: int,
    words: Vocabulary,
    *,
    seed: int,
    refused: str = "",
    most: int = 400,
) -> AnyMatch:
    """A match to its end, or of so many actions; the referee knows all words but `refused`."""
    match: AnyMatch = Match(lp.RULES, rules, seats)
    rng = Rng(seed)
    while (actors := lp.RULES.actors(match.state)) and len(match.played) < most:
        state, seat = match.state, rng.choice(actors)
        if seat == CHANCE:
            match.play(seat, lp.RULES.chance(state, rng))
        elif seat == REFEREE:
            word = lp.RULES.question(state) or ""
            match.play(seat, Rule(Ruling(word, word != refused, Reason.UNKNOWN, "en")))
        elif state.phase in lp.BUILDING and state.bench == seat and state.call is None:
            _turn(match, seat, words, rng)
        else:
            match.play(seat, rng.choice(tuple(legal_actions(lp.RULES, state, seat))))
    return match


def _turn(match: AnyMatch, seat: int, words: Vocabulary, rng: Rng) -> None:
    state: lp.State = match.state
    takes = [take for take in map(lp.Take, lp.Shape) if not lp.RULES.check(state, seat, take)]
    if takes:
        match.play(seat, rng.choice(takes))
        return
    found = lp.claimable(lp.situation_in(state, seat), state.ruleset, words).places
    if len(found) and rng.below(3):
        word = words.index.words[found[rng.below(len(found))]].decode()
        _claim(match, seat, word)
    else:
        may_roll = not lp.RULES.check(state, seat, lp.Roll()) and rng.below(30)
        match.play(seat, lp.Roll() if may_roll else lp.Pass())


def _claim(match: AnyMatch, seat: int, word: str) -> None:
    lying = match.state.players[seat].placed
    if lying:
        match.play(seat, lp.Withdraw(tuple(piece.id for piece in lying)))
    for letter in word:
        build: Any = lp.build_letter(match.state.players[seat], match.ruleset, letter)
        match.play(seat, build)
    rows = range(len(match.state.players[seat].sheet.rows) + 1)
    claims = (lp.Claim(word, row) for row in rows)
    match.play(seat, next(one for one in claims if not lp.RULES.check(match.state, seat, one)))
