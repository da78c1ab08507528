"""`simulate`: who wins how often, told to people and to programs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.app.conftest import Call
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.session.simulation import Simulation, play, ruleset_with
from wordsmith_desktop.wording.game_words import words_of

SHORT = ("simulate", "letter_pieces", "--matches", "4", "--setting", "challenges=1", "words=2")


def test_each_player_gets_a_line_with_its_share_of_the_wins(call: Call) -> None:
    answer = call(*SHORT, "--players", "6,1")
    assert ["4 matches of letter_pieces, en"] == answer.rows[0]
    assert ["level", "won", "95 % interval", "points"] == answer.rows[1][:4]
    shares = []
    for row, level in zip(answer.rows[2:4], ("6", "1"), strict=True):
        told = re.fullmatch(r"(\d+\.\d) %", row[1])
        assert told is not None
        assert level == row[0]
        assert re.fullmatch(r"\d+\.\d–\d+\.\d %", row[2])
        shares.append(float(told[1]))
    assert 100.0 == sum(shares)
    assert shares[0] > shares[1]
    assert (0, "") == (answer.status, answer.err)


def test_json_has_lists_in_the_order_of_the_players(call: Call) -> None:
    answer = call(*SHORT, "--players", "1,6,2", "--seed", "3", "--json")
    told: dict[str, Any] = json.loads(answer.out)
    assert ("letter_pieces", "en", [1, 6, 2], 4) == tuple(
        told[key] for key in ("game", "language", "players", "matches")
    )
    assert 3 == len(told["interval"]) == len(told["decision_ms"]) == len(told["mean_points"])
    assert sum(told["wins"]) + told["ties"] == 4
    assert 1.0 == pytest.approx(sum(told["win_rate"]))
    assert told["win_rate"][1] == max(told["win_rate"])
    assert told["matches_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game “chess”"),
        (("letter_pieces", "--setting", "secre"), "“secre” is no setting of letter_pieces"),
        (("letter_pieces", "--players", "1,1,1,1,1"), "5 players cannot play letter_pieces"),
        (
            ("letter_pieces", "--setting", "warm_up", "required=random"),
            "2 players cannot play letter_pieces",
        ),
        (
            ("hidden_crossword", "--players", "3", "--setting", "difficulty=given"),
            "1 players cannot play hidden_crossword",
        ),
        (("letter_pieces", "--players", "7,1"), "should be levels from 1 to 6"),
        (("letter_pieces", "--matches", "0"), "should be a whole number from 1 on"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    call: Call, arguments: tuple[str, ...], said: str
) -> None:
    answer = call("simulate", *arguments)
    assert (2, "") == (answer.status, answer.out)
    assert said in answer.err
    assert 1 == answer.err.count("\n")


@pytest.mark.parametrize("game", game_names())
def test_what_print_leaves_open_is_listed_as_setting_takes_it(call: Call, game: str) -> None:
    answer = call("simulate", game, "--settings")
    assert (0, "") == (answer.status, answer.err)
    assert len(words_of(game).house_fields()) == len(answer.rows) > 0
    for said, others, question in answer.rows:
        field, _, usual = said.partition("=")
        assert question
        for value in (usual, *others.split(", ")):
            ruleset = ruleset_with(game, "en", (f"{field}={value}",))
            assert (value == usual) == (ruleset == ruleset_with(game, "en", ()))


def test_a_warm_up_whose_stars_let_everybody_choose_is_played_to_its_end(call: Call) -> None:
    setting = ("warm_up", "set_up_stars_choose", "challenges=1")
    answer = call("simulate", "letter_pieces", "--matches", "2", "--setting", *setting)
    assert (0, "") == (answer.status, answer.err)


def test_ctrl_c_writes_what_there_is(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_two(simulation: Simulation, number: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return play(simulation, number)

    monkeypatch.setattr("wordsmith_desktop.session.simulation.play", play_two)
    answer = call(*SHORT, "--players", "6,1")
    assert ["2 matches of letter_pieces, en"] == answer.rows[0]
    assert 130 == answer.status
