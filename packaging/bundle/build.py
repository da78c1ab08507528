"""Makes the bundle: one folder with the program, Python, Qt and all data, that needs no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from building import BuildError as BuildError
from bundle.contents import CONSOLE, CONSOLE_MADE, NAME
from bundle.libraries import thin
from bundle.licences import gather

SPEC: Final = Path(__file__).resolve().parent / f"{NAME}.spec"
_HOSTS_OWN: Final = (
    "libffi.so.8",
    "libsqlite3.so.0",
    "libxcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
    "libxkbcommon.so.0",
    "libzstd.so.1",
)
"""Libraries that a bundle takes from the machine it is built on, for their licences."""


def make_bundle(
    output: Path, work: Path, *, icon: Path | None = None, about: Path | None = None
) -> Path:
    """Make the bundle in a folder; says which folder it is. Raises `BuildError`.

    `icon` is the picture of the program file, for systems whose program files have one; `about` is
    what Windows tells of it, as PyInstaller reads it.
    """
    licences = work / "licences"
    gather(licences, _HOSTS_OWN if sys.platform == "linux" else ())
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(output), "--workpath", str(work / "pyinstaller"), str(SPEC)]
    command += ["--", "--licences", str(licences)]
    command += ["--icon", str(icon)] if icon else []
    command += ["--about", str(about)] if about else []
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    log = work / "pyinstaller.log"
    with log.open("w", encoding="utf-8") as said:
        status = subprocess.call(command, stdout=said, stderr=subprocess.STDOUT, env=environ)
    if status:
        tail = "\n".join(log.read_text("utf-8").splitlines()[-20:])
        raise BuildError(f"PyInstaller failed with {status}; the end of {log}:\n{tail}")
    bundle = output / NAME
    if sys.platform == "win32":
        _share_modules(bundle)
    if sys.platform == "linux":
        thin(bundle / "_internal")
    shorten_records(bundle / "_internal")
    _set_modes(bundle)
    return bundle


def _share_modules(bundle: Path) -> None:
    """Give the console program the windowed one's modules, in place of a copy."""
    (bundle / f"{CONSOLE_MADE}.exe").replace(bundle / CONSOLE)
    (bundle / f"{CONSOLE_MADE}.pkg").unlink()


def shorten_records(inside: Path) -> None:
    """Have the records of libraries, by which their licences are found, name only what is there."""
    for record in inside.glob("*.dist-info/RECORD"):
        lines = record.read_text("utf-8").splitlines(keepends=True)
        there = [line for line in lines if (inside / line.split(",")[0]).is_file()]
        record.write_text("".join(there), "utf-8")


def _set_modes(bundle: Path) -> None:
    """Only the program itself is to be run; everybody may read all of it."""
    for path in (bundle, *bundle.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program_of(bundle) else 0o644)


def program_of(bundle: Path) -> Path:
    """The file that starts the program."""
    return bundle / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
