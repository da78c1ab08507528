"""Locks on open files, which the system gives up when a program ends in whatever way."""

from __future__ import annotations

import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_OFFSET: Final = 0x7FFF_FFFE
"""Windows locks bytes and keeps readers off them, so the locked one lies beyond any log."""


def lock(descriptor: int) -> bool:
    """Lock an open file without waiting; False if another has it."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, _OFFSET, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        # Some network drives know no locks; playing there beats refusing to.
        return True
    return True
