"""A table of Length × Wit with dice, rack and strip, played with real mouse and keyboard events."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.play_hands import move, press, release
from wordsmith_desktop.games.length_x_wit.table.dice_floor import DiceFloor
from wordsmith_desktop.games.length_x_wit.table.layout import word_strip
from wordsmith_desktop.games.length_x_wit.table.tile_rack import TileRack
from wordsmith_desktop.games.length_x_wit.table.views import die_view, tile_view
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.strip.dragging import Dragging
from wordsmith_desktop.window.kit.strip.views import PieceView
from wordsmith_desktop.window.kit.theme import LIGHT, Theme

VALUES = {"QU": 6, "P": 3, "W": 5, "X": 6, "Y": 4}
"""Points of letters that are worth more than one."""
FIRST_DIE = 1000


def dice(*texts: str, used: Sequence[int] = ()) -> list[PieceView]:
    """Dice numbered from 1000; those at the places `used` lie on the strip."""
    return [
        die_view(FIRST_DIE + i, text, VALUES.get(text, 1), is_used=i in used)
        for i, text in enumerate(texts)
    ]


def tiles(*texts: str, used: Sequence[int] = ()) -> list[PieceView]:
    """One's own tiles, numbered from 0."""
    return [
        tile_view(i, text, VALUES.get(text, 1), owner="", is_used=i in used)
        for i, text in enumerate(texts)
    ]


def wear(*, scale: int = 100, is_still: bool = True, theme: Theme = LIGHT) -> None:
    """Look as the tests do: without movement."""
    appearance().set_look(Look(theme, scale, is_still))


class Page(QWidget):
    """What hands reach."""

    def __init__(self) -> None:
        super().__init__()
        self.floor, self.strip, self.rack = DiceFloor(), word_strip(), TileRack()
        column = QVBoxLayout(self)
        for widget in (self.floor, self.strip, self.rack):
            column.addWidget(widget)
        column.addStretch(1)
        self.dragging = Dragging(self, self.strip)


class Desk:
    """The page with three dice and five tiles, and what floor and rack told."""

    def __init__(self, qtbot: QtBot) -> None:
        wear()
        self.page = Page()
        self.floor, self.strip, self.rack = self.page.floor, self.page.strip, self.page.rack
        self.floor.show_dice(dice("R", "P", "QU"))
        self.rack.show_tiles(tiles("O", "T", "E", "A", "X"))
        self.told: list[tuple[object, ...]] = []
        for part in (self.floor, self.rack):
            part.picked.connect(lambda load: self.told.append(("picked", load)))
            part.returned.connect(lambda load: self.told.append(("returned", load)))
        self.rack.vowel_picked.connect(lambda tile: self.told.append(("vowel", tile)))
        self.strip.dropped.connect(lambda load, at: self.told.append(("dropped", load, at)))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.strip.setFocus()

    def drag(self, source: QWidget, target: QWidget) -> None:
        """Drag the middle of one widget to that of another."""
        start = QPointF(source.mapTo(self.page, source.rect().center()))
        end = QPointF(target.mapTo(self.page, target.rect().center()))
        press(self.page, start)
        move(self.page, start + QPointF(20, 0))
        move(self.page, end)
        release(self.page, end)
