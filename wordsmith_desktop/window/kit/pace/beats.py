"""The one place for how long each kind of event stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, unique
from typing import Any, Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common import table_events as table
from wordsmith_desktop.records.settings import COMPUTER_PACES


@unique
class Beat(Enum):
    """Kinds of what is to be seen before the next thing comes; games say which events are which."""

    WORD = "word"
    """A word lies where people lay theirs, by somebody who is no person."""
    RESULT = "result"
    """A word stands that another may not have shown before: as long as a word laid, or a score."""
    SCORE = "score"
    """What a move brought is counted."""
    MOVE = "move"
    """Any other move: a pass, an exchange, a clue."""
    REFUSAL = "refusal"
    """Something does not stand, and why."""
    OBJECTION = "objection"
    """Somebody doubts a word."""
    QUESTION = "question"
    """The table is asked."""
    SHOUT = "shout"
    """Something is called out that changes what all can do, such as "Done!" or a last round."""
    ROLL = "roll"
    """Dice fall."""
    DEAL = "deal"
    """A new deal lies there until it was seen."""
    ROUND = "round"
    """A round is over, and how it stands is told until it was seen."""


UNTIL_SEEN: Final = -1
"""In place of milliseconds: it stands until a key or a click says that it was seen."""

SPANS_MS: Final[Mapping[Beat, int]] = {
    Beat.WORD: 1200,
    Beat.RESULT: 1200,
    Beat.SCORE: 800,
    Beat.MOVE: 800,
    Beat.REFUSAL: 1500,
    Beat.OBJECTION: 1500,
    Beat.QUESTION: 1500,
    Beat.SHOUT: 1500,
    Beat.ROLL: 700,
    Beat.DEAL: UNTIL_SEEN,
    Beat.ROUND: UNTIL_SEEN,
}
"""How long each is to be seen where computers act briskly, in milliseconds, or `UNTIL_SEEN`."""

ENDS: Final = frozenset({Beat.RESULT, Beat.SCORE, Beat.MOVE, Beat.REFUSAL})
"""What a move comes to: at leisure it stands until it was seen, if it is another's."""
OF_OTHERS: Final = frozenset({Beat.WORD, Beat.MOVE, Beat.QUESTION})
"""Nobody waits for these of a person: whoever sits there has done it by hand, or is asked."""

BEATS: Final[Mapping[type, Beat]] = {
    table.WordCalled: Beat.WORD,
    table.VoteAsked: Beat.QUESTION,
    table.WordRefused: Beat.REFUSAL,
    table.ObjectionRaised: Beat.OBJECTION,
    table.TimeRanOut: Beat.SHOUT,
}
"""Of what happens in all games; of an event of a game's own its nearest base counts."""


class Tempo(Value):
    """How fast whoever looks wants to be shown what others do."""

    factor: float
    """What `SPANS_MS` are multiplied by; 0: nothing stands."""
    waits: bool = False
    """Whether each move of another stands until it was seen."""

    def span_ms(self, beat: Beat, *, is_of_other: bool, is_timed: bool) -> int:
        """How long a beat stands, in milliseconds; 0 for not at all, or `UNTIL_SEEN`.

        Where it `is_timed`, somebody's clock stands still or runs meanwhile, and nothing waits
        without an end.
        """
        is_own_word = beat is Beat.RESULT and not is_of_other
        span = SPANS_MS[Beat.SCORE if is_own_word else beat]
        if not self.factor or (not is_of_other and beat in OF_OTHERS):
            return 0
        if is_timed:
            return round(self.factor * (SPANS_MS[Beat.SHOUT] if span == UNTIL_SEEN else span))
        waits = span == UNTIL_SEEN or (self.waits and is_of_other and beat in ENDS)
        return UNTIL_SEEN if waits else round(self.factor * span)


TEMPI: Final = dict(zip(COMPUTER_PACES, (Tempo(0), Tempo(1), Tempo(1.5, waits=True)), strict=True))
"""By the setting for how fast computers act."""


def beat_of(event: Any, own: Mapping[type, Beat | None]) -> Beat | None:
    """What kind of thing to see an event is; None for one that nobody has to see.

    `own` is the game's, and counts before what holds in all games.
    """
    for kind in type(event).__mro__:
        if kind in own:
            return own[kind]
        if kind in BEATS:
            return BEATS[kind]
    return None


def longest_ms(spans: Iterable[int]) -> int:
    """The one that the others stand with: until it was seen is longer than any."""
    found = tuple(spans)
    return UNTIL_SEEN if UNTIL_SEEN in found else max(found, default=0)
