"""Which words would have narrowed down the hidden word further than those that were guessed.

A play is a guess at the word that was asked about. Before the guess so many words fit all that the
guesser knew of that word; each answer that a guess can get leaves some of them, and with all of
them equally likely that makes a number left on average, which is the play's figure. The best play
is the one that leaves fewest, of the words that may be the hidden one themselves (of those, the
`MOST_PLAYS` commonest) and the own guess; of two that leave as many, the one that may be right.

A guess of a length that was not asked for before is taken to be at any word of that length, since
how many there are was not known. What else is told, such as where the word lies, is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play, Reviewer, TurnReview, ranked

from .candidates import ClueKnowledge, fitting
from .clues import Guess
from .hints import knowledge_of
from .listed_words import Listed
from .narrowing import narrowing
from .observation import observe
from .state import State

MOST_PLAYS: Final = 200
"""Guesses that are weighed beside the own one."""


def _positions(match: AnyMatch) -> tuple[int, ...]:
    """Where guesses were answered; one whose time ran out before a word was chosen was not."""
    return tuple(
        place
        for place, played in enumerate(match.played)
        if answered(played.before, played.step.state) is not None
    )


def answered(before: State, after: State) -> Guess | None:
    """The guess of whoever was to move that got its whole answer between two states."""
    last = after.players[before.seat].record_of(before.round)
    is_new = last != before.players[before.seat].record_of(before.round)
    return last if is_new and isinstance(last, Guess) and not last.is_open else None


def _review(match: AnyMatch, position: int, words: Vocabulary) -> TurnReview:
    """One guess, as whoever made it could have weighed it."""
    played = match.played[position]
    before: State = played.before
    guess = answered(before, played.step.state)
    assert guess is not None
    known = _known_before(before, guess)
    hidden = fitting(known, words.index, len(guess.word), guess.place)
    own = _play(known, hidden, guess.word)
    least = min(words.least_commonness, COMMON)
    usable = [word for word in hidden.best() if _is_usable(word, words, least)][:MOST_PLAYS]
    found = [own, *(_play(known, hidden, word) for word in usable if word != own.word)]
    plays = [one for one in found if _is_usable(one.word, words, words.least_commonness)]
    common = (one for one in found if _is_usable(one.word, words, COMMON))
    rank, count = ranked(own, tuple(plays))
    return TurnReview(
        seat=before.seat,
        position=position,
        own=own,
        best=_best((own, *plays)) if plays else None,
        best_common=_best(common),
        rank=rank,
        of=count,
    )


def _known_before(before: State, guess: Guess) -> ClueKnowledge:
    """What the guesser knew, even before it was told how many words of that length there are."""
    known = knowledge_of(observe(before, before.seat))
    earlier = (one for one in known.guesses if one.round < guess.round)
    return replace(known, guesses=tuple(earlier))


def _is_usable(word: str, words: Vocabulary, least: int) -> bool:
    """Whether a search may use a word, if it has to be so common."""
    place = words.index.position(word)
    if place is None or (words.is_family and words.index.vulgar[place]):
        return False
    return bool(words.index.commonness[place] >= least)


def _play(known: ClueKnowledge, hidden: Listed, word: str) -> Play:
    found = narrowing(known, hidden.codes, word)
    return Play(word, found.worth, round(found.left))


def _best(plays: Iterable[Play]) -> Play | None:
    """The one worth most; of equals the first, which is the own one or the commonest."""
    return max(plays, key=lambda play: play.worth, default=None)


REVIEWER: Final = Reviewer(positions=_positions, review=_review, is_estimate=True)
