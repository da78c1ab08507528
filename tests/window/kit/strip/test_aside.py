"""What stands within the strip's end gives way before pieces shrink for it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.window.kit.strip.desk import laid, wear
from tests.window.kit.strip.toy_pieces import TOY_WORDS, TOYS
from wordsmith_desktop.window.kit.strip.geometry import GAP, PAD
from wordsmith_desktop.window.kit.strip.strip import StripBoard

HEIGHT, WISH, WIDTH = 120, 240, 1000
LEAST = 15 * 8
"""Breadth that is left to what stands aside, in pixels."""


@pytest.fixture
def strip(qtbot: QtBot, dressed: QApplication) -> StripBoard:
    assert dressed
    wear()
    made = StripBoard(TOYS, TOY_WORDS)
    qtbot.addWidget(made)
    made.set_piece_height(HEIGHT)
    made.set_aside(QWidget(), WISH)
    made.resize(WIDTH, 160)
    made.show()
    return made


def aside(strip: StripBoard) -> QWidget:
    """What stands within the end, which is no piece and no writing."""
    return next(
        child
        for child in strip.children()
        if type(child) is QWidget  # the one that the fixture put there
    )


def breadth(count: int) -> float:
    """What so many pieces take at their full height."""
    return (count + GAP * (count - 1)) * HEIGHT * TOYS.aspect


@pytest.mark.parametrize("count", [1, 5, 7, 8])
def test_pieces_keep_their_height_while_the_strip_has_room(strip: StripBoard, count: int) -> None:
    strip.show_strip(laid(*"ABCDEFGHIJ"[:count]), count)
    pad = 2 * round(PAD * 8)
    assert breadth(count) <= WIDTH - pad - LEAST
    assert {HEIGHT} == {piece.height() for piece in strip.pieces}
    assert strip.pieces[-1].geometry().right() < aside(strip).geometry().left() + 12
    assert LEAST - 20 <= aside(strip).width() <= WISH


def test_what_stands_aside_has_its_room_back_when_pieces_go(strip: StripBoard) -> None:
    usual = aside(strip).geometry()
    strip.show_strip(laid(*"ABCDEFGH"), 8)
    assert aside(strip).width() < usual.width()
    strip.show_strip(laid(*"ABC"), 3)
    assert usual == aside(strip).geometry()


def test_pieces_shrink_once_nothing_else_can(strip: StripBoard) -> None:
    strip.show_strip(laid(*"ABCDEFGHIJKL"), 12)
    assert max(piece.height() for piece in strip.pieces) < HEIGHT
    assert strip.pieces[-1].geometry().right() <= aside(strip).geometry().left() + 12
    assert aside(strip).width() >= LEAST - 20


def test_letters_without_a_piece_need_room_too(strip: StripBoard) -> None:
    strip.show_strip(laid(*"ABCDEF"), 6, ghost="GH")
    assert {HEIGHT} == {piece.height() for piece in strip.pieces}
    assert aside(strip).width() < WISH - 12
