"""Folding of typed text to the letters that pieces, tiles, dice and cards can show.

Source: letter-piece rules R3 (hyphen and apostrophe count) and R4 (umlauts and sharp s).
"""

from __future__ import annotations

import unicodedata

from .languages import folding_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = "-'"
ALPHABET = LETTERS + MARKS
"""Every character of a folded word, in the order of the columns of a letter count."""


def fold(text: str, tag: str = "de") -> str:
    """Return `text` in capitals A-Z, as words of a dictionary's language are played.

    In German Ä, Ö, Ü, ß become AE, OE, UE, SS. Hyphens and apostrophes stay; other accents fall off
    their base letter (É gives E, Ñ gives N). Whatever has no letter A-Z behind it stays as it is,
    so that a ruling can name it.
    """
    if text.isascii():
        return text.upper()
    composed = unicodedata.normalize("NFC", text).upper().translate(folding_of(tag))
    if composed.isascii():
        return composed
    return "".join(map(_base_letter, composed))


def bad_characters(folded: str) -> str:
    """Return the characters of a folded word that no game can show, each once, in order."""
    if folded.isascii() and folded.isalpha():
        return ""
    return "".join(c for c in dict.fromkeys(folded) if c not in ALPHABET)


def _base_letter(character: str) -> str:
    """Drop the accents of one character if a plain letter is left."""
    base = unicodedata.normalize("NFD", character)[0]
    return base if base in LETTERS else character
