"""What the first lesson asks for, step by step, in each language of the rules (R47)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.pieces import Counts
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.state import Player
from wordsmith_desktop.wording.games.letter_pieces import lesson_texts as texts
from wordsmith_desktop.wording.texts import Text

Reached = Callable[[Player, Ruleset], bool]
"""Whether a player has done what a step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    text: Text
    is_reached: Reached


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson's pieces, words and steps."""

    language: str
    given: Counts
    words: tuple[str, str]
    """The word to build first, and what to remix it into."""
    steps: tuple[Step, ...]

    @property
    def ruleset(self) -> Ruleset:
        """One challenge for one, with the lesson's pieces."""
        tag = self.language
        return Ruleset(language=tag, dictionary=tag, challenges=1, given=self.given)


def _stands(letter: str) -> Reached:
    return lambda player, rules: letter in reading(player, rules).word


def _reads(word: str) -> Reached:
    return lambda player, rules: reading(player, rules).word == word or _has(player, word)


def _has(player: Player, word: str) -> bool:
    return word in player.sheet.words


def _claimed(word: str) -> Reached:
    return lambda player, _rules: _has(player, word)


def _has_more_than(given: Counts) -> Reached:
    return lambda player, _rules: len(player.pieces) > sum(given) or len(player.sheet.words) > 2


def _has_words(count: int) -> Reached:
    return lambda player, _rules: len(player.sheet.words) >= count


def _script(
    language: str, given: Counts, words: tuple[str, str], sentences: tuple[Text, ...]
) -> Script:
    first, second = words
    reached = (
        _stands(first[0]),
        _reads(first),
        _claimed(first),
        _reads(second),
        _claimed(second),
        _has_more_than(given),
        _has_words(3),
    )
    steps = tuple(Step(text, done) for text, done in zip(sentences, reached, strict=True))
    return Script(language, given, words, steps)


ENGLISH: Final = _script("en", (3, 2, 1, 2), ("BAG", "CAST"), texts.ENGLISH_STEPS)
GERMAN: Final = _script("de", (3, 4, 0, 1), ("TAU", "IRE"), texts.GERMAN_STEPS)
