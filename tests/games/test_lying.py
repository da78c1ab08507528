"""What lies on a table and can move is asked of the widget that it lies on, and left out there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.composition import SMALL, composition_of, fit
from tests.games.table_case import AnyPlay
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.motion.choreography import Holder
from wordsmith_desktop.window.kit.motion.flights import Lying

TABLES = [
    pytest.param(game, name, id=f"{game}-{name}".replace("_", " "))
    for game in game_names()
    if game != "hidden_crossword"
    for name in list(composition_of(game).laid)[:2]
]
"""Those of the crossword have nothing that moves while somebody lays letters."""


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_a_thing_that_is_on_its_way_does_not_lie_there_yet(
    play: AnyPlay, game: str, name: str
) -> None:
    composition_of(game).laid[name].sit(play)
    fit(play, SMALL)
    seen = 0
    for widget, holder in play.page.holders:
        if not widget.isVisible():
            continue
        for key, lying in things(holder).items():
            if not QRectF(widget.rect()).contains(lying.area):
                continue
            there = looks(widget, lying.area)
            holder.leave_out(frozenset({key}))
            assert there != looks(widget, lying.area), key
            holder.leave_out(frozenset())
            assert there == looks(widget, lying.area), key
            seen += 1
    assert seen


def things(holder: Holder) -> dict[object, Lying]:
    """What can be seen of what lies there, one of each kind.

    What has but a name is where things come from or go to, such as the bag.
    """
    lying = [(key, one) for key, one in holder.lying().items() if is_painted(one)]
    found = {
        key[0] if isinstance(key, tuple) else type(key): (key, one)
        for key, one in lying
        if not isinstance(key, str)
    }
    return dict(found.values())


def is_painted(one: Lying) -> bool:
    """Whether it is a thing, and no mere place for one."""
    image = QImage(one.area.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    empty = image.copy()
    painter = QPainter(image)
    one.paint(painter, QRectF(image.rect()))
    painter.end()
    return image != empty


def looks(widget: QWidget, box: QRectF) -> QImage:
    QApplication.processEvents()
    return widget.grab(box.toRect().adjusted(2, 2, -2, -2)).toImage()
