"""A match is on the disk at every moment: killed, it goes on; finished, it can be replayed."""

from __future__ import annotations

import subprocess
import sys
from gc import collect
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.games.keyboard_walk import keyboard_walk
from tests.games.play_hands import click
from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.helpers.killed_table import LEFT_MS, told
from tests.helpers.systems import needs_kill
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.window.kit.threads import end_all

NAMES = ("Ana", "Ben")
KILLS = [
    pytest.param(
        game,
        moment,
        id=f"{game}-{moment}".replace("_", " "),
        marks=pytest.mark.nightly if number else (),
    )
    for game in game_names()
    for number, moment in enumerate(case_of(game).kills)
]
"""The first of each game, and by night the others."""


@needs_kill
@pytest.mark.parametrize(("game", "moment"), KILLS)
@pytest.mark.sampled(2)
def test_a_killed_program_goes_on_with_everything_and_the_clock(
    play: AnyPlay, case: TableCase, game: str, moment: str
) -> None:
    kill = case.kills[moment]
    kill.sit(play)
    play.shut()
    before = told_before_the_kill("tests.helpers.killed_table", play.folder, game, moment)
    assert LEFT_MS == before["left_ms"]

    play.open()
    card = play.card("Continue")
    assert kill.line in card.accessibleName()
    click(card)
    play.come_back()
    after = told(play.session)
    lost = after.pop("left_ms") - before.pop("left_ms")
    assert before == after
    assert 0 <= lost <= MOST_LOST_MS

    # It is on the table as well, behind the curtain if there is one, and goes on from there.
    rules = rules_of(game)
    assert rules.hides(play.session.match.state) == (play.curtain is not None)
    play.lift()
    kill.goes_on(play)
    assert not play.session.is_read_only


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_a_match_that_was_played_is_replayed_with_the_same_scores(
    play: AnyPlay, case: TableCase, game: str
) -> None:
    case.play_out(play)
    save, state, outcome = play.save, play.session.match.state, play.outcome
    assert outcome is not None
    play.shut()

    assert state == read_match(save, {game: rules_of(game)}).match.state
    command = [sys.executable, "-m", "wordsmith_desktop", "replay", str(save)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (0, "") == (answer.returncode, answer.stderr)
    *lines, last = answer.stdout.splitlines()
    case.told(state, lines)
    assert all(NAMES[seat] in last for seat in outcome.winners)


@pytest.mark.parametrize("game", game_names())
def test_the_end_has_a_line_for_everybody_and_marks_the_winners_alone(
    play: AnyPlay, case: TableCase, game: str, qapp: QApplication
) -> None:
    assert game == play.game
    with keyboard_walk(qapp) as walk:
        case.play_out(play)
    # Whoever hears the table hears each place that the keyboard comes to.
    assert ([], True) == (walk.strays, walk.inputs > 20)
    assert play.outcome is not None
    winners, shown = play.outcome.winners, play.end.shown
    bars = [(NAMES.index(one.name), one.is_winner) for one in shown.bars]
    assert sorted(bars) == [(seat, seat in winners) for seat in range(len(NAMES))]
    if shown.table is not None:
        lines = shown.table.lines
        assert bars == [(NAMES.index(one.name), one.is_winner) for one in lines]
        assert sorted(play.outcome.scores) == sorted(one.total for one in lines)
        assert {len(shown.table.headings)} == {len(one.cells) for one in lines}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_a_program_that_was_closed_is_let_go_of(play: AnyPlay, game: str) -> None:
    assert game == play.game
    play.begin_against_computer()
    window = ref(play.window)
    play.shut()
    play.forget()
    assert end_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    collect()
    assert window() is None
