"""Texts as names of files that every system takes, also as they come from a player called CON."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 120
"""Characters; Windows wants a folder and a name in 260 together."""
_FORBIDDEN: Final = re.compile(r'[/\\:*?"<>|\x00-\x1f\x7f]')
"""Characters that some system has in no file name."""
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])", re.IGNORECASE)
"""What Windows takes for a device, whatever follows after a dot."""


def file_name(text: str) -> str:
    """A text as the name of a file, without its ending; "" where nothing of it is left."""
    # Windows drops blanks and dots from the end by itself.
    name = _FORBIDDEN.sub("-", text).strip()[:LONGEST].rstrip(". ")
    stem, dot, rest = name.partition(".")
    return f"{stem}-{dot}{rest}" if _DEVICE.fullmatch(stem.strip()) else name
