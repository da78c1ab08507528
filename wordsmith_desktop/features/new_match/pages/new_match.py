"""The page before a match: who plays, with which words, by which rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.cards import Picture
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import Shrinking, SideBySide, in_column
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.computer_players import CHARACTERS, USUAL_LEVEL
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

from ..drafts import Draft, fill, likely_draft
from .even_match import EvenMatch, RatingsOf
from .players_form import PlayersForm
from .terms_dialog import TermsOffer


class NewMatchPage(Page):
    """Begins with what was played last, so that Start may be the next thing to be pressed."""

    chosen = Signal(object)
    """The `Draft` to begin with."""
    rules_asked = Signal()
    """Of this game."""

    def __init__(
        self,
        entry: GameEntry,
        settings: Settings,
        dictionaries: Sequence[Dictionary],
        *,
        profiles: Sequence[Profile] = (),
        draft: Draft | None = None,
        ratings: RatingsOf | None = None,
    ) -> None:
        """`draft` is what was chosen on the page before it was built anew; `ratings` tells how
        strong people are, for who wants an even match.
        """
        super().__init__(say(texts.NEW_TITLE, game=say(entry.title)))
        self.entry, self.about_game = entry, entry.game
        begun = draft or likely_draft(entry, settings, profiles, dictionaries)
        self._first, self._last = begun, begun.last
        self._usual_tag = (
            (begun.last.dictionary if begun.last else "") or settings.word_language or language()
        )
        self.form = entry.make_form()
        level = CHARACTERS[USUAL_LEVEL - 1].bot if game_of(entry.game).has_players else ""
        self.players = PlayersForm(
            entry.players,
            begun.players,
            profiles,
            begun.bots,
            level=level,
            offer=TermsOffer(dictionaries, has_own_words=entry.has_own_words),
            terms=begun.terms,
        )
        self.even: EvenMatch | None = None
        if ratings is not None:
            self.even = EvenMatch(
                entry, self.players, self.form, ratings, lambda: code_of(self.tag)
            )
        self.dictionary = QComboBox()
        for dictionary in dictionaries:
            self.dictionary.addItem(say(dictionary.title), dictionary.tag)
        self.with_box = QCheckBox(say(texts.WITH_BOX))
        self.with_box.setChecked(begun.with_box)
        self.with_box.setAccessibleDescription(say(texts.WITH_BOX_ABOUT))
        set_tip(self.with_box, say(texts.WITH_BOX_ABOUT))
        self._keeps_dictionary = begun.keeps_dictionary
        self._show_dictionary(begun.dictionary)
        fill(self.form, begun)
        self._lay_out()
        self._connect()
        self._check()

    def _lay_out(self) -> None:
        right, inside = _column()
        inside.addWidget(self.form)
        inside.addStretch(1)
        if look().is_large:
            whole, parts = _column()
            parts.addWidget(self._in_large_text())
            parts.addWidget(right)
        else:
            whole = SideBySide(self._in_one_column(), right, least=_RIGHT, spacing=4)
        self.area = scrolled(Shrinking(whole))
        """Holds who plays and by which rules; it scrolls where there is no room for both."""
        self.body.addWidget(self.area)
        # Eight players leave no room for it in their column.
        self.add_choice(self.with_box)
        if self.even is not None and not look().is_large:
            self.add_button(self.even.button)
        self.rules = None
        if self.entry.words.has_rules:
            self.rules = self.add_button(secondary(say(texts.MENU_RULES), self.rules_asked.emit))
        self.back = self.add_button(secondary(say(words.BACK), self.left.emit))
        self.start = self.add_way_on(primary(say(words.START), self._start), takes_enter=True)

    def _in_one_column(self) -> QWidget:
        """Who plays and with which words; below, where there is room, a picture of the game."""
        left, column = _column()
        column.addWidget(self.players)
        if self.even is not None:
            column.addWidget(self.even.told)
        column.addLayout(_named(say(texts.NEW_DICTIONARY), self.dictionary))
        picture = Picture(self.entry.paint_picture, QSize(look().px(10), 0))
        picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        picture.setMaximumHeight(look().px(_MOST_PICTURE))
        column.addWidget(picture, 1)
        column.addStretch(1)
        left.setMinimumWidth(look().px(_LEFT))
        left.setMaximumWidth(look().px(_LEFT))
        return left

    def _in_large_text(self) -> QWidget:
        """The same side by side: beside the form there is no room for it."""
        words, column = _column()
        if self.even is not None:
            # The bar is full of large words.
            column.addWidget(self.even.button)
            column.addWidget(self.even.told)
        column.addLayout(_named(say(texts.NEW_DICTIONARY), self.dictionary))
        column.addStretch(1)
        self.players.setMinimumWidth(look().px(_LEFT))
        return SideBySide(self.players, words, least=_WORDS)

    def _connect(self) -> None:
        self.players.changed.connect(self._follow_players)
        # `activated` comes for a choice by hand alone, not for `setCurrentIndex`.
        self.dictionary.activated.connect(lambda _index: self._keep_dictionary())
        self.dictionary.currentIndexChanged.connect(lambda _index: self._follow_dictionary())
        self.form.changed.connect(self._check)
        if self.even is not None:
            self.form.changed.connect(self.even.follow)
            self.players.changed.connect(self.even.follow)
            # Only now that it has its place: without one it would open a window of its own.
            self.even.follow()
        self.with_box.toggled.connect(lambda _on: self._check())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.start.setFocus()

    @property
    def tag(self) -> str:
        """The chosen dictionary's tag; empty where there is none."""
        return str(self.dictionary.currentData() or "")

    @property
    def draft(self) -> Draft:
        """What is chosen now."""
        return Draft(
            self.players.names,
            self.tag,
            self.form.ruleset(),
            last=self._last,
            keeps_dictionary=self._keeps_dictionary,
            bots=self.players.bots,
            with_box=self.plays_with_box,
            terms=self.players.terms,
        )

    @property
    def fault(self) -> str:
        """What keeps the match from starting, as a sentence; empty when nothing does."""
        computers = any(self.players.bots) and self.plays_with_box
        box_fault = say(texts.WITH_BOX_NO_COMPUTERS) if computers else ""
        return self.players.fault() or box_fault or self.form.fault()

    @property
    def plays_with_box(self) -> bool:
        """Whether the table has the printed box, where that is of use to so many."""
        return self.with_box.isChecked() and self._can_have_box

    @property
    def _can_have_box(self) -> bool:
        return len(self.players.names) >= self.entry.least_with_box

    # What follows

    def _follow_players(self) -> None:
        if not self._keeps_dictionary:
            self._show_dictionary(self._fitting_dictionary())
        self.form.set_players(self.players.names)
        self.form.set_computers(self.players.bots)
        self._check()

    def _fitting_dictionary(self) -> str:
        """Until one is chosen by hand: that of whoever plays alone, else that of the last match."""
        if self.players.names == self._first.players:
            return self._first.dictionary
        alone = self.players.alone
        return (alone.language if alone else "") or self._usual_tag

    def _show_dictionary(self, tag: str) -> None:
        self.dictionary.setCurrentIndex(max(0, self.dictionary.findData(tag)))

    def _keep_dictionary(self) -> None:
        self._keeps_dictionary = True

    def _follow_dictionary(self) -> None:
        self.form.set_dictionary(self.tag)
        self._check()

    def _check(self) -> None:
        self.with_box.setVisible(self._can_have_box)
        if self.message.text() != self.fault:
            self.tell(self.fault)
        self.start.setEnabled(not self.fault)

    def _start(self) -> None:
        if not self.fault:
            self.chosen.emit(self.draft)


def _column() -> tuple[QWidget, QVBoxLayout]:
    """Room for parts one below the other."""
    held = QWidget()
    column = in_column(inside=held, spacing=look().gap(1))
    return held, column


def _named(title: str, field: QWidget) -> QVBoxLayout:
    """A field below its name."""
    column = QVBoxLayout()
    column.setSpacing(look().gap(0.5))
    column.addWidget(field_label(title, field))
    column.addWidget(field)
    return column


_MOST_PICTURE = 26
"""Height of the game's picture, which takes what room is left, in grid steps."""
_LEFT = 38
"""Breadth of the players' column, in grid steps."""
_WORDS = 34
"""Least breadth of what stands beside the players in large text."""
_RIGHT = 44
"""Least breadth of the column beside it."""
