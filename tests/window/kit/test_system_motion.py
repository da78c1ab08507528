"""Movement as the system has it: asked of each desktop its way, followed where the settings do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.appearance import look_for
from wordsmith_desktop.window.kit.motion_watch import MotionWatch
from wordsmith_desktop.window.kit.system_motion import system_reduces_motion


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    return tmp_path


@pytest.fixture
def watch(desktop: Path, qapp: QApplication) -> Iterator[MotionWatch]:
    assert desktop
    assert qapp
    made = MotionWatch(system="linux", tool="says-so")
    yield made
    made.close()


def _tool(folder: Path, said: str) -> None:
    tool = folder / "says-so"
    tool.write_text(f"#!/bin/sh\necho {said}\n")
    tool.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a Unix shell")
@pytest.mark.parametrize(("said", "is_reduced"), [("false", True), ("true", False)])
def test_gnome_is_asked_and_nothing_waits_for_it(
    desktop: Path, qtbot: QtBot, said: str, is_reduced: bool
) -> None:
    _tool(desktop, said)
    watch = MotionWatch(system="linux", tool="says-so")
    with qtbot.waitSignal(watch._run.finished):
        watch.ask()
        assert not system_reduces_motion()
    assert is_reduced is system_reduces_motion()
    assert is_reduced is look_for(Settings()).reduced_motion
    # What somebody has chosen counts more.
    assert not look_for(Settings(reduced_motion=False)).reduced_motion
    assert look_for(Settings(reduced_motion=True)).reduced_motion
    watch.close()
    assert not system_reduces_motion()


@pytest.mark.parametrize(
    ("kept", "is_reduced"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[$Version]\nupdate_info=a:b\n[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nSingleClick=false\n", False),
        ("no group\n", False),
    ],
)
def test_kde_has_it_in_a_file(
    watch: MotionWatch,
    desktop: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: str,
    is_reduced: bool,
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    (desktop / "kdeglobals").write_text(kept)
    told: list[bool] = []
    watch.changed.connect(lambda: told.append(system_reduces_motion()))
    watch.ask()
    assert is_reduced is system_reduces_motion()
    assert told == [True] * is_reduced


def test_a_desktop_that_cannot_be_asked_moves(watch: MotionWatch) -> None:
    watch.ask()
    assert not system_reduces_motion()
