"""The games' pictures on the home page, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage

from tests.games.painted import BORDER, painted
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.features.challenges.pages.pictures import picture_of
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.theme import LIGHT, THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")

SLACK = {"letter_pieces": 1}
"""How far outlines may stand out, in pixels."""
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def picture(game: str, width: int, height: int, theme: Theme = LIGHT) -> QImage:
    entry = find_entry(game)
    assert entry is not None
    return painted(entry.paint_picture, width, height, theme)


@pytest.mark.parametrize("game", game_names())
@each_theme
@pytest.mark.parametrize(
    ("width", "height"), [(360, 200), (120, 80), (700, 120), (60, 60), (240, 320), (16, 16)]
)
@pytest.mark.sampled(2)
def test_nothing_is_painted_beside_the_rectangle(
    game: str, theme: Theme, width: int, height: int
) -> None:
    image, slack = picture(game, width, height, theme), SLACK.get(game, 0)
    assert beside(image, width, height, slack) == []


def beside(image: QImage, width: int, height: int, slack: int) -> list[tuple[int, int]]:
    """Where something is painted farther than `slack` from the rectangle."""
    inside = QRectF(BORDER, BORDER, width, height).toRect()
    inside = inside.adjusted(-slack, -slack, slack, slack)
    white = QColor(Qt.GlobalColor.white)
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not inside.contains(x, y) and image.pixelColor(x, y) != white
    ]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
@pytest.mark.parametrize(("width", "height"), [(240, 120), (96, 64), (320, 60), (80, 160)])
@pytest.mark.sampled(2)
def test_the_picture_of_a_challenge_keeps_to_its_rectangle(
    kind: ChallengeKind, width: int, height: int
) -> None:
    entry = find_entry(kind.game)
    assert entry is not None
    image = painted(picture_of(entry, kind), width, height)
    assert beside(image, width, height, 1) == []
    felt = QColor(LIGHT.felt).name()
    inside = inks(image.copy(BORDER, BORDER, width, height))
    assert len(inside - {felt}) > 12, "something lies there"


LINE = 16
"""Pixels of a line of pieces, less than there is around it to be looked at."""
SHADOW = 2


@pytest.mark.parametrize("game", game_names())
def test_what_lies_on_a_picture_of_the_rules_keeps_to_its_place(game: str) -> None:
    entry = find_entry(game)
    assert entry is not None
    for shown in (one for found in entry.rule_pictures().values() for one in found):
        for part in shown.parts():
            width, height = round(part.breadth * LINE), round(shown.lines * LINE)
            image = painted(part.paint, width, height)
            assert beside(image, width, height, SHADOW) == [], shown.caption()


# What is on them


def inks(image: QImage) -> set[str]:
    """Every colour of a picture."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in points}


def hues(image: QImage, *, least: int) -> set[int]:
    """The hues of what is so saturated, twelve degrees to a hue."""
    colours = map(QColor, inks(image))
    return {one.hsvHue() // 12 for one in colours if one.hsvSaturation() > least}


@each_theme
def test_dice_tiles_and_the_multiplier_are_to_be_seen(theme: Theme) -> None:
    image = picture("length_x_wit", 480, 230, theme)
    seen = {QColor(one).hsvHue() for one in inks(image.copy(40, 40, 440, 190))}
    assert any(abs(hue - QColor(theme.die.fill).hsvHue()) <= 4 for hue in seen)
    assert theme.ink.lower() in inks(image.copy(390, BORDER, 90, 230))


@each_theme
def test_tiles_stand_above_stars_and_arrows(theme: Theme) -> None:
    image = picture("hidden_crossword", 360, 200, theme)

    def within(left: int, top: int, width: int, height: int) -> set[str]:
        return inks(image.copy(BORDER + left, BORDER + top, width, height))

    felt, good, ink = (QColor(token).name() for token in (theme.felt, theme.good, theme.ink))
    # The marks are the lowest fifth: three stars, then three arrows.
    assert good in within(0, 162, 180, 38)
    assert good not in within(180, 162, 180, 38)
    assert ink in within(180, 162, 180, 38)
    # Between the two words there is nothing but felt.
    assert {felt} == within(90, 66, 180, 40)
    assert QColor(theme.tile.ink).name() in within(0, 0, 360, 60)


@each_theme
def test_all_four_kinds_of_pieces_are_to_be_seen(theme: Theme) -> None:
    wanted = {QColor(theme.lacquer(kind).fill).hsvHue() // 12 for kind in "LSBC"}
    assert wanted <= hues(picture("letter_pieces", 480, 300, theme), least=100)


@each_theme
def test_cards_of_all_three_colours_are_to_be_seen(theme: Theme) -> None:
    wanted = {QColor(theme.card(letters).fill).hsvHue() // 12 for letters in (1, 2, 3)}
    assert wanted <= hues(picture("rewordable", 480, 230, theme), least=60)
