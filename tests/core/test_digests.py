from __future__ import annotations

import hashlib
import io

import pytest

from wordsmith_desktop.core.digests import file_digest, hex_digest, number_of

LENGTHS = (0, 1, 63, 64, 65, 300_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_digest_is_sha_256(length: int) -> None:
    data = bytes(place % 251 for place in range(length))
    expected = hashlib.sha256(data).hexdigest()
    assert (expected, expected) == (hex_digest(data), file_digest(io.BytesIO(data)))


def test_a_file_counts_from_where_it_stands() -> None:
    file = io.BytesIO(b"head and body")
    file.read(5)
    assert hex_digest(b"and body") == file_digest(file)


def test_a_number_is_the_beginning_of_the_digest() -> None:
    # FIPS 180-4's example "abc".
    assert 0xBA7816BF8F01CFEA == number_of("abc")
    assert number_of("ü") == int(hashlib.sha256(b"\xc3\xbc").hexdigest()[:16], 16)
