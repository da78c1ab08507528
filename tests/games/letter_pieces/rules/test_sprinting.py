"""Where nothing but time counts, players take what is soon seen and soon built."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.whole_matches import index_in
from tests.helpers.letter_pieces import Table
from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

DEALS = range(5)
STEP_MS = 5_000
every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def sprint(level: int, seed: int, *, is_hurried: bool = True) -> HeadlessMatch:
    """A sprint to its end, with so long for each action at least."""
    game = game_of("letter_pieces")
    found = game.sprinters() if is_hurried else game.bots()
    run = HeadlessMatch(
        Setting(
            game="letter_pieces",
            ruleset=lp.Ruleset(challenges=1),
            bots=(found[bot_of_level(level)],),
            vocabularies=(Vocabulary(index_in("en")),),
            seed=seed,
            action_ms=STEP_MS,
            is_watched=True,
        )
    )
    assert run.finished() is not None
    return run


def claims(run: HeadlessMatch) -> list[str]:
    return [one.action.word for one in run.match.played if isinstance(one.action, lp.Claim)]


def plain(*words: str) -> Vocabulary:
    """Words that everybody knows."""
    count = len(words)
    return Vocabulary(
        WordIndex(np.array(words, "S15"), np.full(count, 60, np.uint8), np.zeros(count, np.bool_))
    )


def decided(table: Table, words: Vocabulary, level: int = 3) -> Decision[lp.Action]:
    bot = lp.HURRIED[bot_of_level(level)]
    decision = bot(lp.RULES.observe(table.state, 0), words, Rng(1), Search(is_watched=True))
    assert decision is not None
    return decision


@every_level
def test_all_words_of_the_sheet_are_found_in_fewer_steps_than_for_points(level: int) -> None:
    hurried = [sprint(level, seed) for seed in DEALS]
    usual = [sprint(level, seed, is_hurried=False) for seed in DEALS]
    assert [6] * len(DEALS) == [len(claims(run)) for run in hurried]
    assert steps_of(hurried) <= steps_of(usual)


def test_the_strongest_is_the_quickest() -> None:
    mildest, *_, strongest = ([sprint(level, seed) for seed in DEALS] for level in LEVELS)
    assert time_of(strongest) < time_of(mildest)


def steps_of(runs: list[HeadlessMatch]) -> int:
    return sum(len(run.match.played) for run in runs)


def time_of(runs: list[HeadlessMatch]) -> int:
    return sum(run.played_ms for run in runs)


def test_the_first_short_word_is_laid_after_a_thought_and_then_without_a_pause() -> None:
    table, words = Table(seats=1, given="3L 2S"), plain("AT")
    thoughts = []
    while not isinstance((decision := decided(table, words)).action, lp.Claim):
        thoughts.append(decision.after_ms)
        table.play(0, decision.action)
    assert "AT" == decision.action.word
    assert thoughts[0] >= 1000 * lp.FAIR_S
    assert [0] * len(thoughts[1:]) == thoughts[1:]
    assert 0 == decision.after_ms


def test_without_a_word_one_look_is_enough_to_roll() -> None:
    decision = decided(Table(seats=1, given="1L"), plain("OX"))
    assert (lp.Roll(), 1000 * lp.BENCH_LOOK_S) == (decision.action, decision.after_ms)


def test_R11_a_star_is_spent_on_the_piece_that_is_missing() -> None:
    table = Table(seats=1, given="3L 1S")
    table.roll("B*")
    assert lp.Take(lp.Shape.S) == decided(table, plain("AT")).action


# In a warm-up


def test_R46_words_follow_each_other_that_begin_alike() -> None:
    listed = ["AT", "IN", "TIN", "ILL", "ATE", "INN", "TINT"]
    order = lp.by_beginnings(listed)
    assert sorted(listed) == sorted(order)
    assert 1 == abs(order.index("AT") - order.index("ATE"))
    assert 1 == abs(order.index("TIN") - order.index("TINT"))
    assert steps(order) < steps(listed)


def steps(words: list[str]) -> int:
    before = ["", *words]
    return sum(lp.actions_between(*pair) for pair in zip(before, words, strict=False))


@pytest.mark.parametrize(
    ("laid", "word", "expected"),
    [("", "AT", 3), ("AT", "ATE", 2), ("ATE", "AT", 2), ("AT", "IN", 4), ("TIN", "TAN", 4)],
)
def test_R46_what_is_in_the_way_is_taken_off_in_one_go(laid: str, word: str, expected: int) -> None:
    assert expected == lp.actions_between(laid, word)


def test_R46_there_is_an_order_of_more_words_than_anybody_looks_at() -> None:
    words = list(map("".join, product("ABCDEFGHIJ", repeat=3)))
    assert sorted(words) == sorted(lp.by_beginnings(words))
