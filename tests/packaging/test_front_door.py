"""What README and CONTRIBUTING lead to is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
STARTS: Final = (ROOT, ROOT / "wordsmith_desktop", ROOT / "packaging")
"""Folders that a path may be told from."""
NAMED: Final = re.compile(r"`([\w.]+(?:/[\w.]+)+/?)`|\]\(([^)#:]+)\)")
"""A path in back quotes, or a link within the tree."""
OF_A_GAME: Final = ("rules/", "words/", "table/")
"""Begin paths within the folder of a game."""
MADE: Final = "build/"
"""Begins paths of what is only there once it has been made."""

every_page = pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])


def _named(page: str) -> Iterator[str]:
    for found in NAMED.finditer((ROOT / page).read_text("utf-8")):
        name = found[1] or found[2]
        if not name.startswith(MADE):
            yield name


def _is_there(name: str) -> bool:
    games = (ROOT / "wordsmith_desktop" / "games").iterdir()
    starts = games if name.startswith(OF_A_GAME) else STARTS
    return any((start / name).exists() for start in starts)


@every_page
def test_every_path_that_is_named_is_there(page: str) -> None:
    assert [] == [name for name in _named(page) if not _is_there(name)]


def test_paths_are_found_and_missed() -> None:
    assert "session/table_view.py" in set(_named("README.md"))
    assert _is_there("session/table_view.py")
    assert not _is_there("session/no_such_view.py")


@pytest.mark.parametrize(("page", "most"), [("README.md", 900), ("CONTRIBUTING.md", 1200)])
def test_a_page_is_short_enough_to_be_read(page: str, most: int) -> None:
    assert most >= len((ROOT / page).read_text("utf-8").split())
