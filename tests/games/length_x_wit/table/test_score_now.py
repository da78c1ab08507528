"""The sum that is spelled out, and what is at risk."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.table_desk import wear
from wordsmith_desktop.games.length_x_wit.table.score_now import ScoreNow, risk_text, sum_text
from wordsmith_desktop.games.length_x_wit.table.views import ScoreView
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


def test_the_number_stands_alone_once_the_word_has_all_dice(qtbot: QtBot) -> None:
    panel = ScoreNow()
    qtbot.addWidget(panel)
    panel.show_score(ROPE)
    assert ("14", "(1 + 3 + 1 + 1) × 2 + 2 banked", "pressing keeps 4") == (
        panel.number,
        panel.sum,
        panel.risk,
    )
    panel.show_score(ScoreView((1, 3), dice=3, dice_left=("A",)))
    assert "" == panel.number
    assert "So far 1 + 3. Still to lay: A" == panel.sum


@pytest.mark.parametrize("scale", [100, 200])
def test_all_of_it_is_painted_within_its_place(qtbot: QtBot, scale: int) -> None:
    wear(scale=scale)
    panel = ScoreNow()
    qtbot.addWidget(panel)
    panel.resize(310, 150)
    panel.show_score(ScoreView((10,) * 9, dice=12, banked=88, bank_after=99))
    image, ground = panel.grab().toImage(), panel.grab().toImage().pixelColor(0, 0)
    edges = [image.pixelColor(x, y) for x in (0, 309) for y in range(150)]
    assert {ground.name()} == {ink.name() for ink in edges}
