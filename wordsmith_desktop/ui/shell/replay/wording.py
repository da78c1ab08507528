"""How moments and turns of a replay are told. Knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.session.replaying import ReplaySession
from wordsmith_desktop.session.turns import Turn
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.replay import texts


def clock_text(ms: int) -> str:
    """Minutes and seconds, such as 1:05."""
    seconds = ms // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def turn_text(number: int, turn: Turn, names: Sequence[str], time_ms: int | None) -> str:
    """Such as "Turn 3 · Ana · HATS · 1:05"; `time_ms` is when it began."""
    parts = [say(texts.TURN, n=number, name=names[turn.seat])]
    if turn.words:
        parts.append(", ".join(turn.words))
    if time_ms is not None:
        parts.append(clock_text(time_ms))
    return " · ".join(parts)


def step_text(session: ReplaySession) -> str:
    """How many actions of all are seen."""
    return say(texts.STEP, n=session.position, whole=session.length)


def time_text(session: ReplaySession) -> str:
    """When that was, and how long the match took; empty where nobody knows."""
    here, whole = session.time_at(session.position), session.time_at(session.length)
    if here is None or whole is None:
        return ""
    return say(texts.TIME, time=clock_text(here), whole=clock_text(whole))
