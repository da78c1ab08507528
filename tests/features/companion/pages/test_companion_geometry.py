"""In the smallest window no part of the companion scrolls sideways, whatever the text's size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.games.composition import resize_window
from tests.window.shell.stand_ins import unnamed
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.features.companion.pages.page import CompanionPage
from wordsmith_desktop.features.companion.pages.score_pad_view import ScorePadView
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import LANGUAGES

SMALLEST = QSize(1024, 700)
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Jürgen & Åsa")


@pytest.fixture
def services(tmp_path: Path) -> Iterator[OwnServices]:
    made = open_services(Folders(data=tmp_path, config=tmp_path / "config"), seed=lambda: 7)
    yield made
    made.close()


def _window(
    qtbot: QtBot, typeface: str, services: OwnServices, scale: int, language: str
) -> MainWindow:
    settings = Settings(
        language=language,
        theme="light",
        text_scale=scale,
        reduced_motion=True,
        pad_players=NAMES,
        pad_lines=tuple(f"{place}:{place * 7}" for place in range(8)) * 20,
    )
    window = MainWindow(services, Preferences(settings), family=typeface)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    resize_window(window, SMALLEST, qtbot)
    window.offers.companion()
    return window


def _page(window: MainWindow) -> CompanionPage:
    page = window.screen_shown
    assert isinstance(page, CompanionPage)
    return page


def _beyond(page: CompanionPage) -> list[QWidget]:
    """What is shown beyond the page's right edge."""
    seen = (part for part in page.findChildren(QWidget) if part.isVisible())
    return [
        part for part in seen if part.mapTo(page, QPoint(part.width(), 0)).x() > page.width() + 1
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_every_part_fits_the_smallest_window(
    qtbot: QtBot, typeface: str, services: OwnServices, scale: int, language: str
) -> None:
    window = _window(qtbot, typeface, services, scale, language)
    page = _page(window)
    assert 5 == len(page.choice.offered)
    for part in page.choice.offered:
        page.choice.choose(part)
        qtbot.wait(1)
        assert SMALLEST == window.size(), part
        assert [] == _beyond(page), part
        areas = page.shown.findChildren(QScrollArea)
        assert [0] * len(areas) == [area.horizontalScrollBar().maximum() for area in areas], part
        assert [] == unnamed(page), part


def test_an_entry_on_the_pad_leaves_the_page_as_it_is(
    qtbot: QtBot, typeface: str, services: OwnServices
) -> None:
    page = _page(_window(qtbot, typeface, services, 100, "en"))
    page.choice.choose("pad")
    view = page.shown
    assert isinstance(view, ScorePadView)
    view.field.setText("12")
    view.enter.click()
    assert view.isVisible()
    assert "12" in view.table.texts()[0][1]
