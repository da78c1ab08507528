"""What the program must know of a language to play with its words.

A language whose words somebody brings along needs nothing here: accents fall off its letters. One
line tells what is otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from wordsmith_desktop.core.value import Value, field

_CODE: Final = re.compile("[a-z]{2,3}")
_ALL: Final = {
    "Æ": "AE",
    "Œ": "OE",
    "Ĳ": "IJ",
    "ß": "SS",
    "ẞ": "SS",
    "Þ": "TH",
    "Ł": "L",
    "Ø": "O",
    "Đ": "D",
    "Ð": "D",
    "Ħ": "H",
    "Ŧ": "T",
    "Ŋ": "N",
    "Ŀ": "L",
    "’": "'",
    "ʼ": "'",
    "·": "",
    "\u2010": "-",
    "\u2011": "-",
}
"""Letters A-Z that stand for one which is no letter with an accent, or for a mark."""
_UMLAUTS: Final = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}


class WordLanguage(Value):
    """A language that words are of."""

    code: str
    """By ISO 639: "en"."""
    folding: Mapping[str, str] = field(default_factory=dict)
    """What a capital letter becomes where it does not merely lose its accent: Ä is AE in German.
    Ñ becomes N, so that both are one letter of every game."""
    has_possessives: bool = False
    """Whether 's may be put to any word, as in English."""
    has_compounds: bool = False
    """Whether nouns are joined freely, as in German."""

    def __hash__(self) -> int:
        return hash(self.code)


_KNOWN: Final = {
    one.code: one
    for one in (
        # Whoever types an umlaut in an English match means what it is in German.
        WordLanguage("en", _UMLAUTS, has_possessives=True),
        WordLanguage("de", _UMLAUTS, has_compounds=True),
        WordLanguage("da", {"Ø": "OE", "Å": "AA"}),
        WordLanguage("nb", {"Ø": "OE", "Å": "AA"}),
        WordLanguage("nn", {"Ø": "OE", "Å": "AA"}),
        WordLanguage("no", {"Ø": "OE", "Å": "AA"}),
    )
}
OURS: Final = ("en", "de")
"""Those whose dictionaries, boxes and decks the program brings; codes and files count on their
places, which never change."""


def code_of(tag: str) -> str:
    """The language of a dictionary's tag: "en" of "en-gb" and of somebody's own "en+club"."""
    found = _CODE.match(tag)
    return found[0] if found else ""


OWN_MARK: Final = "+"
"""Parts the language from the name in the tag of somebody's own dictionary: "fr+Club"."""


def name_of(tag: str) -> str:
    """What somebody's own dictionary is called; empty for one of ours."""
    return tag.partition(OWN_MARK)[2]


def ours_of(tag: str, usual: str = OURS[0]) -> str:
    """The language of a tag where the program brings words of it, else the usual one."""
    code = code_of(tag)
    return code if code in OURS else usual


@cache
def language_of(tag: str) -> WordLanguage:
    """What is known of the language of a dictionary's tag."""
    code = code_of(tag)
    return _KNOWN.get(code) or WordLanguage(code)


@cache
def folding_of(tag: str) -> Mapping[int, str]:
    """The table by which `str.translate` folds capitals of a language, but for accents."""
    return str.maketrans({**_ALL, **language_of(tag).folding})
