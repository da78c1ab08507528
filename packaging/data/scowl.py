"""SCOWL's lists by kind and size: the smaller the size, the more people know the word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .word_material import read_lines

AMERICAN = ("english", "american")
BRITISH = ("english", "british")
"""Beginnings of the names of lists; variants of a spelling are among them."""


def scowl_lists(folder: Path, kind: str, most: int = 95) -> Iterator[tuple[str, int, list[str]]]:
    """Give the lists of one kind up to a size, each with its region and size."""
    for path in sorted(folder.glob(f"*-{kind}.*")):
        size = int(path.suffix[1:])
        if size <= most:
            yield path.name.split("-")[0], size, read_lines(path, "latin-1")


def scowl_sizes(folder: Path) -> dict[str, int]:
    """Return the smallest size of every word that is no name."""
    sizes: dict[str, int] = {}
    for kind in ("words", "contractions"):
        for _, size, words in scowl_lists(folder, kind):
            for word in words:
                sizes[word] = min(size, sizes.get(word, size))
    return sizes


def scowl_names(folder: Path, most: int) -> set[str]:
    """Return names and other capitalised entries up to a size."""
    lists = (
        words
        for kind in ("upper", "proper-names")
        for _, _, words in scowl_lists(folder, kind, most)
    )
    return {word for words in lists for word in words}
