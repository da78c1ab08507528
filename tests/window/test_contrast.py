"""All that is written and drawn can be seen, on pictures of every scene (WCAG 1.4.3, 1.4.11).

A few scenes each time, by a seed; all of them in all themes at night.
"""

from __future__ import annotations

import sys
from itertools import product
from random import Random

import pytest
from measure.contrast import measure, measure_letters, measured
from measure.painted import lettering
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.effort import EFFORT
from tests.window.known_scenes import SCENES
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.theme import CONTRAST, LIGHT, THEMES, Theme

ALL = sorted(product(SCENES, THEMES))
CHOSEN = Random("contrast").sample(ALL, min(4 * EFFORT, len(ALL)))

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="type is drawn differently on every system"),
    pytest.mark.usefixtures("same_every_time"),
]


def _assert_can_be_seen(name: str, theme: str, typeface: str) -> None:
    found = measured(SCENES[name], theme, typeface)
    assert [] == [str(one) for one in found.faint]
    assert found.texts > found.hidden


@pytest.mark.parametrize(("name", "theme"), CHOSEN)
def test_everything_in_a_scene_can_be_seen(name: str, theme: str, typeface: str) -> None:
    _assert_can_be_seen(name, theme, typeface)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "theme"), ALL)
def test_everything_in_every_scene_can_be_seen(name: str, theme: str, typeface: str) -> None:
    _assert_can_be_seen(name, theme, typeface)


# What measures


class _Painted(QWidget):
    """A square with a line around it, a picture and a word, on one ground."""

    def __init__(self, theme: Theme, ink: str, line: str) -> None:
        super().__init__()
        self._theme, self._ink, self._line = theme, QColor(ink), QColor(line)
        self.resize(300, 200)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.table))
        painter.setPen(QPen(self._line, 3))
        painter.drawRoundedRect(QRectF(20, 20, 60, 60), 6, 6)
        piece = QPixmap(60, 60)
        piece.fill(Qt.GlobalColor.transparent)
        inside = QPainter(piece)
        inside.fillRect(10, 10, 40, 40, self._line)
        # Of one colour alone it would be a shadow, whatever typeface there is.
        inside.fillRect(42, 42, 4, 4, QColor(self._theme.ink))
        inside.setPen(self._ink)
        inside.drawText(QPointF(15, 35), "AB")
        inside.end()
        painter.drawPixmap(120, 20, piece)
        painter.drawPolygon([QPointF(220, 70), QPointF(250, 20), QPointF(280, 70)])
        painter.setPen(self._ink)
        font = painter.font()
        font.setPixelSize(20)
        painter.setFont(font)
        painter.drawText(QPointF(20, 150), "Written")


def _shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.mark.usefixtures("dressed")
def test_what_is_painted_plainly_is_all_looked_at_and_none_of_it_faint(qtbot: QtBot) -> None:
    found = measure(_shown(qtbot, _Painted(LIGHT, LIGHT.ink, LIGHT.edge)), LIGHT)
    assert (1, 3, 0, ()) == found


@pytest.mark.usefixtures("dressed")
def test_a_faint_word_a_faint_line_and_a_faint_picture_are_found(qtbot: QtBot) -> None:
    # Its own edge has the colour of the ground here.
    theme = replace(LIGHT, edge="#D8CEB9")
    found = measure(_shown(qtbot, _Painted(theme, "#A89E89", theme.edge)), theme)
    said = [" ".join(one.what.split()[:4]) for one in found.faint]
    assert 4 == len(said), said
    assert said[0].startswith("“Written”")
    assert said[1].startswith("edge shape of 60")
    assert said[2].startswith("edge shape of 60")
    assert said[3].startswith("picture of 60")


class _Panel(QWidget):
    """A sheet that lets clicks through, as news does."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setBrush(QColor(LIGHT.ink))
        painter.drawRoundedRect(QRectF(self.rect()), 4, 4)


@pytest.mark.usefixtures("dressed")
def test_a_word_that_news_lies_over_in_part_is_not_told_to_be_faint(qtbot: QtBot) -> None:
    page = _Painted(LIGHT, LIGHT.ink, LIGHT.edge)
    news = _Panel(page)
    news.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    news.setGeometry(0, 142, 300, 40)
    found = measure(_shown(qtbot, page), LIGHT)
    assert (0, 1, ()) == (found.texts, found.hidden, found.faint)
    news.move(0, 170)
    found = measure(page, LIGHT)
    assert (1, 0, ()) == (found.texts, found.hidden, found.faint)


@pytest.mark.usefixtures("dressed")
def test_a_word_in_a_kept_picture_is_measured_where_it_is_written(qtbot: QtBot) -> None:
    with lettering() as noted:
        _shown(qtbot, _Painted(LIGHT, "#8E7E68", LIGHT.edge)).grab()
    (letters,) = {str(one) for one in measure_letters(noted, LIGHT)}
    assert letters.startswith("1.")


@pytest.mark.usefixtures("dressed")
def test_high_contrast_asks_for_more(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    said = QLabel("Said")
    said.setStyleSheet("color: #8A8A8A; background: #000000; font-size: 20px;")
    column.addWidget(said)
    _shown(qtbot, page)
    assert 1 == len(measure(page, CONTRAST).faint)
    said.setEnabled(False)
    assert () == measure(page, CONTRAST).faint, "what cannot be used asks for less"
