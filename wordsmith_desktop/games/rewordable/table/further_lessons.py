"""Short lessons of Rewordable on what is special: words joined to one, and words in doubt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee
from wordsmith_desktop.session.guided import in_order
from wordsmith_desktop.window.kit.lessons.script import LessonStep, Script, plays

from ..rules.actions import Build
from ..rules.cards import deck
from ..rules.observation import Observation
from ..rules.ruleset import HAND, Ruleset
from ..words import lesson_texts as texts
from .lesson_cards import OTHER, SEATS, building, builds, built, deal, numbers, only, taken, word_of

JOINING: Final = "joining"
DOUBTING: Final = "doubting"

_JOINED: Final = {
    "en": ("O RA IN C W", "AT LE ON D K EN SE", ("O AT", "RA IN", "RA IN C O AT")),
    "de": ("O H R RI E", "N G AU D K T SE", ("O H R", "RI N G", "O H R RI N G E")),
}
"""By language the hand, the pool and what is drawn, and the words; the last joins the others."""


def joining(language: str) -> Script:
    """Two words of one's own become one (C9)."""
    hand, rest, words = _JOINED[language]
    ruleset = Ruleset(language=language, dictionary=language)
    gaps = {"first": word_of(words[0]), "second": word_of(words[1]), "joined": word_of(words[2])}
    parts = " ".join(words[:2]).split()
    gaps["added"] = next(text for text in words[2].split() if text not in parts)
    steps = building(words, texts.JOINING_STEPS, gaps, language)
    return Script(
        game="rewordable",
        language=language,
        ruleset=ruleset,
        steps=tuple(steps),
        finished=texts.JOINING_FINISHED,
        words=frozenset(map(word_of, words)),
        parts={CHANCE: in_order(deal(hand, "", rest, ruleset))},
    )


_DOUBTED: Final = {
    "en": ("C CH H T W", "EA R B ELL ING", "AT LE ON", ("R ELL", "EA R", "C AT")),
    "de": ("RA ST R E W", "EI S WE G UNG", "ND AU LO", ("WE G UNG", "EI S", "RA ND")),
}
"""By language your hand, the other one's, the pool, and the words: one that is none, the other
one's next, and yours."""


def doubting(language: str) -> Script:
    """Words stand unless somebody objects (C14)."""
    hand, other, pool, words = _DOUBTED[language]
    # Whoever has the longest name begins, and here that is the other one.
    ruleset = Ruleset(
        language=language,
        dictionary=language,
        name_letters=(0, 1),
        referee=Referee.OBJECTION,
    )
    cards = taken(f"{hand} {other}", list(deck(language)))[HAND:]
    theirs = (Build(numbers(taken(word, list(cards)))) for word in words[:2])
    return Script(
        game="rewordable",
        language=language,
        ruleset=ruleset,
        steps=tuple(_doubting_steps(words, language)),
        finished=texts.DOUBTING_FINISHED,
        words=frozenset(map(word_of, words[1:])),
        parts={
            CHANCE: in_order(deal(hand, other, pool, ruleset, OTHER)),
            OTHER: in_order(*theirs, Object()),
        },
        seats=SEATS,
    )


def _doubting_steps(words: tuple[str, str, str], language: str) -> Iterator[LessonStep]:
    wrong, right, own = map(word_of, words)
    gaps = {"wrong": wrong, "right": right, "own": own}
    asked: tuple[Any, ...] = (
        (lambda seen: _is_called(seen, right) or right in seen.built, Object),
        (lambda seen: right in seen.built, LetStand),
    )
    for (text, help_text), (is_reached, kind) in zip(texts.DOUBTING_STEPS[:2], asked, strict=True):
        yield LessonStep(
            text=text,
            help=help_text,
            is_reached=is_reached,
            takes=_answers(kind),
            example=(plays(kind()),),
            gaps=gaps,
        )
    text, help_text = texts.DOUBTING_STEPS[2]
    yield LessonStep(
        text=text,
        help=help_text,
        is_reached=built(words[2]),
        takes=only(words[2], language),
        example=(builds(words[2]),),
        gaps=gaps,
    )


def _is_called(seen: Observation, word: str) -> bool:
    return seen.call is not None and seen.call.word == word


def _answers(kind: type) -> Any:
    return lambda action: isinstance(action, kind) or not isinstance(action, Object | LetStand)
