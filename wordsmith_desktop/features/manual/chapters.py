"""The chapters of the manual, which lie as Markdown in one folder for each language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.value import Value

_FILE: Final = re.compile(r"[0-9]+-(?P<name>[a-z-]+)\.md")
"""How a chapter's file is named; they follow each other by their numbers."""


class Chapter(Value):
    """One file of the manual."""

    name: str
    """The same in every language, such as "computers"; a game's is that of the game."""
    title: str
    text: str
    """Markdown, with its title as the first line."""
    path: Path


def read_chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """All chapters in a language, in order; none where they are not there or cannot be read."""
    try:
        return tuple(filter(None, map(_read, sorted((folder / language).glob("*.md")))))
    except (OSError, UnicodeDecodeError):
        return ()


def find_chapters(chapters: Sequence[Chapter], wanted: str) -> list[Chapter]:
    """Those that hold all the words that are wanted; all where none is."""
    words = wanted.casefold().split()
    return [one for one in chapters if all(word in one.text.casefold() for word in words)]


def _read(path: Path) -> Chapter | None:
    named = _FILE.fullmatch(path.name)
    if named is None:
        return None
    text = path.read_text("utf-8")
    title = text.partition("\n")[0].lstrip("# ").strip()
    return Chapter(named["name"].replace("-", "_"), title, text, path)
