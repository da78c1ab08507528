"""What every test of the window runs under."""

from __future__ import annotations

import pytest

from wordsmith_desktop.ui.kit import patience


@pytest.fixture(autouse=True)
def keys_press_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits until a button that has just come takes the keyboard."""
    monkeypatch.setattr(patience, "PATIENCE_MS", 0)
