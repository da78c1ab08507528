"""What is possible in a deal is found by playing it, with all words and with common ones."""

from __future__ import annotations

from typing import Final

import numpy as np

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.session.challenges.challenge import fresh_challenge
from wordsmith_desktop.session.challenges.kinds import KINDS
from wordsmith_desktop.session.challenges.medals import Reach
from wordsmith_desktop.session.challenges.reach import reach_of

FAMILIAR: Final = "AN AT IN IT NO NOT ON TAN TIN TO TON"
RARE: Final = "AE AI EA EL EN ET LA LI NA NE OE OI TA TI"


def reach_with(*words: str) -> Reach:
    """What is possible in one warm-up, which counts the words that its pieces build."""
    listed = sorted(" ".join(words).split())
    commonness = [COMMON if word in FAMILIAR.split() else 0 for word in listed]
    index = WordIndex(
        np.array(listed, "S15"), np.array(commonness, np.uint8), np.zeros(len(listed), np.bool_)
    )
    warm_up = fresh_challenge(KINDS[0], "en", 0)
    found = reach_of(warm_up, Vocabulary(index), Clock.OFF)
    assert found is not None
    return found


def test_the_common_figure_is_what_common_words_reach_alone() -> None:
    alone, beside_others = reach_with(FAMILIAR), reach_with(FAMILIAR, RARE)
    assert 0 < alone.best == alone.common == beside_others.common < beside_others.best
