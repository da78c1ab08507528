"""Frozen values with some fields changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field

import pytest

from wordsmith_desktop.core.frozen import FrozenState, changed


@dataclass(frozen=True, slots=True)
class Player:
    points: int
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State(FrozenState):
    players: tuple[Player, ...]
    turn: int = 0
    notes: str = field(default="", kw_only=True)


STATE = State((Player(1), Player(2, ("OAK",))), 3, notes="rain")


def test_what_is_not_named_stays() -> None:
    assert Player(5, ("OAK",)) == changed(STATE.players[1], points=5)
    assert State(STATE.players, 4, notes="rain") == STATE.but(turn=4)
    assert State(STATE.players, 3, notes="sun") == STATE.but(notes="sun")


def test_one_player_changes_and_the_others_stay() -> None:
    after = STATE.with_player(0, words=("ELM",))
    assert (Player(1, ("ELM",)), Player(2, ("OAK",))) == after.players
    assert after.players[1] is STATE.players[1]
    assert State((Player(1), Player(2, ("OAK",))), 3, notes="rain") == STATE


def test_the_result_is_frozen_too_and_takes_no_other_field() -> None:
    with pytest.raises(FrozenInstanceError):
        STATE.but(turn=4).turn = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        STATE.but(weather="rain")
