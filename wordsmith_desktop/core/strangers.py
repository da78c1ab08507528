"""What strangers may have written, read in one strict place: sound values, or one refusal.

Every file of this program, and every one that somebody hands over, is a stranger's: a disk, another
program or a person may have put anything there that its format can hold.
"""

from __future__ import annotations

import errno
import json
import math
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from .rejections import WordsmithError

LARGEST: Final = (1 << 63) - 1
"""The largest whole number that SQLite and Qt can hold as well."""
DEEPEST: Final = 64
"""Lists and objects inside one another; comparing and writing deeper ones ends at some depth."""
_NUMBERS: Final = re.compile(r"[0-9](?:[0-9]{18}|[eE][-+]?[0-9]{3})")
"""Without any of these no number is too large or none at all."""
_CHARACTERS: Final = re.compile(r"\\u(?:[dD][89a-fA-F]|0000)")
"""Without any of these all characters can be written as UTF-8, and be part of a path."""
_NOT_THE_DISKS: Final = (None, errno.EINVAL)
"""Packed data that makes no sense raises `OSError` as well, and so does a place before a file's
beginning."""


class RefusedError(ValueError):
    """What was read is not what it should be."""


@contextmanager
def refusing() -> Iterator[None]:
    """Turn everything that reading can raise into a `RefusedError`.

    Libraries raise what they like for data that they did not expect, and values of another kind
    raise in any line that uses them. What the disk says, and what already has a type that the
    program knows, stays as it is.
    """
    try:
        yield
    except (RefusedError, WordsmithError):
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno not in _NOT_THE_DISKS:
            raise
        raise RefusedError(f"{type(error).__name__}: {error}") from error


def json_of(data: bytes | str) -> Any:
    """The JSON of a file. Raises `RefusedError`.

    Numbers are finite and at most `LARGEST` either way, texts can be written again, nothing lies
    deeper than `DEEPEST`.
    """
    with refusing():
        if isinstance(data, bytes):
            text = data.decode(json.detect_encoding(data))
        else:
            text = data.encode().decode()
        is_odd = _NUMBERS.search(text) or "NaN" in text or "Infinity" in text
        found = _STRICT.decode(text) if is_odd else json.loads(text)
        if text.count("[") + text.count("{") > DEEPEST:
            _expect_shallow(found)
        if _CHARACTERS.search(text):
            _expect_text(found)
        return found


def _whole(digits: str) -> int:
    # Longer ones take long to convert.
    found = int(digits) if len(digits) <= 20 else LARGEST + 1
    if abs(found) > LARGEST:
        _no_number(digits)
    return found


def _finite(digits: str) -> float:
    found = float(digits)
    if not math.isfinite(found):
        _no_number(digits)
    return found


def _no_number(digits: str) -> NoReturn:
    raise RefusedError(f"no number: {digits[:40]}")


_STRICT: Final = json.JSONDecoder(parse_int=_whole, parse_float=_finite, parse_constant=_no_number)


def _expect_shallow(value: object) -> None:
    level = [value]
    for _ in range(DEEPEST):
        level = [one for each in level for one in _within(each) if type(one) in (dict, list)]
        if not level:
            return
    raise RefusedError("too deep")


def _expect_text(value: object) -> None:
    level = [value]
    while level:
        if any("\0" in one or not one.encode() for one in level if isinstance(one, str) and one):
            raise RefusedError("no text")
        level = [one for each in level for one in (*_within(each), *_names(each))]


def _within(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _names(value: object) -> Iterable[object]:
    return value.keys() if isinstance(value, dict) else ()
