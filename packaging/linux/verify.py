"""Tries the packages for real: they are installed, started, played and removed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from building import BuildError, Log
from bundle import opened_files
from linux.fresh import HOME, FreshSystem, fresh_system
from linux.needs import REQUIRED
from linux.screen import Screen, screen
from linux.trial import SAVE, Trial

from wordsmith_desktop.app.paths import APP_NAME, DESKTOP_ID

_CACHE: Final = f"{HOME}/.cache"
_AFTER_ALL: Final = (
    SAVE,
    _CACHE,
    f"{_CACHE}/fontconfig",
    f"{HOME}/.config",
    f"{HOME}/.local",
    f"{HOME}/.local/share",
)
"""What stays of somebody who has deleted everything: a file of their own, common folders, and
what the system's font library writes down for all programs."""
_PLAYED: Final = (
    *_AFTER_ALL,
    f"{HOME}/.config/{APP_NAME}",
    f"{HOME}/.local/share/{APP_NAME}",
)
"""What somebody has who has played."""
_WHOLE: Final = (APP_NAME, "fontconfig")
"""Folders of these names may hold anything."""
_BIN: Final = f"{HOME}/.local/bin"
_TOOLS: Final = ("appstream", "desktop-file-utils", "shared-mime-info")
"""Of a desktop, to validate with and to have its tables of menus and kinds of files made."""


def verify(packages: Sequence[Path], work: Path) -> None:
    """Try the Debian package and the installer among these. Raises `BuildError`.

    The log and pictures of the first window lie in `work` afterwards.
    """
    log = Log(work / "verify.log")
    for package in packages:
        trial = _TRIALS.get(package.suffix)
        if trial is not None:
            pictures = work / f"verify{package.suffix}"
            pictures.mkdir(exist_ok=True)
            log.say(f"== {package.name}, {package.stat().st_size / 1e6:.1f} MB")
            with fresh_system() as system, screen() as shown:
                trial(system, shown, package, pictures, log)


def try_deb(system: FreshSystem, shown: Screen, package: Path, pictures: Path, log: Log) -> None:
    """Install it as an administrator does, and use it as an ordinary person."""
    inside = system.bring(package, f"/root/{package.name}")
    before = system.files()
    log.step("install with apt-get", lambda: system.install(inside))
    installed = system.files()
    _play(Trial(system, shown, APP_NAME, pictures), log)
    log.step("its files are as they were installed", lambda: system.run("dpkg", "-V", APP_NAME))
    _expect(system.files(), installed, _PLAYED, log, "nothing is written but the person's own")
    remove = ("apt-get", "-qq", "purge", "-y", "--autoremove", APP_NAME)
    log.step("remove with apt-get", lambda: system.run(*remove))
    _expect(system.files(), before, _PLAYED, log, "nothing is left behind but that")
    log.step("install again, beside a desktop's tools", lambda: system.install(inside, *_TOOLS))
    _validate(system, "/usr/share", log)


def try_per_user(
    system: FreshSystem, shown: Screen, package: Path, pictures: Path, log: Log
) -> None:
    """Install it as a person without any rights, on a system that has what desktops have."""
    system.install(*sorted(set(REQUIRED.values())), *_TOOLS, "xz-utils")
    inside = system.bring(package, f"{HOME}/{package.name}")
    before = system.files()

    def install() -> None:
        system.run("sh", inside, person=True)

    def remove(*arguments: str, mine: Sequence[str] = _PLAYED) -> None:
        what = " ".join(("remove", *arguments))
        log.step(what, lambda: system.run(f"{_BIN}/{APP_NAME}-uninstall", *arguments, person=True))
        _expect(system.files(), before, mine, log, "nothing else is left behind")

    def remove_answering(answer: str, *, mine: Sequence[str]) -> None:
        install()
        asked = f"echo {answer} | script -qec {_BIN}/{APP_NAME}-uninstall /dev/null"
        log.step(f"remove, answering {answer}", lambda: system.run("sh", "-c", asked, person=True))
        _expect(system.files(), before, mine, log, "what was played is kept or deleted as wanted")

    log.step("install as an ordinary person", install)
    installed = system.files()
    _play(Trial(system, shown, f"{_BIN}/{APP_NAME}", pictures), log)
    _expect(system.files(), installed, _PLAYED, log, "nothing is written but the person's own")
    _validate(system, f"{HOME}/.local/share", log)
    log.step("install over it", install)
    _expect(system.files(), installed, _PLAYED, log, "nothing is there twice")
    remove()
    remove_answering("n", mine=_PLAYED)
    remove_answering("y", mine=_AFTER_ALL)
    install()
    system.run("mkdir", "-p", f"{HOME}/.local/share/{APP_NAME}", person=True)
    remove("--delete-data", mine=_AFTER_ALL)


_TRIALS: Final = {".deb": try_deb, ".run": try_per_user}


def _play(trial: Trial, log: Log) -> None:
    log.step("commands answer", trial.answers)
    log.step("start without a display, end by Ctrl+C", trial.starts_offscreen)
    log.step("start in an X window, s until it is there", lambda: f"{trial.shows_its_window():.2f}")
    log.step("no socket but to this machine", trial.asks_nothing_of_the_network)
    log.step("open a match by its file, type a word, Enter", trial.plays_a_word)


def _validate(system: FreshSystem, share: str, log: Log) -> None:
    entry = f"{share}/applications/{DESKTOP_ID}.desktop"
    description = f"{share}/metainfo/{DESKTOP_ID}.metainfo.xml"
    log.step("desktop-file-validate", lambda: system.run("desktop-file-validate", entry))
    validate = ("appstreamcli", "validate", "--no-net", description)
    log.step("appstreamcli validate", lambda: system.run(*validate))
    log.step("a double click on a save opens the program", lambda: _association(system, share))


def _association(system: FreshSystem, share: str) -> None:
    """Whether the desktop's tables lead from the file's name to the program."""
    globs, programs = f"{share}/mime/globs2", f"{share}/applications/mimeinfo.cache"
    for kind in opened_files.KINDS:
        entries = {
            globs: f"{kind.mime_type}:*.{kind.suffix}",
            programs: f"{kind.mime_type}={DESKTOP_ID}.desktop",
        }
        for table, entry in entries.items():
            if entry not in (system.root / table.lstrip("/")).read_text("utf-8"):
                raise BuildError(f"{table} does not hold {entry}")


def _expect(
    files: frozenset[str], wanted: frozenset[str], mine: Sequence[str], log: Log, what: str
) -> None:
    """The files are these, but for what is somebody's own. Raises `BuildError`."""
    more = sorted(name for name in files - wanted if not _is_one_of(name, mine))
    gone = sorted(wanted - files)
    if more or gone:
        raise BuildError(f"not so: {what}\nmore: {more[:40]}\ngone: {gone[:40]}")
    log.say(f"ok           {what}")


def _is_one_of(name: str, mine: Sequence[str]) -> bool:
    own = tuple(one.lstrip("/") for one in mine)
    return name in own or name.startswith(tuple(f"{one}/" for one in own if one.endswith(_WHOLE)))
