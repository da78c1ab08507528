"""Saves of matches of people who prefer some legal actions to others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.conformance.case import legal_actions
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import Opened, new_session

Choose = Callable[[list[Any], Rng], Any]
"""Takes one of some legal actions."""


def any_word(word: str) -> Ruling:
    """A judge who takes every word."""
    return Ruling(word, True, Reason.LISTED, "en")


def some_words(word: str) -> Ruling:
    """A judge who refuses words of one, four or seven letters."""
    is_word = len(word) % 3 != 1
    return Ruling(word, is_word, Reason.LISTED if is_word else Reason.UNKNOWN, "en")


def saved_match(
    folder: Path,
    rules: AnyRules,
    ruleset: Any,
    *names: str,
    choose: Choose,
    judge: Callable[[str], Ruling] = any_word,
    until: Callable[[Any], bool] = lambda _state: False,
    seed: int = 5,
    steps: int = 2000,
) -> Opened:
    """A match that is played until something is so, or so many steps, and closed then."""
    opened = new_session(
        Shelf(folder),
        rules,
        ruleset,
        players=tuple(map(Player, names)),
        seed=seed,
        dictionary=DictionaryId("en", ""),
        judge=judge,
        created_ms=1,
        match_id="match",
    )
    session, rng = opened.session, Rng(seed)
    session.resume_drivers()
    for _ in range(steps):
        state = session.match.state
        if not session.actors or until(state):
            break
        seat = rng.choice([each for each in session.actors if each >= 0])
        session.act(seat, choose(list(legal_actions(rules, state, seat)), rng))
        session.tick(50)
    session.close()
    return opened
