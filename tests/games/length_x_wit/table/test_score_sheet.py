"""The printed score sheet: words with their factors, running totals and the line of the goal."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from tests.games.length_x_wit import lw
from tests.helpers.golden_matches import CREATED_MS, NAMES, golden, public
from tests.helpers.printed import (
    AMERICA,
    GERMANY,
    has_ink_on_margins,
    pictures,
    texts_of,
    whole_text,
)
from tests.playthroughs.book import files
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.length_x_wit.table.score_sheet import (
    SCORE_SHEET,
    entries_of,
    steps,
    track,
)
from wordsmith_desktop.games.length_x_wit.words.texts import TITLE
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.document import PaperSize
from wordsmith_desktop.window.kit.paper_print.flow import Section
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.score_sheet import EmptyWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")

X2 = (
    lw.ControlMoved(0),
    lw.LuckPressed(0, "RAT", (), (), ()),
    lw.WordScored(0, "ROPE", (), value=6, dice=2, banked=2),
    lw.WordResponded(1, "PORE", (), points=6),
)
"""The printed example: RAT pressed, then ROPE; and somebody's answer."""


def match_of(*events: Event, seats: int = 2, goal: int = 150) -> PublicMatch:
    rules = lw.Ruleset(goal=goal, turns=0 if seats > 1 else 5)
    observation = lw.RULES.observe(lw.RULES.new(rules, seats), None)
    return PublicMatch(NAMES[:seats], CREATED_MS, observation, events, None)


def printed(*events: Event, seats: int = 2, goal: int = 150) -> str:
    return whole_text(SCORE_SHEET.filled(match_of(*events, seats=seats, goal=goal)))


def test_X2_a_word_stands_with_its_factors_and_the_words_before_it() -> None:
    assert "after RAT ROPE 6 2 2 14 14" in printed(*X2)


def test_X5_an_answer_has_its_sum_alone() -> None:
    assert "PORE 6 – – 6 6" in printed(*X2)


def test_X3_a_turn_without_a_word_has_its_banked_tiles() -> None:
    events = (
        *X2,
        lw.ControlMoved(1),
        lw.LuckPressed(1, "TEA", (), (), ()),
        lw.TurnFailed(1, 3),
        lw.ControlMoved(0),
    )
    assert "after TEA no word – – 3 3 9" in printed(*events)


def test_words_of_a_turn_that_is_not_over_are_not_carried_into_the_next() -> None:
    (first, second) = entries_of((*X2, lw.ControlMoved(1), lw.TurnFailed(1, 0)), 2)
    assert [("RAT",)] == [entry.pressed for entry in first]
    assert [(), ()] == [entry.pressed for entry in second]


def test_nothing_stands_there_for_an_answer_that_was_not_given() -> None:
    assert () == entries_of((lw.ResponseDeclined(1),), 2)[1]


@pytest.mark.parametrize(
    "name", [path.stem for path in files() if path.stem.startswith("length_x_wit")]
)
@pytest.mark.parametrize("share", [0.3, 1.0])
def test_the_running_totals_end_with_the_points_of_the_match(name: str, share: float) -> None:
    match = golden(name, share)
    sheets = entries_of(public(match).events, match.seats)
    assert [player.points for player in match.state.players] == [
        sheet[-1].total if sheet else 0 for sheet in sheets
    ]


def test_every_word_of_a_match_is_on_the_sheet() -> None:
    match = public(golden("length_x_wit_votes"))
    words = whole_text(SCORE_SHEET.filled(match)).replace(",", " ").split()
    kinds = (lw.WordScored, lw.WordResponded, lw.LuckPressed)
    wanted = [event.word for event in match.events if isinstance(event, kinds)]
    assert len(wanted) > 30
    assert [] == [word for word in wanted if words.count(word) < wanted.count(word)]


def test_L11_the_line_stands_below_the_points_that_reach_the_goal() -> None:
    big = lw.WordScored(0, "JAZZ", (), value=40, dice=4, banked=0)
    text = printed(
        *X2, lw.ControlMoved(0), big, lw.LastRoundBegun(0), lw.WordResponded(1, "JA", (), 9)
    )
    assert "JAZZ 40 4 0 160 174 150 points: the last round" in text
    assert 1 == text.count("points: the last round")


def test_L11_where_nobody_has_reached_the_goal_there_is_no_line() -> None:
    assert "the last round" not in printed(*X2).replace("the last round begins", "")


def test_L11_the_boxes_on_the_way_to_the_goal_are_its_tens() -> None:
    assert tuple(range(10, 151, 10)) == steps(150)
    assert tuple(range(1, 8)) == steps(7)
    assert 100 == steps(100)[-1]
    assert "10 20 30 40 50 60 70 80 90 100 110 120 130 140 150" in printed(*X2)


def test_boxes_that_were_passed_are_ticked() -> None:
    def painted(total: int) -> QImage:
        boxes = track(1800, 150, total)
        document = sheet_document(Head(TITLE, TITLE), lambda _width: (Section.of(boxes),))
        return pictures(document)[0]

    assert painted(39) != painted(40)
    assert painted(40) == painted(49)
    assert painted(150) == painted(200)


def test_one_player_alone_has_turns_and_no_goal() -> None:
    text = whole_text(SCORE_SHEET.filled(public(golden("length_x_wit_solo"))))
    assert "150" not in text
    assert "Result" not in text


@pytest.mark.parametrize("place", [GERMANY, AMERICA])
def test_forty_words_of_six_players_need_pages_and_lose_none(place: PaperSize) -> None:
    events = [
        lw.WordScored(seat, f"WORD{chr(65 + seat)}", (), value=1, dice=1, banked=0)
        for _ in range(40)
        for seat in range(6)
    ]
    document = SCORE_SHEET.filled(match_of(*events, seats=6))
    text = " ".join(texts_of(document, place))
    assert [40] * 6 == [text.split().count(f"WORD{chr(65 + seat)}") for seat in range(6)]
    assert not any(has_ink_on_margins(image, place) for image in pictures(document, place))


def test_many_words_before_one_take_as_many_lines_as_they_need() -> None:
    pressed = [lw.LuckPressed(0, "ABCDEFGHIJKLMNO", (), (), ()) for _ in range(11)]
    scored = lw.WordScored(0, "IT", (), value=2, dice=12, banked=40)
    text = printed(*pressed, scored)
    assert 11 == text.count("ABCDEFGHIJKLMNO")


@pytest.mark.parametrize(
    ("players", "rows", "pages"), [(1, 25, 1), (2, 25, 1), (4, 10, 1), (6, 25, 3), (2, 50, 2)]
)
@pytest.mark.parametrize("place", [GERMANY, AMERICA])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.sampled(2)
def test_empty_tables_stand_two_abreast(
    players: int, rows: int, pages: int, place: PaperSize, language: str
) -> None:
    set_language(language)
    assert pages == len(texts_of(SCORE_SHEET.empty(EmptyWish(players, rows)), place))


def test_an_empty_sheet_has_the_goal_where_several_play() -> None:
    assert "150" in whole_text(SCORE_SHEET.empty(EmptyWish(2, 10)))
    assert "150" not in whole_text(SCORE_SHEET.empty(EmptyWish(1, 10)))
