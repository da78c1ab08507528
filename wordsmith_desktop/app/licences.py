"""The licences of the program and of everything it comes with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from .paths import APP_NAME, resources_dir

_OWN_TITLE: Final = "Wordsmith Desktop"
_LIBRARIES: Final = (
    "PySide6-Essentials",
    "shiboken6",
    "fsrs",
    "typing-extensions",
    "msgspec",
    "numpy",
    "platformdirs",
    "puzpy",
    "pyqtgraph",
    "colorama",
    "chunspell",
    "miniaudio",
    "cffi",
    "pyenchant",
)
_STATED: Final = "METADATA"
_LICENCE_NAME: Final = re.compile(r"(?i)^(licen[cs]e|copying|copyright|ofl|notice)\b")


def licences() -> list[tuple[str, str]]:
    """Title and text of every licence, the program's own first."""
    return [*_own(), *_of_resources(), *_of_libraries()]


def _own() -> Iterator[tuple[str, str]]:
    beside = Path(__file__).resolve().parents[2] / "LICENSE"
    if beside.is_file():
        yield _OWN_TITLE, _text(beside)
        return
    yield from ((_OWN_TITLE, text) for _name, text in _of_distribution(APP_NAME))


def _of_resources() -> Iterator[tuple[str, str]]:
    root = resources_dir()
    for path in sorted(root.rglob("*")):
        if path.is_file() and _LICENCE_NAME.match(path.name):
            folder = path.parent.relative_to(root)
            yield f"{folder.as_posix()}: {path.name}", _text(path)


def _of_libraries() -> Iterator[tuple[str, str]]:
    for library in _LIBRARIES:
        found = list(_of_distribution(library)) or list(_stated(library))
        yield from ((f"{library}: {name}", text) for name, text in found)


def _stated(name: str) -> Iterator[tuple[str, str]]:
    """What a library without a licence file says of its licence."""
    try:
        about = distribution(name).metadata.json
    except PackageNotFoundError:
        return
    stated = (about.get(field) for field in ("license_expression", "license", "home_page"))
    lines = [f"{name} {about['version']}", *(str(each) for each in stated if each)]
    yield _STATED, "\n".join(lines)


def _of_distribution(name: str) -> Iterator[tuple[str, str]]:
    """The licence files of an installed library; none where it is not there."""
    try:
        found: Distribution = distribution(name)
    except PackageNotFoundError:
        return
    for file in found.files or ():
        if ".dist-info" in file.parts[0] and _LICENCE_NAME.match(file.name):
            path = Path(str(file.locate()))
            if path.is_file():
                yield "/".join(file.parts[1:]).removeprefix("licenses/"), _text(path)


def _text(path: Path) -> str:
    return path.read_text("utf-8", errors="replace")
