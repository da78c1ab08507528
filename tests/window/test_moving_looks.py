"""What moves at the tables goes the same ways at the same times, and looks so.

Matches between computers are looked at again, as `packaging/pictures/film.py` does. What is meant
to move in another way is taken anew as the scenes of `test_looks.py` are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF, QThreadPool
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from tests.window.kept_looks import compare_lines, compare_picture, fail_on
from wordsmith_desktop.window.kit.motion.flights import Flight, Flights

pytestmark = [
    # How long computers think may count, which a run for every change should not depend on.
    pytest.mark.nightly,
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]
GAMES: Final = ("letter_pieces", "length_x_wit")
"""The others do not show the same twice: how long a computer thinks counts there."""
FRAMES: Final = 3
"""Pictures of every way: soon after the start, in the middle, and shortly before the end."""


class Camera:
    """Looks at a table whenever a picture of the film is taken."""

    def __init__(self) -> None:
        self.seen: list[tuple[QPixmap, list[str]]] = []

    def take(self, context: Any) -> QPixmap:
        # Below it stands how long everybody has thought.
        table: QWidget = context.window.screen_shown.page
        found = [line for one in table.findChildren(Flights) for line in _lines(one)]
        self.seen.append((table.grab(), found))
        return self.seen[-1][0]

    def end(self) -> Iterator[tuple[QPixmap, list[str]]]:
        """What was seen since the last end."""
        yield from self.seen
        self.seen = []


def _lines(flights: Flights) -> Iterator[str]:
    for flight, box in zip(flights.flights, flights.areas(), strict=True):
        yield f"{_way(flight)} now {_box(box)}"
    for box in flights.marked:
        yield f"marked {_box(box)}"


def _way(flight: Flight) -> str:
    ends = [_box(end.area) if end else "nowhere" for end in (flight.start, flight.goal)]
    times = f"{flight.begins_ms} to {flight.ends_ms} ms"
    kinds = [name for name in ("turns_over", "stays", "is_seen") if getattr(flight, name)]
    return f"{' to '.join(ends)} {times} {' '.join(kinds)}"


def _box(box: QRectF) -> str:
    return f"{box.x():.1f},{box.y():.1f} {box.width():.1f}x{box.height():.1f}"


@pytest.fixture
def film(monkeypatch: pytest.MonkeyPatch) -> Any:
    module: Any = import_module("pictures.film")
    monkeypatch.setattr(module, "PICTURES", FRAMES)
    # Those above them think until their time is over, and so not always the same.
    monkeypatch.setattr(module, "LEVELS", (3, 2))
    return module


@pytest.fixture(autouse=True)
def computers_think_one_after_the_other(qapp: QApplication) -> Iterator[None]:
    """Otherwise it is chance whose answer comes first."""
    assert qapp
    pool = QThreadPool.globalInstance()
    before = pool.maxThreadCount()
    pool.setMaxThreadCount(1)
    yield
    pool.setMaxThreadCount(before)


@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("game", GAMES)
def test_things_go_their_ways_as_they_did(
    game: str,
    is_still: bool,
    film: Any,
    typeface: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camera, kind = Camera(), "still" if is_still else "moving"
    ways, differences = [], []
    monkeypatch.setattr(film, "_picture", camera.take)
    variant = film.Variant("en", "light", film.screens.SMALL)
    context = film.SceneContext(variant, tmp_path / "data", typeface)
    try:
        for number, (name, _) in enumerate(film.film(context, game, is_still=is_still)):
            seen = list(camera.end())
            for place, (_, lines) in enumerate(seen):
                ways += [f"{number} {name}, picture {place + 1}", *lines]
            middle = seen[len(seen) // 2][0]
            differences.append(compare_picture(f"moving/{game}-{kind}-{number}", middle, tmp_path))
    finally:
        context.close()
    fail_on(compare_lines(f"moving/{game}-{kind}", ways), *differences)
