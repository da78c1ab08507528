"""Tries the installer in Wine as people use it: installed, played by keys, updated, removed."""

from __future__ import annotations

import hashlib
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from building import BuildError, Log
from linux.first_match import TITLE, begin_match
from linux.screen import Screen, screen, wait_for
from windows import wine
from windows.build import NAME
from windows.build import TITLE as PROGRAM
from windows.try_installer import uninstalling

from wordsmith_desktop.app.paths import DATA_VARIABLE

FOLDER: Final = f"C:\\Program Files\\{PROGRAM}"
HOME: Final = "users\\root"
"""Spelled as the folder that Wine makes, since this machine tells small letters from capitals."""
DATA: Final = f"{HOME}\\AppData\\Local\\{NAME}"
SAVE: Final = f"{HOME}\\our Grüße.wordsmith"
MODE: Final = "AllUsers"
"""Wine looks for the classes of files below HKLM alone."""
MATCH: Final = "kept.jsonl"
WELCOME: Final = "Welcome to the table"
"""In the title of a first start, once there is more than the window's frame."""
_CLASSES: Final = ("WordsmithDesktop.Match", "WordsmithDesktop.HiddenCrossword")
_SETTLED_S: Final = 3.0
"""Until a window that has come has painted all, and the dictionary beside it is there."""
_ENDED_S: Final = 60.0


class Trial:
    """Somebody at a Windows with a screen, a keyboard and the installer."""

    def __init__(self, windows: wine.Windows, shown: Screen, pictures: Path) -> None:
        self._windows = windows
        self._screen = shown
        self._pictures = pictures

    def install(self, setup: Path) -> str:
        """Install for all, silently; the version that Windows lists then."""
        self._windows.run(wine.windows_path(setup), "/S", f"/{MODE}")
        key = rf"HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
        said = self._windows.run("reg", "query", key, "/v", "DisplayVersion", "/reg:64")
        return said.split("REG_SZ")[1].split()[0]

    def welcomes_somebody_new(self) -> str:
        """A first start, whose folder lies on another drive, is photographed and ends by Ctrl+Q.

        The folder's files afterwards.
        """
        folder = self._windows.prefix.parent / "Ordner für Grüße"
        environ = {DATA_VARIABLE: wine.windows_path(folder)}
        with self._started(self._program(), WELCOME, environ):
            self._screen.shoot(self._pictures / "first-window.png")
        files = sorted(path.name for path in folder.rglob("*") if path.is_file())
        if not files:
            raise BuildError(f"nothing is kept in {folder}")
        return ", ".join(files)

    def keeps_a_match(self) -> str:
        """A match lies among the person's own; the word that can be made in it."""
        place = self._windows.drive(DATA) / "saves" / "matches" / MATCH
        place.parent.mkdir(parents=True, exist_ok=True)
        return begin_match(place)

    def plays_a_word_by_keys(self) -> str:
        """A double click on a save opens it; a word is typed, claimed and stands; the word."""
        place = self._windows.drive(SAVE)
        word = begin_match(place)
        # What Explorer does with a file that somebody clicks twice.
        with self._started(("start", f"C:\\{SAVE}"), TITLE):
            self._screen.write(word.lower())
            self._screen.press("Return")
            wait_for(lambda: self._sheet_with(word), f"{word} on the sheet")
            self._screen.shoot(self._pictures / "first-word.png")
        return word

    def remembers_its_match(self) -> None:
        """The match that lay there before the update is understood after it."""
        self._windows.run(*self._console("replay", f"C:\\{DATA}\\saves\\matches\\{MATCH}"))

    def uninstall(self) -> None:
        """Remove it silently; what is left of the program is nothing."""
        # A line of its own, since a quotation mark would be taken for a part of the folder.
        line = uninstalling(FOLDER, MODE)
        script = self._windows.drive("remove.cmd")
        script.write_text(f"@{line}\r\n", "utf-8")
        self._windows.run("cmd", "/c", "C:\\remove.cmd")
        script.unlink()
        left = sorted(path.name for path in self._windows.drive(FOLDER[3:]).rglob("*"))
        # Called so, it cannot remove itself; people call a copy of it.
        if left != ["uninstall.exe"]:
            raise BuildError(f"{FOLDER} still holds {left}")
        for name in _CLASSES:
            key = rf"HKLM\Software\Classes\{name}"
            self._windows.run("reg", "query", key, "/reg:64", status=1)

    def kept(self) -> dict[str, str]:
        """What the person has, by the place of each file, with its digest."""
        folder = self._windows.drive(DATA)
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        return {
            str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in files
        }

    def expect_kept(self, before: dict[str, str]) -> str:
        """What the person had is there, byte for byte; how much it is. Raises `BuildError`."""
        now = self.kept()
        lost = sorted(name for name in before if before[name] != now.get(name))
        if lost or not before:
            raise BuildError(f"not as it was: {lost}")
        return f"{len(before)} files"

    def _program(self, *arguments: str) -> tuple[str, ...]:
        return (f"{FOLDER}\\{NAME}.exe", *arguments)

    def _console(self, *arguments: str) -> tuple[str, ...]:
        return (f"{FOLDER}\\{NAME}.com", *arguments)

    @contextmanager
    def _started(
        self, words: tuple[str, ...], title: str, environ: Mapping[str, str] | None = None
    ) -> Iterator[None]:
        """A program whose window is in front; it ends by Ctrl+Q and must not complain."""
        with self._windows.start(*words, environ=environ) as process:
            try:
                window = self._screen.wait_for_window(title)
                time.sleep(_SETTLED_S)
                yield
                self._screen.press("ctrl+q")
                wait_for(lambda: "" if self._screen.has(window) else "gone", f"the end of {title}")
                process.communicate(timeout=_ENDED_S)
            except BaseException as error:
                # Whoever waits for it here would wait for ever.
                self._windows.end()
                if isinstance(error, subprocess.TimeoutExpired):
                    raise BuildError("the program does not end") from error
                raise
        if process.returncode:
            raise BuildError(f"{words[0]} ended with {process.returncode}")

    def _sheet_with(self, word: str) -> str:
        """The sheets of the match that is played, among the person's own, once the word stands."""
        folder = f"{DATA}\\saves\\matches"
        for save in self._windows.drive(folder).glob("*.jsonl"):
            with suppress(BuildError):
                sheet = self._windows.run(*self._console("replay", f"C:\\{folder}\\{save.name}"))
                if word in sheet:
                    return sheet
        return ""


def try_installer(
    system: wine.System, setup: Path, older: Path, python: Path, pictures: Path, log: Log
) -> None:
    """Try `setup`, and as an update of `older`; pictures lie in their folder. Raises `BuildError`.

    `python` is Windows' own, for what has to run inside.
    """
    pictures.mkdir(parents=True, exist_ok=True)
    with screen() as shown, wine.fresh_windows(system, shown.display) as windows:
        script = wine.windows_path(Path(__file__).with_name("try_installer.py"))
        call = (wine.windows_path(python), script, wine.windows_path(setup))
        log.step("install for one and for all, ask, update, remove", lambda: windows.run(*call))
        trial = Trial(windows, shown, pictures)
        log.step("install an older version for all", lambda: trial.install(older))
        log.step("a match lies in the person's folder", trial.keeps_a_match)
        before = trial.kept()
        log.step("update it", lambda: trial.install(setup))
        log.step("the person's files are as they were", lambda: trial.expect_kept(before))
        log.step("the match is understood", trial.remembers_its_match)
        log.step("a first start, with a folder on another drive", trial.welcomes_somebody_new)
        log.step("a double click opens a save, and a word is played", trial.plays_a_word_by_keys)
        played = trial.kept()
        log.step("remove it, and nothing of it is left", trial.uninstall)
        log.step("but the person's files", lambda: trial.expect_kept(played))
