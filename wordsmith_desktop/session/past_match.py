"""Looking at a match once more, action by action; nothing of it can be changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import Tallier
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.kept_match import KeptMatch

from .clock import Clocks, Reading
from .live import AnySession
from .recorder import Recorder
from .table_view import TableView
from .updates import Update, UpdateKind


class PastSession(AnySession):
    """A match as it stood after any number of its actions; pages follow it like a live one.

    A position is a number of actions: 0 is before the first one, `length` after the last.
    """

    def __init__(self, kept: KeptMatch) -> None:
        """Begin before the first action."""
        beginning = kept.match.first(0)
        super().__init__(
            beginning,
            Recorder(None),
            {},
            house=GameHouse(),
            clocks=Clocks(),
            verdicts=kept.verdicts,
            bots=[player.bot for player in kept.header.seats],
        )
        self.kept = kept
        self._laid = 0
        """Actions at the end that nobody played: they show what could have been laid."""

    @property
    def readings(self) -> tuple[Reading, ...]:
        """None: what was left of a clock at each action nobody wrote down."""
        return ()

    @property
    def length(self) -> int:
        """How many actions there are."""
        return len(self.kept.match.played)

    @property
    def position(self) -> int:
        """How many of them are seen."""
        return len(self.match.played) - self._laid

    def time_at(self, position: int) -> int | None:
        """How long the match had lain open then, in milliseconds; None where nobody knows."""
        return self.kept.times[position - 1] if position else 0

    def go_to(self, position: int) -> None:
        """See so many actions, or as many as there are.

        One more than before is told as when it was played, any other number as `SHOWN`; before
        one less comes `UNWOUND`.
        """
        wanted = max(0, min(position, self.length))
        if wanted == self.position and not self._laid:
            return
        is_plain = not self._laid
        kind = UpdateKind.SHOWN
        if is_plain and wanted == self.position + 1:
            kind = UpdateKind.PLAYED
        if is_plain and wanted == self.position - 1:
            gone = self.match.played[-1]
            self._notifier.add(Update(UpdateKind.UNWOUND, gone.seat), gone.step.events)
        self.match, self._laid = self.kept.match.first(wanted), 0
        if self.match.played:
            last = self.match.played[-1]
            self._notifier.add(Update(kind, last.seat), last.step.events)
        else:
            self._notifier.add(Update(kind))
        self._notifier.deliver()

    def lay(self, seat: Seat, actions: Sequence[Any]) -> None:
        """See at this moment what a seat could have laid; `go_to` takes it away again.

        Raises `IllegalActionError` for what could not be laid.
        """
        for action in actions:
            step = self.match.play(seat, action)
            self._laid += 1
            self._notifier.add(Update(UpdateKind.SHOWN, seat), step.events)
        self._notifier.deliver()


class PastTable(TableView[Any, Any, Any]):
    """A past match as the window may know it; its match is over, or has no secrets."""

    def __init__(self, kept: KeptMatch) -> None:
        self._past = PastSession(kept)
        super().__init__(self._past)
        self.header = kept.header
        """Of the match."""
        self.turns = turns_of(kept.match)
        """All its turns, in order."""
        self.has_end = kept.match.outcome is not None
        """Whether the match is over at last."""
        self.length = self._past.length
        """How many actions there are."""

    @property
    def position(self) -> int:
        """As `PastSession.position`."""
        return self._past.position

    def time_at(self, position: int) -> int | None:
        """As `PastSession.time_at`."""
        return self._past.time_at(position)

    def go_to(self, position: int) -> None:
        """As `PastSession.go_to`."""
        self._past.go_to(position)

    def lay(self, seat: Seat, actions: Sequence[Any]) -> None:
        """As `PastSession.lay`."""
        self._past.lay(seat, actions)


class BetterPlay(Value):
    """What a seat could have done instead."""

    position: int
    """After how many actions."""
    seat: Seat
    laid: tuple[Any, ...]
    """Actions that lay it on the table; none where there is nothing to lay."""
    sentence: str
    word: str = ""
    """The word that is in it, folded; empty without one."""


class Turn(Value):
    """One seat's go."""

    position: int
    """After how many actions it begins."""
    seat: Seat
    words: tuple[str, ...]
    """The words that the seat made or guessed in it, folded, in order."""


def turns_of(match: AnyMatch) -> tuple[Turn, ...]:
    """All turns in order. For a match without secrets: see `Match.keeps_secrets`."""
    tallier = tallier_of(match.rules.game)
    starts = tuple(_starts(match, tallier))
    if not starts:
        # Nobody has had a turn yet.
        return ()
    ends = (*(position for position, _ in starts[1:]), len(match.played))
    return tuple(
        Turn(position, seat, _words(match, tallier, position, end, seat))
        for (position, seat), end in zip(starts, ends, strict=True)
    )


def _starts(match: AnyMatch, tallier: Tallier) -> Iterator[tuple[int, Seat]]:
    """Positions at which it is another turn than before, with whose it is."""
    known: tuple[Seat | None, int] | None = None
    states = (played.step.state for played in match.played)
    for position, state in enumerate(states, start=1):
        turn = tallier.turn_of(state)
        seat = turn[0]
        if seat is not None and turn != known:
            known = turn
            yield position, seat


def _words(match: AnyMatch, tallier: Tallier, start: int, end: int, seat: Seat) -> tuple[str, ...]:
    found = (
        word.word
        for played in match.played[start:end]
        for whose, word in tallier.words_of(played)
        if whose == seat
    )
    return tuple(dict.fromkeys(found))


def current(turns: tuple[Turn, ...], position: int) -> Turn | None:
    """The turn that a position lies in, or the last one before it; None before the first."""
    begun = [turn for turn in turns if turn.position <= position]
    return begun[-1] if begun else None


def next_start(turns: tuple[Turn, ...], position: int, length: int) -> int:
    """Where the turn after that at a position begins; `length`, the end, after the last."""
    return next((turn.position for turn in turns if turn.position > position), length)


def last_start(turns: tuple[Turn, ...], position: int) -> int:
    """Where the turn at a position began, or the one before where it begins right there."""
    before = [turn.position for turn in turns if turn.position < position]
    return before[-1] if before else 0
