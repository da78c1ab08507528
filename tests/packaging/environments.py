"""Modules from packaging/ and environments that look complete."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "packaging"


def load(name: str) -> ModuleType:
    """A fresh module from packaging/, which is no package and must not be one."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name.replace('.', '/')}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put_venv(dev: ModuleType, extras: Sequence[str] = (), *, is_oldest: bool = False) -> None:
    """An environment that looks complete, though its interpreter does not run."""
    venv = dev.OLDEST_VENV if is_oldest else dev.VENV
    python = dev.venv_python(venv)
    python.parent.mkdir(parents=True)
    python.write_text("")
    dev.write_stamp(venv, dev.wanted_stamp(dev.ROOT, extras, is_oldest=is_oldest))


def ready_for(dev: ModuleType, *extras: str) -> bool:
    ready: bool = dev.is_ready(dev.VENV, dev.wanted_stamp(dev.ROOT, extras))
    return ready


def change_project(dev: ModuleType) -> None:
    (dev.ROOT / "pyproject.toml").write_text("[project]\nname = 'other'\n")
