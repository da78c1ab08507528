"""Loads Qt without what this program never asks of it, since the first window waits for that."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import LazyLoader, find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

_POSTPONED: Final = {
    "shibokensupport": ("feature",),
    "shibokensupport.signature": ("errorhandler", "layout", "parser", "importhandler"),
    "shibokensupport.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
"""Modules of PySide6's by their packages: what it says of a wrong argument, how its functions are
called, and how stub files are made. `mapping` is none of them: C looks into its dictionary."""
KNOWN: Final = ("6.8.", "6.9.", "6.10.", "6.11.", "6.12.")
"""The versions of which that is known; an error in that place would end the process."""


def load_qt() -> None:
    """Import PySide6 and leave Python's import statement as it was before.

    PySide6 compiles the source of its help for programmers at each start, 50 ms of an empty
    window's 150; here that is done once somebody asks for it. And it puts a hook in the place of
    `import` that reads the source of every module imported afterwards, in search of its optional
    `__feature__` spellings, and keeps what it read: 30 ms up to the first window and 10 MB with
    NumPy. This program spells Qt's names as Qt does. Raises `ImportError` where Qt cannot be
    loaded.
    """
    plain = builtins.__import__
    try:
        if is_known():
            with _postponing():
                import shiboken6  # noqa: F401
        from PySide6 import QtCore, QtGui, QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = plain


def is_known() -> bool:
    """Whether the version is one whose modules are known; a package has the one it was made with.

    Read, not imported: that would load what is to be postponed.
    """
    if getattr(sys, "frozen", False):
        return True
    spec = find_spec("shiboken6")
    if spec is None or spec.origin is None:
        return False
    try:
        told = Path(spec.origin).with_name("_config.py").read_text("utf-8")
    except OSError:
        return False
    return any(f'\nversion = "{version}' in told for version in KNOWN)


@contextmanager
def _postponing() -> Iterator[None]:
    """Meanwhile those modules are but named by whoever imports them."""
    plain = builtins.__import__

    # Not a finder: PySide6 puts its own before all others, just before it imports them.
    def import_or_name(name: str, *given: Any, **named: Any) -> ModuleType:
        parts = named.get("fromlist", given[2] if len(given) > 2 else None)
        for part in parts or ():
            if part in _POSTPONED.get(name, ()):
                _postpone(plain(name, fromlist=("",)), part)
        return plain(name, *given, **named)

    builtins.__import__ = import_or_name
    try:
        yield
    finally:
        builtins.__import__ = plain


def _postpone(package: ModuleType, part: str) -> None:
    """Have a module of a package there that loads itself when something in it is asked for."""
    name = f"{package.__name__}.{part}"
    if name in sys.modules:
        return
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        return
    spec.loader = LazyLoader(spec.loader)
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    setattr(package, part, module)
