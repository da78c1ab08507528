"""The six computer players: what they see, what they ask of a word, and when they roll."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.bot import Bot, Decision, Search, Wait
from wordsmith_desktop.bots.levels import players
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import CallStage, Clock
from wordsmith_desktop.games.common.opinions import opinion

from . import actions
from .building import at_once, remixing
from .claims import lenient_reasons
from .dials import Dials
from .finding import Situation, situation_seen
from .motives import LetterMotive, MotiveKind
from .observation import Observation
from .pieces import Counts, Shape, add, count, fits, total
from .ruleset import Mode, RequiredLetters, TableMode
from .scoring import sheet_points, total_points
from .sighting import Sight, see
from .state import Phase, PlayerState

MOST_PIECES: Final = 24
"""With so many in the pool nobody rolls for more."""
LOOK_S: Final = 10.0
"""Seconds for which somebody looks before rolling, where no clock runs and nobody is faster."""
BENCH_LOOK_S: Final = 6.0
"""The same on the bench of a race, which is not to be kept for long."""
FAIR_S: Final = 4.0
"""In a race nothing is called so soon after a change: a person needs that to see it."""
GIVES_UP_S: Final = 45.0
"""In a warm-up without a clock, whoever would look longer for the next word is done."""
MOST_WORDS: Final = 100
"""Nor does anybody write down more there: of many pieces hundreds could be made."""
USUAL_LETTERS: Final = "ENRSTIALOUDM"
"""As many letters as a sheet can have rows, the commonest of both languages first."""
SCORES_SHOWN_MS: Final = 4000
"""The points of a challenge lie open so long where only computers play."""
OF_THE_BENCH: Final = 0.8
"""The share of the bench's time in which a word is laid in any case."""


class _Wish(Value):
    """What is wanted next: a word to build, or something else to do."""

    motive: LetterMotive
    action: actions.Action | None = None
    """None where the word of the motive is to be built."""


class SeenMoment(Value):
    """One moment, as a player looks at it."""

    seen: Observation
    player: PlayerState
    words: Vocabulary
    dials: Dials

    # What it sees

    @property
    def look(self) -> str:
        """The name of this look at the pool: another one after each piece and each word."""
        seen = self.seen
        pieces = () if seen.ruleset.mode is Mode.WORD_BY_WORD else self.player.counts
        # In the race all look anew whenever somebody has had the bench. Else whoever is slow would
        # begin to wait from nothing each time, and never come to call.
        race = seen.turn - (seen.bench is not None) if self.is_race else 0
        return f"{seen.challenge}/{len(self.player.sheet.words)}/{pieces}/{race}"

    def sees(self, situation: Situation) -> Sight:
        """The words that it knows there, with when it sees them."""
        return see(
            situation,
            self.seen.ruleset,
            self.words,
            knowledge=self.dials.knowledge,
            sight=self.dials.race_sight if self.is_race else self.dials.sight,
            variety=0.0 if self.seen.ruleset.mode is Mode.WORD_BY_WORD else self.dials.variety,
            look=self.look,
        )

    def values(self, sight: Sight) -> npt.NDArray[np.float64]:
        """What each word is worth to it, in letters."""
        return sight.worth - self.dials.thrift * sight.left

    def spelled(self, sight: Sight, at: int) -> str:
        word: bytes = self.words.index.words[sight.places[at]]
        return word.decode("ascii")

    # What it may do

    @property
    def is_race(self) -> bool:
        return self.seen.ruleset.table is TableMode.BUZZER

    @property
    def is_last_row(self) -> bool:
        """Whether the next word is the last of its sheet."""
        rows = len(self.player.sheet.open_rows)
        return rows == 1 or self.seen.phase is Phase.LAST_WORDS

    @property
    def tray(self) -> Counts:
        return self.seen.tray

    @property
    def must_choose(self) -> bool:
        """Whether a piece is to be chosen before anything can be called (R11, R12)."""
        return bool(self.player.choices) and any(self.tray)

    def can_roll(self, most: float) -> bool:
        """Whether it may and would roll once more, of `most` rolls a turn."""
        rules, seen = self.seen.ruleset, self.seen
        if rules.mode not in (Mode.STANDARD, Mode.SECRET) or seen.phase is Phase.LAST_WORDS:
            return False
        if rules.rolls_a_turn:
            most = min(most, rules.rolls_a_turn)
        has_room = total(self.player.counts) < MOST_PIECES and any(self.tray)
        return has_room and seen.rolled < most

    def rolls(self, usual: float) -> int:
        """So many rolls this turn; a usual number such as 2.5 is now two and now three."""
        share = number_of(f"{self.words.mind}/{self.seen.turn}/rolls") % 1000 / 1000
        return int(usual) + (share < usual % 1)

    # What it wants

    def wish(self) -> _Wish:
        """What is wanted at the bench."""
        if self.must_choose:
            return self.choice()
        if self.seen.ruleset.mode is Mode.WORD_BY_WORD:
            return self._step()
        sight = self.sees(self.situation)
        return self._raced(sight) if self.is_race else self._calm(sight)

    @property
    def situation(self) -> Situation:
        return situation_seen(self.seen, self.player)

    def _calm(self, sight: Sight) -> _Wish:
        """In turns: the best word that is seen, if it is good enough or nothing is to come."""
        best = self.best_by(sight, LOOK_S)
        rolls = self.rolls(self.dials.rolls)
        asked = self.dials.aspiration
        if best is not None and self.values(sight)[best] >= asked:
            behind = self._behind(sight, best)
            if behind <= 0:
                return self.word(sight, best)
            if self.can_roll(rolls):
                return _Wish(self._motive(MotiveKind.BEHIND, count=behind), actions.Roll())
        if self.can_roll(rolls if len(sight) else MOST_PIECES):
            return self._roll(asked)
        return self._any_word(sight, best, asked)

    def _raced(self, sight: Sight) -> _Wish:
        """In the race, with the bench: the word that it buzzed for, or pieces and a new look."""
        if not self.seen.rolled:
            after, at = self.first_in_race(sight)
            if at is not None and (after <= self.patience_s or not self.rolls_in_race):
                return self.word(sight, at)
        asked = self.race_asked
        best = self.best_by(sight, BENCH_LOOK_S)
        if best is not None and self.seen.rolled and self.values(sight)[best] >= asked:
            return self.word(sight, best)
        if self.can_roll(self.rolls(self.dials.race_rolls) if len(sight) else MOST_PIECES):
            return self._roll(asked)
        return self._any_word(sight, best, asked)

    @property
    def rolls_in_race(self) -> bool:
        return self.can_roll(self.rolls(self.dials.race_rolls))

    @property
    def race_asked(self) -> float:
        """What it asks of a word in the race before it grows impatient."""
        rush = self.dials.rush if self.is_last_row else 0.0
        return self.dials.race_aspiration - rush

    def first_in_race(self, sight: Sight) -> tuple[float, int | None]:
        """When it calls which word: seen, and worth what is still asked for by then."""
        if not len(sight):
            return float("inf"), None
        patient_s = (self.race_asked - self.values(sight)) * 10 / self.dials.fall
        when = np.maximum(sight.seconds, patient_s)
        at = int(np.lexsort((sight.places, -self.values(sight), when))[0])
        return max(self.soonest_s, float(when[at])), at

    @property
    def soonest_s(self) -> float:
        """Before this it calls nothing: now half as long as usual and now half as long again."""
        return max(FAIR_S, self.dials.least_s * (0.5 + self._share("soonest")))

    @property
    def patience_s(self) -> float:
        """After so long without a word it takes the bench to roll; like sight without memory."""
        return max(FAIR_S, -self.dials.patience * math.log(1 - self._share("patience")))

    def _share(self, what: str) -> float:
        """A number from 0 up to 1 that this look and the player's mind give."""
        return number_of(f"{self.words.mind}/{self.look}/{what}") % 1000 / 1000

    def _step(self) -> _Wish:
        """Word by Word: the best word of all that circles turned into pieces allow (R40)."""
        found = []
        for kinds, situation in self._filled():
            sight = self.sees(situation)
            at = self.best_by(sight, LOOK_S)
            if at is None:
                at = first_seen(sight)
            if at is not None:
                found.append((-float(self.values(sight)[at]), len(kinds), kinds, sight, at))
        if not found:
            return _Wish(self._passing(), actions.Pass())
        _, _, kinds, sight, at = min(found, key=lambda one: one[:3])
        wanted = self.word(sight, at)
        if not kinds:
            return wanted
        motive = replace(wanted.motive, reason=MotiveKind.CIRCLE, kind=kinds[0])
        return _Wish(motive, actions.FillCircle(kinds[0]))

    def _filled(self) -> Iterator[tuple[tuple[Shape, ...], Situation]]:
        """Every way to turn circles into pieces that the tray holds; first none of them."""
        situation = self.situation
        for used in range(situation.circles + 1):
            for kinds in combinations_with_replacement(Shape, used):
                taken = count(kinds)
                if fits(taken, self.tray):
                    pool, circles = add(situation.pool, taken), situation.circles - used
                    yield kinds, replace(situation, pool=pool, circles=circles)

    def choice(self) -> _Wish:
        """The piece after which the best word is worth most."""
        outlook = {
            kind: self._outlook(
                replace(self.situation, pool=add(self.player.counts, count((kind,))))
            )
            for kind in Shape
            if self.tray[kind]
        }
        kind = max(outlook, key=lambda one: outlook[one])
        motive = self._motive(MotiveKind.CHOICE, kind=kind, count=outlook[kind][1])
        return _Wish(motive, actions.Take(kind))

    def _outlook(self, situation: Situation) -> tuple[float, int]:
        sight = self.sees(situation)
        return float(self.values(sight).max(initial=-np.inf)), len(sight)

    def best_by(self, sight: Sight, seconds: float) -> int | None:
        """The word worth most of those seen by then; of equals the first by alphabet."""
        places = np.flatnonzero(sight.seconds <= seconds)
        if not len(places):
            return None
        order = np.lexsort((sight.places[places], -self.values(sight)[places]))
        return int(places[order[0]])

    def _any_word(self, sight: Sight, best: int | None, asked: float) -> _Wish:
        """The best word seen, or the first one to be seen; without any more pieces, or none."""
        at = first_seen(sight) if best is None else best
        if at is not None:
            return self.word(sight, at)
        if self.can_roll(MOST_PIECES):
            return self._roll(asked)
        return _Wish(self._passing(), actions.Pass())

    def _passing(self) -> LetterMotive:
        return self._motive(MotiveKind.PASS, count=total(self.player.counts))

    def _behind(self, sight: Sight, at: int) -> int:
        """By how much somebody would surely have more if the match ended with this word."""
        rules = self.seen.ruleset
        is_end = self.seen.challenge + 1 == rules.challenges and self.is_last_row
        others = [view.own for view in self.seen.players if view.own not in (None, self.player)]
        if not is_end or not others or self.seen.phase is Phase.LAST_WORDS:
            return 0
        after = _points(self.player, self.seen) + int(sight.worth[at])
        return max(_points(one, self.seen) for one in others if one is not None) - after

    def _roll(self, asked: float) -> _Wish:
        return _Wish(self._motive(MotiveKind.ROLL, asked=int(np.ceil(asked))), actions.Roll())

    def word(self, sight: Sight, at: int) -> _Wish:
        """The word at a place of what is seen."""
        reason = MotiveKind.LAST if self.is_last_row and self.is_race else MotiveKind.WORD
        lost = self._lost(sight, at)
        motive = self._motive(
            reason, left=int(sight.left[at]), boxes=lost, **self._rival(sight, at)
        )
        points = int(sight.worth[at]) + lost
        return _Wish(replace(motive, word=self.spelled(sight, at), points=points))

    def _lost(self, sight: Sight, at: int) -> int:
        """Points that blue boxes cost a word."""
        counts_letters = self.seen.ruleset.counts_letters
        return int(sight.lengths[at] - sight.worth[at]) if counts_letters else 0

    def _rival(self, sight: Sight, at: int) -> dict[str, object]:
        """The longest other word that was seen by then, of equals the one worth most."""
        is_other = sight.seconds <= LOOK_S
        is_other[at] = False
        places = np.flatnonzero(is_other)
        if not len(places):
            return {}
        order = np.lexsort((-self.values(sight)[places], -sight.lengths[places]))
        rival = int(places[order[0]])
        return {
            "rival": self.spelled(sight, rival),
            "rival_left": int(sight.left[rival]),
            "rival_boxes": self._lost(sight, rival),
        }

    def _motive(self, reason: MotiveKind, **figures: object) -> LetterMotive:
        return LetterMotive(reason=reason, is_secret=self.seen.is_hidden, **figures)  # type: ignore[arg-type]


def first_seen(sight: Sight) -> int | None:
    """The word that is hit upon first."""
    if not len(sight):
        return None
    return int(np.lexsort((sight.places, sight.seconds))[0])


def _points(player: PlayerState, seen: Observation) -> int:
    return total_points(player, seen.ruleset) + sheet_points(player.sheet, seen.ruleset)


def player_with(dials: Dials) -> Bot[Observation, actions.Action | Wait]:
    """A player with some dials."""

    def decide(
        seen: Observation, words: Vocabulary, rng: Rng, search: Search
    ) -> Decision[actions.Action | Wait] | None:
        if seen.phase is Phase.CHALLENGE_OVER:
            return Decision(actions.Continue(), after_ms=SCORES_SHOWN_MS, is_patient=True)
        if seen.call is not None and seen.call.stage is not CallStage.RULING:
            lenient = tuple(lenient_reasons(seen.ruleset))
            return opinion(seen, words, rng, notices=dials.notices, lenient=lenient)
        if seen.phase is Phase.LETTERS:
            return _named(seen, words)
        player = None if seen.seat is None else seen.players[seen.seat].own
        if player is None or seen.call is not None:
            return Decision(Wait())
        moment = SeenMoment(seen, player, words, dials)
        if seen.bench is None:
            return _in_race(moment)
        if seen.bench != seen.seat:
            return Decision(Wait())
        if seen.ruleset.mode is Mode.WARM_UP:
            return _next_of_many(moment, search)
        return _done(moment, moment.wish(), search)

    return decide


def _named(seen: Observation, words: Vocabulary) -> Decision[actions.Action | Wait] | None:
    """A common word for the rows' letters (R31), another in every challenge.

    Where none has so many letters, and any will do, those that most words have.
    """
    skip = words.mind % 40 + seen.challenge
    word = commonest_word(seen.ruleset.words, words, skip=skip) or spare_letters(seen)
    if not word:
        return None
    return Decision(actions.NameLetters(word), LetterMotive(reason=MotiveKind.LETTERS, word=word))


def spare_letters(seen: Observation) -> str:
    """Letters for the rows that are no word; none where it has to be one (R31)."""
    is_free = seen.ruleset.required is RequiredLetters.LETTERS
    return USUAL_LETTERS[: seen.ruleset.words] if is_free else ""


def commonest_word(letters: int, words: Vocabulary, *, skip: int = 0) -> str | None:
    """The commonest word of so many letters, or the one so many behind it (R31).

    None where there is none of that length.
    """
    index = words.index
    is_fit = (index.lengths == letters) & (index.letter_masks >> np.uint32(26) == 0)
    if words.is_family:
        is_fit &= ~index.vulgar
    places = np.flatnonzero(is_fit)
    if not len(places):
        return None
    order = np.lexsort((places, -index.commonness[places].astype(np.int32)))
    word: bytes = index.words[places[order[min(skip, len(order) - 1)]]]
    return word.decode("ascii")


def _in_race(moment: SeenMoment) -> Decision[actions.Action | Wait]:
    """Nobody has the bench: when to take it, if at all."""
    player = moment.player
    if player.lockout is not None or player.is_finished or player.has_passed:
        return Decision(Wait())
    sight = moment.sees(moment.situation)
    after, at = moment.first_in_race(sight)
    if moment.rolls_in_race or (not len(sight) and moment.can_roll(MOST_PIECES)):
        after = min(after, moment.patience_s)
    elif at is None:
        passed = LetterMotive(reason=MotiveKind.PASS, count=total(player.counts))
        return Decision(actions.Pass(), passed, after_ms=round(1000 * moment.patience_s))
    return Decision(actions.Buzz(), after_ms=round(1000 * max(after, moment.soonest_s)))


def _next_of_many(moment: SeenMoment, search: Search) -> Decision[actions.Action | Wait]:
    """The next word of a warm-up (R46), for as long as its clock runs."""
    if moment.must_choose:
        return _done(moment, moment.choice(), search)
    sight = moment.sees(moment.situation)
    at = first_seen(sight)
    is_timed = moment.seen.ruleset.clock is Clock.HARD
    is_tired = at is not None and (
        sight.seconds[at] > GIVES_UP_S or len(moment.player.sheet.words) >= MOST_WORDS
    )
    if at is None or (is_tired and not is_timed):
        reason = MotiveKind.PASS if at is None else MotiveKind.TIRED
        motive = LetterMotive(
            reason=reason,
            count=total(moment.player.counts),
            seconds=0 if at is None else round(float(sight.seconds[at])),
        )
        return Decision(actions.Pass(), motive)
    wish = moment.word(sight, at)
    decision = _done(moment, wish, search)
    is_claim = isinstance(decision.action, actions.Claim)
    if not is_timed or not is_claim:
        return decision
    return replace(decision, after_ms=decision.after_ms + round(1000 * float(sight.seconds[at])))


def _done(moment: SeenMoment, wish: _Wish, search: Search) -> Decision[actions.Action | Wait]:
    """The next action for a wish, with the time that it takes where time counts."""
    if wish.action is not None:
        return Decision(wish.action, wish.motive)
    word, lay = wish.motive.word, remixing if search.is_watched else at_once
    action = lay(word, moment.seen, moment.player)
    return Decision(action, wish.motive, after_ms=_laying_ms(action, word, moment, search))


def _laying_ms(action: actions.Action, word: str, moment: SeenMoment, search: Search) -> int:
    """How long it is at laying a letter, or the whole word."""
    rules = moment.seen.ruleset
    has_clock = moment.is_race or (rules.mode is Mode.WARM_UP and rules.clock is Clock.HARD)
    if not has_clock or not isinstance(action, actions.Arrange):
        return 0
    letter_s = moment.dials.letter_s
    if moment.is_race and rules.bench_seconds:
        letter_s = min(letter_s, OF_THE_BENCH * rules.bench_seconds / len(word))
    return round(1000 * letter_s * (1 if search.is_watched else len(word)))


PLAYERS: Final = players(__package__, Dials, player_with)
