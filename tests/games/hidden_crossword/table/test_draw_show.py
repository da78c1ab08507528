"""The letters of the draw on the felt: doubled, red, laid aside, and with a Q (W1–W6)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.draw_table import (
    HALF,
    WHOLE,
    DrawTable,
    dealt,
    draw_of,
    nobody_saw,
    wear,
)
from tests.window.listening import heard
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.table.draw import turned_letters as show_module
from wordsmith_desktop.games.hidden_crossword.table.draw.turned_letters import (
    FLIP_MS,
    LetterPlace,
    TurnedLetters,
)
from wordsmith_desktop.games.hidden_crossword.table.draw.views import PlaceView
from wordsmith_desktop.window.kit.look import TARGET
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def shown(qtbot: QtBot, seen: hc.Observation) -> TurnedLetters:
    """The show in a window."""
    show = TurnedLetters()
    qtbot.addWidget(show)
    show.show_draw(seen)
    show.resize(1000, 340)
    with qtbot.waitExposed(show):
        show.show()
    return show


def names(row: tuple[LetterPlace, ...]) -> list[str]:
    return [place.accessibleName() for place in row]


def grey(place: LetterPlace) -> QImage:
    return place.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, other: QImage) -> int:
    """How many pixels are clearly lighter or darker."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
        for x, y in points
    )


@pytest.fixture(autouse=True)
def still(dressed: QApplication) -> None:
    """Nothing moves unless a test asks for it."""
    assert dressed
    wear()


# What lies there


def test_letters_lie_by_kind_in_the_order_they_came(qtbot: QtBot) -> None:
    consonants, vowels = shown(qtbot, draw_of(HALF)).rows
    assert ["Q, red", "B twice", "T twice", "X, red", *["not drawn yet"] * 4] == names(consonants)
    assert ["A twice", "E twice", "I", "O"] == names(vowels)


def test_nothing_drawn_leaves_eight_and_four_places(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of(""))
    assert [8, 4] == [len(row) for row in show.rows]
    assert {""} == {place.view.letter for place in show.places}


def test_a_doubled_letter_and_a_red_one_are_written_so_beneath(qtbot: QtBot) -> None:
    consonants, _ = shown(qtbot, draw_of(HALF)).rows
    assert ["red", "×2", "×2", "red"] == [place.view.caption for place in consonants[:4]]


def test_a_doubled_letter_says_that_it_counts_once_for_the_anchor(qtbot: QtBot) -> None:
    """W7: while letters are drawn; afterwards, and by the house rule, both count."""
    consonants, _ = shown(qtbot, draw_of(HALF)).rows
    told = [place.accessibleDescription() for place in consonants[:4]]
    assert ["", ""] == [told[0], told[3]]
    assert all("while letters are drawn it counts once for the anchor" in one for one in told[1:3])
    assert told[1] == consonants[1].toolTip()
    both = PlaceView("B", 2)
    assert "There are two of it: the anchor may have both." == both.explained


@each_theme
@pytest.mark.parametrize(
    "marked",
    [
        PlaceView("B", 2),
        PlaceView("B", is_red=True),
        PlaceView("B", is_latest=True),
        PlaceView(is_next=True),
    ],
    ids=["doubled", "red", "latest", "next"],
)
def test_no_mark_is_told_by_colour_alone(qtbot: QtBot, theme: Theme, marked: PlaceView) -> None:
    wear(theme=theme)
    place = LetterPlace()
    qtbot.addWidget(place)
    place.resize(place.sizeHint())
    place.show_place(replace(marked, copies=1, is_red=False, is_latest=False, is_next=False))
    plain = grey(place)
    place.show_place(marked)
    assert differing(plain, grey(place)) > 150


@pytest.mark.parametrize(
    ("letters", "expected"), [("", (True, False)), ("B", (False, True)), ("BA", (True, False))]
)
def test_the_bag_that_is_next_is_named_at_its_row(
    qtbot: QtBot, letters: str, expected: tuple[bool, bool]
) -> None:
    show = shown(qtbot, draw_of(letters))
    assert expected == tuple(heading.next.text() == "drawn next" for heading in show.headings)
    marked = tuple(any(place.view.is_next for place in row) for row in show.rows)
    assert expected == marked


def test_no_bag_is_next_once_all_letters_are_there(qtbot: QtBot) -> None:
    show = shown(qtbot, nobody_saw())
    assert ["", ""] == [heading.next.text() for heading in show.headings]
    assert ["8 of 8", "4 of 4"] == [heading.count.text() for heading in show.headings]
    assert not any(place.view.is_latest for place in show.places)


def test_a_third_red_letter_lies_out_of_play_with_the_reason(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of(HALF, aside="ZJ"))
    assert "ZJ" == show.tray.tiles.letters
    assert "Out of play: Z and J." == show.tray.tiles.accessibleName()
    assert show.tray.title.isVisible()
    assert show.tray.why.isVisible()


def test_without_letters_out_of_play_nothing_is_said_of_them(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of(HALF))
    assert not show.tray.title.isVisible()
    assert not show.tray.why.isVisible()


def test_the_u_of_a_q_comes_when_all_letters_are_there(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of(WHOLE[:-1]))
    assert not show.extra.isVisible()
    show.show_draw(nobody_saw())
    assert show.extra.isVisible()
    assert "U, with the Q" == show.extra.accessibleName()


def test_two_us_that_are_there_already_bring_no_third(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of("QUBETIXOSRND", phase=hc.Phase.ANCHOR))
    assert not show.extra.isVisible()


# Spoken


def test_the_description_lists_everything(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of(HALF, aside="Z"))
    assert "The letters drawn" == show.accessibleName()
    expected = (
        "Consonants: Q, red, B twice, T twice and X, red. Vowels: A twice, E twice, I and O. "
        "Out of play: Z. Next: a consonant."
    )
    assert expected == show.accessibleDescription()


def test_every_letter_that_comes_is_announced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, show_module)
    show = shown(qtbot, draw_of("Q"))
    for letters, aside in (("QA", ""), ("QA", "Z"), ("QAB", "Z"), ("QAB", "Z"), ("", "")):
        show.show_draw(draw_of(letters, aside=aside))
    show.show_draw(draw_of(WHOLE[:-1]))
    show.show_draw(nobody_saw())
    assert [
        "A twice. Next: a consonant.",
        "Z is laid aside. Next: a consonant.",
        "B twice. Next: a vowel.",
        "",
        "",
    ] == said[:5]
    assert "D. With the Q everybody gets one more U." == said[-1]


def test_the_show_speaks_german(qtbot: QtBot) -> None:
    set_language("de")
    show = shown(qtbot, draw_of(HALF, aside="Z"))
    assert ["Q, rot", "B zweimal"] == names(show.rows[0])[:2]
    assert "Nicht im Spiel: Z" == show.tray.title.text()
    assert show.accessibleDescription().endswith("Als Nächstes: ein Konsonant.")


# Movement


def test_a_letter_turns_up_within_a_fifth_of_a_second(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of("QA"))
    wear(is_still=False)
    show.show_draw(draw_of("QAB"))
    turning = show.rows[0][1]
    assert [turning] == [place for place in show.places if place.is_turning]
    moving = turning.grab().toImage()
    qtbot.waitUntil(lambda: not turning.is_turning, timeout=10 * FLIP_MS)
    assert FLIP_MS <= 200
    assert moving != turning.grab().toImage()


def test_under_reduced_motion_a_letter_lies_at_once(qtbot: QtBot) -> None:
    show = shown(qtbot, draw_of("QA"))
    show.show_draw(draw_of("QAB"))
    assert not any(place.is_turning for place in show.places)


def test_a_show_that_is_opened_in_mid_draw_does_not_move(qtbot: QtBot) -> None:
    wear(is_still=False)
    show = shown(qtbot, draw_of(HALF))
    assert not any(place.is_turning for place in show.places)


def test_letters_drawn_afresh_leave_empty_places(qtbot: QtBot) -> None:
    wear(is_still=False)
    show = shown(qtbot, nobody_saw())
    show.show_draw(draw_of(""))
    assert {""} == {place.view.letter for place in show.places}
    assert not any(place.is_turning for place in show.places)


# Room


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150, 200])
@each_theme
def test_all_tiles_find_room_beside_each_other(
    qtbot: QtBot, theme: Theme, scale: int, language: Language
) -> None:
    set_language(language)
    wear(scale=scale, theme=theme)
    table = DrawTable(qtbot, draw_of(HALF, aside="ZJ"))
    table.panel.resize(1024, 560)
    QApplication.processEvents()
    show = table.panel.letters
    assert show.width() <= 1024
    boxes = [place.geometry() for row in show.rows for place in row]
    assert all(show.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert min(place.tile_area().width() for row in show.rows for place in row) >= TARGET


@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_without_large_text_the_whole_draw_is_seen_without_scrolling(
    qtbot: QtBot, width: int
) -> None:
    table = DrawTable(qtbot, draw_of(HALF, aside="Z"))
    table.panel.resize(width, {1024: 560, 1280: 640, 1920: 900}[width])
    for seen in (draw_of(HALF, aside="Z"), nobody_saw(), dealt()):
        table.show(seen)
        area = table.panel.area
        assert 0 == area.verticalScrollBar().maximum()
        assert 0 == area.horizontalScrollBar().maximum()


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    table = DrawTable(qtbot)
    for seen in (draw_of(HALF), nobody_saw(), dealt()):
        table.show(seen)
        controls = table.panel.findChildren(QAbstractButton)
        assert [] == [one for one in controls if one.isVisible() and not one.accessibleName()]


def test_a_letter_that_stays_as_it_is_is_not_painted_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = shown(qtbot, draw_of(HALF))
    show.show_used("B")
    QApplication.processEvents()
    painted = set[str]()
    paint: Any = vars(show_module)["paint_tile"]

    def note(painter: QPainter, box: QRectF, letter: str, *more: Any, **kind: Any) -> None:
        painted.add(letter)
        paint(painter, box, letter, *more, **kind)

    monkeypatch.setattr(show_module, "paint_tile", note)
    show.show_used("BA")
    QApplication.processEvents()
    assert {"A"} == painted
    show.show_used("T")
    QApplication.processEvents()
    assert {"A", "B", "T"} == painted
    painted.clear()
    show.show_draw(draw_of(HALF))
    QApplication.processEvents()
    assert set() == painted
