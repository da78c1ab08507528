"""Grids: runs, figures and letters left over, and what is wrong, against a slow and plain way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, grid

ROWS = 5
COLUMNS = 6
WORDS = {"AB", "ABA", "BAB", "ABBA", "BA", "CAB"}
Spots = dict[tuple[int, int], str]

GRIDS = st.lists(
    st.text("ABC ", min_size=COLUMNS, max_size=COLUMNS), min_size=ROWS, max_size=ROWS
).map(lambda rows: grid(*rows))
SPARSE = st.lists(
    st.text("A    ", min_size=COLUMNS, max_size=COLUMNS), min_size=ROWS, max_size=ROWS
).map(lambda rows: grid(*rows))
DEMANDS = st.builds(
    hc.Demands,
    anchor=st.sampled_from(["AB", "ABA", "ABBA"]),
    pool=st.text("ABC", max_size=20),
    least_words=st.integers(0, 4),
    may_repeat=st.booleans(),
)


# The plain way: the grid as lines of text


def plain_lines(layout: hc.Layout) -> Iterator[tuple[bool, int, str]]:
    """Every row and column as text: whether it is a row, its number and its letters."""
    spots: Spots = {(tile.row, tile.col): tile.letter for tile in layout}
    for row in range(ROWS):
        yield True, row, "".join(spots.get((row, col), " ") for col in range(COLUMNS))
    for col in range(COLUMNS):
        yield False, col, "".join(spots.get((row, col), " ") for row in range(ROWS))


def plain_runs(layout: hc.Layout) -> list[tuple[bool, str]]:
    """Every run: whether it lies across, and its word."""
    return [
        (is_row, word)
        for is_row, _, line in plain_lines(layout)
        for word in line.split()
        if len(word) > 1
    ]


def plain_figures(layout: hc.Layout) -> list[set[tuple[int, int]]]:
    """The connected figures."""
    return _joined([{(tile.row, tile.col)} for tile in layout])


def _joined(figures: list[set[tuple[int, int]]]) -> list[set[tuple[int, int]]]:
    """Join two figures that touch, and begin again."""
    for first, second in combinations(figures, 2):
        if _touch(first, second):
            rest = [one for one in figures if one is not first and one is not second]
            return _joined([*rest, first | second])
    return figures


def _touch(first: set[tuple[int, int]], second: set[tuple[int, int]]) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in first for c, d in second)


def plain_faults(layout: hc.Layout, demands: hc.Demands) -> Counter[hc.GridWhy]:
    """How often each thing is wrong."""
    if not layout:
        return Counter([hc.GridWhy.EMPTY])
    runs = plain_runs(layout)
    words = [word for _, word in runs]
    laid = Counter(tile.letter for tile in layout)
    wrong: Counter[hc.GridWhy] = Counter()
    if (True, demands.anchor) not in runs:
        wrong[_plain_anchor_fault(runs, demands.anchor)] += 1
    wrong[hc.GridWhy.NOT_CONNECTED] += len(plain_figures(layout)) - 1
    wrong[hc.GridWhy.TOO_MANY] += sum(laid[one] > demands.pool.count(one) for one in laid)
    if not demands.may_repeat:
        wrong[hc.GridWhy.TWICE] += sum(words.count(word) > 1 for word in set(words))
    others = len(words) - 1 if demands.anchor in words else len(words)
    wrong[hc.GridWhy.TOO_FEW_WORDS] += others < demands.least_words
    wrong[hc.GridWhy.NOT_A_WORD] += sum(word not in WORDS for word in words)
    return +wrong


def _plain_anchor_fault(runs: list[tuple[bool, str]], anchor: str) -> hc.GridWhy:
    if (False, anchor) in runs:
        return hc.GridWhy.ANCHOR_UPRIGHT
    is_extended = any(is_across and anchor in word for is_across, word in runs)
    return hc.GridWhy.ANCHOR_EXTENDED if is_extended else hc.GridWhy.ANCHOR_MISSING


# Every grid


@given(layout=GRIDS | SPARSE, demands=DEMANDS)
@example(layout=(), demands=hc.Demands("AB", "AB"))
def test_everything_that_is_wrong_is_found_and_nothing_else(
    layout: hc.Layout, demands: hc.Demands
) -> None:
    found = hc.grid_faults(hc.Crossword(layout), demands, WORDS.__contains__)

    assert plain_faults(layout, demands) == Counter(fault.why for fault in found)


@given(layout=GRIDS, demands=DEMANDS)
def test_without_a_dictionary_all_but_the_words_is_looked_at(
    layout: hc.Layout, demands: hc.Demands
) -> None:
    with_words = hc.grid_faults(hc.Crossword(layout), demands, WORDS.__contains__)
    rest = tuple(fault for fault in with_words if fault.why is not hc.GridWhy.NOT_A_WORD)

    assert rest == hc.grid_faults(hc.Crossword(layout), demands)


@given(layout=GRIDS, demands=DEMANDS)
def test_every_fault_is_shown_where_it_is(layout: hc.Layout, demands: hc.Demands) -> None:
    crossword = hc.Crossword(layout)
    for fault in hc.grid_faults(crossword, demands, WORDS.__contains__):
        cells = [crossword.letters[cell] for cell in fault.cells]
        assert len(set(fault.cells)) == len(fault.cells)
        assert _is_shown(fault, "".join(cells), demands)


def _is_shown(fault: hc.GridFault, letters: str, demands: hc.Demands) -> bool:
    """Whether the letters that a fault points at show it."""
    match fault.why:
        case hc.GridWhy.EMPTY | hc.GridWhy.ANCHOR_MISSING | hc.GridWhy.TOO_FEW_WORDS:
            return not letters
        case hc.GridWhy.TOO_MANY:
            few = fault.count == demands.pool.count(fault.text)
            return few and set(letters) == {fault.text} and len(letters) > fault.count
        case hc.GridWhy.NOT_CONNECTED:
            return bool(letters)
        case hc.GridWhy.TWICE:
            return len(letters) > len(fault.text) and set(fault.text) == set(letters)
        case _:
            return letters == fault.text


@given(GRIDS)
def test_words_are_all_runs_by_length_and_alphabet(layout: hc.Layout) -> None:
    words = hc.Crossword(layout).words

    assert Counter(word for _, word in plain_runs(layout)) == Counter(words)
    assert sorted(words, key=lambda word: (len(word), word)) == list(words)


@given(GRIDS)
def test_runs_lie_where_their_letters_are(layout: hc.Layout) -> None:
    crossword = hc.Crossword(layout)
    for run in crossword.runs:
        assert run.word == "".join(crossword.letters[cell] for cell in run.cells)
        before = run.start.step(run.direction, -1)
        assert not {before, run.cells[-1].step(run.direction)} & set(crossword.letters)
    for cell in crossword.letters:
        assert [run for run in crossword.runs if cell in run.cells] == list(crossword.runs_at(cell))


@given(GRIDS | SPARSE)
def test_groups_are_the_figures_the_largest_first(layout: hc.Layout) -> None:
    groups = hc.Crossword(layout).groups

    as_cells = [{(cell.row, cell.col) for cell in group} for group in groups]
    plain = plain_figures(layout)
    assert sorted(map(sorted, plain)) == sorted(map(sorted, as_cells))
    assert sorted(map(len, groups), reverse=True) == list(map(len, groups))


@given(GRIDS, st.text("ABCD", max_size=30))
def test_what_is_left_over_and_what_is_laid_make_the_pool(layout: hc.Layout, pool: str) -> None:
    left = hc.Crossword(layout).left_over(pool)
    laid = Counter(tile.letter for tile in layout)

    assert Counter(pool) - laid == Counter(left)


@given(GRIDS, st.integers(-50, 50), st.integers(-50, 50), DEMANDS)
def test_where_a_grid_lies_makes_no_difference(
    layout: hc.Layout, down: int, right: int, demands: hc.Demands
) -> None:
    moved = hc.layout_of(hc.Tile(tile.row + down, tile.col + right, tile.letter) for tile in layout)

    assert hc.Crossword(layout).words == hc.Crossword(moved).words
    assert [fault.why for fault in hc.grid_faults(hc.Crossword(layout), demands)] == [
        fault.why for fault in hc.grid_faults(hc.Crossword(moved), demands)
    ]


# Some grids


def test_the_words_of_a_puzzle() -> None:
    assert ("END", "SIT", "SOD", "RATE") == hc.Crossword(SOD).words
    assert () == hc.Crossword(grid("A B", "", "C")).words


def test_a_run_has_two_letters_at_least() -> None:
    across, down = hc.Direction.ACROSS, hc.Direction.DOWN

    assert (
        hc.Run("RATE", hc.Cell(0, 0), across),
        hc.Run("RAN", hc.Cell(0, 0), down),
    ) == hc.Crossword(RAN).runs
    assert (hc.Run("AB", hc.Cell(0, 1), across),) == hc.Crossword(grid(" AB", "C  C")).runs[:1]


@pytest.mark.parametrize(
    ("pool", "left"), [("TTAARREEN", "TRE"), ("NATERAR", "R"), ("", ""), ("XX", "XX")]
)
def test_letters_are_left_over_in_the_order_of_the_pool(pool: str, left: str) -> None:
    assert left == hc.Crossword(RAN).left_over(pool)


def test_the_figure_that_holds_the_anchor_is_not_the_loose_one() -> None:
    crossword = hc.Crossword(grid("RATE", "A", "", "CARTED", "A", "B"))
    demands = hc.Demands("RATE", "RATEACARTEDAB")
    (loose,) = [
        fault
        for fault in hc.grid_faults(crossword, demands)
        if fault.why is hc.GridWhy.NOT_CONNECTED
    ]

    assert hc.Cell(3, 0) in loose.cells
    assert hc.Cell(0, 0) not in loose.cells


def test_without_the_anchor_all_but_the_largest_figure_are_loose() -> None:
    crossword = hc.Crossword(grid("AB  C", "", "DEFGH"))
    found = [
        fault.cells
        for fault in hc.grid_faults(crossword, hc.Demands("RATE", "ABCDEFGH"))
        if fault.why is hc.GridWhy.NOT_CONNECTED
    ]

    assert {(hc.Cell(0, 0), hc.Cell(0, 1)), (hc.Cell(0, 4),)} == set(found)


def test_the_anchor_is_found_where_it_lies_across() -> None:
    both = hc.Crossword(grid("R", "A", "T", "E  RATE"))

    assert hc.Run("RATE", hc.Cell(3, 3), hc.Direction.ACROSS) == both.anchor_run("RATE")
    assert hc.Crossword(grid("R", "A", "T", "E")).anchor_run("RATE") is None


def test_a_word_laid_from_a_cell() -> None:
    assert RAN == hc.layout_of(
        {
            *hc.word_tiles("RATE", hc.Cell(0, 0), hc.Direction.ACROSS),
            *hc.word_tiles("RAN", hc.Cell(0, 0), hc.Direction.DOWN),
        }
    )
    assert hc.Direction.DOWN is hc.Direction.ACROSS.other
    assert hc.Direction.ACROSS is hc.Direction.DOWN.other


@pytest.mark.parametrize(
    "tiles",
    [
        (hc.Tile(0, 0, "A"), hc.Tile(0, 0, "B")),
        (hc.Tile(0, 0, "AB"),),
        (hc.Tile(0, 0, "a"),),
        (hc.Tile(0, 0, "Ä"),),
        (hc.Tile(0, 0, ""),),
    ],
)
def test_two_tiles_in_a_cell_or_no_letter_are_no_layout(tiles: hc.Layout) -> None:
    with pytest.raises(ValueError, match=r".+"):
        hc.layout_of(tiles)


def test_a_layout_goes_by_rows_and_columns() -> None:
    assert (hc.Tile(-1, 5, "Z"), hc.Tile(0, 1, "A"), hc.Tile(0, 2, "B")) == hc.layout_of(
        [hc.Tile(0, 2, "B"), hc.Tile(0, 1, "A"), hc.Tile(-1, 5, "Z")]
    )
