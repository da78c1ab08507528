"""`define`: what words mean."""

from __future__ import annotations

import io
import shutil
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
from wordsmith_desktop.app.paths import RESOURCES_VARIABLE, dictionaries_dir
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon


def test_each_sense_gets_a_line(call: Call) -> None:
    answer = call("define", "sock")
    assert {("sock", "sock")} == {(row[0], row[1]) for row in answer.rows}
    assert {"noun", "verb"} == {row[2] for row in answer.rows}
    assert {4} == {len(row) for row in answer.rows}
    assert (0, "") == (answer.status, answer.err)


def test_a_form_names_its_lemma(call: Call) -> None:
    (first, *_) = call("define", "RAN").rows
    assert ["RAN", "ran, form of run", "verb"] == first[:3]
    assert first[3].startswith("move fast")


def test_several_words_are_explained_in_their_order(call: Call) -> None:
    answer = call("define", "mice", "London", "mph")
    assert ["mice", "London", "mph"] == list(dict.fromkeys(row[0] for row in answer.rows))
    assert {"noun", "name", "abbreviation"} == {row[2] for row in answer.rows}


def test_german_words_are_explained_in_german(call: Call) -> None:
    answer = call("define", "--language", "de", "GING", "Häuser")
    assert ["ging, Form von gehen", "Verb"] == answer.rows[0][1:3]
    assert ["Häuser, Form von Haus", "Substantiv"] == answer.rows[-1][1:3]


def test_a_word_without_a_meaning_says_so_and_ends_with_one(call: Call) -> None:
    answer = call("define", "xyzzy", "sock")
    assert ["xyzzy", "xyzzy", "", "No meaning is known."] == answer.rows[0]
    assert 1 == answer.status


@pytest.mark.parametrize("content", [None, b"", b"broken" * 100])
def test_missing_or_broken_meanings_are_told_once_and_disturb_nothing(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    for folder in ("en", "en-us", "en-gb"):
        shutil.copytree(dictionaries_dir() / folder, tmp_path / "dictionaries" / folder)
    meanings = tmp_path / "dictionaries" / "en" / "meanings.tsv"
    meanings.unlink()
    if content is not None:
        meanings.write_bytes(content)
    monkeypatch.setenv(RESOURCES_VARIABLE, str(tmp_path))
    answer = call("define", "sock", "run")
    assert (1, 1) == (answer.status, len(answer.complaints))
    assert "meanings.tsv" in answer.err
    assert ["sock", "run"] == [row[0] for row in answer.rows]
    assert all(row[3].startswith("No meaning is known; ") for row in answer.rows)
    assert 0 == call("check", "sock").status


@cache
def _english() -> Lexicon:
    return open_lexicon("en", dictionaries_dir())


@given(st.lists(st.text(st.characters(), max_size=80), min_size=1, max_size=6))
@settings(max_examples=50 * EFFORT, deadline=None)
def test_any_text_is_answered_with_lines_of_four_columns(words: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("wordsmith_desktop.app.commands.define.open_dictionary", return_value=_english()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = run(["define", "--", *words])
    lines = out.getvalue().split("\n")
    assert ("", "") == (lines[-1], err.getvalue())
    assert len(lines) > len(words)
    assert {3} == {line.count("\t") for line in lines[:-1]}
    assert status in (0, 1)
