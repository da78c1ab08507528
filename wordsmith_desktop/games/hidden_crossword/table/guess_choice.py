"""The choice of the word that a guess asks about, where there are several of its length (W14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import joined, say, say_count

from ..rules.clues import Guess
from ..words import table_texts as texts
from ..words.sheet_texts import NOT_ASKED, say_ordinal
from ..words.table_texts import PLACEMENT_EXPLAINED
from .guess_answer import BesideWord
from .sheet.record_card import discard
from .sheet.views import SheetView, SoughtWord, say_known, slots_of


class AskableWord(Value):
    """A word that can be asked about."""

    ordinal: str
    known: str
    place: int
    is_other: bool = False
    """Whether the place is that among those of which nothing is known."""
    tip: str = ""


class _Choice(Value):
    """What is asked, and the words that can be answered with."""

    title: str
    offers: tuple[AskableWord, ...]


def choice_of(view: SheetView, guess: Guess) -> _Choice:
    """The words of a guess's length: those that are known are named and not offered.

    Everybody knows the anchor, but nobody knows its place before all others have theirs: those of
    which nothing is known are counted without it.
    """
    length = len(guess.word)
    slots = [one for one in slots_of(view.records, anchor=view.anchor) if one.length == length]
    placed = [slot for slot in slots if slot.place is not None]
    found = [slot.pattern for slot in placed if slot.is_found]
    wanted = [slot for slot in placed if not slot.is_found]
    has_anchor = view.counts_anchor and length == len(view.anchor) and view.anchor not in found
    if has_anchor:
        asked = [slot for slot in wanted if slot.placement is not None]
        rest = guess.count - len(found) - len(asked) - 1
        offers = (*map(_offer, asked), *_others(rest, is_last=rest == 1 and not asked))
    else:
        offers = tuple(map(_offer, wanted))
    known = sorted([*found, *([view.anchor] if has_anchor else [])])
    if not offers:
        # All are known, and one has to be asked about.
        return _Choice(_ask_which(guess, (), 0), tuple(map(_offer, placed)))
    return _Choice(_ask_which(guess, known, len(offers)), offers)


def _ask_which(guess: Guess, known: Sequence[str], left: int) -> str:
    length = len(guess.word)
    if not known:
        return say_count(texts.CHOICE, guess.count, length=length)
    text = texts.CHOICE_LAST if left == 1 else texts.CHOICE_OTHERS
    return say(text, n=guess.count, length=length, known=joined(known))


def _offer(slot: SoughtWord) -> AskableWord:
    tip = say(PLACEMENT_EXPLAINED[slot.placement]) if slot.placement else ""
    place = slot.place or 0
    return AskableWord(say_ordinal(place), say_known(slot), place, tip=tip)


def _others(count: int, *, is_last: bool) -> Iterator[AskableWord]:
    for place in range(count):
        ordinal = say(texts.OF_THE_REST, ordinal=say_ordinal(place))
        name = say(texts.THE_OTHER) if is_last else ordinal
        yield AskableWord(name, say(NOT_ASKED), place, is_other=True)


@has_role(QAccessible.Role.Grouping)
class ChoiceBar(BesideWord):
    """The word, how many words of its length there are, and a button for each that is open."""

    chosen = Signal(int)
    """The place of the word that is asked about, by the alphabet from 0."""
    other_chosen = Signal(int)
    """The same among the words of which nothing is known, the anchor left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.GOAL_CHOICE))
        self.title = label("", size="lead")
        self.buttons: list[QPushButton] = []
        """One for each word that is offered."""
        self.offers: tuple[AskableWord, ...] = ()
        """What the buttons stand for, in their order."""
        self._patience = Patience(self)
        self._row_of_buttons = FlowLayout(spacing=look().gap(1))
        self.column.addWidget(self.title)
        self.column.addLayout(self._row_of_buttons)
        self.column.addStretch(1)

    @property
    def home(self) -> QWidget | None:
        """The first word of which nothing is known yet, since most guesses are about such a one."""
        pairs = zip(self.offers, self.buttons, strict=True)
        unknown = (button for offer, button in pairs if offer.known == say(NOT_ASKED))
        return next(unknown, next(iter(self.buttons), None))

    def show_choice(self, view: SheetView) -> None:
        """Ask about the newest guess of a sheet, which is open; else show nothing."""
        last = view.records[-1] if view.records else None
        if not isinstance(last, Guess) or not last.is_open:
            self.show_nothing()
            return
        choice = choice_of(view, last)
        self.word.show_word(last.word)
        is_new = choice.title != self.title.text()
        self.title.setText(choice.title)
        if is_new:
            announce(self, choice.title)
        self.fit()
        self._offer(choice.offers)

    def show_nothing(self) -> None:
        """Leave nothing of anybody's guess, for the curtain."""
        self.word.show_nothing()
        self.title.setText("")
        self._offer(())

    def take_key(self, event: QKeyEvent) -> bool:
        """Choose by a digit; says whether the key meant that."""
        digit = event.key() - Qt.Key.Key_1
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if not 0 <= digit < len(self.buttons):
            return False
        self._choose(self.offers[digit])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def _choose(self, offer: AskableWord) -> None:
        signal = self.other_chosen if offer.is_other else self.chosen
        signal.emit(offer.place)

    def _offer(self, offers: tuple[AskableWord, ...]) -> None:
        if offers == self.offers:
            return
        self.offers = offers
        discard(self.buttons)
        self.buttons = [self._button(offer) for offer in offers]
        for button in self.buttons:
            self._row_of_buttons.addWidget(button)
            button.show()  # The layout would show it a moment later only.
            # The Enter that made the guess, pressed twice, must not choose.
            self._patience.watch(button)
        for before, after in pairwise((self, *self.buttons)):
            QWidget.setTabOrder(before, after)

    def _button(self, offer: AskableWord) -> QPushButton:
        made = buttons.secondary(
            f"{offer.ordinal}\n{offer.known}",
            partial(self._choose, offer),
            name=say(texts.CHOICE_NAME, ordinal=offer.ordinal, known=offer.known),
        )
        set_tip(made, offer.tip)
        return made
