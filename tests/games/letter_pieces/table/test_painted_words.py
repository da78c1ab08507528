"""Words that are painted out of pieces."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.table.picture import paint_word, word_width
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES

pytestmark = pytest.mark.usefixtures("dressed")


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
