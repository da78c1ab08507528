"""The six computer players: what they do at every moment of a match."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Bot, Decision, Search
from wordsmith_desktop.bots.levels import players
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng

from . import actions
from .building import build, look
from .dials import Dials
from .guessing import Guesser
from .marks import ClueType
from .motives import MotiveKind, Thought
from .observation import Observation
from .state import GuessStage, Phase

READING_MS: Final = 1500
"""So long what everybody is to read stands there at least."""


def player(dials: Dials) -> Bot[Observation, actions.Action]:
    """A player of that strength; what is done for all it leaves to people, where there are any."""

    def decide(
        seen: Observation, vocabulary: Vocabulary, rng: Rng, _search: Search
    ) -> Decision[actions.Action] | None:
        if seen.phase in (Phase.DRAW, Phase.ANCHOR):
            return look(seen, vocabulary, rng, dials)
        if seen.phase is Phase.DEALT:
            return Decision(actions.GoOn(), after_ms=READING_MS, is_patient=True)
        if seen.phase is Phase.BUILD:
            return build(seen, vocabulary, dials)
        if seen.phase is Phase.CLUE:
            agreed = actions.AgreeOnClue(seen.ruleset.clue)
            return Decision(
                agreed,
                Thought(reason=MotiveKind.AGREED, count=len(ClueType)),
                READING_MS,
                is_patient=True,
            )
        return _guess(seen, vocabulary, dials)

    return decide


def _guess(
    seen: Observation, vocabulary: Vocabulary, dials: Dials
) -> Decision[actions.Action] | None:
    if seen.phase is not Phase.GUESS:
        return None
    if seen.stage is GuessStage.ANSWERED:
        # It has no motive of its own: whoever asks why means the guess.
        return Decision(actions.GoOn())
    guesser = Guesser(seen, vocabulary, dials)
    return guesser.choice() if seen.stage is GuessStage.CHOICE else guesser.decision()


PLAYERS: Final = players(__package__, Dials, player)
