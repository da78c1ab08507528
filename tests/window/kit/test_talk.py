"""Computers say something now and then: rarely, by what has happened, and never aloud."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.table_events import TableEvent, WordRefused
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.seat_strip import SeatStrip
from wordsmith_desktop.window.kit.talk import ONE_IN, QUIET, Talk, Talking, line_of
from wordsmith_desktop.wording.computer_lines import LINES, TalkTopic
from wordsmith_desktop.wording.computer_players import CHARACTERS

NAMES = ("Ana", "Momo", "Ovid")


class Made(TableEvent):
    seat: int
    points: int


@dataclass
class Sat:
    """As much of a table as is asked for."""

    levels: tuple[int, ...] = (0, 2, 6)
    people: tuple[int, ...] = (0,)
    computers: frozenset[int] = frozenset({1, 2})
    is_read_only: bool = False
    position: int = 0
    outcome: Outcome | None = None
    scratch: dict[str, Any] = field(default_factory=dict)
    told: list[Any] = field(default_factory=list)

    def recent_public(self) -> list[Any]:
        return [SimpleNamespace(events=(one,)) for one in self.told]


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    return made


def seated(table: Sat, over: QWidget, *, is_on: bool = True) -> Talk:
    seats = SeatStrip(over)
    seats.show_seats([SeatLine(name) for name in NAMES])
    seats.resize(800, 60)
    seats.show()

    def made(event: Any) -> tuple[int, int] | None:
        return (event.seat, event.points) if isinstance(event, Made) else None

    talking = Talking(made=made)
    return Talk(table, talking, NAMES, seats, over=over, is_on=lambda: is_on)  # type: ignore[arg-type]


def lines_heard(table: Sat, talk: Talk, event: TableEvent, count: int = 120) -> list[str]:
    """What is said when the same happens over and over."""
    heard = []
    for _ in range(count):
        table.position += 1
        talk.bubble.put_away()
        talk.hear(Update(UpdateKind.PLAYED, 1, visible=(event,)))
        heard.append(talk.bubble.text)
    return heard


REFUSED = WordRefused(1, "CAT", None)


def test_a_computer_says_something_rarely_and_nothing_twice_in_a_row(over: QWidget) -> None:
    table = Sat()
    heard = lines_heard(table, seated(table, over), REFUSED)
    spoken = [place for place, line in enumerate(heard) if line]
    assert spoken
    assert QUIET <= min(b - a for a, b in pairwise(spoken))
    said = [heard[place] for place in spoken]
    lines = [one.en for one in LINES[1][TalkTopic.FAILED]]
    assert set(said) <= {*lines}
    assert len(lines) == len(set(said[: len(lines)])), "none twice as long as there are others"


def test_whoever_wants_quiet_has_it_and_a_replay_is_silent(over: QWidget) -> None:
    for table, is_on in ((Sat(), False), (Sat(is_read_only=True), True), (Sat(levels=()), True)):
        assert {""} == {*lines_heard(table, seated(table, over, is_on=is_on), REFUSED)}


def test_the_best_word_of_a_person_is_praised_by_another(over: QWidget) -> None:
    table = Sat()
    talk = seated(table, over)
    table.told = [Made(0, points) for points in (9, 4, 5)]
    heard = {*lines_heard(table, talk, table.told[0])} - {""}
    praise = {one.en for level in (2, 6) for one in LINES[level - 1][TalkTopic.PRAISE]}
    assert heard
    assert heard <= praise
    table.told = [Made(0, points) for points in (4, 9, 5)]
    assert {""} == {*lines_heard(table, talk, table.told[0])}
    table.told = [Made(1, points) for points in (9, 4, 5)]
    assert {""} == {*lines_heard(table, talk, table.told[0])}, "of a computer"


def test_at_the_end_one_says_something_by_how_it_ended(over: QWidget) -> None:
    table = Sat(outcome=Outcome((30, 10, 20)))
    talk = seated(table, over)
    lost = {f"Momo: “{one.en}”" for one in LINES[1][TalkTopic.LOST]}
    assert talk.last_words() in lost
    table.outcome = Outcome((10, 10, 20))
    won = {f"Ovid: “{one.en}”" for one in LINES[5][TalkTopic.WON]}
    assert talk.last_words() in won
    table.people = ()
    assert "" == talk.last_words()


def test_every_character_has_a_few_dozen_lines_all_its_own() -> None:
    said: list[str] = []
    for character, lines in zip(CHARACTERS, LINES, strict=True):
        assert {*TalkTopic} == {*lines}, character.name
        own = [one for some in lines.values() for one in some]
        assert 24 <= len(own)
        assert all(len(text) <= 50 for one in own for text in (one.en, one.de))
        said += [one.en for one in own]
    assert len(said) == len(set(said))
    assert {*ONE_IN} == {*TalkTopic} - {TalkTopic.WON, TalkTopic.LOST}


def test_two_of_one_level_have_two_names_and_there_are_more_than_a_dozen() -> None:
    names = [name for one in CHARACTERS for name in one.names]
    assert 12 <= len(names) == len(set(names))
    assert line_of(1, TalkTopic.CLAIM, 0) != line_of(1, TalkTopic.CLAIM, 1)
