"""Everything that moves at the tables moves in a replay: forward, and backward the same way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.features.replay.conftest import OpenReplay
from tests.window.motion import at, moving
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.games.letter_pieces.rules.events import WordClaimed
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.motion.flights import WHOLE_MS, Flights

MATCHES = {
    "letter_pieces": ("letter_pieces_turns",),
    "hidden_crossword": ("hidden_crossword_solo",),
    "rewordable": ("rewordable_objections", "rewordable_late_challenges"),
    "length_x_wit": ("length_x_wit_house", "length_x_wit_votes"),
}
UNSEEN = {"Passed", "GuessSeen"}
"""In a replay nobody's hand is seen, so no card leaves it; nor is a guess laid, which is seen so by
whoever's puzzle it asks about."""
MOST = 400
"""So many actions of a match are looked at."""


@pytest.fixture(autouse=True)
def lively(dressed: QApplication) -> Iterator[None]:
    assert dressed
    with moving():
        yield


def table_page(replay: ReplayPage) -> TablePage[Any, Any, Any]:
    assert isinstance(replay.page, TablePage)
    return replay.page


def flights_of(replay: ReplayPage) -> Flights:
    return table_page(replay).handing_over.choreographer.flights


def go(replay: ReplayPage, position: int) -> list[tuple[float, float]]:
    """Look at that moment; how far across and down each thing goes on the way there."""
    flights_of(replay).settle()
    replay.go_to(position)
    QCoreApplication.sendPostedEvents()
    sent = flights_of(replay).flights
    ways = [
        (
            round(one.goal.area.center().x() - one.start.area.center().x()),
            round(one.goal.area.center().y() - one.start.area.center().y()),
        )
        for one in sent
        if one.start is not None and one.goal is not None
    ]
    assert all(flight.ends_ms <= WHOLE_MS for flight in sent)
    flights_of(replay).settle()
    return sorted(ways)


def watch(replay: ReplayPage) -> None:
    """Go through the time of what moves: all begins at its start and is at its goal in the end."""
    flights, page = flights_of(replay), table_page(replay).playing
    sent = flights.flights
    at(flights, 0)
    begun = [(one, box) for one, box in zip(sent, flights.areas(), strict=True) if one.start]
    far = [
        (one, box)
        for one, box in begun
        if one.start and (one.start.area.center() - box.center()).manhattanLength() > 1
    ]
    assert [] == far
    seen = []
    for ms in range(0, WHOLE_MS, 20):
        at(flights, ms)
        seen.append(dict(zip(flights.flights, flights.areas(), strict=True)))
    assert all(page.rect().intersects(box.toRect()) for now in seen for box in now.values())
    for one in sent:
        last = [now[one] for now in seen if one in now][-1]
        if one.start is not None and one.goal is not None:
            way = one.goal.area.center() - one.start.area.center()
            rest = one.goal.area.center() - last.center()
            assert rest.manhattanLength() < 0.2 * way.manhattanLength() + 20
        assert one.ends_ms <= WHOLE_MS
    at(flights, WHOLE_MS)
    assert not flights.flights or all(one.ends_ms <= WHOLE_MS for one in flights.flights)


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.sampled(2)
def test_every_kind_of_movement_of_a_game_happens_and_ends(
    open_replay: OpenReplay, game: str
) -> None:
    moved: set[type] = set()
    wanted: set[type] = set()
    for name in MATCHES[game]:
        replay = open_replay(name, is_active=False)
        page = table_page(replay)
        wanted |= set(page.cues.moves)
        for position in range(1, min(replay.replay.length, MOST) + 1):
            flights_of(replay).settle()
            replay.go_to(position)
            QCoreApplication.sendPostedEvents()
            events = next(replay.replay.recent()).events
            kinds = {type(event) for event in events} & wanted
            if flights_of(replay).flights and kinds - moved:
                watch(replay)
                moved |= kinds
            if moved == wanted:
                break
        replay.close()
    assert set() == {kind.__name__ for kind in wanted - moved} - UNSEEN


@pytest.mark.parametrize("name", ["rewordable_objections", "length_x_wit_house"])
def test_a_step_back_moves_the_other_way(open_replay: OpenReplay, name: str) -> None:
    replay = open_replay(name, is_active=False)
    found = 0
    for position in range(1, min(replay.replay.length, 60)):
        forth = go(replay, position)
        if not forth:
            continue
        back = go(replay, position - 1)
        go(replay, position)
        mirrored = sorted((-x, -y) for x, y in forth)
        assert [way for way in back if way in mirrored], (position, forth, back)
        found += 1
        if found == 5:
            break
    assert 5 == found


def test_a_leap_shows_the_moment_at_once(open_replay: OpenReplay) -> None:
    replay = open_replay("rewordable_objections", is_active=False)
    assert [] == go(replay, replay.replay.length // 2)


def test_a_claim_is_seen_at_the_table_of_whoever_made_it(open_replay: OpenReplay) -> None:
    replay = open_replay("letter_pieces_turns", is_active=False)
    page: Any = table_page(replay)
    names = page._names
    for position in range(1, replay.replay.length):
        go(replay, position)
        claims = [
            one for one in next(replay.replay.recent()).events if isinstance(one, WordClaimed)
        ]
        if claims and page.table.outcome is None and page.turn != claims[0].seat:
            break
    else:
        raise AssertionError("nobody claims a word")
    pad = page.parts.pads.pad
    assert names[claims[0].seat] in pad.accessibleName()
    assert claims[0].word in [word for row in pad.rows for word in row.open_words()]
    go(replay, position + 1)
    assert names[page.turn] in pad.accessibleName()
    go(replay, position)
    assert names[page.turn] in pad.accessibleName(), "a step back shows how the match stood"


def test_no_lexicon_changes_its_line_in_a_replay(open_replay: OpenReplay) -> None:
    replay = open_replay("rewordable_objections", is_active=False)
    page: Any = table_page(replay)
    orders = set()
    for position in range(1, min(replay.replay.length, 60)):
        go(replay, position)
        orders.add(tuple(view.seat for view in page._shown_lexicons))
    assert 1 == len(orders)
