"""Puzzles as ipuz files: they open again unchanged, keep the format's rules, and say no lies."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.games.hidden_crossword import hc
from tests.helpers.finished_puzzles import TRAIN

SCHEMA: Final = Path(__file__).with_name("ipuz_crossword.schema.json")
Json = dict[str, Any]


def clue(entry: hc.NumberedWord) -> str:
    return f"{entry.placement.value} {len(entry.run.word)}"


WORDING: Final = hc.Wording("Ein schönes „Rätsel“", clue)


def fields(puzzle: hc.Puzzle = TRAIN) -> Json:
    """What stands in a puzzle's file."""
    found: Json = json.loads(hc.to_ipuz(puzzle, WORDING))
    return found


@cache
def schema() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))


def offences(document: object) -> list[str]:
    """Where a document breaks the rules of the format."""
    return [error.json_path for error in schema().iter_errors(document)]


letters = st.sampled_from(ascii_uppercase)


@st.composite
def puzzles(draw: st.DrawFn) -> hc.Puzzle:
    """An anchor with tiles grown onto it, anywhere on the grid; the anchor is not extended."""
    anchor = draw(st.text(letters, min_size=2, max_size=8))
    start = hc.Cell(draw(st.integers(-20, 20)), draw(st.integers(-20, 20)))
    tiles = {tile.cell: tile for tile in hc.word_tiles(anchor, start, hc.Direction.ACROSS)}
    ends = {start.step(hc.Direction.ACROSS, -1), start.step(hc.Direction.ACROSS, len(anchor))}
    for letter in draw(st.lists(letters, max_size=14)):
        cell = draw(st.sampled_from(sorted(tiles)))
        beside = cell.step(draw(st.sampled_from(hc.Direction)), draw(st.sampled_from((-1, 1))))
        if beside not in ends:
            tiles.setdefault(beside, hc.Tile(beside.row, beside.col, letter))
    spare = draw(st.lists(letters, max_size=4))
    pool = draw(st.permutations([*(tile.letter for tile in tiles.values()), *spare]))
    language = draw(st.sampled_from(("en", "de")))
    return hc.Puzzle(hc.layout_of(tiles.values()), anchor, "".join(pool), language)


@given(puzzles())
def test_a_puzzle_opens_again_unchanged(puzzle: hc.Puzzle) -> None:
    assert puzzle == hc.from_ipuz(hc.to_ipuz(puzzle, WORDING))


@given(puzzles())
def test_every_file_keeps_the_rules_of_the_format(puzzle: hc.Puzzle) -> None:
    assert [] == offences(fields(puzzle))


@given(puzzles())
def test_the_numbers_of_the_clues_stand_in_the_grid(puzzle: hc.Puzzle) -> None:
    found = fields(puzzle)
    printed = [value for row in found["puzzle"] for value in row if value]
    listed = {one["number"] for clues in found["clues"].values() for one in clues}
    assert list(range(1, len(printed) + 1)) == printed
    assert set(printed) == listed


@given(puzzles(), st.integers(-9, 9), st.integers(-9, 9))
def test_where_on_the_grid_a_puzzle_lies_makes_no_difference(
    puzzle: hc.Puzzle, down: int, right: int
) -> None:
    moved = tuple(hc.Tile(one.row + down, one.col + right, one.letter) for one in puzzle.layout)
    assert puzzle == hc.Puzzle(moved, puzzle.anchor, puzzle.pool, puzzle.language)


def test_the_grid_has_numbers_in_its_cells_and_nothing_outside_the_figure() -> None:
    found = fields()
    assert {"width": 6, "height": 6} == found["dimensions"]
    assert [1, 0, 0, 0, 2, None] == found["puzzle"][0]
    assert [3, 0, 0, None, 0, None] == found["puzzle"][2]
    assert [None, None, None, None, 4, 5] == found["puzzle"][3]
    assert ["R", "E", "P", None, "S", None] == found["solution"][2]


def test_every_word_has_its_number_its_clue_and_its_length() -> None:
    clues = fields()["clues"]
    assert ["Across", "Down"] == list(clues)
    assert [(1, "anchor 5"), (3, "girder 3"), (4, "girder 2")] == [
        (one["number"], one["clue"]) for one in clues["Across"]
    ]
    assert [(1, "crossbeam 3", "3"), (2, "crossbeam 4", "4"), (5, "post 3", "3")] == [
        (one["number"], one["clue"], one["enumeration"]) for one in clues["Down"]
    ]


def test_title_and_language_are_told_to_other_programs() -> None:
    found = fields(hc.Puzzle(TRAIN.layout, TRAIN.anchor, TRAIN.pool, "de"))
    assert "Ein schönes „Rätsel“" == found["title"]
    assert "de" == found["org.libipuz:locale"]


def _without(*path: str) -> Callable[[Json], None]:
    def change(found: Json) -> None:
        *holders, name = path
        for holder in holders:
            found = found[holder]
        del found[name]

    return change


def _with(*path: str | int, value: object) -> Callable[[Json], None]:
    def change(found: Any) -> None:
        *holders, name = path
        for holder in holders:
            found = found[holder]
        found[name] = value

    return change


OWN: Final = f"{hc.OWN_FIELD}."
BROKEN: Final[tuple[tuple[Callable[[Json], None], hc.IpuzFault, str], ...]] = (
    (_without("version"), hc.IpuzFault.NOT_IPUZ, ""),
    (_with("version", value="http://ipuz.org/v3"), hc.IpuzFault.NOT_IPUZ, ""),
    (_with("kind", value=["http://ipuz.org/sudoku#1"]), hc.IpuzFault.NOT_IPUZ, "kind"),
    (_with("kind", value="crossword"), hc.IpuzFault.NOT_IPUZ, "kind"),
    (_without(hc.OWN_FIELD), hc.IpuzFault.NOT_OURS, ""),
    (_with(hc.OWN_FIELD, value=[]), hc.IpuzFault.WRONG_TYPE, hc.OWN_FIELD),
    (_with(hc.OWN_FIELD, "format", value=2), hc.IpuzFault.NEWER, OWN + "format"),
    (_with(hc.OWN_FIELD, "format", value=True), hc.IpuzFault.WRONG_TYPE, OWN + "format"),
    (_without(hc.OWN_FIELD, "anchor"), hc.IpuzFault.MISSING_FIELD, OWN + "anchor"),
    (_with(hc.OWN_FIELD, "anchor", value="Train"), hc.IpuzFault.WRONG_VALUE, OWN + "anchor"),
    (_with(hc.OWN_FIELD, "pool", value=""), hc.IpuzFault.WRONG_VALUE, OWN + "pool"),
    (_with(hc.OWN_FIELD, "pool", value=16), hc.IpuzFault.WRONG_TYPE, OWN + "pool"),
    (_with(hc.OWN_FIELD, "language", value="?"), hc.IpuzFault.WRONG_VALUE, OWN + "language"),
    (_without("solution"), hc.IpuzFault.MISSING_FIELD, "solution"),
    (_without("dimensions", "width"), hc.IpuzFault.MISSING_FIELD, "dimensions.width"),
    (_with("dimensions", "height", value=10**12), hc.IpuzFault.WRONG_VALUE, "solution"),
    (_with("solution", 2, value=["R"]), hc.IpuzFault.WRONG_VALUE, "solution.2"),
    (_with("solution", 2, value=None), hc.IpuzFault.WRONG_VALUE, "solution.2"),
    (_with("solution", 2, 1, value="É"), hc.IpuzFault.WRONG_VALUE, "solution.2.1"),
    (_with("solution", 2, 1, value=0), hc.IpuzFault.WRONG_VALUE, "solution.2.1"),
    (_with("solution", 2, 1, value={}), hc.IpuzFault.WRONG_VALUE, "solution.2.1"),
    (_with("solution", 5, 5, value=None), hc.IpuzFault.WRONG_VALUE, "puzzle.5.5"),
    (_with("puzzle", 5, 4, value=0), hc.IpuzFault.WRONG_VALUE, "puzzle.5.4"),
    (_with(hc.OWN_FIELD, "anchor", value="REIN"), hc.IpuzFault.ILLEGAL, "solution"),
    (_with(hc.OWN_FIELD, "pool", value="TRAINES"), hc.IpuzFault.ILLEGAL, "solution"),
)


@pytest.mark.parametrize(("change", "fault", "where"), BROKEN)
def test_a_broken_file_is_refused_with_the_place(
    change: Callable[[Json], None], fault: hc.IpuzFault, where: str
) -> None:
    found = fields()
    change(found)
    with pytest.raises(hc.IpuzError) as caught:
        hc.from_ipuz(json.dumps(found))
    assert (fault, where) == (caught.value.fault, caught.value.where)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", hc.IpuzFault.NOT_JSON),
        ("RIFF\x00\x01", hc.IpuzFault.NOT_JSON),
        (hc.to_ipuz(TRAIN, WORDING)[:-20], hc.IpuzFault.NOT_JSON),
        ("[" * 30_000, hc.IpuzFault.NOT_JSON),
        ('{"version": ' + "9" * 5_000 + "}", hc.IpuzFault.NOT_JSON),
        ("[1]", hc.IpuzFault.NOT_IPUZ),
        ("null", hc.IpuzFault.NOT_IPUZ),
        (" " * (hc.LONGEST + 1), hc.IpuzFault.TOO_LONG),
    ],
)
def test_what_is_no_crossword_is_refused(text: str, fault: hc.IpuzFault) -> None:
    with pytest.raises(hc.IpuzError) as caught:
        hc.from_ipuz(text)
    assert fault is caught.value.fault


@given(st.data())
def test_a_file_with_any_part_exchanged_opens_or_is_refused(data: st.DataObject) -> None:
    found = fields()
    value: object = data.draw(st.none() | st.booleans() | st.integers() | st.text() | st.just([[]]))
    holder = data.draw(st.sampled_from((found, found["dimensions"], found[hc.OWN_FIELD])))
    holder[data.draw(st.sampled_from(sorted(holder)))] = value
    try:
        opened: hc.Puzzle | None = hc.from_ipuz(json.dumps(found))
    except hc.IpuzError:
        opened = None
    assert opened is None or opened.layout == TRAIN.layout


def test_a_block_is_read_as_a_cell_outside_the_figure() -> None:
    found = fields()
    for name in ("puzzle", "solution"):
        found[name] = [["#" if cell is None else cell for cell in row] for row in found[name]]
    assert TRAIN == hc.from_ipuz(json.dumps(found))


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (_with("version", value=2), "$.version"),
        (_with("kind", value=[]), "$.kind"),
        (_with("dimensions", "width", value=0), "$.dimensions.width"),
        (_with("puzzle", 0, 0, value=1.5), "$.puzzle[0][0]"),
        (_with("solution", 0, 0, value=7), "$.solution[0][0]"),
        (_with("clues", "Sideways", value=[]), "$.clues"),
        (_with("clues", "Down", 0, "length", value=3), "$.clues.Down[0]"),
        (_with("anchor", value="TRAIN"), "$"),
    ],
)
def test_the_rules_find_what_breaks_them(change: Callable[[Json], None], path: str) -> None:
    found = fields()
    change(found)
    assert [path] == offences(found)
