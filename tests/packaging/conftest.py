"""The developer's entry over an empty project."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.environments import load


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("system_needs")
    monkeypatch.setitem(sys.modules, "system_needs", module)
    return module


@pytest.fixture
def checking(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("checking")
    monkeypatch.setitem(sys.modules, "checking", module)
    return module


@pytest.fixture
def least_versions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("least_versions")
    monkeypatch.setitem(sys.modules, "least_versions", module)
    return module


@pytest.fixture
def dev(
    system: ModuleType,
    checking: ModuleType,
    least_versions: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> ModuleType:
    """dev.py over an empty project on a Linux without display or package manager."""
    module = load("dev")
    assert module.least_versions is least_versions
    assert module.checking is checking
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "OLDEST_VENV", tmp_path / ".venv-oldest")
    monkeypatch.setattr(system, "apt_prefix", lambda: None)
    monkeypatch.setattr(system, "is_present", lambda _need: True)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return module
