"""The rack in its player's own order: across turns and across starts of the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tap
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.length_x_wit.rules.state import Phase

DRAWN = "T R A S E O N Y I"
SORTED = "A E I N O R S T Y"
Key = Qt.Key


@pytest.fixture
def table(play: Play) -> Play:
    """Ana has T R A S E O N Y I and has not rolled yet; Ben has E O R P."""
    luck = Luck(("T R A S", "E O R P"), draws=["E O N Y I"], throws=["R", "R P"])
    play.sit_at(luck, "Ana", "Ben")
    return play


def test_the_rack_is_sorted_by_alphabet_and_then_vowels_first(table: Play) -> None:
    assert DRAWN == table.pieces.rack
    tap(Key.Key_F8)
    assert SORTED == table.pieces.rack
    tap(Key.Key_F8)
    assert "A E I O N R S T Y" == table.pieces.rack


def test_the_rack_is_shuffled_by_button_and_by_key(table: Play) -> None:
    table.page.arranging.rng = Rng(3)
    click(table.page.arranging.buttons[0])
    once = table.pieces.rack
    assert (sorted(DRAWN), True) == (sorted(once), once != DRAWN)
    tap(Key.Key_F7)
    assert (sorted(DRAWN), True) == (sorted(table.pieces.rack), table.pieces.rack != once)


def test_a_tile_is_dragged_and_carried_to_another_place_of_the_rack(table: Play) -> None:
    tiles = table.parts.rack.tiles
    table.pieces.drag(tiles[0], table.pieces.at(tiles[2]))
    assert "R A T S E O N Y I" == table.pieces.rack
    table.parts.rack.tiles[0].setFocus()
    tap(Key.Key_Right, CTRL)
    assert "A R T S E O N Y I" == table.pieces.rack


def test_the_order_stays_with_each_rack_across_turns_and_starts(table: Play) -> None:
    tap(Key.Key_F8)
    table.roll()
    table.say("TRAY")
    assert (Phase.RESPOND, "E O R P") == (table.phase, table.pieces.rack)
    tap(Key.Key_F8)
    assert "E O P R" == table.pieces.rack
    save = table.save
    table.open()
    table.window.commands.open(save)
    table.come_back()
    assert "E O P R" == table.pieces.rack
    table.decline()
    assert "E O P R" == " ".join(table.pieces.rack.split()[:4])


def test_a_vowel_is_spent_from_a_rack_in_another_order(table: Play) -> None:
    table.luck.throws[:] = ["R", "R"]
    tap(Key.Key_F8)
    table.roll()
    chord("U")
    click(table.parts.rack.tiles[2])
    click(table.parts.acts.confirm_spend)
    assert ("I", "A E N O R S T Y") == (table.spent, table.pieces.rack)
