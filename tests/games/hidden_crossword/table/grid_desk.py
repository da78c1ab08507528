"""An editor's panel by itself, played with real mouse and keyboard events."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.play_hands import LEFT, NO_KEYS, SHIFT, move, press, release
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.table.grid.editor_panel import EditorPanel
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.grid.rack import RackTile
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import LIGHT, Theme

ACROSS, DOWN = hc.Direction.ACROSS, hc.Direction.DOWN
POOL = "TRAINTRAESGDMOES"
"""Sixteen letters, with TRAIN among them."""
WORDS = frozenset({"TRAIN", "EARS", "SO", "TEA", "ADO", "TO", "RED", "SEAT", "ROSE"})
Laid = tuple[str, int, int, hc.Direction]
"""A word, the row and the column of its first letter, and which way it reads."""
EARS: Laid = ("EARS", -1, 2, DOWN)
"""It lies through the A of TRAIN."""


def wear(theme: Theme = LIGHT, *, scale: int = 100, is_still: bool = True) -> None:
    """Look as the tests do: without movement."""
    appearance().set_look(Look(theme, scale, is_still))


def layout_with(*words: Laid, pool: str = POOL, anchor: str = "TRAIN") -> hc.Layout:
    """The anchor and these words."""
    over = hc.Editor.over((), pool, anchor)
    for word, row, col, direction in words:
        after = over.typed_word(word, hc.Cell(row, col), direction)
        assert isinstance(after, hc.Editor), after
        over = after
    return over.layout


def shown(layout: hc.Layout) -> str:
    """The rows of a figure, a dot for an empty cell."""
    box, letters = hc.Editor(layout, "").bounds, hc.Crossword(layout).letters
    return "/".join(
        "".join(letters.get(hc.Cell(row, col), ".") for col in range(box.left, box.right + 1))
        for row in range(box.top, box.bottom + 1)
    )


class Host(QWidget):
    """What a page does for its panel: lays layouts and has them looked over."""

    def __init__(self, *, pool: str, anchor: str) -> None:
        super().__init__()
        self.pool, self.anchor = pool, anchor
        self.layouts: list[hc.Layout] = []
        self.refused: list[Rejection] = []
        self.takes = True
        self.keys: list[int] = []
        """Keys that the panel left to its page."""
        self.panel = EditorPanel(self.lay, self.refused.append)
        QVBoxLayout(self).addWidget(self.panel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())

    def lay(self, layout: hc.Layout) -> bool:
        """Lay tiles, unless the host takes none."""
        if self.takes:
            self.layouts.append(layout)
            self.put(layout)
        return self.takes

    def put(self, layout: hc.Layout, *, is_open: bool = True, tells: bool = True) -> None:
        """Have the panel show a layout with its faults."""
        grid = hc.Crossword(hc.set_in(layout, self.anchor))
        faults = hc.grid_faults(grid, hc.Demands(self.anchor, self.pool), WORDS.__contains__)
        self.panel.show_puzzle(
            layout, self.pool, self.anchor, faults=faults, is_open=is_open, tells=tells
        )


class Desk:
    """The panel in a window, and what it told."""

    def __init__(
        self,
        qtbot: QtBot,
        *words: Laid,
        pool: str = POOL,
        anchor: str = "TRAIN",
        size: tuple[int, int] = (1280, 760),
    ) -> None:
        self.host = Host(pool=pool, anchor=anchor)
        self.panel = self.host.panel
        self.grid, self.rack = self.panel.grid, self.panel.rack
        self.words, self.tools = self.panel.words, self.panel.tools
        self.host.put(layout_with(*words, pool=pool, anchor=anchor))
        qtbot.addWidget(self.host)
        self.host.resize(*size)
        with qtbot.waitExposed(self.host):
            self.host.show()
        self.host.activateWindow()
        qtbot.waitUntil(self.host.isActiveWindow)
        self.grid.setFocus()
        QApplication.processEvents()

    @property
    def editor(self) -> hc.Editor:
        return self.panel.gestures.editor

    @property
    def figure(self) -> str:
        """What lies on the grid, row by row."""
        return shown(self.editor.layout)

    @property
    def codes(self) -> list[object]:
        """Why things were refused."""
        return [rejection.code for rejection in self.host.refused]

    def go_to(self, row: int, col: int, direction: hc.Direction = ACROSS) -> None:
        """Put the caret somewhere."""
        self.panel.gestures.go_to(hc.Cell(row, col), direction)

    def point(self, row: int, col: int) -> QPointF:
        """The middle of a cell in the host's coordinates."""
        middle = self.grid.view.area(hc.Cell(row, col)).center()
        return QPointF(self.grid.mapTo(self.host, middle.toPoint()))

    def click_cell(self, row: int, col: int) -> None:
        press(self.host, self.point(row, col))
        release(self.host, self.point(row, col))

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Drag whatever is at one point of the host to another."""
        press(self.host, start)
        move(self.host, start + QPointF(6, 6))
        move(self.host, start + QPointF(24, 0))
        move(self.host, end)
        release(self.host, end)

    def drag_cell(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.drag(self.point(*start), self.point(*end))

    def drag_word(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with Shift."""
        self.drag_word_to(self.point(*start), self.point(*end))

    def drag_word_to(
        self, start: QPointF, end: QPointF, end_keys: Qt.KeyboardModifier = NO_KEYS
    ) -> None:
        """Drag with Shift, from one point of the host to another."""
        window = self.host.windowHandle()
        assert window is not None
        QTest.mousePress(window, LEFT, SHIFT, start.toPoint())
        move(self.host, start + QPointF(24, 0))
        move(self.host, end)
        QTest.mouseRelease(window, LEFT, end_keys, end.toPoint())

    def tile(self, letter: str) -> RackTile:
        """The first tile of the rack with that letter."""
        return next(tile for tile in self.rack.tiles if tile.view.text == letter)

    def middle(self, widget: QWidget) -> QPointF:
        """The middle of a widget in the host's coordinates."""
        return QPointF(widget.mapTo(self.host, widget.rect().center()))


def read_all(widget: QWidget) -> str:
    """Everything that a widget and what is in it say to a screen reader or show as a hint."""
    parts = (widget, *widget.findChildren(QWidget))
    return "\n".join("\n".join(_said(part)) for part in parts)


def _said(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.toolTip()
    yield widget.windowTitle()
    text = getattr(widget, "text", None)
    if callable(text):
        yield text()


def lone_grid(qtbot: QtBot, *words: Laid, is_open: bool = False) -> GridBoard:
    """A grid without a panel around it."""
    board = GridBoard()
    qtbot.addWidget(board)
    board.show_editor(hc.Editor.over(layout_with(*words), POOL, "TRAIN"), is_open=is_open)
    board.resize(800, 500)
    with qtbot.waitExposed(board):
        board.show()
    return board
