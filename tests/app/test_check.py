"""`check`: the verdicts on words."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.app.conftest import Call
from tests.helpers.effort import EFFORT
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.paths import RESOURCES_VARIABLE, dictionaries_dir, folders
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon


def test_each_word_gets_a_line_with_verdict_and_reason(call: Call) -> None:
    answer = call("check", "sock", "xyzzy", "London", "mph")
    assert [
        ["sock", "valid", "“sock” is in the dictionary."],
        ["xyzzy", "invalid", "“xyzzy” is not in the dictionary."],
        ["London", "invalid", "“London” is a name."],
        ["mph", "invalid", "“mph” is an abbreviation."],
    ] == answer.rows
    assert (1, "") == (answer.status, answer.err)


def test_the_status_is_zero_when_every_word_is_valid(call: Call) -> None:
    answer = call("check", "sock", "don't", "co-op")
    assert (0, ["valid"] * 3) == (answer.status, [row[1] for row in answer.rows])


def test_german_words_are_judged_and_explained_in_german(call: Call) -> None:
    answer = call("check", "--language", "de", "TÜR", "Straße", "STRASSE", "Berlin", "Xyzzy")
    assert ["valid"] * 3 + ["invalid"] * 2 == [row[1] for row in answer.rows]
    assert ["TÜR", "Straße", "STRASSE", "Berlin", "Xyzzy"] == [row[0] for row in answer.rows]
    assert "„Xyzzy“ steht nicht im Wörterbuch." == answer.rows[-1][2]


@pytest.mark.parametrize(
    ("tag", "statuses"), [("en", (0, 0)), ("en-us", (1, 0)), ("en-gb", (0, 1))]
)
def test_a_region_takes_only_its_own_spelling(
    call: Call, tag: str, statuses: tuple[int, int]
) -> None:
    found = tuple(call("check", "--language", tag, word).status for word in ("colour", "color"))
    assert statuses == found


def test_words_with_a_dash_in_front_come_after_two_dashes(call: Call) -> None:
    answer = call("check", "--", "-x", "--language", "sock")
    assert ["-x", "--language", "sock"] == [row[0] for row in answer.rows]


def test_nothing_in_a_word_breaks_a_line_or_steers_the_terminal(call: Call) -> None:
    answer = call("check", "a\tb\nc", "\x1b[2J", "so\u202eck", "\u2028", "\udcff", "\x00", "")
    words = [row[0] for row in answer.rows]
    assert ["a\\tb\\nc", "\\x1b[2J", "so\\u202eck", "\\u2028", "\\xff", "\\x00", ""] == words
    assert {3} == {len(row) for row in answer.rows}
    assert answer.out.replace("\n", "").replace("\t", "").isprintable()


def test_a_word_of_ten_thousand_letters_is_answered_with_a_short_reason(call: Call) -> None:
    answer = call("check", "a" * 10_000)
    ((word, verdict, reason),) = answer.rows
    assert (10_000, "invalid") == (len(word), verdict)
    assert reason.endswith("…” is too long.")
    assert len(reason) < 80


def test_the_tables_own_list_counts(call: Call) -> None:
    house = HouseList.load(folders().houses, "en")
    house.accept("xyzzy")
    house.ban("sock")
    house.save()
    answer = call("check", "xyzzy", "sock")
    assert ["valid", "invalid"] == [row[1] for row in answer.rows]


def test_a_damaged_list_is_told_of_and_disturbs_nothing(call: Call) -> None:
    path = folders().houses / "house-en.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    answer = call("check", "sock")
    assert (0, 1) == (answer.status, len(answer.complaints))
    assert str(path) in answer.err
    assert ["{"] == [kept.read_text() for kept in path.parent.iterdir()]


def test_a_data_folder_that_cannot_be_used_disturbs_nothing(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("WORDSMITH_DATA", str(blocked))
    answer = call("check", "sock")
    assert [["sock", "valid", "“sock” is in the dictionary."]] == answer.rows
    assert 0 == answer.status


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 broken"])
def test_a_missing_or_broken_dictionary_is_one_clear_line(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    words = tmp_path / "dictionaries" / "en" / "words.npz"
    words.parent.mkdir(parents=True)
    if content is not None:
        words.write_bytes(content)
    monkeypatch.setenv(RESOURCES_VARIABLE, str(tmp_path))
    answer = call("check", "sock")
    assert (3, "", 1) == (answer.status, answer.out, len(answer.complaints))
    assert "words.npz" in answer.err


@cache
def _english() -> Lexicon:
    return open_lexicon("en", dictionaries_dir())


@given(st.lists(st.text(st.characters(), max_size=80), min_size=1, max_size=6))
@settings(max_examples=50 * EFFORT, deadline=None)
def test_any_text_is_answered_with_one_line_a_word(words: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("wordsmith_desktop.app.commands.words.open_dictionary", return_value=_english()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = run(["check", "--", *words])
    lines = out.getvalue().split("\n")
    assert (len(words) + 1, "", "") == (len(lines), lines[-1], err.getvalue())
    assert {2} == {line.count("\t") for line in lines[:-1]}
    assert status == int(any("\tinvalid\t" in line for line in lines))
