"""What a game calls its strip and its pieces. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.ui.kit.texts import Plural, Text


@dataclass(frozen=True, slots=True)
class StripWords:
    """The sentences of a strip that are about a game's own pieces."""

    name: Text
    """The strip's accessible name."""
    empty: Text
    """What to do with a strip on which nothing lies."""
    spelled: Plural
    """The `{word}` that `{n}` pieces spell."""
