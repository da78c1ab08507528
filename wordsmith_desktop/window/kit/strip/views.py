"""What rows and strip show: plain values that a presenter makes."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import Plural, Text


class PieceView(Value):
    """A piece in a row."""

    id: int
    """The piece's number; no two pieces on a table share one."""
    text: str
    """Its letters A-Z."""
    spoken: str
    """The piece in words, such as "pink card TH, in your hand"."""
    is_used: bool = False
    """Whether it lies on the strip, so that only its place is left."""
    face: Any = None
    """What the game's painter needs beyond the letters."""


class LaidView(Value):
    """A piece on the strip."""

    id: int
    """The piece's number; no two pieces on the strip share one."""
    text: str
    """Its letters A-Z."""
    spoken: str
    """The piece in words."""
    group: int | None = None
    """What the piece belongs to; pieces of one group are tied together."""
    group_name: str = ""
    """What is written on the tie, such as "Ben: CAT"."""
    face: Any = None
    """What the game's painter needs beyond the letters."""


class PieceLoad(Value):
    """A piece from a row."""

    piece: int
    """The piece's number."""


class LaidLoad(Value):
    """A piece that lies on the strip already."""

    piece: int
    """The piece's number."""


Load = PieceLoad | LaidLoad


class StripWords(Value):
    """The sentences of a strip that are about a game's own pieces."""

    name: Text
    """The strip's accessible name."""
    empty: Text
    """What to do with a strip on which nothing lies."""
    spelled: Plural
    """The `{word}` that `{n}` pieces spell."""
