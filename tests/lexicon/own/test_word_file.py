from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from wordsmith_desktop.lexicon.own.adding import look_into
from wordsmith_desktop.lexicon.own.taking import LeftOut, taken
from wordsmith_desktop.lexicon.own.word_file import (
    LONGEST_LINE,
    MOST_BYTES,
    MOST_LINES,
    WordFileError,
    WordFileFault,
    lines_of,
)

TEXT = "maison\r\nété\r\nnaïf\r\n"


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        TEXT.encode("utf-16"),
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-16-be"),
        TEXT.encode("latin-1"),
        TEXT.replace("\r\n", "\n").encode(),
        TEXT.replace("\r\n", "\r").encode(),
    ],
)
def test_a_list_is_read_whatever_program_wrote_it(tmp_path: Path, data: bytes) -> None:
    assert ["maison", "été", "naïf"] == lines_of(written(tmp_path / "list.txt", data))


BAD = {
    "empty": (b"", WordFileFault.EMPTY),
    "picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x02\x01", WordFileFault.NO_TEXT),
    "zeros": (bytes(1000), WordFileFault.NO_TEXT),
    "noise": (bytes(range(256)) * 9, WordFileFault.NO_TEXT),
    "random": (b"\xc3\xa9\x01\xff\xfe\n" * 9, WordFileFault.NO_TEXT),
    "torn": ("\ufeffhöhe".encode("utf-16-le")[:-1], WordFileFault.NO_TEXT),
    "endless": (b"word " * LONGEST_LINE, WordFileFault.ENDLESS_LINE),
    "mixed": ("été\n".encode() + "naïf\n".encode("latin-1"), WordFileFault.MIXED),
    "long": (b"ab\n" * (MOST_LINES + 1), WordFileFault.TOO_MANY_LINES),
    "wordless": (b"# nothing\n1234\n?\n", WordFileFault.NO_WORDS),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_list_is_refused_with_its_fault(tmp_path: Path, name: str) -> None:
    data, fault = BAD[name]
    with pytest.raises(WordFileError) as caught:
        look_into(written(tmp_path / name, data), "en")
    assert (fault, tmp_path / name) == (caught.value.fault, caught.value.path)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(WordFileError) as caught:
        lines_of(path)
    assert WordFileFault.TOO_LARGE is caught.value.fault


@pytest.mark.parametrize("name", ["none.txt", "."])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(WordFileError) as caught:
        lines_of(tmp_path / name)
    assert WordFileFault.UNREADABLE is caught.value.fault


def test_a_line_gives_its_first_column_and_no_comment() -> None:
    lines = ["Word;Meaning", "# said of it", "", '"aa";a lava', "BAT,an animal", "cow\tmoo"]
    found = taken(lines, "en")
    assert found is not None
    assert {"AA": "aa", "BAT": "bat", "COW": "cow"} == found.words


def test_what_is_left_out_is_counted_by_its_reason_with_examples() -> None:
    found = taken(["cat", "CAT", "a", "b" * 61, "new york", "x1", "Straße"], "de")
    assert found is not None
    assert {"CAT": "cat", "STRASSE": "Straße"} == found.words
    told = {why: (some.count, some.examples[0][:8]) for why, some in found.left_out.items()}
    assert {
        LeftOut.TWICE: (1, "CAT"),
        LeftOut.SHORT: (1, "a"),
        LeftOut.LONG: (1, "b" * 8),
        LeftOut.SEVERAL: (1, "new york"),
        LeftOut.SIGNS: (1, "x1"),
    } == told


def test_looking_into_a_list_can_be_stopped(tmp_path: Path) -> None:
    path = written(tmp_path / "list.txt", b"cat\n")
    told: list[tuple[int, int]] = []
    assert None is look_into(path, "en", should_stop=lambda: True)
    assert None is not look_into(path, "en", lambda done, whole: told.append((done, whole)))
    assert [(0, 1)] == told
