"""Paints the program's icon in the sizes that systems ask for: `python icons.py FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.window.kit.logo import paint_word, word_width
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import LIGHT

SIDES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The usual sizes of an application's icon, in pixels."""
_LETTER: Final = "W"
_MARGIN, _ROUNDING, _BREADTH = 0.03, 0.2, 0.74
"""Of the side: around the cloth, its corners, and the letter."""


def paint_icons(folder: Path, sides: tuple[int, ...] = SIDES) -> dict[int, Path]:
    """Write `<side>.png` into a folder for every side. Raises `OSError`."""
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    paths = {side: folder / f"{side}.png" for side in sides}
    for side, path in paths.items():
        if not icon(side).save(str(path)):
            raise OSError(f"could not write {path}")
    del app
    return paths


def icon(side: int) -> QImage:
    """The mark's first letter on a piece of the table's cloth."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LIGHT.felt))
    gap = side * _MARGIN
    cloth = QRectF(0, 0, side, side).adjusted(gap, gap, -gap, -gap)
    painter.drawRoundedRect(cloth, side * _ROUNDING, side * _ROUNDING)
    unit = side * _BREADTH / word_width(_LETTER)
    paint_word(painter, _LETTER, Look(LIGHT), middle=QPointF(side / 2, side / 2), unit=unit)
    painter.end()
    return image


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    paint_icons(Path(sys.argv[1]))
