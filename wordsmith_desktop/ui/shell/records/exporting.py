"""The statistics as a file for other programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.statistics.export import export_csv, export_json
from wordsmith_desktop.records.statistics.filters import Filter
from wordsmith_desktop.records.statistics.store import Statistics
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.records.asking import Asking

_KINDS = (texts.KIND_CSV, texts.KIND_JSON)


def ask_for_place(parent: QWidget) -> Path | None:
    """Where the file is to go; the kind that is chosen completes a name without one."""
    kinds = ";;".join(say(kind) for kind in _KINDS)
    name, kind = QFileDialog.getSaveFileName(
        parent, say(texts.EXPORT_TITLE), f"{say(texts.EXPORT_NAME)}.csv", kinds
    )
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(_suffix(kind))


def _suffix(kind: str) -> str:
    return ".json" if kind == say(texts.KIND_JSON) else ".csv"


class Export:
    """Writes beside the window, and says in a banner how it went."""

    def __init__(
        self, owner: QWidget, statistics: Callable[[], Statistics], banner: Banner
    ) -> None:
        self._statistics = statistics
        self._banner = banner
        self._name = ""
        self._asking = Asking(owner, self._refuse)

    def write(self, path: Path, which: Filter) -> None:
        """Write these results; JSON where the name ends so, else a table."""
        statistics = self._statistics()
        export = export_json if path.suffix.lower() == ".json" else export_csv
        self._name = path.name
        self._banner.show_info(say(texts.EXPORTING, name=path.name))
        self._asking.ask(
            lambda: write_atomically(path, export(statistics, which).encode()),
            lambda _nothing: self._banner.show_good(say(texts.EXPORTED, name=path.name)),
        )

    def _refuse(self, reason: str) -> None:
        self._banner.show_refusal(say(texts.NOT_EXPORTED, name=self._name, why=reason))
