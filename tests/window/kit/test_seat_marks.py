"""Every seat has an emblem, a colour and dashes of its own, which can be seen in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.records.profiles import COLOURS, seat_colours
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.seat_marks import SeatMark, seat_marks
from wordsmith_desktop.window.kit.theme import CONTRAST, THEMES, Theme, contrast

GROUNDS = ("table", "felt", "raised", "paper")
SIDE = 48

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
each_ground = pytest.mark.parametrize("ground", GROUNDS)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (("", "", ""), COLOURS[:3]),
        (("green", "", ""), ("green", "yellow", "red")),
        (("pink", "pink"), ("pink", "yellow")),
        (("", "blue"), ("yellow", "blue")),
        (("", "blue", "blue"), ("yellow", "blue", "red")),
    ],
)
def test_a_player_sits_in_the_own_colour_and_two_alike_are_told_apart(
    wanted: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert expected == seat_colours(wanted)


@pytest.mark.parametrize("own", ["", *COLOURS])
def test_eight_seats_never_share_an_emblem_whatever_they_like(own: str) -> None:
    assert len(COLOURS) == len(set(seat_colours((own,) * 8)))
    assert len(COLOURS) + 1 == len(seat_colours((own,) * 9))


@each_theme
@each_ground
def test_lines_and_bars_of_every_seat_can_be_seen(theme: Theme, ground: str) -> None:
    behind = getattr(theme, ground)
    least = 7.0 if theme is CONTRAST else 3.0
    shades = {one: SeatMark(one).colour_on(behind, theme) for one in COLOURS}
    assert {} == {one: shade for one, shade in shades.items() if contrast(shade, behind) < least}
    assert len(COLOURS) == len(set(shades.values()))


@each_theme
def test_no_two_seats_draw_the_same_dashes(theme: Theme) -> None:
    pens = [mark.pen_on(theme.paper, theme, 3) for mark in seat_marks(("",) * 8)]
    patterns = {(pen.style().name, tuple(pen.dashPattern())) for pen in pens}
    assert len(pens) == len(patterns)


@each_theme
@each_ground
@pytest.mark.parametrize("emblem", COLOURS)
@pytest.mark.sampled(2)
def test_the_rim_of_an_emblem_stands_out_from_what_it_is_painted_on(
    dressed: QApplication, theme: Theme, ground: str, emblem: str
) -> None:
    assert dressed
    behind = getattr(theme, ground)
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(QColor(behind))
    painter = QPainter(picture)
    SeatMark(emblem).paint(painter, QRectF(0, 0, SIDE, SIDE), Look(theme), behind)
    painter.end()
    rows = [[picture.pixelColor(x, y).name() for x in range(SIDE)] for y in range(SIDE)]
    painted = [row for row in rows if len(set(row)) > 1]
    best = [
        max(contrast(shade.upper(), behind) for shade in row[: SIDE // 2 + 1]) for row in painted
    ]
    assert len(painted) > SIDE / 2
    assert min(best[4:-4]) >= 3.0
