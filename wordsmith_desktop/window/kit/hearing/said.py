"""The last sentences that were read out, to be heard again."""

from __future__ import annotations

from collections import deque
from typing import Final

KEPT: Final = 5
_SAID: Final[deque[str]] = deque(maxlen=KEPT)


def keep_said(sentence: str) -> None:
    """Keep a sentence that is read out now; one that is said twice running is kept once."""
    if not _SAID or _SAID[-1] != sentence:
        _SAID.append(sentence)


def last_said() -> tuple[str, ...]:
    """The last sentences, the newest last; as many as `KEPT` at most."""
    return tuple(_SAID)


def forget_said() -> None:
    """Keep nothing of what was said: somebody else listens from now on."""
    _SAID.clear()
