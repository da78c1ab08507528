"""What the tables for tests of all games do alike: play, refuse and judge."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Any, Generic, TypeVar

import pytest

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.rejections import IllegalActionError
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import REFEREE, Seat
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

S = TypeVar("S")
"""A game's state."""
E = TypeVar("E", bound=TableEvent)
Told = tuple[TableEvent, ...]
Reasons = list[tuple[Enum, str]]
"""Reasons against an action, each with its rule."""


class RuleTable(Generic[S]):
    """Plays one match step by step.

    The referee knows the words in `known`; every word if that is None.
    """

    def __init__(self, rules: AnyRules, state: S, known: Collection[str] | None) -> None:
        self.rules = rules
        self.state = state
        self.known = known
        self.events: list[TableEvent] = []
        self.played: list[Played[Any, Any, Any]] = []

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.rules.actors(self.state)

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    # Acting

    def play(self, seat: Seat, action: object) -> Told:
        step = self.rules.apply(self.state, seat, action)
        self.played.append(Played(seat, action, self.state, step))
        self.state = step.state
        self.events.extend(step.events)
        return step.events

    def against(self, seat: Seat, action: object) -> Reasons:
        """Every reason against an action; that `apply` agrees is asserted."""
        reasons = self.rules.check(self.state, seat, action)
        if reasons:
            with pytest.raises(IllegalActionError) as caught:
                self.rules.apply(self.state, seat, action)
            assert reasons == caught.value.rejections
        else:
            self.rules.apply(self.state, seat, action)
        return [(reason.code, reason.rule) for reason in reasons]

    def expire(self, seat: Seat, timer: str = "turn") -> Told:
        return self.play(seat, TimeExpired(timer))

    # Judging

    @property
    def is_ruling(self) -> bool:
        return REFEREE in self.actors

    def rule(self, reason: Reason = Reason.UNKNOWN) -> Told:
        """The referee answers by `known`, giving this reason where it refuses."""
        word = self.rules.question(self.state)
        assert word is not None
        is_known = self.known is None or word in self.known
        ruling = Ruling(word, is_known, Reason.LISTED if is_known else reason, "test")
        return self.play(REFEREE, Rule(ruling))

    def object(self, seat: Seat) -> Told:
        return self.play(seat, Object())

    def let_stand(self, seat: Seat) -> Told:
        return self.play(seat, LetStand())

    def vote(self, seat: Seat, accept: bool) -> Told:
        return self.play(seat, Vote(accept))
