"""What is done with a file that is dragged over the window, shown before it is let go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.wording.shell import drop_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from .drop_sign import DropSign
    from .feature import FileUse


def files_in(dragged: QMimeData) -> list[Path]:
    """The files of this computer that are dragged."""
    return [Path(one.toLocalFile()) for one in dragged.urls() if one.isLocalFile()]


class Dropping(QObject):
    """Watches a window for files that are dragged over it."""

    def __init__(
        self,
        window: QWidget,
        use_of: Callable[[Path], FileUse | None],
        can_take: Callable[[], bool],
    ) -> None:
        """`use_of` says what a file is good for, and `can_take` whether any is taken now."""
        super().__init__(window)
        self._window, self._use_of, self._can_take = window, use_of, can_take
        self._sign: DropSign | None = None

    @property
    def sign(self) -> DropSign | None:
        """What is shown; None while nothing is dragged."""
        sign = self._sign
        return sign if sign and Shiboken.isValid(sign) and not sign.isHidden() else None

    def watch(self, window: QWindow) -> None:
        """Watch the window of the system's from now on."""
        # There the sign comes before Qt looks for what lies under the mouse: a field would take the
        # path of a file for text.
        window.installEventFilter(self)

    def file_in(self, dragged: QMimeData) -> Path | None:
        """The one file that can be let go now; None for none or several."""
        found = files_in(dragged)
        return found[0] if len(found) == 1 and self._can_take() else None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent):
            self._show(files_in(event.mimeData()))
        elif event.type() in (QEvent.Type.DragLeave, QEvent.Type.Drop):
            self._end()
        return False

    def _show(self, files: list[Path]) -> None:
        self._end()
        if not files or not self._can_take():
            return
        use = self._use_of(files[0])
        refusal = texts.ONE_AT_A_TIME if len(files) > 1 else texts.UNKNOWN_KIND
        is_refusal = use is None or len(files) > 1
        sentence = say(refusal if use is None or is_refusal else use.title)
        name = ", ".join(path.name for path in files[:2])
        name += " …" if len(files) > 2 else ""
        # The frame, which this is part of, is seen before what the sign is made of is loaded.
        from .drop_sign import DropSign

        self._sign = DropSign(sentence, name, is_refusal=is_refusal, parent=self._window)
        announce(self._window, f"{sentence}: {name}")

    def _end(self) -> None:
        if self._sign is not None and Shiboken.isValid(self._sign):
            self._sign.hide()
            self._sign.deleteLater()
        self._sign = None
