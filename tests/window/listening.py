"""What is read out."""

from __future__ import annotations

from types import ModuleType

import pytest


def heard(patch: pytest.MonkeyPatch, *modules: ModuleType) -> list[str]:
    """All that these modules have read out from now on, in order."""
    said: list[str] = []
    for module in modules:
        patch.setattr(module, "announce", lambda _source, sentence: said.append(sentence))
    return said
