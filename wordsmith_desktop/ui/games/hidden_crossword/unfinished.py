"""What somebody has begun and not handed in; a page that is built anew goes on with it."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.session.live import AnySession


@dataclass(frozen=True, slots=True)
class Begun:
    """None of it is an action yet, so the session knows nothing of it."""

    guess: str = ""
    """The word as far as it is spelled."""
    is_solving: bool = False
    """Whether the whole puzzle is being laid, in place of the recording sheet."""
    call: tuple[Seat, str] | None = None
    """Who calls the anchor, and the word as far as it is spelled."""


_KEPT: WeakKeyDictionary[AnySession, tuple[object, Begun]] = WeakKeyDictionary()


def keep(session: AnySession, seen: Observation, begun: Begun) -> None:
    """Leave it for the next page over the session."""
    _KEPT[session] = (_moment(seen), begun)


def take(session: AnySession, seen: Observation) -> Begun:
    """What was left for whoever looks now; nothing once the match has gone on."""
    moment, begun = _KEPT.get(session, (None, Begun()))
    if moment != _moment(seen):
        return Begun()
    del _KEPT[session]
    return begun


def _moment(seen: Observation) -> object:
    return seen.seat, seen.phase, seen.round, seen.stage, seen.drawn
