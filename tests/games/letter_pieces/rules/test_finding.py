"""The words that a search finds are those that the rules let one claim, at what they cost."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.whole_matches import index_in, played
from tests.helpers.letter_pieces import hinted, playable
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.lexicon.index import WordIndex

TABLES: dict[str, dict[str, Any]] = {
    "standard": {"challenges": 1},
    "letters": {"challenges": 1, "required": lp.RequiredLetters.RANDOM},
    "house": {"challenges": 1, "counts_repeats": False, "has_marks": False, "min_word_length": 3},
    "few boxes": {"challenges": 1, "white_boxes": 1, "blue_boxes": 2},
    "secret": {"challenges": 1, "mode": lp.Mode.SECRET},
    "word by word": {"challenges": 1, "mode": lp.Mode.WORD_BY_WORD},
    "warm-up": {"challenges": 1, "mode": lp.Mode.WARM_UP},
}


@cache
def sample() -> WordIndex:
    """A part of the English index with words of every length and some with marks."""
    whole = index_in("en")
    keep = np.arange(0, len(whole), 80)
    short = np.flatnonzero(whole.lengths <= 3)[::4]
    marked = np.flatnonzero(whole.letter_masks >> np.uint32(26))[::10]
    places = np.unique(np.concatenate((keep, short, marked)))
    return WordIndex(whole.words[places], whole.commonness[places], whole.vulgar[places])


def walk(fields: dict[str, Any], seats: int, seed: int) -> AnyMatch:
    """A match of people who claim what the search finds."""
    return played(playable(seats, **fields), seats, Vocabulary(sample()), seed=seed, most=90)


@cache
def buildable(rules: lp.Ruleset) -> dict[str, lp.Counts]:
    """The pieces of every word of the sample that can be built at all."""
    alphabet = lp.alphabet_for(rules)
    letters = set(alphabet.letters)
    words = map(bytes.decode, sample().words[~sample().vulgar].tolist())
    return {word: alphabet.counts_of(word) for word in words if letters.issuperset(word)}


def allowed(state: lp.State, seat: int) -> set[str]:
    """The words of the sample that the rules let a seat claim, one by one."""
    pool = state.players[seat].counts
    words = (word for word, counts in buildable(state.ruleset).items() if lp.fits(counts, pool))
    return {word for word in words if _is_allowed(state, seat, word)}


def _is_allowed(state: lp.State, seat: int, word: str) -> bool:
    rules, player = state.ruleset, state.players[seat]
    left = lp.total(lp.subtract(player.counts, buildable(rules)[word])) + player.circles
    rows = player.sheet.open_rows or (len(player.sheet.rows),)
    return (
        (rules.mode is lp.Mode.WARM_UP or left <= lp.open_boxes(player.sheet, rules))
        and not lp.repeats_own(state, seat, word)
        and any(not lp.word_faults(state, seat, word, row) for row in rows)
    )


@pytest.mark.parametrize("fields", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_words_found_are_those_that_the_rules_allow(fields: dict[str, Any], seats: int) -> None:
    states = [one.before for one in walk(fields, seats, 5).played]
    found = {lp.situation_in(one, one.bench): one for one in states if one.phase in lp.BUILDING}
    assert len(found) > 2
    for situation, state in found.items():
        places = lp.claimable(situation, state.ruleset, Vocabulary(sample())).places
        words = [word.decode() for word in sample().words[places].tolist()]
        assert allowed(state, state.bench) == set(words)
        assert len(words) == len(set(words))


@pytest.mark.parametrize("fields", TABLES.values(), ids=TABLES)
def test_words_are_worth_what_they_bring(fields: dict[str, Any]) -> None:
    match = walk(fields, 1, seed=7)
    claims = [at for at, one in enumerate(match.played) if isinstance(one.action, lp.Claim)]
    assert claims
    for at in claims:
        claim = match.played[at]
        found = lp.claimable(lp.situation_in(claim.before, 0), match.ruleset, Vocabulary(sample()))
        place = sample().position(claim.action.word)
        assert [gained(match, at)] == found.worth[found.places == place].tolist()


def gained(match: AnyMatch, at: int) -> int:
    """The points that the sheet has more when the claimed word is written."""
    before = match.played[at].before.players[0].sheet
    sheets = (one.step.state.players[0].sheet for one in match.played[at:])
    written = next(sheet for sheet in sheets if sheet != before)
    return lp.sheet_points(written, match.ruleset) - lp.sheet_points(before, match.ruleset)


def test_rare_and_vulgar_words_are_left_out_where_they_are_not_wanted() -> None:
    state = new_table(given=(4, 4, 2, 2))
    situation, index = lp.situation_in(state, 0), index_in("en")

    rare = lp.claimable(
        situation, state.ruleset, Vocabulary(index, is_family=False)
    ).places.tolist()
    common = lp.claimable(
        situation, state.ruleset, Vocabulary(index, COMMON, is_family=False)
    ).places
    family = lp.claimable(situation, state.ruleset, Vocabulary(index)).places
    assert set(common.tolist()) == {one for one in rare if index.commonness[one] >= COMMON}
    assert set(family.tolist()) == {one for one in rare if not index.vulgar[one]}
    assert len(common) < len(rare) > len(family) > 0


def test_a_hint_leaves_as_little_over_as_can_be() -> None:
    state = new_table(given=(3, 2, 1, 2))
    word = hinted(lp.RULES.observe(state, 0), index_in("en"))
    assert word is not None
    found = lp.claimable(
        lp.situation_in(state, 0), state.ruleset, Vocabulary(index_in("en"), COMMON)
    )
    left = 8 - lp.total(lp.alphabet_for(state.ruleset).counts_of(word))
    assert max((found.lengths - found.left).tolist()) == len(word) - left


def new_table(**fields: Any) -> lp.State:
    return lp.RULES.new(lp.Ruleset(challenges=1, **fields), 1)
