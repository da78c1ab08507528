"""A titled row of cards: a hand, or the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.strip.card_button import CardButton
from wordsmith_desktop.ui.games.rewordable.strip.views import CardView
from wordsmith_desktop.ui.kit.labels import label

_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class CardRow(QWidget):
    """Shows cards side by side; the arrows move between them, Enter and Space pick."""

    picked = Signal(object)
    """The `CardLoad` of a card that is wanted on the strip."""
    returned = Signal(object)
    """The `CardLoad` of a card that lies on the strip and is wanted back."""
    chosen_changed = Signal()
    """Cards were chosen for an exchange, or no longer."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_choosing = False
        self._buttons: list[CardButton] = []
        self.title = label(title, wrap=False)
        self._line = QHBoxLayout()
        self._line.setSpacing(0)
        self._line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.title)
        whole.addLayout(self._line)
        # Qt orders tabs only after widgets that can have the keyboard.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_title(title)

    @property
    def buttons(self) -> tuple[CardButton, ...]:
        """The cards from left to right."""
        return tuple(self._buttons)

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the cards chosen for an exchange, from left to right."""
        return tuple(button.view.id for button in self._buttons if button.isChecked())

    def show_title(self, title: str) -> None:
        """Change the title."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def show_cards(self, cards: Sequence[CardView]) -> None:
        """Show these; the keyboard stays at its place."""
        place = self._place_of_keyboard()
        for button, view in zip(self._buttons, cards, strict=False):
            button.show_card(view)
        for view in cards[len(self._buttons) :]:
            self._add(view)
        if place is not None and place >= len(cards) > 0:
            self._buttons[len(cards) - 1].setFocus()
        for button in self._buttons[len(cards) :]:
            button.hide()
            button.deleteLater()
        del self._buttons[len(cards) :]

    def set_choosing(self, is_choosing: bool) -> None:
        """Let cards be chosen, instead of picked and carried; what is chosen already stays so."""
        if is_choosing == self._is_choosing:
            return
        self._is_choosing = is_choosing
        for button in self._buttons:
            button.set_choosing(is_choosing)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._buttons:
            self._buttons[0].setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, place = _STEPS.get(event.key()), self._place_of_keyboard()
        if step is None or place is None or event.modifiers() & _OTHER_KEYS:
            event.ignore()
        elif 0 <= place + step < len(self._buttons):
            self._buttons[place + step].setFocus(Qt.FocusReason.TabFocusReason)

    def _place_of_keyboard(self) -> int | None:
        return next((i for i, button in enumerate(self._buttons) if button.hasFocus()), None)

    def _add(self, view: CardView) -> None:
        button = CardButton(view, self)
        button.set_choosing(self._is_choosing)
        button.picked.connect(self.picked)
        button.returned.connect(self.returned)
        button.toggled.connect(lambda _is_chosen: self.chosen_changed.emit())
        self._line.insertWidget(len(self._buttons), button)
        button.show()  # The layout would show it a moment later only.
        # Qt puts a new widget last in a window's order of tabs.
        self.setTabOrder(self._buttons[-1] if self._buttons else self, button)
        self._buttons.append(button)
