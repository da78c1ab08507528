"""Cells of the bench."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp


@pytest.mark.parametrize(
    ("x", "y", "slot"),
    [
        (0, 0, lp.Slot(0, 0)),
        (2399, 2500, lp.Slot(0, 0)),
        (2400, -499, lp.Slot(0, 1)),
        (19199, -500, lp.Slot(1, 7)),
        (0, -3499, lp.Slot(1, 0)),
        (0, -3500, None),
        (0, 2501, None),
        (-1, 0, None),
        (19200, 0, None),
    ],
)
def test_a_piece_belongs_to_the_cell_of_its_centre(x: int, y: int, slot: lp.Slot | None) -> None:
    assert slot == lp.cell_of(lp.Pose(x, y, 0))


@pytest.mark.parametrize("slot", lp.SLOTS)
def test_cell_and_bench_coordinates_are_inverse(slot: lp.Slot) -> None:
    pose = lp.Pose(-310, 1425, 180)

    assert slot == lp.cell_of(lp.from_cell(pose, slot))
    assert pose == lp.to_cell(lp.from_cell(pose, slot), slot)


def test_the_second_row_lies_below_the_first() -> None:
    assert lp.Pose(1200 + 2400, -3000 + 1000, 90) == lp.from_cell(
        lp.Pose(0, 1000, 90), lp.Slot(1, 1)
    )


def _upright(number: int, slot: lp.Slot) -> lp.Placed:
    return lp.Placed(number, lp.Shape.L, lp.from_cell(lp.Pose(0, 1000, 90), slot))


def test_occupied_cells_come_in_reading_order() -> None:
    off_the_bench = lp.Placed(9, lp.Shape.S, lp.Pose(-1, 0, 0))
    pieces = [_upright(1, lp.Slot(1, 2)), _upright(2, lp.Slot(0, 5)), off_the_bench]

    assert [lp.Slot(0, 5), lp.Slot(1, 2)] == list(lp.by_slot(pieces))


def test_the_next_cell_follows_the_last_occupied_one() -> None:
    assert lp.Slot(0, 0) == lp.next_slot([])
    assert lp.Slot(1, 0) == lp.next_slot([_upright(1, lp.Slot(0, 2)), _upright(2, lp.Slot(0, 7))])


def test_after_the_last_cell_the_first_free_one_is_next() -> None:
    pieces = [_upright(1, lp.Slot(0, 0)), _upright(2, lp.Slot(1, 7))]

    assert lp.Slot(0, 1) == lp.next_slot(pieces)


def test_a_full_bench_has_no_next_cell() -> None:
    pieces = [_upright(number, slot) for number, slot in enumerate(lp.SLOTS)]

    assert lp.free_slots(pieces) == ()
    assert lp.next_slot(pieces) is None


@pytest.mark.parametrize(
    ("taken", "start", "count", "is_backward", "moved"),
    [
        ((0, 1, 2), 1, 1, False, {1: 2, 2: 3}),
        ((0, 1, 3, 4), 1, 1, False, {1: 2}),
        ((0, 1, 3, 4), 1, 2, False, {1: 3, 3: 4, 4: 5}),
        ((0, 2), 1, 1, False, {}),
        ((7, 8), 7, 1, False, {7: 8, 8: 9}),
        ((1, 2), 2, 1, True, {2: 1, 1: 0}),
        ((0, 2, 3, 5), 3, 1, True, {3: 2, 2: 1}),
        ((2, 3), 2, 2, True, {3: 1, 2: 0}),
        ((15,), 15, 1, False, None),
        ((14,), 14, 2, False, None),
        ((), 15, 2, False, None),
        ((0, 1), 1, 1, True, None),
    ],
)
def test_cells_make_room_by_moving_only_what_is_in_the_way(
    taken: tuple[int, ...],
    start: int,
    count: int,
    is_backward: bool,
    moved: dict[int, int] | None,
) -> None:
    room = lp.make_room(
        [lp.SLOTS[at] for at in taken], lp.SLOTS[start], count, is_backward=is_backward
    )
    if moved is None:
        assert room is None
    else:
        assert {lp.SLOTS[here]: lp.SLOTS[there] for here, there in moved.items()} == room


def test_in_a_full_bench_nothing_makes_room() -> None:
    assert lp.make_room(lp.SLOTS, lp.SLOTS[0]) is None
    assert {} == lp.make_room(lp.SLOTS[:-1], lp.SLOTS[-1])
    assert lp.make_room(lp.SLOTS, lp.SLOTS[3], is_backward=True) is None
