"""Who acts for a seat that no person acts for."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Protocol, TypeAlias

from wordsmith_desktop.core.match import AnyMatch, Played
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.open_table import Rule, TimeExpired
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import Terms

from .table_terms import TableTerms

Judge: TypeAlias = Callable[[str], Ruling | None]
"""The dictionary's verdict on a folded word, or None while it is not loaded yet."""


class DrivenTable(Protocol):
    """What a driver may ask of a session."""

    @property
    def match(self) -> AnyMatch:
        """The match as it stands; for chance and the referee, who have no eyes of their own."""

    @property
    def chance_count(self) -> int:
        """How many actions of chance stand; they are never undone, so it only grows."""

    @property
    def house(self) -> GameHouse:
        """The table's own words."""

    @property
    def terms(self) -> TableTerms:
        """What was agreed for which seat."""

    def observation(self, seat: Seat | None) -> Any:
        """What a seat may know, which is all that a bot is given."""

    def is_open(self, seat: Seat, action: Any) -> bool:
        """Whether the rules let a seat do this now."""

    def resume_drivers(self) -> None:
        """Ask every driver again: one of them is ready."""

    def tell_thinking(self, seat: Seat) -> None:
        """Tell whoever listens that a bot's thinking stands otherwise than before."""


class Driver(Protocol):
    """Acts for a seat: chance, the referee, a bot, a lesson's fixed dice."""

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:
        """The seat's action, or None for "not yet"; then `Session.resume_drivers` asks again."""


class ChanceDriver:
    """Rolls, draws and deals.

    Every act of chance has a stream of numbers of its own, which the rules name or the acts that
    stand count. So a match that is resumed goes on with fresh numbers, one that was cut off before
    its roll was written rolls the same again, and a seed gives the same luck at any pace.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def propose(self, table: DrivenTable, seat: Seat) -> Any:  # noqa: ARG002
        """What chance does now."""
        rules, state = table.match.rules, table.match.state
        named = rules.chance_stream(state)
        stream = table.chance_count if named is None else named
        return rules.chance(state, Rng(self._seed, stream=stream))


class RefereeDriver:
    """Rules on words: first by the table's own list, then by the dictionary."""

    def __init__(self, judge: Judge, own_judge: Callable[[Terms], Judge] | None = None) -> None:
        """`judge` is the table's; `own_judge` gives that of players who have words of their own."""
        self._judge = judge
        self._own_judge = own_judge

    def propose(self, table: DrivenTable, seat: Seat) -> Rule | None:  # noqa: ARG002
        """The ruling, or None while the dictionary is not ready or nothing is asked."""
        rules, state = table.match.rules, table.match.state
        word = rules.question(state)
        if word is None:
            return None
        ruling = house_ruling(table.house, word) or self._judge_of(table, rules.asker(state))(word)
        return Rule(ruling) if ruling else None

    def _judge_of(self, table: DrivenTable, seat: Seat | None) -> Judge:
        terms = table.terms.of(seat)
        return self._own_judge(terms) if self._own_judge and terms.has_own_words else self._judge


def house_ruling(house: GameHouse, word: str) -> Ruling | None:
    """The table's own verdict on a folded word, or None where it has none."""
    accepted = house.verdict(word)
    if accepted is None:
        return None
    reason = Reason.HOUSE_ACCEPTED if accepted else Reason.HOUSE_BANNED
    return Ruling(word, accepted, reason, "table")


# How far back undo goes

AnyPlayed: TypeAlias = Played[Any, Any, Any]


def undo_span(match: AnyMatch, driven: Container[Seat]) -> tuple[AnyPlayed, ...]:
    """What undo would take back, last first; the last of them is a person's action.

    Empty where something on the way was revealed or a clock ran out. `driven` are the seats
    that drivers act for: what they did goes along with what the person did before.
    """
    span: list[AnyPlayed] = []
    for played in reversed(match.played):
        if not match.can_take_back(played) or isinstance(played.action, TimeExpired):
            return ()
        span.append(played)
        if played.seat not in driven:
            return tuple(span)
    return ()
