"""Matches of people who claim what a search finds, roll now and then, and pass at last."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.conformance.case import legal_actions
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.letter_pieces.rules.actions import Claim, Pass, Roll, Take, Withdraw
from wordsmith_desktop.games.letter_pieces.rules.finding import claimable, situation_in
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.letter_pieces.rules.presenter import build_letter
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.rules.state import BUILDING, State
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"


@cache
def index_in(tag: str) -> WordIndex:
    """All words of a dictionary."""
    return open_lexicon(tag, DICTIONARIES).index


def played(
    rules: Ruleset, seats: int, words: Vocabulary, *, seed: int, refused: str = "", most: int = 400
) -> AnyMatch:
    """A match to its end, or of so many actions; the referee knows all words but `refused`."""
    match: AnyMatch = Match(RULES, rules, seats)
    rng = Rng(seed)
    while (actors := RULES.actors(match.state)) and len(match.played) < most:
        state, seat = match.state, rng.choice(actors)
        if seat == CHANCE:
            match.play(seat, RULES.chance(state, rng))
        elif seat == REFEREE:
            word = RULES.question(state) or ""
            match.play(seat, Rule(Ruling(word, word != refused, Reason.UNKNOWN, "en")))
        elif state.phase in BUILDING and state.bench == seat and state.call is None:
            _turn(match, seat, words, rng)
        else:
            match.play(seat, rng.choice(tuple(legal_actions(RULES, state, seat))))
    return match


def _turn(match: AnyMatch, seat: int, words: Vocabulary, rng: Rng) -> None:
    state: State = match.state
    takes = [take for take in map(Take, Shape) if not RULES.check(state, seat, take)]
    if takes:
        match.play(seat, rng.choice(takes))
        return
    found = claimable(situation_in(state, seat), state.ruleset, words).places
    if len(found) and rng.below(3):
        word = words.index.words[found[rng.below(len(found))]].decode()
        _claim(match, seat, word)
    else:
        may_roll = not RULES.check(state, seat, Roll()) and rng.below(30)
        match.play(seat, Roll() if may_roll else Pass())


def _claim(match: AnyMatch, seat: int, word: str) -> None:
    lying = match.state.players[seat].placed
    if lying:
        match.play(seat, Withdraw(tuple(piece.id for piece in lying)))
    for letter in word:
        build: Any = build_letter(match.state.players[seat], match.ruleset, letter)
        match.play(seat, build)
    rows = range(len(match.state.players[seat].sheet.rows) + 1)
    claims = (Claim(word, row) for row in rows)
    match.play(seat, next(one for one in claims if not RULES.check(match.state, seat, one)))
