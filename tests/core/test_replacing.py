"""Moving and removing a file that something else looks at just then."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wordsmith_desktop.core import replacing
from wordsmith_desktop.core.replacing import remove, replace


@pytest.fixture
def scanned(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str]]:
    """Has Windows refuse so many times, as while a scanner reads; what was tried is listed."""

    def begin(times: int) -> list[str]:
        tried: list[str] = []

        def refusing(name: str, call: Callable[..., None]) -> Callable[..., None]:
            def refuse(*arguments: Any) -> None:
                tried.append(name)
                if len(tried) <= times:
                    raise PermissionError(13, "used by another process")
                call(*arguments)

            return refuse

        for name in ("replace", "unlink"):
            monkeypatch.setattr(os, name, refusing(name, getattr(os, name)))
        monkeypatch.setattr(time, "sleep", lambda _seconds: None)
        return tried

    return begin


def test_what_a_scanner_holds_is_moved_and_removed_once_it_lets_go(
    scanned: Callable[[int], list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    (tmp_path / "new").write_text("new")
    tried = scanned(3)
    replace(tmp_path / "new", tmp_path / "old")
    assert ("new", ["replace"] * 4) == ((tmp_path / "old").read_text(), tried)
    tried = scanned(2)
    remove(tmp_path / "old")
    assert ([], 3) == (list(tmp_path.iterdir()), tried.count("unlink"))


def test_patience_has_an_end(
    scanned: Callable[[int], list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    clock = iter(range(10))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock) * 0.4)
    tried = scanned(1000)
    with pytest.raises(PermissionError):
        remove(tmp_path / "held")
    assert 3 == len(tried)


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_elsewhere_a_refusal_stands(
    scanned: Callable[[int], list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    tried = scanned(1000)
    with pytest.raises(PermissionError):
        remove(tmp_path / "not ours")
    assert ["unlink"] == tried


def test_what_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        replace(tmp_path / "nothing", tmp_path / "something")


def test_nothing_of_a_persons_is_moved_another_way() -> None:
    """Where the program moves files it does so by `replace`."""
    package = Path(replacing.__file__).parents[1]
    others = re.compile(r"os\.replace\(|os\.rename\(|\.rename\(|shutil\.move\(")
    direct = [
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if path.name != "replacing.py" and others.search(path.read_text("utf-8"))
    ]
    assert [] == direct
