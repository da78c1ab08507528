"""Bots that score at once, or press until so many dice lie on the table (L6-L8); levels; hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wordsmith_desktop.bots.advising import Advice, advised
from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.knowing import EVERYTHING
from wordsmith_desktop.bots.levels import players
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import LetStand, Vote

from . import actions
from .players import Dials, TurnChoice, player
from .rules import RULES
from .state import SPELLING, Phase, State
from .word_search import Playable, open_words

CAUTIOUS, STEADY, DARING = 1, 3, 4
"""With how many dice a word is scored; a word of five is too seldom there to try for it."""


def _scoring_with(dice: int) -> Bot[State, actions.Action]:
    def decide(
        seen: State, vocabulary: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[actions.Action]:
        if seen.phase is Phase.READY:
            return Decision(
                actions.Roll() if RULES.check(seen, seen.seat, actions.Swap()) else actions.Swap()
            )
        found = open_words(seen, vocabulary)
        if not found:
            return Decision(_without_word(seen))
        if len(seen.dice) < dice:
            return _said(actions.Press, min(found, key=_cost))
        return _said(actions.Score, found[0])

    return decide


def hint(
    seen: State, vocabulary: Vocabulary, rng: Rng, search: Search
) -> Decision[actions.Action] | None:
    """What a player who overlooks no word would do, for whoever is to spell one."""
    if seen.phase not in SPELLING or seen.call is not None:
        return None

    def ask(words: Vocabulary) -> Advice | None:
        decision = _ADVISER(seen, words, rng, search)
        if decision is None or not isinstance(decision.motive, TurnChoice):
            return None
        return Advice(decision, float(decision.motive.comes_to))

    return advised(ask, vocabulary, clearly=CLEARLY)


CLEARLY: Final = 5.0
"""So many points more than with common words must come of a rarer one to be told of."""
_ADVISER: Final = player(
    Dials(centre=EVERYTHING, least=0, blindness=0, caution=0, table=COMMON, notices=1)
)


def _cost(word: Playable) -> tuple[int, int]:
    """Few tiles, so that many are left to try with, and of those the dearest, which fit fewest."""
    return len(word.tiles), -word.value


def _said(kind: type[actions.Spelling], word: Playable) -> Decision[actions.Action]:
    action = kind(word.word, tuple(tile.id for tile in word.tiles))
    return Decision(action, Motive(word.word, word.value))


def _without_word(state: State) -> actions.Action:
    """Spend the vowel that there are most of, or give up without any (L8)."""
    texts = [tile.text for tile in state.free_tiles(state.seat)]
    vowels = [tile for tile in state.free_tiles(state.seat) if tile.is_vowel]
    if not vowels:
        return actions.GiveUp()
    return actions.Spend(max(vowels, key=lambda tile: texts.count(tile.text)).id)


def last_resorts(seen: State, _words: Vocabulary) -> Iterator[actions.Action]:
    """What whoever is at a loss does: agree, roll, decline, give up, spend a vowel first (L8)."""
    yield from (LetStand(), Vote(accept=False), actions.Decline(), actions.Roll())
    yield actions.GiveUp()
    yield from (actions.Spend(tile.id) for tile in seen.free_tiles(seen.seat))


BOTS: Final = players(__package__, Dials, player)
SOLOISTS: Final = tuple(map(_scoring_with, (CAUTIOUS, STEADY, DARING)))
HINTER: Final = hint
RESORTS: Final = last_resorts
