"""The door of backups: everything goes into one file, and comes back from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.value import asdict
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit.dialogs import place_to_open, place_to_save
from wordsmith_desktop.window.shell.feature import Around, Feature, FileUse, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell import data_texts as texts
from wordsmith_desktop.wording.shell.drop_texts import SEE_BACKUP
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import Text, say, say_count

if TYPE_CHECKING:
    from wordsmith_desktop.core.background import Ticket
    from wordsmith_desktop.window.kit.dialogs import WaitingDialog

    from .backup import Contents
    from .backups import Addition


OF_PLACE: Final = (
    *("player_names", "table_computers", "soloist", "names_asked"),
    *("word_language", "last_game", "challenge_clock"),
    *("lessons_done", "lessons_begun", "first_matches"),
    *("last_setups", "pad_players", "pad_lines"),
)
"""Settings that remember what was done here, rather than how somebody likes the program."""


class GivenUpError(WordsmithError):
    """Somebody pressed Escape."""


class BackupDoor(Feature):
    """Works beside the window, which waits under a dialog; says in a line how it went."""

    def __init__(self, around: Around) -> None:
        self._stage = around.stage
        self._preferences = around.preferences
        self._backups = around.services.backups
        self._today = around.services.today

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (
            MenuLine(MenuPlace.DATA, texts.MENU_BACK_UP, self.back_up),
            MenuLine(MenuPlace.DATA, texts.MENU_BRING_IN, self.bring_in),
        )

    def use_of(self, path: Path) -> FileUse | None:
        from .backup import SUFFIX

        is_one = path.suffix.lower().removeprefix(".") == SUFFIX
        return FileUse(SEE_BACKUP, partial(self.look_into, path)) if is_one else None

    def back_up(self) -> None:
        """Ask for a place, and write everything there."""
        from .backup import SUFFIX

        target = place_to_save(
            self._stage.as_parent(),
            say(texts.BACKUP_TITLE),
            kind=say(texts.BACKUP_KIND),
            name=say(texts.BACKUP_NAME, day=self._today().isoformat()),
            suffix=SUFFIX,
        )
        if target is not None:
            self.back_up_to(target)

    def back_up_to(self, target: Path) -> None:
        """Write everything into a file."""
        self._run(
            texts.BACKING_UP,
            lambda report: self._backups.back_up(target, report),
            lambda count: self._stage.tell(say_count(texts.BACKED_UP, count, name=target.name)),
            lambda error: say(texts.NOT_BACKED_UP, name=target.name, why=_reason(error)),
        )

    def bring_in(self) -> None:
        """Ask for a backup, and what of it is wanted."""
        path = place_to_open(
            self._stage.as_parent(), say(texts.BRING_IN_TITLE), kind=say(texts.BACKUP_KIND)
        )
        if path is not None:
            self.look_into(path)

    def look_into(self, path: Path) -> None:
        """Show what a backup has, and ask what of it is wanted."""
        self._run(
            texts.LOOKING,
            lambda report: self._backups.look_into(path, report),
            lambda contents: self._ask(path, contents),
            lambda error: _refusal(path, error),
            only_looks=True,
        )

    # Inside

    def _ask(self, path: Path, contents: Contents) -> None:
        from .pages.backup_dialog import BringInDialog

        has_settings = self._backups.settings_in(contents) is not None
        dialog = BringInDialog(contents, has_settings=has_settings, parent=self._stage.as_parent())
        dialog.wanted.connect(
            lambda further, settings: self._bring(path, contents, further, settings)
        )
        self._stage.open_dialog(dialog)

    def _bring(
        self, path: Path, contents: Contents, takes_further: bool, takes_settings: bool
    ) -> None:
        def done(found: Addition) -> None:
            if takes_settings:
                self._take_settings(contents)
            self._stage.go_home()
            self._stage.tell(_told(found))

        def begin() -> None:
            # The match at the table may be one of those that are replaced.
            self._stage.go_home()
            self._run(
                texts.BRINGING_IN,
                lambda report: self._backups.bring_in(
                    path, contents, takes_further=takes_further, progress=report
                ),
                done,
                lambda error: _refusal(path, error),
            )

        self._stage.leaving(begin)

    def _take_settings(self, contents: Contents) -> None:
        settings = self._backups.settings_in(contents)
        if settings is not None:
            wanted = asdict(settings)
            self._preferences.change(
                **{name: value for name, value in wanted.items() if name not in OF_PLACE}
            )

    def _run(
        self,
        sentence: Text,
        work: Callable[[Callable[[int, int], object]], Any],
        done: Callable[[Any], object],
        refusal: Callable[[Exception], str],
        *,
        only_looks: bool = False,
    ) -> None:
        """Do something beside the window; Escape gives it up wherever it can still be given up.

        What was done by then all the same is told, unless that was a look alone.
        """
        from wordsmith_desktop.window.kit.dialogs import WaitingDialog
        from wordsmith_desktop.window.kit.threads import run

        waiting = WaitingDialog(say(sentence), self._stage.as_parent())
        has_given_up = Event()
        waiting.rejected.connect(has_given_up.set)
        self._stage.open_dialog(waiting)

        def begin(ticket: Ticket) -> Any:
            def report(count: int, whole: int) -> None:
                if has_given_up.is_set():
                    raise GivenUpError
                ticket.report(count, whole)

            return work(report)

        def finish(found: Any) -> None:
            _close(waiting)
            if not (only_looks and has_given_up.is_set()):
                done(found)

        def fail(error: Exception) -> None:
            _close(waiting)
            if not isinstance(error, GivenUpError):
                self._stage.tell(refusal(error))

        run(begin, done=finish, failed=fail)


def _close(dialog: WaitingDialog) -> None:
    from shiboken6 import Shiboken

    if Shiboken.isValid(dialog):
        dialog.accept()


def _told(found: Addition) -> str:
    said = say(
        texts.BROUGHT_IN,
        matches=say_count(texts.MATCHES, found.matches),
        players=say_count(texts.PLAYERS, found.players),
        words=say_count(texts.HOUSE_WORDS, found.words),
    )
    more = (
        (texts.WERE_MADE, found.made),
        (texts.WERE_PRACTICE, found.exercises),
        (texts.WERE_PAPERS, found.papers),
        (texts.WERE_REPLACED, found.replaced),
        (texts.WERE_DAMAGED, found.damaged),
    )
    said += "".join(say_count(text, count) for text, count in more if count)
    return said if found.is_kept else said + say(texts.WERE_NOT_KEPT)


def _refusal(path: Path, error: Exception) -> str:
    return say(texts.NOT_BROUGHT_IN, name=path.name, why=_reason(error))


def _reason(error: Exception) -> str:
    """Half a sentence; what nobody expected is raised, so that it is reported."""
    from .backup_file import BackupError, BackupFault

    faults = {
        BackupFault.NO_BACKUP: texts.NO_BACKUP,
        BackupFault.NEWER: texts.BACKUP_NEWER,
        BackupFault.DAMAGED: texts.BACKUP_DAMAGED,
        BackupFault.TEXT: texts.BACKUP_TEXT,
    }
    if isinstance(error, BackupError) and error.left is not None:
        text = texts.BACKUP_CUT if error.left.of else texts.BACKUP_CUT_OF_OLD
        return say(text, n=error.left.whole, all=error.left.of)
    if isinstance(error, BackupError):
        return say(faults[error.fault])
    if isinstance(error, StoreError):
        return why(error)
    if isinstance(error, UnreadableError):
        return why(error.trouble)
    raise error


DOOR = BackupDoor
