"""An exact setting of Rewordable in words."""

from __future__ import annotations

from collections.abc import Iterator

from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.rewordable import setting_texts as texts
from wordsmith_desktop.ui.kit.setting_words import clock_words, sentence, unusual
from wordsmith_desktop.ui.kit.texts import say


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How long one plays alone, and what is other than printed.

    Who begins makes no other game of it.
    """
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    match_seconds = ruleset.match_seconds
    if ruleset.turns:
        yield say(texts.TURNS, n=ruleset.turns)
    elif seats == 1 and not (match_seconds and ruleset.clock is Clock.HARD):
        yield say(texts.WHOLE_DECK)
    yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)
    yield from unusual(ruleset, Ruleset(), texts.WORDING)
