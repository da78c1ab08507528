"""Gathers the licences of what a bundle carries besides Python packages.

The program shows the licences of its Python packages and of everything in its folder
`resources` by itself (`app.licences`); this fills a folder of those.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

KEPT_HERE: Final = Path(__file__).resolve().parent / "licences"
"""Of Qt and of the libraries inside it, whose wheels carry none."""
_DOCUMENTS: Final = Path("/usr/share/doc")


def gather(folder: Path, libraries: Iterable[str] = ()) -> None:
    """Fill a new folder; `libraries` are names of shared ones that came from this Debian system."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(KEPT_HERE, folder)
    _put(folder / "python", _python_licence())
    _put(folder / "pyinstaller", _pyinstaller_licence())
    for package in sorted({found for name in libraries for found in _packages_of(name)}):
        _put(folder / package, _DOCUMENTS / package / "copyright")


def _put(folder: Path, source: Path | None) -> None:
    if source is not None and source.is_file():
        folder.mkdir(exist_ok=True)
        shutil.copyfile(source, folder / f"LICENSE{source.suffix}")


def _python_licence() -> Path | None:
    """Where this interpreter keeps it; that depends on who built it."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    places = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        _DOCUMENTS / f"python{version}" / "copyright",
        _DOCUMENTS / f"libpython{version}-stdlib" / "copyright",
    )
    return next((place for place in places if place.is_file()), None)


def _pyinstaller_licence() -> Path | None:
    """Of the small program that starts the interpreter."""
    files = distribution("pyinstaller").files or ()
    return next((Path(str(one.locate())) for one in files if one.name == "COPYING.txt"), None)


def _packages_of(library: str) -> Iterable[str]:
    """The Debian packages that hold a shared library."""
    command = ["dpkg-query", "--search", f"*/{library}"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return {line.partition(":")[0] for line in said.splitlines()}
