"""Machine notation of actions, one line each; a game lists its own verbs beside these.

Used by golden playthroughs and reports of bugs. A line is a verb and its words, parted by
spaces. A text with a space, a quotation mark or nothing in it stands in quotation marks, with
the escapes of JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, Final, TypeVar

from wordsmith_desktop.core.rejections import WordsmithError
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
    """Not what stands in this place: a number, a name, a text, yes or no."""


class NotationError(WordsmithError):
    """A line is no action."""

    def __init__(self, fault: NotationFault, text: str, position: int) -> None:
        """`position` is the index in `text` of the offending word, or the text's end."""
        super().__init__(f"{fault.value} at {position} in {text!r}")
        self.fault = fault
        self.text = text
        self.position = position


class Words:
    """The words of a line, taken one after the other; what fails raises `NotationError`."""

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
class Verb:
    """How actions of one type are written and read."""

    name: str
    action: type
    write: Callable[[Any], tuple[str, ...]]
    """The words after the verb."""
    read: Callable[[Words], Any]
    """The action of these words; whether any are left over is not its business."""


class Notation:
    """The notation of one game."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        """`verbs` are all of the game's, those of the table included; names and types differ."""
        self._by_type = {verb.action: verb for verb in verbs}
        self._by_name = {verb.name: verb for verb in verbs}

    def to_text(self, action: object) -> str:
        """The action as one line. `KeyError` for an action without a verb."""
        verb = self._by_type[type(action)]
        return " ".join((verb.name, *verb.write(action)))

    def from_text(self, text: str) -> Any:
        """The action of one line. Raises `NotationError`."""
        words = Words(text)
        verb = self._by_name.get(words.next())
        if verb is None:
            raise words.error(NotationFault.UNKNOWN_VERB)
        action = verb.read(words)
        words.expect_end()
        return action


_PLAIN: Final = re.compile(r'[^\s"]+')
_NUMBER: Final = re.compile(r"-?[0-9]+")
_YES_NO: Final = {"yes": True, "no": False}


def quoted(text: str) -> str:
    """A text as one word."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def text_of(word: str) -> str:
    """The text that a word stands for."""
    if not word.startswith('"'):
        if '"' in word:
            raise ValueError(word)
        return word
    text = json.loads(word)
    if not isinstance(text, str):
        raise ValueError(word)
    return text


def number_of(word: str) -> int:
    """The number that a word stands for."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def bare(name: str, action: Callable[[], Any]) -> Verb:
    """A verb that stands alone."""
    return Verb(name, type(action()), lambda _: (), lambda _: action())


def of_text(name: str, action: Callable[[str], Any], field: str) -> Verb:
    """A verb with one text, which is this field of the action."""
    return Verb(
        name,
        type(action("")),
        lambda value: (quoted(getattr(value, field)),),
        lambda words: action(words.read(text_of)),
    )


def _said(is_yes: bool) -> str:
    return "yes" if is_yes else "no"


def _yes_no(word: str) -> bool:
    return _YES_NO[word]


def _write_ruling(action: Rule) -> tuple[str, ...]:
    ruling = action.ruling
    word, source = quoted(ruling.word), quoted(ruling.source)
    return word, _said(ruling.accepted), ruling.reason.value, source


def _read_ruling(words: Words) -> Rule:
    word, accepted = words.read(text_of), words.read(_yes_no)
    return Rule(Ruling(word, accepted, words.read(Reason), words.read(text_of)))


RULING_VERBS: Final = (
    Verb("rule", Rule, _write_ruling, _read_ruling),
    of_text("expire", TimeExpired, "timer"),
)
"""The verbs of the referee and the clock, which every game adds to its own."""

TABLE_VERBS: Final = (
    bare("object", Object),
    bare("stand", LetStand),
    Verb(
        "vote",
        Vote,
        lambda action: (_said(action.accept),),
        lambda words: Vote(words.read(_yes_no)),
    ),
    *RULING_VERBS,
)
"""Those verbs and the ones with which a table judges words."""
