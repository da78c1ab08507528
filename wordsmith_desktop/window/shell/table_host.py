"""Holds a game's page, and covers it: with the curtain between seats, or for a pause."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxPiece
from wordsmith_desktop.games.common.judging import accepted_reasons
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.after_match import NO_WAYS, AfterMatch
from wordsmith_desktop.window.kit.asking.explainer import AskingTerms, WordExplainer
from wordsmith_desktop.window.kit.awake import stay_awake
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.kit.game_page import GamePage, PageContext, UndoOffer
from wordsmith_desktop.window.kit.keyboard_keeper import KeyboardKeeper
from wordsmith_desktop.window.kit.layouts import in_column, stacked
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.ticks import Ticks

from .seating import Seating, own_colours
from .table_covers import PauseCover
from .table_notice import TableNotice

_AT_TABLE: Final = "table"
"""The reason of a table to keep the screen awake."""


class Ticker(QObject):
    """Runs or stands; while it stands, the table is paused."""

    def __init__(
        self,
        table: AnyTable | None,
        on_tick: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._on_tick = on_tick
        self._ticks = Ticks(self)
        self._ticks.passed.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._ticks.is_running

    def set_running(self, running: bool) -> None:
        """Let time pass, or not; a lesson has no time."""
        if self._table is None or running == self.is_running:
            return
        if running:
            self._table.resume()
            self._ticks.start()
        else:
            self._ticks.stop()
            self._table.pause()

    def _tick(self, elapsed_ms: int) -> None:
        if self._table is not None:
            self._table.tick(elapsed_ms)
            self._on_tick()


class TableHost(QWidget):
    """One table, from sitting down to getting up."""

    changed = Signal()
    """Title, actions or cover are other than before."""

    def __init__(
        self,
        seating: Seating,
        preferences: Preferences,
        *,
        lexicon: LexiconOf,
        people: Profiles,
        explainer: WordExplainer,
        best: Callable[[Opened], int | None],
        points_of_parts: Callable[[Opened], tuple[int, ...]] = lambda _opened: (),
        leave: Callable[[], None],
        restart: Callable[[], None],
        ways: AfterMatch = NO_WAYS,
        show_rule: Callable[[str], object] | None = None,
    ) -> None:
        """`best` is the score to beat, and `points_of_parts` what its parts brought before."""
        super().__init__()
        self.seating = seating
        self._context = PageContext(
            preferences=preferences,
            lexicon=lexicon,
            leave=leave,
            cover=self.cover,
            restart=restart,
            players=seating.players,
            own_keys=_own_keys(people, seating),
            why=seating.entry.words.why,
            own_colours=own_colours(people, seating.seats),
            dictionary=seating.dictionary,
            own_dictionaries=seating.dictionaries[1:],
            terms=seating.terms,
            best=lambda: _best_score(best, seating),
            points_of_parts=lambda: points_of_parts(seating.opened) if seating.opened else (),
            offers_hints=seating.challenge is None,
            explainer=explainer,
            ways=_ways_of(seating, ways),
            purpose=seating.entry.words.purpose,
            box_sign=partial(_box_sign, seating),
            explains=_is_anybody_new(preferences, seating),
            show_rule=show_rule if seating.entry.words.has_rules else None,
        )
        self._page: GamePage | None = None
        self._cover: QWidget | None = None
        self._lifted: Callable[[], None] = lambda: None
        """Tells the page that has drawn the curtain that it is lifted."""
        self._status, self._told = "", ("", False)
        """What was said last of how the match stands, and whether it was over."""
        self._is_stale = self._is_away = self._is_given_up = False
        self._ticker = Ticker(seating.table, self._show_time, self)
        self._keeper = KeyboardKeeper(self, self._take_keyboard)
        self._stack = stacked()
        self._notice = TableNotice(seating, self.build)
        in_column(self._notice, (self._stack, 1), inside=self, spacing=0)
        self.build()

    # What the window shows of it

    @property
    def page(self) -> GamePage | None:
        """The game's page."""
        return self._page

    @property
    def cover_shown(self) -> QWidget | None:
        """The curtain or the pause's cover, while one is down."""
        return self._cover

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is down, or the table is covered for a pause."""
        return self._cover is not None

    @property
    def offers_hints(self) -> bool:
        """Whether there are hints at this table, as it stands now."""
        return not (self.seating.is_over or self.seating.forbids_asking)

    @property
    def status(self) -> str:
        """A line for the window's title; empty while the table is covered."""
        return "" if self.is_covered else self._status

    def asking_terms(self) -> AskingTerms:
        """On what terms words can be asked about at this table, as it stands now."""
        seating, table = self.seating, self.seating.table
        if table is None or seating.opened is None:
            return AskingTerms(seating.dictionaries, is_closed=self.is_covered)
        ruleset = seating.opened.ruleset
        is_lenient = hasattr(ruleset, "accepts_names")
        return AskingTerms(
            seating.dictionaries,
            house=table.house,
            lenient=frozenset(accepted_reasons(ruleset)) if is_lenient else frozenset(),
            played=table.played_words if seating.forbids_asking else None,
            doubted=table.doubted_word,
            is_plain=table.by_dictionary_alone,
            is_closed=self.is_covered,
        )

    def move_actions(self) -> list[QAction]:
        """What the Move menu offers; nothing while the table is covered."""
        # A shortcut works while its menu is closed, so a covered table may offer no action.
        return [] if self._page is None or self.is_covered else self._page.actions()

    # What is done to it

    def build(self) -> None:
        """Build the page anew in the look in use; under a cover, once that is lifted."""
        if self.is_covered:
            self._is_stale = True
            return
        before = self._page
        self._drop_page()
        page = self.seating.make(self._context)
        self._page = page
        page.status.connect(self._take_status)
        page.finished.connect(self._run_clock)
        self._stack.addWidget(page)
        self._is_stale = False
        if self.seating.table is not None:
            self.seating.table.resume_drivers()
        self._show()
        if before is not None:
            page.open_again(before)

    def cover(
        self,
        name: str,
        lifted: Callable[[], None],
        news: str = "",
        undo_offer: UndoOffer | None = None,
    ) -> None:
        """Draw the curtain until the player of that name lifts it; `news` stands on it."""
        self._lifted = lifted
        self._put_cover(Curtain(name, self._lift_curtain, news=news, undo_offer=undo_offer))

    def toggle_pause(self) -> None:
        """Cover the table and stop the clock, or go on; the curtain is no pause."""
        if isinstance(self._cover, PauseCover):
            self._lift(lambda: self._tell_page(is_paused=False))
        elif self._cover is None:
            self._tell_page(is_paused=True)
            self._put_cover(PauseCover(self.toggle_pause))

    @property
    def is_time_passing(self) -> bool:
        """Whether the clocks of the table run."""
        return self._ticker.is_running

    def set_away(self, is_away: bool) -> None:
        """Whether nobody can see the table, so that no time should pass."""
        self._is_away = is_away
        self._run_clock()

    def dictionary_opened(self) -> None:
        """A dictionary is ready: whoever waited for it may go on."""
        if self.seating.table is not None:
            self.seating.table.resume_drivers()
        if self._page is not None:
            self._page.dictionary_opened()

    @property
    def unsaved_count(self) -> int:
        """How many actions are not on the disk."""
        return self.seating.table.unsaved_count if self.seating.table else 0

    def settle(self, done: Callable[[], object]) -> None:
        """Call `done` once the disk has said how it is with the match; it may be now.

        Until `go_on` no time passes at the table, so that nothing more is written by itself.
        """
        table = self.seating.table
        if table is None or self._is_given_up:
            done()
            return
        self._ticker.set_running(False)
        table.settle(done)

    def go_on(self) -> None:
        """Let time pass again: nobody has left."""
        self._run_clock()

    def may_leave(self) -> bool:
        """Whether nothing would be lost, once the disk has said how it is."""
        return self._is_given_up or self.unsaved_count == 0

    def give_up(self) -> None:
        """What is not on the disk may be lost, as whoever plays has decided."""
        self._is_given_up = True

    def close_table(self) -> None:
        """Let go of page and save; the widget is of no use afterwards.

        What the disk still refuses is lost: `settle`, and ask `may_leave` first.
        """
        self._ticker.set_running(False)
        stay_awake(_AT_TABLE, False)
        self._notice.let_go()
        self._drop_page()
        if self.seating.table is not None:
            self.seating.table.close(waits=not self._is_given_up)

    def tell(self, sentence: str) -> None:
        """Say something above the page."""
        self._notice.tell(sentence)

    def mention(self, sentence: str) -> bool:
        """Say something in passing, so that nothing moves for it; whether that is seen."""
        return self._page is not None and self._page.mention(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        """Come back to from another screen, it gives the keyboard to its cover; a page does so."""
        super().showEvent(event)
        if self._cover is not None:
            self._cover.setFocus()

    def focusNextPrevChild(self, is_forth: bool) -> bool:
        return self._keeper.holds() or super().focusNextPrevChild(is_forth)

    # Inside

    def _take_keyboard(self) -> None:
        shown = self._cover or self._page
        if shown is not None:
            shown.setFocus()

    def _tell_page(self, *, is_paused: bool) -> None:
        if self._page is not None:
            self._page.set_paused(is_paused)

    def _drop_page(self) -> None:
        if self._page is None:
            return
        self._page.let_go()
        self._stack.removeWidget(self._page)
        # A signal of the page may have led here, so it is deleted only in the event loop.
        self._page.hide()
        self._page.deleteLater()
        self._page = None

    def _put_cover(self, cover: QWidget) -> None:
        self._drop_cover()
        self._cover = cover
        self._stack.addWidget(cover)
        self._show()

    def _lift_curtain(self) -> None:
        """Whoever is named has lifted it; in another look a new page has drawn it anew by then."""
        if self._is_stale:
            self._drop_cover()
            self._lifted = lambda: None
            self.build()
        self._lift(self._lifted)

    def _lift(self, then: Callable[[], object]) -> None:
        self._drop_cover()
        then()
        if self._is_stale and not self.is_covered:
            self.build()
        else:
            self._show()

    def _drop_cover(self) -> None:
        if self._cover is not None:
            self._stack.removeWidget(self._cover)
            # The cover's own button may have been pressed: it has to live until its click is over.
            self._cover.hide()
            self._cover.deleteLater()
            self._cover = None

    def _show(self) -> None:
        shown = self._cover or self._page
        if shown is not None:
            self._stack.setCurrentWidget(shown)
            self._take_keyboard()
        self._run_clock()
        self.changed.emit()

    def _run_clock(self) -> None:
        table = self.seating.table
        can_run = table is not None and not table.is_read_only and bool(table.actors)
        self._ticker.set_running(can_run and not self.is_covered and not self._is_away)
        self._keep_awake()

    def _keep_awake(self) -> None:
        """Have the screen stay awake while people look at it and need not touch anything."""
        table = self.seating.table
        is_watched = table is not None and self._ticker.is_running
        stay_awake(_AT_TABLE, table is not None and is_watched and _goes_on_by_itself(table))

    def _show_time(self) -> None:
        self._keep_awake()
        if self._page is not None and not self.is_covered:
            self._page.show_time()

    def _take_status(self, status: str) -> None:
        told = (status, self.seating.is_over)
        if told != self._told:
            # A page says with every key how the match stands.
            self._told, self._status = told, status
            self.changed.emit()


def _goes_on_by_itself(table: AnyTable) -> bool:
    """Whether a clock runs, everybody waits for a computer, or a printed box is played with."""
    is_timed = any(reading.timer.is_running for reading in table.readings)
    return is_timed or table.box is not None or not table.people_to_act


def _ways_of(seating: Seating, ways: AfterMatch) -> AfterMatch:
    """Those ways on that this match has."""
    return replace(
        ways,
        review=ways.review if seating.entry.is_reviewed else None,
        result=ways.result if seating.challenge else None,
        special=ways.special if seating.challenge else None,
        after_lesson=ways.after_lesson if seating.lesson else None,
    )


def _is_anybody_new(preferences: Preferences, seating: Seating) -> bool:
    """Whether one of the people plays one of their first matches; a lesson has its coach."""
    people = (seat.name for seat in seating.seats if not seat.bot)
    return any(preferences.settings.is_new_to(seating.entry.game, name) for name in people)


def _box_sign(seating: Seating, telling: BoxPiece, choice: BoxChoice) -> str:
    """What stands on something that a printed box can show: a name, or the game's own words."""
    if telling is BoxPiece.STARTER:
        return seating.players[int(choice.value)]
    return seating.entry.words.box_sign(telling, choice)


def _own_keys(people: Profiles, seating: Seating) -> tuple[str, ...]:
    found = (people.find(profile_id) for profile_id in seating.profiles)
    return tuple(profile.buzz_key if profile else "" for profile in found)


def _best_score(best: Callable[[Opened], int | None], seating: Seating) -> int | None:
    """The score to beat; a disk that does not answer has none."""
    if seating.opened is None:
        return None
    try:
        return best(seating.opened)
    except StoreError:
        return None
