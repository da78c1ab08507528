"""Dictionaries of one's own, added as Words ▸ Dictionaries does."""

from __future__ import annotations

from pathlib import Path

from wordsmith_desktop.lexicon.own.adding import DictionaryWish, add, found_in
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnList, OwnLists
from wordsmith_desktop.lexicon.own.taking import taken


def add_list(
    lists: OwnLists,
    files: Path,
    tag: str,
    *words: str,
    mode: ListUse = ListUse.ONLY,
    base: str = "",
) -> OwnList:
    """Add one of these words, in small letters; `files` is the folder with our dictionaries."""
    found = taken(words, tag)
    assert found is not None
    return add(found_in(found), DictionaryWish(tag=tag, mode=mode, base=base), lists, files)
