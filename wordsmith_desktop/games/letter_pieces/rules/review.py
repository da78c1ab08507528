"""What could have been claimed in each turn (R14–R18, R24), at what it would have cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.reviewer import (
    AnyMatch,
    Missed,
    Play,
    Possible,
    Reviewer,
    TurnReview,
)
from wordsmith_desktop.lexicon.index import WordIndex

from .actions import Claim, Pass
from .claims import plan
from .events import Passed, WordClaimed
from .finding import Claimable, claimable, situation_in
from .ruleset import Mode, Ruleset
from .scoring import boxes_cost, word_points
from .state import RowStatus, State


def _positions(match: AnyMatch) -> tuple[int, ...]:
    """A claim counts where it stood to the end (R30), a pass nowhere but in the warm-up (R46)."""
    return tuple(place for place, _ in decided(match))


def decided(match: AnyMatch) -> Iterator[tuple[int, str]]:
    """The place of what somebody did in each turn, with the word; empty for a pass."""
    done = 0
    for place, played in enumerate(match.played):
        if isinstance(played.action, Claim | Pass | TimeExpired):
            done = place
        for event in played.step.events:
            if isinstance(event, WordClaimed) and _stood(match.state, played.before, event):
                yield done, event.word
            elif isinstance(event, Passed) and match.ruleset.mode is not Mode.WARM_UP:
                yield done, ""


def _stood(last: State, before: State, claimed: WordClaimed) -> bool:
    row = last.players[claimed.seat].past[before.challenge].rows[claimed.row]
    return row is not None and row.status is RowStatus.STANDS


def _review(match: AnyMatch, position: int, words: Vocabulary) -> TurnReview:
    """One turn; a play is worth its points less those of the blue boxes that it ticks (R19).

    In the warm-up, where every word counts alike (R46), the longest is the best.
    """
    played, index = match.played[position], words.index
    state: State = played.before
    word = next(word for place, word in decided(match) if place == position)
    own = _own(state, played.seat, word) if word else None
    least = replace(words, least_commonness=min(words.least_commonness, COMMON))
    found = _found(state, played.seat, least)
    plays = found.where(index.commonness[found.places] >= words.least_commonness)
    common = found.where(index.commonness[found.places] >= COMMON)
    own_place = index.position(own.word) if own else None
    others = plays.worth[plays.places != own_place]
    is_common = own_place in common.places.tolist()
    return TurnReview(
        seat=played.seat,
        position=position,
        own=own,
        best=_best(plays, own, state.ruleset, index),
        best_common=_best(common, own if is_common else None, state.ruleset, index),
        rank=1 + int(np.count_nonzero(others > own.worth)) if own else None,
        of=len(others) + (own is not None),
    )


def _found(state: State, seat: Seat, words: Vocabulary) -> Claimable:
    found = claimable(situation_in(state, seat), state.ruleset, words)
    if state.ruleset.mode is Mode.WARM_UP:
        return replace(found, worth=found.lengths)
    return found


def _play_of(match: AnyMatch, position: int, word: str, words: Vocabulary) -> Play | None:
    """A word at its points less those of the boxes that it ticks (R19)."""
    played = match.played[position]
    state: State = played.before
    found = _found(state, played.seat, words)
    at = np.flatnonzero(found.places == words.index.position(word))
    if not len(at):
        return None
    return Play(word, int(found.worth[at[0]]), word_points(word, state.ruleset))


def _own(state: State, seat: Seat, word: str) -> Play:
    player = state.players[seat]
    points = word_points(word, state.ruleset)
    if state.ruleset.mode is Mode.WARM_UP:
        return Play(word, len(word), points)
    cost = boxes_cost(player.sheet, state.ruleset, plan(player, state.ruleset).cost)
    return Play(word, points - cost, points)


def _best(plays: Claimable, own: Play | None, ruleset: Ruleset, index: WordIndex) -> Play | None:
    """The one worth most; of equals the own, then what leaves least over, then the commonest."""
    if not len(plays.places):
        return own
    commonness = index.commonness[plays.places].astype(np.int32)
    at = np.lexsort((plays.places, -commonness, plays.left, -plays.worth))[0]
    if own and own.worth >= plays.worth[at]:
        return own
    word = index.words[plays.places[at]].decode("ascii")
    return Play(word, int(plays.worth[at]), word_points(word, ruleset))


def _possible(match: AnyMatch, words: Vocabulary) -> Possible | None:
    """The words of a warm-up, whose pieces stay the same (R46)."""
    if match.ruleset.mode is not Mode.WARM_UP:
        return None
    state: State = next(one.before for one in match.played if one.seat >= 0)
    found = claimable(situation_in(state, 0), state.ruleset, words)
    if not len(found.places):
        return Possible(0, "")
    commonness = words.index.commonness[found.places].astype(np.int32)
    at = np.lexsort((found.places, -commonness, -found.lengths))[0]
    return Possible(len(found.places), words.index.words[found.places[at]].decode("ascii"))


MOST_MISSED: Final = 200
"""So many words are listed."""


def _missed(
    match: AnyMatch, ranking: Ranking | None, words: Vocabulary
) -> tuple[Missed, ...] | None:
    """Where words count alike, or time alone: the common ones of all turns, the longest first."""
    is_alike = not match.ruleset.counts_letters or ranking in (Ranking.MOST_WORDS, Ranking.FASTEST)
    if match.seats != 1 or not is_alike:
        return None
    index, common = words.index, replace(words, least_commonness=COMMON)
    first = next(place for place, one in enumerate(match.played) if one.seat >= 0)
    states = [match.played[place].before for place in (first, *_positions(match))]
    found = [claimable(situation_in(one, 0), one.ruleset, common).places for one in states]
    own = [index.position(word) for _place, word in decided(match) if word]
    places = np.setdiff1d(np.concatenate(found), [place for place in own if place is not None])
    commonness = index.commonness[places].astype(np.int32)
    order = np.lexsort((places, -commonness, -index.lengths[places].astype(np.int32)))
    chosen = [int(places[at]) for at in order[:MOST_MISSED]]
    return tuple(
        Missed(index.words[place].decode("ascii"), int(index.commonness[place])) for place in chosen
    )


MISSED: Final = _missed
POSSIBLE: Final = _possible
REVIEWER: Final = Reviewer(
    positions=_positions,
    review=_review,
    play_of=_play_of,
    seeks_longest=lambda ruleset: ruleset.mode is Mode.WARM_UP,
)
