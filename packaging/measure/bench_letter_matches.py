"""How long matches of the Letter Piece Game take that are played alone, and their reviews."""

from __future__ import annotations

import time
from functools import cache
from typing import Final

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.letter_pieces.rules.bots import SOLOISTS
from wordsmith_desktop.games.letter_pieces.rules.review import REVIEWER
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode, Ruleset
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

MODES: Final = (Mode.STANDARD, Mode.WORD_BY_WORD, Mode.WARM_UP)
"""The ways to play that can be a challenge."""


def solo_seconds(tag: str, mode: Mode, deals: int) -> list[float]:
    """Seconds of every whole match of every soloist."""
    _played(tag, mode, SOLOISTS[0], 0)
    return [_timed(tag, mode, soloist, seed) for soloist in SOLOISTS for seed in range(deals)]


def review_times(tag: str, mode: Mode, deals: int) -> list[float]:
    """Milliseconds of the review of every turn of those matches."""
    words, found = _words(tag), []
    for soloist in SOLOISTS:
        for seed in range(deals):
            match = _played(tag, mode, soloist, seed)
            for place in REVIEWER.positions(match):
                start = time.perf_counter()
                REVIEWER.review(match, place, words)
                found.append((time.perf_counter() - start) * 1000)
    return found


@cache
def _words(tag: str) -> Vocabulary:
    return Vocabulary(open_lexicon(tag, dictionaries_dir()).index)


def _timed(tag: str, mode: Mode, bot: AnyBot, seed: int) -> float:
    start = time.perf_counter()
    _played(tag, mode, bot, seed)
    return time.perf_counter() - start


def _played(tag: str, mode: Mode, bot: AnyBot, seed: int) -> AnyMatch:
    setting = Setting(
        game="letter_pieces",
        ruleset=Ruleset(language=tag, dictionary=tag, mode=mode, challenges=1),
        bots=(bot,),
        vocabularies=(_words(tag),),
        seed=seed,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match
