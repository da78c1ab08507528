"""The picture on the home page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from wordsmith_desktop.ui.games.length_x_wit.picture import paint_picture
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")

BORDER = 20
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def painted(width: int, height: int, theme: Theme) -> QImage:
    """The picture with a white border around its rectangle."""
    image = QImage(width + 2 * BORDER, height + 2 * BORDER, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    rect = QRectF(BORDER, BORDER, width, height)
    painter.fillRect(rect, QColor(theme.felt))
    paint_picture(painter, rect, Look(theme))
    painter.end()
    return image


@each_theme
@pytest.mark.parametrize(
    ("width", "height"), [(360, 200), (120, 80), (700, 120), (60, 60), (240, 320), (16, 16)]
)
def test_nothing_is_painted_beside_the_rectangle(theme: Theme, width: int, height: int) -> None:
    image = painted(width, height, theme)
    inside = QRectF(BORDER, BORDER, width, height).toRect()
    white = QColor(Qt.GlobalColor.white)
    beside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not inside.contains(x, y) and image.pixelColor(x, y) != white
    ]
    assert beside == []


@each_theme
def test_dice_tiles_and_the_multiplier_are_to_be_seen(theme: Theme) -> None:
    image = painted(480, 230, theme)
    seen = {image.pixelColor(x, y).hsvHue() for x in range(40, 480) for y in range(40, 230)}
    near = [abs(hue - QColor(theme.die.fill).hsvHue()) <= 4 for hue in seen]
    assert any(near)
    right = image.copy(390, BORDER, 90, 230)
    inks = {
        right.pixelColor(x, y).name() for x in range(right.width()) for y in range(right.height())
    }
    assert theme.ink.lower() in inks
