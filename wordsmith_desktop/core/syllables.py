"""Plain syllables that can be read aloud and typed again: the digits of all codes.

No two of their letters sound alike in English or in German.
"""

from __future__ import annotations

from itertools import product
from typing import Final

CONSONANTS: Final = "BDFGKLMNPRST"
VOWELS: Final = "AEIOU"
SYLLABLES: Final = tuple(map("".join, product(CONSONANTS, VOWELS)))
BASE: Final = len(SYLLABLES)
GROUP: Final = 4
"""Letters between two hyphens."""
_HEARD: Final = str.maketrans("CQVZJYÄÖÜ", "KKFSIIEOU")
"""How letters that no code has may have been meant."""
_RUDE: Final = """
DIKE FUKA FUKE FUKI FUKO FUKU KAKA KAKE KAKI KAKO KIKE LUDE NEGA NEGE NEGI NEGO NIGA NIGE
NIGO NUDE PEDO PIPI PISE PISI POPO PUTA PUTE PUTO RAPE SADO SUKA TITE TITI TITO
"""
"""Four letters that nobody wants to read aloud."""


def heard(text: str) -> str:
    """The letters that were meant, typed in capitals or not, with hyphens, spaces or neither."""
    return "".join(filter(str.isalnum, text)).upper().translate(_HEARD)


def grouped(letters: str) -> str:
    """As it is read: "NOFA-PONI-GARU"."""
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def spelled(digits: list[int]) -> str:
    """A syllable for each digit."""
    return "".join(SYLLABLES[digit] for digit in digits)


def digits_of(letters: str) -> list[int] | None:
    """The digits again; None where consonants and vowels do not take turns."""
    parts = [letters[at : at + 2] for at in range(0, len(letters), 2)]
    return list(map(SYLLABLES.index, parts)) if set(parts) <= set(SYLLABLES) else None


def is_rude(letters: str) -> bool:
    """Whether somewhere in it stands what nobody wants to read aloud before children."""
    return any(letters[at : at + GROUP] in _RUDE for at in range(len(letters) - GROUP + 1))


MARK_LENGTH: Final = 8
"""Letters that tell the words of somebody's own dictionary, behind those of a deal's code."""


def mark_of(digest: str) -> str:
    """The small letters that follow from the SHA-256 of a dictionary's words."""
    number = int(digest, 16)
    while True:
        digits = [number // BASE**place % BASE for place in range(MARK_LENGTH // 2)]
        if not is_rude(spelled(digits)):
            return spelled(digits).lower()
        number += 1
