"""The codec: every kind of value comes back, and nothing else comes in."""

from __future__ import annotations

import json
from enum import Enum, IntEnum
from typing import Any

import pytest

from tests.helpers.toy_game import Call, Deal, Pace, Put, ToyRuleset
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.codec import (
    CodecError,
    CodecFault,
    Json,
    codec_for,
    decode,
    encode,
    tagged,
)


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Mixed(Enum):
    WORD = "a"
    NUMBER = 1


class Cell(Value):
    row: int
    col: int


class Even(Value):
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("odd")


class Everything(Value):
    cell: Cell
    either: Cell | Even | None
    level: Level
    maybe: int | None
    name: str | Cell
    flag: bool
    pair: tuple[int, str]
    cells: tuple[Cell, ...]
    seen: frozenset[Cell]
    nested: tuple[tuple[int, ...], ...]
    raw: object


WHOLE = Everything(
    cell=Cell(1, 2),
    either=Even(4),
    level=Level.HIGH,
    maybe=None,
    name="Zoë 🎲",
    flag=True,
    pair=(3, "x"),
    cells=(Cell(0, 0), Cell(-1, 10**30)),
    seen=frozenset({Cell(9, 9), Cell(2, 2)}),
    nested=((1,), ()),
    raw={"any": ["thing", None]},
)


def broken(**fields: Json) -> dict[str, Json]:
    body: Any = encode(WHOLE)
    return {**body, **fields}


def test_every_kind_of_value_comes_back_from_json() -> None:
    assert decode(Everything, json.loads(json.dumps(encode(WHOLE)))) == WHOLE


def test_a_ruleset_comes_back_from_json() -> None:
    ruleset = ToyRuleset(pace=Pace.HARD, limit=3, letters=frozenset("XYZ"))
    assert decode(ToyRuleset, json.loads(json.dumps(encode(ruleset)))) == ruleset


def test_a_set_is_written_in_one_order() -> None:
    expected = ["A", "B", "C"]
    assert expected == codec_for(frozenset[str]).encode(frozenset("CAB"))


def test_several_kinds_of_values_in_a_union_are_told_apart_by_a_tag() -> None:
    expected = {"type": "Even", "number": 4}
    assert expected == codec_for(Cell | Even).encode(Even(4))


@pytest.mark.parametrize(
    ("fields", "fault", "where"),
    [
        ({"cell": {"row": 1, "col": True}}, CodecFault.WRONG_TYPE, "cell.col"),
        ({"cell": {"row": 1}}, CodecFault.MISSING_FIELD, "cell"),
        ({"cell": {"row": 1, "col": 2, "z": 3}}, CodecFault.UNKNOWN_FIELD, "cell"),
        ({"cell": [1, 2]}, CodecFault.WRONG_TYPE, "cell"),
        ({"either": {"type": "Even", "number": 3}}, CodecFault.WRONG_VALUE, "either"),
        ({"either": {"type": "Odd", "number": 3}}, CodecFault.UNKNOWN_TAG, "either"),
        ({"either": {"number": 4}}, CodecFault.UNKNOWN_TAG, "either"),
        ({"either": {"type": ["Even"], "number": 4}}, CodecFault.UNKNOWN_TAG, "either"),
        ({"either": "Even"}, CodecFault.WRONG_TYPE, "either"),
        ({"level": 3}, CodecFault.WRONG_VALUE, "level"),
        ({"level": "1"}, CodecFault.WRONG_TYPE, "level"),
        ({"maybe": "1"}, CodecFault.WRONG_TYPE, "maybe"),
        ({"maybe": True}, CodecFault.WRONG_TYPE, "maybe"),
        ({"name": 5}, CodecFault.WRONG_TYPE, "name"),
        ({"name": "\ud800"}, CodecFault.WRONG_VALUE, "name"),
        ({"flag": 1}, CodecFault.WRONG_TYPE, "flag"),
        ({"pair": [1]}, CodecFault.WRONG_VALUE, "pair"),
        ({"pair": ["x", 1]}, CodecFault.WRONG_TYPE, "pair"),
        ({"cells": {}}, CodecFault.WRONG_TYPE, "cells"),
        ({"seen": [{"row": 1, "col": 1}] * 2}, CodecFault.WRONG_VALUE, "seen"),
        ({"nested": [[1], 2]}, CodecFault.WRONG_TYPE, "nested"),
    ],
)
def test_what_is_not_the_value_is_refused_with_its_place(
    fields: dict[str, Json], fault: CodecFault, where: str
) -> None:
    with pytest.raises(CodecError) as caught:
        decode(Everything, broken(**fields))
    assert (fault, where) == (caught.value.fault, caught.value.where)


def test_a_fraction_is_no_whole_number() -> None:
    with pytest.raises(CodecError, match="wrong_type"):
        decode(int, 1.0)


def test_an_error_names_the_offending_text_shortened() -> None:
    with pytest.raises(CodecError) as caught:
        decode(Level, "high" * 1000)
    assert caught.value.text.startswith("'high")
    assert len(caught.value.text) < 80


def test_an_action_is_written_with_its_verb() -> None:
    actions = tagged("verb", (Put, Call, Deal))
    written: dict[str, Json] = {"verb": "Call", "word": "CAB"}
    assert written == actions.encode(Call("CAB"))
    assert Call("CAB") == actions.decode(written)


def test_a_verb_that_nobody_registered_is_refused() -> None:
    with pytest.raises(CodecError) as caught:
        tagged("verb", (Put,)).decode({"verb": "Call", "word": "CAB"})
    expected = (CodecFault.UNKNOWN_TAG, "'Call'")
    assert (caught.value.fault, caught.value.text) == expected


@pytest.mark.parametrize("hint", [float, dict[str, int], list[int], Enum, Mixed, int | Level, Any])
def test_types_that_json_cannot_hold_for_certain_are_a_mistake(hint: object) -> None:
    with pytest.raises(TypeError):
        codec_for(hint)


def test_a_field_named_like_the_tag_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="number"):
        tagged("number", (Even,))
