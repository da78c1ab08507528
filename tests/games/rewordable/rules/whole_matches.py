"""Whole matches of Rewordable that players without a window play, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"


@cache
def words_of(tag: str, least_commonness: int = 0) -> Vocabulary:
    """All words of a dictionary that are so common."""
    return Vocabulary(open_lexicon(tag, DICTIONARIES).index, least_commonness)


def played(bot: AnyBot, ruleset: Ruleset, words: Vocabulary, *, seats: int, seed: int) -> AnyMatch:
    """A match of that seed in which every seat plays alike."""

    def judge(word: str) -> Ruling:
        is_known = words.index.position(word) is not None
        return Ruling(word, is_known, Reason.LISTED if is_known else Reason.UNKNOWN, "test")

    setting = Setting(
        game="rewordable",
        ruleset=ruleset,
        bots=(bot,) * seats,
        vocabularies=(words,) * seats,
        seed=seed,
        judge=judge,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


def score_of(match: AnyMatch) -> int:
    """The points of whoever played alone to the end."""
    assert match.outcome is not None
    (score,) = match.outcome.scores
    return score
