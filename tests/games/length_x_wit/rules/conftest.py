"""Every match of these tests has the small box of the rule ledger's examples."""

from __future__ import annotations

import pytest

from tests.helpers.length_x_wit import use_small_box


@pytest.fixture(autouse=True)
def _small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    use_small_box(monkeypatch)
