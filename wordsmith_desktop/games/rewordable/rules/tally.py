"""What a finished match of Rewordable says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.tallier import AnyMatch, Tallier, TallyWord, Words, count_turns

from .events import TokensWon, WordBuilt, WordWithdrawn
from .ruleset import Ruleset
from .state import Phase, State
from .tokens import TOKEN_POINTS


def _turn_of(state: State) -> tuple[Seat | None, int]:
    return state.seat if state.phase is Phase.PLAY else None, state.turn


def _turns(match: AnyMatch) -> tuple[int, ...]:
    return count_turns(match, _turn_of)


def standing(match: AnyMatch) -> Iterator[tuple[WordBuilt, int]]:
    """The words that stood to the end of the match, or until they were built on (C14).

    Each with how many tokens it earned.
    """
    events = (event for one in match.played for event in one.step.events)
    gone = {event.word.id for event in events if isinstance(event, WordWithdrawn)}
    for played in match.played:
        yield from (one for one in _made(played) if one[0].word.id not in gone)


def points_brought(built: WordBuilt, tokens: int) -> int:
    """What a builder had more by a word: letters and tokens, less the own words in it (C16)."""
    own = sum(len(word.text) for word in built.used if word.owner == built.seat)
    return len(built.word.text) + TOKEN_POINTS * tokens - own


def _words(match: AnyMatch) -> tuple[Words, ...]:
    found: list[list[TallyWord]] = [[] for _ in range(match.seats)]
    for built, tokens in standing(match):
        found[built.seat].append(_tallied(built, tokens))
    return tuple(map(tuple, found))


def _built(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    return ((built.seat, _tallied(built, tokens)) for built, tokens in _made(played))


def _made(played: Played[State, Any, Any]) -> Iterator[tuple[WordBuilt, int]]:
    """The word that was built, with the tokens it earned."""
    events = played.step.events
    tokens = sum(len(event.tokens) for event in events if isinstance(event, TokensWon))
    return ((event, tokens) for event in events if isinstance(event, WordBuilt))


def _tallied(built: WordBuilt, tokens: int) -> TallyWord:
    return TallyWord(built.word.text, points_brought(built, tokens))


def _setting(ruleset: Ruleset) -> Ruleset:
    """Names only decide who starts (C6): people with other names play the same setting.

    That a match at a standstill ends makes it unlike no other (C19).
    """
    return replace(ruleset, name_letters=(), idle_rounds=Ruleset().idle_rounds)


TALLIER: Final = Tallier(
    turns=_turns, words=_words, turn_of=_turn_of, words_of=_built, setting=_setting
)
