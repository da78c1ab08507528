"""A program that is killed in the middle of a turn loses nothing but seconds."""

from __future__ import annotations

import sys

import pytest

from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.helpers.table_player import told
from tests.ui.games.letter_pieces.play_table import Play
from tests.ui.games.play_hands import click
from wordsmith_desktop.games.letter_pieces.bench import Slot


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_goes_on_with_bench_seat_and_clock(play: Play) -> None:
    before = told_before_the_kill("tests.helpers.table_player", play.folder)
    assert (1, ["LIT"], 56_400) == (before["seat"], before["words"], before["left_ms"])

    play.open()
    card = play.card("Continue")
    assert "Ben’s turn, challenge 1" in card.accessibleName()
    click(card)
    play.come_back()
    after = told(play.page)
    left = after.pop("left_ms")
    lost = left - before.pop("left_ms")
    assert before == after
    assert 0 <= lost <= MOST_LOST_MS
    # It is on the board as well.
    assert "L" == play.board.letter_in(Slot(0, 0))
    assert play.parts.board.bench is not None
    assert play.player == play.parts.board.bench.player
    assert not play.session.is_read_only
