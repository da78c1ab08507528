"""An exact setting of the Hidden Crossword in words."""

from __future__ import annotations

from collections.abc import Iterator

from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.hidden_crossword import setting_texts as texts
from wordsmith_desktop.ui.kit.setting_words import clock_words, sentence, unusual
from wordsmith_desktop.ui.kit.texts import say


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How hard the computer's puzzle is, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    if seats == 1:
        yield say(texts.DIFFICULTIES[ruleset.difficulty])
    if ruleset.match_seconds and ruleset.clock is not Clock.OFF:
        yield say(texts.MATCH_CLOCKS[ruleset.clock], n=ruleset.match_seconds)
    else:
        yield from clock_words(ruleset.clock, ruleset.turn_seconds)
    if ruleset.clock is not Clock.OFF and seats > 1:
        yield say(texts.BUILDING, n=ruleset.build_minutes)
    yield from unusual(ruleset, Ruleset(), texts.WORDING)
