"""What each guess of the Hidden Crossword was worth: how often it halves what is possible.

That is how the strongest player weighs a guess (`telling`): by the whole puzzles that explain all
answers so far, all of them or some that are drawn. A guess that leaves half of them on average is
worth about one. Where it is too early to think of whole puzzles, the words of the guess's length
stand in their place. What luck gave is how far the answer went beyond its mean.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.bots.levels import COUNT, dials_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.common.valuer import STRONGEST, Better, Valued, Valuer, valued

from .actions import Lay, MakeGuess
from .bots import BOTS
from .candidates import ClueKnowledge, fitting
from .clues import Guess, Placement
from .conclusions import Puzzles, ToldFacts, facts_of, puzzles_in, rings_of
from .dials import Dials
from .guess_worth import FINE, best_telling
from .mark_matrix import answer_counts, mark_matrix
from .marks import marks_of
from .observation import Observation, observe
from .possible_puzzles import World
from .review import answered
from .rules import RULES
from .state import State

_DIALS: Final = dials_of(__package__, Dials, COUNT)
NEAR: Final = 0.5
"""Halvings that a good guess may be below the best; so much more than its answer is worth a puzzle
that is submitted where few fit, since it may be the last step."""


def _value(match: AnyMatch, position: int, words: Vocabulary) -> Valued | None:
    played = match.played[position]
    guess = answered(played.before, played.step.state)
    moment = _moment(match, position)
    if guess is None or moment is None:
        return None
    state: State = match.played[moment].before
    seat = state.seat
    seen = observe(state, seat)
    facts = facts_of(seen, words.accepted)
    rings = rings_of(words, "".join(sorted(seen.letters)), _DIALS.reach)
    puzzles = puzzles_in(facts, rings)
    weigh = _Weighing(facts, puzzles, words)
    worth = weigh.worth(guess.word)
    better = _better(state, seen, weigh, words)
    luck = weigh.luck(guess, worth)
    return valued(seat, worth, better, near=NEAR, luck=luck, moment=moment)


def _moment(match: AnyMatch, position: int) -> int | None:
    """Where the guess was made that was answered there."""
    seat = match.played[position].before.seat
    made = (
        place
        for place in range(position, -1, -1)
        if match.played[place].seat == seat and isinstance(match.played[place].action, MakeGuess)
    )
    return next(made, None)


class _Weighing:
    """Guesses as whoever knows some facts weighs them."""

    def __init__(self, facts: ToldFacts, puzzles: Puzzles | None, words: Vocabulary) -> None:
        self._known: ClueKnowledge = facts.known
        self._worlds: Sequence[World] = puzzles.worlds if puzzles is not None else ()
        self._words = words

    def worth(self, word: str) -> float:
        """How often its answer halves what is possible, on average."""
        if not self._worlds:
            return self._alone(word)
        told = best_telling(self._known, self._worlds, [word])
        return told.parts / (FINE * len(self._worlds))

    def _alone(self, word: str) -> float:
        """The same by the words of its length that fit anywhere."""
        fit = fitting(self._known, self._words.index, len(word))
        if not len(fit):
            return 0.0
        repeats = self._known.counts_repeats
        matrix = mark_matrix(self._known.clue, fit.codes, word, counts_repeats=repeats)
        shares = (int(count) / len(fit) for count in answer_counts(matrix))
        return sum(-share * math.log2(share) for share in shares)

    def luck(self, guess: Guess, worth: float) -> float | None:
        """How far the answer went beyond what it does on average."""
        left = sum(self._agrees(world, guess) for world in self._worlds)
        return math.log2(len(self._worlds) / left) - worth if left else None

    def _agrees(self, world: World, guess: Guess) -> bool:
        """Whether a puzzle would have been answered so."""
        known = self._known
        alike = sorted(word for word in world if len(word) == len(guess.word))
        if not known.counts_anchor and known.anchor in alike:
            alike.remove(known.anchor)
        if len(alike) != guess.count or not alike:
            return len(alike) == guess.count
        target = alike[guess.place or 0]
        if (target == known.anchor) != (guess.placement is Placement.ANCHOR):
            return False
        marks = marks_of(known.clue, target, guess.word, counts_repeats=known.counts_repeats)
        return marks == guess.marks


def _better(state: State, seen: Observation, weigh: _Weighing, words: Vocabulary) -> Better:
    """What the strongest player does: guess, or submit a puzzle where few fit."""
    decision = BOTS[STRONGEST](seen, words, Rng(0), Search())
    if decision is None:
        return Better(0.0)
    action: Any = decision.action
    if isinstance(action, MakeGuess):
        worth = weigh.worth(action.word)
        return Better(worth, decision.motive)
    if isinstance(action, Lay):
        count = max(1, getattr(decision.motive, "count", 1))
        laid = () if RULES.check(state, state.seat, action) else (action,)
        return Better(math.log2(count) + NEAR, decision.motive, laid)
    return Better(0.0)


VALUER: Final = Valuer(value=_value)
