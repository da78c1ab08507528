"""Runs pytest inside Windows, or what Wine makes of it: `python run_tests.py SETTINGS ARGS…`

SETTINGS is a file of JSON: `environ`, variables that Wine would keep from Windows' programs, and
`left_out`, tests by the beginning of their name, each with its reason.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class LeavingOut:
    """A plugin that skips what only Wine gets wrong, and tells what it knows of no test."""

    def __init__(self, reasons: Mapping[str, str]) -> None:
        self._reasons = reasons

    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        """Mark what is left out, each with its reason."""
        for item in items:
            for name, reason in self._reasons.items():
                if is_meant(name, item.nodeid):
                    item.add_marker(pytest.mark.skip(reason=f"Wine: {reason}"))


def is_meant(name: str, test: str) -> bool:
    """Whether a name stands for a test: for itself, its parameters, or all of its file."""
    rest = test.removeprefix(name)
    return test.startswith(name) and rest[:1] in ("", "[", ":")


def main(arguments: Sequence[str]) -> int:
    """Run them; pytest's own status."""
    settings = json.loads(Path(arguments[0]).read_text("utf-8"))
    os.environ.update(settings["environ"])
    os.chdir(ROOT)
    # Whatever starts a Python of its own finds the project, too.
    return int(pytest.main(list(arguments[1:]), [LeavingOut(settings["left_out"])]))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
