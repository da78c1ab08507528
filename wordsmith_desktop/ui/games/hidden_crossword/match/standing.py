"""How a match stands, in a few words that give no secret away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wordsmith_desktop.games.hidden_crossword.actions import Lay, Solve
from wordsmith_desktop.games.hidden_crossword.letters import CONSONANT_COUNT, VOWEL_COUNT
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage, State
from wordsmith_desktop.records.replay import AnyMatch
from wordsmith_desktop.ui.games.hidden_crossword.match import texts
from wordsmith_desktop.ui.kit.texts import Text, say

Names = Sequence[str]


def describe(seen: Observation, names: Names) -> str:
    """Such as "Ana guesses, round 3"; `seen` is what anyone may know."""
    note = round_text(seen)
    return f"{title(seen, names)}, {note}" if note else title(seen, names)


def title(seen: Observation, names: Names) -> str:
    """What goes on."""
    return _TITLES[seen.phase](seen, names)


def round_text(seen: Observation) -> str:
    """Which round of the guessing it is."""
    return say(texts.ROUND, n=seen.round) if seen.phase is Phase.GUESS else ""


def is_laying(match: AnyMatch) -> bool:
    """Whether whoever guesses was last at the whole puzzle, and not at the recording sheet."""
    state: State = match.state
    own = next((played.action for played in reversed(match.played) if played.seat >= 0), None)
    return isinstance(own, Lay | Solve) and state.stage is Stage.GUESS


def _drawing(seen: Observation, _names: Names) -> str:
    whole = CONSONANT_COUNT + VOWEL_COUNT
    return say(texts.DRAWING, n=len(seen.drawn), whole=whole)


def _plain(text: Text) -> Callable[[Observation, Names], str]:
    return lambda _seen, _names: say(text)


def _of_seat(text: Text) -> Callable[[Observation, Names], str]:
    return lambda seen, names: say(text, name=names[seen.to_move])


_TITLES: Final = {
    Phase.DRAW: _drawing,
    Phase.ANCHOR: _plain(texts.ANCHOR_WANTED),
    Phase.DEALT: _plain(texts.DEALT),
    Phase.BUILD: _of_seat(texts.BUILDS),
    Phase.SETTING: _plain(texts.SETTING),
    Phase.GUESS: _of_seat(texts.GUESSES),
    Phase.OVER: _plain(texts.MATCH_OVER),
}
