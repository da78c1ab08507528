"""Dice fall each in its own way, land one after the other, and are heard where they lie still."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.window.motion import listening
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.die import FIRST_MS, TUMBLE_MS, Tumble, landing_ms, paint_die
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.theme import CONTRAST, DARK, LIGHT, Theme, contrast

COUNT = 8
ROUNDING = 3


def test_dice_land_one_after_the_other_within_their_time() -> None:
    times = [landing_ms(place, COUNT) for place in range(COUNT)]
    assert sorted(set(times)) == times
    assert (FIRST_MS, TUMBLE_MS) == (times[0], times[-1])
    assert 600 <= landing_ms(0, 1) <= 800


def test_each_die_goes_its_own_way_and_is_heard_to_land(qtbot: QtBot) -> None:
    appearance().set_look(Look())
    owner = QObject()
    dice = [Tumble("LSBC", owner) for _ in range(COUNT)]
    landed: list[int] = []
    for place, die in enumerate(dice):
        die.landed.connect(lambda _face, place=place: landed.append(place))
    with listening() as ear:
        for place, die in enumerate(dice):
            die.roll_to("L", place, COUNT)
        turns = {round(die.turn) for die in dice}
        qtbot.waitUntil(lambda: len(landed) == COUNT, timeout=TUMBLE_MS * 10)
        lasting = [die._animation.duration() for die in dice]
    assert [landing_ms(place, COUNT) for place in range(COUNT)] == lasting
    assert len(turns) == COUNT
    assert sorted(landed) == landed, "in their order"
    assert [Sound.LAND] * COUNT == [one for one in ear.heard if one is Sound.LAND]
    assert ["L"] * COUNT == [die.face for die in dice]


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_the_star_stands_out_from_the_die(theme: Theme) -> None:
    assert contrast(theme.ink, theme.raised) >= 3


@pytest.mark.usefixtures("qapp")
def test_a_die_that_lies_still_is_painted_once_and_looks_like_one_in_the_air() -> None:
    painted: list[str] = []

    def paint_face(painter: QPainter, box: QRectF, face: str, _look: Look) -> None:
        painted.append(face)
        painter.fillRect(box, Qt.GlobalColor.red)

    def picture(tumble: Tumble) -> QImage:
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_die(painter, QRectF(0, 0, 80, 80), tumble, Look(), paint_face, glows=True)
        painter.end()
        return image

    lying, flying = Tumble("LS"), AboutToLand("LS")
    for tumble in (lying, flying):
        tumble.set_face("S")
    first, second = picture(lying), picture(lying)
    assert ["S"] == painted
    assert first == second
    in_the_air = picture(flying)
    assert ["S", "S"] == painted
    assert is_alike(first, in_the_air)


class AboutToLand(Tumble):
    """Where it will lie, and nothing of it is kept."""

    is_moving = True


def is_alike(one: QImage, other: QImage) -> bool:
    """Whether no channel of any pixel is off by more than blending twice rounds."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    return all(abs(a - b) <= ROUNDING for a, b in zip(first, second, strict=True))
