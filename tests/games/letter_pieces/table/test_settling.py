"""A piece that is put down comes down on the bench; one that only makes room does not."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.letter_pieces.table.board_pieces import ItemGlide, PieceItem
from wordsmith_desktop.window.kit.pieces import PieceState


def item(scene: QGraphicsScene, number: int) -> PieceItem:
    made = PieceItem(number, Shape.L)
    scene.addItem(made)
    made.show_as(unit=40, angle=0, state=PieceState.RESTING)
    return made


def test_what_is_put_down_settles_and_the_others_only_make_room(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert qtbot
    scene = QGraphicsScene(dressed)
    down, aside = item(scene, 1), item(scene, 2)
    glide = ItemGlide(scene)
    glide.start({down: QPointF(0, 0), aside: QPointF(50, 0)}, 160, [down])
    glide._animation.pause()
    glide._animation.setCurrentTime(40)
    assert down.scale() > 1.0 == aside.scale()
    assert 0 < aside.pos().x() < 50
    glide.finish()
    assert (1.0, 50) == (down.scale(), aside.pos().x())


def test_another_movement_leaves_no_piece_in_the_air(qtbot: QtBot, dressed: QApplication) -> None:
    assert qtbot
    scene = QGraphicsScene(dressed)
    down = item(scene, 1)
    glide = ItemGlide(scene)
    glide.start({down: QPointF(0, 0)}, 160, [down])
    glide.start({down: QPointF(9, 0)}, 0)
    assert (1.0, 9) == (down.scale(), down.pos().x())
