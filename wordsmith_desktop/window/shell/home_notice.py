"""What has happened, on the home page: it lies over the program's name, and nothing moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import Button, narrow, quiet, secondary
from wordsmith_desktop.window.kit.layouts import in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.wording.shell.texts import DISCARD
from wordsmith_desktop.wording.texts import CLOSE, say


class HomeNotice(QWidget):
    """A message, and a button where there is something to do about it.

    It has no place in a layout: whoever is about to press something finds that where it was.
    """

    def __init__(self, over: QWidget, parent: QWidget) -> None:
        """It lies over that widget within its parent, as broad as the line where it is alone."""
        super().__init__(parent)
        self._over, self._page = over, parent
        self._call: Callable[[], object] = lambda: None
        self.banner = Banner(lines=1, is_tight=True)
        # Elsewhere it keeps its room; here it takes what its sentence needs.
        fills = QSizePolicy.Policy
        self.banner.setSizePolicy(fills.Expanding, fills.MinimumExpanding)
        self.button: Button = narrow(secondary(say(DISCARD), lambda: self._call()))
        """Does something about it, most often that."""
        row = in_row((self.banner, 1), inside=self, spacing=look().gap(1))
        row.setContentsMargins(0, 0, look().gap(1), 0)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.close_button = narrow(quiet("×", self.hide, name=say(CLOSE)))
        """Puts it away."""
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        for watched in (over, parent):
            watched.installEventFilter(self)

    def tell(self, sentence: str, action: str, call: Callable[[], object] | None) -> None:
        """Say something in the place of what was said before."""
        self.button.setVisible(call is not None)
        if call is not None:
            self._call = call
            self.button.setText(action.replace("&", "&&"))
            self.button.setAccessibleName(action)
        self.show()
        self.banner.show_info(sentence)
        self._settle()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        # The name below does not show beside the message.
        QPainter(self).fillRect(self.rect(), colour(look().theme.table))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        inside = self.layout()
        if inside is not None:
            # Until then it knows only the height that it had with the sentence before.
            inside.activate()
        place = self._over.geometry()
        line = self._page.width() - 2 * place.left()
        # In a narrow window, or beside large text, the name has the whole line.
        is_alone = line - place.width() < look().px(_LEAST_BESIDE)
        width = max(line if is_alone else place.width(), self.minimumSizeHint().width())
        if self.heightForWidth(width) > place.height():
            # Rather over what stands beside the name than over who sits at the table.
            width = line
        place.setWidth(width)
        place.setHeight(max(place.height(), self.heightForWidth(width)))
        self.setGeometry(place)


_LEAST_BESIDE = 38
"""Less than so many grid steps beside the name are nobody's place."""
