from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import DARK, LIGHT, Theme


def _pixels(widget: QWidget, ink: str) -> int:
    """How many pixels of the widget's picture have exactly that colour."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wanted = QColor(ink)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y) == wanted for x, y in places)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_boxes_show_their_ticks_and_arrows(qtbot: QtBot, theme: Theme) -> None:
    appearance().set_look(Look(theme))
    box, choice = QCheckBox(), QComboBox()
    for widget in (box, choice):
        qtbot.addWidget(widget)
    assert 0 == _pixels(box, theme.accent_ink)
    box.setChecked(True)
    assert _pixels(box, theme.accent_ink) > 10
    assert _pixels(choice, theme.ink) > 10
