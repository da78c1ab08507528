"""Machine notation of actions, one line each: `claim SOCK 2`, `dice L S B*`, `take B`.

Numbers are those of the action: rows and pieces count from 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from wordsmith_desktop.games.letter_pieces.actions import (
    Action,
    Arrange,
    Buzz,
    Claim,
    Continue,
    Dice,
    DrawLetters,
    Face,
    FillCircle,
    Move,
    NameLetters,
    Pass,
    Roll,
    Take,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.pieces import Kind, Pose
from wordsmith_desktop.games.notation_words import (
    TABLE_VERBS,
    Notation,
    Verb,
    Words,
    bare,
    number_of,
    of_text,
    quoted,
    text_of,
)

_MOVE: Final = re.compile(r"(-?[0-9]+)@(-?[0-9]+),(-?[0-9]+)/(-?[0-9]+)")


def to_text(action: Action) -> str:
    """The action as one line."""
    return _NOTATION.to_text(action)


def from_text(text: str) -> Action:
    """The action of one line. Raises `NotationError`."""
    action: Action = _NOTATION.from_text(text)
    return action


def _move(word: str) -> Move:
    found = _MOVE.fullmatch(word)
    if not found:
        raise ValueError(word)
    piece, x, y, angle = map(int, found.groups())
    return Move(piece, Pose(x, y, angle))


def _kind(word: str) -> Kind:
    return Kind[word]


def _write_move(move: Move) -> str:
    return f"{move.piece}@{move.pose.x},{move.pose.y}/{move.pose.angle}"


def _read_claim(words: Words) -> Claim:
    return Claim(words.read(text_of), words.read(number_of))


def _read_pass(words: Words) -> Pass:
    return Pass(words.read(number_of) if words else None)


def _of_kind(name: str, action: Callable[[Kind], Any]) -> Verb:
    """A verb with one kind of piece."""
    return Verb(
        name,
        type(action(Kind.L)),
        lambda value: (value.kind.name,),
        lambda words: action(words.read(_kind)),
    )


_NOTATION: Final = Notation(
    (
        Verb(
            "dice",
            Dice,
            lambda action: tuple(face.value for face in action.faces),
            lambda words: Dice(words.rest(Face)),
        ),
        of_text("draw", DrawLetters, "letters"),
        of_text("name", NameLetters, "letters"),
        bare("roll", Roll),
        _of_kind("take", Take),
        _of_kind("fill", FillCircle),
        Verb(
            "arrange",
            Arrange,
            lambda action: tuple(map(_write_move, action.moves)),
            lambda words: Arrange(words.rest(_move)),
        ),
        Verb(
            "withdraw",
            Withdraw,
            lambda action: tuple(map(str, action.pieces)),
            lambda words: Withdraw(words.rest(number_of)),
        ),
        Verb("claim", Claim, lambda action: (quoted(action.word), str(action.row)), _read_claim),
        Verb(
            "pass",
            Pass,
            lambda action: () if action.row is None else (str(action.row),),
            _read_pass,
        ),
        bare("buzz", Buzz),
        bare("continue", Continue),
        *TABLE_VERBS,
    )
)
