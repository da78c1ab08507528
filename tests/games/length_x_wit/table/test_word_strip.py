"""The word strip of this game: its pieces and what it says of them."""

from __future__ import annotations

import pytest

from tests.games.length_x_wit.table.table_desk import Desk, dice, tiles
from wordsmith_desktop.games.length_x_wit.table.layout import word_strip
from wordsmith_desktop.games.length_x_wit.table.views import laid_view
from wordsmith_desktop.wording.texts import Language, set_language

LAID = [laid_view(view) for view in (*dice("R"), *tiles("O"))]


@pytest.mark.parametrize(
    ("language", "name", "empty", "spelled"),
    [
        (
            "en",
            "Word strip",
            "Type or drag a word.",
            "RO, 2 dice and tiles",
        ),
        (
            "de",
            "Wortleiste",
            "Tipp oder zieh ein Wort.",
            "RO, 2 Würfel und Plättchen",
        ),
    ],
)
@pytest.mark.usefixtures("dressed")
def test_the_strip_speaks_of_dice_and_tiles(
    language: Language, name: str, empty: str, spelled: str
) -> None:
    set_language(language)
    strip = word_strip()
    assert name == strip.accessibleName()
    assert empty == strip.accessibleDescription()
    strip.show_strip(LAID, 2)
    assert spelled == strip.accessibleDescription()
    strip.deleteLater()


def test_dice_and_tiles_are_told_one_by_one(desk: Desk) -> None:
    desk.strip.show_strip(LAID, 2)
    told = [piece.accessibleName() for piece in desk.strip.pieces]
    views = [view.spoken for view in LAID]
    assert ["die R, 1 point", views[1]] == told


def test_a_tile_on_the_strip_looks_different_from_a_die(desk: Desk) -> None:
    pictures = []
    for view in (*dice("R"), *tiles("R")):
        desk.strip.show_strip([laid_view(view)], 1)
        pictures.append(desk.strip.grab().toImage())
    assert pictures[0] != pictures[1]
