"""A titled row of pieces, such as a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.strip.art import PieceArt
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton, row_height
from wordsmith_desktop.ui.kit.strip.views import PieceView

_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class PieceRow(QWidget):
    """Shows pieces side by side; the arrows move between them, Enter and Space pick."""

    picked = Signal(object)
    """The `PieceLoad` of a piece that is wanted on the strip."""
    returned = Signal(object)
    """The `PieceLoad` of a piece that lies on the strip and is wanted back."""
    chosen_changed = Signal()
    """Pieces were chosen for an exchange, or no longer."""

    def __init__(
        self,
        title: str,
        art: PieceArt,
        *,
        height: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`height` is that of the pieces in pixels, `row_height` unless told otherwise."""
        super().__init__(parent)
        self._art, self._height = art, height or row_height()
        self._is_choosing = False
        self._buttons: list[PieceButton] = []
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
    def buttons(self) -> tuple[PieceButton, ...]:
        """The pieces from left to right."""
        return tuple(self._buttons)

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the pieces chosen for an exchange, from left to right."""
        return tuple(button.view.id for button in self._buttons if button.isChecked())

    def show_title(self, title: str) -> None:
        """Change the title."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def show_pieces(self, pieces: Sequence[PieceView]) -> None:
        """Show these; the keyboard stays at its place."""
        place = self._place_of_keyboard()
        for button, view in zip(self._buttons, pieces, strict=False):
            button.show_piece(view)
        for view in pieces[len(self._buttons) :]:
            self._add(view)
        if place is not None and place >= len(pieces) > 0:
            self._buttons[len(pieces) - 1].setFocus()
        for button in self._buttons[len(pieces) :]:
            button.hide()
            button.deleteLater()
        del self._buttons[len(pieces) :]

    def set_choosing(self, is_choosing: bool) -> None:
        """Let pieces be chosen, instead of picked and carried; what is chosen already stays so."""
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

    def make_button(self, view: PieceView) -> PieceButton:
        """A button for a piece; rows of pieces that can do more have buttons of their own."""
        return PieceButton(view, self._art, height=self._height, parent=self)

    def _add(self, view: PieceView) -> None:
        button = self.make_button(view)
        button.set_choosing(self._is_choosing)
        button.picked.connect(self.picked)
        button.returned.connect(self.returned)
        button.toggled.connect(lambda _is_chosen: self.chosen_changed.emit())
        self._line.insertWidget(len(self._buttons), button)
        button.show()  # The layout would show it a moment later only.
        # Qt puts a new widget last in a window's order of tabs.
        self.setTabOrder(self._buttons[-1] if self._buttons else self, button)
        self._buttons.append(button)
