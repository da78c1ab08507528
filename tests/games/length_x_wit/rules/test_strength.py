"""What the six players make of dice and tiles, and that each is stronger than the one below."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.rules.test_players import (
    DECISIONS,
    PLAYERS,
    decisions,
    looked_at,
    match_of,
)
from tests.helpers.effort import EFFORT
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.knowing import NOBODYS
from wordsmith_desktop.bots.levels import LEVELS, read_levels
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.length_x_wit.rules import state as state_module


@pytest.fixture(autouse=True)
def _shipped_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box that is shipped, by which the prospects were measured."""
    monkeypatch.setattr(state_module, "material_of", lw.material_of)


def test_prospects_rise_with_the_words_that_are_known_and_with_the_tiles() -> None:
    for language in ("en", "de"):
        first = [lw.prospects(language, least).points[1, 4, 5] for least in (45, 40, 35, 30, 10)]
        assert sorted(first) == first
        points = lw.prospects(language, 35).points
        assert (np.diff(points[1:7, :, 0], axis=1)[:, :9] > -0.5).all()
        assert not points[-1].any()


def test_what_new_tiles_promise_is_the_mean_over_all_sets() -> None:
    table, box = lw.prospects("en", 35), lw.material_of("en")
    rng = Rng(3)
    drawn = [table.at(1, rng.shuffled(box.tiles)[:9]) for _ in range(4000)]
    assert sum(drawn) / len(drawn) == pytest.approx(table.of_new_tiles(box), abs=0.3)


def test_whoever_goes_by_the_mean_takes_the_greatest_of_all() -> None:
    everything = lw.player(lw.Dials(centre=0, blindness=0, caution=0, table=10, notices=1))
    for state, words, _, _ in decisions()[:: max(1, DECISIONS // 200)]:
        if state.phase is not lw.Phase.DECIDE or state.call or state.is_last_round:
            continue
        decision = everything(state, words, Rng(0), Search())
        assert decision is not None
        best = best_of_all(state, words)
        if best is not None:
            assert best == pytest.approx(worth_of(state, decision.action))


def best_of_all(state: lw.State, words: Vocabulary) -> float | None:
    """What the best word is worth by the table, found without any of the player's code."""
    found = [
        max(worth_of(state, lw.Score(one.word, ids)), worth_of(state, lw.Press(one.word, ids)))
        for one in looked_at(state, words)
        for ids in [tuple(tile.id for tile in one.tiles)]
        if words.index.commonness[one.place] >= NOBODYS and not words.index.vulgar[one.place]
    ]
    vowels = [tile for tile in state.free_tiles(state.seat) if tile.is_vowel]
    spends = [worth_of(state, lw.Spend(tile.id)) for tile in vowels]
    return max([*found, *spends], default=None)


def worth_of(state: lw.State, action: Any) -> float:
    """Points for scoring now, or those in hand and promised."""
    box, dice = state.material, len(state.dice)
    banked = box.value(tile.text for tile in state.banked)
    gone = (
        action.tiles
        if isinstance(action, lw.Score | lw.Press)
        else (getattr(action, "tile", None),)
    )
    taken = [tile for tile in state.free_tiles(state.seat) if tile.id in gone]
    value = box.value(tile.text for tile in taken)
    if isinstance(action, lw.Score):
        return (value + box.value(state.dice_texts)) * dice + banked
    rest = [tile for tile in state.free_tiles(state.seat) if tile not in taken]
    vowels = sum(tile.is_vowel for tile in rest)
    points = lw.prospects(state.ruleset.language, 10).points
    if isinstance(action, lw.Press):
        return banked + value + float(points[dice + 1, vowels, len(rest) - vowels])
    return banked + float(points[dice, vowels, len(rest) - vowels])


def wins(stronger: AnyBot, weaker: AnyBot, language: str, matches: int) -> float:
    """The share of matches that the first wins, seats swapped on the same dice."""
    won = 0.0
    for number in range(matches):
        pair = (stronger, weaker) if number % 2 else (weaker, stronger)
        match = match_of(pair, 900 + number // 2, language=language)
        assert match.outcome is not None
        mine, other = match.outcome.scores[:: 1 if number % 2 else -1]
        won += (mine > other) + (mine == other) / 2
    return won / matches


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_steps_that_were_measured_are_even(language: str) -> None:
    ladder = read_levels("wordsmith_desktop.games.length_x_wit.rules")["ladder"][language]["plain"]
    assert 400 <= ladder["matches"]
    assert len(LEVELS) - 1 == len(ladder["won"])
    for won, (low, high) in zip(ladder["won"], ladder["interval"], strict=True):
        assert 58 < low < won < high
        assert 65 <= won <= 90


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.sampled(2)
def test_each_level_beats_the_one_below(level: int, language: str) -> None:
    assert wins(PLAYERS[level], PLAYERS[level - 1], language, 24 * EFFORT) > 0.5
