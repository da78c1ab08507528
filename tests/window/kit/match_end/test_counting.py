"""Points are counted up from what they consist of."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.tallier import TallyWord
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import Bar, BarPart, word_parts
from wordsmith_desktop.window.kit.match_end.page import LONGER
from wordsmith_desktop.window.kit.match_end.panels import COUNT_MS, BarRow, BarsPanel

PARTS = (BarPart("CAT", 3), BarPart("HOUSE", 5), BarPart("bonus", 2))
BAR = Bar("Ana", 10, "10", parts=PARTS)


def test_a_bar_is_counted_part_by_part_up_to_its_figure(qtbot: QtBot) -> None:
    row = BarRow(BAR, 10, is_roomy=True)
    qtbot.addWidget(row)
    assert (10, "") == row.counted
    row.count_to(0.0)
    assert (0, "CAT") == row.counted
    row.count_to(0.5)
    assert (5, "HOUSE") == row.counted, "three, and half of five"
    row.count_to(1.0)
    assert (10, "") == row.counted


def test_bars_count_as_they_come_and_without_motion_stand_there(qtbot: QtBot) -> None:
    for is_still in (False, True):
        appearance().set_look(Look(reduced_motion=is_still))
        panel = BarsPanel((BAR, Bar("Ben", 4, "4")))
        qtbot.addWidget(panel)
        panel.show()
        assert panel.is_moving is not is_still
        if panel.is_moving:
            with qtbot.waitSignal(panel._animation.finished, timeout=COUNT_MS * 10):
                pass
        assert (10, "") == panel.rows[0].counted


def test_words_make_the_points_and_the_rest_is_a_bonus() -> None:
    recap = Recap(words=((TallyWord("CAT", 3), TallyWord("AT", None)), ()))
    outcome = Outcome((5, 2))
    assert (BarPart("CAT", 3), BarPart("bonus", 2)) == word_parts(outcome, recap, 0)
    assert () == word_parts(outcome, recap, 1)


def test_enter_waits_for_more_than_a_second() -> None:
    assert 1000 <= 700 * LONGER
