"""The binding counts references rightly.

PySide6 6.12.0 on Python 3.10 and 3.11 loses one reference to None on every call that returns
nothing, and ends the interpreter after some thousand calls.
"""

from __future__ import annotations

import sys
from importlib.metadata import version

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

CALLS = 1000


def test_calls_that_return_nothing_leave_the_references_to_none_alone(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.update()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.update()
    assert abs(sys.getrefcount(None) - before) < CALLS // 2


def test_the_version_that_miscounts_is_kept_out() -> None:
    assert sys.version_info >= (3, 12) or version("PySide6-Essentials") != "6.12.0"
