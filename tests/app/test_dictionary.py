"""`dictionary`: dictionaries that a person brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import Call
from wordsmith_desktop.app.paths import folders


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "club.txt"
    path.write_text("# Copyright the club\nzzyx\nhouse\nx1\nHOUSE\n")
    return path


def test_a_list_is_added_and_listed_and_judges(call: Call, words: Path) -> None:
    answer = call("dictionary", "add", str(words), "--name", "Club", "--language", "en")
    assert (0, [["2 words, such as zzyx, house"]]) == (answer.status, answer.rows)
    assert "there twice: 1 (HOUSE)" in answer.err
    assert "signs that no game has: 1 (x1)" in answer.err
    listed = call("dictionary", "list")
    assert [["en+Club", "2", "only", "club.txt", "Copyright the club"]] == listed.rows
    checked = call("check", "--dictionary", "club", "zzyx", "cat")
    assert ["valid", "invalid"] == [row[1] for row in checked.rows]
    assert [["ZZYX", "4", "0"]] == call("words", "--dictionary", "Club", "--letters", "zzyx").rows
    assert "a dwelling" in call("define", "--dictionary", "Club", "house").out


def test_a_list_is_removed(call: Call, words: Path) -> None:
    call("dictionary", "add", str(words), "--name", "Club", "--language", "en")
    assert 0 == call("dictionary", "remove", "Club").status
    assert [] == call("dictionary", "list").rows
    answer = call("check", "--dictionary", "Club", "zzyx")
    assert (2, True) == (answer.status, "no dictionary “Club”" in answer.err)


def test_words_that_do_not_count_go_by_a_dictionary_that_is_there(call: Call, words: Path) -> None:
    told = ("--name", "Family", "--language", "en", "--mode", "without", "--base", "en-gb")
    assert 0 == call("dictionary", "add", str(words), *told).status
    checked = call("check", "--dictionary", "Family", "house", "colour")
    assert ["invalid", "valid"] == [row[1] for row in checked.rows]
    assert "words that do not count here" in checked.rows[0][2]


@pytest.mark.parametrize(
    "told",
    [
        ("--name", "Club", "--language", "english"),
        ("--name", "  ", "--language", "en"),
        ("--name", "Club", "--language", "fr", "--mode", "beside"),
        ("--name", "Club", "--language", "de", "--mode", "without", "--base", "en"),
    ],
)
def test_a_wish_that_makes_no_sense_is_one_line_and_changes_nothing(
    call: Call, words: Path, told: tuple[str, ...]
) -> None:
    answer = call("dictionary", "add", str(words), *told)
    assert (2, "", 1) == (answer.status, answer.out, answer.err.count("\n"))
    assert not folders().dictionaries.exists()


def test_a_bad_file_is_one_line_and_changes_nothing(call: Call, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(bytes(99))
    answer = call("dictionary", "add", str(bad), "--name", "Club", "--language", "en")
    assert (2, "", 1) == (answer.status, answer.out, answer.err.count("\n"))
    assert "bad.txt is no text." in answer.err
    assert not folders().dictionaries.exists()


def test_a_name_that_is_taken_is_refused(call: Call, words: Path) -> None:
    told = ("dictionary", "add", str(words), "--name", "Club", "--language", "en")
    call(*told)
    assert (2, True) == (call(*told).status, "already" in call(*told).err)


def test_computers_play_by_it(call: Call, words: Path) -> None:
    words.write_text("\n".join(["house", "horse", "mouse", "tea", "eat", "ate", "at", "it", "in"]))
    call("dictionary", "add", str(words), "--name", "5b", "--language", "en", "--mode", "class")
    told = ("--players", "3,3", "--matches", "1", "--dictionary", "5b", "--setting", "goal=20")
    answer = call("simulate", "length_x_wit", *told)
    assert 0 == answer.status
    assert "en+5b" in answer.out
