"""The list of those who are remembered, and what each of them likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
from wordsmith_desktop.records.names import LONGEST_NAME
from wordsmith_desktop.records.profiles import (
    BUZZ_KEYS,
    CLOCK_PERCENTS,
    COLOURS,
    PROFILE_SCALES,
    NameFault,
    Profile,
    Profiles,
    Removed,
)
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.emblems import EmblemButton, emblem_icon, paint_emblem
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import (
    STRETCH,
    in_column,
    in_grid,
    in_row,
    reveal,
    stacked,
)
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import players_texts as texts
from wordsmith_desktop.wording.shell.data_texts import TAKE_OVER_OPEN
from wordsmith_desktop.wording.shell.texts import MENU_STATISTICS
from wordsmith_desktop.wording.texts import Text, say

from .taking_over import TakingOver


class Details(QFrame):
    """Shows one profile; what is answered goes out as a field and its value."""

    answered = Signal(str, str, object)
    """The id of a profile, a field of it and the new value; a name comes when its field is left."""
    faulted = Signal(str)
    """What is wrong with the name that is typed; empty for nothing."""

    def __init__(
        self,
        dictionaries: Sequence[Dictionary],
        fault_of: Callable[[str, str], NameFault | None],
    ) -> None:
        """`fault_of` says what is wrong with a name for the player of an id."""
        super().__init__()
        self._is_showing = False
        self._fault_of = fault_of
        self._shown: Profile | None = None
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        # `textEdited` comes for typing alone, `textChanged` also for `setText`.
        self.name.textEdited.connect(lambda _text: self.show_fault(self._name_fault()))
        self.name.editingFinished.connect(self.keep_name)
        self.emblem = Choice(
            texts.EMBLEM, {name: EmblemButton(name) for name in COLOURS}, value=COLOURS[0]
        )
        self.emblem.heading.hide()
        self.emblem.changed.connect(lambda: self._answer("colour", self.emblem.value))
        tags = [("", say(texts.WORDS_USUAL))]
        tags += [(one.tag, say(one.title)) for one in dictionaries]
        self.words = self._picker("language", tags)
        self.text_size = self._picker("text_scale", [(n, _size(n)) for n in PROFILE_SCALES])
        self.clock = self._picker(
            "clock_percent", [(n, say(texts.CLOCKS[n])) for n in CLOCK_PERCENTS]
        )
        keys = [("", say(texts.KEY_USUAL)), *((key, key) for key in BUZZ_KEYS)]
        self.key = self._picker("buzz_key", keys)
        self._pickers = {
            "language": self.words,
            "text_scale": self.text_size,
            "clock_percent": self.clock,
            "buzz_key": self.key,
        }
        self._lay_out()

    def show_profile(self, profile: Profile) -> None:
        """Show what a player likes."""
        # A button that takes no focus, as on macOS, does not end the typing by itself.
        self.keep_name()
        self._shown = profile
        self._is_showing = True
        self.name.setText(profile.name)
        self.emblem.choose(profile.colour)
        for field, picker in self._pickers.items():
            picker.setCurrentIndex(max(0, picker.findData(getattr(profile, field))))
        self.show_fault(None)
        self._is_showing = False

    def keep_name(self) -> None:
        """Hand out a name that was typed; one that cannot be gives way to the one before."""
        if self._shown is None or not self.name.isModified():
            return
        self.name.setModified(False)
        if self._name_fault() is None:
            self._answer("name", self.name.text())
        else:
            self.name.setText(self._shown.name)

    def _name_fault(self) -> NameFault | None:
        return self._fault_of(self.name.text(), self._shown.id) if self._shown else None

    def show_fault(self, fault: NameFault | None) -> None:
        """Say what is wrong with the name, or that nothing is."""
        sentence = say(texts.NAME_FAULTS[fault]) if fault else ""
        # A screen reader reads the focused field too, not only what the page says.
        self.name.setAccessibleDescription(sentence)
        self.faulted.emit(sentence)

    def _answer(self, field: str, value: object) -> None:
        if not self._is_showing and self._shown is not None:
            self.answered.emit(self._shown.id, field, value)

    def _picker(self, field: str, choices: Sequence[tuple[Any, str]]) -> QComboBox:
        picker = QComboBox()
        picker.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        picker.setMinimumContentsLength(_LEAST_LETTERS)
        for value, text in choices:
            picker.addItem(text, value)
        picker.activated.connect(lambda index: self._answer(field, picker.itemData(index)))
        return picker

    def _lay_out(self) -> None:
        in_column(
            _field(texts.NAME, self.name),
            _field(texts.EMBLEM, self.emblem),
            _field(texts.CLOCK, self.clock, _note(texts.CLOCK_NOTE)),
            _field(texts.KEY, self.key, _note(texts.KEY_NOTE)),
            label(say(texts.ALONE), size="lead"),
            _field(texts.WORDS, self.words),
            _field(texts.SIZE, self.text_size),
            STRETCH,
            inside=self,
            spacing=look().gap(2),
            margins=(0, 0, look().gap(1), 0),
        )


_LEAST_LETTERS: Final = 10
"""So much of an answer is seen in the narrowest window."""


def _size(percent: int) -> str:
    return say(texts.PERCENT, n=percent) if percent else say(texts.SIZE_USUAL)


def _note(text: Text) -> QWidget:
    return label(say(text), tone="muted")


def _field(title: Text, field: QWidget, below: QWidget | None = None) -> QWidget:
    """A field with its name on its left, or above it at large text, and a line below it."""
    whole = QWidget()
    grid = in_grid(inside=whole)
    grid.setHorizontalSpacing(look().gap(2))
    grid.setVerticalSpacing(look().gap(0.5))
    named = field_label(say(title), field)
    beside = (1, 0) if look().is_large else (0, 1)
    grid.addWidget(named, 0, 0, Qt.AlignmentFlag.AlignVCenter)
    grid.addWidget(field, *beside)
    if below is not None:
        grid.addWidget(below, beside[0] + 1, beside[1])
    if not look().is_large:
        grid.setColumnMinimumWidth(0, look().px(22))
        grid.setColumnStretch(1, 1)
    return whole


class Welcome(QWidget):
    """The emblems that wait for somebody, and the way to begin."""

    def __init__(self, add: Callable[[], object]) -> None:
        super().__init__()
        self.button = primary(say(texts.ADD), add)
        said = label(say(texts.NOBODY), size="lead")
        said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(3))
        column.addStretch(1)
        column.addWidget(_Emblems())
        column.addWidget(said)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)


class _Emblems(QWidget):
    """All emblems in a row; decoration."""

    def sizeHint(self) -> QSize:
        return QSize(look().px(50), look().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(24), look().px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = min(self.width() / len(COLOURS), float(look().px(7)))
        left = (self.width() - step * len(COLOURS)) / 2
        side = min(step * 0.8, float(self.height()))
        for place, name in enumerate(COLOURS):
            middle = left + step * (place + 0.5)
            area = QRectF(middle - side / 2, (self.height() - side) / 2, side, side)
            paint_emblem(painter, area, name, look())


class PlayersPage(Page):
    """Every change is in effect and on the disk at once."""

    person_wanted = Signal(str)
    """Show what somebody of that id has played."""

    def __init__(
        self,
        profiles: Profiles,
        dictionaries: Sequence[Dictionary],
        statistics: Callable[[], Statistics],
        row: int = 0,
    ) -> None:
        """The player at `row` of the list is shown first."""
        super().__init__(say(texts.TITLE))
        self._profiles = profiles
        self._removed: Removed | None = None
        self._fault_said = 0
        """The number of the last message about a name."""
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.TITLE))
        self.list.setIconSize(QSize(look().px(3), look().px(3)))
        self.list.currentRowChanged.connect(lambda _row: self._show_details())
        self.details = Details(dictionaries, profiles.fault)
        self.details.answered.connect(self._keep)
        self.details.faulted.connect(self._tell_fault)
        self.left.connect(self.details.keep_name)
        self._somebody = QWidget()
        self._nobody = Welcome(self._add)
        self._stack = stacked(self._somebody, self._nobody)
        self.new_button = secondary(say(texts.ADD), self._add)
        self.remove_button = secondary(say(texts.REMOVE), self._remove)
        self.undo_button = secondary(say(texts.BRING_BACK), self._bring_back)
        self.undo_button.hide()
        self.banner = self.add_banner(self.undo_button)
        self.taking_over = TakingOver(profiles, statistics, self.banner, self._show_taken)
        self.take_button = secondary(say(TAKE_OVER_OPEN), self._ask_to_take)
        self.page_button = secondary(say(MENU_STATISTICS), self._ask_for_page)
        self._lay_out()
        self._show_list(row)
        self.taking_over.tell_joined()

    @property
    def row(self) -> int:
        """The place of the player who is shown."""
        return max(0, self.list.currentRow())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            (self.list if self._profiles.all else self._nobody.button).setFocus()

    @property
    def _current(self) -> Profile | None:
        row = self.list.currentRow()
        return self._profiles.all[row] if 0 <= row < len(self._profiles.all) else None

    def _tell_fault(self, sentence: str) -> None:
        """In the page's one place: below its field it would move all others."""
        if sentence and sentence != self.banner.message:
            self.banner.show_refusal(sentence)
            self._fault_said = self.banner.said
        elif not sentence and self.banner.said == self._fault_said:
            self.banner.clear()

    def _ask_for_page(self) -> None:
        if self._current is not None:
            self.person_wanted.emit(self._current.id)

    def _lay_out(self) -> None:
        step = look().gap(1)
        left = QVBoxLayout()
        left.setSpacing(step)
        left.addWidget(self.list, 1)
        left.addWidget(self.new_button)
        left.addWidget(self.remove_button)
        left.addWidget(self.take_button)
        left.addWidget(self.page_button)
        # As broad as the buttons below; a name that is broader takes two lines.
        self.list.setMinimumWidth(look().px(30))
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        in_row(left, (scrolled(self.details), 1), inside=self._somebody, spacing=3 * step)
        if not look().is_large:
            self.body.addWidget(label(say(texts.ABOUT), tone="muted"))
        self.body.addWidget(self._stack, 1)
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def _show_list(self, row: int) -> None:
        self.list.clear()
        for profile in self._profiles.all:
            self.list.addItem(QListWidgetItem(emblem_icon(profile.colour), profile.name))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._stack.setCurrentWidget(self._somebody if self._profiles.all else self._nobody)
        self._show_details()

    def _show_details(self) -> None:
        current = self._current
        if current is not None:
            self.details.show_profile(current)

    def _add(self) -> None:
        taken = {one.name for one in self._profiles.all}
        numbered = (say(texts.NEW_NAME, n=n) for n in range(1, len(taken) + 2))
        self._profiles.add(next(name for name in numbered if name not in taken))
        self._forget_removed()
        self._show_list(len(taken))
        self._tell_disk()
        self.details.name.setFocus()
        reveal(self.details.name)
        self.details.name.selectAll()

    def _keep(self, player: str, field: str, value: object) -> None:
        self._profiles.change(player, **{field: value})
        for row, profile in enumerate(self._profiles.all):
            if profile.id == player and (item := self.list.item(row)) is not None:
                item.setText(profile.name)
                item.setIcon(emblem_icon(profile.colour))
        self._tell_disk()
        if field == "name" and (named := self._profiles.find(player)) is not None:
            self.taking_over.offer(named)

    def _remove(self) -> None:
        current, row = self._current, self.list.currentRow()
        if current is None:
            return
        self.taking_over.forget()
        self._removed = self._profiles.remove(current.id)
        self._show_list(row)
        self.banner.show_info(say(texts.REMOVED, name=current.name))
        self.undo_button.show()
        # The pressed button is hidden with the last player, and would take the focus with it.
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_disk()

    def _ask_to_take(self) -> None:
        if self._current is not None:
            self.taking_over.ask(self._current, self)

    def _show_taken(self) -> None:
        """Another player may be off the list now; whoever took over stays chosen."""
        self._removed = None
        taker = self._current
        ids = [one.id for one in self._profiles.all]
        self._show_list(ids.index(taker.id) if taker is not None and taker.id in ids else 0)
        self.undo_button.show()
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_disk()

    def _give_back(self) -> None:
        row = self.list.currentRow()
        self.taking_over.undo()
        self.undo_button.hide()
        self._show_list(row)
        self._tell_disk()
        self.list.setFocus()

    def _bring_back(self) -> None:
        if self.taking_over.can_undo:
            self._give_back()
        if self._removed is None:
            return
        place = self._removed.place
        self._profiles.restore(self._removed)
        self._forget_removed()
        self._show_list(place)
        self._tell_disk()
        self.list.setFocus()

    def _forget_removed(self) -> None:
        self._removed = None
        self.taking_over.forget()
        self.undo_button.hide()
        self.banner.clear()

    def _tell_disk(self) -> None:
        if not self._profiles.is_kept:
            self.banner.show_refusal(say(texts.NOT_KEPT))
