"""What can be done with the results that are shown: export, delete and bring back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.results.export import export_csv, export_json
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.queries import PlayedSetting, settings
from wordsmith_desktop.records.results.store import Forgotten, Statistics
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import Button, secondary
from wordsmith_desktop.window.kit.dialogs import place_for_kinds
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import say, say_count

from .. import record_texts as texts


class LatestQuestion:
    """One question at a time; a new one makes the one before of no account."""

    def __init__(self, owner: QObject, refused: Callable[[str], object]) -> None:
        """`refused` is told why the disk does not answer; with `owner` all ends."""
        self._owner = owner
        self._refused = refused
        self._task: threads.Task | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is still to come."""
        return self._task is not None

    def ask(self, work: Callable[[], Any], answered: Callable[[Any], object]) -> None:
        """Have `work` done in another thread and its result handed over here."""
        self.stop()

        def done(result: Any) -> None:
            self._task = None
            answered(result)

        self._task = threads.run(
            lambda _ticket: work(), done=done, failed=self._fail, owner=self._owner
        )

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _fail(self, error: Exception) -> None:
        self._task = None
        if isinstance(error, UnreadableError):
            self._refused(why(error.trouble))
        elif isinstance(error, StoreError):
            self._refused(why(error))
        else:
            raise error


_FORMATS: Final = r"Control Panel\International"
"""Where Windows keeps how numbers, days and lists are written."""
_NO_SEPARATORS: Final = '"\r\n'


def ask_for_place(parent: QWidget) -> Path | None:
    """Where the file is to go; the kind that is chosen completes a name without one."""
    parted = list_separator()
    shown = say(texts.TABULATOR) if parted == "\t" else parted
    kinds = {say(texts.KIND_CSV, separator=shown): "csv", say(texts.KIND_JSON): "json"}
    return place_for_kinds(parent, say(texts.EXPORT_TITLE), kinds, name=say(texts.EXPORT_NAME))


def list_separator() -> str:
    """What parts the columns of a table for the spreadsheets of this system.

    On Windows that is a setting of its own. Elsewhere it follows the decimal point: where that is a
    comma, a comma parts nothing.
    """
    if sys.platform == "win32":
        import winreg

        with suppress(OSError), winreg.OpenKey(winreg.HKEY_CURRENT_USER, _FORMATS) as key:
            found = str(winreg.QueryValueEx(key, "sList")[0])
            if len(found) == 1 and found not in _NO_SEPARATORS:
                return found
    return _usual_separator()


def _usual_separator() -> str:
    return ";" if QLocale.system().decimalPoint() == "," else ","


class Export:
    """Writes beside the window, and says in a banner how it went."""

    def __init__(
        self,
        owner: QWidget,
        statistics: Callable[[], Statistics],
        banner: Banner,
        setting_text: Callable[[PlayedSetting], str],
    ) -> None:
        self._statistics = statistics
        self._setting_text = setting_text
        self._banner = banner
        self._name = ""
        self._question = LatestQuestion(owner, self._refuse)

    def write(self, path: Path, which: Filter) -> None:
        """Write these results; JSON where the name ends so, else a table."""
        statistics = self._statistics()
        parted = list_separator()

        def content() -> bytes:
            if path.suffix.lower() == ".json":
                return export_json(statistics, which).encode()
            said = {one.key: self._setting_text(one) for one in settings(statistics, which)}
            # Without the mark at its beginning Excel takes the letters for another alphabet's.
            return export_csv(statistics, which, parted, said).encode("utf-8-sig")

        self._name = path.name
        self._banner.show_info(say(texts.EXPORTING, name=path.name))
        self._question.ask(
            lambda: write_atomically(path, content()),
            lambda _nothing: self._banner.show_good(say(texts.EXPORTED, name=path.name)),
        )

    def _refuse(self, reason: str) -> None:
        self._banner.show_refusal(say(texts.NOT_EXPORTED, name=self._name, why=reason))


class Deletion:
    """Deletes results, says so, and has a button that undoes the last time."""

    def __init__(
        self,
        statistics: Callable[[], Statistics],
        changed: Callable[[], object],
        place: Callable[[Button], Banner],
    ) -> None:
        """`changed` is called when the results are other than before; `place` puts the button
        where its banner is.
        """
        self._statistics = statistics
        self._changed = changed
        self._forgotten: Forgotten | None = None
        self.undo_button = secondary(say(texts.BRING_BACK), self._bring_back)
        self.undo_button.hide()
        self.banner = place(self.undo_button)

    def forget(self, which: Filter) -> None:
        """Delete these results."""
        try:
            self._forgotten = self._statistics().forget(which)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        self.banner.show_info(say_count(texts.GONE, self._forgotten.count))
        self.undo_button.show()
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._changed()

    def _bring_back(self) -> None:
        if self._forgotten is None:
            return
        try:
            self._statistics().bring_back(self._forgotten)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        self._forgotten = None
        self.undo_button.hide()
        self.banner.show_good(say(texts.IS_BACK))
        self._changed()

    def _refuse(self, error: StoreError | UnreadableError) -> None:
        trouble = error.trouble if isinstance(error, UnreadableError) else error
        self.banner.show_refusal(say(texts.NOT_DELETED, why=why(trouble)))
