"""What a bundle needs of the system it is put on: libraries, and how new a C library."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from building import BuildError, tool

REQUIRED: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    # Debian's own Python is linked with it, and a desktop's fonts are read by it.
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
"""Debian's package of each library that the program does not start without."""
OPTIONAL: Final = {
    "libcups.so.2": "libcups2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Of libraries that only plugins of Qt need, for printers and for Wayland."""
_GLIBC: Final = re.compile(r"^(libc|libm|libdl|libpthread|librt|libutil|ld-linux.*)\.so\.\d+$")
_NEEDED: Final = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)
_VERSION: Final = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


class Needs(NamedTuple):
    """Debian packages, without their versions but for the C library's."""

    glibc: tuple[int, int]
    required: tuple[str, ...]
    optional: tuple[str, ...]


def needs_of(bundle: Path) -> Needs:
    """What a bundle needs. Raises `BuildError` for a library that nobody has thought of."""
    said = [tool(["objdump", "-p", path]) for path in _binaries(bundle)]
    own = {path.name for path in bundle.rglob("*")}
    wanted = {name for text in said for name in _NEEDED.findall(text)}
    outside = {name for name in wanted - own if not _GLIBC.match(name)}
    unknown = outside - REQUIRED.keys() - OPTIONAL.keys()
    if unknown:
        raise BuildError(f"the bundle needs libraries it does not hold: {sorted(unknown)}")
    versions = [found.groups() for text in said for found in _VERSION.finditer(text)]
    newest = max((int(major), int(minor)) for major, minor in versions)
    return Needs(newest, _packages(REQUIRED, outside), _packages(OPTIONAL, outside))


def _binaries(bundle: Path) -> list[Path]:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    return [path for path in files if ".so" in path.name or path.stat().st_mode & 0o100]


def _packages(table: dict[str, str], names: set[str]) -> tuple[str, ...]:
    return tuple(sorted({table[name] for name in names & table.keys()}))
