"""The exercises of everybody who plays here, and what each of them has been shown of late."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.value import Value, replace

NEVER: Final = 0
"""The time of what has not happened."""
MOST_A_DAY: Final = 8
"""Exercises of one person and day: at half a minute or a little more each, about five minutes."""
MOST_NEW_A_DAY: Final = 4
"""Of those, exercises that were never shown: each comes back several times within a month."""


@unique
class Grade(Enum):
    """How somebody got on with an exercise."""

    SHOWN = 1
    """The word had to be shown."""
    HELPED = 2
    """The word was found with help, or after another one."""
    FOUND = 3
    """The word, or one that is worth as much, was found at the first try."""


class Exercise(Value):
    """A table of an earlier match, on which somebody missed a word."""

    id: str
    player: str
    """The key under which the match has the player, as in `statistics.model`."""
    match: str
    """The match's id, which its log is named after."""
    game: str
    dictionary: str
    """The dictionary's tag."""
    word: str
    """The best word that the player could have known, folded."""
    position: int = 0
    """The place in `Match.played` of the action that decided the turn."""
    worth: int = 0
    """What the word is worth, as in `games.reviewing.Play`."""
    began_ms: int = 0
    """When the match began, in milliseconds since 1970 (UTC), like all times here."""
    first_ms: int = NEVER
    """When it was answered first..."""
    last_ms: int = NEVER
    """... and last."""
    due_ms: int = NEVER
    """When it is to come back."""
    stability: float = 0.0
    """In days, and..."""
    difficulty: float = 0.0
    """... from 1 to 10: what the schedule knows of it, 0 before the first answer."""

    @property
    def is_new(self) -> bool:
        """Whether it was never answered."""
        return self.last_ms == NEVER


Exercises = tuple[Exercise, ...]
Schedule = Callable[[Exercise, Grade, datetime], Exercise]
"""The exercise as it is after an answer at a time."""
Owner = Callable[[str, int], str]
"""Whose something is that stands under a key since a time (`Profiles.owner`)."""


class KeptPractice(Value):
    """What is kept of practice."""

    exercises: Exercises = ()
    looked: tuple[str, ...] = ()
    """The ids of matches that were looked through for exercises."""


class Outlook(Value):
    """What there is to practise."""

    round: Exercises
    """What is left for today, in order."""
    done: int
    """How many exercises were answered today."""
    whole: int
    """How many exercises there are."""
    next_ms: int | None
    """When the next one comes back after today; None where none does."""
    wants_more: bool
    """Whether there is time today for more that is new than there is."""


class Deck:
    """Everybody's exercises; every change is kept."""

    def __init__(
        self,
        kept: KeptPractice,
        keep: Callable[[KeptPractice], bool] = lambda _kept: True,
        *,
        owner: Owner = lambda key, _since: key,
    ) -> None:
        """`keep` writes it down and says whether the disk took it."""
        self._kept = kept
        self._keep = keep
        self._owner = owner
        self.is_kept = True
        """Whether the last change is on the disk."""

    @property
    def kept(self) -> KeptPractice:
        """All of it."""
        return self._kept

    def of(self, player: str) -> Exercises:
        """One player's exercises, those too that stand under an earlier key."""
        return tuple(
            one for one in self._kept.exercises if self._owner(one.player, one.began_ms) == player
        )

    def has_looked(self, match: str) -> bool:
        """Whether a match was looked through."""
        return match in self._kept.looked

    def add(self, found: Iterable[Exercise], match: str) -> int:
        """Keep what a match has brought, and that it was looked through; how many are new."""
        known = {one.id for one in self._kept.exercises}
        new = tuple(one for one in found if one.id not in known)
        if new or not self.has_looked(match):
            looked = dict.fromkeys((*self._kept.looked, match))
            self._change(KeptPractice((*self._kept.exercises, *new), tuple(looked)))
        return len(new)

    def take_in(self, other: KeptPractice) -> int:
        """Add the exercises of a backup that are not here; how many those are.

        Of one that is in both the one counts that was answered last.
        """
        here = {one.id: one for one in self._kept.exercises}
        new = sum(one.id not in here for one in other.exercises)
        for one in other.exercises:
            if one.id not in here or one.last_ms > here[one.id].last_ms:
                here[one.id] = one
        looked = tuple(dict.fromkeys((*self._kept.looked, *other.looked)))
        if KeptPractice(tuple(here.values()), looked) != self._kept:
            self._change(KeptPractice(tuple(here.values()), looked))
        return new

    def answer(self, one: Exercise, grade: Grade, now: datetime, schedule: Schedule) -> Exercise:
        """Note how somebody got on; the exercise as it is from now on."""
        now_ms = in_ms(now)
        first_ms = now_ms if one.is_new else one.first_ms
        after = replace(schedule(one, grade, now), first_ms=first_ms, last_ms=now_ms)
        changed = tuple(after if each.id == one.id else each for each in self._kept.exercises)
        self._change(replace(self._kept, exercises=changed))
        return after

    def leave_out(self, one: Exercise) -> None:
        """Ask for this one no more."""
        others = tuple(each for each in self._kept.exercises if each.id != one.id)
        self._change(replace(self._kept, exercises=others))

    def renew(self, kept: KeptPractice) -> None:
        """What is kept by now, as the disk has it from another program too."""
        self._kept = kept

    def _change(self, kept: KeptPractice) -> None:
        self._kept = kept
        self.is_kept = self._keep(kept)


def outlook(exercises: Exercises, now: datetime) -> Outlook:
    """What is to be practised today, and what comes after it.

    `now` has the time zone by whose midnight days change. What has waited longest comes first, then
    what is new, the latest match before the others.
    """
    begins, ends = (in_ms(one) for one in _day(now))
    done = [one for one in exercises if begins <= one.last_ms < ends]
    new_today = sum(begins <= one.first_ms < ends for one in done)
    answered = {one.id for one in done}
    due = [
        one for one in exercises if not one.is_new and one.due_ms < ends and one.id not in answered
    ]
    new = [one for one in exercises if one.is_new]
    due.sort(key=lambda one: (one.due_ms, one.id))
    new.sort(key=lambda one: (-one.began_ms, one.match, one.position))
    room = max(0, MOST_A_DAY - len(done))
    fresh = max(0, MOST_NEW_A_DAY - new_today)
    # What waits keeps its place: new words would otherwise never let it come back.
    chosen = due[:room]
    chosen += new[: min(fresh, room - len(chosen))]
    later = [one.due_ms for one in exercises if not one.is_new and one.due_ms >= ends]
    if any(one not in chosen for one in (*due, *new)):
        later.append(ends)
    return Outlook(
        round=tuple(chosen),
        done=len(done),
        whole=len(exercises),
        next_ms=min(later, default=None),
        wants_more=len(new) < min(fresh, room - len(due[:room])),
    )


def _day(now: datetime) -> tuple[datetime, datetime]:
    """The midnights before and after a time, in its own zone."""
    return _midnight(now.date(), now), _midnight(now.date() + timedelta(days=1), now)


def _midnight(day: date, like: datetime) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=like.tzinfo)


def in_ms(moment: datetime) -> int:
    """A time in milliseconds since 1970 (UTC)."""
    return round(moment.timestamp() * 1000)
