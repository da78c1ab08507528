"""The screen of challenges: those of the day and the week, any other, or one by its code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.profiles import Profile, Profiles, tidy
from wordsmith_desktop.records.statistics.deals import Attempt, attempts
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.challenges.challenge import (
    Challenge,
    challenge_of_day,
    challenge_of_week,
    fresh_challenge,
)
from wordsmith_desktop.session.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.questions import plain, segments
from wordsmith_desktop.ui.shell.cards import Card, CardGrid, in_the_middle, text_card
from wordsmith_desktop.ui.shell.challenges.code_entry import CodeEntry
from wordsmith_desktop.ui.shell.challenges.in_words import (
    goal_of_kind,
    occasion_of,
    pace_of,
    result_text,
    title_of_kind,
)
from wordsmith_desktop.ui.shell.challenges.name_dialog import NameDialog
from wordsmith_desktop.ui.shell.match_lines import entry_of
from wordsmith_desktop.ui.shell.player_field import PlayerField
from wordsmith_desktop.ui.shell.ports import Bookkeeping
from wordsmith_desktop.ui.shell.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import challenge_texts as texts
from wordsmith_desktop.wording.texts import say


class ChallengeForm(QWidget):
    """One player, the words' language and the clock, side by side where there is room."""

    changed = Signal()

    def __init__(
        self, name: str, profiles: Sequence[Profile], *, language: str, clock: Clock
    ) -> None:
        """The language follows whoever is remembered until it is chosen by hand."""
        super().__init__()
        self._usual_language = language
        self._follows_player = True
        self.field = PlayerField(name, profiles)
        self.field.setAccessibleName(say(texts.PLAYER))
        self.words = plain(texts.WORDS, texts.IN_LANGUAGE, value=language)
        self.clocks = segments(
            texts.CLOCK,
            {clock: (texts.CLOCKS[clock], texts.CLOCK_HINTS[clock]) for clock in Clock},
            value=clock,
        )
        self._pace = label("", tone="muted")
        self._lay_out()
        self._follow_player()
        self.field.textChanged.connect(lambda _text: self._follow_player())
        self.words.group.buttonClicked.connect(lambda _button: self._keep_language())
        self.words.changed.connect(self.changed)
        self.clocks.changed.connect(self.changed)

    @property
    def player(self) -> str:
        """The name as entered; empty where there is none."""
        return tidy(self.field.text())

    @property
    def language(self) -> str:
        """Of the words: "en" or "de"."""
        return self.words.value

    @property
    def clock(self) -> Clock:
        """Whether time counts, and how."""
        return self.clocks.value

    def _lay_out(self) -> None:
        who = QWidget()
        column = QVBoxLayout(who)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(0.75))
        heading = label(say(texts.PLAYER))
        heading.setStyleSheet("font-weight: bold;")
        heading.setBuddy(self.field)
        for part in (heading, self.field, self._pace):
            column.addWidget(part)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self.words.column.addStretch(1)
        self.clocks.column.addStretch(1)
        whole.addWidget(CardGrid((who, self.words, self.clocks), least_width=look().px(34)))

    def _follow_player(self) -> None:
        profile = self.field.profile
        pace = pace_of(profile)
        self._pace.setText(pace)
        self._pace.setVisible(bool(pace))
        if self._follows_player:
            wanted = (profile.language if profile else "") or self._usual_language
            self.words.choose(wanted.partition("-")[0])
        self.changed.emit()

    def _keep_language(self) -> None:
        self._follows_player = False


_BITS = 64


@dataclass(frozen=True, slots=True)
class Wish:
    """A challenge that somebody wants to play, and how."""

    challenge: Challenge
    player: str
    clock: Clock


class ChallengesPage(Page):
    """What is pressed begins at once; who plays and how is chosen above."""

    wished = Signal(object)
    """A `Wish`."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        people: Profiles,
        bookkeeping: Bookkeeping,
        today: date,
        *,
        player: str,
        language: str,
        clock: Clock,
    ) -> None:
        super().__init__(say(texts.TITLE))
        self._bookkeeping = bookkeeping
        self._people = people
        self._games = tuple(games)
        self._today = today
        self.form = ChallengeForm(player, people.all, language=language, clock=clock)
        self.asked: NameDialog | None = None
        """Asks for the name that was missing last; it deletes itself."""
        self.code = CodeEntry(self._games)
        self.code.played.connect(self._wish)
        self.dated: list[Card] = []
        """The cards of the day and of the week."""
        self.kinds: dict[str, Card] = {}
        """The cards of all kinds by key."""
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)
        self._shown: list[tuple[Challenge, str]] = []
        self._grid: CardGrid | None = None
        self._dated_column = QVBoxLayout()
        self._lay_out()
        self._show_dated()
        self.form.changed.connect(self._follow_form)
        # A result that a crash kept from the statistics counts too.
        bookkeeping.catch_up(self._caught_up)

    # Inside

    def _lay_out(self) -> None:
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look().gap(1), 0)
        column.setSpacing(look().gap(2))
        column.addWidget(label(say(texts.INTRO), tone="muted"))
        column.addWidget(_on_paper(self.form))
        column.addLayout(self._dated_column)
        column.addWidget(_section(texts.CHOSEN_FREELY, texts.CHOSEN_HINT, self._kind_cards()))
        column.addWidget(_section(texts.BY_CODE, texts.BY_CODE_HINT, self.code))
        column.addStretch(1)
        self.body.addWidget(scrolled(in_the_middle(content)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Enter plays the challenge of the day.
        self.dated[0].setFocus()

    def _kind_cards(self) -> QWidget:
        offered = [kind for kind in KINDS if entry_of(self._games, kind.game) is not None]
        for kind in offered:
            card = text_card(
                None,
                kicker=self._game_title(kind),
                title=title_of_kind(kind),
                lines=(goal_of_kind(kind),),
            )
            card.clicked.connect(self._fresh_call(kind))
            self.kinds[kind.key] = card
        return CardGrid(list(self.kinds.values()), least_width=look().px(33))

    def _game_title(self, kind: ChallengeKind) -> str:
        entry = entry_of(self._games, kind.game)
        return say(entry.title) if entry else kind.game

    def _fresh_call(self, kind: ChallengeKind) -> Callable[[], None]:
        return lambda: self._wish(
            fresh_challenge(kind, self.form.language, SystemRandom().getrandbits(_BITS))
        )

    def _show_dated(self) -> None:
        """The cards of the day and the week, for the language and the player chosen."""
        day, language = self._today, self.form.language
        shown = [
            (challenge, self._played(challenge))
            for challenge in (challenge_of_day(day, language), challenge_of_week(day, language))
        ]
        if shown == self._shown:
            return
        self._shown = shown
        if self._grid is not None:
            self._dated_column.removeWidget(self._grid)
            self._grid.hide()
            self._grid.deleteLater()
        self.dated = [self._dated_card(challenge, played) for challenge, played in shown]
        self._grid = CardGrid(self.dated, least_width=look().px(58))
        self._dated_column.addWidget(self._grid)
        self._settle_tab_order()

    def _settle_tab_order(self) -> None:
        """Have Tab go from above to below: Qt puts a new card last."""
        above = self.form.clocks.group.buttons()[-1]
        below = (*self.kinds.values(), self.code.field, self.code.button, self.back)
        for before, after in pairwise((above, *self.dated, *below)):
            QWidget.setTabOrder(before, after)

    def _caught_up(self) -> None:
        # The statistics may be complete after the page is gone.
        if not Shiboken.isValid(self):
            return
        was_chosen = self.window().focusWidget() in self.dated
        self._show_dated()
        if was_chosen:
            self.dated[0].setFocus()

    def _dated_card(self, challenge: Challenge, played: str) -> Card:
        entry = entry_of(self._games, challenge.kind.game)
        card = text_card(
            entry.paint_picture if entry else None,
            kicker=occasion_of(challenge, self._today),
            title=title_of_kind(challenge.kind),
            lines=(goal_of_kind(challenge.kind), played),
        )
        card.clicked.connect(lambda: self._wish(challenge))
        return card

    def _played(self, challenge: Challenge) -> str:
        """What the chosen player has reached in it; "" where that was never finished."""
        try:
            found = attempts(self._bookkeeping.statistics(), challenge.name)
        except (StoreError, UnreadableError):
            return ""
        own = next((one for one in found if self._is_chosen(one)), None)
        if own is None:
            return ""
        ranking = own.ranking or challenge.kind.ranking
        return say(texts.PLAYED_ALREADY, result=result_text(ranking, own.merit))

    def _is_chosen(self, attempt: Attempt) -> bool:
        profile = self.form.field.profile
        if profile is not None:
            return attempt.player == profile.id
        return attempt.name.casefold() == self.form.player.casefold()

    def _follow_form(self) -> None:
        self._show_dated()

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
        self.wished.emit(Wish(challenge, self.form.player, self.form.clock))


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
    column = QVBoxLayout(section)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(look().gap(1))
    for part in (label(say(title), size="lead"), label(say(hint), tone="muted"), *parts):
        column.addWidget(part)
    return section


def fitting_language(tag: str, usual: str) -> str:
    """The language of a dictionary's tag, or the usual one where none was chosen yet."""
    return (tag or usual).partition("-")[0]


def fitting_clock(value: str) -> Clock:
    """The clock that was chosen last; hard for a value that is none."""
    values: Sequence[str] = [clock.value for clock in Clock]
    return Clock(value) if value in values else Clock.HARD
