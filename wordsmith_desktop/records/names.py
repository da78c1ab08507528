"""How names are written and told apart, for everything that keeps or compares them."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

LONGEST_NAME: Final = 24
GUEST: Final = "guest:"
"""What the key of a player without a profile begins with; no profile's id does."""


def tidy(name: str) -> str:
    """A name as it is kept: each letter with its accents as one character, as far as there is one
    (NFC), no spaces around it, single ones within."""
    return " ".join(normalize("NFC", name).split())[:LONGEST_NAME].strip()


def folded(name: str) -> str:
    """What all spellings of a name have in common, however they are composed, spaced and
    capitalised."""
    # Folded letters may have parts of their own: the standard composes them once more.
    return normalize("NFC", normalize("NFC", " ".join(name.split())).casefold())


def guest_key(name: str) -> str:
    """What a guest of a name is known by."""
    return GUEST + folded(name)
