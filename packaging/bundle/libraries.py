"""Which shared libraries a bundle on Linux carries, and in what shape.

PyInstaller gathers whatever libraries the build machine has. A bundle keeps those that something
in it needs and that desktops do not all have; what talks to the system's own services or drivers
stays the system's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from building import tool
from bundle.icu_data import thin_icu

Entry = tuple[str, str, str]
"""Place in the bundle, source, and PyInstaller's type of a file."""

SYSTEMS_OWN: Final = frozenset(
    {
        "libEGL.so.1",
        "libGL.so.1",
        "libX11-xcb.so.1",
        "libX11.so.6",
        "libXau.so.6",
        "libXdmcp.so.6",
        "libcups.so.2",
        "libdbus-1.so.3",
        "libexpat.so.1",
        "libfontconfig.so.1",
        "libfreetype.so.6",
        "libgcc_s.so.1",
        "libglib-2.0.so.0",
        "libgthread-2.0.so.0",
        "libpcre2-8.so.0",
        "libstdc++.so.6",
        "libwayland-client.so.0",
        "libwayland-cursor.so.0",
        "libxcb.so.1",
        "libz.so.1",
    }
)
"""Libraries that every desktop has, in versions that go with its drivers, fonts and services."""
_NEEDED: Final = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)
_STARTED_FROM: Final = ("EXTENSION", "EXECUTABLE")
_STRIPPED: Final = (
    "libpython",
    "python3",
    "PySide6/Qt/lib/libicu",
    "_cffi_backend.",
    "msgspec/_core.",
    "_miniaudio.",
)
"""Beginnings of places of what comes with symbols for debuggers; `strip` breaks NumPy's own."""


def needs_of(library: str) -> tuple[str, ...]:
    """The names of the libraries that a library or program is linked with."""
    return tuple(_NEEDED.findall(tool(["objdump", "-p", library])))


def only_needed(entries: Sequence[Entry]) -> list[Entry]:
    """Those that are loaded by Python or by Qt, and what these are linked with."""
    libraries = {Path(place).name: source for place, source, kind in entries if kind == "BINARY"}
    waiting = [source for place, source, kind in entries if _is_loaded(place, kind)]
    kept = {Path(source).name for source in waiting}
    while waiting:
        for name in needs_of(waiting.pop()):
            if name in libraries and name not in kept and name not in SYSTEMS_OWN:
                kept.add(name)
                waiting.append(libraries[name])
    return [entry for entry in entries if _is_loaded(entry[0], entry[2]) or _name(entry) in kept]


def thin(inside: Path) -> None:
    """Take symbols for debuggers, and data of ICU's that Qt never asks, out of a bundle.

    Raises `BuildError` where a tool fails.
    """
    for path in inside.rglob("*.so*"):
        place = path.relative_to(inside).as_posix()
        if path.is_symlink():
            continue
        if path.name.startswith("libicudata.so."):
            thin_icu(path)
        elif place.startswith(_STRIPPED):
            tool(["strip", "--strip-unneeded", path])


def _is_loaded(place: str, kind: str) -> bool:
    """Whether a file is loaded by its own name, and not because another is linked with it."""
    is_plugin = kind == "BINARY" and "/plugins/" in place
    return kind in _STARTED_FROM or is_plugin or Path(place).name.startswith("libpython")


def _name(entry: Entry) -> str:
    return Path(entry[0]).name
