"""SHA-256 as Python itself carries it.

`hashlib` would load OpenSSL, which takes four megabytes of memory and serves nothing else here.
"""

from __future__ import annotations

from typing import BinaryIO

try:
    from _sha2 import sha256  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found, unused-ignore]  # Python 3.11
    except ImportError:
        # A Python that was built without digests of its own.
        from hashlib import sha256

_CHUNK = 1 << 18


def _digest(data: bytes) -> bytes:
    found: bytes = sha256(data).digest()
    return found


def hex_digest(data: bytes) -> str:
    """Return the SHA-256 of `data`, 64 hexadecimal digits."""
    return _digest(data).hex()


def number_of(text: str) -> int:
    """Return a number below 2**64 that follows from `text` alone, whatever the machine."""
    return int.from_bytes(_digest(text.encode())[:8], "big")


def file_digest(file: BinaryIO) -> str:
    """Return the SHA-256 of a file from where it stands to its end, 64 hexadecimal digits.

    Raises `OSError` where it cannot be read.
    """
    running = sha256()
    while chunk := file.read(_CHUNK):
        running.update(chunk)
    found: str = running.hexdigest()
    return found
