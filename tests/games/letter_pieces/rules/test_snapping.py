"""Held pieces fall into the places that letters want them in."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp

L, S, B, C = lp.Shape
STANDARD = lp.Alphabet()
SLOT = lp.Slot(1, 2)


def _lay(letter: str, slot: lp.Slot = SLOT) -> list[lp.Placed]:
    laid = lp.place_letter(letter, slot, STANDARD)
    return [lp.Placed(number, kind, pose) for number, (kind, pose) in enumerate(laid)]


def _at(x: int, y: int, angle: int) -> lp.Pose:
    return lp.from_cell(lp.Pose(x, y, angle), SLOT)


@pytest.mark.parametrize("letter", STANDARD.letters)
def test_a_letter_set_down_is_read_as_itself(letter: str) -> None:
    assert letter == lp.read_bench(_lay(letter), STANDARD).word


def test_setting_down_what_cannot_be_built_is_refused() -> None:
    with pytest.raises(lp.UnbuildableError):
        lp.place_letter("Ä", SLOT, STANDARD)


@pytest.mark.parametrize("letter", STANDARD.letters)
def test_the_last_piece_of_a_letter_stays_in_its_place(letter: str) -> None:
    pieces = _lay(letter)
    for piece in pieces:
        others = [other for other in pieces if other is not piece]
        found = lp.snap(piece.kind, piece.pose, others, STANDARD)

        assert found is not None
        assert piece.pose == found.pose
        assert found.completes
        assert letter in found.letters


@pytest.mark.parametrize("letter", "BCDEGNOPQRSUY")
def test_the_last_piece_of_a_letter_is_drawn_to_its_place(letter: str) -> None:
    pieces = _lay(letter)
    for piece in pieces:
        others = [other for other in pieces if other is not piece]
        held = piece.pose.moved(dx=90, dy=-70).turned(12)
        found = lp.snap(piece.kind, held, others, STANDARD)

        assert found is not None
        completed = [*others, lp.Placed(piece.id, piece.kind, found.pose)]
        assert letter == lp.read_bench(completed, STANDARD).word


def test_in_an_empty_cell_a_piece_falls_into_the_place_of_a_centred_letter() -> None:
    assert lp.Snap(_at(0, 1000, 90), "IT", completes=True) == lp.snap(
        L, _at(40, 1100, 80), [], STANDARD
    )
    assert lp.Snap(_at(0, 1000, 0), "C", completes=True) == lp.snap(
        B, _at(-60, 900, 350), [], STANDARD
    )


def test_a_cell_whose_letter_stands_aside_draws_the_next_piece_aside() -> None:
    upright = lp.Placed(1, L, _at(-900, 1000, 90))

    found = lp.snap(S, _at(-250, 100, 10), [upright], STANDARD)

    assert lp.Snap(_at(-250, 150, 0), "LE", completes=True) == found


@pytest.mark.parametrize(("x", "drawn_to", "letters"), [(400, 0, "T"), (500, 650, "EF")])
def test_a_place_that_completes_a_letter_draws_from_farther(
    x: int, drawn_to: int, letters: str
) -> None:
    upright = lp.Placed(1, L, _at(0, 1000, 90))

    found = lp.snap(S, _at(x, 1850, 0), [upright], STANDARD)

    assert lp.Snap(_at(drawn_to, 1850, 0), letters, completes=letters == "T") == found


def test_nothing_draws_a_piece_that_is_out_of_reach() -> None:
    assert lp.snap(B, _at(0, 400, 0), [], STANDARD) is None
    assert lp.snap(B, _at(0, 1000, 45), [], STANDARD) is None


def test_the_reaches_can_be_set() -> None:
    wide = lp.snap(B, _at(0, 300, 60), [], STANDARD, reach=800, turn_reach=60)
    narrow = lp.snap(B, _at(0, 1000, 20), [], STANDARD, turn_reach=10)

    assert wide is not None
    assert _at(0, 1000, 0) == wide.pose
    assert narrow is None


def test_pieces_that_are_no_part_of_a_letter_draw_nothing() -> None:
    level = lp.Placed(1, L, _at(0, 300, 0))

    assert lp.snap(S, _at(0, 1850, 0), [level], STANDARD) is None


def test_pieces_of_other_cells_do_not_matter() -> None:
    elsewhere = _lay("W", lp.Slot(1, 3))

    assert lp.snap(L, _at(0, 1000, 90), [], STANDARD) == lp.snap(
        L, _at(0, 1000, 90), elsewhere, STANDARD
    )


def test_off_the_bench_nothing_draws() -> None:
    assert lp.snap(L, lp.Pose(-300, 1000, 90), [], STANDARD) is None
