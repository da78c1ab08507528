"""Advice: common words first, a rarer one where it is clearly better or alone, and never a pass."""

from __future__ import annotations

import numpy as np
import pytest

from wordsmith_desktop.bots.advising import Advice, advised
from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.lexicon.index import WordIndex

COMMONNESS = {"CACTUS": 30, "LAMENT": 12, "OBOL": 0}


def words_of(*listed: str) -> Vocabulary:
    """A dictionary in which everybody knows CACTUS, somebody LAMENT and nobody OBOL."""
    words = sorted(listed)
    return Vocabulary(
        WordIndex(
            np.array(words, "S15"),
            np.array([COMMONNESS[word] for word in words], np.uint8),
            np.zeros(len(words), np.bool_),
            np.full(len(words), 3, np.uint8),
        )
    )


def hint(worths: dict[str, float], *, passes: float | None = None) -> Decision[str] | None:
    """What is advised where words have these worths, and a pass perhaps one of its own."""

    def ask(words: Vocabulary) -> Advice | None:
        offered = words.offered(np.arange(len(words.index)))
        listed = words.index.words.tolist()
        known = [one.decode() for one, may in zip(listed, offered, strict=True) if may]
        best = max(known, key=lambda word: worths[word], default=None)
        if best is None or (passes is not None and worths[best] < passes):
            return None if passes is None else Advice(Decision("pass", Motive()), passes)
        return Advice(Decision(best, Motive(best, round(worths[best]))), worths[best])

    return advised(ask, words_of(*worths), clearly=3.0)


def told(found: Decision[str] | None) -> tuple[str, str, str]:
    """The action, the word told first and the rarer word."""
    assert found is not None
    assert found.motive is not None
    rarer = found.motive.rarer
    return found.action, found.motive.word, rarer.word if rarer is not None else ""


@pytest.mark.parametrize(("rare", "offered"), [(8.0, ""), (9.0, "LAMENT")])
def test_a_rarer_word_is_told_of_only_where_it_is_clearly_better(rare: float, offered: str) -> None:
    assert ("CACTUS", "CACTUS", offered) == told(hint({"CACTUS": 6.0, "LAMENT": rare}))


@pytest.mark.parametrize("passes", [None, 5.0])
def test_nobody_is_told_to_pass_while_a_rarer_word_is_better(passes: float | None) -> None:
    assert ("LAMENT", "", "LAMENT") == told(hint({"LAMENT": 6.0}, passes=passes))


def test_a_pass_that_promises_more_than_any_word_is_advised() -> None:
    assert ("pass", "", "") == told(hint({"CACTUS": 4.0, "LAMENT": 6.0}, passes=20.0))


def test_a_word_that_nobody_has_met_is_better_than_none_but_not_than_one_that_somebody_has() -> (
    None
):
    assert ("OBOL", "", "OBOL") == told(hint({"OBOL": 9.0}))
    assert ("LAMENT", "", "LAMENT") == told(hint({"OBOL": 9.0, "LAMENT": 2.0}))


def test_without_any_word_there_is_nothing_to_advise() -> None:
    assert hint({}) is None
