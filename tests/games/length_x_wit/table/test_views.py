"""What is shown of a state: the word on the strip, its pieces, and the players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.length_x_wit import Table, use_small_box
from wordsmith_desktop.games.length_x_wit.rules.presenter import Strip
from wordsmith_desktop.games.length_x_wit.table.pieces import PieceFace, PieceKind
from wordsmith_desktop.games.length_x_wit.table.views import (
    PlayerView,
    dice_views,
    laid_views,
    other_views,
    rack_views,
    score_view,
    seat_lines,
)
from wordsmith_desktop.wording.texts import set_language

ANA, BEN, CHO = range(3)
NAMES = ("Ana", "Ben", "Cho")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_small_box(monkeypatch)
    set_language("en")
    yield
    set_language("en")


def strip_with(table: Table, letters: str) -> Strip:
    """The strip of whoever may spell, with letters typed on it."""
    return Strip(state=table.state, seat=table.speller).typed(letters)


@pytest.mark.parametrize(
    ("letters", "values"), [("ROPE", (1, 1, 3, 1)), ("RO", (1, 1)), ("ROPES", ()), ("", ())]
)
def test_only_a_word_that_lies_there_whole_has_values(
    letters: str, values: tuple[int, ...]
) -> None:
    table = Table("A T O E", dice="R P", banked="E R")
    view = score_view(strip_with(table, letters))
    assert (values, 2, 2) == (view.values, view.dice, view.banked)


def test_a_response_has_neither_multiplier_nor_bank() -> None:
    table = Table("T S", "O E", dice="R P", banked="T S")
    view = score_view(strip_with(table, "RPTS"))
    assert (False, 14) == (view.is_response, view.score)
    table.give_up()
    response = score_view(strip_with(table, "ROPE"))
    assert (True, 6) == (response.is_response, response.score)


@pytest.mark.parametrize(("dice", "can_press"), [("R P T A", True), ("R P T A E", False)])
def test_there_is_something_to_press_for_while_a_die_is_left(dice: str, can_press: bool) -> None:
    assert can_press is score_view(strip_with(Table("A", dice=dice), "")).can_press


def test_pieces_on_the_strip_are_used_and_the_others_are_not() -> None:
    strip = strip_with(Table("A T", dice="R P"), "RAT")
    laid = strip.row.pieces
    dice, tiles = dice_views(strip.state, laid), rack_views(strip.state, laid[:2])
    assert [("R", True), ("P", False)] == [(one.text, one.is_used) for one in dice]
    assert [("A", True), ("T", False)] == [(one.text, one.is_used) for one in tiles]


def test_dice_and_tiles_on_the_strip_keep_their_faces() -> None:
    faces = [one.face for one in laid_views(strip_with(Table("A T", dice="P"), "TAP"))]
    assert [
        PieceFace("T", 1, PieceKind.TILE),
        PieceFace("A", 1, PieceKind.TILE),
        PieceFace("P", 3, PieceKind.DIE),
    ] == faces


def test_seats_have_points_and_their_share_of_the_goal() -> None:
    views = seat_lines(Table(points=(3, 5, 150), seats=3).state, NAMES)
    assert [*zip(NAMES, (3, 5, 150), strict=True)] == [(one.name, one.points) for one in views]
    assert [0.02, 5 / 150, 1.0] == [one.share for one in views]


def test_near_the_goal_each_is_told_how_far_it_is() -> None:
    far = seat_lines(Table(points=(3, 5, 100), seats=3).state, NAMES)
    near = seat_lines(Table(points=(3, 5, 120), seats=3).state, NAMES)
    assert ["", "", ""] == [one.note for one in far]
    assert ["147 to go", "145 to go", "30 to go"] == [one.note for one in near]


def test_one_is_in_control_and_another_may_respond() -> None:
    table = Table(dice="R P", seats=3)
    table.give_up()
    table.decline()
    views = seat_lines(table.state, NAMES)
    assert [ANA] == [seat for seat, one in enumerate(views) if one.is_to_move]
    assert [CHO] == [seat for seat, one in enumerate(views) if one.is_asked]


def test_the_others_follow_in_the_order_of_the_seats_from_whoever_spells() -> None:
    table = Table("R T", "E", "O N", dice="R P", seats=3)
    assert ["Ben", "Cho"] == [one.name for one in other_views(table.state, NAMES)]
    table.give_up()
    cho, ana = other_views(table.state, NAMES)
    assert PlayerView("Cho", (("O", 1), ("N", 1)), is_active=False) == cho
    assert PlayerView("Ana", (("R", 1), ("T", 1)), is_active=True) == ana
