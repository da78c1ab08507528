"""Tries an installer for real: puts it in, updates it, takes it out. `python try_installer.py EXE`

Runs on Windows, or elsewhere in Wine with an installer made for `--machine amd64-unicode`. It
wants a system that has no Wordsmith Desktop and nothing played, and leaves it so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NAME: Final = "wordsmith-desktop"
TITLE: Final = "Wordsmith Desktop"
MODES: Final = ("CurrentUser", "AllUsers")
ROOTS: Final = {"CurrentUser": "HKCU", "AllUsers": "HKLM"}
UNINSTALL_KEY: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
CLASSES: Final = (
    r"Software\Classes\.wordsmith",
    r"Software\Classes\WordsmithDesktop.Match",
    r"Software\Classes\.hidden-crossword",
    r"Software\Classes\WordsmithDesktop.HiddenCrossword",
)
ON_WINDOWS: Final = sys.platform == "win32"


def started(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Windows and wait for it."""
    return subprocess.run(
        [*([] if ON_WINDOWS else ["wine"]), *command],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=600,
        check=False,
    )


def call(*command: str) -> str:
    """Run a program of Windows; what it said. Raises `AssertionError` where it failed."""
    done = started(*command)
    assert done.returncode == 0, f"{command} ended with {done.returncode}"
    return done.stdout.replace("\r", "")


def variable(name: str) -> Path:
    """A folder that Windows names by a variable, as this system sees it."""
    value = call("cmd", "/c", "echo", f"%{name}%").strip()
    if ON_WINDOWS:
        return Path(value)
    found = subprocess.run(["winepath", "-u", value], capture_output=True, text=True, check=True)
    return Path(found.stdout.strip())


def has_key(mode: str, key: str) -> bool:
    """Whether the registry has a key."""
    return started("reg", "query", rf"{ROOTS[mode]}\{key}", "/reg:64").returncode == 0


def value_of(mode: str, key: str, name: str) -> str:
    """A value of the registry; the name "" is the unnamed one."""
    which = ("/v", name) if name else ("/ve",)
    said = call("reg", "query", rf"{ROOTS[mode]}\{key}", *which, "/reg:64")
    return next(
        line.split("REG_SZ", 1)[1].strip() for line in said.splitlines() if "REG_SZ" in line
    )


def expect(told: object, wanted: object) -> None:
    """Raises `AssertionError` where something is otherwise."""
    assert told == wanted, f"{told!r} should be {wanted!r}"


class Trial:
    """One way to install, from an empty system to an empty system."""

    def __init__(self, installer: Path, mode: str) -> None:
        self.installer = installer
        self.mode = mode
        programs = variable("LOCALAPPDATA") / "Programs" if mode == MODES[0] else None
        self.folder = (programs or variable("PROGRAMW6432")) / TITLE
        menus = variable("APPDATA" if mode == MODES[0] else "PROGRAMDATA")
        self.shortcut = menus / "Microsoft/Windows/Start Menu/Programs" / f"{TITLE}.lnk"
        self.data = variable("LOCALAPPDATA") / NAME

    def run(self) -> None:
        """Raises `AssertionError` where something is not as it should be."""
        assert not self.folder.exists(), f"{self.folder} is there already"
        assert not self.data.exists(), f"{self.data} is there already"
        self.install()
        self.expect_installed()
        self.update()
        self.uninstall()
        print(f"{self.mode}: installed, updated, uninstalled; what was played stays")

    def install(self) -> None:
        """Install silently."""
        call(str(self.installer), "/S", f"/{self.mode}")

    def expect_installed(self) -> None:
        """Files, the Start menu, the list of programs and the type of file are there."""
        assert (self.folder / f"{NAME}.exe").is_file()
        assert self.shortcut.is_file()
        assert value_of(self.mode, UNINSTALL_KEY, "UninstallString").endswith(f"/{self.mode}")
        command = value_of(self.mode, rf"{CLASSES[1]}\shell\open\command", "")
        assert command.endswith(rf'{TITLE}\{NAME}.exe" open "%1"'), command

    def update(self) -> None:
        """What the older version alone brought goes, what people keep stays."""
        played = self.data / "saves" / "match.jsonl"
        played.parent.mkdir(parents=True)
        played.write_text("played")
        (self.folder / "mine.txt").write_text("not the program's")
        (self.folder / f"{NAME}.exe").write_text("older")
        call("reg", "delete", rf"{ROOTS[self.mode]}\{CLASSES[1]}", "/f", "/reg:64")
        self.install()
        assert (self.folder / f"{NAME}.exe").read_bytes() != b"older"
        expect(played.read_text(), "played")
        expect((self.folder / "mine.txt").read_text(), "not the program's")
        # Somebody had turned double clicks off.
        expect(has_key(self.mode, CLASSES[1]), False)

    def uninstall(self) -> None:
        """Silently, which keeps what was played."""
        # With _?= it does not go on behind our back from a copy of itself.
        folder = value_of(self.mode, UNINSTALL_KEY, "InstallLocation")
        call(str(self.folder / "uninstall.exe"), "/S", f"/{self.mode}", f"_?={folder}")
        left = [path.name for path in self.folder.rglob("*")]
        expect(sorted(set(left) - {"uninstall.exe"}), ["mine.txt"])
        expect(self.shortcut.exists(), False)
        keys = (UNINSTALL_KEY, *CLASSES)
        expect([key for key in keys if has_key(self.mode, key)], [])
        expect((self.data / "saves" / "match.jsonl").read_text(), "played")
        shutil.rmtree(self.data)
        shutil.rmtree(self.folder)


def main(arguments: Sequence[str]) -> int:
    """Try both ways."""
    os.environ.setdefault("WINEDEBUG", "-all")
    for mode in MODES:
        Trial(Path(arguments[0]).resolve(), mode).run()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
