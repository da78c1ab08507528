"""The screen stays awake as long as anybody has a reason, by the means of each system."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtDBus import QDBusConnection, QDBusMessage

from wordsmith_desktop.window.kit.awake import (
    BusLamp,
    Lamp,
    MacLamp,
    WindowsLamp,
    stay_awake,
    system_lamp,
    use_lamp,
)


class NotedLamp:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def keep_on(self) -> None:
        self.asked.append("on")

    def let_go(self) -> None:
        self.asked.append("off")


@pytest.fixture
def lamp() -> Iterator[NotedLamp]:
    made = NotedLamp()
    use_lamp(made)
    yield made
    use_lamp(None)


def test_it_is_asked_once_for_all_reasons_and_let_go_after_the_last(lamp: NotedLamp) -> None:
    stay_awake("table", True)
    stay_awake("clock", True)
    stay_awake("table", True)
    stay_awake("table", False)
    assert ["on"] == lamp.asked
    stay_awake("clock", False)
    stay_awake("clock", False)
    assert ["on", "off"] == lamp.asked


def test_whoever_stops_using_it_lets_it_go(lamp: NotedLamp) -> None:
    stay_awake("table", True)
    use_lamp(None)
    assert ["on", "off"] == lamp.asked


@pytest.mark.parametrize(
    ("system", "kind"), [("linux", BusLamp), ("win32", WindowsLamp), ("darwin", MacLamp)]
)
def test_every_system_has_its_own_means(system: str, kind: type[Lamp]) -> None:
    assert isinstance(system_lamp("Program", "why", system), kind)


def test_windows_is_told_by_the_flags_of_a_display_and_then_without() -> None:
    told: list[int] = []
    lamp = WindowsLamp(told.append)
    lamp.keep_on()
    lamp.let_go()
    assert [0x8000_0002, 0x8000_0000] == told


@pytest.mark.skipif(sys.platform == "win32", reason="its tool is a shell script here")
def test_macos_runs_a_tool_until_it_is_let_go(tmp_path: Path) -> None:
    tool = tmp_path / "caffeinate"
    tool.write_text("#!/bin/sh\nexec sleep 60\n")
    tool.chmod(0o755)
    lamp = MacLamp(str(tool))
    lamp.keep_on()
    assert lamp._run is not None
    running = lamp._run
    assert running.poll() is None
    lamp.let_go()
    assert running.poll() is not None


def test_a_system_without_the_tool_fails_nobody(tmp_path: Path) -> None:
    lamp = MacLamp(str(tmp_path / "nothing"))
    lamp.keep_on()
    lamp.let_go()


def test_a_session_without_a_bus_fails_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    lamp = BusLamp("Program", "why")
    lamp.keep_on()
    lamp.let_go()


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session's bus of its own; its address."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        pytest.skip("no dbus-daemon here")
    command = [daemon, "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        address = run.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address
        run.terminate()


def _others(address: str) -> int:
    """How many connections a bus has beside the one that asks."""
    asker = QDBusConnection.connectToBus(address, "asker")
    service = "org.freedesktop.DBus"
    call = QDBusMessage.createMethodCall(service, "/org/freedesktop/DBus", service, "ListNames")
    names: list[str] = asker.call(call).arguments()[0]
    del asker
    QDBusConnection.disconnectFromBus("asker")
    return sum(name.startswith(":") for name in names) - 1


def test_on_linux_it_lasts_as_long_as_a_connection_to_the_bus(qapp: object, bus: str) -> None:
    assert qapp
    lamp = BusLamp("Program", "why")
    for _ in range(2):
        lamp.keep_on()
        assert 1 == _others(bus)
        lamp.let_go()
        assert 0 == _others(bus)
