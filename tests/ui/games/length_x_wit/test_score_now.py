"""The sum that is spelled out, and what is at risk."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.length_x_wit.table_desk import wear
from wordsmith_desktop.ui.games.length_x_wit.score_now import ScoreNow, risk_text, sum_text
from wordsmith_desktop.ui.games.length_x_wit.views import ScoreView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

ROPE = ScoreView((1, 3, 1, 1), dice=2, banked=2, bank_after=4)
KEEPS_FOUR = "Press: 4 banked are yours in any case."
NOTHING = "Press: nothing is banked; without a next word the turn scores 0."


@pytest.mark.parametrize(
    ("view", "total", "risk"),
    [
        (ROPE, "Score now = (1 + 3 + 1 + 1) × 2 + 2 banked = 14", KEEPS_FOUR),
        (
            ScoreView((1, 1, 1), dice=1, bank_after=2),
            "Score now = (1 + 1 + 1) × 1 = 3",
            "Press: 2 banked are yours in any case.",
        ),
        (
            ScoreView((1, 1), dice=1, bank_after=1),
            "Score now = (1 + 1) × 1 = 2",
            "Press: 1 banked is yours in any case.",
        ),
        (ScoreView((1, 1, 1), dice=3), "Score now = (1 + 1 + 1) × 3 = 9", NOTHING),
        (ScoreView((6,), dice=1), "Score now = 6 × 1 = 6", NOTHING),
        (
            ScoreView((1, 1), dice=12, banked=3, bank_after=3, can_press=False),
            "Score now = (1 + 1) × 12 + 3 banked = 27",
            "Every die is on the table: there is nothing to press for.",
        ),
        (
            ScoreView((1, 3, 1, 1), dice=2, banked=2, is_response=True),
            "Response = 1 + 3 + 1 + 1 = 6",
            "",
        ),
        (
            ScoreView((1, 3), dice=3, banked=2, dice_left=("A", "QU")),
            "So far 1 + 3. Still to lay: A, QU",
            "2 banked are yours in any case.",
        ),
        (
            ScoreView(dice=2, banked=1),
            "Lay a word with all dice on the table.",
            "1 banked is yours in any case.",
        ),
        (ScoreView(dice=2), "Lay a word with all dice on the table.", ""),
    ],
)
def test_the_sum_is_spelled_out_beside_what_is_at_risk(
    view: ScoreView, total: str, risk: str
) -> None:
    assert (total, risk) == (sum_text(view), risk_text(view))


def test_it_speaks_german() -> None:
    set_language("de")
    assert "Jetzt werten = (1 + 3 + 1 + 1) × 2 + 2 zurückgelegt = 14" == sum_text(ROPE)
    assert "Weiterwagen: 4 zurückgelegt, die bleiben dir auf jeden Fall." == risk_text(ROPE)


def test_the_panel_tells_both(qtbot: QtBot) -> None:
    panel = ScoreNow()
    qtbot.addWidget(panel)
    assert "" == panel.accessibleName()
    panel.show_score(ROPE)
    assert f"{sum_text(ROPE)} {KEEPS_FOUR}" == panel.accessibleName()
    panel.show_score(None)
    assert "" == panel.accessibleName()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("breadth", [56, 110])
def test_what_stands_below_does_not_move(qtbot: QtBot, scale: int, breadth: int) -> None:
    """In a column at the side and below the strip; measures grow with the text."""
    wear(scale=scale)
    panel, width = ScoreNow(), look().px(breadth)
    qtbot.addWidget(panel)
    panel.show()
    heights = set()
    for view in (None, ScoreView(dice=2), ScoreView((1,), dice=1, banked=2), ROPE):
        panel.show_score(view)
        panel.resize(width, panel.heightForWidth(width))
        QApplication.processEvents()
        heights.add(panel.heightForWidth(width))
    assert 1 == len(heights)


def test_a_line_of_the_sum_ends_before_a_sign_only(qtbot: QtBot) -> None:
    panel = ScoreNow()
    qtbot.addWidget(panel)
    panel.show_score(ROPE)
    shown = panel.sum.text()
    assert not any(f"{sign} " in shown for sign in "+×=")
    assert sum_text(ROPE) == shown.replace("\N{NO-BREAK SPACE}", " ")
