"""Words one after the other from the pieces that are there: how far a sheet can be filled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

import numpy as np

from wordsmith_desktop.games.letter_pieces.claims import alphabet_for
from wordsmith_desktop.games.letter_pieces.finding import Claimable, Situation, claimable
from wordsmith_desktop.games.letter_pieces.pieces import Counts, total
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.scoring import bonus
from wordsmith_desktop.games.letter_pieces.state import Row
from wordsmith_desktop.games.reviewing import Words

WIDTH: Final = 8
"""How many chains of a length are followed."""
BRANCHES: Final = 8
"""How many words each of them is continued with."""


@dataclass(frozen=True, slots=True)
class Chain:
    """Words to claim without another piece; at first none."""

    words: tuple[str, ...]
    end: Situation
    """What they lead to."""
    merit: int
    """The more the better, of chains of one length."""


def best_chain(situation: Situation, ruleset: Ruleset, words: Words, *, likes: int) -> Chain:
    """The best chain that fills all open rows, else the best of the longest.

    `likes` is 1 where words should be long, and -1 where they should be short.
    """
    chains = [Chain((), situation, 0)]
    for _ in situation.sheet.open_rows:
        longer = _best(one for chain in chains for one in _continued(chain, ruleset, words, likes))
        if not longer:
            break
        chains = longer
    return chains[0]


def _best(chains: Iterable[Chain]) -> list[Chain]:
    """The best, one for each pool and last word: the words before hardly matter any more."""
    found: dict[tuple[Counts, str], Chain] = {}
    for chain in chains:
        key = chain.end.pool, chain.words[-1]
        if key not in found or chain.merit > found[key].merit:
            found[key] = chain
    return sorted(found.values(), key=attrgetter("merit"), reverse=True)[:WIDTH]


def _continued(chain: Chain, ruleset: Ruleset, words: Words, likes: int) -> Iterator[Chain]:
    """The chain with another word: one that keeps the pieces together."""
    found = claimable(chain.end, ruleset, words)
    for at in _order(found, likes)[:BRANCHES]:
        word = words.index.words[found.places[at]].decode("ascii")
        end = _after(chain.end, word, int(found.left[at]), ruleset)
        letters = sum(map(len, chain.words)) + len(word)
        merit = likes * letters + bonus(end.sheet, ruleset) + total(end.pool)
        yield Chain((*chain.words, word), end, merit)


def _order(found: Claimable, likes: int) -> list[int]:
    order: list[int] = np.lexsort((found.places, found.left - likes * found.lengths)).tolist()
    return order


def _after(situation: Situation, word: str, left: int, ruleset: Ruleset) -> Situation:
    """The situation once the word is written; its row is taken for the next one."""
    sheet = situation.sheet
    rows = list(sheet.rows)
    rows[sheet.open_rows[0]] = Row(word, sheet.last_word)
    return replace(
        situation,
        pool=alphabet_for(ruleset).counts_of(word),
        circles=0,
        sheet=replace(sheet, rows=tuple(rows), ticks=sheet.ticks + left, last_word=word),
    )
