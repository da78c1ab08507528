"""What each claim of the Letter Piece Game was worth: points, less what is left over.

That is how the strongest player weighs a word (R18, R19); a pass is worth nothing. Nobody sees all
words that a pool holds, so the measure is what this player comes to on average from the moment of
the claim: with the words that it knows and sees in its time, and with the rolls that the turn still
has. Where the mildest player comes to nearly as much, as with few pieces, the moment is easy. What
the dice gave is that mean beside the one with the pieces that came since the last turn fallen
otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from wordsmith_desktop.bots.levels import COUNT, LEVELS, dials_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.common.valuer import Better, Valued, Valuer, valued

from .actions import FACE_WEIGHTS, Claim
from .building import at_once
from .claims import plan
from .dials import Dials
from .finding import Situation, situation_in
from .motives import LetterMotive, MotiveKind
from .observation import observe
from .pieces import add, count, total
from .players import LOOK_S, MOST_PIECES, first_seen
from .review import REVIEWER, decided
from .rules import RULES
from .ruleset import Mode, TableMode
from .scoring import boxes_cost, word_points
from .sighting import Sight, see
from .state import Phase, State

_DIALS: Final = dials_of(__package__, Dials, COUNT)
_MILDEST: Final = dials_of(__package__, Dials, LEVELS[0])
EASY: Final = 0.2
"""Points that the strongest player makes of an easy moment above the mildest one, at most."""
NEAR: Final = 1.0
"""Points that a good claim may be below what the strongest player makes of the moment."""
DEALS: Final = 16
"""Looks and dice by which the strongest player is measured, and luck."""
_LAYING: Final = 4
"""Actions that lay a word at the most."""


def _value(match: AnyMatch, position: int, words: Vocabulary) -> Valued | None:
    """None in the warm-up, where every word counts alike (R46), and where there was no choice."""
    played = match.played[position]
    state: State = played.before
    if state.ruleset.mode is Mode.WARM_UP or not 0 <= played.seat < len(state.players):
        return None
    eye = _Eye(state, played.seat, words)
    worth = _own(state, played.seat, match, position)
    turns = [eye.turn(eye.situation, deal) for deal in range(DEALS)]
    if not worth and all(one.at is None for one in turns):
        return None
    better = _better(eye, turns)
    luck = _luck(match, position, eye, better.worth)
    mild = replace(eye, dials=_MILDEST)
    mildly = _mean([mild.turn(mild.situation, deal) for deal in range(DEALS // 2)])
    is_easy = _mean(turns) - mildly <= EASY
    return valued(played.seat, worth, better, near=NEAR, luck=luck, is_easy=is_easy)


def _own(state: State, seat: Seat, match: AnyMatch, position: int) -> float:
    word = next(word for place, word in decided(match) if place == position)
    if not word:
        return 0.0
    player = state.players[seat]
    cost = plan(player, state.ruleset).cost
    points = word_points(word, state.ruleset) - boxes_cost(player.sheet, state.ruleset, cost)
    return points - _DIALS.thrift * cost


class _Turn(Value):
    """How a turn of the strongest player ends: with a word of what it sees, or with none."""

    worth: float
    sight: Sight
    at: int | None
    rolls: int
    """How often it rolled for it."""


class _Eye(Value):
    """A player in a seat's place, at the moment in which the seat decided."""

    state: State
    seat: Seat
    words: Vocabulary
    dials: Dials = _DIALS

    @property
    def situation(self) -> Situation:
        return situation_in(self.state, self.seat)

    @property
    def is_race(self) -> bool:
        return self.state.ruleset.table is TableMode.BUZZER

    @property
    def asked(self) -> float:
        """A word that is worth less is not called while there are rolls to come."""
        return self.dials.race_aspiration if self.is_race else self.dials.aspiration

    @property
    def rolls(self) -> int:
        """So many rolls the turn still has for it."""
        rules, state = self.state.ruleset, self.state
        if rules.mode not in (Mode.STANDARD, Mode.SECRET) or state.phase is Phase.LAST_WORDS:
            return 0
        most = round(self.dials.race_rolls if self.is_race else self.dials.rolls)
        return max(0, min(most, rules.rolls_a_turn or most) - state.rolled)

    def turn(self, situation: Situation, deal: int) -> _Turn:
        """How its turn goes from there, with another look and other dice for every deal."""
        rng = Rng(deal)
        for rolled in range(self.rolls + 1):
            sight = self.sees(situation, deal)
            at = self._chosen(sight)
            worth = _worth(sight, at)
            is_last = rolled == self.rolls or total(situation.pool) >= MOST_PIECES
            if is_last or (at is not None and worth >= self.asked):
                break
            taken = count([rng.choice(_FACES).kind])
            situation = replace(situation, pool=add(situation.pool, taken))
        return _Turn(worth, sight, at, rolled)

    def sees(self, situation: Situation, deal: int) -> Sight:
        """The words that it knows there, with when it sees them at the look of a deal."""
        return see(
            situation,
            self.state.ruleset,
            self.words,
            knowledge=self.dials.knowledge,
            sight=self.dials.race_sight if self.is_race else self.dials.sight,
            variety=self.dials.variety,
            look=f"{deal}/{situation.pool}",
        )

    def _chosen(self, sight: Sight) -> int | None:
        """The word worth most of those that it sees in its time, or the first that it sees."""
        seconds = self.dials.patience if self.is_race else LOOK_S
        places = np.flatnonzero(sight.seconds <= seconds)
        if not len(places):
            return first_seen(sight)
        return int(max(places, key=lambda at: (_worth(sight, int(at)), -sight.places[at])))


def _worth(sight: Sight, at: int | None) -> float:
    """What a word is worth to the strongest player, in points; nothing without one."""
    return 0.0 if at is None else float(sight.worth[at] - _DIALS.thrift * sight.left[at])


def _mean(turns: Sequence[_Turn]) -> float:
    return sum(one.worth for one in turns) / len(turns)


def _better(eye: _Eye, turns: Sequence[_Turn]) -> Better:
    """What the strongest player comes to on average.

    Shown is the best word that it knows there, where that is worth no less; else it rolls.
    """
    mean, sight = _mean(turns), eye.sees(eye.situation, 0)
    places = range(len(sight))
    at = max(places, key=lambda one: (_worth(sight, one), -sight.places[one]), default=None)
    if at is None or _worth(sight, at) < mean:
        return Better(mean, LetterMotive(reason=MotiveKind.ROLL, asked=math.ceil(eye.asked)))
    word = eye.words.index.words[sight.places[at]].decode("ascii")
    points = word_points(word, eye.state.ruleset)
    left, boxes = int(sight.left[at]), points - int(sight.worth[at])
    motive = LetterMotive(reason=MotiveKind.WORD, word=word, points=points, left=left, boxes=boxes)
    return Better(mean, motive, tuple(_laying(eye.state, eye.seat, word)))


def _laying(state: State, seat: Seat, word: str) -> Iterator[Any]:
    """Actions after which the word lies on the bench."""
    for _ in range(_LAYING):
        action = at_once(word, observe(state, seat), state.players[seat])
        if isinstance(action, Claim) or RULES.check(state, seat, action):
            return
        yield action
        state = RULES.apply(state, seat, action).state


def _luck(match: AnyMatch, position: int, eye: _Eye, worth: float) -> float | None:
    """The moment beside the mean of moments with other pieces; None where none came by a die."""
    came = _came(match, position)
    if eye.state.ruleset.mode is Mode.WORD_BY_WORD or not came:
        return None
    pieces, rng = eye.state.players[eye.seat].pieces, Rng(position)
    kept = count([piece.kind for piece in pieces if piece.id not in came])
    turns = []
    for deal in range(DEALS):
        pool = add(kept, count([rng.choice(_FACES).kind for _ in came]))
        turns.append(eye.turn(replace(eye.situation, pool=pool), deal))
    return worth - _mean(turns)


_FACES: Final = tuple(face for face, weight in FACE_WEIGHTS.items() for _ in range(weight))


def _came(match: AnyMatch, position: int) -> frozenset[int]:
    """The pieces of the pool that the seat took since its last turn in this challenge."""
    played = match.played[position]
    seat, state = played.seat, played.before
    earlier = [
        one
        for one in REVIEWER.positions(match)
        if one < position
        and match.played[one].seat == seat
        and match.played[one].before.challenge == state.challenge
    ]
    held: set[int] = set()
    if earlier:
        held = {piece.id for piece in match.played[earlier[-1]].before.players[seat].pieces}
    return frozenset(piece.id for piece in state.players[seat].pieces if piece.id not in held)


VALUER: Final = Valuer(value=_value)
