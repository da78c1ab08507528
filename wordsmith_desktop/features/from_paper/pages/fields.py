"""The fields of a paper, which hand the keys that lead away on to the sheet."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QLineEdit

from wordsmith_desktop.games.common.paper_sheet import FieldKind
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.tips import set_tip

WRONG: Final = "!"
DOUBTFUL: Final = "?"
"""The signs of a field about which something is said."""
_TICKED: Final = "x"
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_LONGEST: Final = 400
"""Letters of a field; a seat's words of one line are fewer."""
_NARROWEST: Final = {FieldKind.NUMBER: 8, FieldKind.NUMBERS: 8, FieldKind.WORDS: 12}
"""Breadth of a field in grid steps, which grows with its room."""


class WrittenField(QLineEdit):
    """Points or words. Arrows at its edge lead to the next field, and so does Enter."""

    edited = Signal()
    left_by = Signal(int, int)
    """So many columns and rows on."""
    passed = Signal()
    """It is written, and the next one comes."""
    settled = Signal()
    """It has the keyboard no more."""

    def __init__(self, entry: FieldKind) -> None:
        super().__init__()
        self.setMaxLength(_LONGEST)
        self.setMinimumWidth(look().px(_NARROWEST[entry]))
        if entry is FieldKind.NUMBER:
            self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self._sign: QAction | None = None
        self.textChanged.connect(lambda _text: self.edited.emit())
        self.editingFinished.connect(self.settled)

    @property
    def written(self) -> str:
        """What stands in it."""
        return self.text().strip()

    def write(self, text: str) -> None:
        """Put something else in it."""
        self.setText(text)

    def take_keyboard(self) -> None:
        """Have the keyboard, and be ready to be written over."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.selectAll()

    def show_note(self, sign: str, sentence: str) -> None:
        """Say something about what is written, with a sign; nothing for an empty sentence."""
        if sentence == self.accessibleDescription():
            return
        self.setAccessibleDescription(sentence)
        set_tip(self, sentence)
        self.setProperty("note", sign if sentence else "")
        # A style sheet looks at a property only then.
        self.style().unpolish(self)
        self.style().polish(self)
        if self._sign is not None:
            self.removeAction(self._sign)
            self._sign.deleteLater()
            self._sign = None
        if sentence:
            self._sign = self.addAction(_icon(sign), QLineEdit.ActionPosition.TrailingPosition)
            self._sign.setText(sentence.replace("&", "&&"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.passed.emit()
        elif self._is_at_edge(event):
            self.left_by.emit(*_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _is_at_edge(self, event: QKeyEvent) -> bool:
        if not _is_plain_arrow(event):
            return False
        # What is written over at the next key counts as both ends.
        is_whole = len(self.selectedText()) == len(self.text())
        ends = {Qt.Key.Key_Left: 0, Qt.Key.Key_Right: len(self.text())}
        end = ends.get(Qt.Key(event.key()))
        at_end = self.cursorPosition() == end and not self.hasSelectedText()
        return end is None or is_whole or at_end


class TickField(QCheckBox):
    """Yes or no; the same keys lead away, and Space ticks it."""

    edited = Signal()
    left_by = Signal(int, int)
    passed = Signal()
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.toggled.connect(lambda _on: self.edited.emit())

    @property
    def written(self) -> str:
        """A sign where it is ticked."""
        return _TICKED if self.isChecked() else ""

    def write(self, text: str) -> None:
        """Tick it where anything is written."""
        self.setChecked(bool(text.strip()))

    def take_keyboard(self) -> None:
        """Have the keyboard."""
        self.setFocus(Qt.FocusReason.TabFocusReason)

    def show_note(self, sign: str, sentence: str) -> None:
        """Say something about it, with a sign; nothing for an empty sentence."""
        self.setAccessibleDescription(sentence)
        set_tip(self, sentence)
        self.setText(sign if sentence else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.passed.emit()
        elif _is_plain_arrow(event):
            self.left_by.emit(*_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


PaperField: TypeAlias = WrittenField | TickField


def field_of(entry: FieldKind) -> PaperField:
    """A field in which that can be written."""
    return TickField() if entry is FieldKind.TICK else WrittenField(entry)


def _is_plain_arrow(event: QKeyEvent) -> bool:
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _STEPS and held == Qt.KeyboardModifier.NoModifier


def _icon(sign: str) -> QIcon:
    """A sign in a field, in the colour of what is wrong, or of what is only doubtful."""
    side, theme = look().px(2.5), look().theme
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setFont(look().font(bold=True))
    painter.setPen(colour(theme.bad if sign == WRONG else theme.accent))
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, sign)
    # The painter has to let go of the picture before anything else uses it.
    painter.end()
    return QIcon(picture)
