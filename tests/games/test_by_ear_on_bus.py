"""A whole short match of each game by what the accessibility bus says, and by keys, alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pictures.spoken_pages import needs, x_server

from tests.games.bus_ear import LOG

MATCHES = Path(__file__).with_name("test_by_ear.py")
ON_A_BUS = ("dbus-run-session", "--")
HARMLESS = "qt_log_ignore=Could not find accessible on path\nQSpiApplication::keyEventError"
"""Qt says so where somebody asks for what was closed meanwhile, or the bus is slow with a key."""
MISSING = [need.package for need in needs() if not need.is_there]

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {' '.join(MISSING)}"),
]


def test_all_games_are_played_by_what_the_bus_says(tmp_path: Path) -> None:
    log = tmp_path / "heard.txt"
    with x_server() as display:
        settings = {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            LOG: str(log),
        }
        played = subprocess.run(
            [*ON_A_BUS, sys.executable, "-m", "pytest", "-q", "-o", HARMLESS, str(MATCHES)],
            check=False,
            env={**os.environ, **settings},
            capture_output=True,
            text=True,
        )
    assert 0 == played.returncode, played.stdout
    assert 4 == log.read_text(encoding="utf-8").count("comes to Play again")
