"""What a finished match of Rewordable says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.events import TokensWon, WordBuilt, WordWithdrawn
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
    """The words that stood to the end of the match, or until they were built on (C14)."""
    events = (event for one in match.played for event in one.step.events)
    gone = {event.word.id for event in events if isinstance(event, WordWithdrawn)}

    def standing(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
        made = (event for event in played.step.events if isinstance(event, WordBuilt))
        is_gone = any(event.word.id in gone for event in made)
        return iter(()) if is_gone else _built(played)

    return collect_words(match, standing)


def _built(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    """The word built, with its letters and the tokens it earned as points (C16)."""
    events = played.step.events
    tokens = sum(len(event.tokens) for event in events if isinstance(event, TokensWon))
    for event in events:
        if isinstance(event, WordBuilt):
            text = event.word.text
            yield event.seat, TallyWord(text, len(text) + TOKEN_POINTS * tokens)


def _setting(ruleset: Ruleset) -> Ruleset:
    """Names only decide who starts (C6): people with other names play the same setting.

    That a match at a standstill ends makes it unlike no other (C19).
    """
    return replace(ruleset, name_letters=(), idle_rounds=Ruleset().idle_rounds)


TALLIER: Final = Tallier(
    turns=_turns, words=_words, turn_of=_turn_of, words_of=_built, setting=_setting
)
