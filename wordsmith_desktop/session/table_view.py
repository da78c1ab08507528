"""One table as the window may know it: the only way from a match to what is seen of it.

Nothing of a state, and no event with a secret in it, is to be had here: a page that asks for more
than the one who looks may know does not pass the type checker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.bots.levels import level_of
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.judging import doubtable
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.kept_match import TableVerdict
from wordsmith_desktop.records.log import End, PlaceMark
from wordsmith_desktop.records.troubles import StoreError

from .beats import Wants
from .box_view import BoxView
from .clock import Reading
from .live import Session
from .table_terms import TableTerms
from .thinking import Thinking
from .updates import Update


class Observed(Protocol):
    """What every observation tells of itself, so that secrets are shown to one seat alone."""

    @property
    def holder(self) -> Seat | None:
        """Who has the turn and looks, once nobody else does; None where all look together."""

    @property
    def is_hidden(self) -> bool:
        """Whether the holder sees what the others must not."""

    @property
    def is_asked(self) -> bool:
        """Whether the others are asked about a word, so that they look too."""


A = TypeVar("A")
"""A game's actions."""
E = TypeVar("E")
"""A game's events."""
O = TypeVar("O", bound=Observed)  # noqa: E741
"""A game's observations."""


class Happening(Value, Generic[E]):
    """One action that stands, as somebody may know it."""

    seat: Seat
    """Who acted."""
    events: tuple[E, ...]


class TableView(Generic[A, E, O]):
    """A match as whoever is before the screen may see it and act in it.

    Where one seat's secrets are another's, the turn carries a curtain: `draw_curtain` says for
    whom, and until that seat has been named to `lift`, `seen` is what the whole table may know.
    Where one person plays among bots, all that is seen is that person's.
    """

    def __init__(self, session: Session[A, E, O]) -> None:
        self._session = session
        self._lifted_by: Seat | None = None
        self.lingers = False
        """Whether whoever lifted the curtain looks on after the turn, until `hide` is called."""
        self.scratch: dict[str, Any] = {}
        """What one page leaves to the next one over the same table; none of it is kept."""

    # Who looks

    @property
    def public(self) -> O:
        """What anyone may know."""
        return self._session.observation(None)

    @property
    def seen(self) -> O:
        """What whoever looks may know."""
        seat = self.seat
        return self.public if seat is None else self._session.observation(seat)

    @property
    def seat(self) -> Seat | None:
        """Who looks; None for the whole table."""
        public, people = self.public, self._session.people
        if len(people) == 1 and public.is_hidden:
            return people[0]
        if self._looks_on:
            return self._lifted_by
        is_away = public.is_hidden and (public.is_asked or self._lifted_by != public.holder)
        return public.holder if public.holder in people and not is_away else None

    @property
    def acting(self) -> O | None:
        """What whoever looks sees, while that seat may do something of its own; else None.

        While the table is asked about a word there is nothing to be done but to answer.
        """
        seat = self.seat
        may_act = seat is not None and seat in self.actors and not self.public.is_asked
        return self.seen if may_act else None

    def draw_curtain(self) -> Seat | None:
        """For whom the curtain is to fall now; None where nobody is to be handed anything."""
        public = self.public
        if not public.is_hidden or public.is_asked:
            # While the table is asked about a word everybody looks; the holder comes back after.
            self._lifted_by = None
            return None
        holder, people = public.holder, self._session.people
        is_due = holder in people and len(people) > 1 and holder != self._lifted_by
        return holder if is_due else None

    def lift(self, seat: Seat) -> None:
        """The curtain was lifted by this seat."""
        self._lifted_by = seat

    def hide(self) -> None:
        """Nobody has lifted the curtain: a page is built anew."""
        self._lifted_by = None

    # How it stands

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now; none at the end, and none where one can only look."""
        return self._session.actors

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people act for."""
        return self._session.people

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats that computers act for."""
        return frozenset(range(self._session.match.seats)) - {*self.people}

    @property
    def levels(self) -> tuple[int, ...]:
        """By seat the level of the computer there, 0 for people; none at all where nobody said."""
        return tuple(level_of(bot) or 0 for bot in self._session.bots)

    @property
    def people_to_act(self) -> tuple[Seat, ...]:
        """The people among the actors, to whom alone anything is offered."""
        people = self.people
        return tuple(seat for seat in self.actors if seat in people)

    @property
    def position(self) -> int:
        """How many actions stand."""
        return len(self._session.match.played)

    @property
    def acts_of_people(self) -> int:
        """How many of the actions that stand are people's own, each piece that was laid too."""
        people = set(self.people)
        return sum(one.seat in people for one in self._session.match.played)

    @property
    def moves_of_people(self) -> int:
        """How many of those have done more than lay a piece."""
        people = set(self.people)
        played = self._session.match.played
        return sum(one.seat in people and not one.step.is_laying for one in played)

    @property
    def outcome(self) -> Outcome | None:
        """The final scores, or None while the match goes on."""
        return self._session.match.outcome

    @property
    def recap(self) -> Recap | None:
        """How the match went; None while it goes on, since that is made of everybody's secrets."""
        match = self._session.match
        return None if match.outcome is None else game_of(match.rules.game).recapper()(match)

    @property
    def end(self) -> End | None:
        """How the match ended, once that is on the disk."""
        return self._session.end

    @property
    def is_read_only(self) -> bool:
        """Whether the match is only looked at."""
        return self._session.is_read_only

    @property
    def terms(self) -> TableTerms:
        """What was agreed for which seat, which everybody may know."""
        return self._session.terms

    @property
    def by_dictionary_alone(self) -> bool:
        """Whether the table may accept or ban no words."""
        return self._session.by_dictionary_alone

    @property
    def house(self) -> GameHouse:
        """The table's own words."""
        return self._session.house

    @property
    def verdicts(self) -> tuple[TableVerdict, ...]:
        """When the table accepted words or banned them, in order, as far as the match stands."""
        return tuple(one for one in self._session.verdicts if one.position <= self.position)

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The clocks and what is left of them."""
        return self._session.readings

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""
        return self._session.is_paused

    @property
    def played_ms(self) -> int | None:
        """How long the match has lain open on the table; None where nobody knows."""
        return self._session.played_ms

    @property
    def box(self) -> BoxView[E] | None:
        """What people tell of a printed box; None where the program rolls and draws itself."""
        if not self._session.with_box:
            return None
        return BoxView(self._session, self.seat, is_covered=self._is_covered)

    @property
    def thinking(self) -> Thinking | None:
        """What a bot thinks about; None where no bot does."""
        return self._session.thinking

    @property
    def motive(self) -> tuple[Seat, Motive] | None:
        """Who of the bots has acted last and why; None where that is not known, see `recall`.

        Of what is a secret until the end it says before the end no more than that it is one, and
        as little of a word that may still be doubted, where it can be a bluff.
        """
        told = self._session.motives.last
        if told is None or self.outcome is not None:
            return told
        seat, motive = told
        if motive.is_secret:
            return seat, Motive(is_secret=True)
        if motive.is_guarded and motive.word in doubtable(self._session.match.state):
            return seat, Motive(is_guarded=True)
        return seat, replace(motive, is_guarded=False)

    @property
    def has_motive(self) -> bool:
        """Whether a bot has acted that could tell why."""
        return self._session.motives.are_there

    def recall(self, done: Callable[[], object]) -> None:
        """Call `done` once it is known why the bot that acted last did so."""
        self._session.motives.recall(done)

    @property
    def trouble(self) -> StoreError | None:
        """Why the last entries are not on the disk, or None if they are, or soon will be."""
        return self._session.trouble

    @property
    def unsaved_count(self) -> int:
        """How many entries the disk has not taken; readings of the clocks are not counted."""
        return self._session.unsaved_count

    def recent(self) -> Iterator[Happening[E]]:
        """What stands, the last action first, as whoever looks may know it."""
        return self._happenings(self.seat)

    @property
    def played_words(self) -> frozenset[str]:
        """The words that were played, as far as whoever looks may know them."""
        events = (event for one in self.recent() for event in one.events)
        return frozenset(word for event in events for word in _played_words(event))

    def order_of(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of a seat's pieces as it put them in order; none where they are hidden."""
        return self._session.order_of(seat) if self._sees_pieces(seat) else ()

    @property
    def doubted_word(self) -> str:
        """The word that the others may object to now, so that its verdict is open; or nothing."""
        call = getattr(self.public, "call", None)
        return call.word if call is not None and call.stage is CallStage.OBJECTIONS else ""

    def recent_public(self) -> Iterator[Happening[E]]:
        """The same as the whole table may know it."""
        return self._happenings(None)

    def subscribe(self, listener: Callable[[Update[E]], object]) -> Callable[[], None]:
        """Call `listener` with every update from now on; the result ends that."""
        return self._session.subscribe(listener, viewer=lambda: self.seat)

    # What stands until it was seen

    def stand_after(self, wants: Wants | None) -> None:
        """Have the table stand after every act for which `wants` says so, until `go_on`.

        It is asked with who acted and what happened, as whoever looks may know that, before
        anybody is told of it. While the table stands people may act, which ends that; nobody
        else does, and clocks of others than `mover` stand still. None: nobody looks any more.
        """
        session = self._session

        def asked(seat: Seat, happened: tuple[Any, ...]) -> bool:
            return wants is not None and wants(seat, session.redacted(happened, self.seat))

        session.beats.ask(asked if wants is not None else None)

    @property
    def is_standing(self) -> bool:
        """Whether it stands after an act that is to be seen."""
        return self._session.beats.is_on

    @property
    def mover(self) -> Seat | None:
        """The player whose move was last, also while chance or the referee answer it."""
        return self._session.beats.mover

    def go_on(self) -> None:
        """What stood was seen; nothing happens where nothing stands."""
        self._session.go_on()

    # What is done

    def check(self, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Every reason against a person's action; empty means that it is open."""
        return self._session.check(seat, action)

    def act(self, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Play a person's action; every reason against it where it is not open."""
        return self._session.act(seat, action)

    @property
    def can_undo(self) -> bool:
        """Whether whoever looks can take something back."""
        return not self._is_covered and self._session.undoable is not None

    @property
    def can_redo(self) -> bool:
        """Whether whoever looks can bring something back."""
        return not self._is_covered and self._session.redoable is not None

    def undo(self) -> None:
        """Take back the last thing a person did, where that is fair."""
        if self.can_undo:
            self._session.undo()

    def redo(self) -> None:
        """Bring back what undo took, where there is anything."""
        if self.can_redo:
            self._session.redo()

    def set_house(self, word: str, accepted: bool | None) -> None:
        """Accept or ban a word for this match, or with None leave it to the dictionary."""
        self._session.set_house(word, accepted)

    def may_arrange(self, seat: Seat) -> bool:
        """Whether a seat's pieces lie before the person whose they are."""
        return not self.is_read_only and seat in self.people and self._sees_pieces(seat)

    def arrange(self, seat: Seat, pieces: tuple[int, ...]) -> None:
        """Have a seat's pieces lie in this order from now on, where that may be."""
        if self.may_arrange(seat):
            self._session.arrange(seat, pieces)

    def marks_of(self, seat: Seat, moment: str) -> tuple[PlaceMark, ...]:
        """What a seat has marked beside what lies there, as the game names the moment."""
        return self._session.marks_of(seat, moment) if self._sees_pieces(seat) else ()

    def mark(self, seat: Seat, moment: str, marks: tuple[PlaceMark, ...]) -> None:
        """Have this marked from now on, and nothing else, where that may be."""
        if self.may_arrange(seat):
            self._session.mark(seat, moment, marks)

    @property
    def may_be_helped(self) -> bool:
        """Whether whoever looks has not agreed to have no hints."""
        return self.terms.of(self._session.advised(self.seat)).has_hints

    def advise(self, done: Callable[[Decision[A] | None], object]) -> bool:
        """Have `done` told what whoever looks could do; whether that could be asked.

        It is told unless something but the laying of a word happens before, or somebody else looks.
        """
        seat = self.seat

        def found(decision: Decision[A] | None) -> None:
            if self.seat == seat:
                done(decision)

        return self._session.advise(seat, found)

    def stop_advising(self) -> None:
        """Nobody waits for advice any more."""
        self._session.stop_advising()

    def stop_thinking(self) -> None:
        """Nobody looks any more: computers think on once drivers are resumed."""
        self._session.stop_thinking()

    # From sitting down to getting up

    def take_over(self) -> None:
        """Have people act for the computer that found nothing to do, and whoever looks look anew.

        Raises `ValueError` where none did.
        """
        self._session.take_over()
        self.hide()

    def resume_drivers(self) -> None:
        """Let chance, the referee and bots go on: at the start, and when a dictionary is open."""
        self._session.resume_drivers()

    def tick(self, elapsed_ms: int) -> None:
        """Let time pass, in steps of up to a second."""
        self._session.tick(elapsed_ms)

    def pause(self) -> None:
        """Stop the clocks."""
        self._session.pause()

    def resume(self) -> None:
        """Let the clocks run on."""
        self._session.resume()

    def retry_save(self) -> bool:
        """Try to write what waits; whether everything is on the disk now."""
        return self._session.retry_save()

    def settle(self, done: Callable[[], object]) -> None:
        """Call `done` once all that happened by now would outlive a power cut, or the disk's
        trouble is known; where it is at once, before this returns."""
        self._session.settle(done)

    def close(self, *, waits: bool = True) -> bool:
        """Let go of the save; whether everything is on the disk.

        That is waited for: `settle` first. Without `waits` nobody knows.
        """
        return self._session.close(waits=waits)

    @property
    def _looks_on(self) -> bool:
        """Whether whoever lifted the curtain last sees what came of the turn that is over."""
        if not self.lingers or self._lifted_by is None:
            return False
        public, people = self.public, self._session.people
        # While a bot has the turn nobody knows who sits before the screen.
        is_between = public.is_hidden and not public.is_asked and public.holder in people
        return is_between and self._lifted_by in people

    @property
    def _is_covered(self) -> bool:
        """Whether nobody looks yet: the curtain falls, or is down."""
        public = self.public
        return public.is_hidden and not public.is_asked and self.seat is None

    def _sees_pieces(self, seat: Seat) -> bool:
        """Whether whoever looks sees a seat's pieces: they lie open, or are the looker's own."""
        return not self.public.is_hidden or self.seat == seat

    def _happenings(self, seat: Seat | None) -> Iterator[Happening[E]]:
        session = self._session
        for played in reversed(session.match.played):
            yield Happening(played.seat, session.redacted(played.step.events, seat))


def _played_words(event: object) -> tuple[str, ...]:
    """Those an event tells of; a game's own events need not be `TableEvent`s."""
    found: tuple[str, ...] = getattr(event, "played_words", ())
    return found


AnyTable = TableView[Any, Any, Any]
"""The table of some game, for code that serves them all."""
