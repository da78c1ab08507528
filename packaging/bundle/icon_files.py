"""Icons of several sizes in one file, as Windows and macOS want them; the pictures stay PNG."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

ICO_SIDES: Final = (16, 24, 32, 48, 64, 128, 256)
"""What Windows asks for, in pixels."""
ICNS_TYPES: Final = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"ic12",),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
}
"""The types that macOS knows a picture of that side by; of some it is half the size, sharper."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico file of PNG pictures by their side, which is 256 pixels at most."""
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for side, picture in sorted(pictures.items()):
        # A side of 256 does not fit into its byte and is written as 0.
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(picture for _side, picture in sorted(pictures.items()))


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns file of PNG pictures by their side. Raises `KeyError` for other sides."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture
        for side, picture in sorted(pictures.items())
        for kind in ICNS_TYPES[side]
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
