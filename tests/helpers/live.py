"""Sessions of the toy game, and people who play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from tests.helpers.saves import saves_on
from tests.helpers.toy_game import (
    TOYS,
    Call,
    EndTurn,
    Look,
    Put,
    Roll,
    ToyAction,
    ToyRules,
    ToyRuleset,
)
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import DictionaryId, Occasion, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import DrivenTable, Driver, Judge
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import ORDINARY, UNSUPPORTED, Opened, load_session, new_session
from wordsmith_desktop.session.thinking import Support
from wordsmith_desktop.session.updates import Update, UpdateKind

LISTED = frozenset({"CAB", "ABBA"})


def judge(word: str) -> Ruling | None:
    """A dictionary of two words."""
    accepted = word in LISTED
    return Ruling(word, accepted, Reason.LISTED if accepted else Reason.UNKNOWN, "en")


class FixedDice:
    """Deals by the rules, then rolls what it was told to."""

    def __init__(self, *pips: int) -> None:
        self._pips = pips

    def propose(self, table: DrivenTable, seat: Seat) -> ToyAction | None:
        assert seat == CHANCE
        if table.chance_count == 0:
            dealt: ToyAction = table.match.rules.chance(table.match.state, Rng(1))
            return dealt
        return Roll(self._pips[(table.chance_count - 1) % len(self._pips)])


class LateJudge:
    """A dictionary that is loaded later."""

    def __init__(self) -> None:
        self.is_ready = False

    def __call__(self, word: str) -> Ruling | None:
        return judge(word) if self.is_ready else None


@dataclass
class Audience:
    """A listener that remembers."""

    updates: list[Update[Any]] = field(default_factory=list)

    def __call__(self, update: Update[Any]) -> None:
        self.updates.append(update)

    @property
    def told(self) -> list[tuple[UpdateKind, Seat | None]]:
        """What it heard, shortly; forgotten when asked."""
        told = [(update.kind, update.seat) for update in self.updates]
        self.updates.clear()
        return told


def begin(
    shelf: Shelf,
    ruleset: ToyRuleset | None = None,
    *,
    rules: ToyRules | None = None,
    match_id: str = "live",
    seed: int = 7,
    judge: Judge = judge,
    drivers: Mapping[Seat, Driver] | None = None,
    players: tuple[Player, ...] = (Player("Ana"), Player("Ben")),
    occasion: Occasion = ORDINARY,
    support: Support = UNSUPPORTED,
    now: Callable[[], int] | None = None,
) -> Opened:
    """A new match of two, dealt and rolled."""
    opened = new_session(
        shelf,
        rules or ToyRules(),
        ruleset or ToyRuleset(),
        players=players,
        seed=seed,
        dictionary=DictionaryId("en", "abc"),
        judge=judge,
        created_ms=1_700_000_000_000,
        match_id=match_id,
        occasion=occasion,
        drivers=drivers or {},
        support=support,
        now=now,
    )
    opened.session.resume_drivers()
    return opened


def go_on(
    shelf: Shelf,
    path: Path,
    *,
    judge: Judge = judge,
    drivers: Mapping[Seat, Driver] | None = None,
    now: Callable[[], int] | None = None,
) -> Opened:
    """A match from the shelf, its drivers resumed."""
    opened = load_session(shelf, path, TOYS, judge, drivers=drivers or {}, now=now)
    opened.session.resume_drivers()
    return opened


def play_a_little(session: AnySession, rng: Rng) -> None:
    """Do one thing at random: an action, undo, redo, a house word or some time."""
    choice = rng.below(10)
    if choice == 0 and session.undoable:
        session.undo()
    elif choice == 1 and session.redoable:
        session.redo()
    elif choice == 2:
        session.set_house("ABC", rng.choice((True, False, None)))
    elif choice == 3:
        session.tick(rng.below(1000))
    else:
        actions: tuple[Any, ...] = (Put(), Put(), Look(), Call("CAB"), Call("XYZ"), EndTurn())
        for seat in session.actors:
            session.act(seat, rng.choice(actions))


def written(shelf: Shelf) -> Any:
    """What the one save of a shelf replays to."""
    return read_match(saves_on(shelf)[0].path, TOYS)


class AtTable(Protocol):
    """A page of a match."""

    table: Any


def session_of(page: AtTable) -> AnySession:
    """What lies behind a page's view of its table, to set a stage or to look for leaks."""
    session: AnySession = page.table._session
    return session
