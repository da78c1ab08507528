"""The home card's picture and the mark: inside their rectangle, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.games.painted import painted
from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.ui.games.letter_pieces.picture import paint_picture, paint_word, word_width
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_all_four_kinds_of_pieces_are_to_be_seen(theme: Theme) -> None:
    image = painted(paint_picture, 480, 300, theme)
    seen = {
        image.pixelColor(x, y).hsvHue() // 12
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).hsvSaturation() > 100
    }
    wanted = {QColor(theme.lacquer(kind).fill).hsvHue() // 12 for kind in "LSBC"}
    assert wanted <= seen


def test_a_word_stands_on_its_baseline_and_is_as_wide_as_reckoned() -> None:
    alphabet, unit = Alphabet(), 20
    image = QImage(400, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_word(painter, alphabet, "WORD", Look(THEMES["contrast"]), at=QPointF(200, 80), unit=unit)
    painter.end()
    inked = [
        (x, y)
        for x in range(400)
        for y in range(100)
        if image.pixelColor(x, y).value() < 200 or image.pixelColor(x, y).hsvSaturation() > 60
    ]
    width = max(x for x, _ in inked) - min(x for x, _ in inked)
    assert abs(width - word_width(alphabet, "WORD") * unit) <= 4
    assert abs(max(y for _, y in inked) - 80) <= 3
    assert abs(min(y for _, y in inked) - 40) <= 3
