"""What the pages of all games do alike: follow the table, hand it over, ask, and take keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.recapping import Recap
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.games.word_strip import RowLaid
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.profiles import seat_keys
from wordsmith_desktop.session.clock import Reading
from wordsmith_desktop.session.table_view import Observed, TableView
from wordsmith_desktop.session.thinking import Thinking
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.kit.asking.lore import Question, explain
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import CallBar, hint_text
from wordsmith_desktop.ui.kit.commands import Command, Commands, history
from wordsmith_desktop.ui.kit.game_entry import GamePage, PageContext
from wordsmith_desktop.ui.kit.layouts import stacked_tight
from wordsmith_desktop.ui.kit.match_end.ending import Ending, Party, usual_ending
from wordsmith_desktop.ui.kit.match_end.page import MatchEnd
from wordsmith_desktop.ui.kit.narrator import Narrator
from wordsmith_desktop.ui.kit.overruling import Overruling
from wordsmith_desktop.ui.kit.seat_marks import SeatMark
from wordsmith_desktop.wording import computer_players as computers
from wordsmith_desktop.wording import ending_texts as ends
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording import usual
from wordsmith_desktop.wording.texts import Text, say

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from wordsmith_desktop.lexicon.lexicon import Lexicon

_EXPLAINED: Final = (Reason.NAME, Reason.ABBREVIATION)
"""A word is refused for these because of what it means."""

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

    def show_thinking(self, seat: Seat | None) -> None:
        """Show which seat a computer thinks on; none where none does."""


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
    def stage(self) -> Stage: ...

    @property
    def ruling(self) -> Ruling | None: ...


def _seat_of(thinking: Thinking | None) -> Seat | None:
    """On whose seat a bot thinks that plays; None for one that found nothing."""
    if thinking is None or thinking.has_failed or thinking.seat < 0:
        return None
    return thinking.seat


class TablePage(GamePage, Generic[A, E, O]):
    """A page over one table. A game builds its parts, then has the page `set_up`."""

    parts: Any
    """The game's `PageParts`."""

    def __init__(
        self, table: TableView[A, E, O], context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._context = context
        self._names = context.players
        self._is_over = table.outcome is not None
        self._is_covered = False
        self._unsubscribe: Callable[[], None] = lambda: None
        self.playing = QWidget()
        """What is shown while the match goes on; a game lays its parts out on it."""
        self.end: MatchEnd | None = None
        """What is shown once the match is over."""
        self._end_position = 0
        self._stack = stacked_tight(self.playing)
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        # Whoever had lifted the curtain before another page without one.
        table.hide()

    # What a game fills in

    def show_match(self, seen: O) -> None:
        """Show the match as whoever looks sees it."""
        raise NotImplementedError

    @property
    def surface(self) -> QWidget:
        """Where words are built: it has the keyboard unless something else wants it."""
        raise NotImplementedError

    # What a game may fill in

    def describe(self) -> str:
        """How the match stands, in a few words that give no secret away."""
        if self.table.outcome is not None:
            return say(texts.MATCH_OVER)
        return usual.describe(self.table.public, self._names)

    def tell_ending(self, seen: O, outcome: Outcome, recap: Recap) -> Ending:  # noqa: ARG002
        """What is said of the match once it is over."""
        return usual_ending(outcome, self.party, recap, best=self._context.best())

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

    def told(self, update: Update[E]) -> None:
        """Something happened, and was told; what else there is to do is done here."""

    def uncovered(self) -> None:
        """The curtain was lifted, and the page shows what its holder sees."""

    def show_thinking(self) -> None:
        """A bot got further with its search, which it tells very often."""
        thinking = self.table.thinking
        self.parts.header.show_thinking(_seat_of(thinking))

    # What follows from that

    def set_up(self, narrator: Narrator[E], board: QWidget) -> None:
        """Connect what all pages have, follow the table, and show how it stands.

        `board` is where words are built.
        """
        self.narrator = narrator
        narrator.explain = self.explain_refusal
        is_read_only = self.table.is_read_only
        groups = (*self.groups(), *self._of_computers(), self._of_end())
        self.commands = Commands(self, board, groups, is_read_only=is_read_only)
        self._unsubscribe = self.table.subscribe(self._on_update)
        self.parts.header.show_marks(self._context.marks)
        self.refresh()

    def make_overruling(
        self, line: QHBoxLayout, *, accepted_here: Text, accepted_always: Text
    ) -> Overruling:
        """Offers to overrule the dictionary, beside the message line."""
        overruling = Overruling(
            self.table,
            self.lexicon,
            self.parts.banner,
            accepted_here=accepted_here,
            accepted_always=accepted_always,
        )
        line.addWidget(overruling)
        for button in (overruling.here, overruling.always):
            # It is hidden now, and Enter is to say the word that was accepted.
            button.clicked.connect(lambda _checked=False: self.surface.setFocus())
        return overruling

    def ask_about(
        self, bar: CallBar, call: CalledWord, title: Text, *, hint: str = "", **gaps: object
    ) -> None:
        """Ask the table about a word that lies before it.

        `title` has {name}, {word} and perhaps other `gaps`; a `hint` takes the usual one's place.
        """
        bar.ask(
            say(title, name=self._names[call.seat], word=call.word, **gaps),
            hint or hint_text(call.stage, call.ruling),
            stage=call.stage,
            names=self._names,
            asked=() if call.stage is Stage.RULING else self.table.people_to_act,
        )
        if call.stage is Stage.VOTE and call.ruling is not None:
            self.explain_refusal(call.ruling, bar.adder())

    def explain_refusal(self, ruling: Ruling, then: Callable[[str], object]) -> None:
        """Have the meaning told that makes a word a name or an abbreviation."""
        if ruling.reason in _EXPLAINED:
            question = Question(ruling.word, (self._context.dictionary,), ruling=ruling)
            explain(self._context.lore, question, then, owner=self)

    def explain_word(self, word: str, then: Callable[[str], object]) -> None:
        """Have a word's meaning told, after the word as it is played."""
        tags, is_plain = (self._context.dictionary,), self.table.by_dictionary_alone
        question = Question(word, tags, self.table.house, is_plain=is_plain)
        explain(self._context.lore, question, then, owner=self, as_played=True)

    def refresh(self) -> None:
        """Show the match as it stands."""
        self.show_match(self.table.seen)
        self.show_time()
        self.parts.header.show_thinking(_seat_of(self.table.thinking))
        if self.table.outcome is None:
            self._leave_end()
        else:
            self._show_end(self.table.outcome)
        self.commands.refresh()
        self.status.emit(self.describe())
        seat = self.table.draw_curtain()
        if seat is not None and not self._is_covered:
            self._is_covered = True
            self.cover(self._names[seat], lambda: self._lift(seat))

    def show_time(self) -> None:
        """Show what the clocks say."""
        self.parts.header.show_clocks(self.table.readings, is_paused=self.table.is_paused)

    def set_paused(self, paused: bool) -> None:
        """Show that the clock stands still; the shell covers the page."""
        self.parts.header.show_clocks(self.table.readings, is_paused=paused)

    def let_go(self) -> None:
        self.table.stop_advising()
        self._unsubscribe()

    def cover(self, name: str, lifted: Callable[[], None]) -> None:
        """Draw the curtain; what lies over the table is put away first."""
        self.table.stop_advising()
        # A dialog is a window, which is not hidden together with its parent.
        for dialog in self.findChildren(QDialog):
            dialog.reject()
        self._context.cover(name, lifted, self.news())

    def lexicon(self) -> Lexicon | None:
        """The match's dictionary; None while it is still being opened."""
        return self._context.lexicon(self._context.dictionary)

    @property
    def is_family(self) -> bool:
        """Whether no words are offered that are not for every table; in challenges never."""
        context = self._context
        return not (context.offers_hints and context.preferences.settings.offers_all_words)

    def ask_for_hint(self) -> None:
        """Give a hint, or say that there are none here."""
        if self._context.offers_hints:
            self.give_hint()
        else:
            self.parts.banner.show_info(say(texts.NO_HINTS))

    @property
    def party(self) -> Party:
        """Who plays here, with emblem and colour."""
        return Party(self._names, self._context.marks)

    def calling_keys(self, usual: tuple[str, ...]) -> tuple[str, ...]:
        """A key for each seat to call out with; `usual` has one for each at least."""
        nobodys = ("",) * len(self._names)
        return seat_keys(self._context.own_keys or nobodys, usual)

    def focus_part(self) -> None:
        """Give the keyboard to the part that wants it; where nothing can be done, to none."""
        if self.table.is_read_only:
            return
        if self.end is not None:
            self.end.take_keyboard()
            return
        wanting = self.wanting_keyboard()
        shown = (part for part in wanting if part.isVisible() and part.isEnabled())
        next(shown, self.surface).setFocus()

    def _lift(self, seat: Seat) -> None:
        self._is_covered = False
        self.table.lift(seat)
        self.refresh()
        self.uncovered()
        self.focus_part()

    def _on_update(self, update: Update[E]) -> None:
        if update.kind is UpdateKind.THINKING:
            self._tell_of_bot()
            self.show_thinking()
            return
        if update.kind is UpdateKind.SHOWN:
            self.narrator.forget()
            update = replace(update, kind=UpdateKind.PLAYED)
        self.narrator.tell(update)
        self._tell_of_bot()
        self.told(update)
        self.refresh()
        is_laying = update.visible and all(isinstance(one, RowLaid) for one in update.visible)
        is_played = update.kind is UpdateKind.PLAYED and not is_laying
        if is_played and self.isVisible() and self.end is None and self.is_building():
            # A button that was pressed may be closed now, and Enter would press its neighbour.
            # Under a curtain it would take the keyboard from whoever lifts that.
            self.surface.setFocus()
        if self.table.outcome is not None and not self._is_over:
            self._is_over = True
            if self.isVisible():
                self.focus_part()
            self.finished.emit()

    def _show_end(self, outcome: Outcome) -> None:
        """Show how it ended, in the place of the table; made once for as long as it stands."""
        if self.end is not None and self._end_position == self.table.position:
            return
        self._leave_end()
        recap = self.table.recap or Recap()
        shown = self.tell_ending(self.table.seen, outcome, recap)
        end = MatchEnd(shown, self._context.ways, is_open=not self.table.is_read_only)
        end.again.connect(self._context.restart)
        end.left.connect(self._context.leave)
        self.end, self._end_position = end, self.table.position
        self._stack.add(end)
        self._stack.setCurrentWidget(end)
        end.announce()

    def _leave_end(self) -> None:
        """Show the table again: somebody went back in a replay, or took the last move back."""
        if self.end is None:
            return
        end, self.end = self.end, None
        self._stack.setCurrentWidget(self.playing)
        end.setParent(None)
        end.deleteLater()

    def _of_computers(self) -> tuple[tuple[Command, ...], ...]:
        """What can be asked of them, where any sits here."""
        if len(self.table.people) == len(self._names) or self.table.is_read_only:
            return ()

        def can_tell() -> bool:
            return self.table.motive is not None

        return ((Command("why", computers.WHY, ("Ctrl+Shift+W",), self.tell_why, can_tell),),)

    def tell_why(self) -> None:
        """Say why the computer that acted last did so."""
        told = self.table.motive
        if told is None:
            return
        seat, motive = told
        name = self._names[seat]
        if motive.is_secret and self.table.outcome is None:
            line = say(computers.WHY_SECRET, name=name)
        else:
            line = self._context.why(motive) or say(computers.WHY_UNKNOWN, name=name)
        self.parts.banner.show_info(line)

    def _of_end(self) -> tuple[Command, ...]:
        """What can be done with a result."""

        def on_end(call: Callable[[MatchEnd], None]) -> Callable[[], None]:
            return lambda: call(self.end) if self.end else None

        return tuple(
            Command(name, text, (keys,), call, lambda: self.end is not None, is_for_looking=True)
            for name, text, keys, call in (
                ("save end", ends.MENU_SAVE_PICTURE, "Ctrl+Shift+P", on_end(MatchEnd.save_picture)),
                ("copy end", ends.MENU_COPY_TEXT, "Ctrl+Shift+C", on_end(MatchEnd.copy_text)),
            )
        )

    def _tell_of_bot(self) -> None:
        """Say so where the table waits for a bot that will not answer."""
        thinking = self.table.thinking
        if thinking is not None and thinking.has_failed and thinking.seat >= 0:
            name = self._names[thinking.seat]
            self.parts.banner.show_refusal(say(texts.BOT_IS_STUCK, name=name))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Whoever shows the page has connected by now.
        self.status.emit(self.describe())
        self.focus_part()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever shows the page gives it the keyboard; a part of it needs that."""
        super().focusInEvent(event)
        self.focus_part()
