"""Machine notation of actions, one line each: `claim SOCK 2`, `dice L S B*`, `take B`.

Used by golden playthroughs and reports of bugs. A line is a verb and its words, parted by
spaces. Numbers are those of the action: rows and pieces count from 0. A text with a space, a
quotation mark or nothing in it stands in quotation marks, with the escapes of JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, Final, TypeVar

from wordsmith_desktop.core.rejections import WordsmithError
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
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

T = TypeVar("T")


@unique
class NotationFault(Enum):
    """What is wrong with a line."""

    UNKNOWN_VERB = "unknown_verb"
    MISSING_WORD = "missing_word"
    """The line ends too early."""
    EXTRA_WORD = "extra_word"
    BAD_WORD = "bad_word"
    """Not what stands in this place: a number, a kind, a face, yes or no."""


class NotationError(WordsmithError):
    """A line is no action."""

    def __init__(self, fault: NotationFault, text: str, position: int) -> None:
        """`position` is the index in `text` of the offending word, or the text's end."""
        super().__init__(f"{fault.value} at {position} in {text!r}")
        self.fault = fault
        self.text = text
        self.position = position


def to_text(action: Action) -> str:
    """The action as one line."""
    verb = _VERBS_BY_TYPE[type(action)]
    return " ".join((verb.name, *verb.write(action)))


def from_text(text: str) -> Action:
    """The action of one line. Raises `NotationError`."""
    words = _Words(text)
    name = words.next()
    verb = _VERBS_BY_NAME.get(name)
    if verb is None:
        raise words.error(NotationFault.UNKNOWN_VERB)
    action: Action = verb.read(words)
    words.expect_end()
    return action


class _Words:
    """The words of a line, taken one after the other."""

    _TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"(?!\S)|\S+')

    def __init__(self, text: str) -> None:
        self._text = text
        self._found = list(self._TOKEN.finditer(text))
        self._position = 0

    def __bool__(self) -> bool:
        """Whether there are more words."""
        return bool(self._found)

    def error(self, fault: NotationFault) -> NotationError:
        """An error at the word that was taken last."""
        return NotationError(fault, self._text, self._position)

    def next(self) -> str:
        """The next word as it stands."""
        if not self._found:
            self._position = len(self._text)
            raise self.error(NotationFault.MISSING_WORD)
        match = self._found.pop(0)
        self._position = match.start()
        return match.group()

    def read(self, reader: Callable[[str], T]) -> T:
        """The next word as a value; `reader` raises `ValueError` or `KeyError` for others."""
        word = self.next()
        try:
            return reader(word)
        except (KeyError, ValueError) as error:
            raise self.error(NotationFault.BAD_WORD) from error

    def rest(self, reader: Callable[[str], T]) -> tuple[T, ...]:
        """All words left."""
        return tuple(self._rest(reader))

    def _rest(self, reader: Callable[[str], T]) -> Iterator[T]:
        while self:
            yield self.read(reader)

    def expect_end(self) -> None:
        """Raise unless every word was taken."""
        if self._found:
            self.next()
            raise self.error(NotationFault.EXTRA_WORD)


@dataclass(frozen=True, slots=True)
class _Verb:
    name: str
    action: type
    write: Callable[[Any], tuple[str, ...]]
    """The words after the verb."""
    read: Callable[[_Words], Any]


_PLAIN: Final = re.compile(r'[^\s"]+')
_NUMBER: Final = re.compile(r"-?[0-9]+")
_MOVE: Final = re.compile(r"(-?[0-9]+)@(-?[0-9]+),(-?[0-9]+)/(-?[0-9]+)")
_YES_NO: Final = {"yes": True, "no": False}


def _quoted(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def _text(word: str) -> str:
    if not word.startswith('"'):
        if '"' in word:
            raise ValueError(word)
        return word
    text = json.loads(word)
    if not isinstance(text, str):
        raise ValueError(word)
    return text


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _move(word: str) -> Move:
    found = _MOVE.fullmatch(word)
    if not found:
        raise ValueError(word)
    piece, x, y, angle = map(int, found.groups())
    return Move(piece, Pose(x, y, angle))


def _kind(word: str) -> Kind:
    return Kind[word]


def _yes_no(word: str) -> bool:
    return _YES_NO[word]


def _said(is_yes: bool) -> str:
    return "yes" if is_yes else "no"


def _write_move(move: Move) -> str:
    return f"{move.piece}@{move.pose.x},{move.pose.y}/{move.pose.angle}"


def _write_ruling(action: Rule) -> tuple[str, ...]:
    ruling = action.ruling
    word, source = _quoted(ruling.word), _quoted(ruling.source)
    return word, _said(ruling.accepted), ruling.reason.value, source


def _read_ruling(words: _Words) -> Rule:
    word, accepted = words.read(_text), words.read(_yes_no)
    return Rule(Ruling(word, accepted, words.read(Reason), words.read(_text)))


def _read_claim(words: _Words) -> Claim:
    return Claim(words.read(_text), words.read(_number))


def _read_pass(words: _Words) -> Pass:
    return Pass(words.read(_number) if words else None)


def _bare(name: str, action: Callable[[], Any]) -> _Verb:
    """A verb that stands alone."""
    return _Verb(name, type(action()), lambda _: (), lambda _: action())


def _of_text(name: str, action: Callable[[str], Any], field: str) -> _Verb:
    """A verb with one text."""
    return _Verb(
        name,
        type(action("")),
        lambda value: (_quoted(getattr(value, field)),),
        lambda words: action(words.read(_text)),
    )


def _of_kind(name: str, action: Callable[[Kind], Any]) -> _Verb:
    """A verb with one kind of piece."""
    return _Verb(
        name,
        type(action(Kind.L)),
        lambda value: (value.kind.name,),
        lambda words: action(words.read(_kind)),
    )


_VERBS: Final = (
    _Verb(
        "dice",
        Dice,
        lambda action: tuple(face.value for face in action.faces),
        lambda words: Dice(words.rest(Face)),
    ),
    _of_text("draw", DrawLetters, "letters"),
    _of_text("name", NameLetters, "letters"),
    _bare("roll", Roll),
    _of_kind("take", Take),
    _of_kind("fill", FillCircle),
    _Verb(
        "arrange",
        Arrange,
        lambda action: tuple(map(_write_move, action.moves)),
        lambda words: Arrange(words.rest(_move)),
    ),
    _Verb(
        "withdraw",
        Withdraw,
        lambda action: tuple(map(str, action.pieces)),
        lambda words: Withdraw(words.rest(_number)),
    ),
    _Verb("claim", Claim, lambda action: (_quoted(action.word), str(action.row)), _read_claim),
    _Verb(
        "pass", Pass, lambda action: () if action.row is None else (str(action.row),), _read_pass
    ),
    _bare("buzz", Buzz),
    _bare("continue", Continue),
    _bare("object", Object),
    _bare("stand", LetStand),
    _Verb(
        "vote",
        Vote,
        lambda action: (_said(action.accept),),
        lambda words: Vote(words.read(_yes_no)),
    ),
    _Verb("rule", Rule, _write_ruling, _read_ruling),
    _of_text("expire", TimeExpired, "timer"),
)
_VERBS_BY_TYPE: Final = {verb.action: verb for verb in _VERBS}
_VERBS_BY_NAME: Final = {verb.name: verb for verb in _VERBS}
