"""Crash reports: what a mistake of the program leaves behind for whoever mends it.

A report may be shown to anybody: it names places in the program's code and nothing that people
typed, drew or are called, and no folder of theirs.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import CodeType, TracebackType
from typing import Final

from wordsmith_desktop import __version__
from wordsmith_desktop.core.private import create, make_folder

from .paths import folders

KEPT_REPORTS: Final = 20
"""How many reports are kept; the oldest go first."""
SHOWN_PLACES: Final = 30
"""How many places of one exception are shown from its beginning, and as many from its end."""

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_ELSEWHERE: Final = "(elsewhere)"


def report_crash(error: BaseException, folder: Path | None = None) -> Path | None:
    """Write a report of an exception; its path, or None where the disk would not.

    It holds versions and where the exception came from. Of its own text it holds only what
    stands word for word in the code that raised it.
    """
    folder = folders().reports if folder is None else folder
    try:
        make_folder(folder)
        path = _free_name(folder)
        with open(path, "w", encoding="utf-8", errors="backslashreplace", opener=create) as file:
            file.write("\n".join(_report(error)) + "\n")
        _drop_oldest(folder)
    except OSError:
        return None
    return path


def _free_name(folder: Path) -> Path:
    """A new name that sorts after the older ones; several mistakes may come in one second."""
    while (path := folder / f"crash-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt").exists():
        pass
    return path


def _drop_oldest(folder: Path) -> None:
    reports = sorted(folder.glob("crash-*.txt"))
    for path in reports[:-KEPT_REPORTS]:
        path.unlink(missing_ok=True)


def _report(error: BaseException) -> Iterator[str]:
    # Imported here because only a crash needs it.
    import platform

    qt = sys.modules.get("PySide6")
    yield f"wordsmith-desktop {__version__}"
    yield f"Python {platform.python_version()} on {platform.platform()}"
    yield f"PySide6 {getattr(qt, '__version__', 'not loaded')}"
    for one in _chain(error):
        yield ""
        yield from _lines(one)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The exception, then what it came out of, each once."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def _lines(error: BaseException) -> list[str]:
    """The kind of an exception, and its places with the outermost first."""
    places = list(_places(error.__traceback__))
    detail = getattr(error, "reported", "")
    if places and not detail:
        detail = _own_words(error, places[-1][0])
    first, last = places[:SHOWN_PLACES], places[SHOWN_PLACES:][-SHOWN_PLACES:]
    hidden = len(places) - len(first) - len(last)
    return [
        type(error).__qualname__ + (f": {detail}" if detail else ""),
        *(_line(*place) for place in first),
        *([f"  … {hidden} more"] if hidden else []),
        *(_line(*place) for place in last),
    ]


def _places(trace: TracebackType | None) -> Iterator[tuple[CodeType, int]]:
    while trace is not None:
        yield trace.tb_frame.f_code, trace.tb_lineno
        trace = trace.tb_next


def _line(code: CodeType, number: int) -> str:
    return f"  {_shown(code.co_filename)}:{number} {code.co_qualname}"


def _own_words(error: BaseException, code: CodeType) -> str:
    """What the exception says that is written in the code that raised it, else nothing.

    All other text may be a player's name, a secret word or a path.
    """
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "")
    written = (*code.co_names, *code.co_consts)
    said = (getattr(error, "name", None), *error.args[:1])
    return next((text for text in said if isinstance(text, str) and text in written), "")


def _shown(file: str) -> str:
    """A source file without the folders that lead to the program or to Python."""
    import sysconfig

    path = Path(file)
    if not path.is_absolute():
        # Of a frozen program, or made by Python itself, such as "<string>".
        return file
    if path.is_relative_to(_PACKAGE):
        return path.relative_to(_PACKAGE.parent).as_posix()
    for kind in ("purelib", "platlib", "stdlib"):
        folder = sysconfig.get_path(kind)
        if folder and path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    return _ELSEWHERE
