"""The program as it is called: a command, or the window. Qt is met only for the window."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.printable import shown

from . import console, qt_loading
from .exits import Exit, ExitError

if TYPE_CHECKING:
    import argparse


_DISPLAYS: Final = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
_XCB_LIBRARY: Final = "libxcb-cursor.so.0"
"""Qt's X11 plugin does not load without it, and Qt does not carry it."""


def _load(library: str) -> object:
    # Imported here because only X11 needs it.
    import ctypes

    return ctypes.CDLL(library)


def has_display(environ: Mapping[str, str], *, system: str = sys.platform) -> bool:
    """Whether Qt would find a screen, or was told that it needs none."""
    if system in ("win32", "darwin"):
        return True
    chosen = _chosen(environ)
    if not chosen:
        return any(environ.get(variable) for variable in _DISPLAYS.values())
    variable = _DISPLAYS.get(chosen)
    return variable is None or bool(environ.get(variable))


def missing_library(
    environ: Mapping[str, str],
    *,
    system: str = sys.platform,
    load: Callable[[str], object] = _load,
) -> str:
    """A library without which Qt would end the process here, or "" if all is there."""
    chosen = _chosen(environ)
    is_x11 = chosen == "xcb" or (not chosen and not environ.get(_DISPLAYS["wayland"]))
    if system in ("win32", "darwin") or not is_x11:
        return ""
    try:
        load(_XCB_LIBRARY)
    except OSError:
        return _XCB_LIBRARY
    return ""


def _chosen(environ: Mapping[str, str]) -> str:
    """The first platform of QT_QPA_PLATFORM without its variants: wayland-egl is wayland."""
    first = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    return first.split("-")[0]


COMMANDS: Final = ("check", "define", "build", "words", "replay", "simulate", "dictionary")
"""The commands that need no display; the developer's entry asks for them, too."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default the process's own) say; return the exit status.

    No exception leaves it, and no traceback is shown.
    """
    console.prepare()
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        console.finish()
        return status
    except ExitError as error:
        console.complain(error.line)
        return error.status
    except console.OutputError as error:
        return _give_up_output(error)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Exception as error:  # the last one who can still say something
        console.complain(_crash_line(error))
        return Exit.CRASH


def _run(arguments: Sequence[str]) -> int:
    if not arguments:
        # Without argparse, which would hold up the window.
        return _window()
    from .arguments import parse

    try:
        given = parse(arguments)
    except SystemExit as end:  # after --help and --version
        return int(end.code or 0)
    from wordsmith_desktop.wording.texts import set_language

    set_language("de" if getattr(given, "language", "en") == "de" else "en")
    if given.command == "open":
        return _window(Path(given.file) if given.file else None)
    return _command(given) if given.command else _window()


def _command(given: argparse.Namespace) -> int:
    """Run one command; each is imported only when it is called."""
    if given.command == "check":
        from .commands.words import check

        return check(given.words, tag=_tag(given))
    if given.command == "define":
        from .commands.define import define

        return define(given.words, tag=_tag(given))
    if given.command == "build":
        from .commands.build import build

        return build(given.words)
    if given.command == "replay":
        from .commands.replay import replay_file

        return replay_file(Path(given.file))
    if given.command == "simulate":
        return _simulate(given)
    if given.command == "dictionary":
        return _dictionary(given)
    return _words(given)


def _simulate(given: argparse.Namespace) -> int:
    from .commands.simulate import SimulationOrder, list_settings, simulate

    if given.lists_settings:
        return list_settings(given.game)
    return simulate(
        SimulationOrder(
            game=given.game,
            levels=given.players,
            matches=given.matches,
            seed=given.seed,
            dictionary=_tag(given),
            settings=tuple(given.settings),
            jobs=given.jobs,
            as_json=given.as_json,
        )
    )


def _tag(given: argparse.Namespace) -> str:
    """The dictionary that words are judged by."""
    if not given.dictionary:
        return str(given.language)
    from .commands.dictionary import own_lists, tag_named

    return tag_named(given.dictionary, own_lists())


def _dictionary(given: argparse.Namespace) -> int:
    from wordsmith_desktop.lexicon.own.own_lists import ListUse

    from .commands import dictionary

    if given.part == "list":
        return dictionary.list_dictionaries()
    if given.part == "remove":
        return dictionary.remove_dictionary(given.name)
    return dictionary.add_dictionary(
        dictionary.AddingOrder(
            file=Path(given.file),
            name=given.name,
            language=given.language,
            mode=ListUse(given.mode),
            base=given.base,
        )
    )


def _words(given: argparse.Namespace) -> int:
    from .commands.words import words_from_letters, words_from_pieces

    limit = given.limit or None
    if given.pieces is not None:
        return words_from_pieces(given.pieces, tag=_tag(given), limit=limit)
    return words_from_letters(given.letters, tag=_tag(given), limit=limit)


def _window(save: Path | None = None) -> int:
    """Open the window, and a save in it. Raises `ExitError` where nothing can be opened."""
    # Asked before Qt starts: without a screen Qt aborts the process, which Python cannot catch.
    if not has_display(os.environ):
        raise _without_display()
    library = missing_library(os.environ)
    if library:
        raise _without_needed(library)

    # Loading makes many objects and no garbage; from the home page on a `Collector` sees to it.
    gc.disable()
    try:
        qt_loading.load_qt()
    except ImportError as error:
        raise _without_library(shown(str(error), limit=300)) from error
    from .start import start

    return start(save)


# The sentences are imported where they are said: the window, which says none, comes first.


def _without_display() -> ExitError:
    from wordsmith_desktop.wording.texts import say

    from . import texts

    return ExitError(say(texts.NO_DISPLAY, commands=", ".join(COMMANDS)), Exit.USAGE)


def _without_needed(library: str) -> ExitError:
    from wordsmith_desktop.wording.texts import say

    from . import texts

    return _without_library(say(texts.LIBRARY_MISSING, library=library))


def _without_library(problem: str) -> ExitError:
    from wordsmith_desktop.wording.texts import say

    from . import texts

    line = say(texts.NO_GUI_LIBRARY, problem=problem, commands=", ".join(COMMANDS))
    return ExitError(line, Exit.USAGE)


def _give_up_output(error: console.OutputError) -> Exit:
    console.abandon_output()
    if error.is_broken_pipe:
        return Exit.BROKEN_PIPE
    from wordsmith_desktop.wording.texts import say

    from . import texts

    console.complain(say(texts.NO_OUTPUT, reason=error.reason))
    return Exit.NO_OUTPUT


def _crash_line(error: Exception) -> str:
    from wordsmith_desktop.wording.texts import say

    from . import texts
    from .crash import report_crash

    report = report_crash(error)
    if report is None:
        return say(texts.CRASH_LINE_UNKEPT, kind=type(error).__name__)
    return say(texts.CRASH_LINE, report=shown(str(report)))
