"""What whoever lifts the curtain hears first: the own cards."""

from __future__ import annotations

from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.window.kit.hearing.said import last_said

DEALT = Dealt(("C AT T SE EL", "H E R RE TH"), pool="I NG SI")


def test_the_hand_is_told_to_whoever_lifts_the_curtain_and_to_nobody_else(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben")
    cards = ("C, AT, T, SE, EL", "H, E, R, RE, TH")
    assert not any(hand in said for hand in cards for said in last_said())
    play.lift()
    own = cards[play.seat]
    assert own in last_said()[-1]
    play.pass_turn()
    assert not any(own in said for said in last_said())
    play.lift()
    assert cards[play.seat] in last_said()[-1]
    assert not any(own in said for said in last_said())
