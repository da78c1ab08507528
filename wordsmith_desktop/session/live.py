"""A match being played: actions in, log entries and updates out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rejections import Gate, Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.kept_match import TableVerdict
from wordsmith_desktop.records.log import (
    Act,
    Arranged,
    Correct,
    End,
    Entry,
    House,
    Marked,
    PlaceMark,
    Redo,
    Undo,
)
from wordsmith_desktop.records.troubles import StoreError

from .beats import Beats
from .clock import Clocks, Reading, Sitting
from .drivers import AnyPlayed, Driver, undo_span
from .motives import Motives
from .recorder import News, Recorder
from .table_terms import NO_TERMS, TableTerms
from .thinking import Adviser, BotDriver, Thinking, next_proposal
from .updates import (
    Listener,
    Notifier,
    OverrulingError,
    ReadOnlyError,
    SessionGate,
    Update,
    UpdateKind,
)

A = TypeVar("A")
"""A game's actions."""
E = TypeVar("E")
"""A game's events."""
O = TypeVar("O")  # noqa: E741
"""A game's observations."""


class Session(Generic[A, E, O]):
    """A live match. Subscribe first, then call `resume_drivers`, which also deals.

    Everything runs on the caller's thread; a call returns when all that follows from it has
    been played, written down and told.
    """

    def __init__(
        self,
        match: Match[Any, Any, A, Any],
        recorder: Recorder,
        drivers: Mapping[Seat, Driver],
        *,
        house: GameHouse,
        clocks: Clocks,
        sitting: Sitting | None = None,
        end: End | None = None,
        adviser: Adviser | None = None,
        by_dictionary_alone: bool = False,
        terms: TableTerms = NO_TERMS,
        orders: Mapping[Seat, tuple[int, ...]] | None = None,
        marks: Mapping[Seat, Marked] | None = None,
        verdicts: Sequence[TableVerdict] = (),
        bots: Sequence[str] = (),
    ) -> None:
        """Play on with `match`; `drivers` act for their seats, people for the others.

        `end` is what the log says of the end already; without a `sitting` it will know no times.
        Without an `adviser` there are no hints. `by_dictionary_alone` leaves no word to the table.
        `terms` are those of the seats.
        `orders` are those that players gave their pieces before, `marks` what they had marked, and
        `verdicts` what the table has said of words before; `bots` are by seat who plays there,
        empty for people.
        """
        self.match = match
        self.house = house
        self.chance_count = sum(played.seat == CHANCE for played in match.played)
        self.is_paused = False
        self.by_dictionary_alone = by_dictionary_alone
        """Whether the table may accept or ban no words."""
        self.terms = terms
        self.bots = tuple(bots)
        """By seat the name of the computer player there, empty for people."""
        self.verdicts = list(verdicts)
        """When the table's own words were accepted or banned, in order."""
        self.beats = Beats()
        """Where whoever shows the table wants it to stand."""
        self._orders = dict(orders or {})
        self._marks = dict(marks or {})
        self._recorder = recorder
        self._drivers = dict(drivers)
        # Pages ask for it a hundred times with each key.
        self._people = self._without_driver()
        self._clocks = clocks
        self._sitting = sitting or Sitting()
        self._end = end
        self._adviser = adviser
        self._notifier = Notifier()
        self.motives = Motives(self, self._drivers)
        """Why bots did what they did."""
        self._observed: tuple[Any, dict[Seat | None, O]] = (None, {})
        self._clocks.follow(match.rules.timers(match.state))
        recorder.told = self._tell_of_disk

    # Questions

    @property
    def is_read_only(self) -> bool:
        """Whether the match is only looked at."""
        return self._recorder.is_read_only

    @property
    def trouble(self) -> StoreError | None:
        """Why the last entries are not on the disk, or None if they are, or soon will be."""
        return self._recorder.trouble

    @property
    def log(self) -> bytes | None:
        """The whole log, with what the disk has not taken; None where it is only looked at."""
        return self._recorder.log

    @property
    def unsaved_count(self) -> int:
        """How many entries the disk has not taken; readings of the clocks are not counted.

        Those too that it has not confirmed yet: `settle` waits for that.
        """
        return self._recorder.unsaved_count

    @property
    def end(self) -> End | None:
        """How the match ended, once that is in its file; None before."""
        return self._end if self.trouble is None else None

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now, `CHANCE` and `REFEREE` included.

        None at the end, and none in a match that is only looked at.
        """
        return () if self.is_read_only else self.match.rules.actors(self.match.state)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people act for."""
        return self._people

    @property
    def with_box(self) -> bool:
        """Whether people roll and draw from a printed box, and tell what came."""
        return self.match.with_box

    @property
    def awaits_box(self) -> bool:
        """Whether the table is to be told what was rolled or drawn."""
        return self.with_box and CHANCE in self.actors

    @property
    def thinking(self) -> Thinking | None:
        """What a bot thinks about; None where no bot does."""
        found = (driver.thinking for driver in self._bots)
        return next((one for one in found if one is not None), None)

    def observation(self, seat: Seat | None) -> O:
        """What `seat` may know; with None, what anyone at the table may know."""
        # Pages ask dozens of times while they show a state.
        state = self.match.state
        if self._observed[0] is not state:
            self._observed = (state, {})
        known = self._observed[1]
        if seat not in known:
            known[seat] = self.match.rules.observe(state, seat)
        return known[seat]

    def is_open(self, seat: Seat, action: Any) -> bool:
        """Whether the rules let a seat do this now."""
        return not self.match.rules.check(self.match.state, seat, action)

    def check(self, seat: Seat, action: Any) -> tuple[Rejection, ...]:
        """Every reason against a person's action; empty means that it is open."""
        if self.is_read_only:
            return (Rejection.of(SessionGate.READ_ONLY),)
        # These come from drivers and clocks alone; a puzzle may be set from outside.
        is_told = seat == CHANCE and self.with_box
        if not is_told and (seat in (CHANCE, REFEREE) or (seat >= 0 and seat in self._drivers)):
            return (Rejection.of(Gate.NOT_YOUR_TURN, seat=seat),)
        if isinstance(action, TimeExpired):
            return (Rejection.of(Gate.UNKNOWN_ACTION),)
        return self.match.rules.check(self.match.state, seat, action)

    @property
    def undoable(self) -> AnyPlayed | None:
        """The person's action that undo would take back, or None."""
        span = () if self.is_read_only else undo_span(self.match, self._drivers)
        return span[-1] if span else None

    @property
    def redoable(self) -> AnyPlayed | None:
        """The person's action that redo would bring back, or None."""
        return None if self.is_read_only else self.match.redoable

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The clocks and what is left of them."""
        return self._clocks.readings

    @property
    def played_ms(self) -> int | None:
        """How long the match has lain open on the table; None where nobody knows."""
        return self._sitting.played_ms

    def subscribe(
        self, listener: Listener, *, viewer: Callable[[], Seat | None] = lambda: None
    ) -> Callable[[], None]:
        """Call `listener` with every update from now on; the result ends that.

        Events are as `viewer` may know them, who is asked for each update; None is the table.
        """

        def hear(update: Update[Any], happened: tuple[Any, ...]) -> None:
            public = self.redacted(happened, None)
            seat = viewer()
            visible = public if seat is None else self.redacted(happened, seat)
            listener(replace(update, visible=visible, public=public))

        return self._notifier.subscribe(hear)

    def redacted(self, events: Iterable[Any], seat: Seat | None) -> tuple[Any, ...]:
        """Events as a seat may know them."""
        found = (self.match.rules.redact(event, seat) for event in events)
        return tuple(event for event in found if event is not None)

    # Changes

    def act(self, seat: Seat, action: Any) -> tuple[Rejection, ...]:
        """Play a person's action and all that follows from it by itself.

        Every reason against it where it is not open; then nothing has changed.
        """
        rejections = self.check(seat, action)
        if not rejections:
            self._play(seat, action)
            self._go_on()
        return rejections

    def go_on(self) -> None:
        """What stood after the last act was seen: let the drivers go on."""
        if self.beats.is_on:
            self.beats.end()
            self.resume_drivers()

    def resume_drivers(self) -> None:
        """Let the drivers go on: at the start, and when one that was not ready is.

        While the table stands after an act they wait for `go_on`.
        """
        if not self.is_read_only:
            self._go_on()

    def undo(self) -> None:
        """Take back the last thing a person did. Raises `IndexError` where that is not fair."""
        if self.undoable is None:
            raise IndexError("nothing to undo")
        self.stop_thinking()
        self._marks.clear()
        self.beats.end()
        for _ in undo_span(self.match, self._drivers):
            undone = self.match.undo()
            self._changed(Undo(), UpdateKind.UNDONE, undone)
        self._write_and_tell()

    def kept_by(self, place: int, action: A) -> int:
        """How many of the actions after `place` would stand if chance had done this there.

        Raises as `correct` does; nothing changes.
        """
        return len(self.match.corrected(place, action).played) - place - 1

    def correct(self, place: int, action: A) -> None:
        """Have it told otherwise what chance did at a place, counted from 0.

        What came after stays as far as the rules allow it. Raises `ReadOnlyError`, and
        `IndexError` and `IllegalActionError` as `Match.corrected` does.
        """
        if self.is_read_only or not self.with_box:
            raise ReadOnlyError("corrections")
        mended = self.match.corrected(place, action)
        entry = Correct(place, action, len(mended.played) - place - 1)
        self._recorder.rehearse(entry)
        self.stop_thinking()
        self._marks.clear()
        self.beats.end()
        self.match = mended
        self._changed(entry, UpdateKind.SHOWN, mended.played[-1])
        self._go_on()

    def redo(self) -> None:
        """Bring back what undo took. Raises `IndexError` where there is nothing."""
        if self.redoable is None:
            raise IndexError("nothing to redo")
        self._marks.clear()
        self.beats.end()
        self._redo_one()
        while self.match.redoable and self.match.redoable.seat in self._drivers:
            self._redo_one()
        self._go_on()

    def take_over(self) -> None:
        """Have people act for the seat of the bot that found nothing to do, until the match is
        opened again. Raises `ValueError` where no bot did."""
        stuck = self.thinking
        if stuck is None or not stuck.has_failed or stuck.seat < 0:
            raise ValueError("no bot is at a loss")
        self.stop_thinking()
        del self._drivers[stuck.seat]
        self._people = self._without_driver()
        self.tell_thinking(stuck.seat)
        self._go_on()

    def set_house(self, word: str, accepted: bool | None) -> None:
        """Accept or ban a word for this match, or with None leave it to the dictionary.

        Raises `ValueError` for a word that no game could show, `ReadOnlyError`, and
        `OverrulingError` where the dictionary alone decides.
        """
        if self.is_read_only:
            raise ReadOnlyError("house words")
        if self.by_dictionary_alone:
            raise OverrulingError(word)
        self.house.set_verdict(word, accepted)
        folded = fold(word.strip())
        self._recorder.note(House(folded, accepted))
        if accepted is not None:
            self.verdicts.append(TableVerdict(len(self.match.played), folded, accepted))
        self._notifier.add(Update(UpdateKind.HOUSE, word=folded))
        self._go_on()

    def order_of(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of a seat's pieces as it put them in order last; none before it ever did."""
        return self._orders.get(seat, ())

    def arrange(self, seat: Seat, pieces: tuple[int, ...]) -> None:
        """Keep the order that a person gave the own pieces; no rule asks for it."""
        if pieces != self.order_of(seat):
            self._orders[seat] = pieces
            self._recorder.note(Arranged(seat, pieces), is_urgent=False)
            self._write_and_tell()

    def marks_of(self, seat: Seat, moment: str) -> tuple[PlaceMark, ...]:
        """What a person has marked there, if that is of this moment."""
        found = self._marks.get(seat)
        return found.marks if found is not None and found.moment == moment else ()

    def mark(self, seat: Seat, moment: str, marks: tuple[PlaceMark, ...]) -> None:
        """Keep what a person has marked, and nothing that was marked before; no rule asks."""
        if marks != self.marks_of(seat, moment):
            self._marks[seat] = Marked(seat, moment, marks)
            self._recorder.note(self._marks[seat], is_urgent=False)
            self._write_and_tell()

    def tick(self, elapsed_ms: int) -> None:
        """Let time pass, in steps of up to a second; nothing happens while paused."""
        if self.is_paused or self.is_read_only:
            return
        self._sitting.tick(elapsed_ms)
        if self.awaits_box:
            # Nobody loses time by writing down what lies on the table.
            return
        for timer in self._clocks.tick(elapsed_ms, is_held=self.beats.holds_clock):
            self._notifier.add(Update(UpdateKind.CLOCK, seat=timer.seat, timer=timer))
        self._play_ended()
        # Each of them is told the time, also behind one that is due.
        due = [bot for bot in self._bots if bot.tick(elapsed_ms)]
        if due:
            self._advance()
        if self._clocks.is_log_due:
            self._log_clocks()
        self._deliver_all()

    def pause(self) -> None:
        """Stop the clocks."""
        self.is_paused = True
        if not self.is_read_only:
            self._log_clocks()
            self._write_and_tell()

    def resume(self) -> None:
        """Let the clocks run on."""
        self.is_paused = False

    def retry_save(self) -> bool:
        """Try to write what waits; whether everything is on the disk now."""
        if not self.is_read_only:
            self._write_and_tell()
        return self.trouble is None

    def settle(self, done: Callable[[], object]) -> None:
        """Call `done` once all that happened by now would outlive a power cut, or the disk's
        trouble is known; where it is at once, before this returns."""
        self._recorder.settle(done)

    def advise(self, seat: Seat | None, done: Callable[[Decision[A] | None], object]) -> bool:
        """Have `done` told what a seat could do, once that is found; whether it could be asked.

        It cannot for a player who agreed to have no hints.
        """
        whose = self.advised(seat)
        if self._adviser is None or not self.terms.of(whose).has_hints:
            return False
        return self._adviser.ask(self, seat, done, whose=whose)

    def advised(self, seat: Seat | None) -> Seat | None:
        """Who is helped where `seat` looks: at an open table whoever is to move, if one person is;
        None where that may be several."""
        if seat is not None:
            return seat
        acting = [one for one in self.actors if one in self._people]
        return acting[0] if len(acting) == 1 else None

    def stop_advising(self) -> None:
        """Nobody waits for advice any more."""
        if self._adviser is not None:
            self._adviser.cancel()

    def stop_thinking(self) -> None:
        """Nobody waits for advice or for a bot's answer until drivers are resumed."""
        self.stop_advising()
        for bot in self._bots:
            bot.cancel()

    def close(self, *, waits: bool = True) -> bool:
        """Write the clocks down and let go of the save; whether everything is on the disk.

        That is waited for: `settle` first. Without `waits` nobody knows.
        """
        self.stop_thinking()
        if not self.is_read_only:
            self._log_clocks()
        return self._recorder.close(waits=waits)

    def tell_thinking(self, seat: Seat) -> None:
        """Tell whoever listens that a bot's thinking stands otherwise than before."""
        self._notifier.add(Update(UpdateKind.THINKING, seat=seat))
        self._notifier.deliver()

    # What follows from it

    def _without_driver(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.match.seats) if seat not in self._drivers)

    @property
    def _bots(self) -> tuple[BotDriver, ...]:
        return tuple(one for one in self._drivers.values() if isinstance(one, BotDriver))

    def _go_on(self) -> None:
        try:
            self._advance()
        finally:
            # A driver that fails leaves what was played before it standing.
            self._deliver_all()

    def _deliver_all(self) -> None:
        self._log_end()
        self._write_and_tell()

    def _advance(self) -> None:
        """Play what the drivers propose until a person is to act, or the table stands."""
        while not self.beats.is_on and (
            proposal := next_proposal(self, self._drivers, self.actors)
        ):
            seat, action = proposal
            self.motives.keep(seat)
            self._play(seat, action)
        actors = self.actors
        for seat, driver in self._drivers.items():
            if isinstance(driver, BotDriver) and seat not in actors:
                # Somebody else has answered, and nobody waits for what it thinks.
                driver.cancel()

    def _play(self, seat: Seat, action: Any) -> None:
        entry = Act(seat, action, self._sitting.played_ms)
        self._recorder.rehearse(entry)
        self._forget_undone(seat)
        self.match.play(seat, action)
        self.chance_count += seat == CHANCE
        self._changed(entry, UpdateKind.PLAYED, self.match.played[-1])
        self.beats.happened(seat, self.match.played[-1].step.events)

    def _forget_undone(self, seat: Seat) -> None:
        """What was taken back comes no more, nor does why a bot did it; `seat` acts now."""
        count = len(self.match.played)
        is_bots = isinstance(self._drivers.get(seat), BotDriver)
        self.motives.forget_after(count + is_bots)

    def _redo_one(self) -> None:
        self._changed(Redo(), UpdateKind.REDONE, self.match.redo())

    def _changed(self, entry: Entry, kind: UpdateKind, played: AnyPlayed) -> None:
        """The match stands otherwise than before: write it, tell it, follow its clocks."""
        self._end = None
        if not played.step.is_laying:
            # What was asked about the state before helps nobody now.
            self.stop_advising()
        self._recorder.note(entry, is_urgent=not played.step.is_laying)
        self._notifier.add(Update(kind, played.seat), played.step.events)
        self._clocks.follow(self.match.rules.timers(self.match.state))

    def _play_ended(self) -> None:
        while timer := self._next_ended():
            self._clocks.settle(timer)
            self._play(timer.seat, TimeExpired(timer.name))
            self._advance()

    def _next_ended(self) -> Timer | None:
        """A timer whose end can be played; one that must wait for a ruling is asked again."""
        rules, state = self.match.rules, self.match.state
        for timer in self._clocks.ended:
            action: Any = TimeExpired(timer.name)
            if not rules.check(state, timer.seat, action):
                return timer
        return None

    def _log_clocks(self) -> None:
        entry = self._clocks.log_entry(self._sitting.played_ms)
        if entry:
            self._recorder.note(entry, is_urgent=False)

    def _log_end(self) -> None:
        outcome = self.match.outcome
        if outcome and self._end is None:
            self._end = self._sitting.end(outcome)
            self._recorder.note(self._end)

    def _write_and_tell(self) -> None:
        """Nobody hears of anything before it would outlive the end of the program.

        Nor before it is known that it would not. A power cut may still take what was done in the
        last second (`records.disk_queue`).
        """
        self._tell_of_disk(self._recorder.write())

    def _tell_of_disk(self, news: News) -> None:
        for update in news:
            self._notifier.add(update)
        self._notifier.deliver()


AnySession = Session[Any, Any, Any]
"""The session of some game, for code that serves them all."""
