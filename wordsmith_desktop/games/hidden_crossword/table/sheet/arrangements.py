"""The recording sheet by rounds and by words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLayoutItem,
    QSizePolicy,
    QWidget,
    QWidgetItem,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import ItemsLayout, in_column, reveal
from wordsmith_desktop.wording.texts import say

from ...words import sheet_texts as texts
from .record_card import RecordCard, RecordLine, RoundRecord, discard
from .slot_card import SlotCard
from .views import SheetView, SoughtWord, attempts_of, common_start, say_heading, slots_of

_ANSWER = 20
"""Least breadth of an answer beside its word, in grid steps that grow with the text."""


class ByRound(QFrame):
    """All records in order, the newest last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self._lines: list[RoundRecord] = []
        step = look().gap(1)
        self._column = in_column(inside=self, spacing=look().gap(0.5), margins=step)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> list[RecordLine]:
        """All records from top to bottom."""
        return list(self._lines)

    def show_sheet(self, view: SheetView) -> None:
        """Show these records; lines that stay are kept."""
        same = common_start([line.record for line in self._lines], view.records)
        discard(self._lines[same:])
        del self._lines[same:]
        for record in view.records[same:]:
            line = RoundRecord(record)
            self._column.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self._lines.append(line)
        self._fit()

    def _fit(self) -> None:
        """Have all words in one column, and the answers beside them where there is room."""
        words = max((line.word.sizeHint().width() for line in self._lines), default=0)
        number = QFontMetrics(look().font()).horizontalAdvance("00")
        taken = number + words + 6 * look().gap(1)
        for line in self._lines:
            is_wide = self.width() >= taken + look().px(_ANSWER)
            line.fit(number=number, word=words, is_wide=is_wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class ColumnsLayout(ItemsLayout):
    """The cards go from left to right, one column after the other, and stay in theirs.

    Below the shortest one they would change places with every answer that makes a card longer.
    """

    def __init__(self, parent: QWidget | None = None, *, least: int, spacing: int) -> None:
        """`least` is the least breadth of a column; both are in pixels."""
        super().__init__(parent, spacing=spacing)
        self._least = least

    def insert(self, place: int, widget: QWidget) -> None:
        """Put a card before the one at that place."""
        self.addChildWidget(widget)
        self._items.insert(place, QWidgetItem(widget))
        self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), is_moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, is_moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        widths = [item.minimumSize().width() for item in self._items if not item.isEmpty()]
        return QSize(max(widths, default=0), 0)

    def _arrange(self, rect: QRect, *, is_moving: bool) -> int:
        """Set the cards, or only reckon; returns the height that they take."""
        gap = self.spacing()
        count = max(1, (rect.width() + gap) // (self._least + gap))
        width = (rect.width() - (count - 1) * gap) // count
        feet = [rect.y()] * count
        shown = (item for item in self._items if not item.isEmpty())
        for number, item in enumerate(shown):
            column = number % count
            height = _height(item, width)
            if is_moving:
                x = rect.x() + column * (width + gap)
                item.setGeometry(QRect(x, feet[column], width, height))
            feet[column] += height + gap
        return max(0, max(feet) - gap - rect.y())


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


Key = tuple[int, int | None]
"""Length and place of a slot."""
_LEAST = 44
"""Least breadth of a column of cards, in grid steps that grow with the text."""


class ByWord(QWidget):
    """A card for every word that is looked for; then guesses about none, and whole puzzles."""

    noted = Signal(int, int, str)
    """Length, place and note of a word."""
    letter_marked = Signal(int, int, int, str, object)
    """Length and place of a word, a place in it, a letter and its `LetterMark`."""
    word_chosen = Signal(str)
    """A word that still fits was chosen."""
    unfolded = Signal()
    """Words that still fit were unfolded or folded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[Key, RecordCard] = {}
        """The cards by length and place, as they stand."""
        self.attempts = RecordCard()
        """The whole puzzles that were tried."""
        self.attempts.show_heading(say(texts.ATTEMPTS))
        self.attempts.hide()
        self._cards = ColumnsLayout(self, least=look().px(_LEAST), spacing=look().gap(1))
        self._cards.addWidget(self.attempts)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> list[RecordLine]:
        """All records from top to bottom."""
        cards = (*self.cards.values(), self.attempts)
        return [line for card in cards for line in card.lines]

    @property
    def slot_cards(self) -> dict[tuple[int, int], SlotCard]:
        """The cards of words that are there, by length and place."""
        cards = [card for card in self.cards.values() if isinstance(card, SlotCard)]
        return {(card.slot.length, card.slot.place or 0): card for card in cards}

    @property
    def stops(self) -> list[QWidget]:
        """Where the tab key comes to, from top to bottom."""
        return [stop for card in self.cards.values() for stop in card.stops]

    def show_sheet(self, view: SheetView) -> None:
        """Show these records; the cards of words that stay are kept."""
        slots = {slot.key: slot for slot in slots_of(view.records, view.notes, view.anchor)}
        self._keep(slots)
        for key, slot in slots.items():
            card = self.cards[key]
            if isinstance(card, SlotCard):
                card.show_slot(slot, can_note=view.can_note)
                card.show_letters(view.letters, view.letters_of(slot), view.struck_of(slot))
            else:
                card.show_heading(say_heading(slot))
                card.show_records(slot.guesses)
        self.attempts.show_records(attempts_of(view.records))
        self.attempts.setVisible(bool(self.attempts.lines))

    def _keep(self, slots: Mapping[Key, SoughtWord]) -> None:
        """Have a card for every slot, in order."""
        discard([card for key, card in self.cards.items() if key not in slots])
        before, self.cards = self.cards, {}
        for place, (key, slot) in enumerate(slots.items()):
            card = before.get(key)
            if card is None:
                card = self._card(slot)
                self._cards.insert(place, card)
                # A layout shows a new child with the next event only, and gives it no room before.
                card.show()
            self.cards[key] = card

    def _card(self, slot: SoughtWord) -> RecordCard:
        if slot.place is None:
            return RecordCard()
        card, length, place = SlotCard(slot), slot.length, slot.place
        card.noted.connect(lambda text: self.noted.emit(length, place, text))
        card.letter_marked.connect(lambda *note: self.letter_marked.emit(length, place, *note))
        card.word_chosen.connect(self.word_chosen)
        card.unfolded.connect(self.unfolded)
        # Where the words go once they are laid out.
        card.unfolded.connect(lambda: QTimer.singleShot(0, card, lambda: reveal(card)))
        # Last, as the letters at the end of a card that is higher than the view come into sight so.
        card.letters.clicked.connect(lambda: QTimer.singleShot(0, card, card.reveal_letters))
        return card
