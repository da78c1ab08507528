"""Bank, spent vowels and bags."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import tiles, wear
from tests.helpers.paints import Paints
from wordsmith_desktop.games.length_x_wit.table.bags import BagsLine
from wordsmith_desktop.games.length_x_wit.table.small_tiles import BankRow, SpentRow
from wordsmith_desktop.games.length_x_wit.table.views import tile_view
from wordsmith_desktop.wording.texts import Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize(
    ("language", "nothing", "said", "note"),
    [
        ("en", "nothing banked yet", "banked: A, P, 4 points", "4 points"),
        ("de", "noch nichts zurückgelegt", "zurückgelegt: A, P, 4 Punkte", "4 Punkte"),
    ],
)
def test_the_bank_tells_its_tiles_and_their_sum(
    qtbot: QtBot, language: Language, nothing: str, said: str, note: str
) -> None:
    set_language(language)
    bank = BankRow()
    qtbot.addWidget(bank)
    assert nothing == bank.accessibleName()
    bank.show_bank(tiles("A", "P"))
    assert said == bank.accessibleName()
    assert note == bank.note.text()
    bank.show_bank([])
    assert nothing == bank.accessibleName()


@pytest.mark.parametrize(
    ("language", "nothing", "said"),
    [
        ("en", "no vowel spent", "spent, face down: E, A"),
        ("de", "kein Vokal ausgegeben", "ausgegeben, liegt verdeckt: E, A"),
    ],
)
def test_spent_vowels_lie_face_down(
    qtbot: QtBot, language: Language, nothing: str, said: str
) -> None:
    set_language(language)
    spent = SpentRow()
    qtbot.addWidget(spent)
    assert nothing == spent.accessibleName()
    spent.show_spent(tiles("E", "A"))
    assert said == spent.accessibleName()
    assert [True, True] == [face.is_spent for face in spent.tiles.faces]


def test_small_tiles_shrink_into_their_room(qtbot: QtBot) -> None:
    wear(scale=200)
    bank = BankRow()
    qtbot.addWidget(bank)
    bank.show_bank(tiles(*"AEIORSTPW"))
    small = bank.tiles
    small.resize(small.minimumSizeHint())
    boxes = small.tile_areas()
    assert all(small.rect().contains(box.toRect()) for box in boxes)
    assert min(box.width() for box in boxes) >= 23


@pytest.mark.parametrize(
    ("language", "tiles_left", "dice_left", "said"),
    [
        ("en", 77, 9, "In the bags: 77 tiles, 9 dice"),
        ("en", 1, 1, "In the bags: 1 tile, 1 die"),
        ("de", 77, 0, "In den Beuteln: 77 Plättchen, 0 Würfel"),
    ],
)
def test_the_bags_tell_what_is_left(
    qtbot: QtBot, language: Language, tiles_left: int, dice_left: int, said: str
) -> None:
    set_language(language)
    bags = BagsLine()
    qtbot.addWidget(bags)
    bags.show_bags(tiles=tiles_left, dice=dice_left)
    assert said == bags.accessibleName()
    bags.resize(bags.sizeHint())
    with_numbers = bags.grab().toImage()
    bags.show_bags(tiles=tiles_left + 1, dice=dice_left)
    assert with_numbers != bags.grab().toImage()


@pytest.mark.parametrize("scale", [100, 200])
def test_values_can_be_read_in_the_bank(qtbot: QtBot, scale: int) -> None:
    wear(scale=scale)
    bank = BankRow()
    qtbot.addWidget(bank)
    pictures = []
    for value in (1, 5):
        bank.show_bank([tile_view(0, "A", value)])
        bank.tiles.resize(bank.tiles.sizeHint())
        pictures.append(bank.tiles.grab().toImage())
    assert pictures[0] != pictures[1]


def test_an_empty_tray_is_as_high_as_a_full_one(qtbot: QtBot) -> None:
    bank = BankRow()
    qtbot.addWidget(bank)
    empty = bank.minimumHeight()
    bank.show_bank(tiles("A", "P"))
    assert empty == bank.minimumHeight()
    assert bank.tiles.sizeHint().height() <= empty


def test_tiles_that_stay_are_not_painted_again(qtbot: QtBot) -> None:
    """Every key on the strip shows all trays anew."""
    bank = BankRow()
    qtbot.addWidget(bank)
    bank.show_bank(tiles("A", "P"))
    bank.show()
    qtbot.waitExposed(bank)
    paints = Paints(bank)
    bank.show_bank(tiles("A", "P"))
    assert [] == paints.after_events()
    bank.show_bank(tiles("A", "E"))
    assert "SmallTiles" in paints.after_events()
