"""Hints: the best common word that a pool can build now (R14, R18, R24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, has_new_letter
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import Counts, subtract, total
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.letter_pieces.scoring import open_boxes
from wordsmith_desktop.games.letter_pieces.state import Player
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.search import LANE_MAX, Found, PieceTable

COMMON = 35
"""Least commonness of a hint: ten times the Zipf frequency."""
LONGEST = 15
"""Letters of the longest listed word; a search has room for so many of the dearest letter."""
LOOKED_AT = 2000
"""How many of the longest buildable words are weighed."""


@lru_cache(maxsize=4)
def piece_table(index: WordIndex, alphabet: Alphabet) -> PieceTable:
    """The pieces of every word of an index; made once."""
    weights = np.minimum(np.array(alphabet.weights()), LANE_MAX // LONGEST)
    return index.project(weights.astype(np.uint8))


def buildable(index: WordIndex, pool: Counts, alphabet: Alphabet) -> npt.NDArray[np.int32]:
    """Places in the index of all words that the pool can build, in the index's order."""
    return piece_table(index, alphabet).buildable(pool)


def hint(seen: Observation, index: WordIndex, *, is_family: bool = True) -> str | None:
    """A common word for the acting seat that would stand and leaves little over, or None."""
    player = seen.players[seen.bench].own if seen.bench is not None else None
    if player is None:
        return None
    alphabet = alphabet_for(seen.ruleset)
    places = buildable(index, player.counts, alphabet)
    found = index.found(places, limit=LOOKED_AT, min_commonness=COMMON, family=is_family)
    fitting = [one for one in _fitting(found, seen, player) if _is_affordable(one, seen, player)]
    return max(fitting, key=lambda one: _worth(one, seen.ruleset, player)).word if fitting else None


def _fitting(found: Sequence[Found], seen: Observation, player: Player) -> Iterator[Found]:
    rules = seen.ruleset
    taken = _taken(seen, player)
    letters = {seen.required[row] for row in player.sheet.open_rows} if seen.required else set()
    for one in found:
        is_new = rules.mode is Mode.WARM_UP or has_new_letter(
            one.word, player.sheet.last_word, counts_repeats=rules.counts_repeats
        )
        is_plain = one.word.isalpha()
        if len(one.word) < rules.min_word_length or one.word in taken or not (is_new and is_plain):
            continue
        if not letters or letters & set(one.word):
            yield one


def _taken(seen: Observation, player: Player) -> frozenset[str]:
    """Words that are not open any more (R16, R28)."""
    if seen.ruleset.mode is not Mode.STANDARD:
        return frozenset(player.sheet.words)
    sheets = (view.own.sheet for view in seen.players if view.own)
    return frozenset(word for sheet in sheets for word in sheet.words)


def _left_over(one: Found, ruleset: Ruleset, player: Player) -> int:
    counts = alphabet_for(ruleset).counts_of(one.word)
    return total(subtract(player.counts, counts)) + player.circles


def _is_affordable(one: Found, seen: Observation, player: Player) -> bool:
    if seen.ruleset.mode is Mode.WARM_UP:
        return True
    left = _left_over(one, seen.ruleset, player)
    return left <= open_boxes(player.sheet, seen.ruleset)


def _worth(one: Found, ruleset: Ruleset, player: Player) -> tuple[int, int]:
    """Letters less boxes that would cost points, then commonness."""
    return one.length - _left_over(one, ruleset, player), one.commonness
