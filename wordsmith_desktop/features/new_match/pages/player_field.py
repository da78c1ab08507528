"""A field for a player's name, which knows those who are remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from wordsmith_desktop.records.names import LONGEST_NAME, folded
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.emblems import emblem_icon, paint_emblem
from wordsmith_desktop.window.kit.stylesheet import mark_paths
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.shell import players_texts as texts
from wordsmith_desktop.wording.texts import EMBLEMS, say

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PlayerField(QLineEdit):
    """Any name will do. Those of remembered players are offered, and show their emblem."""

    def __init__(self, name: str, profiles: Sequence[Profile]) -> None:
        super().__init__(name)
        self._by_name = {folded(one.name): one for one in profiles}
        self._can_offer = bool(profiles)
        self.setMaxLength(LONGEST_NAME)
        if profiles:
            completer = _Completer(profiles, self)
            completer.activated.connect(self.setText)
            self.setCompleter(completer)
            # No move is reported without it while no button is down. The arrow is only
            # painted, so it has no cursor of its own.
            self.setMouseTracking(True)
        self.textChanged.connect(lambda _text: self._show_profile())
        self._show_profile()

    @property
    def profile(self) -> Profile | None:
        """Whoever is remembered under the name as it stands."""
        return self._by_name.get(folded(self.text()))

    def show_all(self) -> None:
        """Offer everybody who is remembered."""
        completer = self.completer()
        if completer is not None:
            completer.setCompletionPrefix("")
            completer.complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.show_all()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._is_on_arrow(event):
            self.show_all()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        shapes = Qt.CursorShape
        self.setCursor(
            shapes.PointingHandCursor if self._is_on_arrow(event) else shapes.IBeamCursor
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._can_offer:
            return
        painter, side = QPainter(self), look().px(2.5)
        area = QRect(0, 0, side, side)
        area.moveCenter(QRect(self.width() - look().px(4), 0, look().px(4), self.height()).center())
        QIcon(mark_paths(look())["down"]).paint(painter, area)
        if self.profile is not None:
            top = (self.height() - side) / 2
            rect = QRectF(look().gap(1) + 2, top, side, side)
            paint_emblem(painter, rect, self.profile.colour, look())

    def _is_on_arrow(self, event: QMouseEvent) -> bool:
        return self._can_offer and event.position().x() > self.width() - look().px(4)

    def _show_profile(self) -> None:
        """Make room for emblem and arrow, and say both."""
        profile = self.profile
        left = look().px(3) if profile else 0
        self.setTextMargins(left, 0, look().px(3) if self._can_offer else 0, 0)
        spoken = say(EMBLEMS[profile.colour]) if profile else ""
        set_tip(self, spoken)
        hint = say(texts.FIELD_HINT) if self._can_offer else ""
        self.setAccessibleDescription(". ".join(part for part in (spoken, hint) if part))


class _Completer(QCompleter):
    """Offers names; where none of them was chosen, Enter means what it means without a list."""

    def __init__(self, profiles: Sequence[Profile], field: PlayerField) -> None:
        # `self` is no QObject before `super().__init__`, so the field is the parent.
        model = QStandardItemModel(field)
        for one in profiles:
            model.appendRow(QStandardItem(emblem_icon(one.colour), one.name))
        super().__init__(model, field)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        names = QListView()
        names.setAccessibleName(say(texts.FIELD_LIST))
        names.setProperty("popup", "names")
        names.setIconSize(QSize(look().px(3), look().px(3)))
        self.setPopup(names)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        popup = self.popup()
        if (
            watched is popup
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _ENTER
            and popup is not None
            and not popup.currentIndex().isValid()
        ):
            popup.hide()
            # A copy, since Qt deletes what is posted. Posted, since only a queued event goes on
            # to the dialog where the field ignores it.
            again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
            QCoreApplication.postEvent(self.widget(), again)
            return True
        return super().eventFilter(watched, event)
