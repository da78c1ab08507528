"""The tables of all games as people see them: sizes, places, and nothing that jumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.games.composition import (
    GROWTH,
    LARGE,
    SCALES,
    SIZES,
    SMALL,
    Laid,
    composition_of,
    cut_buttons,
    fit,
    geometry,
    hidden_parts,
    is_in_corner,
    moved,
    place,
    primary,
    resize,
    shown_buttons,
)
from tests.games.table_case import AnyPlay
from tests.games.table_play import SETTINGS
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.wording.texts import Language

EMPTY = 0.12
"""Most of the window's height that is left empty below the last zone."""
in_windows_far_apart = pytest.mark.parametrize(
    ("size", "scale"),
    [
        (SIZES[-1], 100),
        (SMALL, 200),
        pytest.param(SIZES[0], 100, marks=pytest.mark.nightly),
        pytest.param(LARGE, 200, marks=pytest.mark.nightly),
    ],
    ids=lambda one: str(one.width()) if isinstance(one, QSize) else str(one),
)
"""The most room that there is for all, and the least; what lies between them by night."""
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
@pytest.mark.sampled(2)
def test_a_table_shows_all_that_one_acts_on_as_large_as_its_window_lets_it_be(
    play: AnyPlay, game: str, name: str, scale: int
) -> None:
    laid = composition_of(game).laid[name]
    laid.sit(play)
    measured = []
    for size in SIZES:
        fit(play, size)
        measured.append(laid.heights(play))
        _assert_all_is_shown(play, laid, size, scale)
        assert scale > 100 or _empty_below(play, laid) <= EMPTY * size.height(), size
    if scale == 100:
        _assert_growing(measured)


def _assert_all_is_shown(play: AnyPlay, laid: Laid, size: QSize, scale: int) -> None:
    shares = {what: height / size.height() for what, height in laid.heights(play).items()}
    assert laid.shares.keys() <= shares.keys()
    assert [] == [what for what, least in laid.shares.items() if shares[what] < least], shares
    hidden = list(hidden_parts((*laid.acted_on(play), *shown_buttons(play.page))))
    if (size.width(), size.height(), scale) in laid.scrolls:
        assert hidden, f"all of it is seen by now at {size}, and needs no exception"
    else:
        assert [] == hidden, size
    assert [] == cut_buttons(play.page), size


def _assert_growing(measured: Sequence[Mapping[str, float]]) -> None:
    """Pieces grow with the window."""
    at = SIZES.index(LARGE)
    small, large, larger = measured[0], measured[at], measured[at + 1 :]
    assert [] == [what for what in small if large[what] < GROWTH * small[what]], measured
    for largest in larger:
        assert [] == [what for what in small if largest[what] <= large[what]], measured


def _empty_below(play: AnyPlay, laid: Laid) -> int:
    """Pixels between the last zone and the bar below it."""
    foot = laid.foot(play)
    assert place(play.page.parts.banner).bottom() > foot
    tops = (place(one).top() for one in shown_buttons(play.page))
    return min(top for top in tops if top > foot) - foot


@_every("ways")
@in_windows_far_apart
@pytest.mark.sampled(3)
def test_what_goes_on_is_always_in_the_corner(
    play: AnyPlay, game: str, name: str, size: QSize
) -> None:
    sit, *steps = composition_of(game).ways[name]
    resize(play, size)
    sit(play)
    fit(play, size)
    assert is_in_corner(primary(play.page))
    for step in steps:
        step(play)
        QApplication.processEvents()
        assert is_in_corner(primary(play.page)), primary(play.page).text()


@_every("turns")
@in_windows_far_apart
@pytest.mark.sampled(3)
def test_nothing_jumps_while_a_turn_is_played(
    play: AnyPlay, game: str, name: str, size: QSize, scale: int
) -> None:
    turn = composition_of(game).turns[name]
    if (size.width(), size.height(), scale) in turn.scrolls:
        return
    resize(play, size)
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


NEWS = {
    "en": "Press with PASS: scoring brings at most 17, pressing about 32.",
    "de": "Wag dich mit TU weiter: Kein geläufiges Wort bringt jetzt mehr als 22, Wagen etwa 36.",
}

EDGE = 12
"""In pixels: the gap between two parts of a table."""


@pytest.mark.parametrize(
    ("game", "language", "scale"),
    [
        ("length_x_wit", "en", 100),
        ("length_x_wit", "de", 100),
        ("length_x_wit", "en", 200),
        ("length_x_wit", "de", 200),
        ("rewordable", "de", 200),
        ("hidden_crossword", "de", 200),
    ],
)
@pytest.mark.sampled(2)
def test_news_has_room_of_its_own_or_lies_over_what_one_only_looks_at(
    play: AnyPlay, game: str, language: Language, scale: int
) -> None:
    laid = list(composition_of(game).laid.values())[-1]
    play.open(replace(SETTINGS, language=language, text_scale=scale))
    laid.sit(play)
    fit(play, SMALL)
    bar = play.page.parts.banner
    before = geometry({"bar": bar, "head": play.page.parts.header})
    bar.show_info(NEWS[language])
    QApplication.processEvents()
    assert [] == moved(before, geometry({"bar": bar, "head": play.page.parts.header}))
    # In large text it lies over the head where its place holds too little of it.
    assert scale == 200 or not bar.tag.isVisible()
    acted_on = (*laid.acted_on(play), *shown_buttons(play.page))
    news = place(bar.tag) if bar.tag.isVisible() else place(bar)
    assert [] == [part for part in acted_on if news.intersects(place(part))]


@_every("refusals")
@in_every_text
@pytest.mark.sampled(2)
def test_a_refusal_moves_nothing_and_leaves_with_the_next_key(
    play: AnyPlay, game: str, name: str
) -> None:
    refusal = composition_of(game).refusals[name]
    refusal.sit(play)
    fit(play, SMALL)
    parts = dict(refusal.zones(play))
    before = geometry(parts)
    refusal.hand_in(play)
    tag = play.page.parts.banner.tag
    assert tag.isVisible()
    assert [] == moved(before, geometry(parts))
    # Over the word's own zone or, where that has no room beside it, right at its edge.
    assert place(tag).adjusted(0, -EDGE, 0, EDGE).intersects(refusal.over(play))
    refusal.next_key(play)
    assert not tag.isVisible()
