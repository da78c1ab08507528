"""Values, and the same with some fields changed."""

from __future__ import annotations

import pickle
from functools import cached_property

import pytest

from wordsmith_desktop.core.value import (
    FrozenState,
    Value,
    defaults_of,
    field,
    field_names,
    force_setattr,
    replace,
)


class Player(Value):
    points: int
    words: tuple[str, ...] = ()


class State(FrozenState):
    players: tuple[Player, ...]
    turn: int = 0


class Told(Value, kw_only=True):
    seat: int
    notes: dict[str, int] = field(default_factory=dict)


class Called(Told):
    word: str
    worth: int = 3


class Rounded(Value):
    points: float

    def __post_init__(self) -> None:
        if self.points < 0:
            raise ValueError(self.points)
        force_setattr(self, "points", round(self.points))


class Row(Value, dict=True):
    letters: str

    @cached_property
    def backwards(self) -> list[str]:
        return list(reversed(self.letters))


class Itself(Value, eq=False):
    letters: str


STATE = State((Player(1), Player(2, ("OAK",))), 3)


def test_what_is_not_named_stays() -> None:
    assert Player(5, ("OAK",)) == replace(STATE.players[1], points=5)
    assert State(STATE.players, 4) == STATE.but(turn=4)


def test_one_player_changes_and_the_others_stay() -> None:
    after = STATE.with_player(0, words=("ELM",))
    assert (Player(1, ("ELM",)), Player(2, ("OAK",))) == after.players
    assert after.players[1] is STATE.players[1]
    assert State((Player(1), Player(2, ("OAK",))), 3) == STATE


def test_the_result_is_frozen_too_and_takes_no_other_field() -> None:
    with pytest.raises(AttributeError):
        STATE.but(turn=4).turn = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        STATE.but(weather="rain")


def test_what_is_given_by_name_alone_comes_after_what_a_kind_adds() -> None:
    assert ("word", "worth", "seat", "notes") == field_names(Called)
    assert Called("OAK", seat=1) == Called(word="OAK", worth=3, seat=1, notes={})
    with pytest.raises(TypeError):
        Told(1)  # type: ignore[call-arg]


def test_fields_that_are_not_given_hold_their_defaults() -> None:
    assert {"words": ()} == defaults_of(Player)
    assert 3 == defaults_of(Called)["worth"]
    assert {} == defaults_of(Rounded)


def test_values_are_equal_and_hash_alike_by_their_fields_and_their_kind() -> None:
    assert hash(Player(1)) == hash(Player(1, ()))
    assert Player(1) != Player(2)
    alike: object = Called("", seat=1)
    assert alike != Told(seat=1)
    one, other = Itself("A"), Itself("A")
    assert one != other
    assert 2 == len({one, other})


def test_every_value_is_looked_over_also_when_a_field_is_changed() -> None:
    assert 3 == Rounded(2.6).points
    assert 5 == replace(Rounded(2.6), points=4.8).points
    with pytest.raises(ValueError, match="-1"):
        replace(Rounded(1), points=-1)


def test_what_was_reckoned_once_is_reckoned_anew_for_another_value() -> None:
    row = Row("OAK")
    assert row.backwards is row.backwards
    assert ["M", "L", "E"] == replace(row, letters="ELM").backwards


def test_another_process_gets_the_same() -> None:
    for value in (STATE, Called("OAK", seat=1), Rounded(2.6), Row("OAK")):
        assert value == pickle.loads(pickle.dumps(value))
