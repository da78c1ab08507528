from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.window.kit import pieces
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.pieces import PieceState, paint_piece, piece_picture, shape
from wordsmith_desktop.window.kit.theme import LIGHT

LONG = ((-1.0, 0.0), (1.0, 0.0))
HOOK = ((-0.5, 0.0), (0.0, 0.1), (0.5, 0.0))


@pytest.fixture(autouse=True)
def no_kept_pictures(qapp: QApplication) -> Iterator[None]:
    assert qapp is not None
    yield
    # Kept pictures must not outlive the application object.
    pieces._picture.cache_clear()


def test_a_long_piece_covers_its_length_and_breadth() -> None:
    box = shape(LONG).boundingRect()
    assert (box.width(), box.height()) == pytest.approx((2.0, 0.3))


def test_a_piece_is_turned_counter_clockwise() -> None:
    rising = shape(LONG, 45)
    assert rising.contains(QPointF(0.6, -0.6))
    assert not rising.contains(QPointF(0.6, 0.6))


def test_its_corners_are_rounded() -> None:
    assert not shape(LONG).contains(QPointF(0.995, 0.145))
    assert shape(LONG).contains(QPointF(0.9, 0.1))


def test_the_picture_shows_lacquer_in_the_middle_and_nothing_at_the_edge() -> None:
    image = piece_picture(LONG, LIGHT.long, Look(), unit=40).toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert abs(middle.hue() - QColor(LIGHT.long.fill).hue()) <= 3
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_rim_has_the_outline_colour() -> None:
    image = piece_picture(LONG, LIGHT.long, Look(), unit=100).toImage()
    rim = image.pixelColor(image.width() // 2, image.height() // 2 - 14)
    assert rim == QColor(LIGHT.long.outline)


def test_a_held_piece_casts_a_wider_shadow() -> None:
    def shaded(state: PieceState) -> int:
        image = piece_picture(LONG, LIGHT.long, Look(), unit=40, state=state).toImage()
        column = image.width() // 2
        return sum(image.pixelColor(column, y).alpha() > 0 for y in range(image.height()))

    flush, resting, held = (
        shaded(state) for state in (PieceState.SET, PieceState.RESTING, PieceState.HELD)
    )
    assert flush < resting < held


def test_pictures_are_kept() -> None:
    one = piece_picture(LONG, LIGHT.long, Look(), unit=40, angle=15)
    other = piece_picture(LONG, LIGHT.long, Look(), unit=40, angle=375)
    assert one is other


def test_forty_pieces_are_painted_within_four_milliseconds() -> None:
    ground = QPixmap(1280, 800)
    painter = QPainter(ground)

    def paint_all() -> float:
        began = time.thread_time()
        for i in range(40):
            at = QPointF(40 + 30 * i, 60 + 17 * i)
            paint_piece(painter, HOOK, LIGHT.short, Look(), at=at, unit=48, angle=15 * (i % 8))
        return 1000 * (time.thread_time() - began)

    paint_all()
    assert min(paint_all() for _ in range(25)) <= 4.0
    painter.end()
