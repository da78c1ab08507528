"""A plain dialog: a title, a sentence, a body that scrolls and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from . import buttons
from .appearance import look
from .asking.clicks import WordClicks
from .file_names import file_name
from .focus import FocusWatch
from .labels import label
from .layouts import Line, in_column, reveal
from .look import colour
from .scrolling import ShownWhole, scroll_by_page

_TURNS: Final = 2


class PlainDialog(QDialog):
    """Raised above the table, with an edge; Esc closes it, and it deletes itself then."""

    def __init__(self, title: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(parent is not None)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        step = look().gap(1)
        content = QWidget()
        above = in_column(label(title, size="title"), inside=content, spacing=2 * step)
        if text:
            above.addWidget(label(text))
        self.body = QVBoxLayout()
        """What the dialog is about goes here."""
        self.body.setSpacing(2 * step)
        above.addLayout(self.body, 1)
        # Without it a short text lies far from its title: labels share what room is left.
        above.addStretch()
        self._row = QHBoxLayout()
        self._row.setSpacing(step)
        self._row.addStretch(1)
        self.contents = ShownWhole(content, self._room_above)
        """Title, text and body, which scroll where the screen has too little room."""
        self._wanted = QSize()
        in_column(
            (self.contents, 1),
            self._row,
            inside=self,
            spacing=2 * step,
            margins=(3 * step, 3 * step, 3 * step, 2 * step),
        )
        WordClicks(self, has_key=True)
        self._focus_watch = FocusWatch(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.windowHandle()
        if window is not None:
            self._focus_watch.watch(window)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # A style sheet gives dialogs a ground but no edge.
        painter = QPainter(self)
        painter.setPen(QPen(colour(look().theme.edge), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key comes here only after the widget with the focus has ignored it.
        if not scroll_by_page(self, event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forth: bool) -> bool:
        is_moved = super().focusNextPrevChild(forth)
        focused = self.focusWidget()
        if is_moved and focused is not None:
            # An area scrolls by itself only for whoever comes from inside it.
            reveal(focused)
        return is_moved

    def add(self, widget: QWidget, *, stretch: int = 0) -> None:
        """Put something into the body."""
        self.body.addWidget(widget, stretch)

    def add_button(self, button: QPushButton) -> QPushButton:
        """Put a button into the row, from left to right; Enter presses the one that is filled."""
        button.setDefault(buttons.is_filled(button))
        self._row.addWidget(button)
        return button

    def add_close(self, text: str = "") -> QPushButton:
        """Put a button there that closes."""
        return self.add_button(buttons.secondary(text or say(texts.CLOSE), self.reject))

    def fit(self, width: int, height: int) -> None:
        """Ask for a size at 100 % text; the screen is never left, however large the text.

        What has no room on it scrolls, and the buttons stay below.
        """
        share = look().scale
        self._wanted = QSize(round(width * share), round(height * share))
        self.fit_again()

    def fit_again(self) -> None:
        """The same on the screen where it is by now."""
        room = room_on_screen(self)
        self._break_row(room.width())
        # How high lines are is known once they have their breadth, which the first turn gives.
        for _ in range(_TURNS):
            self._settle()
            self.resize(self._wanted.boundedTo(room))
        self._settle()
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            # By itself a window does not grow with buttons that stand on several lines.
            needed = min(layout.minimumHeightForWidth(self.width()), room.height())
            self.resize(self.width(), max(self.height(), needed))

    def _break_row(self, room: int) -> None:
        """Have the buttons stand on as many lines as they need where one is too long."""
        margins = self._around()
        if self._row.minimumSize().width() + margins.width() <= room:
            return
        items = [self._row.itemAt(place) for place in range(self._row.count())]
        line = Line()
        for button in [item.widget() for item in items if item is not None]:
            if button is not None:
                line.add(button)
        self._row.addWidget(line, 1)
        # In a dialog that is seen already it would not count before the next turn of events.
        line.show()

    def _settle(self) -> None:
        layout = self.layout()
        self.contents.updateGeometry()
        if layout is not None:
            # The size is asked for at once; Qt would reckon it in the next turn of events.
            layout.activate()

    def _around(self) -> QSize:
        layout = self.layout()
        margins = layout.contentsMargins() if layout is not None else self.contentsMargins()
        return QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _room_above(self) -> QSize:
        """The most that there can be above the buttons on this screen."""
        around = self._around()
        row, below = self._row, self._row.minimumSize().height()
        if row.hasHeightForWidth():
            below = row.minimumHeightForWidth(self.width() - around.width())
        return room_on_screen(self) - around - QSize(0, below + 2 * look().gap(1))


def room_on_screen(dialog: QWidget) -> QSize:
    """How large a dialog may be, without the window's frame and title bar around it."""
    return dialog.screen().availableSize() - QSize(40, 80)


def ask(
    parent: QWidget,
    title: str,
    text: str,
    *,
    yes: str,
    then: Callable[[], object],
    takes_enter: bool = False,
) -> PlainDialog:
    """Ask before a step that cannot be taken back; `then` is called on yes. Does not wait.

    Enter presses the button that is filled, which cancels. Where it `takes_enter`, because whoever
    is asked has just wanted that very step, it is yes, but not the Enter that asked, pressed twice.
    """
    dialog = PlainDialog(title, text, parent)
    make_no, make_yes = buttons.primary, buttons.secondary
    if takes_enter:
        make_no, make_yes = make_yes, make_no
    dialog.add_button(make_no(say(texts.CANCEL), dialog.reject))
    accept = dialog.add_button(make_yes(yes, dialog.accept))
    if takes_enter:
        buttons.Patience(dialog).watch(accept)
        accept.setFocus()
    dialog.accepted.connect(then)
    dialog.fit(480, 200)
    dialog.open()
    return dialog


def place_to_save(parent: QWidget, title: str, *, kind: str, name: str, suffix: str) -> Path | None:
    """Ask where to write a file; None where nobody wants to. `name` is proposed, as far as systems
    take it.

    `kind` is a line of the list of kinds, such as "PDF documents (*.pdf)"; `suffix` has no dot.
    """
    return place_for_kinds(parent, title, {kind: suffix}, name=name)


def place_for_kinds(
    parent: QWidget, title: str, kinds: Mapping[str, str], *, name: str
) -> Path | None:
    """The same where there is a choice of kinds, each with its suffix; the first is proposed."""
    dialog = QFileDialog(parent, title, _folder(), ";;".join(kinds))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    suffix = next(iter(kinds.values()))
    # Set here, so that the dialog asks before it takes the place of a file with this ending.
    dialog.setDefaultSuffix(suffix)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind]))
    dialog.selectFile(f"{file_name(name)}.{suffix}")
    return _asked(dialog)


def place_to_open(parent: QWidget, title: str, *, kind: str) -> Path | None:
    """Ask for a file that is there; None where nobody wants to."""
    dialog = QFileDialog(parent, title, _folder(), kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _asked(dialog)


def _folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _asked(dialog: QFileDialog) -> Path | None:
    chosen = dialog.selectedFiles() if dialog.exec() else []
    # When its page is built anew in another look, the dialog is gone with the one before.
    if Shiboken.isValid(dialog):
        dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


class WaitingDialog(PlainDialog):
    """Nothing else can be done meanwhile; it closes by itself, and Escape gives up."""

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(sentence, "", parent)
        self.fit(420, 120)
