"""What was solved by its clues, as the statistics show it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wordsmith_desktop.window.kit.rooms import RoomResult
from wordsmith_desktop.wording.texts import say, say_count

from .. import clued_texts as texts
from .. import workshop_texts
from ..clued.progress import SolvingFolder
from ..clued.solved import SolvedOnce


def room_results(folder: Path) -> Sequence[RoomResult]:
    """The last one first; `folder` is the game's own."""
    return [_result(one) for one in reversed(SolvingFolder(folder).solved.all())]


def _result(one: SolvedOnce) -> RoomResult:
    return RoomResult(
        player=one.player,
        title=one.title or say(workshop_texts.NAMELESS),
        kind=say(texts.SIZE_SAID, columns=one.width, rows=one.height),
        time=spent(one.seconds),
        note=say_count(texts.HELPED, one.helped) if one.helped else say(texts.UNHELPED),
        day=one.day,
    )


def spent(seconds: int) -> str:
    """A time as people read it: "12:05"."""
    return say(texts.TIME, minutes=seconds // 60, seconds=f"{seconds % 60:02}")
