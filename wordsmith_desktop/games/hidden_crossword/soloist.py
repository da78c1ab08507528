"""Solving a computer's puzzle alone, in as few rounds as can be hoped for.

Both players know what a player may know, and how puzzles are made: of words as common as their
difficulty says. They guess and lay such words alone, rarer ones than `Words` allows only once no
others explain the answers, and give up where no listed ones do, or after `MOST_ROUNDS`. The
referee has to take every listed word.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from wordsmith_desktop.games.hidden_crossword import asking
from wordsmith_desktop.games.hidden_crossword.actions import (
    Action,
    CallAnchor,
    Choose,
    DrawAfresh,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.clues import Guess
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.hidden_crossword.deduction import Deduction, deduce, laid
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.offers import anchor_offers
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.setting import PuzzleSetter, Setting
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage, State
from wordsmith_desktop.games.reviewing import Words
from wordsmith_desktop.games.soloing import Soloist, Soloists
from wordsmith_desktop.lexicon.index import WordIndex

MOST_ROUNDS: Final = 40
"""After so many a player gives up."""
SURE: Final = 2
"""Of so many whole puzzles one is submitted: a guess first would take as long."""

Wish: TypeAlias = str | Layout | None
"""A word to guess, a puzzle to submit, or nothing at all."""


def shrewd(state: State, words: Words) -> Action:
    """Asks what tells most, whether or not it may be right."""
    return _play(state, words, _shrewd_wish)


def plain(state: State, words: Words) -> Action:
    """Asks for the commonest word that fits where the fewest do, as people like to."""
    return _play(state, words, _plain_wish)


def _shrewd_wish(found: Deduction) -> Wish:
    worlds = found.worlds
    if worlds is not None:
        question = asking.world_question(found) if len(worlds) > SURE else None
        is_telling = question is not None and question.bits > 0
        return question.word if question and is_telling else laid(worlds[0], found.known)
    questions = (*asking.slot_questions(found), *asking.length_questions(found))
    return max(questions).word if questions else None


def _plain_wish(found: Deduction) -> Wish:
    worlds = found.worlds
    if worlds is not None:
        alone = worlds[0] if len(worlds) == 1 else None
        return asking.likely_word(worlds) if alone is None else laid(alone, found.known)
    slots = asking.open_slots(found)
    if slots:
        return min(slots, key=lambda slot: len(slot.words)).words[0]
    question = next(asking.length_questions(found), None)
    return question.word if question else None


SOLOISTS: Final[Soloists] = (shrewd, plain)


def lay_puzzle(state: State, words: Words) -> Setting:
    """The setter, with the whole dictionary; `ValueError` where nothing can be laid."""
    return _setting(RULES.observe(state, None), words.index)


SETTER: Final[Soloist] = lay_puzzle


@lru_cache(maxsize=2)
def _setting(seen: Observation, index: WordIndex) -> Setting:
    found = PuzzleSetter(index).action(seen)
    if found is None:
        raise ValueError(f"no puzzle of {seen.pool}")
    return found


def _play(state: State, words: Words, wish_of: Callable[[Deduction], Wish]) -> Action:
    seen = RULES.observe(state, 0)
    if seen.phase is not Phase.GUESS:
        return _before_the_guessing(seen, words)
    if seen.stage is Stage.ANSWERED:
        return GoOn()
    found = deduce(seen, words)
    if seen.stage is Stage.CHOICE:
        return _choice(seen, found)
    wish = wish_of(found) if found is not None and seen.round <= MOST_ROUNDS else None
    if isinstance(wish, str):
        return MakeGuess(wish)
    if wish is None:
        return GiveUp()
    return Solve() if wish == seen.own.solution else Lay(wish)


def _before_the_guessing(seen: Observation, words: Words) -> Action:
    if seen.phase is Phase.DRAW:
        return TurnUp()
    if seen.phase is Phase.DEALT:
        return GoOn()
    offers = anchor_offers(seen.anchor_letters, words.index, least=seen.least_anchor, limit=1)
    return CallAnchor(offers[0]) if offers else DrawAfresh()


def _choice(seen: Observation, found: Deduction | None) -> Action:
    guess = (seen.own.records or ())[-1]
    assert isinstance(guess, Guess)
    return Choose(0 if found is None else asking.best_place(found, guess.word))
