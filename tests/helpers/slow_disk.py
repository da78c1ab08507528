"""A disk that takes its time: whoever sees something to it waits until a test lets it go on."""

from __future__ import annotations

import os
import threading

import pytest


class SlowDisk:
    """Stands in for `os.fsync`. In the thread that made it nothing may be waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._here = threading.get_ident()
        self._may_go = threading.Event()
        self._may_go.set()
        self._asked = threading.Event()
        self.waits_here = 0
        """How often the thread that made it would have waited."""
        self.syncs = 0
        """How often anything was seen to it."""
        self.fault: OSError | None = None
        """What it says once it goes on."""
        monkeypatch.setattr(os, "fsync", self._sync)

    def stop(self) -> None:
        """From now on it takes its time."""
        self._asked.clear()
        self._may_go.clear()

    def go_on(self) -> None:
        """From now on it is quick, and done with what waits."""
        self._may_go.set()

    def until_asked(self) -> None:
        """Wait until somebody waits for it."""
        assert self._asked.wait(5)

    def _sync(self, _descriptor: int) -> None:
        self.syncs += 1
        if threading.get_ident() == self._here:
            self.waits_here += 1
        else:
            self._asked.set()
            self._may_go.wait()
        if self.fault is not None:
            raise self.fault
