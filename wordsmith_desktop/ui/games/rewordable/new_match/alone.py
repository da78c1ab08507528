"""How long a match alone lasts: a number of turns, a time, or the whole deck."""

from __future__ import annotations

from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.kit.questions import Choice, Question, numbers, plain, segments

TURNS: Final = (5, 10, 15, 20)


@unique
class Span(Enum):
    """What a match alone is measured by."""

    TURNS = "turns"
    TIME = "time"
    DECK = "deck"


_ANSWERS: Final = {
    Span.TURNS: texts.SPAN_TURNS,
    Span.TIME: texts.SPAN_TIME,
    Span.DECK: texts.SPAN_DECK,
}


class AloneChoices:
    """What one player is asked, and several are not."""

    def __init__(self) -> None:
        self.span = segments(texts.SPAN, _ANSWERS, value=Span.TURNS)
        self.turns = numbers(texts.TURNS, TURNS, value=10, unit=texts.TURN_COUNT)
        self.match_seconds: Choice[int] = plain(texts.MATCH_TIME, texts.MATCH_TIMES, value=300)
        self.time_up = plain(texts.TIME_UP, texts.TIME_IS_UP, value=Clock.HARD)
        self._is_alone = False

    @property
    def questions(self) -> tuple[Question, ...]:
        """All of them, in the order in which they are asked."""
        return (self.span, self.turns, self.match_seconds, self.time_up)

    @property
    def asked(self) -> Span | None:
        """The answer of one player; None where several play."""
        return self.span.value if self._is_alone else None

    def set_alone(self, is_alone: bool) -> None:
        """Ask what matters to one player, or nothing."""
        self._is_alone = is_alone
        self.span.setVisible(is_alone)
        self.turns.setVisible(self.asked is Span.TURNS)
        for question in (self.match_seconds, self.time_up):
            question.setVisible(self.asked is Span.TIME)

    def fields(self) -> dict[str, Any]:
        """What follows for the ruleset; turns and time are played with the printed deck."""
        if self.asked is Span.TURNS:
            return {"turns": self.turns.value, "cards": None}
        if self.asked is Span.TIME:
            seconds, clock = self.match_seconds.value, self.time_up.value
            return {"match_seconds": seconds, "clock": clock, "cards": None}
        return {}
