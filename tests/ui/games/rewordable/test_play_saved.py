"""A match is on the disk at every moment: killed, it goes on; finished, it can be replayed."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from tests.helpers.card_player import told
from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.ui.games.play_hands import chord, click, tap
from tests.ui.games.rewordable.play_table import Play
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.records.replay import replay

NAMES = ("Ana", "Ben")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_goes_on_with_hands_deck_turn_and_clock(play: Play) -> None:
    before = told_before_the_kill("tests.helpers.card_player", play.folder)
    assert (2, 56_400) == (before["turn"], before["left_ms"])
    assert [1, 1] == [len(words) for words in before["words"]]

    play.open()
    card = play.card("Continue")
    assert f"{NAMES[before['seat']]}’s turn" in card.accessibleName()
    click(card)
    play.come_back()
    after = told(play.page)
    lost = after.pop("left_ms") - before.pop("left_ms")
    assert before == after
    assert 0 <= lost <= MOST_LOST_MS

    # It is on the table as well, behind the curtain, and goes on from there.
    assert play.curtain is not None
    play.lift()
    assert before["laid"] == play.strip.cards
    assert 1 == len(before["laid"])
    # What lay on the strip is taken back and laid again, as if nothing had happened.
    chord("Z")
    assert [] == play.strip.cards
    chord("Y")
    assert before["laid"] == play.strip.cards
    tap(Qt.Key.Key_Escape)
    seat, word = play.seat, before["words"][1 - play.seat][0]
    assert before["hands"][seat] == [button.view.text for button in play.parts.hand.buttons]
    click(play.strip.card(play.player.hand[0].id))
    click(play.strip.word(play.word(word)))
    play.build()
    click(play.button("No objection"))
    assert [] == play.words(1 - seat)
    assert 2 == len(play.words(seat))
    assert not play.session.is_read_only


def test_a_match_that_was_played_is_replayed_with_the_same_scores(play: Play) -> None:
    play.begin(lambda form: form.length.button(30))
    while not play.is_over:
        play.lift()
        found = play.find()
        if found is None:
            play.pass_turn(*play.player.hand[:2] if play.state.deck else ())
        else:
            play.type_word(found.word)
            play.build()
    save, state, outcome = play.save, play.state, play.outcome
    assert outcome is not None
    play.shut()

    assert state == replay(save, {"rewordable": RULES}).match.state
    command = [sys.executable, "-m", "wordsmith_desktop", "replay", str(save)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (0, "") == (answer.returncode, answer.stderr)
    lines = answer.stdout.splitlines()
    for name, score, player in zip(NAMES, outcome.scores, state.players, strict=True):
        start = lines.index(name) + 1
        block = lines[start : lines.index("", start)]
        words = ["·".join(card.text for card in word.cards) for word in player.words]
        assert words == [line.split()[0] for line in block if "·" in line]
        assert str(score) == block[-1].split()[-1]
    assert all(NAMES[seat] in lines[-1] for seat in outcome.winners)
