"""Calling the anchor (W7): who sees a word, which word, and whose it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.commands import on_keys
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.look import LARGE_TEXT, Size
from wordsmith_desktop.wording.texts import say

from ...rules.observation import Observation
from ...rules.ruleset import ANCHOR_LETTERS, SEATS
from ...rules.state import Phase
from ...words import table_texts as texts
from .tile_rows import ToldWord, called_word
from .word_tiles import Spelling, WordTiles

CALL_KEYS: Final = ("F5", "F6")
"""One for each seat; none of them types a letter."""


_RIM: Final = 1
"""Breadth of the line around the frame, in pixels."""


class CallButtons(QWidget):
    """What is asked, and who may answer."""

    wanted = Signal(int)
    """The seat that sees a word."""

    def __init__(self, keys: Sequence[str] = CALL_KEYS, parent: QWidget | None = None) -> None:
        """`keys` are named on the buttons, by seat."""
        super().__init__(parent)
        self._keys = keys
        self.computers: frozenset[Seat] = frozenset()
        """The seats that call by themselves."""
        self.question = label("")
        most = SEATS[-1]
        self.buttons = [
            buttons.secondary("", partial(self.wanted.emit, seat)) for seat in range(most)
        ]
        self._patience = Patience(self)
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        for button in self.buttons:
            # Whoever is first has it: they are hit from both sides of the table.
            button.setMinimumSize(look().on_table(250), look().on_table(64))
            self._patience.watch(button)
            flow.addWidget(button)
        in_column(self.question, line, inside=self, spacing=look().gap(1))

    def rest(self) -> None:
        """Something else was here: a key that was meant for it presses nothing."""
        self._patience.restart()

    def ask_briefly(self, is_brief: bool) -> None:
        """Leave the question out in a small window, which has words to choose from instead."""
        if look().is_large:
            self.question.setHidden(is_brief)

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Ask these players."""
        self.question.setText(_question(seen))
        # Large text needs the room for the letters; what the buttons say is enough then.
        has_room = look().text_scale < LARGE_TEXT
        self.question.setVisible(seen.phase is Phase.ANCHOR or has_room)
        for seat, button in enumerate(self.buttons):
            is_asked = seat < len(names) and seat not in self.computers
            button.setVisible(is_asked)
            if is_asked:
                text = _text(names, seat, self._keys[seat])
                button.setText(text.replace("&", "&&"))
                button.setAccessibleName(text)


def _question(seen: Observation) -> str:
    if seen.phase is Phase.ANCHOR:
        text = texts.YOU_SAW_NONE if seen.is_solo else texts.NOBODY_SAW
        return say(text, n=ANCHOR_LETTERS)
    question = say(texts.YOU_SEE if seen.is_solo else texts.WHO_SEES, n=seen.least_anchor)
    # Also before there are such letters: one line more would move the table when they come.
    once = "" if seen.ruleset.doubles_in_anchor else say(texts.ONCE_MEANS)
    return " ".join(filter(None, (question, say(texts.RED_MEANS), once)))


def _text(names: Sequence[str], seat: int, key: str) -> str:
    if len(names) == 1:
        return say(texts.I_SEE, key=key)
    return say(texts.SEES, name=names[seat], key=key)


class CallEntry(QWidget):
    """Who is asked, the word in tiles, what speaks against it, and two ways on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", size="lead")
        self.word = WordTiles()
        self.reason = label("")
        self.submit = buttons.primary(say(texts.CALL_IT), self.word.submitted.emit)
        self.withdraw = buttons.secondary(say(texts.WITHDRAW), self.word.left.emit)
        whole = in_column(inside=self, spacing=look().gap(0.75))
        for part in (self.title, self.word, self.reason):
            whole.addWidget(part)
        # A page may have them stand in its bar instead.
        next_buttons = QHBoxLayout()
        next_buttons.setSpacing(look().gap(1))
        next_buttons.addWidget(self.withdraw)
        next_buttons.addWidget(self.submit)
        next_buttons.addStretch(1)
        whole.addLayout(next_buttons)

    @property
    def room(self) -> int:
        """Height of title, word and reason in pixels; in large text a reason takes two lines."""
        title, line = (QFontMetrics(look().font(size)).height() for size in (Size.LEAD, Size.BODY))
        reason = line * (2 if look().is_large else 1)
        return title + self.word.sizeHint().height() + reason + 2 * look().gap(0.75)

    def show_caller(self, name: str) -> None:
        """Ask a player for the word; "" where there is only one."""
        text = say(texts.WHICH_WORD, name=name) if name else say(texts.WHICH_WORD_ALONE)
        self.title.setText(text)
        announce(self, text)

    def show_word(self, spelling: Spelling) -> None:
        """Show the word as it stands; what spoke against another one is forgotten."""
        self.word.show_word(spelling)
        self.submit.setEnabled(bool(spelling.word))
        self.show_against("")

    def show_against(self, text: str) -> None:
        """Say what speaks against the word, or else how to go on."""
        self.reason.setText(text or say(texts.TYPE_IT))


class AnchorCall(QFrame):
    """Each seat has a key; whoever pressed it first types the word, or builds it by clicks.

    While nobody calls, letters mean nothing.
    """

    called = Signal(int, str)
    """A seat and its word; the call is over."""
    refused = Signal()
    """A word was to be called against which something speaks."""
    withdrawn = Signal()
    """The one who called sees no word after all."""
    word_changed = Signal(str)
    """The word as it stands now; `show_against` answers what speaks against it."""
    calling_changed = Signal()
    """Somebody calls, or nobody does any more."""

    def __init__(self, keys: Sequence[str] = CALL_KEYS, parent: QWidget | None = None) -> None:
        """`keys` are the players' own, by seat."""
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.choice, self.entry, self.told = CallButtons(keys), CallEntry(), ToldWord()
        self._parts = (self.choice, self.entry, self.told)
        whole = QVBoxLayout(self)
        gap = look().gap(1)
        whole.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        for part in self._parts:
            whole.addWidget(part)
        whole.addStretch(1)
        # Whoever calls has as much room as is kept while nobody does, or the letters would move;
        # in a small window something else would be out of view for it.
        if not look().is_large:
            self.setMinimumHeight(self.entry.room + 2 * (gap + _RIM))
        self._seen: Observation | None = None
        self._names: Sequence[str] = ()
        self._seat: Seat | None = None
        self._spelling = Spelling()
        self._against = ""
        self._is_paused = False
        self._connect()
        on_keys(self, keys, self.begin)

    @property
    def is_calling(self) -> bool:
        """Whether somebody is about to give a word."""
        return self._seat is not None

    @property
    def spelling(self) -> Spelling:
        """The word of whoever calls, as it stands."""
        return self._spelling

    @property
    def under_way(self) -> tuple[Seat, str] | None:
        """The seat that calls and its word as it stands; None while nobody does."""
        return None if self._seat is None else (self._seat, self._spelling.word)

    @property
    def can_call(self) -> bool:
        """Whether a seat may say now that it sees a word."""
        seen = self._seen
        if seen is None or self._is_paused or self.is_calling:
            return False
        is_searching = seen.phase in (Phase.DRAW, Phase.ANCHOR)
        return is_searching and not seen.anchor and seen.inquiry is None

    @property
    def has_told(self) -> bool:
        """Whether there is an anchor, or a word that may become it."""
        seen = self._seen
        return seen is not None and bool(seen.anchor or called_word(seen))

    @property
    def home(self) -> QWidget:
        """What has the keyboard when the bar has it."""
        return self.entry.word if self.is_calling else self.choice.buttons[0]

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show who may call, or the anchor. A call that has become void is over."""
        self._seen, self._names = seen, tuple(names)
        self.choice.show_draw(seen, names)
        self.told.show_draw(seen, names)
        if self.is_calling:
            self._go_on_calling(seen)
        self._show_part()

    def show_against(self, text: str) -> None:
        """Say what speaks against the word as it stands; "" for nothing. Only then it is called."""
        self._against = text
        self.entry.show_against(text)

    def set_paused(self, is_paused: bool) -> None:
        """Whether nobody can call just now."""
        self._is_paused = is_paused

    def begin(self, seat: Seat) -> None:
        """A seat sees a word; nothing happens where somebody else was first."""
        is_person = seat < len(self._names) and seat not in self.choice.computers
        if not self.can_call or not is_person:
            return
        self._seat = seat
        self.entry.show_caller(self._names[seat] if len(self._names) > 1 else "")
        self._show_part()
        self.calling_changed.emit()
        self.entry.word.setFocus()
        self._spell(Spelling(letters=self._letters(), language=self._language()))

    def go_on(self, seat: Seat, word: str) -> None:
        """Have a seat call as before, with its word as it stood."""
        self.begin(seat)
        if self.is_calling:
            self._spell(replace(self._spelling, word=word))

    def withdraw(self) -> None:
        """Whoever called sees no word after all."""
        if self.is_calling:
            self._end()
            self.withdrawn.emit()

    def toggle(self, letter: str) -> None:
        """A letter that is there was clicked: into the word, or out of it."""
        if self.is_calling:
            self._spell(self._spelling.toggled(letter))

    def rest(self) -> None:
        """Something else was here: a key that was meant for it does not call."""
        self.choice.rest()

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key that nothing else wanted; says whether it meant anything."""
        return self.is_calling and self.entry.word.take_key(event)

    def _connect(self) -> None:
        word = self.entry.word
        self.choice.wanted.connect(self.begin)
        word.typed.connect(lambda text: self._spell(self._spelling.typed(text)))
        word.erased.connect(lambda: self._spell(self._spelling.erased()))
        word.taken_off.connect(lambda place: self._spell(self._spelling.without(place)))
        word.submitted.connect(self._submit)
        word.left.connect(self.withdraw)

    def _letters(self) -> str:
        return self._seen.anchor_letters if self._seen else ""

    def _language(self) -> str:
        return self._seen.ruleset.dictionary if self._seen else ""

    def _go_on_calling(self, seen: Observation) -> None:
        is_open = seen.phase in (Phase.DRAW, Phase.ANCHOR)
        if not is_open or seen.anchor or seen.inquiry is not None:
            self._end()
        elif seen.anchor_letters != self._spelling.letters:
            self._spell(replace(self._spelling, letters=seen.anchor_letters))

    def _spell(self, spelling: Spelling) -> None:
        self._spelling, self._against = spelling, ""
        self.entry.show_word(spelling)
        self.word_changed.emit(spelling.word)

    def _submit(self) -> None:
        seat, word = self._seat, self._spelling.word
        if seat is None or not word:
            return
        if self._against:
            announce(self, self._against)
            self.refused.emit()
            return
        self._end()
        self.called.emit(seat, word)

    def _end(self) -> None:
        self._seat = None
        self._spell(Spelling())
        self._show_part()
        self.calling_changed.emit()

    def _show_part(self) -> None:
        part: QWidget = self.choice
        if self.is_calling:
            part = self.entry
        elif self.has_told:
            part = self.told
        # First what is shown: a part with the keyboard that goes hands it on.
        part.show()
        for other in self._parts:
            other.setVisible(other is part)
