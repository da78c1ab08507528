"""Which words somebody sees in a pool of pieces, and after how long.

A known word is hit upon after a random time, which is short for short and common words and long
in a large pool. The times have no memory: however long nothing was found, what is left to wait is
the same, so that nothing is lost where the table changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.knowing import PLAIN, Knowledge, drawn, known
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import MARKS

from .finding import Situation, claimable
from .pieces import total
from .ruleset import Ruleset

Seconds = npt.NDArray[np.float64]

USUAL_POOL: Final = 8
"""Pieces of a small pool, in which a word takes as long as `sight` says."""
USUAL_LENGTH: Final = 4
PLAIN_LENGTH: Final = 3
"""Words of at most so many letters are seen at once if everybody knows them."""
LESS_PLAIN: Final = 30
"""How much less common they may be for somebody of full variety..."""
LONGER_INSTEAD: Final = 0.4
"""... and what share of those with a letter more make up for the short ones that are missing."""
_HANDY: Final = 77
"""Parts what comes to mind from how long it takes else."""
SLOWER_BY_LETTER: Final = 0.30
SLOWER_BY_RARITY: Final = 0.035
"""For each tenth of a Zipf unit below 5."""
FROM_WORD_TO_WORD: Final = 0.8
"""How much one person's eye for one word differs from that for another, as a deviation of the
logarithm."""
_UNIFORM: Final = 1 << 52


class Sight(Value):
    """The words that somebody knows and could claim, one entry of every array for each."""

    places: npt.NDArray[np.int32]
    """Where they are in the index."""
    lengths: npt.NDArray[np.int32]
    left: npt.NDArray[np.int32]
    """Discard boxes that they tick."""
    worth: npt.NDArray[np.int32]
    """Points less those of the blue boxes that they tick (R19, R24)."""
    seconds: Seconds
    """When each of them is hit upon."""

    def __len__(self) -> int:
        return len(self.places)


@lru_cache(maxsize=8)
def see(
    situation: Situation,
    ruleset: Ruleset,
    words: Vocabulary,
    *,
    knowledge: Knowledge,
    sight: float,
    look: str,
    variety: float = 0.0,
) -> Sight:
    """All that `words.mind` knows and could claim, with when it sees it.

    `look` names the moment: in one that is called the same, every word is hit upon at the same
    time. `sight` is in seconds; of it and `variety` see `levels.toml`. What was seen last is kept,
    since it is asked for again while the word is laid.
    """
    found = claimable(situation, ruleset, words)
    index = words.index
    is_known = known(words, knowledge)[found.places]
    # Nobody thinks of marks, which most words with them have as an afterthought.
    is_known &= index.letter_masks[found.places] & _MARKS == 0
    found = found.where(is_known)
    commonness = index.commonness[found.places].astype(np.float64)
    spelled = index.words[found.places]
    pool = total(situation.pool) + situation.circles
    usual = (
        np.log(sight)
        + np.log(max(pool, 1) / USUAL_POOL) / 2
        + SLOWER_BY_LETTER * (found.lengths - USUAL_LENGTH)
        + SLOWER_BY_RARITY * (50 - commonness)
        + FROM_WORD_TO_WORD * _normal(drawn(spelled, words.mind))
    )
    chance = _uniform(drawn(spelled, words.mind ^ number_of(look)))
    seconds = np.exp(usual) * -np.log(chance)
    at_once = _at_once(
        commonness, found.lengths, _uniform(drawn(spelled, words.mind ^ _HANDY)), variety
    )
    seconds[at_once] = 0.0
    # In whole milliseconds, since machines differ in the last digits of a logarithm.
    return Sight(found.places, found.lengths, found.left, found.worth, np.round(seconds, 3))


def _at_once(
    commonness: Seconds, lengths: npt.NDArray[np.int32], chance: Seconds, variety: float
) -> npt.NDArray[np.bool_]:
    """What is seen at once: plain short words; with variety not all of them, and others instead.

    Those are of the player's mind, and so others in each match; the points stay the same.
    """
    is_plain = commonness >= PLAIN - LESS_PLAIN * variety
    is_short = (lengths <= PLAIN_LENGTH) & (chance < 1 - variety)
    is_longer = (lengths == PLAIN_LENGTH + 1) & (chance < LONGER_INSTEAD * variety)
    found: npt.NDArray[np.bool_] = is_plain & (is_short | is_longer)
    return found


def _uniform(bits: npt.NDArray[np.uint64]) -> Seconds:
    """Numbers above 0, up to 1."""
    return ((bits >> np.uint64(12)).astype(np.float64) + 1) / _UNIFORM


def _normal(bits: npt.NDArray[np.uint64]) -> Seconds:
    """Numbers of mean 0 and deviation 1, as good as normal: the sum of four even ones."""
    summed = np.zeros(len(bits), np.float64)
    for part in range(4):
        summed += (bits >> np.uint64(16 * part) & np.uint64(0xFFFF)).astype(np.float64)
    # Four numbers below 2**16 have a mean sum of 2**17 and a deviation of 2**16 / sqrt(3).
    return (summed / (1 << 16) - 2) * 3**0.5


_MARKS: Final = np.uint32(sum(1 << (26 + place) for place in range(len(MARKS))))
