"""How much of a backup is whole that was cut off, such as by a stick that was pulled out.

Where a ZIP lists its parts is its end, which is what is missing. So each part says before its own
content, in a field that other programs pass over, of how many it is one.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO, Final

from wordsmith_desktop.core.value import Value

_HEADER: Final = struct.Struct("<4s5H3I2H")
"""What stands before each part of a ZIP, without name and extra fields."""
_MARK: Final = b"PK\x03\x04"
_COUNT: Final = struct.Struct("<2HI")
_OURS: Final = 0x5753
"""The number of our extra field; no registered one."""


class CutShort(Value):
    """What is left of a backup."""

    whole: int
    """So many parts are whole..."""
    of: int
    """... of so many; 0 where an older program did not say."""


def count_field(parts: int) -> bytes:
    """The extra field of a part of a backup of so many."""
    return _COUNT.pack(_OURS, _COUNT.size - 4, parts)


def cut_short(path: Path) -> CutShort | None:
    """What is whole of a ZIP without its end; None for a file that is none."""
    size, whole, of = path.stat().st_size, 0, 0
    with path.open("rb") as file:
        while (found := _part(file)) is not None:
            length, count = found
            of = of or count
            if file.tell() + length > size:
                break
            file.seek(length, 1)
            whole += 1
        return CutShort(whole, of) if whole or of or _is_zip(file) else None


def _part(file: BinaryIO) -> tuple[int, int] | None:
    """The bytes of the part that begins here, and of how many it is one; None where none does."""
    head = file.read(_HEADER.size)
    if len(head) < _HEADER.size or not head.startswith(_MARK):
        return None
    *_, length, _plain, name, extra = _HEADER.unpack(head)
    file.seek(name, 1)
    return length, _count_in(file.read(extra))


def _count_in(extra: bytes) -> int:
    if len(extra) < _COUNT.size:
        return 0
    number, size, parts = _COUNT.unpack(extra[: _COUNT.size])
    is_ours = (number, size) == (_OURS, _COUNT.size - 4)
    return int(parts) if is_ours else 0


def _is_zip(file: BinaryIO) -> bool:
    file.seek(0)
    return file.read(len(_MARK)) == _MARK
