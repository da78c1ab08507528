"""An exact setting of Rewordable in words."""

from __future__ import annotations

from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.ui.games.rewordable.setting_texts import WORDING
from wordsmith_desktop.ui.kit.setting_words import clock_words, sentence, unusual


def setting_text(ruleset: Ruleset, seats: int) -> str:  # noqa: ARG001
    """What is other than printed. Who begins makes no other game of it."""
    clock = clock_words(ruleset.clock, ruleset.turn_seconds)
    return sentence((*clock, *unusual(ruleset, Ruleset(), WORDING)))
