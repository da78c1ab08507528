"""Makes Qt's copy of the ICU data small: 27 of its 30 MB are never asked for.

Qt compares texts with ICU and knows time zones by it; names of languages, countries and
currencies, old encodings, hyphenation and transliteration come from elsewhere or are not used.
"""

from __future__ import annotations

import re
import struct
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from building import tool

_MAGIC: Final = b"\xda\x27"
_FORMAT: Final = b"CmnD"
_ALIGNMENT: Final = 16
_KEPT_FOLDER: Final = "coll"
_LANGUAGE: Final = re.compile(r"^(?P<tag>[a-z]{2,3})(_\w+)?$")
_KEPT_LANGUAGES: Final = ("de", "en")
_UNUSED_NAMES: Final = re.compile(r"^unames\.icu$|\.cnv$|\.spp$|\.cfu$|^langInfo\.res$")


class Package(NamedTuple):
    """A package of ICU data: what stands before its items, and the items by name."""

    header: bytes
    items: dict[str, bytes]


def is_kept(name: str) -> bool:
    """Whether an item such as `icudt73l/coll/de.res` is of use."""
    *folders, last = name.split("/")[1:]
    if folders not in ([], [_KEPT_FOLDER]) or _UNUSED_NAMES.search(last):
        return False
    language = _LANGUAGE.match(last.removesuffix(".res")) if last.endswith(".res") else None
    return language is None or language["tag"] in _KEPT_LANGUAGES


def read_package(data: bytes) -> Package:
    """Take a package apart. Raises `ValueError` for anything else."""
    size = struct.unpack_from("<H", data)[0]
    if data[2:4] != _MAGIC or data[12:16] != _FORMAT:
        raise ValueError("no package of ICU data")
    count = struct.unpack_from("<I", data, size)[0]
    offsets = [struct.unpack_from("<II", data, size + 4 + 8 * at) for at in range(count)]
    bounds = [*(size + start for _name, start in offsets), len(data)]
    names = [_text(data, size + name) for name, _start in offsets]
    return Package(
        data[:size],
        {name: data[start:end] for name, (start, end) in zip(names, pairwise(bounds), strict=True)},
    )


def write_package(package: Package) -> bytes:
    """Put a package together; the items must be in the order of their names, as they were."""
    names = b"".join(name.encode("ascii") + b"\0" for name in package.items)
    names_at = 4 + 8 * len(package.items)
    table, name_at = [struct.pack("<I", len(package.items))], names_at
    at = _aligned(len(package.header) + names_at + len(names)) - len(package.header)
    body = [names.ljust(at - names_at, b"\xaa")]
    for name, item in package.items.items():
        table.append(struct.pack("<II", name_at, at))
        padded = item.ljust(_aligned(len(item)), b"\xaa")
        body.append(padded)
        name_at += len(name) + 1
        at += len(padded)
    return b"".join((package.header, *table, *body))


def thin_icu(library: Path) -> None:
    """Put in place of a `libicudata.so.N` one with the items that are kept.

    Raises `ValueError` for another library and `BuildError` where binutils fail.
    """
    blob = library.read_bytes()
    start = blob.find(_MAGIC + struct.pack("<HH", 20, 0))
    symbol = re.search(rb"icudt\d+_dat", blob)
    if start < 2 or symbol is None:
        raise ValueError(f"no ICU data in {library}")
    package = read_package(blob[start - 2 :])
    kept = {name: item for name, item in package.items.items() if is_kept(name)}
    _link(write_package(package._replace(items=kept)), symbol[0].decode("ascii"), library)


def _link(data: bytes, symbol: str, library: Path) -> None:
    """Write a shared library that holds the data under one symbol."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "data").write_bytes(data)
        tool(["ld", "-r", "-b", "binary", "-o", "data.o", "data"], folder)
        change = ["--rename-section=.data=.rodata,alloc,load,readonly,data,contents"]
        change += [f"--set-section-alignment=.data={_ALIGNMENT}"]
        change += [f"--redefine-sym=_binary_data_start={symbol}"]
        change += ["--strip-symbol=_binary_data_end", "--strip-symbol=_binary_data_size"]
        tool(["objcopy", *change, "data.o"], folder)
        link = ["ld", "-shared", "-s", f"-soname={library.name}", "-z", "noexecstack"]
        tool([*link, "-o", library, "data.o"], folder)


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("ascii")
