"""Machine notation of actions: `score RAT 4 17`, `throw 3 0 5`, `draw 1 2 3`.

Tiles, dice and faces go by their numbers. `begin` has the starter's seat and four tiles a seat.
A throw without a new die has `-` in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wordsmith_desktop.games.length_x_wit.actions import (
    Action,
    Begin,
    Decline,
    Draw,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spelling,
    Spend,
    Swap,
    Throw,
)
from wordsmith_desktop.games.length_x_wit.ruleset import START_TILES
from wordsmith_desktop.games.notation_words import (
    TABLE_VERBS,
    Notation,
    Verb,
    Words,
    bare,
    number_of,
    quoted,
    text_of,
)

_NO_DIE: Final = "-"


def to_text(action: Action) -> str:
    """The action as one line."""
    return _NOTATION.to_text(action)


def from_text(text: str) -> Action:
    """The action of one line. Raises `NotationError`."""
    action: Action = _NOTATION.from_text(text)
    return action


def _numbers(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _write_begin(action: Begin) -> tuple[str, ...]:
    return _numbers((action.starter, *(tile for tiles in action.tiles for tile in tiles)))


def _read_begin(words: Words) -> Begin:
    starter, numbers = words.read(number_of), words.rest(number_of)
    starts = range(0, len(numbers), START_TILES)
    return Begin(starter, tuple(numbers[start : start + START_TILES] for start in starts))


def _write_throw(action: Throw) -> tuple[str, ...]:
    die = _NO_DIE if action.die is None else str(action.die)
    return (die, *_numbers(action.faces))


def _die_of(word: str) -> int | None:
    return None if word == _NO_DIE else number_of(word)


def _read_throw(words: Words) -> Throw:
    return Throw(words.read(_die_of), words.rest(number_of))


def _saying(name: str, action: Callable[[str, tuple[int, ...]], Spelling]) -> Verb:
    """A verb with a word and tiles."""

    def write(said: Any) -> tuple[str, ...]:
        return (quoted(said.word), *_numbers(said.tiles))

    return Verb(
        name,
        type(action("", ())),
        write,
        lambda words: action(words.read(text_of), words.rest(number_of)),
    )


_NOTATION: Final = Notation(
    (
        Verb("begin", Begin, _write_begin, _read_begin),
        Verb(
            "draw",
            Draw,
            lambda action: _numbers(action.tiles),
            lambda words: Draw(words.rest(number_of)),
        ),
        Verb("throw", Throw, _write_throw, _read_throw),
        bare("swap", Swap),
        bare("roll", Roll),
        _saying("score", Score),
        _saying("press", Press),
        _saying("respond", Respond),
        Verb(
            "spend",
            Spend,
            lambda action: (str(action.tile),),
            lambda words: Spend(words.read(number_of)),
        ),
        bare("give-up", GiveUp),
        bare("decline", Decline),
        *TABLE_VERBS,
    )
)
