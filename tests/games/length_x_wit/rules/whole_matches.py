"""Whole matches alone that players without a window play, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"


@cache
def words_of(tag: str, least_commonness: int = 0) -> Vocabulary:
    """All words of a dictionary that are so common."""
    return Vocabulary(open_lexicon(tag, DICTIONARIES).index, least_commonness)


def played(soloist: AnyBot, words: Vocabulary, *, seed: int, **fields: Any) -> AnyMatch:
    """A match alone in the deal of a seed; the dictionary has the words, rare ones too."""

    def judge(word: str) -> Ruling:
        is_known = words.index.position(word) is not None
        return Ruling(word, is_known, Reason.LISTED if is_known else Reason.UNKNOWN, "test")

    setting = Setting(
        game="length_x_wit",
        ruleset=Ruleset(**fields),
        bots=(soloist,),
        vocabularies=(words,),
        seed=seed,
        judge=judge,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match
