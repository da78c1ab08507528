"""`replay`: saves written out as sheets, sound ones and damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import Call
from tests.games.letter_pieces import lp
from tests.helpers.random_saves import saved_match, some_words
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.log import UNRELEASED, seal_all
from wordsmith_desktop.records.reading import parse_line
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.wording.game_words import GameWords, is_own, words_of

FORWARD = (lp.Claim, lp.Continue, lp.FillCircle)
BACKWARD = (lp.Pass, lp.Withdraw)
MODES = {
    "turns": lp.Ruleset(challenges=2, words=2),
    "secret": lp.Ruleset(mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN, challenges=1, words=3),
    "step by step": lp.Ruleset(
        mode=lp.Mode.WORD_BY_WORD,
        table=lp.TableMode.CURTAIN,
        required=lp.RequiredLetters.RANDOM,
        challenges=1,
        words=3,
        handicaps=(2,),
    ),
    "warm-up": lp.Ruleset(
        mode=lp.Mode.WARM_UP, table=lp.TableMode.CURTAIN, challenges=1, warm_up_seconds=3
    ),
}


def play(
    folder: Path,
    ruleset: lp.Ruleset,
    *names: str,
    steps: int = 2000,
    until: Callable[[lp.State], bool] = lambda _state: False,
) -> Opened:
    """A match of people who claim whatever they can, closed after so many actions."""
    return saved_match(
        folder,
        lp.RULES,
        ruleset,
        *names,
        choose=_choice,
        judge=some_words,
        until=until,
        seed=3,
        steps=steps,
    )


def _is_something_hidden(state: lp.State) -> bool:
    return state.is_hidden and any(player.sheet.words for player in state.players)


def _choice(actions: list[Any], rng: Rng) -> Any:
    forward = [action for action in actions if isinstance(action, FORWARD)]
    onward = [action for action in actions if not isinstance(action, BACKWARD)]
    # Now and then anything goes, or two could wait for each other for ever.
    wanted = (forward or onward) if rng.below(10) else []
    return rng.choice(wanted or actions)


@pytest.fixture
def match(tmp_path: Path) -> Opened:
    return play(tmp_path, MODES["turns"], "Ana", "Ben")


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_match_shows_every_word_total_and_winner(
    call: Call, tmp_path: Path, mode: str
) -> None:
    opened = play(tmp_path, MODES[mode], "Ana", "Ben")
    outcome = opened.session.match.outcome
    assert outcome is not None
    answer = call("replay", str(opened.path))
    assert (0, "") == (answer.status, answer.err)
    lines = [line.split() for line in answer.out.splitlines()]
    assert ["Total"] in lines
    totals = lines[lines.index(["Total"]) + 1 :]
    assert [["Ana", str(outcome.scores[0])], ["Ben", str(outcome.scores[1])]] == totals[:2]
    winners = ", ".join(("Ana", "Ben")[seat] for seat in outcome.winners)
    assert answer.out.splitlines()[-1].endswith(f": {winners}")
    written = {word for line in lines for word in line}
    for player in opened.session.match.state.players:
        words = {word for sheet in player.past for word in sheet.words}
        assert words
        assert words <= written


def test_the_points_of_the_rows_and_the_bonus_add_up(call: Call, match: Opened) -> None:
    lines = call("replay", str(match.path)).out.splitlines()
    points = [
        (line[4:26].strip(), int(line.split()[-1]))
        for line in lines
        if line.startswith("    ") and line.split()[-1].isdigit()
    ]
    sums: list[int] = []
    running = 0
    for label, number in points:
        if label == "points of the sheet":
            sums.append(number - running)
            running = 0
        elif label.startswith(("row", "bonus")):
            running += number
    assert [0] * 4 == sums


def test_an_unfinished_match_says_so(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, MODES["turns"], "Ana", "Ben", steps=12)
    answer = call("replay", str(opened.path))
    assert (0, "") == (answer.status, answer.err)
    assert "not finished" in answer.out.splitlines()[-1]
    assert "Total so far" in answer.out


def test_what_is_still_hidden_at_the_table_is_not_told(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, MODES["secret"], "Ana", "Ben", until=_is_something_hidden)
    words = {word for player in opened.session.match.state.players for word in player.sheet.words}
    answer = call("replay", str(opened.path))
    assert words.isdisjoint(answer.out.split())
    assert "written, still hidden" in answer.out


def test_the_sheets_are_told_in_german_too(call: Call, match: Opened) -> None:
    answer = call("replay", "--language", "de", str(match.path))
    assert "Zusammen" in answer.out
    assert answer.out.splitlines()[-1].startswith("Gewonnen")


def test_a_damaged_save_is_shown_to_its_last_good_entry(call: Call, match: Opened) -> None:
    lines = match.path.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    lines[middle] = lines[middle].replace(b'"seat":', b'"seat": ')
    match.path.write_bytes(b"".join(lines))
    answer = call("replay", str(match.path))
    assert (1, 1) == (answer.status, len(answer.complaints))
    assert f"line {middle + 1}" in answer.err
    assert "Ana" in answer.out
    assert b"".join(lines) == match.path.read_bytes()


def test_a_torn_last_line_is_no_damage(call: Call, match: Opened) -> None:
    data = match.path.read_bytes()
    match.path.write_bytes(data[:-5])
    answer = call("replay", str(match.path))
    assert (0, "") == (answer.status, answer.err)


@pytest.mark.parametrize("content", [b"", b"\n", b"{", b"[]\n", b"\xff\xfe\n", b'{"format":99}\n'])
def test_a_file_that_is_no_save_is_one_clear_line(
    call: Call, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    answer = call("replay", str(path))
    assert (1, "", 1) == (answer.status, answer.out, len(answer.complaints))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "a version before the first release wrote it"),
        ("de", "er stammt von einer Fassung vor der ersten Veröffentlichung"),
    ],
)
def test_a_save_of_before_the_first_release_is_told_as_that_and_left_as_it_is(
    call: Call, match: Opened, language: str, sentence: str
) -> None:
    header, *entries = map(parse_line, match.path.read_bytes().splitlines())
    match.path.write_bytes(seal_all([{**header, "app": UNRELEASED, "format": 9}, *entries]))
    before = match.path.read_bytes()
    answer = call("replay", "--language", language, str(match.path))
    assert (1, "", 1) == (answer.status, answer.out, len(answer.complaints))
    assert sentence in answer.err
    assert before == match.path.read_bytes()


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "a\nb\x1b[2J", "\udcff"])
def test_a_file_that_is_not_there_is_one_clear_line(call: Call, tmp_path: Path, name: str) -> None:
    answer = call("replay", str(tmp_path / name))
    assert (1, "", 1) == (answer.status, answer.out, len(answer.complaints))
    assert answer.err.rstrip("\n").isprintable()


def test_a_folder_is_called_a_folder(call: Call, tmp_path: Path) -> None:
    assert "it is a folder, not a file" in call("replay", str(tmp_path)).err


def test_names_cannot_steer_the_terminal(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, MODES["turns"], "A\x1b[2J\nna", "Ben", steps=12)
    answer = call("replay", str(opened.path))
    assert answer.out.replace("\n", "").isprintable()


def test_every_game_writes_its_sheets() -> None:
    assert all(is_own(words_of(game), GameWords.sheet_lines) for game in game_names())
