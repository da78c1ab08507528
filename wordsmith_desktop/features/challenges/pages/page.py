"""The screen of challenges: those of the day and the week, any other, or one by its code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from itertools import pairwise
from random import SystemRandom
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.results.deals import results_of
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.streaks import daily_streak, weekly_streak
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary
from wordsmith_desktop.window.kit.cards import (
    CardGrid,
    PaintPicture,
    PictureCard,
    in_the_middle,
    text_card,
)
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import LateLook, Shrinking, SideBySide, in_column
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import say, say_count

from .. import challenge_texts as texts
from ..album import Album, day_challenges
from ..challenge import Challenge, challenge_of_week, fresh_challenge
from ..kinds import ALL_KINDS, KINDS, ChallengeKind
from .calendar import Calendar
from .code_entry import NO_MARKS, CodeEntry
from .form import ChallengeForm
from .in_words import best_text, goal_of_kind, occasion_of, reached_text, title_of_kind
from .name_dialog import NameDialog
from .pictures import picture_of
from .shelf import MedalShelf

_BITS: Final = 64
_HALF: Final = 48
"""Least breadth of the shelf beside the calendar, in grid steps."""


class ChallengeWish(Value):
    """A challenge that somebody wants to play, and how."""

    challenge: Challenge
    player: str
    clock: Clock


class ChallengesPage(Page):
    """What is pressed begins at once; who plays and how is chosen above."""

    wished = Signal(object)
    """A `ChallengeWish`."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        people: Profiles,
        bookkeeping: Bookkeeper,
        today: date,
        *,
        player: str,
        language: str,
        clock: Clock,
        marks: Mapping[str, str] = NO_MARKS,
    ) -> None:
        """`marks` tell the words of dictionaries that people brought along, by their tags."""
        super().__init__(say(texts.TITLE))
        self._marks = marks
        self._bookkeeping = bookkeeping
        self._people = people
        self._games = tuple(games)
        self._today = today
        self.form = ChallengeForm(
            player, people.all, language=language, clock=clock, own_words=tuple(marks)
        )
        self.asked: NameDialog | None = None
        """Asks for the name that was missing last; it deletes itself."""
        self.code = CodeEntry(self._games, marks)
        self.code.played.connect(self._wish)
        self.dated: list[PictureCard] = []
        """The cards of the chosen day's puzzles, and of the week."""
        self.kinds: dict[str, PictureCard] = {}
        """The cards of all kinds by key."""
        self.calendar = Calendar(today)
        self.calendar.chosen.connect(self._wish)
        self.calendar.day_chosen.connect(self._choose_day)
        self._day = today
        """Whose puzzles are shown."""
        offered = [kind for kind in KINDS if entry_of(self._games, kind.game) is not None]
        self._offered = tuple(offered)
        self.shelf = MedalShelf(
            [kind for kind in ALL_KINDS if entry_of(self._games, kind.game) is not None]
        )
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)
        self.album = Album()
        """What the chosen player has reached."""
        self._shown: tuple[object, ...] = ()
        self._grid: CardGrid | None = None
        self._dated_column = QVBoxLayout()
        self._lay_out()
        self._show()
        self.form.changed.connect(self._show)
        # A result that a crash kept from the statistics counts too.
        bookkeeping.catch_up(self._caught_up)

    # Inside

    def _lay_out(self) -> None:
        content = QFrame()
        column = in_column(
            label(say(texts.INTRO), tone="muted"),
            _on_paper(self.form),
            _section(texts.CHOSEN_FREELY, texts.CHOSEN_HINT, self._kind_cards()),
            inside=content,
            spacing=look().gap(2),
            margins=(0, 0, look().gap(1), 0),
        )
        beside = SideBySide(self.calendar, self.shelf, least=_HALF, spacing=2)
        dated = QWidget()
        in_column(self._dated_column, beside, inside=dated, spacing=look().gap(2))
        column.addWidget(_section(texts.CALENDAR, texts.CALENDAR_HINT, dated))
        column.addWidget(_section(texts.BY_CODE, texts.BY_CODE_HINT, self.code))
        column.addStretch(1)
        area = scrolled(Shrinking(in_the_middle(content)))
        self._looking = LateLook(area)
        self.body.addWidget(area)

    def show_day(self, today: date) -> None:
        """It is another day, with another challenge."""
        was_chosen = self.window().focusWidget() in self.dated
        if self._day == self._today or self._day > today:
            self._day = today
        self._today, self._shown = today, ()
        self.calendar.show_day(today)
        self._show()
        if was_chosen:
            self.dated[0].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Enter plays the first kind, which lies far down in large text.
        first = next(iter(self.kinds.values()), None)
        if first is not None:
            first.setFocus()
            self._looking.look_at(first)

    def _choose_day(self, day: date) -> None:
        """Show the puzzles of a day, and give them the keyboard."""
        self._day = day
        self._show_dated(self.form.language)
        self.dated[0].setFocus()
        self._looking.look_at(self.dated[0])

    def _kind_cards(self) -> QWidget:
        for kind in self._offered:
            card = text_card(
                self._picture(kind),
                kicker=self._game_title(kind),
                title=title_of_kind(kind),
                lines=(goal_of_kind(kind), best_text(None, kind)),
            )
            card.clicked.connect(self._fresh_call(kind))
            self.kinds[kind.key] = card
        return CardGrid(list(self.kinds.values()), least_width=look().px(58))

    def _picture(self, kind: ChallengeKind) -> PaintPicture | None:
        entry = entry_of(self._games, kind.game)
        return picture_of(entry, kind) if entry else None

    def _game_title(self, kind: ChallengeKind) -> str:
        entry = entry_of(self._games, kind.game)
        return say(entry.title) if entry else kind.game

    def _fresh_call(self, kind: ChallengeKind) -> Callable[[], None]:
        return lambda: self._wish(
            fresh_challenge(
                kind,
                self.form.language,
                SystemRandom().getrandbits(_BITS),
                self._marks.get(self.form.own_words, ""),
            )
        )

    def _show(self) -> None:
        """All that depends on who plays, and in which language."""
        key, language = self.form.player_key, self.form.language
        changes = self._changes()
        shown = (key, language, changes)
        if shown == self._shown:
            return
        self._shown = shown
        self.album = self._album_of(key)
        self._show_dated(language)
        self.calendar.show_album(self.album, language)
        self.shelf.show_album(self.album)
        self.shelf.streaks.setText(self._streaks(key))
        for kind in self._offered:
            self.kinds[kind.key].set_last_line(best_text(self.album.best_of(kind), kind))

    def _changes(self) -> int:
        try:
            return self._bookkeeping.statistics().changes
        except (StoreError, UnreadableError):
            return 0

    def _album_of(self, key: str) -> Album:
        try:
            return Album(results_of(self._bookkeeping.statistics(), key)) if key else Album()
        except (StoreError, UnreadableError):
            return Album()

    def _streaks(self, key: str) -> str:
        """Days and weeks in a row: of who plays, then of all others who are remembered."""
        others = [one for one in self._people.all if one.id != key]
        people = [*((key, self.form.player) for _ in (key,) if key)]
        people += [(one.id, one.name) for one in others]
        try:
            statistics = self._bookkeeping.statistics()
            lines = [streak_lines(statistics, *one, self._today) for one in people]
        except (StoreError, UnreadableError):
            return ""
        own, rest = lines[: len(people) - len(others)], lines[len(people) - len(others) :]
        told = [*(line or say(texts.NO_ROW) for line in own), *filter(None, rest)]
        return "\n".join(told) or say(texts.NO_ROW)

    def _show_dated(self, language: str) -> None:
        """The cards of the day and the week, for the language and the player chosen."""
        if self._grid is not None:
            self._dated_column.removeWidget(self._grid)
            # Deleted only in the next turn of events, it would be seen until then.
            self._grid.hide()
            self._grid.deleteLater()
        day = self._day
        of_day = [
            one if day == self._today else one.late()
            for one in day_challenges(day, language, self.album)
        ]
        challenges = (*of_day, challenge_of_week(self._today, language))
        offered = (one for one in challenges if entry_of(self._games, one.kind.game) is not None)
        self.dated = [self._dated_card(challenge) for challenge in offered]
        self._grid = CardGrid(self.dated, least_width=look().px(58))
        self._dated_column.addWidget(self._grid)
        self._settle_tab_order()

    def _settle_tab_order(self) -> None:
        """Have Tab go from above to below: Qt puts a new card last."""
        above = (self.form.clocks.group.buttons()[-1], *self.kinds.values())
        calendar = (self.calendar.earlier, self.calendar.later)
        days = (*self.calendar.days, *self.calendar.weeks)
        below = (self.code.field, self.code.button, self.back)
        for before, after in pairwise((*above, *self.dated, *calendar, *days, *below)):
            QWidget.setTabOrder(before, after)

    def _caught_up(self) -> None:
        # The statistics may be complete after the page is gone.
        if not Shiboken.isValid(self):
            return
        was_chosen = self.window().focusWidget() in self.dated
        self._show()
        if was_chosen:
            self.dated[0].setFocus()

    def _dated_card(self, challenge: Challenge) -> PictureCard:
        found = self.album.result_in(challenge)
        reached = " · ".join(reversed(reached_text(found, challenge.kind))) if found else ""
        played = say(texts.PLAYED_ALREADY, result=reached) if found else ""
        card = text_card(
            self._picture(challenge.kind),
            kicker=occasion_of(challenge),
            title=title_of_kind(challenge.kind),
            lines=(goal_of_kind(challenge.kind), played),
        )
        card.clicked.connect(lambda: self._wish(challenge))
        return card

    def _wish(self, challenge: Challenge) -> None:
        if not self.form.player:
            # The field may be far above the card that was pressed: ask where one is.
            title = say(texts.PLAYER_MISSING)
            text = title_of_kind(challenge.kind)
            self.asked = NameDialog(title, text, self._people.all, self.window())
            self.asked.chosen.connect(self.form.field.setText)
            self.asked.chosen.connect(lambda _name: self._wish(challenge))
            self.asked.open()
            return
        self.wished.emit(ChallengeWish(challenge, self.form.player, self.form.clock))


def streak_lines(statistics: Statistics, key: str, name: str, today: date) -> str:
    """Somebody's days and weeks in a row; "" where there never were any."""
    days, weeks = daily_streak(statistics, key, today), weekly_streak(statistics, key, today)
    told = [
        say(
            texts.STREAK,
            now=say_count(unit, streak.current),
            most=say_count(unit, streak.longest),
        )
        for unit, streak in ((texts.DAYS, days), (texts.WEEKS, weeks))
        if streak.longest
    ]
    return say(texts.STREAKS_OF, name=name, streaks=", ".join(told)) if told else ""


def _on_paper(*parts: QWidget) -> QFrame:
    card = QFrame()
    card.setProperty("surface", "raised")
    column = QVBoxLayout(card)
    step = look().gap(1)
    column.setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step)
    column.setSpacing(step)
    for part in parts:
        column.addWidget(part)
    return card


def _section(title: words.Text, hint: words.Text, *parts: QWidget) -> QWidget:
    section = QWidget()
    column = in_column(inside=section, spacing=look().gap(1))
    for part in (label(say(title), size="lead"), label(say(hint), tone="muted"), *parts):
        column.addWidget(part)
    return section
