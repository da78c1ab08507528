"""Files in strangers' ZIPs come in pieces, in known ways, and no longer than they may be."""

from __future__ import annotations

import io
import tracemalloc
import zipfile

import pytest

from wordsmith_desktop.core.packed import content_of, pieces_of
from wordsmith_desktop.core.strangers import RefusedError, refusing

LONG = 1 << 26


def zipped(content: bytes, way: int = zipfile.ZIP_DEFLATED) -> zipfile.ZipFile:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as archive:
        archive.writestr("a", content)
    return zipfile.ZipFile(made)


@pytest.mark.parametrize("way", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_a_file_comes_whole(way: int) -> None:
    with zipped(b"x" * 100_000, way) as archive:
        assert b"x" * 100_000 == content_of(archive, archive.infolist()[0], 100_000)


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_is_packed_in_another_way_is_refused_before_it_is_unpacked(way: int) -> None:
    with zipped(b"x", way) as archive, pytest.raises(RefusedError):
        content_of(archive, archive.infolist()[0], 100)


def test_one_with_a_password_is_refused() -> None:
    with zipped(b"x") as archive:
        info = archive.infolist()[0]
        info.flag_bits |= 1
        with pytest.raises(RefusedError):
            content_of(archive, info, 100)


def test_what_is_too_long_is_not_unpacked_and_nothing_is_held_whole() -> None:
    with zipped(bytes(LONG)) as archive:
        info = archive.infolist()[0]
        with pytest.raises(RefusedError):
            content_of(archive, info, LONG - 1)
        tracemalloc.start()
        assert LONG == sum(map(len, pieces_of(archive, info, LONG)))
        _now, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert most < 1 << 21


def test_a_file_that_says_less_than_it_has_is_refused() -> None:
    with zipped(bytes(100_000)) as archive:
        info = archive.infolist()[0]
        info.file_size = 10
        with pytest.raises(RefusedError), refusing():
            content_of(archive, info, 100)
