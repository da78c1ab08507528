"""What stood on a table and for how long, noted from its events by somebody who only looks on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.play_hands import tap
from tests.games.table_play import TablePlay
from tests.window.beats import BeatClock
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.session.thinking import stream_of
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.pace.beats import SPANS_MS, UNTIL_SEEN, Beat, beat_of

STEP_MS: Final = 50
SEEN: Final = Qt.Key.Key_F24
"""A key that no table has a use for."""
LOOKS_MS: Final = 400
"""So long somebody looks at what stands until it was seen."""
MOST_STEPS: Final = 6000
BRISK_OWN: Final = {Beat.RESULT: SPANS_MS[Beat.SCORE]}
"""What of a person's own move stands for less than another's."""
OF_HANDS: Final = (Beat.WORD, Beat.MOVE, Beat.QUESTION)
"""What nobody waits for where a person has done it."""


@dataclass
class Stood:
    """One thing that was to be seen."""

    what: tuple[Beat, ...]
    events: tuple[str, ...]
    wanted_ms: int
    """How long it had to stand, or `UNTIL_SEEN`."""
    begun_ms: int
    message: str
    lasted_ms: int = 0
    was_seen: bool = False
    """Whether somebody said that it was seen."""
    covered: list[str] = field(default_factory=list)
    """What came over it before its time was over."""

    @property
    def is_right(self) -> bool:
        """Whether it stood for its beat, in view."""
        is_long = self.was_seen or (
            self.wanted_ms != UNTIL_SEEN and self.lasted_ms >= self.wanted_ms
        )
        return is_long and not self.covered

    def __str__(self) -> str:
        wanted = "until seen" if self.wanted_ms == UNTIL_SEEN else f"{self.wanted_ms} ms"
        kinds = "+".join(beat.value for beat in self.what)
        line = f"{self.begun_ms:7} ms  {kinds:14} stood {self.lasted_ms:5} ms of {wanted:10}"
        return f"{line}  {' '.join(self.events)}: {self.message}"


class Chronicle:
    """Looks at a table from its first act on."""

    def __init__(self, play: TablePlay[Any, Any], clock: BeatClock) -> None:
        self.play, self.clock = play, clock
        self.page: TablePage[Any, Any, Any] = play.page
        self.entries: list[Stood] = []
        self._open: Stood | None = None
        self._mover: int | None = None
        self._unsubscribe = self.page.table.subscribe(self._hear)

    def close(self) -> None:
        """Look no more."""
        self._end(self._open)
        self._unsubscribe()

    @property
    def wrong(self) -> list[str]:
        """What stood shorter than its beat, or was covered."""
        return [f"{one} {one.covered}" for one in self.entries if not one.is_right]

    # What is heard

    def _hear(self, update: Update[Any]) -> None:
        if update.kind is not UpdateKind.PLAYED:
            return
        if update.seat is not None and update.seat >= 0:
            self._mover = update.seat
        self._end(self._open)
        self._open = self._begun(update)

    def _begun(self, update: Update[Any]) -> Stood | None:
        beats, spans = [], []
        for event in update.visible:
            beat, is_persons = beat_of(event, self.page.beats), self._is_persons(event)
            if beat is not None and not (is_persons and beat in OF_HANDS):
                beats.append(beat)
                spans.append((BRISK_OWN if is_persons else {}).get(beat, SPANS_MS[beat]))
        if not beats:
            return None
        wanted = UNTIL_SEEN if UNTIL_SEEN in spans else max(spans)
        names = tuple(type(event).__name__ for event in update.visible)
        message = self.page.parts.banner.message
        return Stood(tuple(dict.fromkeys(beats)), names, wanted, self.clock.now_ms, message)

    def _is_persons(self, event: Any) -> bool:
        """Whether a person did it, or it answers what a person did."""
        seat = getattr(event, "seat", -1)
        whose = seat if seat is not None and seat >= 0 else self._mover
        return whose is None or whose in self.page.table.people

    def _end(self, stood: Stood | None) -> None:
        if stood is not None:
            stood.lasted_ms = self.clock.now_ms - stood.begun_ms
            self.entries.append(stood)
        self._open = None

    # What is seen

    def look(self) -> None:
        """Look whether what stands is still to be seen."""
        stood = self._open
        if stood is None or not self.page.pace.is_standing:
            return
        banner = self.page.parts.banner
        if stood.message and banner.message and not banner.message.startswith(stood.message):
            stood.covered.append(banner.message)
        if self.page.end is not None:
            stood.covered.append("the end")
        if self.play.curtain is not None:
            stood.covered.append("the curtain")

    def see(self) -> None:
        """Somebody has looked at what waits for that."""
        if self._open is not None:
            self._open.was_seen = True
        tap(SEEN)
        self.clock.advance(0)


def act_as_level(play: TablePlay[Any, Any], seat: int, level: int = 3) -> None:
    """What a computer of that level would do in a person's place."""
    table, session = play.page.table, play.session
    rng = Rng(1, stream=stream_of(seat, table.position))
    lexicon = play.lexicon()
    words = Vocabulary(lexicon.index, mind=7, judge=lexicon.judge)
    bot = game_of(session.match.rules.game).bots()[bot_of_level(level)]
    decision = bot(session.observation(seat), words, rng, Search())
    assert decision is not None
    assert not isinstance(decision.action, Wait)
    assert () == table.act(seat, decision.action)


def play_on(
    chronicle: Chronicle, *, is_enough: Callable[[], bool], act: Callable[[int], None]
) -> None:
    """Let time pass and people act, each once what stands was seen, until it is enough."""
    play, clock, table = chronicle.play, chronicle.clock, chronicle.page.table
    waited = 0
    for _ in range(MOST_STEPS):
        if is_enough() or (table.outcome is not None and not chronicle.page.pace.is_standing):
            return
        pace = chronicle.page.pace
        if play.curtain is not None:
            play.lift()
        elif pace.awaits_somebody and waited >= LOOKS_MS:
            chronicle.see()
        elif table.people_to_act and not pace.is_standing:
            act(table.people_to_act[0])
        chronicle.look()
        waited = waited + STEP_MS if pace.awaits_somebody else 0
        table.tick(STEP_MS)
        clock.advance(STEP_MS)
        QApplication.processEvents()
    raise AssertionError("it does not go on")


Play = TablePlay[TablePage[Any, Any, Any], NewMatchForm]
