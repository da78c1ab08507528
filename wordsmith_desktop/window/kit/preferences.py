"""The settings in use, and a signal when one of them changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.settings import Settings


class Preferences(QObject):
    """Holds one `Settings` value; whoever keeps it on disk gives `keep`."""

    changed = Signal(object)
    """The new `Settings`, after it was kept."""

    def __init__(
        self,
        settings: Settings | None = None,
        keep: Callable[[Settings], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings or Settings()
        self._keep = keep

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings

    def change(self, **fields: Any) -> None:
        """Change some fields; nothing happens where they are as they were."""
        changed = replace(self._settings, **fields)
        if changed == self._settings:
            return
        self._settings = changed
        if self._keep is not None:
            self._keep(changed)
        self.changed.emit(changed)
