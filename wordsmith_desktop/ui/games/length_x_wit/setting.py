"""An exact setting of Length × Wit in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.ui.games.length_x_wit import setting_texts as texts
from wordsmith_desktop.ui.kit.setting_words import clock_words, sentence, unusual
from wordsmith_desktop.ui.kit.texts import say


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How many turns one alone has, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    if seats == 1:
        yield say(texts.TURNS, n=ruleset.turns)
        # Nobody plays for a goal alone, and nobody else begins.
        ruleset = replace(ruleset, goal=Ruleset().goal, draws_lots=True)
    match_seconds = ruleset.match_seconds
    yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)
    if ruleset.response_seconds:
        yield say(texts.RESPONSE, n=ruleset.response_seconds)
    yield from unusual(ruleset, Ruleset(), texts.WORDING)
