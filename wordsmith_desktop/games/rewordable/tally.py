"""What a finished match of Rewordable says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.events import TokensWon, WordBuilt
from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.state import Phase, State
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS
from wordsmith_desktop.games.tallying import (
    AnyMatch,
    Tallier,
    TallyWord,
    Words,
    collect_words,
    count_turns,
)


def _turn_of(state: State) -> tuple[Seat | None, int]:
    return state.seat if state.phase is Phase.PLAY else None, state.turn


def _turns(match: AnyMatch) -> tuple[int, ...]:
    return count_turns(match, _turn_of)


def _words(match: AnyMatch) -> tuple[Words, ...]:
    return collect_words(match, _built)


def _built(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    """The word built, with its letters and the tokens it earned as points (C16)."""
    events = played.step.events
    tokens = sum(len(event.tokens) for event in events if isinstance(event, TokensWon))
    for event in events:
        if isinstance(event, WordBuilt):
            text = event.word.text
            yield event.seat, TallyWord(text, len(text) + TOKEN_POINTS * tokens)


def _setting(ruleset: Ruleset) -> Ruleset:
    """Names only decide who starts (C6): people with other names play the same setting."""
    return replace(ruleset, name_letters=())


TALLIER: Final = Tallier(
    turns=_turns, words=_words, turn_of=_turn_of, words_of=_built, setting=_setting
)
