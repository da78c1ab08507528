"""The words that a search finds are those that the rules let one claim, at what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.helpers.letter_pieces import playable
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.letter_pieces.actions import Claim, Pass, Roll, Take, Withdraw
from wordsmith_desktop.games.letter_pieces.bot import hint
from wordsmith_desktop.games.letter_pieces.choices import build_letter
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, repeats_own, word_faults
from wordsmith_desktop.games.letter_pieces.finding import claimable, situation_in
from wordsmith_desktop.games.letter_pieces.pieces import Counts, Kind, fits, subtract, total
from wordsmith_desktop.games.letter_pieces.rules import RULES
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, RequiredLetters, Ruleset
from wordsmith_desktop.games.letter_pieces.scoring import open_boxes, sheet_points
from wordsmith_desktop.games.letter_pieces.state import BUILDING, State
from wordsmith_desktop.games.reviewing import COMMON, Words
from wordsmith_desktop.games.table import Rule
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

DICTIONARIES = Path(__file__).resolve().parents[3] / "resources" / "dictionaries"
TABLES: dict[str, dict[str, Any]] = {
    "standard": {"challenges": 1},
    "letters": {"challenges": 1, "required": RequiredLetters.RANDOM},
    "house": {"challenges": 1, "counts_repeats": False, "has_marks": False, "min_word_length": 3},
    "few boxes": {"challenges": 1, "white_boxes": 1, "blue_boxes": 2},
    "secret": {"challenges": 1, "mode": Mode.SECRET},
    "word by word": {"challenges": 1, "mode": Mode.WORD_BY_WORD},
    "warm-up": {"challenges": 1, "mode": Mode.WARM_UP},
}


@cache
def sample() -> WordIndex:
    """A part of the English index with words of every length and some with marks."""
    whole = open_lexicon("en", DICTIONARIES).index
    keep = np.arange(0, len(whole), 80)
    short = np.flatnonzero(whole.lengths <= 3)[::4]
    marked = np.flatnonzero(whole.letter_masks >> np.uint32(26))[::10]
    places = np.unique(np.concatenate((keep, short, marked)))
    return WordIndex(whole.words[places], whole.commonness[places], whole.vulgar[places])


def walk(rules: Ruleset, seats: int, seed: int, steps: int = 8) -> Iterator[State]:
    """States in which somebody is to build, of people who claim what the search finds."""
    state, rng = RULES.new(rules, seats), Rng(seed)
    while steps and (actors := RULES.actors(state)):
        if state.phase in BUILDING and state.bench in actors:
            yield state
            steps -= 1
            state = _turn(state, state.bench, rng)
        else:
            state = _forced(state, actors[0], rng)


def _forced(state: State, seat: int, rng: Rng) -> State:
    if seat == CHANCE:
        return RULES.apply(state, seat, RULES.chance(state, rng)).state
    word = RULES.question(state)
    accepted = Rule(Ruling(word, True, Reason.LISTED, "en")) if word else None
    return RULES.apply(state, seat, accepted or next(RULES.legal_actions(state, seat))).state


def _turn(state: State, seat: int, rng: Rng) -> State:
    """Claim a word and hold its worth to the points it brings, or roll, or pass."""
    if state.players[seat].choices:
        return RULES.apply(state, seat, Take(rng.choice(tuple(Kind)))).state
    found = claimable(situation_in(state, seat), state.ruleset, Words(sample()))
    if len(found.places) and rng.below(3):
        at = rng.below(len(found.places))
        before = sheet_points(state.players[seat].sheet, state.ruleset)
        state = _claimed(state, seat, sample().words[found.places[at]].decode())
        assert found.worth[at] == sheet_points(state.players[seat].sheet, state.ruleset) - before
        return state
    may_roll = not RULES.check(state, seat, Roll())
    return RULES.apply(state, seat, Roll() if may_roll else Pass()).state


def _claimed(state: State, seat: int, word: str) -> State:
    player = state.players[seat]
    if player.placed:
        lying = Withdraw(tuple(piece.id for piece in player.placed))
        state = RULES.apply(state, seat, lying).state
    for letter in word:
        build = build_letter(state.players[seat], state.ruleset, letter)
        assert build is not None
        state = RULES.apply(state, seat, build).state
    claim = next(one for one in _claims(state, seat, word) if not RULES.check(state, seat, one))
    state = RULES.apply(state, seat, claim).state
    return _forced(state, RULES.actors(state)[0], Rng(0)) if state.call else state


def _claims(state: State, seat: int, word: str) -> Iterator[Claim]:
    return (Claim(word, row) for row in range(len(state.players[seat].sheet.rows) + 1))


@cache
def buildable(rules: Ruleset) -> dict[str, Counts]:
    """The pieces of every word of the sample that can be built at all."""
    alphabet = alphabet_for(rules)
    letters = set(alphabet.letters)
    words = map(bytes.decode, sample().words.tolist())
    return {word: alphabet.counts_of(word) for word in words if letters.issuperset(word)}


def allowed(state: State, seat: int) -> set[str]:
    """The words of the sample that the rules let a seat claim, one by one."""
    pool = state.players[seat].counts
    words = (word for word, counts in buildable(state.ruleset).items() if fits(counts, pool))
    return {word for word in words if _is_allowed(state, seat, word)}


def _is_allowed(state: State, seat: int, word: str) -> bool:
    rules, player = state.ruleset, state.players[seat]
    left = total(subtract(player.counts, buildable(rules)[word])) + player.circles
    rows = player.sheet.open_rows or (len(player.sheet.rows),)
    return (
        (rules.mode is Mode.WARM_UP or left <= open_boxes(player.sheet, rules))
        and not repeats_own(state, seat, word)
        and any(not word_faults(state, seat, word, row) for row in rows)
    )


@pytest.mark.parametrize("fields", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_words_found_are_those_that_the_rules_allow(fields: dict[str, Any], seats: int) -> None:
    for state in walk(playable(seats, **fields), seats, seed=seats):
        assert state.bench is not None
        found = claimable(situation_in(state, state.bench), state.ruleset, Words(sample()))
        words = [word.decode() for word in sample().words[found.places].tolist()]
        assert allowed(state, state.bench) == set(words)
        assert len(words) == len(set(words))


def test_rare_and_vulgar_words_are_left_out_where_they_are_not_wanted() -> None:
    (state, *_) = walk(playable(1, mode=Mode.WARM_UP, given=(4, 4, 2, 2)), 1, seed=1)
    situation = situation_in(state, 0)
    index = open_lexicon("en", DICTIONARIES).index

    rare = claimable(situation, state.ruleset, Words(index, is_family=False)).places
    common = claimable(situation, state.ruleset, Words(index, COMMON, is_family=False)).places
    family = claimable(situation, state.ruleset, Words(index)).places
    assert {*common.tolist()} == {
        place for place in rare.tolist() if index.commonness[place] >= COMMON
    }
    assert {*family.tolist()} == {place for place in rare.tolist() if not index.vulgar[place]}
    assert len(common) < len(rare) > len(family) > 0


def test_a_hint_is_common_plain_and_leaves_little_over() -> None:
    (state, *_) = walk(playable(1, challenges=1, given=(3, 2, 1, 2)), 1, seed=1)
    index = open_lexicon("en", DICTIONARIES).index
    word = hint(RULES.observe(state, 0), index)
    assert word is not None
    found = claimable(situation_in(state, 0), state.ruleset, Words(index, COMMON))
    assert max((found.lengths - found.left).tolist()) == len(word) - (
        8 - total(alphabet_for(state.ruleset).counts_of(word))
    )
