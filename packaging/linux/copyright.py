"""The copyright file of a package: who made what it carries, and under which licence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from linux.facts import HOMEPAGE, TITLE

COMMON: Final = Path("/usr/share/common-licenses")
_HEAD: Final = """\
{title}
Copyright: The Wordsmith Desktop authors
Source: {homepage}

This program is free software: you can redistribute it and/or modify it under the terms of the
GNU General Public License as published by the Free Software Foundation, either version 3 of the
License, or (at your option) any later version. On Debian systems its text lies in
/usr/share/common-licenses/GPL-3.

The package carries other people's work too, unchanged. Python packages can be had as source from
https://pypi.org and Qt from https://download.qt.io; the versions are named below.

    {carried}

Qt and its Python binding are used under the GNU Lesser General Public License, version 3, which
lies in /usr/share/common-licenses/LGPL-3. Their libraries lie beside the program and may be
replaced. The licence of each part follows.
"""
_RULE: Final = "-" * 80
_LICENCE: Final = re.compile(r"(?i)^(licen[cs]e|copying|copyright|ofl|notice)\b")
_WHOLE: Final = re.compile(
    r"(?:GNU GENERAL PUBLIC LICENSE|(?P<family>Apache) License)\s+Version (?P<version>\d).*?"
    r"END OF TERMS AND CONDITIONS",
    re.DOTALL,
)
"""A licence inside of another text, which Debian wants to be left out."""


def copyright_text(bundle: Path, distributions: tuple[str, ...]) -> str:
    """The text for a bundle that carries these Python packages."""
    carried = "\n    ".join(f"{name} {distribution(name).version}" for name in distributions)
    head = _HEAD.format(title=TITLE, homepage=HOMEPAGE, carried=carried)
    return "\n".join([head, *_parts(bundle)])


def _parts(bundle: Path) -> Iterator[str]:
    """Heading and text of every licence file in the bundle, but for the program's own."""
    inside = bundle / "_internal"
    for path in sorted(inside.rglob("*")):
        if path.is_file() and path.parent != inside and _LICENCE.match(path.name):
            place = path.relative_to(inside).as_posix()
            yield f"{_RULE}\n{place}\n{_RULE}\n\n{_text(path)}\n"


def _text(path: Path) -> str:
    """A licence; of what every Debian system has, only where that is."""
    text = path.read_text("utf-8", errors="replace").strip()
    for common in sorted(COMMON.iterdir()) if COMMON.is_dir() else ():
        if not common.is_symlink() and _plain(common.read_text("utf-8")) == _plain(text):
            return f"On Debian systems this text lies in {common}."
    return _WHOLE.sub(_where_it_is, text)


def _where_it_is(found: re.Match[str]) -> str:
    """What stands in a text in place of a whole licence."""
    name = "Apache-2.0" if found["family"] == "Apache" else f"GPL-{found['version'][0]}"
    return f"[On Debian systems this text lies in {COMMON / name}.]"


def _plain(text: str) -> str:
    """A text without what differs between copies of the same licence."""
    return " ".join(text.replace("http://", "https://").split())
