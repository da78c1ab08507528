"""The window over a folder of its own, and the whole program at the table of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.features.challenges.pages.play_challenge import AnyPlay, ChallengeHands
from tests.features.challenges.pages.play_kinds import columns_of
from tests.helpers.challenges import challenges
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.features.challenges.kinds import ChallengeKind
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit import ticks
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow


@pytest.fixture
def preferences(dressed: QApplication) -> Iterator[Preferences]:
    settings = Settings(language="en", theme="light", reduced_motion=True, player_names=("Ana",))
    made = Preferences(settings, parent=dressed)
    yield made
    made.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, services: OwnServices, preferences: Preferences) -> MainWindow:
    made = MainWindow(services, preferences)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def page(window: MainWindow) -> ChallengesPage:
    """The screen of challenges."""
    challenges(window).show()
    shown = window.screen_shown
    assert isinstance(shown, ChallengesPage)
    return shown


@pytest.fixture
def play(
    kind: ChallengeKind,
    qtbot: QtBot,
    dressed: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[AnyPlay]:
    """The program at a table for the kind that the test is about; only the test lets time pass."""
    assert dressed
    monkeypatch.setattr(ticks, "LONGEST_MS", 0)
    made = columns_of(kind.game, tmp_path, qtbot, monkeypatch)
    made.open()
    yield made
    made.shut()


@pytest.fixture
def around(play: AnyPlay) -> ChallengeHands:
    """What is done around that table."""
    return ChallengeHands(play)
