"""A match is on the disk at every moment: killed, it goes on; finished, it can be replayed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.helpers.dice_player import told
from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.ui.games.length_x_wit.play_table import Play
from tests.ui.games.play_hands import chord, click
from wordsmith_desktop.games.length_x_wit.rules import RULES
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.games.length_x_wit.state import Phase
from wordsmith_desktop.records.replay import replay

NAMES = ("Ana", "Ben")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_goes_on_with_dice_tiles_bank_and_clock(play: Play) -> None:
    before = told_before_the_kill("tests.helpers.dice_player", play.folder)
    assert ("decide", 2, 1) == (before["phase"], len(before["dice"]), len(before["spent"]))
    assert 1 == len(before["banked"])
    assert 56_400 == before["left_ms"]

    play.open()
    card = play.card("Continue")
    assert "Ana’s turn, 2 dice" in card.accessibleName()
    click(card)
    play.come_back()
    after = told(play.page)
    lost = after.pop("left_ms") - before.pop("left_ms")
    assert before == after
    assert 0 <= lost <= MOST_LOST_MS

    # It is on the table as well, and goes on from there.
    assert " ".join(text for _, text in before["dice"]) == play.pieces.dice
    assert 7 == len(play.parts.rack.tiles)
    chord("D")
    play.enter()
    click(play.button("No objection"))
    assert Phase.RESPOND == play.phase
    assert not play.session.is_read_only


def _play_out(play: Play) -> None:
    """Score the dearest word of every roll, and never respond."""
    while not play.is_over:
        if play.phase is Phase.READY:
            play.roll()
            continue
        words = play.words() if play.phase is Phase.DECIDE else []
        if words:
            play.say(words[0].word)
        elif any(t.is_vowel for t in play.state.free_tiles(play.speller)) and (
            play.phase is Phase.DECIDE
        ):
            chord("U")
            play.enter()
        else:
            play.decline()


def test_a_match_that_was_played_is_replayed_with_the_same_scores(play: Play) -> None:
    play.sit(*NAMES, rules=Ruleset(goal=30))
    _play_out(play)
    save, state, outcome = play.save, play.state, play.outcome
    assert outcome is not None
    play.shut()

    assert state == replay(save, {"length_x_wit": RULES}).match.state
    command = [sys.executable, "-m", "wordsmith_desktop", "replay", str(save)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (0, "") == (answer.returncode, answer.stderr)
    lines = answer.stdout.splitlines()
    for name, score in zip(NAMES, outcome.scores, strict=True):
        start = lines.index(name) + 1
        assert str(score) == lines[lines.index("", start) - 1].split()[-1]
    assert all(NAMES[seat] in lines[-1] for seat in outcome.winners)
