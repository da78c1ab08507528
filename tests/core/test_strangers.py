"""Whatever a stranger wrote is sound JSON, or refused in one way."""

from __future__ import annotations

import errno
import json
import lzma
import zlib

import pytest

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.strangers import DEEPEST, LARGEST, RefusedError, json_of, refusing


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"NaN",
        b"[-Infinity]",
        b'{"a": 1e999}',
        b"-1e999",
        b"9" * 400 + b".5",
        b"9" * 30,
        b"[-" + b"9" * 5000 + b"]",
        str(LARGEST + 1),
        b'"\\ud800"',
        b'{"\\udfff": 1}',
        b'["a\\u0000b"]',
        b'"\xed\xa0\x80"',
        "\ud800",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        '{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1),
    ],
)
def test_json_that_nothing_here_can_hold_is_refused(content: bytes | str) -> None:
    with pytest.raises(RefusedError):
        json_of(content)


@pytest.mark.parametrize(
    "value",
    [
        None,
        [True, -0.5, 1e300, 1e-300, LARGEST, -LARGEST],
        {"a": {"b": ["\U0001f600", "ä", "NaN", "1e5", "Infinity", ""]}},
    ],
)
def test_all_other_json_is_what_it_is(value: object) -> None:
    deep = "[" * (DEEPEST - 4) + json.dumps(value) + "]" * (DEEPEST - 4)
    assert json.loads(deep) == json_of(deep) == json_of(deep.encode("utf-16"))
    plain = json.dumps(value, ensure_ascii=False)
    assert value == json_of(plain.encode()) == json_of(plain.encode("utf-8-sig"))


@pytest.mark.parametrize(
    "error",
    [
        ValueError("x"),
        TypeError("x"),
        KeyError("x"),
        OverflowError("x"),
        RecursionError("x"),
        RuntimeError("encrypted"),
        lzma.LZMAError("x"),
        zlib.error("x"),
        OSError("invalid data stream"),
        OSError(errno.EINVAL, "x"),
    ],
)
def test_whatever_reading_raises_is_one_refusal(error: Exception) -> None:
    with pytest.raises(RefusedError) as caught, refusing():
        raise error
    assert error is caught.value.__cause__


@pytest.mark.parametrize(
    "error",
    [WordsmithError("x"), RefusedError("x"), OSError(errno.ENOSPC, "x"), KeyboardInterrupt()],
)
def test_what_has_a_type_already_stays_as_it_is(error: BaseException) -> None:
    with pytest.raises(type(error)) as caught, refusing():
        raise error
    assert error is caught.value
