"""A match along a script: what chance and the computers do is set, and a person's moves are asked.

Nobody keeps it. Where a script says nothing more, chance falls as it likes and computers play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from wordsmith_desktop.bots.bot import AnyBot, Wait
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, SETTER, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import game_of, rules_of

from .drivers import ChanceDriver, DrivenTable, Driver, Judge
from .practice import practice_session
from .table_view import TableView
from .thinking import Adviser, BotDriver, Support
from .updates import SessionGate

Part: TypeAlias = Callable[[Any, int], Any | None]
"""What a seat does, from what it may know and how many of its actions stand.

`Wait` is nothing for now, and None what it would usually do."""

SEED: Final = 11
"""Of what chance does once a script says nothing more."""
MILDEST: Final = bot_of_level(1)
"""Who plays on then in a computer's seat."""


def in_order(*actions: Any) -> Part:
    """These actions, one after the other."""
    return lambda _seen, done: actions[done] if done < len(actions) else None


def always(action: Any) -> Part:
    """The same action each time."""
    return lambda _seen, _done: action


class GuidedTable(TableView[Any, Any, Any]):
    """A table at which a person does only what is asked for; its rules speak first."""

    takes: Callable[[Any], bool] = staticmethod(lambda _action: True)
    """Whether an action is what is asked for now."""

    def act(self, seat: Seat, action: Any) -> tuple[Rejection, ...]:
        """Play a person's action; every reason against it where it is not open or not asked for."""
        against = self.check(seat, action)
        if against or self.takes(action):
            return against or super().act(seat, action)
        return (Rejection.of(SessionGate.NOT_ASKED_FOR),)


class ScriptedDriver(Value):
    """Acts by a script for a seat at which no computer thinks, such as chance."""

    part: Part
    usual: Driver | None = None

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:
        """What the script says, else what usually happens."""
        found = _scripted(self.part, table, seat)
        if found is None and self.usual is not None:
            return self.usual.propose(table, seat)
        return None if isinstance(found, Wait) else found


class ScriptedPlayer(BotDriver):
    """A computer player that begins by a script and then thinks for itself."""

    def __init__(self, part: Part, bot: AnyBot, support: Support) -> None:
        super().__init__(bot, support, SEED)
        self._part = part

    @property
    def may_recall(self) -> bool:
        """What stands in the script has no reason."""
        return False

    def propose(self, table: DrivenTable, seat: Seat) -> Any | None:
        """What the script says, else what the player comes to."""
        found = _scripted(self._part, table, seat)
        if found is None:
            return super().propose(table, seat)
        return None if isinstance(found, Wait) else found


def _scripted(part: Part, table: DrivenTable, seat: Seat) -> Any | None:
    """What a script says, where the rules let the seat do it."""
    done = sum(played.seat == seat for played in table.match.played)
    found = part(table.observation(seat if seat >= 0 else None), done)
    is_open = isinstance(found, Wait) or (found is not None and table.is_open(seat, found))
    return found if is_open else None


def guided_table(
    game: str,
    ruleset: Any,
    *,
    seats: int,
    parts: Mapping[Seat, Part],
    judge: Judge,
    support: Support,
) -> GuidedTable:
    """Begin a match in which the seats that have a part act by it; the others are people's."""
    hinter = game_of(game).hinter()
    session = practice_session(
        rules_of(game),
        ruleset,
        seats=seats,
        seed=SEED,
        judge=judge,
        drivers={seat: _driver(game, seat, part, support) for seat, part in parts.items()},
        adviser=Adviser(hinter, support) if hinter is not None else None,
    )
    return GuidedTable(session)


def _driver(game: str, seat: Seat, part: Part, support: Support) -> Driver:
    if seat in (CHANCE, SETTER):
        return ScriptedDriver(part, ChanceDriver(SEED) if seat == CHANCE else None)
    return ScriptedPlayer(part, game_of(game).bots()[MILDEST], support)
