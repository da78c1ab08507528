"""A match alone against one clock: it is shown, it warns once, and a hard one ends the match."""

from __future__ import annotations

from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.clock import ClockFace

WARNING = "The time is up, but nothing is lost"


def sit_alone(play: Play, clock: Clock, *throws: str, turns: int) -> ClockFace:
    """Ana has T R A S E O N Y I and the first of the throws, and five minutes for everything."""
    luck = Luck(("T R A S",), draws=["E O N Y I"], throws=list(throws))
    play.sit_at(luck, "Ana", clock=clock, match_seconds=300, turns=turns)
    play.roll()
    face = play.page.findChild(ClockFace)
    assert isinstance(face, ClockFace)
    return face


def let_pass(play: Play, seconds: int) -> None:
    play.session.tick(seconds * 1000)
    play.page.show_time()


def test_a_hard_clock_runs_through_all_turns_and_ends_the_match(play: Play) -> None:
    face = sit_alone(play, Clock.HARD, "R", "R", turns=9)
    let_pass(play, 100)
    play.say("RAT")
    play.roll()
    let_pass(play, 100)
    assert ("1:40", True) == (face.figures, face.isVisible())
    assert (False, [3]) == (play.is_over, play.points)
    let_pass(play, 100)

    assert (True, [3]) == (play.is_over, play.points)
    assert "Ana’s time is up. Nothing was banked. The match is over: Ana 3 points." == play.message
    assert "3 points" == play.end.headline.text()
    assert "Time is up. Your first result with these rules" == play.end.sentence.text()
    assert not face.isVisible()


def test_a_soft_clock_warns_once_and_takes_nothing(play: Play) -> None:
    face = sit_alone(play, Clock.SOFT, "R", "R P", turns=1)
    let_pass(play, 300)
    assert WARNING in play.message
    assert "0:00" == face.figures
    play.press_on("RAT")
    let_pass(play, 100)
    assert WARNING not in play.message
    play.say("ROPE")

    # Two of A and T were banked before (1 + 1 + 3 + 1) × 2.
    assert (True, [14]) == (play.is_over, play.points)
    assert "14 points" == play.end.headline.text()
    assert not play.end.sentence.text().startswith("Time is up")
