"""The Hunspell dictionaries that a system has installed, wherever systems and spell checkers put
them: in the folders that everybody uses, and where enchant's broker knows of some."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..hunspell import told_by_enchant
from ..languages import OURS, code_of
from .adding import HUNSPELL

_FOLDERS: Final = (
    *("/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"),
    *("/usr/local/share/hunspell", "/opt/homebrew/share/hunspell", "/Library/Spelling"),
    *("~/Library/Spelling", "~/.local/share/hunspell", "~/.config/enchant/hunspell"),
)
_VARIABLES: Final = ("DICPATH", "ENCHANT_CONFIG_DIR")
"""Environment variables that name more of them, as Hunspell and enchant read them."""


_OF_USERS: Final = ("XDG_DATA_HOME", "XDG_DATA_DIRS")
"""Those that name folders of data, in which spell checkers have folders of their own."""
_WITHIN: Final = ("hunspell", "myspell", "myspell/dicts", "enchant/hunspell", "enchant-2/hunspell")
Broker = Callable[[], tuple[Sequence[str], Sequence[Path]]]
"""Tells tags of dictionaries, and folders."""


def installed(
    environ: Mapping[str, str] = os.environ, broker: Broker = told_by_enchant
) -> Sequence[Path]:
    """Their .dic files, one for each name, of languages that the program brings no words of."""
    tags, asked = broker()
    found: dict[str, Path] = {}
    for folder in (*_folders(environ), *asked):
        with suppress(OSError):
            for path in sorted(folder.glob(f"*{HUNSPELL}")):
                if _is_wanted(path):
                    found.setdefault(path.stem, path)
    for tag in {tag.replace("-", "_") for tag in tags} - found.keys():
        for path in filter(_is_wanted, _below(tag, (*_folders(environ), *asked))):
            found.setdefault(tag, path)
    return tuple(found[name] for name in sorted(found))


def _is_wanted(path: Path) -> bool:
    code = code_of(path.stem)
    return bool(code) and code not in OURS and path.with_suffix(".aff").is_file()


def _below(tag: str, folders: Sequence[Path]) -> Iterator[Path]:
    """Where a dictionary may lie that the broker knows and no folder shows: one folder deeper."""
    for folder in folders:
        with suppress(OSError):
            yield from sorted(folder.glob(f"*/{tag}{HUNSPELL}"))


def _folders(environ: Mapping[str, str]) -> Iterator[Path]:
    for name in _VARIABLES:
        for one in environ.get(name, "").split(os.pathsep):
            if one:
                yield from (Path(one), Path(one) / "hunspell")
    for name in _OF_USERS:
        for one in environ.get(name, "").split(os.pathsep):
            if one:
                yield from (Path(one) / within for within in _WITHIN)
    for one in _FOLDERS:
        with suppress(RuntimeError):
            yield Path(one).expanduser()
