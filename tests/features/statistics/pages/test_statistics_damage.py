"""The page of statistics over a damaged file: it shows what there is, and never stops."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.effort import EFFORT
from tests.helpers.statistics import random_record
from tests.records.results.test_fuzz import harmed
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab
from wordsmith_desktop.features.statistics.pages.statistics_source import Selection

pytestmark = pytest.mark.usefixtures("dressed")


def settle(page: StatisticsPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.is_waiting)
    QApplication.processEvents()


def test_the_page_is_shown_over_any_file(qtbot: QtBot, ports: ToyPorts, tmp_path: Path) -> None:
    path, rng = tmp_path / "saves" / "statistics.sqlite", Rng(4)
    kept = ports.bookkeeping.kept
    kept.record(*(random_record(number, rng) for number in range(30)))
    kept.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    sound = path.read_bytes()
    for seed in range(8 * EFFORT):
        kept.close()
        for file in path.parent.glob("statistics*"):
            file.unlink()
        path.write_bytes(harmed(sound, Rng(seed)))
        page = StatisticsPage(
            ports.games(), ports.people, ports.bookkeeping, Tab.STATISTICS, Selection("p1")
        )
        qtbot.addWidget(page)
        page.show()
        settle(page, qtbot)
        page.tabs.setCurrentIndex(Tab.HIGH_SCORES.value)
        settle(page, qtbot)
        page.close()
