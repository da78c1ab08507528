"""`build`, `words` and what all commands share."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from unittest.mock import patch

import pytest

from tests.app.conftest import Call
from wordsmith_desktop import __version__
from wordsmith_desktop.app.command_line import COMMANDS
from wordsmith_desktop.app.paths import folders
from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet

COMMAND = (sys.executable, "-m", "wordsmith_desktop")


def process(
    *arguments: str, environ: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, **(environ or {})},
    )


def test_every_command_but_open_is_known_to_need_no_display(call: Call) -> None:
    (line,) = [line for line in call("jump").complaints if "jump" in line]
    assert [*COMMANDS, "open"] == re.findall(r"\w+", line.split("choose from")[1].split(")")[0])


def test_build_counts_the_pieces_of_each_word(call: Call) -> None:
    alphabet = Alphabet()
    answer = call("build", "sock", "TÜR", "Straße", "don't", "co-op")
    folded = ("SOCK", "TUER", "STRASSE", "DON'T", "CO-OP")
    wanted = [[str(n) for n in alphabet.counts_of(word)] for word in folded]
    assert wanted == [row[1:] for row in answer.rows]
    assert ["sock", "TÜR", "Straße", "don't", "co-op"] == [row[0] for row in answer.rows]
    assert (0, "") == (answer.status, answer.err)


def test_build_says_what_it_cannot_build_and_goes_on(call: Call) -> None:
    answer = call("build", "R2D2", "sock", "", "\x1b")
    assert (1, ["sock"]) == (answer.status, [row[0] for row in answer.rows])
    assert 3 == len(answer.complaints)
    assert "“2”" in answer.complaints[0]
    assert "\x1b" not in answer.err


def test_words_from_pieces_can_all_be_built_and_the_longest_comes_first(call: Call) -> None:
    answer = call("words", "--pieces", "3,2,1,1", "--limit", "0")
    alphabet = Alphabet()
    assert len(answer.rows) > 20
    for word, length, _commonness in answer.rows:
        counts = alphabet.counts_of(word)
        assert all(n <= held for n, held in zip(counts, (3, 2, 1, 1), strict=True))
        assert len(word) == int(length)
    ranks = [(-int(length), -int(common)) for _word, length, common in answer.rows]
    assert sorted(ranks) == ranks


def test_words_from_letters_use_each_letter_once(call: Call) -> None:
    few, more = (
        {row[0] for row in call("words", "--letters", letters, "--language", "de").rows}
        for letters in ("öd", "öde")
    )
    assert (False, True) == ("OEDE" in few, "OEDE" in more)


def test_words_lists_fifty_unless_told_otherwise(call: Call) -> None:
    counts = [
        len(call("words", "--letters", "strainers", *more).rows)
        for more in ([], ["--limit", "3"], ["--limit", "0"])
    ]
    assert [50, 3] == counts[:2]
    assert counts[2] > 100


def test_no_pieces_make_no_words(call: Call) -> None:
    answer = call("words", "--pieces", "0,0,0,0")
    assert (0, "", "") == (answer.status, answer.out, answer.err)


@pytest.mark.parametrize(
    "arguments",
    [
        ("wrods",),
        ("check",),
        ("check", "--language", "fr", "mot"),
        ("check", "--lang", "de", "Tür"),
        ("--bad",),
        ("words",),
        ("words", "--pieces", "1,2,3"),
        ("words", "--pieces", "1,2,3,x"),
        ("words", "--pieces", "1,2,3,-4"),
        ("words", "--pieces", "1_0,2,3,٤"),
        ("words", "--pieces", "9" * 5000 + ",1,1,1"),
        ("words", "--pieces", "1,1,1,1", "--letters", "a"),
        ("words", "--letters", "a1"),
        ("words", "--letters", ""),
        ("words", "--letters", "a", "--limit", "-1"),
        ("replay",),
        ("replay", "a", "b\n\x1b[2J"),
    ],
)
def test_wrong_arguments_are_one_clear_line(call: Call, arguments: tuple[str, ...]) -> None:
    answer = call(*arguments)
    assert (2, "", 1) == (answer.status, answer.out, len(answer.complaints))
    assert answer.err.startswith("wordsmith-desktop: ")
    assert answer.err.rstrip("\n").isprintable()
    assert len(answer.err) < 500


def test_the_version_is_told(call: Call) -> None:
    assert f"wordsmith-desktop {__version__}\n" == call("--version").out


@pytest.mark.parametrize("arguments", [("--help",), ("check", "--help"), ("words", "-h")])
def test_help_is_told(call: Call, arguments: tuple[str, ...]) -> None:
    answer = call(*arguments)
    assert (0, "") == (answer.status, answer.err)
    assert answer.out.startswith("usage: wordsmith-desktop")


def test_a_mistake_of_the_program_leaves_a_report_and_one_line(call: Call) -> None:
    with patch("wordsmith_desktop.app.commands.build.build", side_effect=ZeroDivisionError("oh")):
        answer = call("build", "sock")
    (report,) = folders().reports.iterdir()
    assert (70, 1) == (answer.status, len(answer.complaints))
    assert str(report) in answer.err
    assert "ZeroDivisionError" in report.read_text("utf-8")


def test_a_mistake_without_room_for_a_report_is_still_one_line(call: Call) -> None:
    folders().data.write_text("in the way")
    with patch("wordsmith_desktop.app.commands.build.build", side_effect=ZeroDivisionError("oh")):
        answer = call("build", "sock")
    assert (70, 1) == (answer.status, len(answer.complaints))
    assert "ZeroDivisionError" in answer.err


def test_ctrl_c_is_quiet(call: Call) -> None:
    with patch("wordsmith_desktop.app.commands.build.build", side_effect=KeyboardInterrupt):
        answer = call("build", "sock")
    assert (130, "", "") == (answer.status, answer.out, answer.err)


def test_no_command_loads_qt_or_needs_a_locale() -> None:
    script = (
        "import sys; from wordsmith_desktop.app.command_line import run;"
        "run(['check','Stra\\xdfe','--language','de']); run(['build','T\\xfcr']);"
        "run(['words','--letters','tuer']); run(['replay','nowhere']); run(['--version']);"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken')) for name in sys.modules))"
    )
    environ = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=False, env=environ
    )
    assert 0 == done.returncode, done.stderr
    assert "Straße\tvalid" in done.stdout.decode("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes there")
def test_a_reader_that_goes_away_is_no_mistake() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "words", "--pieces", "9,9,9,9", "--limit", "0"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (141, b"") == (done.returncode, done.stderr)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
@pytest.mark.parametrize("arguments", [("check", "sock"), ("--help",), ("--version",)])
def test_a_full_disk_is_one_clear_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (74, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_without_a_display_the_window_says_so_in_one_line() -> None:
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = process(environ=nothing)
    assert (2, "", 1) == (done.returncode, done.stdout, len(done.stderr.splitlines()))
    assert "check, define, build, words, replay" in done.stderr
