"""How tables stand in windows of every size: measures in pixels, as people see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.games.table_play import SETTINGS, TablePlay
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.value import Value, field, replace
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.shell.main_window import MainWindow

SMALL, LARGE = QSize(1280, 800), QSize(1920, 1080)
LOWEST: Final = QSize(1366, 768)
SIZES: Final = (SMALL, LOWEST, LARGE, QSize(2560, 1440)) if EFFORT > 1 else (LOWEST, LARGE)
"""From small to large. By day there is the one with the least height, and a usual large one."""
SCALES: Final = (100, 200)
CORNER: Final = (20, 16)
"""Pixels from the window's right and lower edge to the button that goes on."""
GROWTH: Final = 1.35
"""How much higher pieces are in the large window at least."""


Step = Callable[[Any], object]
"""Something that is done at a table, with the game's own `Play`."""
Parts = Mapping[str, QWidget]
"""Parts of a page by what a test calls them."""


class Laid(Value):
    """A table at which somebody lays something."""

    sit: Step
    shares: Mapping[str, float]
    """The least heights of pieces in the window's, by what they are."""
    heights: Callable[[Any], Mapping[str, float]]
    """Of those pieces, in pixels."""
    acted_on: Callable[[Any], Sequence[QWidget]]
    """What is to be seen whole, besides all buttons."""
    foot: Callable[[Any], int]
    """Where the last zone ends, in pixels from the window's upper edge."""
    scrolls: Mapping[tuple[int, int, int], str] = field(default_factory=dict)
    """Sizes of window and of text at which some of it comes by scrolling, and why."""


class Turn(Value):
    """A turn that is played step by step."""

    sit: Step
    zones: Callable[[Any], Parts]
    """What is to stand still."""
    steps: Mapping[str, Step]
    """By name, in their order."""
    gone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By step, the zones that are something else from then on."""
    scrolls: Mapping[tuple[int, int, int], str] = field(default_factory=dict)
    """Sizes of window and of text at which a step scrolls, and why."""


class Refusal(Value):
    """A word that is refused when it is handed in."""

    sit: Step
    zones: Callable[[Any], Parts]
    hand_in: Step
    over: Callable[[Any], QRect]
    """Where the reason is to lie, in the window."""
    next_key: Step


class FirstWord(Value):
    """The way from a table that was just dealt to the first word that stands."""

    play: Callable[[Any], int]
    """Plays it; answers how many letters and chances it took, which are the game itself."""
    keys: int
    """Keys besides those."""
    clicks: int = 0


class CompositionCase(Value):
    """The tables of one game, as the suite over all games looks at them."""

    laid: Mapping[str, Laid]
    turns: Mapping[str, Turn]
    ways: Mapping[str, tuple[Step, ...]]
    """Steps after each of which one button goes on, in the corner; the first sits down."""
    refusals: Mapping[str, Refusal]
    first_word: FirstWord


def composition_of(game: str) -> CompositionCase:
    """A registered game's case."""
    case: CompositionCase = import_module(f"tests.games.{game}.table.composition_case").CASE
    return case


def fit(play: TablePlay[Any, Any], size: QSize) -> None:
    """Have the window that large; a page that is dressed anew may be covered again."""
    play.lift()
    resize(play, size)
    play.lift()
    QApplication.processEvents()


def large_text(scale: int) -> Settings:
    """The settings with text of so many percent."""
    return replace(SETTINGS, text_scale=scale)


def resize(play: TablePlay[Any, Any], size: QSize) -> None:
    """Have the window that large, dressed for it."""
    resize_window(play.window, size, play.qtbot)


def resize_window(window: MainWindow, size: QSize, qtbot: QtBot) -> None:
    """Have a window that large, dressed for it."""
    window.resize(size)
    rests = QSignalSpy(window._resized.timeout)
    if window._resized.isActive():
        window._resized.setInterval(0)
        window._resized.start()
        qtbot.waitUntil(lambda: rests.count() > 0)
    for _ in range(3):
        # One layout within another is set with the events that follow.
        QApplication.processEvents()
    assert window.size() == size


def place(part: QWidget) -> QRect:
    """Where a part stands in its window."""
    return QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())


def shown_buttons(page: QWidget) -> list[QPushButton]:
    """The push buttons that can be seen."""
    return [one for one in page.findChildren(QPushButton) if one.isVisible()]


def primary(page: QWidget) -> QPushButton:
    """The button that goes on."""
    found = [one for one in shown_buttons(page) if one.property("rank") == "primary"]
    assert len(found) == 1, [one.text() for one in found]
    return found[0]


def is_in_corner(button: QWidget) -> bool:
    """Whether it stands where the button that goes on stands on every table, to 2 pixels."""
    box, window = place(button), button.window()
    beside = window.width() - (box.right() + 1) - CORNER[0]
    below = window.height() - (box.bottom() + 1) - CORNER[1]
    return abs(beside) <= 2 and abs(below) <= 2


def hidden_parts(parts: Sequence[QWidget]) -> Iterator[str]:
    """Parts of which not all can be seen, with what can be."""
    for part in parts:
        seen = part.visibleRegion().boundingRect()
        if not part.isVisible() or seen != part.rect():
            yield f"{type(part).__name__} {part.accessibleName()!r}: {seen} of {part.rect()}"


def cut_buttons(page: QWidget) -> list[str]:
    """Buttons that are narrower than what is written on them."""
    return [
        one.text()
        for one in page.findChildren(QAbstractButton)
        if one.isVisible() and isinstance(one, QPushButton) and one.width() < _breadth(one)
    ]


def _breadth(button: QPushButton) -> int:
    """Of the longest line on it, in pixels."""
    lines = button.text().replace("&&", "&").splitlines()
    return max((button.fontMetrics().horizontalAdvance(line) for line in lines), default=0)


def geometry(parts: dict[str, QWidget]) -> dict[str, QRect]:
    """Where those of the parts stand that can be seen."""
    return {name: place(part) for name, part in parts.items() if part.isVisible()}


def moved(before: dict[str, QRect], after: dict[str, QRect]) -> list[str]:
    """What stands elsewhere, of all that is to be seen both times."""
    return [
        f"{name}: {before[name]} -> {after[name]}"
        for name in before.keys() & after.keys()
        if before[name] != after[name]
    ]
