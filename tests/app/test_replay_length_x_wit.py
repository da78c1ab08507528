"""`replay` of Length × Wit: turns and points, and what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import Call
from tests.games.length_x_wit import lw
from tests.helpers.random_saves import saved_match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.session.setup import Opened

NAMES = ("Ana", "Ben", "Cho")
SHORT = lw.Ruleset(goal=30)


def play(
    folder: Path,
    ruleset: lw.Ruleset,
    until: Callable[[lw.State], bool] = lambda _state: False,
    names: tuple[str, ...] = NAMES,
    kinds: tuple[type, ...] = (lw.Score, lw.Press, lw.Respond, lw.Roll),
) -> Opened:
    """A match of people who do such things where they can, and lay tiles where they can."""

    def choose(actions: list[Any], rng: Rng) -> Any:
        wanted = [one for one in actions if isinstance(one, kinds)]
        laid = [one for one in wanted if getattr(one, "tiles", ())]
        return rng.choice(laid or wanted or actions)

    return saved_match(folder, lw.RULES, ruleset, *names, choose=choose, until=until, steps=500)


@pytest.fixture
def finished(tmp_path: Path) -> Opened:
    opened = play(tmp_path, SHORT)
    assert opened.session.match.outcome is not None
    return opened


def blocks(out: str, names: tuple[str, ...] = NAMES) -> dict[str, list[str]]:
    """The lines beneath each player's name."""
    lines = out.splitlines()
    starts = {name: lines.index(name) + 1 for name in names}
    return {name: lines[start : lines.index("", start)] for name, start in starts.items()}


def numbers(lines: list[str]) -> list[int]:
    return [int(line.split()[-1]) for line in lines]


def test_a_finished_match_shows_turns_and_points(call: Call, finished: Opened) -> None:
    answer = call("replay", str(finished.path))
    assert (0, "") == (answer.status, answer.err)
    shown = blocks(answer.out)
    players = finished.session.match.state.players
    expected = [[player.turns, player.best, player.points] for player in players]
    assert expected == [numbers(shown[name]) for name in NAMES]
    assert max(player.points for player in players) >= SHORT.goal
    assert answer.out.splitlines()[-1].startswith("Winner")
    assert "Tiles:" not in answer.out
    assert "bags" not in answer.out


def test_L3_an_unfinished_match_shows_the_tiles_that_lie_open(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, lw.Ruleset(), until=lambda state: len(state.dice) == 2)
    state: lw.State = opened.session.match.state
    out = call("replay", str(opened.path)).out
    tiles = re.findall(r"^  Tiles: (.*)$", out, re.MULTILINE)
    assert [", ".join(tile.text for tile in player.tiles) for player in state.players] == tiles
    assert f"Dice on the table: {', '.join(state.dice_texts)}" in out
    banked = ", ".join(tile.text for tile in state.banked)
    assert banked
    assert f"Banked by {NAMES[state.seat]}: {banked}" in out
    assert f"In the bags: {len(state.bag_tiles)} tiles, {len(state.bag_dice)} dice" in out
    assert "points so far" in out


def test_L8_a_spent_vowel_is_told(call: Call, tmp_path: Path) -> None:
    opened = play(
        tmp_path, lw.Ruleset(), until=lambda state: bool(state.spent), kinds=(lw.Spend, lw.Roll)
    )
    state: lw.State = opened.session.match.state
    assert f"Spent by {NAMES[state.seat]}: {state.spent[0].text}" in (
        call("replay", str(opened.path)).out
    )


def test_a_word_before_the_table_is_told_as_not_judged(call: Call, tmp_path: Path) -> None:
    rules = lw.Ruleset(referee=Referee.OBJECTION)
    opened = play(tmp_path, rules, until=lambda state: state.call is not None)
    state: lw.State = opened.session.match.state
    assert state.call is not None
    out = call("replay", str(opened.path)).out
    assert f"{NAMES[state.call.seat]} has called {state.call.word}; it is not judged yet." in out


def test_a_match_alone_is_told_too(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, lw.Ruleset(turns=3), names=("Ana",))
    shown = blocks(call("replay", str(opened.path)).out, ("Ana",))
    player = opened.session.match.state.players[0]
    assert [3, player.best, player.points] == numbers(shown["Ana"])


def test_the_table_is_told_in_german_too(call: Call, finished: Opened) -> None:
    out = call("replay", "--language", "de", str(finished.path)).out
    assert "meiste Punkte auf einmal" in out
    assert out.splitlines()[-1].startswith("Gewonnen")
