"""The page on which a match is entered that was played on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QVBoxLayout, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary, LexiconOf
from wordsmith_desktop.features.new_match.drafts import Draft, fill
from wordsmith_desktop.features.new_match.pages.players_form import PlayersForm
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.paper_sheet import Misfit, OnPaper, WrittenSheet
from wordsmith_desktop.lexicon.languages import name_of
from wordsmith_desktop.records.paper import PaperMatch
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.fold import Fold
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import LateLook, Shrinking, SideBySide, in_column
from wordsmith_desktop.window.kit.questions import plain
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.dictionary_names import own_title
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.shell.texts import NEW_DICTIONARY, RULES_GAME
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import DAY_PATTERN, language, say, say_count

from .. import paper_match_texts as texts
from .draft import PaperDraft, title_of
from .fields import PaperField
from .judge import PaperJudge
from .notes import PaperNotes
from .sheet import PaperSheet, Place


class PaperPage(Page):
    """Who played, when and by which rules, and below that the paper itself, field by field."""

    saved = Signal(object)
    """The `PaperMatch` that is kept now."""
    changed = Signal()
    """Something is written or chosen that is not kept."""
    game_wanted = Signal(str)
    """Another game's paper is to be entered."""

    def __init__(
        self,
        entry: GameEntry,
        asked: OnPaper,
        games: Sequence[GameEntry],
        draft: PaperDraft,
        *,
        dictionaries: Sequence[Dictionary],
        people: Profiles,
        lexicon: LexiconOf,
        keep: Callable[[PaperMatch], object],
        latest: QDate,
        has_others: bool = False,
    ) -> None:
        """`games` are all that can be entered, and `latest` is the last day there can be.

        `keep` raises `StoreError`. With `has_others` papers of other games are left with this one
        on which something is written.
        """
        super().__init__(title_of(entry, draft, has_choice=len(games) > 1))
        self.entry, self._asked = entry, asked
        self.about_game = entry.game
        self._games, self._begun, self._people = tuple(games), draft, people
        self._keep = keep
        self._judge = PaperJudge(lexicon, self, self._show_notes)
        self._is_touched, self._has_others = draft.is_touched, has_others
        self._has_tried = False
        """Whether saving was tried, so that what is wrong is said at once from now on."""
        self._accepted: frozenset[str] = frozenset()
        """Doubtful words that somebody has been told of."""
        self._ordered: tuple[PaperField, ...] = ()
        """The fields that Tab goes through."""
        self._ruleset = draft.setup.ruleset
        self._make_fields(dictionaries, latest)
        self._lay_out()
        fill(self.form, draft.setup)
        if draft.setup.ruleset is None:
            self._stop_clock()
        self._unchanged = self.form.ruleset()
        """What the form says as long as nobody chooses other rules."""
        self._follow()
        self._write_rows()
        self._connect()
        self._show_notes()

    @property
    def draft(self) -> PaperDraft:
        """What stands on the page now."""
        tag = str(self.dictionary.currentData() or "")
        return PaperDraft(
            self.entry.game,
            Draft(self.players.names, tag, self._ruleset, keeps_dictionary=True),
            self.day.date().toPython(),  # type: ignore[arg-type]
            rows=self.sheet.rows,
            is_touched=self._is_touched,
            earlier=self._begun.earlier,
        )

    @property
    def would_lose(self) -> bool:
        """Whether somebody has written what is not kept."""
        is_written = bool(self._begun.earlier) or self.sheet.written > 0
        return self._has_others or (self._is_touched and is_written)

    # Building

    def _make_fields(self, dictionaries: Sequence[Dictionary], latest: QDate) -> None:
        setup, profiles = self._begun.setup, self._people.all
        self.players = PlayersForm(self.entry.players, setup.players, profiles)
        self.day = QDateEdit(QDate(self._begun.day))  # type: ignore[call-overload]
        self.day.setDateRange(_FIRST_DAY, latest)
        self.day.lineEdit().setTextMargins(look().gap(1), 0, 0, 0)
        tongue = QLocale.Language.German if language() == "de" else QLocale.Language.English
        self.day.setLocale(QLocale(tongue))
        self.day.setDisplayFormat(say(DAY_PATTERN))
        self.dictionary = QComboBox()
        for one in dictionaries:
            self.dictionary.addItem(say(one.title), one.tag)
        if name_of(setup.dictionary) and self.dictionary.findData(setup.dictionary) < 0:
            # It was removed since; what is corrected stays a match by its words.
            self.dictionary.addItem(say(own_title(setup.dictionary)), setup.dictionary)
        self.dictionary.setCurrentIndex(max(0, self.dictionary.findData(setup.dictionary)))
        self.form = self.entry.make_form()
        self.sheet = PaperSheet(partial(line_text, self.entry.game))
        self.notes = PaperNotes(self.sheet, partial(fault_text, self.entry.game))

    def _lay_out(self) -> None:
        left, right = self._left(), self._right()
        if self._begun.earlier is None and len(self._games) > 1:
            titles = {one.game: one.title for one in self._games}
            self.game = plain(RULES_GAME, titles, value=self.entry.game)
            self.game.heading.hide()
            self.game.changed.connect(lambda: self.game_wanted.emit(self.game.value))
            self._place_choice()
        self.area = scrolled(Shrinking(SideBySide(left, right, least=_RIGHT, is_rigid=True)))
        """Holds all that is asked; it scrolls where there is no room."""
        self._looking = LateLook(self.area)
        self.body.addWidget(self.area, 1)
        self.back = self.add_button(secondary(say(words.BACK), self._leave))
        self.save = self.add_way_on(primary(say(texts.SAVE), self._save), takes_enter=False)

    def _place_choice(self) -> None:
        """In large text there is no room for what does not scroll."""
        if look().is_large:
            self._people_column.insertWidget(0, self.game)
        else:
            self.body.addWidget(self.game)

    def _left(self) -> QWidget:
        left = QWidget()
        column = self._people_column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.players)
        named = (
            (field_label(say(texts.DAY), self.day), self.day),
            (field_label(say(NEW_DICTIONARY), self.dictionary), self.dictionary),
        )
        for name, field in named:
            column.addWidget(name)
            column.addWidget(field)
        column.addStretch(1)
        left.setMinimumWidth(look().px(_LEFT))
        if not look().is_large:
            # Above the sheet it is as broad as that: its height is reckoned with all the breadth.
            left.setMaximumWidth(look().px(_LEFT))
        return left

    def _right(self) -> QWidget:
        right = QWidget()
        column = in_column(inside=right, spacing=look().gap(1))
        self.rules = Fold(say(texts.RULES), self.form)
        self.rules.set_account(say(texts.RULES_ACCOUNT))
        column.addWidget(self.rules)
        heading = label(say(texts.SHEET), size="lead")
        set_tip(heading, say(texts.KEYS))
        column.addWidget(heading)
        column.addWidget(self.sheet)
        column.addWidget(self.notes)
        column.addStretch(1)
        return right

    def _connect(self) -> None:
        self.players.changed.connect(self._touch_setup)
        self.dictionary.currentIndexChanged.connect(lambda _index: self._touch_setup())
        self.form.changed.connect(self._touch_setup)
        self.day.dateChanged.connect(lambda _date: self._touch())
        self.sheet.changed.connect(self._touch)
        self.sheet.settled.connect(self._show_notes)
        self.sheet.ended.connect(self.save.setFocus)
        self.sheet.reached.connect(self._looking.look_at)

    def _stop_clock(self) -> None:
        """No clock of the program's has run beside a paper; whoever had one may say so."""
        usual = self.form.ruleset()
        if getattr(usual, "clock", Clock.OFF) is not Clock.OFF:
            self.form.show_ruleset(replace(usual, clock=Clock.OFF))

    def _write_rows(self) -> None:
        """Write what the draft says; the sheet asks for as many lines as that has."""
        rows = self._begun.rows
        if rows:
            seats = len(self.players.names)
            self.sheet.ask(self._asked.lines(self._ruleset, seats, len(rows)), self._names)
            self.sheet.fill(rows)
            self._ask_lines()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            # In large text the sheet lies below what can be seen.
            first = self.players.fields[0] if look().is_large else self.sheet.field(0, 0)
            first.setFocus()

    def dictionary_opened(self) -> None:
        self._show_notes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    # What follows from what is chosen and written

    @property
    def _names(self) -> tuple[str, ...]:
        return self.players.names

    def _touch_setup(self) -> None:
        self._follow()
        self._touch()

    def _touch(self) -> None:
        self._is_touched = True
        self._ask_lines()
        self._show_notes()
        self.changed.emit()

    def _follow(self) -> None:
        """Have rules and sheet be those of these players."""
        # Each of these tells of a change, and a change comes back here.
        self.form.blockSignals(True)
        self.form.set_players(self._names)
        self.form.set_dictionary(str(self.dictionary.currentData() or ""))
        self.form.blockSignals(False)
        if not self.form.fault():
            chosen, given = self.form.ruleset(), self._begun.setup.ruleset
            # A match may have rules that the form does not offer any more.
            self._ruleset = given if given and chosen == self._unchanged else chosen
        self._ask_lines()

    def _ask_lines(self) -> None:
        """Ask for as many lines as there are now, and add up what is written."""
        seats = len(self._names)
        self.sheet.ask(self._asked.lines(self._ruleset, seats, self.sheet.written), self._names)
        self._order_tabs()
        self.sheet.show_sums(self._asked.sums(self._paper, self._ruleset, seats))

    def _order_tabs(self) -> None:
        """Have Tab go on from the rules through the sheet, late lines included, to the bar."""
        if self._ordered == self.sheet.fields:
            return
        self._ordered = self.sheet.fields
        before: QWidget = self.rules.headline
        following = before.nextInFocusChain()
        while following and (following is self.form or self.form.isAncestorOf(following)):
            before, following = following, following.nextInFocusChain()
        for stop in (*self.sheet.fields, self.back, self.save):
            QWidget.setTabOrder(before, stop)
            before = stop

    @property
    def _paper(self) -> WrittenSheet:
        return WrittenSheet(None, self.sheet.rows)

    def _misfits(self) -> tuple[Misfit, ...]:
        return self._asked.check(self._paper, self._ruleset, len(self._names))

    def _doubts(self) -> dict[Place, str]:
        """Words that the dictionary does not know, by place; none as long as it cannot judge."""
        written = self._asked.words(self._paper, self._ruleset, len(self._names))
        found = self._judge.unknown(
            self._ruleset.dictionary, (((one.row, one.seat), one.word) for one in written)
        )
        return {place: words.joined(several) for place, several in found.items()}

    # What is said of it

    def _show_notes(self) -> tuple[Misfit, ...]:
        """Say what is wrong, once saving was tried, and what is doubtful; the former is told."""
        misfits = self._misfits() if self._has_tried else ()
        doubts = self._doubts()
        # Half a word is none yet.
        settled = {
            (row, seat): several
            for (row, seat), several in doubts.items()
            if several in self._accepted or not self.sheet.field(row, seat).hasFocus()
        }
        self.notes.say(misfits, settled)
        is_anyway = bool(doubts) and self._accepted >= frozenset(doubts.values())
        self.save.setText(say(texts.SAVE_ANYWAY if is_anyway else texts.SAVE))
        self.save.setAccessibleName(self.save.text())
        if not misfits and self.message.text():
            self.tell("")
        return misfits

    # Leaving and saving

    def _leave(self) -> None:
        if not self.would_lose:
            self.left.emit()
            return
        ask(
            self,
            say(texts.LOSE_TITLE),
            say(texts.LOSE_TEXT),
            yes=say(texts.LOSE_YES),
            then=self.left.emit,
        )

    def _save(self) -> None:
        self._has_tried = True
        fault = self.players.fault() or self.form.fault()
        misfits = self._show_notes()
        if fault or misfits:
            self.tell(fault or say(texts.MISFITS))
            if not fault:
                self._go_to(misfits[0])
            return
        doubts = frozenset(self._doubts().values())
        if not self._accepted >= doubts:
            self._accepted = doubts
            self._show_notes()
            self.tell(say_count(texts.DOUBTS, len(doubts)))
            self.sheet.reached.emit(self.sheet.field(*min(self._doubts())))
            return
        match = self.draft.as_match(self._people)
        try:
            self._keep(match)
        except StoreError as error:
            self.tell(say(texts.NOT_KEPT, why=why(error)))
        else:
            self.saved.emit(match)

    def _go_to(self, misfit: Misfit) -> None:
        """Give the keyboard to the field in question, else to where the paper goes on."""
        row = self.sheet.written if misfit.row is None else misfit.row
        row = min(row, len(self.sheet.lines) - 1)
        field = self.sheet.field(row, misfit.seat or 0)
        field.take_keyboard()
        self.sheet.reached.emit(field)


_FIRST_DAY: Final = QDate(1980, 1, 1)
"""Some systems know no times of before."""
_LEFT: Final = 38
"""Breadth of the players' column, in grid steps."""
_RIGHT: Final = 44
"""Least breadth of the column beside it."""
