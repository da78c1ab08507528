"""The result of one who played alone, to be sent to others who may still solve the puzzle."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import PROGRAM, say, say_count

from ..rules.clues import Attempt, Record
from ..rules.marks import Mark
from ..rules.observation import Observation
from ..workshop import workshop_texts as texts
from .texts import TITLE

SIGNS: Final = {
    Mark.STAR: "★",
    Mark.EARLIER: "←",
    Mark.LATER: "→",
    Mark.ELSEWHERE: "–",
    Mark.NOTHING: "·",
}


def shared_result(seen: Observation) -> str:
    """Rounds and marks alone, a line for each guess; no letter of puzzle or guesses is in it."""
    records = seen.players[0].records or ()
    has_solved = any(isinstance(one, Attempt) and one.is_right for one in records)
    said = texts.SHARED_SOLVED if has_solved else texts.SHARED_NOT
    lines = [
        say(texts.SHARED_TITLE, program=say(PROGRAM), game=say(TITLE)),
        say_count(said, max((one.round for one in records), default=0)),
    ]
    return "\n".join([*lines, *map(_line, records)])


def _line(record: Record) -> str:
    if isinstance(record, Attempt):
        return say(texts.SHARED_RIGHT if record.is_right else texts.SHARED_WRONG)
    if not record.count:
        return say(texts.SHARED_NONE, length=len(record.word))
    return "".join(SIGNS[mark] for mark in record.marks)
