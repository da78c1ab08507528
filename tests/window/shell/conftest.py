from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import ToyRuleset
from tests.window.shell.stand_ins import ToyPage, ToyPorts, default_settings, toy_ports
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow

OpenTable = Callable[..., ToyPage]


@pytest.fixture
def ports(tmp_path: Path) -> Iterator[ToyPorts]:
    made = toy_ports(tmp_path / "saves")
    yield made
    end_all()
    made.bookkeeping.kept.close()


@pytest.fixture
def preferences(dressed: QApplication) -> Iterator[Preferences]:
    made = Preferences(default_settings(), parent=dressed)
    yield made
    made.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, ports: ToyPorts, preferences: Preferences) -> MainWindow:
    made = MainWindow(ports, preferences)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def open_table(window: MainWindow, ports: ToyPorts) -> OpenTable:
    """Sits Ana and Ben down to a match of the toy game."""

    def sit_down(ruleset: ToyRuleset | None = None) -> ToyPage:
        opened = ports.sessions.start(
            "toy", ruleset or ToyRuleset(), players=("Ana", "Ben"), dictionary="en"
        )
        path = opened.path
        opened.session.close()
        window.commands.open(path)
        return page_of(window)

    return sit_down


def page_of(window: MainWindow) -> ToyPage:
    """The toy's page at the table."""
    assert window.host is not None
    page = window.host.page
    assert isinstance(page, ToyPage)
    return page
