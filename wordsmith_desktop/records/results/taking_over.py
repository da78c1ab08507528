"""One person's results under one name: those played as a guest, or as somebody else on the list."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value

from ..names import guest_key
from ..profiles import Alias, Profiles, TakenOver
from ..troubles import StoreError, UnreadableError
from .queries import players
from .store import Moved, Statistics


class TakenResults(Value):
    """Results that were taken over, and can be given back."""

    people: TakenOver
    moved: Moved

    @property
    def count(self) -> int:
        """How many results they are."""
        return len(self.moved.rows)


class Candidate(Value):
    """Somebody whose results may be the same person's."""

    key: str
    name: str
    games: int


def candidates(statistics: Statistics, people: Profiles, taker_id: str) -> tuple[Candidate, ...]:
    """Everybody else who has results or is on the list; a guest of the same name comes first.

    Raises `StoreError` and `UnreadableError`.
    """
    known = {one.key: one for one in players(statistics)}
    taker = people.find(taker_id)
    same = guest_key(taker.name) if taker else ""
    listed = {one.id: one.name for one in people.all}
    names = {**{key: one.name for key, one in known.items()}, **listed}
    games = {key: one.games for key, one in known.items()}
    found = (
        Candidate(key, name, games.get(key, 0)) for key, name in names.items() if key != taker_id
    )
    return tuple(sorted(found, key=lambda one: (one.key != same, -one.games, one.name.casefold())))


def take_over(
    statistics: Statistics, people: Profiles, taker_id: str, key: str, now_ms: int
) -> TakenResults:
    """Have all results under a key be a person's; another person of that id goes off the list.

    `now_ms` is the time now in milliseconds since 1970 (UTC). Raises `StoreError` and
    `UnreadableError`; then everything is as before.
    """
    # The list first: what it says is carried out again whenever statistics are gathered.
    taken = people.unite(taker_id, key, now_ms)
    try:
        return TakenResults(taken, statistics.move(Alias(key, now_ms), taker_id))
    except (StoreError, UnreadableError):
        people.part(taken)
        raise


def give_back(statistics: Statistics, people: Profiles, taken: TakenResults) -> None:
    """Undo `take_over`. Raises as it does."""
    people.part(taken.people)
    statistics.move_back(taken.moved)
