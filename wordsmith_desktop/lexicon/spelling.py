"""The spelling behind a folded word: one byte that undoes folding.

Folding joins spellings (Masse and Maße), so a listed word keeps the shape of its commonest one:
bit 7 is a capital first letter, bit i that the i-th pair AE, OE, UE, SS from the left is one
letter. Fifteen letters hold at most seven pairs.
"""

from __future__ import annotations

import re
from itertools import islice, product

from .folding import fold

CAPITAL = 0x80
MAX_PAIRS = 7
_PAIR = re.compile("AE|OE|UE|SS")
_JOINED = {"ae": "ä", "oe": "ö", "ue": "ü", "ss": "ß"}


def spelling(word: str, shape: int) -> str:
    """Return the spelling of a folded word with the given shape byte."""
    lower = word.lower()
    pieces: list[str] = []
    start = 0
    for place, pair in enumerate(_PAIR.finditer(word)):
        if place < MAX_PAIRS and shape >> place & 1:
            pieces += [lower[start : pair.start()], _JOINED[pair.group().lower()]]
            start = pair.end()
    text = "".join(pieces) + lower[start:]
    return text[:1].upper() + text[1:] if shape & CAPITAL else text


def shape_of(surface: str) -> int | None:
    """Return the shape byte of a spelling, or None where a byte cannot hold it (café)."""
    word = fold(surface)
    shape = CAPITAL if surface[:1].isupper() else 0
    at = {pair.start(): place for place, pair in enumerate(_PAIR.finditer(word))}
    folded = 0
    for character in surface.lower():
        if character in _JOINED.values() and at.get(folded, MAX_PAIRS) < MAX_PAIRS:
            shape |= 1 << at[folded]
        folded += len(fold(character))
    return shape if spelling(word, shape) == surface else None


def spellings(word: str, *, limit: int = 64) -> list[str]:
    """Return up to `limit` lower-case spellings that fold to `word`, the plainest first."""
    pairs = [pair.start() for pair in _PAIR.finditer(word)]
    shapes = islice(product((False, True), repeat=len(pairs)), limit)
    return [_join(word.lower(), dict(zip(pairs, joined, strict=True))) for joined in shapes]


def _join(lower: str, joined: dict[int, bool]) -> str:
    """Write the pairs that start at the marked places as one letter."""
    text = lower
    for start in sorted((at for at, is_joined in joined.items() if is_joined), reverse=True):
        text = text[:start] + _JOINED[text[start : start + 2]] + text[start + 2 :]
    return text
