"""One player alone against the clock: it is shown, it warns once, and it ends the match."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.letter_pieces.table.test_new_match import form_for
from tests.games.play_hands import tap, write
from tests.games.table_play import texts_of
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.clock import ClockFace

POOL = (3, 3, 1, 1)
SECONDS = 20


def clock_of(play: Play) -> str:
    face = play.page.findChild(ClockFace)
    assert face is not None
    return face.figures if face.isVisible() else ""


def wait(play: Play, milliseconds: int) -> None:
    play.session.tick(milliseconds)
    play.page.show_time()


def test_a_hard_clock_ends_the_match_with_what_is_on_the_sheet(play: Play) -> None:
    play.sit("Ana", rules=lp.Ruleset(given=POOL, clock=Clock.HARD, match_seconds=SECONDS))
    assert clock_of(play) > "0:10"
    play.write_word("LIT")
    tap(Qt.Key.Key_Backspace)
    write("t")
    # The window's own clock has run too.
    (reading,) = play.session.readings
    wait(play, reading.left_ms - 1)
    assert (lp.Phase.PLAY, "0:01") == (play.phase, clock_of(play))
    wait(play, 1)

    assert lp.Phase.MATCH_OVER == play.phase
    assert "Ana’s time is up. The match is over: what is on the sheet counts." == play.message
    assert play.outcome is not None
    assert f"{play.outcome.scores[0]} points" == play.end.headline.text()
    assert play.end.sentence.text().startswith("Time is up. ")
    assert "" == clock_of(play)


@pytest.mark.parametrize(
    "fields",
    [
        {"match_seconds": SECONDS},
        {"match_seconds": SECONDS, "mode": lp.Mode.WORD_BY_WORD},
        {"warm_up_seconds": SECONDS, "mode": lp.Mode.WARM_UP},
    ],
    ids=["sprint", "word by word", "warm-up"],
)
def test_a_soft_clock_warns_once_and_takes_nothing(play: Play, fields: dict[str, Any]) -> None:
    play.sit("Ana", rules=lp.Ruleset(clock=Clock.SOFT, challenges=1, **fields))
    wait(play, SECONDS * 1000)
    warning = "The time is up, but nothing is lost."
    assert (warning, lp.Phase.PLAY, "0:00") == (play.message, play.phase, clock_of(play))
    play.parts.banner.clear()
    wait(play, SECONDS * 1000)
    assert ("", lp.Phase.PLAY) == (play.message, play.phase)


def challenge(play: Play, *, word: str = "") -> str:
    """One challenge of Word by Word alone, with no word or one; what is told at its end."""
    for _ in range(6):
        if word:
            play.write_word(word)
            word = ""
        else:
            play.give_up()
    is_over = play.phase is lp.Phase.MATCH_OVER
    said = [play.end.sentence.text()] if is_over else texts_of(play.parts.between)
    line = next(text for text in said if "This round" in text)
    return line[line.index("This round") :]


def test_R45_alone_each_challenge_is_told_beside_the_best_and_the_last(play: Play) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WORD_BY_WORD, given=(9, 3, 1, 1), challenges=2, white_boxes=20)
    play.sit("Ana", rules=rules)
    assert "This round: 6 points." == challenge(play)
    play.go_on()
    first = challenge(play, word="LIT")
    assert "This round: 9 points, your best! Before it was 6, last time 6." == first
    play.go_on()
    assert lp.Phase.MATCH_OVER == play.phase
    play.sit("Ana", rules=rules)
    assert "This round: 6 points. Your best is 9, last time 9." == challenge(play)
    play.sit("Ben", rules=rules)
    assert "This round: 6 points." == challenge(play)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("mode", [lp.Mode.STANDARD, lp.Mode.WORD_BY_WORD])
def test_who_plays_alone_can_time_the_whole_match(qtbot: QtBot, mode: lp.Mode) -> None:
    form = form_for(qtbot, 1)
    form.mode.choose(mode)
    assert form.match_seconds.isHidden()
    form.clock.choose(Clock.SOFT)
    form.match_seconds.choose(600)

    assert (Clock.SOFT, 600) == (form.ruleset().clock, form.ruleset().match_seconds)
    assert form.turn_seconds.isHidden()
    assert "" == form.fault()
    form.set_players(("Ana", "Ben"))
    assert form.match_seconds.isHidden()
    assert not form.turn_seconds.isHidden()
    assert (0, "") == (form.ruleset().match_seconds, form.fault())


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("clock", Clock)
def test_R46_the_warm_up_has_a_clock_of_its_own(qtbot: QtBot, clock: Clock) -> None:
    form = form_for(qtbot)
    form.mode.choose(lp.Mode.WARM_UP)
    assert (Clock.HARD, 120) == (form.ruleset().clock, form.ruleset().warm_up_seconds)
    form.warm_up_clock.choose(clock)

    assert clock is form.ruleset().clock
    assert form.warm_up_seconds.isHidden() == (clock is Clock.OFF)
    assert form.clock.isHidden()
    assert form.turn_seconds.isHidden()
