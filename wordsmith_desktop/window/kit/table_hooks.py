"""What a game says of its page: what `TablePage` calls, and what it comes to without."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.table_events import ObjectionRaised
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.session.table_view import Observed, TableView
from wordsmith_desktop.session.thinking import Thinking
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.game_words import whose_turn
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .banner import Banner
from .bubble import Shout
from .clock import ClockFace
from .commands import Command, history
from .cues import Cues
from .game_page import GamePage, PageContext, UndoOffer
from .match_end.ending import Ending, Party, default_ending
from .motion.choreography import Holder, Movement
from .pace.beats import Beat
from .pace.since import Done
from .purpose import PurposeLine
from .seat_marks import SeatMark
from .seat_strip import SeatStrip
from .talk import Talking

A = TypeVar("A")
"""A game's actions."""
E = TypeVar("E", bound=Event)
"""A game's events."""
O = TypeVar("O", bound=Observed)  # noqa: E741
"""A game's observations."""


class PageHeader(Protocol):
    """The band above the table."""

    def show_clocks(self, readings: Sequence[Reading], *, is_paused: bool) -> None:
        """Show what is left of the time."""

    def show_marks(self, marks: Sequence[SeatMark]) -> None:
        """Show by which emblem and colour each seat is told from the others."""

    def show_terms(self, terms: Sequence[str]) -> None:
        """Mark the seats for which something was agreed, and tell what."""

    @property
    def purpose(self) -> PurposeLine:
        """Says what the phase is about."""

    def show_thinking(self, seat: Seat | None) -> None:
        """Show which seat a computer thinks on; none where none does."""

    @property
    def seats(self) -> SeatStrip:
        """The players."""

    @property
    def clock(self) -> ClockFace:
        """What is left of the time."""


class PageParts(Protocol):
    """What every page is made of, beside what is a game's own."""

    @property
    def header(self) -> PageHeader: ...

    @property
    def banner(self) -> Banner:
        """The line that tells the table what happened."""


class CalledWord(Protocol):
    """A word on which judgement is pending."""

    @property
    def seat(self) -> Seat: ...

    @property
    def word(self) -> str: ...

    @property
    def stage(self) -> CallStage: ...

    @property
    def ruling(self) -> Ruling | None: ...


def thinking_seat(thinking: Thinking | None) -> Seat | None:
    """On whose seat a bot thinks that plays; None for one that found nothing."""
    if thinking is None or thinking.has_failed or thinking.seat < 0:
        return None
    return thinking.seat


class TableHooks(GamePage, Generic[A, E, O]):
    """A page of a game as that fills it in."""

    refused = Signal()
    """It was said why something is not possible, on the message line or where it was tried."""
    settled = Signal()
    """The page shows how the match stands, and nothing is in the air any more; told often."""
    parts: Any
    """The game's `PageParts`."""
    cues: ClassVar[Cues[Any]] = Cues()
    """What the game's events look and sound like."""
    beats: ClassVar[Mapping[type, Beat | None]] = {}
    """What kinds of things to see the game's own events are, beside `pace.beats.BEATS`."""
    scrolls: ClassVar[bool] = True
    """Whether what is on the table scrolls by itself where it has too little room."""
    talking: ClassVar[Talking] = Talking()
    """What computers may say something about."""
    table: TableView[A, E, O]
    _context: PageContext
    _names: tuple[str, ...]

    @property
    def marks(self) -> tuple[SeatMark, ...]:
        """By seat, emblem and colour at this table, and of a computer its level."""
        levels = self.table.levels or (0,) * len(self._names)
        pairs = zip(self._context.marks, levels, strict=True)
        return tuple(replace(mark, level=level) for mark, level in pairs)

    @property
    def party(self) -> Party:
        """Who plays here, with emblem and colour."""
        is_of_computers = len(self.table.computers) == len(self._names)
        return Party(self._names, self.marks, is_of_computers)

    # What a game fills in

    def show_match(self, seen: O) -> None:
        """Show the match as whoever looks sees it."""
        raise NotImplementedError

    @property
    def surface(self) -> QWidget:
        """Where words are built: it has the keyboard unless something else wants it."""
        raise NotImplementedError

    # What a game may fill in

    @property
    def is_race(self) -> bool:
        """Whether all act at the same time, so that nothing may wait for anybody to see it."""
        return False

    @property
    def is_in_the_air(self) -> bool:
        """Whether dice are, so that nobody may tell yet what they show."""
        return False

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        """The widgets on which lies what moves, with what tells of it."""
        return ()

    @property
    def scrolling(self) -> QScrollArea | None:
        """What scrolls the table where there is no room for all of it; None where nothing does."""
        return None

    @property
    def turn(self) -> Hashable:
        """What tells one player's open table from the next one's; None where all look at it."""
        return None

    def describe(self) -> str:
        """How the match stands, in a few words that give no secret away."""
        if self.table.outcome is not None:
            return say(texts.MATCH_OVER)
        return whose_turn(self.table.public, self._names)

    def tell_ending(self, seen: O, outcome: Outcome, recap: Recap) -> Ending:  # noqa: ARG002
        """What is said of the match once it is over."""
        return default_ending(outcome, self.party, recap, best=self._context.best())

    def worth_text(self) -> str:
        """What the word that lies there brings, for the ear, or why it cannot be said yet."""
        return ""

    def own_pieces(self) -> str:
        """What whoever looks can make words of, for the ear."""
        return ""

    @property
    def closed_button(self) -> QWidget | None:
        """What cannot be pressed while no person is to act: what has the table go on takes its
        place. None: that stands above the bar."""
        return None

    def is_building(self) -> bool:
        """Whether the surface waits for somebody's word."""
        return self.table.acting is not None

    def give_hint(self) -> None:
        """Help whoever is to act."""
        self.parts.banner.show_info(say(texts.NO_HINTS_HERE))

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        """The entries of the Move menu; separators part the groups."""
        return (history(self.table),)

    def wanting_keyboard(self) -> Iterable[QWidget]:
        """What takes the keyboard from the surface while it is shown, the first of them."""
        return ()

    def news(self) -> str:
        """What has just happened, as the whole table may know it; it stands on the curtain."""
        return ""

    def undo_offer(self) -> UndoOffer | None:
        """How whoever had the turn last can have it back before the curtain is lifted."""
        return None

    def staged_of(self, events: Sequence[E]) -> Any | None:  # noqa: ARG002
        """What was played that is to lie where people lay theirs until it was seen.

        None for nothing. It is asked with what whoever looks may know. Meanwhile the page has it
        as `staged`, and shows it in `show_match`.
        """
        return None

    def unstaged(self, staged: Any) -> Iterable[Movement]:  # noqa: ARG002
        """How that goes from there to where it stays."""
        return ()

    def done_by(self, events: Sequence[E]) -> Sequence[Done]:  # noqa: ARG002
        """What others did since whoever looks acted last, for a line on each one's chip."""
        return ()

    def empty_place(self) -> QWidget | None:
        """Where words are laid, as long as nothing lies there; None where it is not empty."""
        return None

    def mark_since(self, events: Sequence[E]) -> None:
        """Mark what lies otherwise since then; without any events nothing is marked."""

    def shout_of(self, event: E) -> Shout | None:
        """What somebody calls out by an event, to hang at the chip for as long as that stands."""
        if isinstance(event, ObjectionRaised):
            said = say(texts.OBJECTS, name=self._names[event.by])
            return Shout(event.by, said, self._reason_of(event.by))
        return None

    def _reason_of(self, seat: Seat) -> str:
        """Why a computer did what it has just done; nothing for anybody else."""
        told = self.table.motive
        return self._context.why(told[1]) if told is not None and told[0] == seat else ""

    def told(self, update: Update[E]) -> None:
        """Something happened, and was told; what else there is to do is done here."""

    def uncovered(self) -> None:
        """The curtain was lifted, and the page shows what its holder sees."""

    def show_thinking(self) -> None:
        """A bot got further with its search, which it tells very often."""
        thinking = self.table.thinking
        self.parts.header.show_thinking(thinking_seat(thinking))

    def make_room_above(self) -> None:
        """Something stands above the page: leave out what the table can do without."""
        if look().is_large:
            self.parts.header.hide()

    def show_hand_over(self) -> bool:
        """Show what ends the look at one's new cards; whether there is such a thing."""
        return False

    def show_aftermath(self, turn: Hashable) -> bool:  # noqa: ARG002
        """Show how it stands at the table of that turn, which is over; whether that is possible.

        Where it is not, the page stays as it was while things leave it.
        """
        return False
