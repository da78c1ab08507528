"""How often words are met with a capital and without, by counts that keep the two apart."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

_NEVER: Final = -20.5
"""The natural logarithm of the share of a spelling that is in no list: below the rarest of them."""


class Cases:
    """Shares of spellings among all words of many texts, as natural logarithms."""

    def __init__(self, path: Path) -> None:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            self._shares: dict[str, float] = json.load(file)

    def lead_of_capital(self, word: str) -> float:
        """By how much a word is met more with a capital than in lower case; negative if less."""
        return self.share(word.capitalize()) - self.share(word.lower())

    def share(self, spelling: str) -> float:
        """The share of one spelling."""
        return self._shares.get(spelling, _NEVER)
