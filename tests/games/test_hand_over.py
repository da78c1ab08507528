"""Whoever has played sees what came of it, for a moment, before the next one's table comes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.games.play_hands import click
from tests.games.table_play import SETTINGS, TablePlay
from tests.window.motion import listening, moving
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Letters
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.session.thinking import stream_of
from wordsmith_desktop.window.kit import ticks
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.motion import moment
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.wording.shell.texts import MUTED
from wordsmith_desktop.wording.texts import say

MOST_ACTIONS = 400
RULES: dict[str, Any] = {
    "letter_pieces": Letters(challenges=1),
    "length_x_wit": Dice(),
    "rewordable": Cards(),
    "hidden_crossword": Crossword(),
}


class Play(TablePlay[TablePage[Any, Any, Any], NewMatchForm]):
    """Two people, who play as well as a computer."""

    page_type = TablePage
    form_type = NewMatchForm

    def sit_at(self, game: str, **fields: Any) -> None:
        self.game = game
        self.sit("Ana", "Ben", rules=replace(RULES[game], **fields))
        QApplication.processEvents()
        self.page.handing_over.choreographer.settle()

    @property
    def turn(self) -> object:
        """Whose turn it is by the match, whatever the page shows."""
        public = self.page.table.public
        return public.holder if self.game == "rewordable" else self.page.turn

    def act(self) -> None:
        """One action of whoever may act."""
        table = self.page.table
        lexicon = self.lexicon()
        for seat in table.people_to_act:
            seen = self.session.observation(seat)
            stream = Rng(1, stream=stream_of(seat, table.position))
            words = Vocabulary(lexicon.index, mind=1, judge=lexicon.judge)
            decision = game_of(self.game).bots()["level-5"](seen, words, stream, Search())
            if decision is not None and not isinstance(decision.action, Wait):
                table.act(seat, decision.action)
                return

    def play_turn(self) -> None:
        """Go on until the table is another's by the match."""
        whose = self.turn
        for _ in range(MOST_ACTIONS):
            if self.turn != whose or self.page.handing_over.is_held or self.curtain is not None:
                return
            self.wait_for_ruling()
            self.act()
        raise AssertionError("nobody else's turn comes")


@pytest.fixture(autouse=True)
def long_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the tests let time pass."""
    monkeypatch.setattr(ticks, "LONGEST_MS", 0)
    for name in ("HAND_OVER_MS", "UNDER_CLOCK_MS"):
        monkeypatch.setattr(f"wordsmith_desktop.window.kit.handing_over.{name}", 600_000)


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    with moving():
        made = Play(tmp_path, qtbot, monkeypatch)
        made.open(replace(SETTINGS, reduced_motion=False))
        made.lexicon()
        yield made
        made.shut()


@pytest.mark.parametrize("game", ["letter_pieces", "length_x_wit"])
def test_an_open_table_stays_the_old_player_s_until_a_key(play: Play, game: str) -> None:
    play.sit_at(game)
    before = play.turn
    play.play_turn()
    handing = play.page.handing_over
    assert handing.is_held
    assert before != play.turn, "by the match it is the next one's already"
    QApplication.processEvents()
    assert handing.choreographer.flights.flights, "and what happened moves"
    QTest.keyClick(play.window, Qt.Key.Key_Shift)
    assert not handing.is_held
    assert not handing.choreographer.flights.flights


def test_the_word_stands_on_the_pad_before_the_next_player_s_pad_comes(play: Play) -> None:
    play.sit_at("letter_pieces")
    play.play_turn()
    pads = play.page.parts.pads
    assert "Ana" in pads.pad.accessibleName()
    assert play.page.table.public.players[0].row_count == 1
    assert "1" in pads.pad.rows[0].accessibleName()
    assert any(word for row in pads.pad.rows for word in row.open_words())
    QTest.keyClick(play.window, Qt.Key.Key_Shift)
    assert "Ben" in pads.pad.accessibleName()
    assert not any(word for row in pads.pad.rows for word in row.open_words())


def test_each_letter_of_a_claimed_word_goes_from_the_bench_to_its_place_on_the_pad(
    play: Play,
) -> None:
    play.sit_at("letter_pieces")
    play.play_turn()
    QApplication.processEvents()
    pads, board = play.page.parts.pads, play.page.parts.board
    word = next(word for row in pads.pad.rows for word in row.open_words())
    flights = play.page.handing_over.choreographer.flights.flights
    letters = [one for one in flights if one.stays and one.start and one.goal]
    assert len(word) == len(letters)
    playing = play.page.playing
    bench = QRect(board.mapTo(playing, QPoint()), board.size())
    row = QRect(pads.pad.rows[0].mapTo(playing, QPoint()), pads.pad.rows[0].size())
    assert all(bench.contains(one.start.area.toRect()) for one in letters if one.start)
    assert all(row.contains(one.goal.area.toRect()) for one in letters if one.goal)
    places = [one.goal.area.center().x() for one in letters if one.goal]
    assert sorted(places) == places


def test_the_chip_has_the_new_points_while_the_old_player_looks_on(play: Play) -> None:
    def points() -> str:
        chips = play.page.parts.header.seats.findChildren(QWidget)
        said = [chip.accessibleName() for chip in chips if "Ana" in chip.accessibleName()]
        found = re.search(r"\d+ points", said[0])
        assert found is not None
        return found.group()

    play.sit_at("letter_pieces")
    before = points()
    play.play_turn()
    assert play.page.handing_over.is_held
    held = points()
    QTest.keyClick(play.window, Qt.Key.Key_Shift)
    assert before != held == points()


def test_what_a_die_shows_is_told_and_heard_and_comes_once_it_lies_still(play: Play) -> None:
    play.sit_at("letter_pieces")
    page: Any = play.page
    if page.is_in_the_air:
        with play.qtbot.waitSignal(page.parts.felt.landed):
            pass
    pieces = {piece.id for piece in page.gestures.bench.player.pieces}
    said = page.parts.banner.message
    with listening() as ear:
        page.gestures.roll()
        assert page.is_in_the_air
        assert said == page.parts.banner.message
        assert [Sound.ROLL] == [one for one in ear.heard if one in (Sound.ROLL, Sound.LAND)]
        scene = page.parts.board.board
        new = {piece.id for piece in page.gestures.bench.player.pieces} - pieces
        assert all(scene.item(one).opacity() == 0 for one in new)
        with play.qtbot.waitSignal(page.parts.felt.landed):
            pass
        assert said != page.parts.banner.message
        assert Sound.LAND in ear.heard
    play.qtbot.waitUntil(lambda: all(scene.item(one).opacity() == 1 for one in new))


@pytest.mark.parametrize("game", RULES)
def test_nothing_moves_when_somebody_silences_the_table(play: Play, game: str) -> None:
    play.sit_at(game)
    play.lift()
    surface = play.page.surface
    place = QRect(surface.mapTo(play.window, QPoint()), surface.size())
    QTest.keyClick(surface, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert say(MUTED) == play.page.parts.banner.message
    assert place == QRect(surface.mapTo(play.window, QPoint()), surface.size())


def test_a_click_meant_for_the_old_table_presses_nothing_on_the_new_one(play: Play) -> None:
    play.sit_at("length_x_wit")
    play.play_turn()
    position = play.page.table.position
    QTest.mouseClick(play.page.parts.strip, Qt.MouseButton.LeftButton)
    assert not play.page.handing_over.is_held
    assert position == play.page.table.position


def test_without_motion_nobody_is_held_up(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    made.open()
    made.sit_at("letter_pieces")
    made.play_turn()
    assert not made.page.handing_over.is_held
    made.shut()


@pytest.mark.parametrize("game", ["letter_pieces", "rewordable"])
def test_without_movement_what_came_is_marked_where_it_lies_and_waits_for_a_key_alike(
    qtbot: QtBot,
    dressed: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    assert dressed
    with moving():
        play = Play(tmp_path, qtbot, monkeypatch)
        play.open(replace(SETTINGS, reduced_motion=True))
        play.sit_at(game)
        play.lift()
        play.play_turn()
        handing = play.page.handing_over
        flights = handing.choreographer.flights
        QApplication.processEvents()
        assert not flights.flights
        assert flights.marked
        if game == "letter_pieces":
            row = play.page.parts.pads.pad.rows[0]
            place = QRect(row.mapTo(play.page.playing, QPoint()), row.size())
            inside = [box for box in flights.marked if place.contains(box.center().toPoint())]
            assert 1 == len(inside), "the word, and not each letter that would have flown"
        assert handing.is_held or handing.is_lingering
        if handing.is_awaited:
            click(play.button("Hand over"))
        QTest.keyClick(play.window, Qt.Key.Key_Shift)
        assert not handing.is_held
        assert not handing.is_lingering
        assert not flights.marked
        play.shut()


def test_behind_a_curtain_one_sees_one_s_new_cards_first(play: Play) -> None:
    play.sit_at("rewordable")
    play.lift()
    holder = play.page.table.public.holder
    play.play_turn()
    table, hand = play.page.table, play.page.parts.hand
    assert play.curtain is None
    assert play.page.handing_over.is_lingering
    assert holder == table.seat, "the old eyes still look"
    own = {card.id for card in table.seen.players[holder].hand or ()}
    assert own == {button.view.id for button in hand.buttons}
    assert table.acting is None, "and can do nothing"
    QTest.keyClick(play.window, Qt.Key.Key_Space)
    QTest.mouseClick(hand, Qt.MouseButton.LeftButton)
    assert play.curtain is None, "whoever looks says when"
    click(play.button("Hand over"))
    assert play.curtain is not None
    assert table.seat is None
    assert not hand.buttons, "nothing of it lies under the curtain"
    play.lift()
    assert table.public.holder == table.seat


def test_where_nothing_is_to_be_seen_the_curtain_falls_at_once(play: Play) -> None:
    play.sit_at("hidden_crossword")
    play.lift()
    builder = play.page.table.seat
    play.play_turn()
    assert not play.page.handing_over.is_lingering
    assert play.curtain is not None
    play.lift()
    assert builder != play.page.table.seat


@pytest.mark.parametrize(
    ("fields", "is_wanted", "span"),
    [
        ({}, True, ""),
        ({}, False, "HAND_OVER_MS"),
        ({"clock": Clock.HARD}, True, "UNDER_CLOCK_MS"),
    ],
)
def test_new_cards_are_seen_as_long_as_one_likes_but_for_a_setting_and_a_hard_clock(
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    fields: dict[str, Any],
    is_wanted: bool,
    span: str,
) -> None:
    spans: dict[int, str] = {}
    for place, name in enumerate(("HAND_OVER_MS", "UNDER_CLOCK_MS")):
        monkeypatch.setattr(f"wordsmith_desktop.window.kit.handing_over.{name}", 600_000 + place)
        spans[600_000 + place] = name
    asked: list[int] = []
    begin = moment.Moment.begin

    def noted(self: moment.Moment, ms: int, *rest: Any, **more: Any) -> None:
        asked.append(ms)
        begin(self, ms, *rest, **more)

    monkeypatch.setattr(moment.Moment, "begin", noted)
    play.preferences.change(shows_new_cards=is_wanted)
    play.sit_at("rewordable", **fields)
    play.lift()
    play.play_turn()
    handing = play.page.handing_over
    assert ("" if handing.is_awaited else [spans[ms] for ms in asked][-1]) == span
    assert handing.is_lingering
    play.page.handing_over.stop()


def test_a_closed_page_leaves_nothing_that_waits_or_moves(play: Play) -> None:
    play.sit_at("length_x_wit")
    play.play_turn()
    assert play.page.handing_over.is_held
    play.window.close()  # The check for leaks does the rest.


def test_what_happens_is_heard(play: Play) -> None:
    with listening() as ear:
        play.sit_at("length_x_wit")
        play.play_turn()
    assert {Sound.TILE, Sound.ROLL} <= set(ear.heard)
    assert set(ear.heard) & {Sound.ACCEPTED, Sound.PRESS_WON, Sound.PRESS_LOST}
