"""The shadow of a thick piece: a picture on the screen, layers where it is turned or finer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.solid import paint_shadow

BOX = QRectF(20, 20, 60, 80)
LEAST = 8
"""Of 255: less cannot be seen."""


def _painted(*, lifted: bool, scale: float = 1.0, turn: float = 0.0) -> QImage:
    image = QImage(110, 130, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    image = image.scaled(round(110 * scale), round(130 * scale))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(BOX.center())
    painter.rotate(turn)
    painter.translate(-BOX.center())
    paint_shadow(painter, BOX, Look(), corner=0.1, lifted=lifted)
    painter.end()
    return image


def _greys(image: QImage) -> list[int]:
    small = image.scaled(110, 130)
    return [small.pixelColor(x, y).lightness() for x in range(110) for y in range(130)]


@pytest.mark.parametrize("lifted", [False, True])
def test_its_picture_is_what_the_layers_are(qapp: QApplication, lifted: bool) -> None:
    assert qapp
    picture, layers = _painted(lifted=lifted), _painted(lifted=lifted, turn=0.01)
    there = zip(_greys(picture), _greys(layers), strict=True)
    assert LEAST >= max(abs(one - two) for one, two in there)


@pytest.mark.parametrize("scale", [1.0, 2.0, 6.0])
def test_it_falls_below_the_piece_and_reaches_no_edge(qapp: QApplication, scale: float) -> None:
    assert qapp
    image = _painted(lifted=True, scale=scale)
    middle = round(BOX.center().x() * scale)
    below = QColor(image.pixel(middle, round((BOX.bottom() + 5) * scale))).lightness()
    above = QColor(image.pixel(middle, round((BOX.top() - 5) * scale))).lightness()
    assert below < above
    assert QColor(image.pixel(0, 0)) == QColor(Qt.GlobalColor.white)
