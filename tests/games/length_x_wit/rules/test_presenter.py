"""Gestures at the word strip, as dice and tiles in a row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table


def strip(tiles: str = "A T O E", dice: str = "R P", **table: Any) -> lw.Strip:
    """The empty strip of seat 0."""
    return lw.Strip(state=Table(tiles, dice=dice, **table).state, seat=0)


def typed(over: lw.Strip, letters: str) -> lw.Strip:
    for letter in letters:
        over = over.typed(letter)
    return over


def laid(over: lw.Strip) -> str:
    """The pieces on the strip; dice in brackets."""
    return " ".join(
        f"[{over.texts[piece]}]" if piece >= lw.die_piece(0) else over.texts[piece]
        for piece in over.row.pieces
    )


def moved(over: lw.Strip, start: int, end: int) -> lw.Strip:
    result = over.moved(start, end)
    assert isinstance(result, lw.Strip)
    return result


def tile(over: lw.Strip, text: str) -> int:
    """The piece of a free tile."""
    return next(one.id for one in over.free if one.text == text)


def test_dice_and_free_tiles_are_in_reach() -> None:
    over = strip(banked="S", spent="E")

    assert ["A", "E", "O", "P", "R", "T"] == sorted(over.texts.values())
    assert {"R", "P"} == {over.texts[lw.die_piece(number)] for number in (0, 1)}


def test_typed_letters_are_laid_from_dice_and_then_from_tiles() -> None:
    over = typed(strip(), "rope")

    assert ("[R] O [P] E", "") == (laid(over), over.ghost)
    assert "[R] A R" == laid(typed(strip("A R"), "RAR"))


def test_letters_that_cannot_be_laid_stay_as_wanted() -> None:
    over = typed(strip(), "RAXT")

    assert ("[R] A", "XT", "RAXT") == (laid(over), over.ghost, over.row.text)


def test_q_is_laid_as_soon_as_its_u_is_typed() -> None:
    over = typed(strip("I T U", dice="QU"), "Q")
    assert ("", "Q") == (laid(over), over.ghost)

    assert "[QU] I T" == laid(typed(over, "UIT"))
    assert "[I] QU T" not in laid(typed(strip("QU T U", dice="I"), "QUIT"))
    assert "QU [I] T" == laid(typed(strip("QU T U", dice="I"), "QUIT"))


def test_an_umlaut_is_typed_as_two_letters() -> None:
    assert "U E [R]" == laid(typed(strip("U E", dice="R"), "ür"))


def test_marks_and_digits_are_no_letters() -> None:
    over = strip()

    assert over == typed(over, "1-' ")


def test_backspace_after_typing_takes_one_letter() -> None:
    over = typed(strip("I T", dice="QU"), "QUI").erased().erased()

    assert ("Q", "Q") == (over.row.text, over.ghost)


def test_backspace_after_laying_takes_one_piece() -> None:
    over = strip("I T", dice="QU")
    over = over.with_piece(lw.die_piece(0)).with_piece(tile(over, "I")).erased().erased()

    assert "" == over.row.text
    assert over.row == over.erased().row


def test_pieces_go_where_the_caret_stands() -> None:
    over = typed(strip(), "RPE").with_caret(1)
    over = over.with_piece(tile(over, "O"))

    assert ("[R] O [P] E", 2) == (laid(over), over.caret)
    assert "A [R] O [P] E" == laid(over.with_piece(tile(over, "A"), 0))


def test_a_piece_that_lies_there_is_moved() -> None:
    over = typed(strip(), "ROPE")

    assert "[P] [R] O E" == laid(over.with_piece(lw.die_piece(1), 0))
    assert "O [R] [P] E" == laid(moved(over, 0, 1))
    assert "E [R] O [P]" == laid(moved(over, 3, 0))


def test_a_piece_out_of_reach_changes_nothing() -> None:
    over = typed(strip(banked="S"), "ROPE")
    (banked,) = over.state.banked

    assert over == over.with_piece(banked.id)
    assert over == over.with_piece(lw.die_piece(4))
    assert over == over.with_piece(9999)


def test_a_piece_is_taken_off() -> None:
    over = typed(strip(), "ROPE").without(1)

    assert ("[R] [P] E", "RPE") == (laid(over), over.row.text)
    assert over == over.without(7)
    assert "" == laid(over.cleared())


@pytest.mark.parametrize(("letters", "left"), [("", "R P"), ("R", "P"), ("ROPE", ""), ("A", "R P")])
def test_dice_that_are_not_laid_yet_are_named(letters: str, left: str) -> None:
    assert tuple(left.split()) == typed(strip(), letters).dice_left


@pytest.mark.parametrize("kind", [lw.Score, lw.Press, lw.Respond])
def test_the_word_is_said_with_its_tiles_in_their_order(
    kind: type[lw.Score | lw.Press | lw.Respond],
) -> None:
    over = typed(strip(), "ROPE")

    assert ["O", "E"] == [one.text for one in over.tiles]
    assert kind("ROPE", (tile(over, "O"), tile(over, "E"))) == over.said(kind)


def test_a_word_with_letters_that_are_not_there_is_refused() -> None:
    table = Table("A T", dice="R P")
    over = typed(lw.Strip(state=table.state, seat=0), "TRAPS")

    assert table.against(0, over.said(lw.Score))


def test_the_score_of_the_strip_is_the_score_of_the_word() -> None:
    table = Table("A T O E", dice="R P", banked="S P")
    over = typed(lw.Strip(state=table.state, seat=0), "ROPE")
    assert (6, 6 * 2 + 4) == (over.value, over.score)
    table.play(0, over.said(lw.Score))
    table.rule()

    assert over.score == table.points[0]


def test_the_score_counts_all_dice_before_they_are_laid() -> None:
    assert [(4, 8), (5, 10)] == [
        (over.value, over.score) for over in (strip(), typed(strip(), "A"))
    ]


def test_what_is_banked_after_pressing_is_what_a_fail_scores_then() -> None:
    table = Table("A T S", dice="R P", banked="S")
    over = typed(lw.Strip(state=table.state, seat=0), "TARP")
    assert 1 + 2 == over.bank_after
    table.press("TARP")
    table.throw("R P P")
    table.give_up()

    assert over.bank_after == table.points[0]


def test_a_responders_strip_has_the_own_tiles_and_the_plain_sum() -> None:
    table = Table("T", "O E", dice="R P", banked="A")
    table.give_up()
    over = typed(lw.Strip(state=table.state, seat=1), "PORE")
    assert ("[P] O [R] E", 6, 6) == (laid(over), over.value, over.score)
    table.play(1, over.said(lw.Respond))
    table.rule()

    assert [1, 6] == table.points
