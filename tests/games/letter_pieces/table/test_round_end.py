"""The end of a round is a scene: sheets slide in, best words build themselves, boxes count up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import click, focused, tap
from tests.window.beats import beating
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.table.header import points_so_far
from wordsmith_desktop.games.letter_pieces.table.round_end import letters_of
from wordsmith_desktop.games.letter_pieces.table.round_sheet import (
    SCENE_MS,
    RoundLine,
    RoundSheet,
    RoundShown,
)
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.seat_marks import SeatMark

GIVEN = (3, 4, 2, 2)
CITY = (3, 5, 2, 0)
"""For CITY, and a C more."""
SHOWN = RoundShown(
    name="Ana",
    mark=SeatMark("blue"),
    lines=(RoundLine("CAT", 3, is_best=True), RoundLine("AT", 0, is_struck=True)),
    best=letters_of("CAT", Ruleset()),
    boxes=6,
    bonus=4,
    points=7,
    total=30,
)


def sheet(qtbot: QtBot, *, is_still: bool) -> RoundSheet:
    appearance().set_look(Look(reduced_motion=is_still))
    made = RoundSheet(SHOWN, from_left=True)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_boxes_are_counted_up_one_by_one(qtbot: QtBot) -> None:
    made = sheet(qtbot, is_still=False)
    counted: list[int] = []
    made._animation.valueChanged.connect(lambda _value: counted.append(made.counted))
    made.play()
    assert 0 == made.counted
    qtbot.waitUntil(lambda: not made.is_moving, timeout=10 * SCENE_MS)
    assert sorted(counted) == counted
    assert 4 == made.counted


def test_without_motion_all_is_there_at_once(qtbot: QtBot) -> None:
    made = sheet(qtbot, is_still=True)
    made.play()
    assert (False, 4) == (made.is_moving, made.counted)
    assert 3 == len(SHOWN.best)
    said = "Ana: CAT 3, AT 0; 4 bonus boxes; 7 points in this round, 30 so far"
    assert said == made.accessibleName()


def test_the_last_word_is_seen_on_the_pad_of_whoever_wrote_it_before_the_round_ends(
    play: Play,
) -> None:
    with beating() as clock:
        play.preferences.change(computer_pace="brisk")
        play.sit("Ana", "Ben", rules=Ruleset(given=CITY, challenges=2, words=1))
        for word in ("CITY", "TIC"):
            clock.advance(10_000)
            play.write_word(word)
        pad, ben = play.parts.pads.pad, play.parts.header.seats.chips[1]
        assert play.page.pace.is_standing
        assert not play.parts.between.isVisible()
        assert "Ben" in pad.accessibleName()
        assert "TIC" in pad.rows[0].accessibleName()
        points = points_so_far(play.seen, play.seen.players[1])
        assert f"{points} points" in ben.accessibleName()
        clock.advance(10_000)
        assert play.parts.between.isVisible()


def test_everybody_has_a_sheet_and_the_handicap_lies_behind_a_link(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(given=GIVEN, challenges=2))
    for _ in range(2):
        play.give_up()
    ending = play.parts.between
    assert ["Ana", "Ben"] == [one.shown.name for one in ending.sheets]
    assert (True, False) == (ending.even_out.isVisible(), ending.handicaps.isVisible())
    click(ending.even_out)
    assert ending.handicaps.isVisible()
    assert ending.handicaps.isAncestorOf(focused())


def test_nothing_is_evened_out_against_computers(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(given=GIVEN, challenges=2))
    for _ in range(2):
        play.give_up()
    ending, page = play.parts.between, play.page
    seen, names = page.table.seen, ("Ana", "Ben")
    ending.show_challenge(seen, names, marks=page.marks, computers={1})
    assert ending.even_out.isHidden()


def test_the_scene_goes_on_when_the_page_is_shown_again(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(given=GIVEN, challenges=2))
    for _ in range(2):
        play.give_up()
    before = play.parts.between.sheets
    play.page.refresh()
    assert before == play.parts.between.sheets


def test_enter_pressed_again_and_again_begins_no_next_round(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(given=GIVEN, challenges=2))
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    for _ in range(2):
        play.give_up()
    assert play.parts.between.go_on.hasFocus()
    tap(Qt.Key.Key_Return, times=3)
    assert play.is_challenge_over()
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    tap(Qt.Key.Key_Return)
    assert not play.is_challenge_over()
