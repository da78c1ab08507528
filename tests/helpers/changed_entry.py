"""A game's entry that is other than its own in some parts."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.game_words import GameWords


def changed(entry: GameEntry, **parts: Any) -> GameEntry:
    """The same entry with other parts; what can be called stands for a method."""
    made: GameEntry = _subclass(entry, parts)()
    return made


def saying(entry: GameEntry, **parts: Any) -> GameEntry:
    """The same entry, whose game has other words."""
    words: GameWords = _subclass(entry.words, parts)(entry.game)
    return changed(entry, words=words)


def _subclass(thing: object, parts: dict[str, Any]) -> Any:
    methods = {name: staticmethod(part) if callable(part) else part for name, part in parts.items()}
    return type("Changed", (type(thing),), methods)
