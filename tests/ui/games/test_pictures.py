"""The games' pictures on the home page, and the program's mark, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from tests.ui.games.painted import BORDER, Paint, painted
from wordsmith_desktop.ui.games.hidden_crossword import picture as hidden_crossword
from wordsmith_desktop.ui.games.length_x_wit import picture as length_x_wit
from wordsmith_desktop.ui.games.letter_pieces import picture as letter_pieces
from wordsmith_desktop.ui.games.rewordable import picture as rewordable
from wordsmith_desktop.ui.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")

PICTURES: dict[str, tuple[Paint, int]] = {
    "hidden_crossword": (hidden_crossword.paint_picture, 0),
    "length_x_wit": (length_x_wit.paint_picture, 0),
    "letter_pieces": (letter_pieces.paint_picture, 1),
    "rewordable": (rewordable.paint_picture, 0),
}
"""Each with how far its outlines may stand out, in pixels."""


@pytest.mark.parametrize(("paint", "slack"), PICTURES.values(), ids=PICTURES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize(
    ("width", "height"), [(360, 200), (120, 80), (700, 120), (60, 60), (240, 320), (16, 16)]
)
def test_nothing_is_painted_beside_the_rectangle(
    paint: Paint, slack: int, theme: Theme, width: int, height: int
) -> None:
    image = painted(paint, width, height, theme)
    inside = QRectF(BORDER, BORDER, width, height).toRect()
    inside = inside.adjusted(-slack, -slack, slack, slack)
    white = QColor(Qt.GlobalColor.white)
    beside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not inside.contains(x, y) and image.pixelColor(x, y) != white
    ]
    assert beside == []
