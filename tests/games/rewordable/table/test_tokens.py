"""Tokens on the table: every condition has its own picture and its own words."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.rewordable.rules.tokens import Goal
from wordsmith_desktop.games.rewordable.table.coin import paint_coin
from wordsmith_desktop.games.rewordable.table.token_row import TokenBadge, TokenRow, coin_side
from wordsmith_desktop.games.rewordable.words.in_words import short_name, tip
from wordsmith_desktop.window.kit.appearance import appearance, look
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

SIDE = 72
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def coin(goal: Goal | None, theme: Theme, *, is_earned: bool = False) -> QImage:
    """A token in grey, on its theme's table."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.table))
    painter = QPainter(image)
    square = QRectF(0, 0, SIDE, SIDE)
    paint_coin(painter, square, goal, Look(theme), is_earned=is_earned)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def lightness(image: QImage) -> list[int]:
    return [image.pixelColor(x, y).lightness() for x in range(SIDE) for y in range(SIDE)]


def differing(one: list[int], other: list[int]) -> int:
    """How many pixels are clearly lighter or darker."""
    return sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))


@each_theme
def test_no_two_tokens_look_alike_in_grey(theme: Theme) -> None:
    pictures = {goal: lightness(coin(goal, theme)) for goal in (*Goal, None)}
    alike = [
        (a, b)
        for (a, one), (b, other) in combinations(pictures.items(), 2)
        if differing(one, other) < 30
    ]
    assert alike == []


@each_theme
def test_a_token_that_would_be_won_looks_different_in_grey(theme: Theme) -> None:
    plain, earned = (coin(Goal.ADD_ON, theme, is_earned=is_earned) for is_earned in (False, True))
    assert differing(lightness(plain), lightness(earned)) > 100


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_token_has_words_of_its_own(language: str) -> None:
    set_language(language)
    assert len(Goal) == len({short_name(goal) for goal in Goal})
    assert len(Goal) == len({tip(goal) for goal in Goal})


def test_a_badge_says_its_condition_and_whether_it_would_be_won(qtbot: QtBot) -> None:
    badge = TokenBadge(Goal.EIGHT_LETTERS)
    qtbot.addWidget(badge)
    assert "Token: A word of eight or more letters" == badge.accessibleName()
    badge.show_token(Goal.EIGHT_LETTERS, is_earned=True)
    assert "Token: A word of eight or more letters. Would be won." == badge.accessibleName()
    assert "A word of eight or more letters: 4 points" == badge.accessibleDescription()


@pytest.mark.parametrize(("language", "points"), [("en", "4 points"), ("de", "4 Punkte")])
@pytest.mark.parametrize("is_rail", [True, False])
def test_C16_a_token_says_on_the_table_what_it_is_worth(
    qtbot: QtBot, language: str, points: str, is_rail: bool
) -> None:
    set_language(language)
    badge = TokenBadge(Goal.BLUE_ONLY, is_rail=is_rail)
    qtbot.addWidget(badge)
    assert points == badge.caption().split("\n")[1]
    line = QFontMetrics(look().font(bold=True)).lineSpacing()
    below = badge.sizeHint().height() - (coin_side() if is_rail else 0)
    assert below >= 2 * line


def test_the_row_lights_the_tokens_that_the_word_would_win(qtbot: QtBot) -> None:
    row = TokenRow()
    qtbot.addWidget(row)
    goals = [Goal.ADD_ON, Goal.BLUE_PINK, Goal.ADD_ON]
    row.show_tokens(goals, pile=10, earned={Goal.ADD_ON})
    assert goals == [badge.goal for badge in row.badges]
    assert [True, False, True] == [badge.is_earned for badge in row.badges]
    assert "10 more tokens, face down" == row.pile.accessibleName()


def test_the_row_keeps_its_badges_and_has_as_many_as_there_are_tokens(qtbot: QtBot) -> None:
    row = TokenRow()
    qtbot.addWidget(row)
    row.show_tokens(list(Goal)[:3], pile=1)
    first = row.badges[0]
    row.show_tokens([Goal.FIVE_CARDS], pile=0)
    assert [first] == row.badges
    assert Goal.FIVE_CARDS is first.goal
    assert "No more tokens" == row.pile.accessibleName()


@pytest.mark.parametrize("width", [380, 900])
@pytest.mark.parametrize("language", ["en", "de"])
def test_at_double_text_size_nothing_in_the_row_overlaps_or_is_cut(
    qtbot: QtBot, language: str, width: int
) -> None:
    set_language(language)
    appearance().set_look(Look(text_scale=200))
    row = TokenRow()
    qtbot.addWidget(row)
    row.show_tokens([Goal.SIX_LETTERS, Goal.FROM_POOL, Goal.THREE_COLOURS], pile=13)
    row.resize(width, row.heightForWidth(width))
    row.show()
    places = [part.geometry() for part in (*row.badges, row.pile)]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert all(row.rect().contains(place) for place in places)
    assert all(place.height() >= coin_side() for place in places)


def test_nothing_is_said_of_a_token_that_is_on_its_way(qtbot: QtBot) -> None:
    row = TokenRow(is_rail=True)
    qtbot.addWidget(row)
    row.show_tokens([Goal.ADD_ON], pile=3)
    row.resize(row.sizeHint())
    row.show()
    place = row.badges[0].geometry()
    shown = row.grab(place).toImage()
    row.leave_out(frozenset({("token", Goal.ADD_ON)}))
    left_out = row.grab(place).toImage()
    assert shown != left_out
    ground = left_out.pixelColor(0, 0)
    width, height = left_out.width(), left_out.height()
    assert all(left_out.pixelColor(x, y) == ground for x in range(width) for y in range(height))
    row.leave_out(frozenset())
    assert shown == row.grab(place).toImage()
