"""A titled row of pieces, such as a hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import TARGET
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.ui.kit.strip.painting import PieceArt
from wordsmith_desktop.ui.kit.strip.piece_button import (
    PieceButton,
    button_height_in,
    button_size,
    row_height,
)
from wordsmith_desktop.ui.kit.strip.views import PieceView


class LinesLayout(QLayout):
    """As few lines as there can be without a piece narrower than `least`, all in the middle."""

    def __init__(self, *, full: QSize, least: int, height_in: Callable[[int], int]) -> None:
        """`full` is the room of a piece that has all it wants, `least` the least breadth.

        `height_in` answers the height that goes with a breadth; all in pixels.
        """
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._full, self._least, self._height_in = full, least, height_in
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)

    def set_full(self, full: QSize) -> None:
        """The room of a piece is another from now on."""
        self._full = full
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        piece, in_line = self._fit(width - margins.left() - margins.right())
        lines = max(1, -(-self._shown() // in_line))
        return lines * piece.height() + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return self._with_margins(max(1, self._shown()) * self._full.width())

    def minimumSize(self) -> QSize:
        return self._with_margins(self._least)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        piece, in_line = self._fit(area.width())
        shown = [item for item in self._items if not item.isEmpty()]
        for place, item in enumerate(shown):
            line, at = divmod(place, in_line)
            in_this = min(in_line, len(shown) - line * in_line)
            left = area.x() + max(0, area.width() - in_this * piece.width()) // 2
            x, y = left + at * piece.width(), area.y() + line * piece.height()
            item.setGeometry(QRect(x, y, piece.width(), piece.height()))

    def _with_margins(self, width: int) -> QSize:
        margins = self.contentsMargins()
        height = self._full.height() + margins.top() + margins.bottom()
        return QSize(width + margins.left() + margins.right(), height)

    def _shown(self) -> int:
        return sum(not item.isEmpty() for item in self._items)

    def _fit(self, width: int) -> tuple[QSize, int]:
        """The room of each piece in a breadth, and how many of them stand in a line."""
        count = max(1, self._shown())
        most = max(1, width // self._least)
        lines = -(-count // most)
        in_line = -(-count // lines)
        if width >= in_line * self._full.width():
            return self._full, in_line
        breadth = max(1, width // in_line)
        return QSize(breadth, self._height_in(breadth)), in_line


_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OTHER_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

_LEAST: Final = 1.65
"""Least breadth of a piece in the height of type, so that its letter is no smaller than text."""


def _line() -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(0)
    line.addStretch(1)
    line.addStretch(1)
    return line


@has_role(QAccessible.Role.Grouping)
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
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`height` is that of the pieces in pixels, `row_height` unless told otherwise.

        Where a row `wraps`, its pieces are smaller or stand in more lines where there is no room.
        """
        super().__init__(parent)
        self._art, self._height = art, height or row_height()
        self._is_choosing = False
        self._buttons: list[PieceButton] = []
        self._stop: PieceButton | None = None
        """To this one Tab comes; the arrows go on from there."""
        self.title = label(title, wrap=False)
        self.line: QLayout = self._lines() if wraps else _line()
        """Where the pieces stand."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.title)
        whole.addLayout(self.line)
        # Qt orders tabs only after widgets that can have the keyboard.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_title(title)

    @property
    def buttons(self) -> tuple[PieceButton, ...]:
        """The pieces from left to right."""
        return tuple(self._buttons)

    @property
    def piece_height(self) -> int:
        """Height of a piece that has all the room it wants, in pixels."""
        return self._height

    def set_piece_height(self, height: int) -> None:
        """Have the pieces be so many pixels high, where there is room for all of them."""
        if height == self._height:
            return
        self._height = height
        for button in self._buttons:
            button.set_piece_height(height)
        if isinstance(self.line, LinesLayout):
            self.line.set_full(button_size(self._art, height))
        self.updateGeometry()

    @property
    def full_height(self) -> int:
        """Height of the row with pieces in it, in pixels."""
        title = 0 if self.title.isHidden() else self.title.sizeHint().height()
        return title + button_size(self._art, self._height).height()

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
        self.settle_tab_stop()

    def settle_tab_stop(self) -> None:
        """Have Tab come to the row once: to the piece that had the keyboard last, or the first.

        Whoever closes some of the pieces calls it again.
        """
        open_ones = [button for button in self._buttons if button.isEnabled()]
        kept = [one for one in open_ones if one is self._stop]
        self._stop = next(iter((*kept, *open_ones)), None)
        policies = Qt.FocusPolicy
        for button in self._buttons:
            is_stop = button is self._stop
            button.setFocusPolicy(policies.StrongFocus if is_stop else policies.ClickFocus)

    def _stop_at(self, button: PieceButton) -> None:
        self._stop = button
        self.settle_tab_stop()

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
            (self._stop or self._buttons[0]).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, place = _STEPS.get(event.key()), self._place_of_keyboard()
        if step is None or place is None or event.modifiers() & _OTHER_KEYS:
            event.ignore()
            return
        beyond = self._buttons[place + 1 :] if step > 0 else self._buttons[:place][::-1]
        goal = next((button for button in beyond if button.isEnabled()), None)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)

    def _place_of_keyboard(self) -> int | None:
        return next((i for i, button in enumerate(self._buttons) if button.hasFocus()), None)

    def _lines(self) -> LinesLayout:
        return LinesLayout(
            full=button_size(self._art, self._height),
            least=max(TARGET, round(look().text_px() * _LEAST)),
            height_in=partial(button_height_in, self._art),
        )

    def _insert(self, button: PieceButton) -> None:
        if isinstance(self.line, QHBoxLayout):
            self.line.insertWidget(1 + len(self._buttons), button)
        else:
            self.line.addWidget(button)

    def make_button(self, view: PieceView) -> PieceButton:
        """A button for a piece; rows of pieces that can do more have buttons of their own."""
        return PieceButton(view, self._art, height=self._height, parent=self)

    def _add(self, view: PieceView) -> None:
        button = self.make_button(view)
        button.set_choosing(self._is_choosing)
        button.picked.connect(self.picked)
        button.returned.connect(self.returned)
        button.reached.connect(lambda: self._stop_at(button))
        button.toggled.connect(lambda _is_chosen: self.chosen_changed.emit())
        self._insert(button)
        button.show()  # The layout would show it a moment later only.
        # Qt puts a new widget last in a window's order of tabs.
        self.setTabOrder(self._buttons[-1] if self._buttons else self, button)
        self._buttons.append(button)
