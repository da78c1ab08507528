"""Machine notation of actions: `build 17 4 88`, `pass 12`, `deal 0 ...`.

Cards and tokens go by their numbers. `deal` has the starter's seat, the sixteen tokens, and the
game deck from its top.
"""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.notation_words import TABLE_VERBS, Notation, Verb, Words, number_of
from wordsmith_desktop.games.rewordable.actions import Action, Build, Deal, Pass
from wordsmith_desktop.games.rewordable.tokens import TOKENS


def to_text(action: Action) -> str:
    """The action as one line."""
    return _NOTATION.to_text(action)


def from_text(text: str) -> Action:
    """The action of one line. Raises `NotationError`."""
    action: Action = _NOTATION.from_text(text)
    return action


def _numbers(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _read_deal(words: Words) -> Deal:
    starter = words.read(number_of)
    tokens = tuple(words.read(number_of) for _ in TOKENS)
    return Deal(words.rest(number_of), tokens, starter)


_NOTATION: Final = Notation(
    (
        Verb(
            "deal",
            Deal,
            lambda action: _numbers((action.starter, *action.tokens, *action.cards)),
            _read_deal,
        ),
        Verb(
            "build",
            Build,
            lambda action: _numbers(action.cards),
            lambda words: Build(words.rest(number_of)),
        ),
        Verb(
            "pass",
            Pass,
            lambda action: _numbers(action.exchanged),
            lambda words: Pass(words.rest(number_of)),
        ),
        *TABLE_VERBS,
    )
)
