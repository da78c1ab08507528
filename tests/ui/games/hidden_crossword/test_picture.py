"""The picture on the home page."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from tests.ui.games.painted import BORDER, painted
from wordsmith_desktop.ui.games.hidden_crossword.picture import paint_picture
from wordsmith_desktop.ui.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_tiles_stand_above_stars_and_arrows(theme: Theme) -> None:
    image = painted(paint_picture, 360, 200, theme)

    def inks(left: int, top: int, width: int, height: int) -> set[str]:
        area = image.copy(BORDER + left, BORDER + top, width, height)
        return {
            area.pixelColor(x, y).name() for x in range(area.width()) for y in range(area.height())
        }

    felt, good, ink = (QColor(token).name() for token in (theme.felt, theme.good, theme.ink))
    # The marks are the lowest fifth: three stars, then three arrows.
    assert good in inks(0, 162, 180, 38)
    assert good not in inks(180, 162, 180, 38)
    assert ink in inks(180, 162, 180, 38)
    # Between the two words there is nothing but felt.
    assert {felt} == inks(90, 66, 180, 40)
    assert QColor(theme.tile.ink).name() in inks(0, 0, 360, 60)
