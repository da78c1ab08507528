"""What is shown of the players: their points, and the tiles of the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.length_x_wit import Table, use_small_box
from wordsmith_desktop.ui.games.length_x_wit.views import PlayerView, other_views, total_views
from wordsmith_desktop.wording.texts import set_language

ANA, BEN, CHO = range(3)
NAMES = ("Ana", "Ben", "Cho")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_small_box(monkeypatch)
    set_language("en")
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("points", "leading"),
    [
        ((0, 0, 0), []),
        ((3, 5, 4), [BEN]),
        ((5, 5, 4), [ANA, BEN]),
        ((-1, 0, -2), []),
        ((1, 0, 0), [ANA]),
    ],
)
def test_who_has_most_points_leads_if_there_are_any(
    points: tuple[int, ...], leading: list[int]
) -> None:
    views = total_views(Table(points=points, seats=3).state, NAMES)
    assert list(zip(NAMES, points, strict=True)) == [(one.name, one.points) for one in views]
    assert leading == [seat for seat, one in enumerate(views) if one.is_leading]


def test_one_is_in_control_and_another_may_respond() -> None:
    table = Table(dice="R P", seats=3)
    table.give_up()
    table.decline()
    views = total_views(table.state, NAMES)
    assert [ANA] == [seat for seat, one in enumerate(views) if one.is_in_control]
    assert [CHO] == [seat for seat, one in enumerate(views) if one.is_responding]


def test_the_others_follow_in_the_order_of_the_seats_from_whoever_spells() -> None:
    table = Table("R T", "E", "O N", dice="R P", seats=3)
    assert ["Ben", "Cho"] == [one.name for one in other_views(table.state, NAMES)]
    table.give_up()
    cho, ana = other_views(table.state, NAMES)
    assert PlayerView("Cho", (("O", 1), ("N", 1)), is_active=False) == cho
    assert PlayerView("Ana", (("R", 1), ("T", 1)), is_active=True) == ana
