"""What the mildest player sees at once is another set of short words in each match."""

from __future__ import annotations

import numpy as np

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.whole_matches import index_in
from wordsmith_desktop.bots.knowing import Knowledge
from wordsmith_desktop.bots.vocabulary import Vocabulary

POOL = lp.Situation(pool=lp.count(tuple(lp.Shape) * 5), circles=0, sheet=lp.Sheet((None,) * 6))
KNOWLEDGE = Knowledge(48, 8)


def _at_once(mind: int, variety: float) -> set[str]:
    words = Vocabulary(index_in("en"), mind=mind)
    sight = lp.see(
        POOL, lp.Ruleset(), words, knowledge=KNOWLEDGE, sight=1500, look="now", variety=variety
    )
    places = sight.places[sight.seconds == 0]
    return {word.decode() for word in words.index.words[places].tolist()}


def test_without_variety_all_plain_short_words_are_seen_at_once_by_everybody() -> None:
    first = _at_once(1, 0.0)
    assert first == _at_once(2, 0.0)
    assert {len(word) for word in first} <= {2, 3}


def test_with_variety_each_match_has_other_ones_and_some_that_are_longer() -> None:
    first, second = _at_once(1, 0.5), _at_once(2, 0.5)
    assert len(first & second) < 0.7 * min(len(first), len(second))
    assert {3, 4} == {len(word) for word in first}
    lengths = [np.mean([len(word) for word in found]) for found in (first, second)]
    assert max(lengths) < 3.8
