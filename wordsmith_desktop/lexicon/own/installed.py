"""The Hunspell dictionaries that a system has installed, wherever systems and spell checkers put
them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..languages import OURS, code_of
from .adding import HUNSPELL

_FOLDERS: Final = (
    *("/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"),
    *("/usr/local/share/hunspell", "/opt/homebrew/share/hunspell", "/Library/Spelling"),
    *("~/Library/Spelling", "~/.local/share/hunspell", "~/.config/enchant/hunspell"),
)
_VARIABLES: Final = ("DICPATH", "ENCHANT_CONFIG_DIR")
"""Environment variables that name more of them, as Hunspell and enchant read them."""


def installed(environ: Mapping[str, str] = os.environ) -> Sequence[Path]:
    """Their .dic files, one for each name, of languages that the program brings no words of."""
    found: dict[str, Path] = {}
    for folder in _folders(environ):
        with suppress(OSError):
            for path in sorted(folder.glob(f"*{HUNSPELL}")):
                code = code_of(path.stem)
                if code and code not in OURS and path.with_suffix(".aff").is_file():
                    found.setdefault(path.stem, path)
    return tuple(found[name] for name in sorted(found))


def _folders(environ: Mapping[str, str]) -> Iterator[Path]:
    for name in _VARIABLES:
        for one in environ.get(name, "").split(os.pathsep):
            if one:
                yield from (Path(one), Path(one) / "hunspell")
    for one in _FOLDERS:
        with suppress(RuntimeError):
            yield Path(one).expanduser()
