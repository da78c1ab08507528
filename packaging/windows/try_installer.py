"""Tries an installer for real: puts it in, updates it, takes it out. `python try_installer.py EXE`

Runs on Windows, or in Wine with an installer made for `--machine amd64-unicode`. It wants a system
that has no Wordsmith Desktop and nothing played, and leaves it so.
"""

from __future__ import annotations

import ctypes
import json
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
LARGEST_BYTES: Final = 140_000_000
"""Of all that is installed."""
WORDS: Final = (("check", "HATS"), ("check", "--language", "de", "GRÜSSE"))
SIMULATION: Final = ("simulate", "letter_pieces", "--matches", "2", "--jobs", "2")
"""Two processes more, which a bundle starts by starting itself."""
_DESCRIPTION: Final = "\\StringFileInfo\\040904B0\\FileDescription"


def started(command: Sequence[str] | str) -> subprocess.CompletedProcess[bytes]:
    """Run a program and wait for it; a line of text is handed on as it stands."""
    return subprocess.run(
        command, stdin=subprocess.PIPE, capture_output=True, timeout=600, check=False
    )


def call(*command: str) -> str:
    """What a program said. Raises `AssertionError` where it failed."""
    return succeeded(command)


def succeeded(command: Sequence[str] | str) -> str:
    """The same, of a whole command."""
    done = started(command)
    said = done.stdout.decode("utf-8", "replace").replace("\r", "")
    assert done.returncode == 0, f"{command} ended with {done.returncode}: {said}"
    return said


def has_key(mode: str, key: str) -> bool:
    """Whether the registry has a key."""
    return started(["reg", "query", rf"{ROOTS[mode]}\{key}", "/reg:64"]).returncode == 0


def value_of(mode: str, key: str, name: str) -> str:
    """A value of the registry; the name "" is the unnamed one."""
    which = ("/v", name) if name else ("/ve",)
    said = call("reg", "query", rf"{ROOTS[mode]}\{key}", *which, "/reg:64")
    return next(
        line.split("REG_SZ", 1)[1].strip() for line in said.splitlines() if "REG_SZ" in line
    )


def described(program: Path) -> str:
    """What Windows calls a program, such as in "Open with"; "" where it tells nothing."""
    version = ctypes.WinDLL("version")  # type: ignore[attr-defined, unused-ignore]
    size = version.GetFileVersionInfoSizeW(str(program), None)
    resource = ctypes.create_string_buffer(size)
    place, length = ctypes.c_wchar_p(), ctypes.c_uint()
    if not size or not version.GetFileVersionInfoW(str(program), 0, size, resource):
        return ""
    found = version.VerQueryValueW(
        resource, _DESCRIPTION, ctypes.byref(place), ctypes.byref(length)
    )
    return str(place.value) if found else ""


def expect(told: object, wanted: object) -> None:
    """Raises `AssertionError` where something is otherwise."""
    assert told == wanted, f"{told!r} should be {wanted!r}"


class Trial:
    """One way to install, from an empty system to an empty system."""

    def __init__(self, installer: Path, mode: str) -> None:
        self.installer = installer
        self.mode = mode
        local = Path(os.environ["LOCALAPPDATA"])
        is_own = mode == MODES[0]
        self.folder = (local / "Programs" if is_own else Path(os.environ["PROGRAMW6432"])) / TITLE
        menus = Path(os.environ["APPDATA" if is_own else "PROGRAMDATA"])
        self.shortcut = menus / "Microsoft/Windows/Start Menu/Programs" / f"{TITLE}.lnk"
        self.data = local / NAME

    def run(self) -> None:
        """Raises `AssertionError` where something is not as it should be."""
        assert not self.folder.exists(), f"{self.folder} is there already"
        assert not self.data.exists(), f"{self.data} is there already"
        self.install()
        size = self.expect_installed()
        self.ask()
        self.update()
        self.uninstall()
        print(
            f"{self.mode}: installed ({size / 1e6:.1f} MB), asked, updated, uninstalled;"
            " what was played stays",
            flush=True,
        )

    def install(self) -> None:
        """Install silently."""
        call(str(self.installer), "/S", f"/{self.mode}")

    def expect_installed(self) -> int:
        """Files, the Start menu, the list of programs and the type of file are there; the size."""
        assert self.shortcut.is_file()
        for program in (f"{NAME}.exe", f"{NAME}.com"):
            expect(described(self.folder / program), TITLE)
            # Where Windows allows paths of more than 260 characters, the program takes them.
            assert b"longPathAware" in (self.folder / program).read_bytes(), program
        assert value_of(self.mode, UNINSTALL_KEY, "UninstallString").endswith(f"/{self.mode}")
        command = value_of(self.mode, rf"{CLASSES[1]}\shell\open\command", "")
        assert command.endswith(rf'{TITLE}\{NAME}.exe" open "%1"'), command
        size = sum(path.stat().st_size for path in self.folder.rglob("*"))
        assert size <= LARGEST_BYTES, f"{size} bytes are installed"
        return size

    def ask(self) -> None:
        """The console program answers."""
        program = str(self.folder / f"{NAME}.com")
        for words in WORDS:
            said = call(program, *words)
            assert "\tvalid" in said, said
            assert words[-1] in said, said
        said = call(program, *SIMULATION, "--json")
        expect(json.loads(said)["matches"], 2)

    def update(self) -> None:
        """What the older version alone brought goes, what people keep stays."""
        played = self.data / "saves" / "match.jsonl"
        played.parent.mkdir(parents=True, exist_ok=True)
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
        succeeded(uninstalling(self.folder, self.mode))
        left = [path.name for path in self.folder.rglob("*")]
        expect(sorted(set(left) - {"uninstall.exe"}), ["mine.txt"])
        expect(self.shortcut.exists(), False)
        keys = (UNINSTALL_KEY, *CLASSES)
        expect([key for key in keys if has_key(self.mode, key)], [])
        expect((self.data / "saves" / "match.jsonl").read_text(), "played")
        shutil.rmtree(self.data)
        shutil.rmtree(self.folder)


def uninstalling(folder: Path | str, mode: str) -> str:
    """The command line that uninstalls, and ends no sooner than that is done.

    With _?= it does not go on behind our back from a copy of itself. NSIS takes what follows to
    the end of the line for the folder, and would take a quotation mark for a part of it.
    """
    return f'"{folder}\\uninstall.exe" /S /{mode} _?={folder}'


def main(arguments: Sequence[str]) -> int:
    """Try both ways."""
    for mode in MODES:
        Trial(Path(arguments[0]).resolve(), mode).run()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
