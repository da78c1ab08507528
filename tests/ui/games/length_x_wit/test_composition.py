"""The table of Length × Wit as people see it: sizes, places, and nothing that jumps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tests.ui.games.composition import (
    GROWTH,
    LARGE,
    SCALES,
    SIZES,
    SMALL,
    cut_buttons,
    geometry,
    hidden_parts,
    is_in_corner,
    large_text,
    moved,
    place,
    primary,
    resize,
    shown_buttons,
)
from tests.ui.games.length_x_wit.play_luck import Luck
from tests.ui.games.length_x_wit.play_table import Play
from tests.ui.games.play_hands import click, write
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.length_x_wit.pieces import ASPECT

SIX = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida")
RACKS = ("T R A S", "E O R P", "A E P S", "I O N T", "R S E A", "O T P N")


def sit(play: Play, seats: int) -> None:
    """A table with one die on it and a full rack before whoever spells."""
    luck = Luck(RACKS[:seats], draws=["E O N Y I"], throws=["R", "R P"])
    play.sit_at(luck, *SIX[:seats], referee=Referee.OBJECTION)
    play.roll()


def heights(play: Play) -> dict[str, float]:
    """Of the pieces, in pixels."""
    parts = play.parts
    return {
        "die": parts.dice.row.dice[0].piece_box().height(),
        "word": parts.strip.pieces[0].height(),
        "tile": parts.rack.tiles[0].piece_box().height(),
    }


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pieces_grow_with_the_window(play: Play, size: QSize) -> None:
    sit(play, 3)
    resize(play, size)
    write("rat")
    found = heights(play)
    assert found["word"] >= 0.13 * size.height()
    assert found["tile"] >= 0.14 * size.height()
    assert play.parts.strip.pieces[0].width() == pytest.approx(found["word"] * ASPECT, abs=3)


def test_pieces_are_much_higher_in_a_large_window(play: Play) -> None:
    sit(play, 3)
    write("rat")
    measured = {}
    for size in (SMALL, LARGE):
        resize(play, size)
        measured[size.height()] = heights(play)
    small, large = measured[SMALL.height()], measured[LARGE.height()]
    assert [name for name in small if large[name] < GROWTH * small[name]] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_that_one_acts_on_can_be_seen(play: Play, size: QSize, scale: int) -> None:
    play.open(large_text(scale))
    sit(play, 6)
    resize(play, size)
    write("rat")
    parts = play.parts
    acted_on = (*parts.dice.row.dice, parts.strip, *parts.strip.pieces, *parts.rack.tiles)
    assert [] == list(hidden_parts((*acted_on, *shown_buttons(play.page))))
    assert [] == cut_buttons(play.page)
    assert heights(play)["word"] >= 0.13 * size.height()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_goes_on_is_always_in_the_corner(play: Play, size: QSize, scale: int) -> None:
    play.open(large_text(scale))
    play.sit_at(Luck(RACKS[:2], draws=["E O N Y I"], throws=["R", "R P"]), *SIX[:2])
    resize(play, size)
    assert is_in_corner(primary(play.page))
    play.roll()
    assert is_in_corner(play.parts.acts.score)
    click(play.parts.acts.spend)
    click(play.parts.acts.keep)
    assert is_in_corner(play.parts.acts.score)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_little_is_empty_below_the_rack(play: Play, size: QSize) -> None:
    sit(play, 2)
    resize(play, size)
    left = place(play.parts.bar).top() - place(play.parts.rack).bottom()
    assert left <= 0.12 * size.height()


def zones(play: Play) -> dict[str, QWidget]:
    """What is to stand still while a turn is played."""
    parts, acts = play.parts, play.parts.acts
    found: dict[str, QWidget] = {
        "header": parts.header,
        "dice": parts.dice,
        "strip": parts.strip,
        "bar": parts.bar,
        "worth": parts.score,
    }
    found |= {button.text() or str(i): button for i, button in enumerate(acts.buttons)}
    named = {"score": acts.score, "press": acts.press, "give up": acts.give_up}
    return {**found, **named, "spend": acts.spend}


@pytest.mark.parametrize("scale", SCALES)
def test_nothing_jumps_while_a_turn_is_played(play: Play, scale: int) -> None:
    play.open(large_text(scale))
    sit(play, 3)
    parts = dict(zones(play))
    before = geometry(parts)
    write("r")
    assert [] == moved(before, geometry(parts))
    write("atqx")
    assert [] == moved(before, geometry(parts))
    play.type_word("rat")
    assert [] == moved(before, geometry(parts))
    play.say("RAT")
    asked = geometry({name: parts[name] for name in ("header", "dice", "bar")})
    assert [] == moved(before, asked)


def test_a_refusal_moves_nothing_and_leaves_with_the_next_key(play: Play) -> None:
    play.sit_at(Luck(RACKS[:2], draws=["E O N Y I"], throws=["R", "R P"]), *SIX[:2])
    play.roll()
    parts = zones(play)
    before = geometry(parts)
    play.say("RTSA")
    tag = play.parts.banner.tag
    assert tag.isVisible()
    assert [] == moved(before, geometry(parts))
    assert place(tag).intersects(place(play.parts.strip))
    write("r")
    assert not tag.isVisible()
    assert Seat(0) == play.speller


def test_who_gives_up_by_mistake_takes_it_back(play: Play) -> None:
    play.sit_at(Luck(("P P P P", "A E R T"), draws=["N T S S T"], throws=["R"]), *SIX[:2])
    play.roll()
    before = play.state
    assert not play.parts.rack.tiles[0].view.face.is_vowel
    click(play.parts.acts.give_up)
    assert before != play.state
    click(play.tool("undo"))
    assert before == play.state
