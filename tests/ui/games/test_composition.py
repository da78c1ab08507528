"""The tables of all games as people see them: sizes, places, and nothing that jumps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.ui.games.composition import (
    GROWTH,
    LARGE,
    SCALES,
    SIZES,
    SMALL,
    composition_of,
    cut_buttons,
    fit,
    geometry,
    hidden_parts,
    is_in_corner,
    large_text,
    moved,
    place,
    primary,
    shown_buttons,
)
from tests.ui.games.table_case import AnyPlay
from wordsmith_desktop.games.registry import game_names

EMPTY = 0.12
"""Most of the window's height that is left empty below the last zone."""
in_every_size = pytest.mark.parametrize("size", SIZES, ids=str)
in_every_text = pytest.mark.parametrize("scale", SCALES)


def _every(field: str) -> pytest.MarkDecorator:
    """Every game with every name that one of its case's fields holds."""
    pairs = [
        pytest.param(game, name, id=f"{game}-{name}".replace("_", " "))
        for game in game_names()
        for name in getattr(composition_of(game), field)
    ]
    return pytest.mark.parametrize(("game", "name"), pairs)


@_every("laid")
@in_every_text
@in_every_size
def test_pieces_are_as_high_as_the_window_lets_them_be(
    play: AnyPlay, game: str, name: str, size: QSize, scale: int
) -> None:
    laid = composition_of(game).laid[name]
    play.open(large_text(scale))
    laid.sit(play)
    fit(play, size)
    shares = {what: height / size.height() for what, height in laid.heights(play).items()}
    assert laid.shares.keys() <= shares.keys()
    assert [] == [what for what, least in laid.shares.items() if shares[what] < least], shares


@_every("laid")
def test_pieces_are_much_higher_in_a_large_window_and_more_in_a_larger_one(
    play: AnyPlay, game: str, name: str
) -> None:
    laid = composition_of(game).laid[name]
    laid.sit(play)
    measured = []
    for size in (SMALL, LARGE, SIZES[-1]):
        fit(play, size)
        measured.append(laid.heights(play))
    small, large, largest = measured
    assert [] == [what for what in small if large[what] < GROWTH * small[what]], measured
    assert [] == [what for what in small if largest[what] <= large[what]], measured


@_every("laid")
@in_every_text
@in_every_size
def test_all_that_one_acts_on_can_be_seen(
    play: AnyPlay, game: str, name: str, size: QSize, scale: int
) -> None:
    laid = composition_of(game).laid[name]
    play.open(large_text(scale))
    laid.sit(play)
    fit(play, size)
    hidden = list(hidden_parts((*laid.acted_on(play), *shown_buttons(play.page))))
    if (size.width(), size.height(), scale) in laid.scrolls:
        assert hidden, "all of it is seen by now, and needs no exception"
    else:
        assert [] == hidden
    assert [] == cut_buttons(play.page)


@_every("laid")
@in_every_size
def test_little_is_empty_below_the_last_zone(
    play: AnyPlay, game: str, name: str, size: QSize
) -> None:
    laid = composition_of(game).laid[name]
    laid.sit(play)
    fit(play, size)
    assert place(play.page.parts.banner).bottom() > laid.foot(play)
    bar = shown_buttons(play.page)
    top = min(place(one).top() for one in bar if place(one).top() > laid.foot(play))
    assert top - laid.foot(play) <= EMPTY * size.height()


@_every("ways")
@in_every_text
@in_every_size
def test_what_goes_on_is_always_in_the_corner(
    play: AnyPlay, game: str, name: str, size: QSize, scale: int
) -> None:
    play.open(large_text(scale))
    sit, *steps = composition_of(game).ways[name]
    sit(play)
    fit(play, size)
    assert is_in_corner(primary(play.page))
    for step in steps:
        step(play)
        QApplication.processEvents()
        assert is_in_corner(primary(play.page)), primary(play.page).text()


@_every("turns")
@in_every_text
@in_every_size
def test_nothing_jumps_while_a_turn_is_played(
    play: AnyPlay, game: str, name: str, size: QSize, scale: int
) -> None:
    turn = composition_of(game).turns[name]
    if (size.width(), size.height(), scale) in turn.scrolls:
        return
    play.open(large_text(scale))
    turn.sit(play)
    fit(play, size)
    parts = dict(turn.zones(play))
    before = geometry(parts)
    assert before
    for step, act in turn.steps.items():
        act(play)
        QApplication.processEvents()
        for zone in turn.gone.get(step, ()):
            parts.pop(zone, None)
            before.pop(zone, None)
        assert [] == moved(before, geometry(parts)), step


@_every("refusals")
@in_every_text
def test_a_refusal_moves_nothing_and_leaves_with_the_next_key(
    play: AnyPlay, game: str, name: str, scale: int
) -> None:
    refusal = composition_of(game).refusals[name]
    play.open(large_text(scale))
    refusal.sit(play)
    fit(play, SMALL)
    parts = dict(refusal.zones(play))
    before = geometry(parts)
    refusal.hand_in(play)
    tag = play.page.parts.banner.tag
    assert tag.isVisible()
    assert [] == moved(before, geometry(parts))
    assert place(tag).intersects(refusal.over(play))
    refusal.next_key(play)
    assert not tag.isVisible()
