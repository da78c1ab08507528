"""The lessons of the Letter Piece Game: what they ask for, step by step (R47)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Final

from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.session.guided import always
from wordsmith_desktop.window.kit.game_entry import FIRST
from wordsmith_desktop.window.kit.lessons.script import LessonStep, Move, Reached, Script, plays

from ..rules.actions import Action, Dice, DrawLetters, Face, Pass, Roll, Take
from ..rules.building import toward
from ..rules.claims import alphabet_for, reading
from ..rules.observation import Observation
from ..rules.pieces import Counts, Shape
from ..rules.ruleset import RequiredLetters, Ruleset
from ..rules.state import PlayerState
from ..words import lesson_texts as texts

Asked = Callable[[PlayerState, Observation], bool]


def _own(seen: Observation) -> PlayerState:
    player = seen.players[0].own
    assert player is not None
    return player


def _asks(asked: Asked) -> Reached:
    return lambda seen: asked(_own(seen), seen)


def _stands(letter: str) -> Reached:
    return _asks(lambda player, seen: letter in reading(player, seen.ruleset).word)


def _reads(word: str) -> Reached:
    return _asks(
        lambda player, seen: reading(player, seen.ruleset).word == word or _has(player, word)
    )


def _has(player: PlayerState, word: str) -> bool:
    return word in player.sheet.words


def _claimed(word: str) -> Reached:
    return _asks(lambda player, _seen: _has(player, word))


def _has_taken_after(count: int) -> Reached:
    """Whether more pieces lie there than the last of so many words took, or more words stand."""

    def asked(player: PlayerState, seen: Observation) -> bool:
        taken = alphabet_for(seen.ruleset).counts_of(player.sheet.last_word)
        return len(player.sheet.words) > count or len(player.pieces) > sum(taken)

    return _asks(asked)


def _has_words(count: int) -> Reached:
    return _asks(lambda player, _seen: len(player.sheet.words) >= count)


def _toward(word: str) -> Move:
    def move(seen: Observation) -> Action:
        return toward(word, seen, _own(seen))

    return move


def _letters(word: str) -> tuple[Move, ...]:
    """As many moves as letters are to be built."""
    return tuple(repeat(_toward(word), len(word)))


def _builds(word: str) -> tuple[Move, ...]:
    """Take apart what lies there, where anything does, build the word and claim it."""
    return (_toward(word), *_letters(word), _toward(word))


def _steps(words: tuple[str, ...]) -> Iterator[LessonStep]:
    first, second, *own, third = words
    gaps = {
        "first": first,
        "letter": first[0],
        "rest": " + ".join(first[1:]),
        "second": second,
        "third": third,
        **dict(zip(("own", "another"), own, strict=False)),
    }
    said = texts.FIRST_STEPS[first]
    roll = (plays(Roll()), plays(Take(Shape.C)))
    built = (
        (_stands(first[0]), _letters(first)[:1]),
        (_reads(first), _letters(first)[1:]),
        (_claimed(first), (_toward(first),)),
        # Taking the first word apart is a move of its own.
        (_reads(second), (_toward(second), *_letters(second))),
        (_claimed(second), (_toward(second),)),
        *((_has_words(count), _builds(word)) for count, word in enumerate(own, start=3)),
        (_has_taken_after(len(words) - 1), roll),
        (_has_words(len(words)), _builds(third)),
    )
    for (is_reached, example), (text, help_text) in zip(built, said, strict=True):
        yield LessonStep(
            text=text, help=help_text, is_reached=is_reached, example=example, gaps=gaps
        )


def _first(language: str, given: Counts, words: tuple[str, ...]) -> Script:
    ruleset = Ruleset(language=language, dictionary=language, challenges=1, given=given)
    # A star each time, so that the learner may choose.
    star = Dice((Face.SMALL_STAR,))
    return Script(
        game="letter_pieces",
        language=language,
        ruleset=ruleset,
        steps=tuple(_steps(words)),
        finished=texts.FINISHED,
        words=frozenset(words),
        never=(Pass,),
        parts={CHANCE: always(star)},
    )


_FIRST: Final[dict[str, tuple[Counts, tuple[str, ...]]]] = {
    "en": ((3, 2, 1, 2), ("BAG", "CAST", "DISK", "CATS", "LIST")),
    "de": ((3, 4, 0, 1), ("TAU", "IRE", "SEIL")),
}
"""By language, the pieces given, the word to build first, what to remix it into, examples of more
words from the same pieces, and one that a small curve more is enough for."""


# Required letters


_REQUIRED: Final[dict[str, tuple[str, Counts, tuple[str, str, str]]]] = {
    "en": ("GCLEOU", (3, 2, 1, 2), ("BAG", "CAST", "LIST")),
    "de": ("TLDENS", (3, 3, 1, 0), ("TAG", "GILT", "DIE")),
}
"""By language, the letters of the rows, the pieces given, and a word for each of the first rows."""


def _is_written(row: int) -> Reached:
    return _asks(lambda player, _seen: player.sheet.rows[row] is not None)


def _required(language: str) -> Script:
    letters, given, words = _REQUIRED[language]
    ruleset = Ruleset(
        language=language,
        dictionary=language,
        challenges=1,
        given=given,
        required=RequiredLetters.RANDOM,
    )
    reached = (_is_written(0), _is_written(1), _has_words(len(words)))
    steps = (
        LessonStep(
            text=text,
            help=help_text,
            is_reached=is_reached,
            example=_builds(word) if place else _builds(word)[1:],
            gaps={"letter": letters[place], "word": word, "letters": ", ".join(letters[2:])},
        )
        for place, ((text, help_text), is_reached, word) in enumerate(
            zip(texts.REQUIRED_STEPS, reached, words, strict=True)
        )
    )
    star = Dice((Face.SMALL_STAR,))
    return Script(
        game="letter_pieces",
        language=language,
        ruleset=ruleset,
        steps=tuple(steps),
        finished=texts.REQUIRED_FINISHED,
        words=frozenset(words),
        never=(Pass,),
        parts={CHANCE: lambda _seen, done: star if done else DrawLetters(letters)},
    )


# Letters of the same pieces


_FAMILIES: Final = ("AH", "LT", "FKZ", "VX")
"""Letters that take the same pieces (R2); the pair of M and W is met in words."""
_SISTERS: Final[dict[str, tuple[Counts, tuple[str, str]]]] = {
    "en": ((4, 6, 0, 0), ("MET", "WET")),
    "de": ((4, 3, 0, 1), ("MIR", "WIR")),
}
"""By language, the pieces given, and two words of exactly these that M and W tell apart."""


def _stands_alone(letter: str) -> Reached:
    return _asks(lambda player, seen: reading(player, seen.ruleset).word == letter)


def _sister_steps() -> Iterator[LessonStep]:
    for family in _FAMILIES:
        for before, letter in zip(("", *family), family, strict=False):
            is_start = letter == _FAMILIES[0][0]
            opening = texts.SISTER_FIRST if is_start else texts.SISTER_NEXT
            yield LessonStep(
                text=texts.SISTER if before else opening,
                help=texts.HOW[letter],
                is_reached=_stands_alone(letter),
                example=(_toward(letter),) * (1 if is_start else 2),
                gaps={"before": before, "letter": letter},
            )


def _sisters(language: str) -> Script:
    given, words = _SISTERS[language]
    spelled = (
        LessonStep(
            text=text,
            help=help_text,
            is_reached=_claimed(word),
            example=_builds(word),
            gaps={"word": word},
        )
        for (text, help_text), word in zip(texts.SISTER_WORDS, words, strict=True)
    )
    return Script(
        game="letter_pieces",
        language=language,
        ruleset=Ruleset(language=language, dictionary=language, challenges=1, given=given),
        steps=(*_sister_steps(), *spelled),
        finished=texts.SISTERS_FINISHED,
        words=frozenset(words),
        never=(Pass,),
        parts={CHANCE: always(Dice((Face.SMALL_STAR,)))},
    )


def script_of(key: str, language: str) -> Script:
    """The lesson of that key with words of that language."""
    if key == FIRST:
        return _first(language, *_FIRST[language])
    return _sisters(language) if key == "sisters" else _required(language)
