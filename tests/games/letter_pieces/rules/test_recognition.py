"""Letters read from pieces that lie about (R1, R2)."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.letter_pieces import lp

L, S, B, C = lp.Shape
STANDARD = lp.Alphabet()
ALPHABETS = [
    lp.Alphabet(lp.AlphabetChoices(j, y)) for j, y in itertools.product(lp.JForm, lp.YForm)
]
LAID = [(alphabet, letter) for alphabet in ALPHABETS for letter in alphabet.letters]
CURVED = [letter for letter in STANDARD.letters if any(STANDARD.counts(letter)[B:])]

Laid = tuple[lp.Alphabet, str]


def _lay(letter: str, alphabet: lp.Alphabet = STANDARD) -> list[lp.Placed]:
    parts = alphabet.construction(letter).parts
    return [lp.Placed(number, part.kind, part.pose) for number, part in enumerate(parts)]


def _pieces(*rows: tuple[lp.Shape, int, int, int]) -> list[lp.Placed]:
    return [
        lp.Placed(number, kind, lp.Pose(x, y, angle))
        for number, (kind, x, y, angle) in enumerate(rows)
    ]


def _read(pieces: Sequence[lp.Placed], alphabet: lp.Alphabet = STANDARD) -> str | None:
    return lp.read_cell(pieces, alphabet).letter


def _fault(*rows: tuple[lp.Shape, int, int, int]) -> lp.Misbuild | None:
    return lp.read_cell(_pieces(*rows), STANDARD).fault


def _with_pose(pieces: Sequence[lp.Placed], index: int, pose: lp.Pose) -> list[lp.Placed]:
    moved = list(pieces)
    moved[index] = lp.Placed(pieces[index].id, pieces[index].kind, pose)
    return moved


@st.composite
def _shaken(draw: st.DrawFn, *, far: int, turn: int) -> tuple[lp.Alphabet, str, list[lp.Placed]]:
    """A letter, every piece of it so far off and so much turned at most, all shifted sideways."""
    alphabet, letter = draw(st.sampled_from(LAID))
    shift = draw(st.integers(-1000, 1000))
    pieces = []
    for piece in _lay(letter, alphabet):
        off, way = draw(st.integers(0, far)), draw(st.integers(0, 359))
        dx, dy = off * math.cos(math.radians(way)), off * math.sin(math.radians(way))
        pose = piece.pose.moved(dx=shift + round(dx), dy=round(dy))
        turned = pose.turned(draw(st.integers(-turn, turn)))
        pieces.append(lp.Placed(piece.id, piece.kind, turned))
    return alphabet, letter, pieces


@given(_shaken(far=160, turn=7))
def test_r1_a_letter_shaken_within_half_the_tolerance_is_read(
    shaken: tuple[lp.Alphabet, str, list[lp.Placed]],
) -> None:
    alphabet, letter, pieces = shaken

    assert lp.CellReading(letter, tuple(range(len(pieces))), None) == lp.read_cell(pieces, alphabet)


# A T whose bar lies nearer to that of an F begun than to its own.
@example(
    (
        STANDARD,
        "T",
        [
            lp.Placed(0, lp.Shape.L, lp.Pose(0, 1000, 90)),
            lp.Placed(1, lp.Shape.S, lp.Pose(326, 1850, 0)),
        ],
    )
)
@given(_shaken(far=332, turn=14))
def test_r1_a_letter_shaken_within_the_tolerance_is_read_unless_it_looks_like_another(
    shaken: tuple[lp.Alphabet, str, list[lp.Placed]],
) -> None:
    alphabet, letter, pieces = shaken

    found = lp.read_cell(pieces, alphabet)

    is_another = isinstance(found.fault, lp.WrongWay | lp.Extra | lp.Missing)
    assert letter == found.letter or is_another


@given(st.sampled_from(LAID), st.data())
def test_r1_a_letter_with_a_piece_too_high_or_low_is_not_read(
    laid: Laid, data: st.DataObject
) -> None:
    alphabet, letter = laid
    pieces = _lay(letter, alphabet)
    index = data.draw(st.integers(0, len(pieces) - 1))
    dy = data.draw(st.sampled_from((-1, 1))) * data.draw(st.integers(334, 1500))

    moved = _with_pose(pieces, index, pieces[index].pose.moved(dy=dy))

    assert letter != _read(moved, alphabet)


@given(st.sampled_from([laid for laid in LAID if len(_lay(laid[1], laid[0])) > 1]), st.data())
def test_r1_a_letter_with_a_piece_too_far_aside_is_not_read(
    laid: Laid, data: st.DataObject
) -> None:
    alphabet, letter = laid
    pieces = _lay(letter, alphabet)
    index = data.draw(st.integers(0, len(pieces) - 1))
    dx = data.draw(st.sampled_from((-1, 1))) * data.draw(st.integers(668, 1500))

    moved = _with_pose(pieces, index, pieces[index].pose.moved(dx=dx))

    assert letter != _read(moved, alphabet)


@given(st.sampled_from(LAID), st.data())
def test_r1_a_letter_with_a_piece_turned_too_far_is_not_read(
    laid: Laid, data: st.DataObject
) -> None:
    alphabet, letter = laid
    pieces = _lay(letter, alphabet)
    index = data.draw(st.integers(0, len(pieces) - 1))
    turn = data.draw(st.integers(16, lp.PERIODS[pieces[index].kind] - 16))

    turned = _with_pose(pieces, index, pieces[index].pose.turned(turn))

    assert letter != _read(turned, alphabet)


WAYS = [
    (quarters, is_mirrored)
    for quarters, is_mirrored in itertools.product(range(4), (False, True))
    if quarters or is_mirrored
]
OTHERS_OWN = {"M": "W", "W": "M", "'": "-"}
"""By the printed rules M upside down is just how W is built, W upside down M, and a short on its
side is a hyphen wherever it was an apostrophe before."""


def _lying(piece: lp.Placed, quarters: int, *, is_mirrored: bool) -> lp.Placed:
    """A piece of a letter that is mirrored, then turned about its middle by quarter turns."""
    x, y, angle = piece.pose.x, piece.pose.y - 1000, piece.pose.angle
    if is_mirrored:
        x, angle = -x, 180 - angle
    for _ in range(quarters):
        x, y, angle = -y, x, angle + 90
    return lp.Placed(piece.id, piece.kind, lp.Pose(x, y + 1000, angle % 360))


@pytest.mark.parametrize(("quarters", "is_mirrored"), WAYS)
@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_r1_no_letter_upside_down_mirrored_or_on_its_side_is_taken_for_another(
    alphabet: lp.Alphabet, quarters: int, is_mirrored: bool
) -> None:
    for letter in alphabet.letters:
        lying = [_lying(one, quarters, is_mirrored=is_mirrored) for one in _lay(letter, alphabet)]
        found = _read(lying, alphabet)
        assert found in (None, letter, OTHERS_OWN.get(letter)), (letter, found)


@pytest.mark.parametrize(
    ("letter", "way"), [("T", (2, False)), ("L", (2, False)), ("A", (2, True))]
)
def test_r1_a_letter_the_wrong_way_is_told_so(letter: str, way: tuple[int, bool]) -> None:
    lying = [_lying(piece, way[0], is_mirrored=way[1]) for piece in _lay(letter)]

    assert lp.WrongWay(letter) == lp.read_cell(lying, STANDARD).fault


def test_r1_what_can_still_become_a_letter_is_not_called_another_the_wrong_way() -> None:
    upside_down_and_mirrored_l = [(L, -500, 1000, 90), (S, 150, 1850, 0)]

    assert isinstance(_fault(*upside_down_and_mirrored_l), lp.Missing)


@pytest.mark.parametrize("height", range(700, 1350, 50))
@pytest.mark.parametrize("lean", range(9, 16))
def test_r1_a_narrow_v_with_a_short_across_is_no_h(lean: int, height: int) -> None:
    rows = [(L, -260, 1000, 90 + lean), (L, 260, 1000, 90 - lean), (S, 0, height, 0)]

    assert _read(_pieces(*rows)) is None
    if lean == 15:
        assert lp.Extra("V", (2,)) == _fault(*rows)


@pytest.mark.parametrize("angle", [30, 60, 90])
def test_r1_no_turn_is_advised_that_would_make_no_letter(angle: int) -> None:
    v_with_a_short = [(L, -260, 1000, 105), (L, 260, 1000, 75), (S, 0, 1000, angle)]

    assert lp.Extra("V", (2,)) == _fault(*v_with_a_short)


def test_r1_a_short_beside_a_t_makes_no_f() -> None:
    beside = [(L, 0, 1000, 90), (S, 0, 1850, 0), (S, 650, 1000, 0)]

    assert lp.Extra("T", (2,)) == _fault(*beside)


def test_r1_the_tolerance_is_a_sixth_of_the_cap_height() -> None:
    assert _read(_pieces((L, 0, 1333, 90))) == "I"
    assert _read(_pieces((L, 0, 1334, 90))) is None


def test_r1_the_tolerance_is_fifteen_degrees() -> None:
    assert _read(_pieces((L, 0, 1000, 105))) == "I"
    assert _read(_pieces((L, 0, 1000, 106))) is None


def test_r1_two_pieces_share_a_sideways_error() -> None:
    assert _read(_pieces((L, 0, 1000, 45), (L, 666, 1000, 135))) == "X"
    assert _read(_pieces((L, 0, 1000, 45), (L, 667, 1000, 135))) is None


@pytest.mark.parametrize(
    ("offsets", "shift", "distance"),
    [
        ([(70, -30)], 70, 30),
        ([(0, 0), (300, 0)], 150, 150),
        ([(0, 0), (100, 200)], 100, 200),
        ([(0, 300), (400, 100)], 100, math.hypot(100, 300)),
        ([(0, 0), (90, 0), (-210, 0)], -60, 150),
        ([], 0, 0),
    ],
)
def test_the_best_shift_leaves_the_farthest_piece_nearest(
    offsets: list[tuple[int, int]], shift: float, distance: float
) -> None:
    found = lp.best_shift(offsets)

    assert pytest.approx(shift) == found[0]
    assert pytest.approx(distance) == found[1]


def test_r2_a_tie_goes_to_the_same_letter_whichever_way_it_is_laid() -> None:
    between = [(L, -500, 970, 75), (L, 500, 970, 105), (S, 0, 850, 0)]

    assert [_read(_pieces(*order)) for order in itertools.permutations(between)] == ["A"] * 6


@pytest.mark.parametrize("letter", STANDARD.letters)
def test_a_straight_piece_has_no_wrong_end(letter: str) -> None:
    pieces = _lay(letter)
    about = [
        lp.Placed(one.id, one.kind, one.pose.turned(180 if one.kind in (L, S) else 0))
        for one in pieces
    ]

    assert letter == _read(about)


@pytest.mark.parametrize("letter", CURVED)
def test_a_curve_turned_about_is_wrong(letter: str) -> None:
    for piece in _lay(letter):
        if piece.kind in (B, C):
            about = _with_pose(_lay(letter), piece.id, piece.pose.turned(180))
            assert letter != _read(about)


def test_r1_a_small_curve_opening_right_is_no_c() -> None:
    assert lp.WrongPiece("C", 0, has=C, wants=B) == _fault((C, 0, 1000, 0))


def test_r1_half_of_an_s_in_its_place_is_a_beginning_and_no_wrong_c() -> None:
    assert lp.Missing("S", (0, 0, 0, 1), "S") == _fault((C, 0, 1425, 0))


def test_r1_a_small_curve_opening_up_is_no_u() -> None:
    assert lp.Missing("J", (0, 1, 0, 0), "JU") == _fault((C, 0, 500, 90))


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(L, -500, 1000, 90), (C, 150, 1000, 180)], lp.WrongPiece("D", 1, C, B)),
        ([(L, 0, 1000, 90), (L, 0, 1850, 0)], lp.WrongPiece("T", 1, L, S)),
        ([(L, -500, 1000, 90), (L, 500, 1000, 90), (L, 0, 1000, 0)], lp.WrongPiece("H", 2, L, S)),
    ],
)
def test_a_piece_of_another_kind_is_named(
    rows: list[tuple[lp.Shape, int, int, int]], fault: lp.Misbuild
) -> None:
    assert fault == _fault(*rows)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(B, 0, 1000, 45)], lp.Turned("C", 0, -45)),
        ([(L, 0, 1000, 90), (S, 0, 1850, 75)], lp.Turned("T", 1, -75)),
        ([(L, -500, 1000, 90), (C, 150, 1425, 90)], lp.Turned("P", 1, 90)),
        ([(L, 0, 300, 0)], lp.Turned("I", 0, 90)),
        ([(C, 0, 1425, 240)], lp.Turned("P", 0, -60)),
        ([(C, 0, 500, 90), (S, -425, 1500, 0), (S, 425, 1500, 10)], lp.Turned("U", 1, 90)),
    ],
)
def test_a_turned_piece_is_named_with_the_turn_that_sets_it_right(
    rows: list[tuple[lp.Shape, int, int, int]], fault: lp.Misbuild
) -> None:
    assert fault == _fault(*rows)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(B, 0, 400, 0)], lp.Misplaced("C", 0, 0, 600)),
        ([(L, 0, 1000, 90), (S, -200, 1400, 0)], lp.Misplaced("T", 1, 200, 450)),
        ([(B, -500, 1000, 0), (B, 1500, 1000, 180)], lp.Misplaced("O", 0, 1000, 0)),
    ],
)
def test_a_misplaced_piece_is_named_with_the_move_that_sets_it_right(
    rows: list[tuple[lp.Shape, int, int, int]], fault: lp.Misbuild
) -> None:
    assert fault == _fault(*rows)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(L, 0, 1000, 45)], lp.Missing("X", (1, 0, 0, 0), "XAZ")),
        ([(L, 0, 1000, 90), (S, 650, 1000, 0)], lp.Missing("F", (0, 1, 0, 0), "FHE")),
        ([(B, 500, 1000, 180)], lp.Missing("O", (0, 0, 1, 0), "ODQ")),
        ([(S, -400, 1500, 90), (S, 400, 1500, 90)], lp.Missing("U", (0, 0, 0, 1), "U")),
    ],
)
def test_a_beginning_names_what_it_can_become(
    rows: list[tuple[lp.Shape, int, int, int]], fault: lp.Misbuild
) -> None:
    assert fault == _fault(*rows)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([(B, 0, 1000, 0), (L, 900, 1000, 0)], lp.Extra("C", (1,))),
        (
            [(S, 900, 1000, 45), *[(L, x, 1000, a) for x, a in ((-500, 90), (0, 120), (500, 90))]],
            lp.Extra("N", (0,)),
        ),
        ([(B, 0, 1000, 0), (L, 900, 1000, 0), (L, 900, 500, 0)], lp.Extra("C", (1, 2))),
    ],
)
def test_pieces_beside_a_complete_letter_are_too_many(
    rows: list[tuple[lp.Shape, int, int, int]], fault: lp.Misbuild
) -> None:
    assert fault == _fault(*rows)


def test_more_pieces_than_any_letter_takes_are_too_many() -> None:
    heap = [(L, 0, 100 * number, 0) for number in range(9)]

    assert lp.Extra("N", (3, 4, 5, 6, 7, 8)) == _fault(*heap)


def test_r2_pieces_of_several_letters_lying_as_none_are_told_so() -> None:
    heap = [(L, 0, 300, 0), (L, 0, 1700, 0), (S, 900, 1000, 90)]

    fault = _fault(*heap)

    assert isinstance(fault, lp.SamePieces)
    assert fault.letters == "AH"


_POSES = st.builds(
    lp.Pose, st.integers(-1200, 1199), st.integers(-500, 2500), st.sampled_from(range(0, 360, 15))
)
_HEAPS = st.lists(st.tuples(st.sampled_from(lp.Shape), _POSES), min_size=1, max_size=8)


@given(_HEAPS, st.randoms(use_true_random=False))
def test_the_order_of_the_pieces_makes_no_difference(
    heap: list[tuple[lp.Shape, lp.Pose]], shuffler: random.Random
) -> None:
    pieces = [lp.Placed(number, kind, pose) for number, (kind, pose) in enumerate(heap)]
    expected = lp.read_cell(pieces, STANDARD)
    shuffler.shuffle(pieces)

    assert expected == lp.read_cell(pieces, STANDARD)


@given(_HEAPS)
def test_every_heap_is_a_letter_or_has_a_fault_that_names_one(
    heap: list[tuple[lp.Shape, lp.Pose]],
) -> None:
    pieces = [lp.Placed(number, kind, pose) for number, (kind, pose) in enumerate(heap)]
    reading = lp.read_cell(pieces, STANDARD)

    if reading.fault is None:
        assert reading.letter in set(STANDARD.letters)
    else:
        assert reading.letter is None
        assert reading.fault.letter in STANDARD.letters


def test_an_empty_cell_has_neither_letter_nor_fault() -> None:
    assert lp.CellReading(None, (), None) == lp.read_cell([], STANDARD)


def test_marks_are_not_read_where_they_are_left_out() -> None:
    plain = lp.Alphabet(lp.AlphabetChoices(marks=False))

    assert _read(_lay("-")) == "-"
    assert _read(_lay("-"), plain) is None


def _spread(word: str, slots: Sequence[lp.Slot] = lp.SLOTS) -> list[lp.Placed]:
    numbers = itertools.count()
    return [
        lp.Placed(next(numbers), kind, pose)
        for letter, slot in zip(word, slots, strict=False)
        for kind, pose in lp.place_letter(letter, slot, STANDARD)
    ]


def test_a_bench_is_read_row_by_row() -> None:
    reading = lp.read_bench(_spread("BLACKSMITHS"), STANDARD)

    assert reading.word == "BLACKSMITHS"
    assert lp.Slot(1, 2) == reading.cells[-1][0]
    assert frozenset() == reading.loose


def test_pieces_in_cells_without_a_letter_are_loose() -> None:
    pieces = _spread("CAT")
    curve = lp.Placed(90, C, lp.Pose(3 * 2400 + 1200, 500, 90))
    off_the_bench = lp.Placed(91, L, lp.Pose(-500, 0, 0))

    reading = lp.read_bench([*pieces, curve, off_the_bench], STANDARD)

    assert reading.word == "CAT"
    assert frozenset(piece.id for piece in pieces) == reading.letter_pieces
    assert frozenset({90}) == reading.loose
    assert ((lp.Slot(0, 3), lp.Missing("J", (0, 1, 0, 0), "JU")),) == reading.faults
