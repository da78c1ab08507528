"""Cards as painted: told apart without colour, letters inside, shadows no further than said."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from wordsmith_desktop.games.rewordable.table.card_face import card_size, paint_card
from wordsmith_desktop.games.rewordable.table.word_card import (
    chip_height_in,
    chip_width,
    paint_chip,
    paint_word,
    word_width,
)
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("dressed")

HEIGHT = 100
BORDER = 40
TEXTS = ("W", "QU", "OUS")
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def canvas(width: int, height: int, ground: str = "#808080") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    return image


def card(text: str, theme: Theme, *, lifted: bool = False, faded: bool = False) -> QImage:
    """A card in the middle of its theme's table, with a border around it."""
    size = card_size(HEIGHT)
    image = canvas(round(size.width()) + 2 * BORDER, HEIGHT + 2 * BORDER, theme.table)
    painter = QPainter(image)
    rect = QRectF(BORDER, BORDER, size.width(), size.height())
    paint_card(painter, rect, text, Look(theme), lifted=lifted, faded=faded)
    painter.end()
    return image


def chip(text: str, theme: Theme, *, faded: bool = False, marked: bool = False) -> QImage:
    look = Look(theme)
    width = chip_width(text, 30, look)
    image = canvas(round(width + 1), 30, theme.raised)
    painter = QPainter(image)
    paint_chip(painter, QRectF(0, 0, width, 30), text, look, faded=faded, marked=marked)
    painter.end()
    return image


def inked(image: QImage, box: QRectF, ink: str) -> set[tuple[int, int]]:
    """The places within a box, from its corner, that are nearly of that lightness."""
    wanted = QColor(ink).lightness()
    rect = box.toRect()
    return {
        (x - rect.left(), y - rect.top())
        for x in range(rect.left(), rect.right() + 1)
        for y in range(rect.top(), rect.bottom() + 1)
        if abs(image.pixelColor(x, y).lightness() - wanted) < 40
    }


def foot(image: QImage) -> QRectF:
    """Where the pattern of a card is, without corners and letters."""
    width = image.width() - 2 * BORDER
    return QRectF(BORDER + 12, BORDER + HEIGHT * 0.84, width - 24, HEIGHT * 0.11)


@each_theme
@pytest.mark.parametrize("faded", [False, True])
def test_the_three_patterns_differ_without_colour(theme: Theme, faded: bool) -> None:
    patterns = {}
    for text in TEXTS:
        image = card(text, theme, faded=faded)
        ink = theme.muted if faded else theme.card(len(text)).ink
        patterns[text] = inked(image, foot(image), ink)
    assert all(patterns.values())
    apart = [len(patterns[a] ^ patterns[b]) for a, b in combinations(TEXTS, 2)]
    area = foot(card("W", theme)).width() * foot(card("W", theme)).height()
    assert min(apart) > area * 0.2


@each_theme
def test_a_corner_has_as_many_pips_as_the_card_has_letters(theme: Theme) -> None:
    counts = {}
    for text in TEXTS:
        image = card(text, theme)
        row = QRectF(BORDER + 4, BORDER + 9, 40, 1)
        places = sorted(x for x, _ in inked(image, row, theme.card(len(text)).ink))
        counts[text] = sum(b - a > 1 for a, b in pairwise(places)) + 1
    assert {"W": 1, "QU": 2, "OUS": 3} == counts


@each_theme
@pytest.mark.parametrize("lifted", [False, True])
def test_nothing_is_painted_further_out_than_the_shadow_reaches(theme: Theme, lifted: bool) -> None:
    image = card("TH", theme, lifted=lifted)
    room = HEIGHT * SHADOW[lifted] + 1
    size = card_size(HEIGHT)
    allowed = QRectF(BORDER, BORDER, size.width(), size.height()).adjusted(-room, -room, room, room)
    beside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not allowed.contains(x, y) and image.pixelColor(x, y) != QColor(theme.table)
    ]
    assert beside == []


@each_theme
def test_a_lifted_card_is_told_from_a_lying_one_and_from_a_faded_one(theme: Theme) -> None:
    lying, lifted, faded = (
        card("A", theme),
        card("A", theme, lifted=True),
        card("A", theme, faded=True),
    )
    assert lying != lifted
    assert lying != faded


@pytest.mark.parametrize("text", ["W", "M", "QU", "NCE", "OUS", "WWW"])
def test_letters_keep_off_the_sides_of_a_card(text: str) -> None:
    theme = THEMES["contrast"]
    image = card(text, theme)
    letters = QRectF(BORDER + 3, BORDER + 25, card_size(HEIGHT).width() - 6, 50)
    columns = {x for x, _ in inked(image, letters, theme.card(len(text)).ink)}
    assert columns
    assert min(columns) >= 1
    assert max(columns) <= letters.width() - 2


@each_theme
def test_a_marked_and_a_faded_chip_look_different(theme: Theme) -> None:
    plain = chip("TH", theme)
    assert plain != chip("TH", theme, marked=True)
    assert plain != chip("TH", theme, faded=True)


def test_a_word_is_as_broad_as_its_chips() -> None:
    look = Look()
    cards = ("C", "H", "AT", "TER")
    assert word_width(cards, 30, look) == sum(chip_width(each, 30, look) for each in cards)


def test_a_word_too_long_for_its_place_is_painted_smaller() -> None:
    look, cards = Look(), ("CO", "N", "ST", "E", "L", "LA", "T", "ION")
    place = QRectF(BORDER, 10, 120, 30)
    assert chip_height_in(place, cards, look) < 30
    image = canvas(300, 50, look.theme.raised)
    painter = QPainter(image)
    paint_word(painter, place, cards, look)
    painter.end()
    beyond = {image.pixel(x, y) for x in range(170, 300) for y in range(50)}
    assert beyond == {QColor(look.theme.raised).rgb()}
    assert image.pixelColor(150, 25) != QColor(Qt.GlobalColor.white)
