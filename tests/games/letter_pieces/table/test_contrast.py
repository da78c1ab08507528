"""What is painted can be told from what it is painted on, by measured pixels (WCAG 2.2, 1.4.11)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.letter_pieces.rules.actions import Face
from wordsmith_desktop.games.letter_pieces.table.pad_dice import SmallDice
from wordsmith_desktop.games.letter_pieces.table.pad_row import margin_width
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES, Theme, contrast

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def _colours(image: QImage, left: int, right: int) -> set[str]:
    height, width = range(image.height()), range(left, min(right, image.width()))
    return {image.pixelColor(x, y).name() for x in width for y in height}


@each_theme
@pytest.mark.parametrize("face", list(Face), ids=lambda face: face.name)
def test_the_shape_and_the_star_of_a_small_die_stand_out_from_its_face(
    qtbot: QtBot, dressed: QApplication, theme: Theme, face: Face
) -> None:
    assert dressed
    appearance().set_look(Look(theme, 200))
    dice = SmallDice()
    qtbot.addWidget(dice)
    dice.resize(400, 80)
    dice.show_faces([face])
    image = dice.grab().toImage()
    side, left = 80, margin_width() + appearance().look.gap(1)
    ground = image.pixelColor(left + 8, side // 2).name()
    assert theme.raised.lower() == ground
    shape = _colours(image, left + 8, left + round(side * (0.55 if face.is_star else 0.9)))
    assert max(contrast(ink, ground) for ink in shape) >= 3
    if face.is_star:
        star = image.pixelColor(left + round(side * (0.5 + 0.72 * 0.24)), side // 2).name()
        assert contrast(star, ground) >= 4.5


@each_theme
def test_what_a_field_proposes_can_be_read(
    qtbot: QtBot, dressed: QApplication, theme: Theme
) -> None:
    assert dressed
    appearance().set_look(Look(theme, 200))
    field = QLineEdit()
    qtbot.addWidget(field)
    field.resize(400, 80)
    field.setPlaceholderText("WWWWIIIIMMMM")
    image = field.grab().toImage()
    ground = image.pixelColor(390, 40).name()
    inside = image.copy(12, 12, 376, 56)
    assert max(contrast(ink, ground) for ink in _colours(inside, 0, 376)) >= 4.5
