"""Tiles and dice as painted: told apart by shape, spent ones without a letter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from wordsmith_desktop.games.length_x_wit.table.pieces import (
    ASPECT,
    LETTERS,
    PieceFace,
    PieceKind,
    paint_face,
    paint_tumbling,
    say_die,
    say_tile,
    value_area,
)
from wordsmith_desktop.window.kit.die import Tumble
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")

HEIGHT = 100
BORDER = 40
BOX = QRectF(BORDER, BORDER, HEIGHT * ASPECT, HEIGHT)
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
each_kind = pytest.mark.parametrize("kind", list(PieceKind))


def canvas(theme: Theme) -> QImage:
    image = QImage(round(BOX.width()) + 2 * BORDER, HEIGHT + 2 * BORDER, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.felt))
    return image


def painted(face: PieceFace, theme: Theme, *, lifted: bool = False, faded: bool = False) -> QImage:
    """A piece in the middle of felt, with a border around it."""
    image = canvas(theme)
    painter = QPainter(image)
    paint_face(painter, BOX, face, Look(theme), lifted=lifted, faded=faded)
    painter.end()
    return image


@each_theme
def test_a_die_has_round_corners_and_a_tile_sharp_ones(theme: Theme) -> None:
    """Seen at the upper left corner, where the light casts no shadow."""
    seen = {
        kind: painted(PieceFace("A", 1, kind), theme).pixelColor(BORDER + 5, BORDER + 5)
        for kind in PieceKind
    }
    assert QColor(theme.felt) == seen[PieceKind.DIE]
    assert QColor(theme.felt) != seen[PieceKind.TILE]


@each_theme
@each_kind
@pytest.mark.parametrize("lifted", [False, True])
def test_nothing_is_painted_further_out_than_the_shadow_reaches(
    theme: Theme, kind: PieceKind, lifted: bool
) -> None:
    image, room = (
        painted(PieceFace("W", 5, kind), theme, lifted=lifted),
        HEIGHT * SHADOW[lifted] + 1,
    )
    allowed = BOX.adjusted(-room, -room, room, room)
    beside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not allowed.contains(x, y) and image.pixelColor(x, y) != QColor(theme.felt)
    ]
    assert beside == []


def test_rows_leave_a_piece_the_room_that_it_takes() -> None:
    assert HEIGHT * SHADOW[False] + 1 == LETTERS.room(HEIGHT)


@each_theme
def test_a_spent_tile_does_not_show_its_letter(theme: Theme) -> None:
    spent = [painted(PieceFace(text, 1, PieceKind.TILE, is_spent=True), theme) for text in "AE"]
    assert spent[0] == spent[1]
    assert spent[0] != painted(PieceFace("A", 1, PieceKind.TILE), theme)


@each_theme
@each_kind
def test_letter_and_value_are_printed(theme: Theme, kind: PieceKind) -> None:
    one = painted(PieceFace("A", 1, kind), theme)
    assert one != painted(PieceFace("E", 1, kind), theme)
    three = painted(PieceFace("A", 3, kind), theme)
    assert one != three
    changed = [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != three.pixel(x, y)
    ]
    corner = value_area(BOX, BOX.width() * 0.27).adjusted(-4, -14, 4, 4)
    assert all(corner.contains(x, y) for x, y in changed)


@each_theme
@each_kind
def test_lying_lifted_and_missing_pieces_differ(theme: Theme, kind: PieceKind) -> None:
    face = PieceFace("A", 1, kind)
    lying = painted(face, theme)
    assert lying != painted(face, theme, lifted=True)
    assert lying != painted(face, theme, faded=True)


@each_kind
@pytest.mark.parametrize("text", ["QU", "W", "M", "I"])
def test_letters_keep_off_the_edge(kind: PieceKind, text: str) -> None:
    """In high contrast, where nothing but the letter is dark on the face."""
    image = painted(PieceFace(text, 1, kind), THEMES["contrast"])
    middle = round(BOX.top() + HEIGHT * 0.42)
    dark = [
        x - BORDER
        for x in range(BORDER, BORDER + round(BOX.width()))
        if image.pixelColor(x, middle).lightness() < 30
    ]
    assert dark
    assert min(dark) >= 8
    assert max(dark) <= BOX.width() - 8


def test_a_die_lands_upright_on_its_face() -> None:
    theme, face, image = THEMES["light"], PieceFace("A", 1, PieceKind.DIE), canvas(THEMES["light"])
    tumble = Tumble([face])
    tumble.set_face(face)
    painter = QPainter(image)
    paint_tumbling(painter, BOX, tumble, Look(theme))
    painter.end()
    assert painted(face, theme) == image


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "die A, 1 point",
                "tile QU, 6 points, yours",
                "tile T, 1 point, Ben’s",
                "tile P, 3 points",
            ),
        ),
        (
            "de",
            (
                "Würfel A, 1 Punkt",
                "Plättchen QU, 6 Punkte, deines",
                "Plättchen T, 1 Punkt, von Ben",
                "Plättchen P, 3 Punkte",
            ),
        ),
    ],
)
def test_pieces_are_told(language: Language, said: tuple[str, ...]) -> None:
    set_language(language)
    assert said == (
        say_die("A", 1),
        say_tile("QU", 6, owner=""),
        say_tile("T", 1, owner="Ben"),
        say_tile("P", 3),
    )
