"""When a player that is no person says a word which is none, where a table agreed to that.

It can only do so where a word stands unless somebody objects. Of two games that have referees the
letter game has no such setting: an objection costs nothing there and ends nothing (R17), so a
bluff would always be worth its while. The crossword has nobody who objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng

from .judging import accepted_reasons
from .open_table import Refusals

LOOKED_AT: Final = 12
"""So many of the best words that sound like some are asked about at once, until one is none."""


class Bluffing(Protocol):
    """What a player sees of a game in which computers may bluff."""

    @property
    def ruleset(self) -> Any:
        """It has `may_bluff`, and says which words count that the dictionary does not list."""

    @property
    def turn(self) -> int:
        """Counts the turns."""

    @property
    def refused(self) -> Refusals:
        """What was refused before the table."""


def feels_like_it(seen: Bluffing, share: float, rng: Rng) -> bool:
    """Whether somebody looks for a bluff, which it does in this `share` of its turns (0 to 1).

    Whoever never bluffs draws no number. Whoever is caught is honest for the rest of the turn.
    """
    if not seen.ruleset.may_bluff or not share:
        return False
    if any(turn == seen.turn for turn, _word in seen.refused):
        return False
    return rng.below(1000) < round(1000 * share)


def would_be_bluff(seen: Bluffing, vocabulary: Vocabulary) -> Callable[[str], bool]:
    """Tells of folded words, the best first, which the dictionary refuses, as nobody knows yet.

    It soon tires of asking.
    """
    known = {word for _turn, word in seen.refused} | vocabulary.banned
    lenient = tuple(accepted_reasons(seen.ruleset))
    asked = 0

    def is_one(word: str) -> bool:
        nonlocal asked
        asked += 1
        return asked <= LOOKED_AT and word not in known and not vocabulary.takes(word, lenient)

    return is_one
