"""The lessons of Rewordable: how the cards lie, what the other one does, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.guided import Part, in_order
from wordsmith_desktop.window.kit.game_entry import FIRST
from wordsmith_desktop.window.kit.lessons.script import LessonStep, Script

from ..rules.actions import Build, Challenge, Pass
from ..rules.cards import deck
from ..rules.observation import Observation
from ..rules.ruleset import HAND, Ruleset
from ..words import lesson_texts as texts
from .further_lessons import JOINING, doubting, joining
from .lesson_cards import (
    OTHER,
    SEATS,
    YOU,
    building,
    builds,
    deal,
    hand_of,
    numbers,
    taken,
    word_of,
)

TURNS_BEFORE_PASS: Final = 6


class _Story(Value):
    """What stands on the cards of the first lesson, and the words they make."""

    hand: str
    other_hand: str
    pool: str
    drawn: str
    """What both draw, in order; the rest of the deck follows as it is listed."""
    first: str
    """Cards of a word of the hand and the pool."""
    longer: str
    """The same with one card of the hand more."""
    victim: str
    """The other one's word."""
    meanwhile: str
    """Another one of the other's."""
    stolen: str
    """Cards of a word around the other one's, four in all."""
    exchanged: str
    """What the other one exchanges in two turns."""
    last: str
    """Cards of a word that can be built once the whole hand is exchanged."""

    @property
    def rest(self) -> str:
        """The pool and what is drawn."""
        return f"{self.pool} {self.drawn}"


_STORIES: Final = {
    "en": _Story(
        hand="C CH H T W",
        other_hand="EA R B ELL ING",
        pool="AT LE ON",
        drawn="O IN A VER D UN K VE NG OR F D LA ST A",
        first="C AT",
        longer="C AT CH",
        victim="EA R",
        meanwhile="B ELL",
        stolen="H EA R T",
        exchanged="ING K",
        last="F IN D",
    ),
    "de": _Story(
        hand="RA ST R E W",
        other_hand="EI S WE G UNG",
        pool="ND AU LO",
        drawn="H IN A VER D UN K LE T OR M S TE N I",
        first="RA ND",
        longer="ST RA ND",
        victim="EI S",
        meanwhile="WE G",
        stolen="R EI S E",
        exchanged="UNG K",
        last="M AU S",
    ),
}


def _other(story: _Story, language: str) -> Part:
    """Two words, then a card exchanged in each of two turns."""
    dealt = taken(f"{story.hand} {story.other_hand} {story.rest}", list(deck(language)))[HAND:]
    words = (story.victim, story.meanwhile)
    builds = (Build(numbers(taken(word, list(dealt)))) for word in words)
    passes = (Pass(numbers(taken(text, list(dealt)))) for text in story.exchanged.split())
    return in_order(*builds, *passes)


# What is asked


def _exchanges(action: Any) -> bool:
    if isinstance(action, Pass):
        return bool(action.exchanged)
    return not isinstance(action, Build | Challenge)


def _passes(seen: Observation) -> Pass:
    return Pass(numbers(hand_of(seen)))


def _steps(story: _Story, language: str) -> Iterator[LessonStep]:
    asked = (story.first, story.longer, story.stolen)
    names = ("first", "longer", "stolen", "victim", "last")
    gaps = {name: word_of(getattr(story, name)) for name in names}
    gaps |= {f"{name}_cards": getattr(story, name).replace(" ", " + ") for name in names}
    gaps["added"] = next(text for text in story.longer.split() if text not in story.first.split())
    yield from building(asked, texts.BUILDING_STEPS, gaps, language)
    yield LessonStep(
        text=texts.PASS_STEP,
        help=texts.PASS_HELP,
        is_reached=lambda seen: seen.turn > TURNS_BEFORE_PASS,
        takes=_exchanges,
        example=(_passes,),
    )
    known = {word_of(cards) for cards in asked}
    yield LessonStep(
        text=texts.OWN_STEP,
        help=texts.OWN_HELP,
        is_reached=lambda seen: any(one.text not in known for one in seen.players[YOU].words),
        example=(builds(story.last),),
        gaps=gaps,
    )


def _first(language: str) -> Script:
    story = _STORIES[language]
    # Both pass, so that the lesson could end before it is over.
    ruleset = Ruleset(language=language, dictionary=language, draws_lots=False, idle_rounds=0)
    words = (story.first, story.longer, story.victim, story.meanwhile, story.stolen, story.last)
    return Script(
        game="rewordable",
        language=language,
        ruleset=ruleset,
        steps=tuple(_steps(story, language)),
        finished=texts.FINISHED,
        words=frozenset(map(word_of, words)),
        parts={
            CHANCE: in_order(deal(story.hand, story.other_hand, story.rest, ruleset)),
            OTHER: _other(story, language),
        },
        seats=SEATS,
    )


def script_of(key: str, language: str) -> Script:
    """The lesson of that key with words of that language."""
    if key == FIRST:
        return _first(language)
    return joining(language) if key == JOINING else doubting(language)
