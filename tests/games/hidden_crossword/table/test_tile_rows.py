"""A row of tiles has room for all of them and their shadows, however narrow it is."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.hidden_crossword.table.draw.tile_rows import TileRow


@pytest.mark.parametrize("letters", ["E", "ERSTING", "ERSTINGABCDOUMPHQ"])
@pytest.mark.parametrize("is_narrow", [False, True], ids=["roomy", "narrow"])
def test_tiles_have_as_much_room_on_either_side(
    dressed: QApplication, qtbot: QtBot, letters: str, *, is_narrow: bool
) -> None:
    assert dressed
    row = TileRow()
    qtbot.addWidget(row)
    row.show_letters(letters, letters)
    row.resize(row.minimumSizeHint() if is_narrow else row.sizeHint())
    boxes = row.tile_areas()
    assert len(letters) == len(boxes)
    left, right = boxes[0].left(), row.width() - boxes[-1].right()
    assert 0 < left
    assert left == pytest.approx(right, abs=1.5)
    above, below = boxes[0].top(), row.height() - boxes[0].bottom()
    assert above == pytest.approx(below)
    assert left - 1 <= above
    gaps = [second.left() - first.right() for first, second in pairwise(boxes)]
    assert all(0 < gap < boxes[0].width() / 4 for gap in gaps)


def test_without_letters_it_takes_no_room_and_has_no_tiles(
    dressed: QApplication, qtbot: QtBot
) -> None:
    assert dressed
    row = TileRow()
    qtbot.addWidget(row)
    assert 0 == row.sizeHint().width() == row.minimumSizeHint().width()
    assert [] == row.tile_areas()
