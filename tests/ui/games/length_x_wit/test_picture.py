"""The picture on the home page."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from tests.ui.games.painted import BORDER, painted
from wordsmith_desktop.ui.games.length_x_wit.picture import paint_picture
from wordsmith_desktop.ui.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_dice_tiles_and_the_multiplier_are_to_be_seen(theme: Theme) -> None:
    image = painted(paint_picture, 480, 230, theme)
    seen = {image.pixelColor(x, y).hsvHue() for x in range(40, 480) for y in range(40, 230)}
    near = [abs(hue - QColor(theme.die.fill).hsvHue()) <= 4 for hue in seen]
    assert any(near)
    right = image.copy(390, BORDER, 90, 230)
    inks = {
        right.pixelColor(x, y).name() for x in range(right.width()) for y in range(right.height())
    }
    assert theme.ink.lower() in inks
