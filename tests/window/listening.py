"""What is read out."""

from __future__ import annotations

from types import ModuleType

import pytest


def heard(patch: pytest.MonkeyPatch, *modules: ModuleType) -> list[str]:
    """All that these modules have read out from now on, in order."""
    said: list[str] = []

    def hear(_source: object, sentence: str, **_how: object) -> None:
        said.append(sentence)

    for module in modules:
        patch.setattr(module, "announce", hear)
    return said
