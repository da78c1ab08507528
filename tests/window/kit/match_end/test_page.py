"""The page of a match that is over: its measures, its keys, its picture, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.window.kit.match_end.endings import ending_for
from tests.window.listening import heard
from wordsmith_desktop.window.kit.after_match import NO_WAYS, AfterMatch, SpecialEnd, WayOn
from wordsmith_desktop.window.kit.appearance import appearance, look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.look import Look, scales
from wordsmith_desktop.window.kit.match_end import page as page_module
from wordsmith_desktop.window.kit.match_end.ending import Bar, Ending
from wordsmith_desktop.window.kit.match_end.page import MatchEnd
from wordsmith_desktop.window.kit.match_end.panels import CourseChart, bar_name, course_spoken
from wordsmith_desktop.window.kit.match_end.stage import BestWordStage
from wordsmith_desktop.window.kit.table_frame import FOOT, SIDE

SIZES = ((1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
MENU_BAR = 30
"""Height that the window keeps for its menus, in pixels."""

at_each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
with_any_number = pytest.mark.parametrize("count", [1, 2, 4, 8])

Show = Callable[..., MatchEnd]


@pytest.fixture
def show(qtbot: QtBot, typeface: str) -> Iterator[Show]:
    """Shows a page in a window of some size, the height of a menu bar left out."""
    windows = []

    def shown(
        ending: Ending,
        size: tuple[int, int] = SIZES[0],
        scale: int = 100,
        ways: AfterMatch = NO_WAYS,
        *,
        is_open: bool = True,
    ) -> MatchEnd:
        window_scale, table_scale = scales(*size)
        appearance().set_look(
            Look(
                text_scale=scale,
                family=typeface,
                reduced_motion=True,
                window_scale=window_scale,
                table_scale=table_scale,
            )
        )
        window = QWidget()
        qtbot.addWidget(window)
        # Python lets go of a window that nobody holds.
        windows.append(window)
        window.resize(*size)
        made = MatchEnd(ending, ways, is_open=is_open)
        made.setParent(window)
        made.setGeometry(0, MENU_BAR, size[0], size[1] - MENU_BAR)
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        QApplication.processEvents()
        return made

    yield shown
    appearance().set_look(Look())


ALL_WAYS = AfterMatch(replay=lambda: None, review=lambda: None)


def box_in(page: MatchEnd, part: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


def stage_of(page: MatchEnd) -> BestWordStage:
    assert page.overview.stage is not None
    return page.overview.stage


@at_each_size
@pytest.mark.parametrize("scale", [100, 200])
def test_play_again_is_at_the_lower_right_corner(
    show: Show, size: tuple[int, int], scale: int
) -> None:
    page = show(ending_for(2), size, scale, ALL_WAYS)
    corner = box_in(page, page.play_again).bottomRight() + QPoint(1, 1)
    assert (page.width() - SIDE, page.height() - FOOT) == (corner.x(), corner.y())


@at_each_size
@pytest.mark.parametrize("letters", [3, 5, 7])
def test_the_best_word_is_drawn_large(show: Show, size: tuple[int, int], letters: int) -> None:
    stage = stage_of(show(ending_for(2, letters=letters), size, ways=ALL_WAYS))
    heights = {round(box.height()) for box in stage.areas}
    assert {round(0.19 * size[1])} == heights
    assert all(stage.rect().toRectF().contains(box) for box in stage.areas)


@at_each_size
def test_a_long_word_shrinks_until_it_fits(show: Show, size: tuple[int, int]) -> None:
    stage = stage_of(show(ending_for(2, letters=15), size, ways=ALL_WAYS))
    boxes = stage.areas
    assert 0 < boxes[0].left()
    assert boxes[-1].right() < stage.width()
    assert boxes[0].left() == pytest.approx(stage.width() - boxes[-1].right())


@at_each_size
@pytest.mark.parametrize("scale", [100, 200])
def test_the_pieces_stay_on_the_felt_in_large_text(
    show: Show, size: tuple[int, int], scale: int
) -> None:
    stage = stage_of(show(ending_for(4), size, scale, ALL_WAYS))
    assert all(stage.rect().toRectF().contains(box) for box in stage.areas)
    assert stage.areas[0].height() >= 0.13 * size[1]


@at_each_size
@with_any_number
@pytest.mark.sampled(2)
def test_all_is_in_view_without_scrolling(show: Show, size: tuple[int, int], count: int) -> None:
    page = show(ending_for(count), size, ways=ALL_WAYS)
    for area in page.findChildren(QScrollArea):
        if area.isVisible():
            assert not area.verticalScrollBar().isVisible()
            assert not area.horizontalScrollBar().isVisible()
    inside = QRect(0, 0, page.width(), page.height())
    parts = (page.headline, page.sentence, stage_of(page), *page.overview.panels)
    assert [part for part in parts if not inside.contains(box_in(page, part))] == []
    # At most an eighth of the window is empty below the last of them but for the buttons.
    lowest = max(box_in(page, panel).bottom() for panel in page.overview.panels)
    assert box_in(page, page.play_again).top() - lowest < size[1] / 8


@at_each_size
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_lies_over_anything_else(show: Show, size: tuple[int, int], scale: int) -> None:
    page = show(ending_for(4), size, scale, ALL_WAYS)
    buttons = [page.replay, page.review, page.all_words, page.home, page.play_again]
    (area,) = [one for one in page.findChildren(QScrollArea) if one.isVisible()]
    boxes = [box_in(page, part) for part in (page.headline, page.sentence, area, *buttons)]
    pairs = [(one, two) for place, one in enumerate(boxes) for two in boxes[place + 1 :]]
    assert not any(one.intersects(two) for one, two in pairs)
    whole = QRect(0, 0, page.width(), page.height())
    assert all(whole.contains(box) for box in boxes)
    inside = area.widget()
    assert inside is not None
    assert inside.width() <= area.viewport().width()


@at_each_size
def test_panels_are_as_broad_as_each_other(show: Show, size: tuple[int, int]) -> None:
    panels = show(ending_for(4), size, ways=ALL_WAYS).overview.panels
    widths = {panel.width() for panel in panels}
    assert max(widths) - min(widths) <= 1


@at_each_size
def test_the_headline_is_the_largest_type_and_fits(show: Show, size: tuple[int, int]) -> None:
    page = show(ending_for(4), size, ways=ALL_WAYS)
    assert 56 == page.headline.type_size
    crowd = ending_for(2)
    crowd = Ending(
        headline="Maximiliane-Charlotte and Friedrich-Wilhelm share the win, and so does Ana",
        sentence="",
        winners=crowd.winners * 3,
        bars=crowd.bars,
    )
    small = show(crowd, size, ways=ALL_WAYS).headline
    assert small.type_size < 56
    assert small._breadth(small.type_size) <= small.width()


def test_enter_plays_again_and_tab_reaches_all(show: Show, qtbot: QtBot) -> None:
    page = show(ending_for(2), ways=ALL_WAYS)
    page.take_keyboard()
    assert page.play_again.hasFocus()
    with qtbot.waitSignal(page.again):
        QTest.keyClick(page.play_again, Qt.Key.Key_Return)
    reached = []
    for _ in range(10):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = (page.play_again, page.home, page.replay, page.review, page.all_words)
    assert {*wanted, page.save, page.copy} <= set(reached)


def test_all_words_unfolds_and_escape_folds_it(show: Show) -> None:
    page = show(ending_for(2), ways=ALL_WAYS)
    page.all_words.setFocus()
    QTest.keyClick(page.all_words, Qt.Key.Key_Return)
    assert page.is_turned
    assert page.sheet.isVisible()
    assert not page.overview.isVisible()
    assert "Overview" == page.all_words.accessibleName()
    QTest.keyClick(page.all_words, Qt.Key.Key_Escape)
    assert not page.is_turned
    assert "All words" == page.all_words.accessibleName()
    QTest.keyClick(page.all_words, Qt.Key.Key_Escape)
    assert not page.is_turned


@pytest.fixture
def special(qtbot: QtBot) -> tuple[AfterMatch, list[str]]:
    """The ways on from a match that is played for a medal, and which were gone."""
    went: list[str] = []

    def make() -> SpecialEnd:
        picture = QPixmap(8, 8)
        picture.fill(QColor("#123456"))
        return SpecialEnd(
            headline="12 words",
            sentence="Warm-up · Time is up.",
            panel=label("Silver"),
            steps=(
                WayOn("Same deal, next player", lambda: went.append("player")),
                WayOn("Another: Deck against the clock", lambda: went.append("another")),
            ),
            text=lambda: "12 words, silver",
            picture=lambda: picture,
        )

    assert qtbot
    ways = AfterMatch(
        result=lambda: went.append("result"), replay=lambda: None, review=lambda: None, special=make
    )
    return ways, went


@at_each_size
@pytest.mark.parametrize("scale", [100, 200])
def test_what_goes_on_after_a_challenge_is_at_the_lower_right_corner(
    show: Show, special: tuple[AfterMatch, list[str]], size: tuple[int, int], scale: int
) -> None:
    page = show(ending_for(1), size, scale, special[0])
    corner = box_in(page, page.main).bottomRight() + QPoint(1, 1)
    assert (page.width() - SIDE, page.height() - FOOT) == (corner.x(), corner.y())
    assert all(page.rect().contains(box_in(page, one)) for one in page.steps)


def test_a_challenge_says_its_own_result_and_goes_on_to_the_next(
    show: Show,
    special: tuple[AfterMatch, list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways, went = special
    page = show(ending_for(1), ways=ways)
    page.take_keyboard()
    QTest.keyClick(page.main, Qt.Key.Key_Return)
    page.steps[0].click()
    page.result.click()
    assert ["another", "player", "result"] == went
    assert ("12 words", "Warm-up · Time is up.") == (page.headline.text(), page.sentence.text())
    assert ["secondary", "primary", "secondary"] == [
        button.property("rank") for button in (*page.steps, page.play_again)
    ]
    assert not page.replay.isVisible()
    corner = box_in(page, page.main).bottomRight() + QPoint(1, 1)
    assert (page.width() - SIDE, page.height() - FOOT) == (corner.x(), corner.y())
    page.copy.click()
    assert "12 words, silver" == QGuiApplication.clipboard().text()
    path = tmp_path / "result.png"
    monkeypatch.setattr(page_module, "ask_for_place", lambda _parent: path)
    page.save.click()
    assert "#123456" == QImage(str(path)).pixelColor(4, 4).name()


def test_at_large_text_no_way_on_from_a_challenge_is_cut_off(
    show: Show, special: tuple[AfterMatch, list[str]]
) -> None:
    page = show(ending_for(1), scale=200, ways=special[0])
    for button in (page.home, page.play_again, *page.steps):
        assert button.width() >= button.sizeHint().width()
        assert page.rect().contains(box_in(page, button))


def test_what_a_match_has_not_is_not_offered(show: Show) -> None:
    page = show(ending_for(2), ways=AfterMatch(replay=lambda: None))
    assert (True, False, False) == (
        page.replay.isVisible(),
        page.review.isVisible(),
        page.result.isVisible(),
    )


def test_a_match_that_is_only_looked_at_has_no_ways_on(show: Show) -> None:
    page = show(ending_for(2), ways=ALL_WAYS, is_open=False)
    ways = (page.replay, page.review, page.home, page.play_again, page.result)
    assert not any(button.isVisible() for button in ways)
    assert page.all_words.isVisible()


def test_the_result_is_copied_as_text(show: Show) -> None:
    page = show(ending_for(2), ways=ALL_WAYS)
    page.copy.click()
    assert QGuiApplication.clipboard().text().startswith("Ben wins\n37 points")
    assert "Copied." == page.note.text()


def test_how_it_ended_and_what_came_of_a_button_are_read_out(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, page_module)
    page = show(ending_for(2), ways=ALL_WAYS)
    page.announce()
    page.copy.click()
    assert [f"{page.shown.headline}. {page.shown.sentence}", "Copied."] == said[-2:]


def test_the_result_is_saved_as_a_picture(
    show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "result.png"
    monkeypatch.setattr(page_module, "ask_for_place", lambda _parent: path)
    page = show(ending_for(2), ways=ALL_WAYS)
    page.save.click()
    picture = QImage(str(path))
    assert picture.width() >= page.width()
    # Headline, felt and panels are on it: ink, felt, paper and the pieces' own colour.
    seen = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    theme = look().theme
    wanted = {one.lower() for one in (theme.ink, theme.felt, theme.paper, theme.accent)}
    assert wanted <= seen
    assert "result.png" in page.note.text().replace("\N{ZERO WIDTH SPACE}", "")


def test_a_picture_that_cannot_be_written_is_told_with_its_reason(
    show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "taken"
    folder.mkdir()
    monkeypatch.setattr(page_module, "ask_for_place", lambda _parent: folder)
    page = show(ending_for(2), ways=ALL_WAYS)
    page.save.click()
    assert page.note.text().startswith("taken could not be written: ")


def test_whoever_does_not_want_a_picture_gets_none(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "ask_for_place", lambda _parent: None)
    page = show(ending_for(2), ways=ALL_WAYS)
    page.save.click()
    assert "" == page.note.text()


def test_the_chart_is_told_in_words(show: Show) -> None:
    page = show(ending_for(2), ways=ALL_WAYS)
    (chart,) = page.findChildren(CourseChart)
    assert chart.accessibleDescription().startswith("Ana: 0, 3, 6, 9, 12, 15")
    assert "Ben: 0, 3, 7" in chart.accessibleDescription()


def test_of_a_long_chart_some_turns_are_told_and_the_last() -> None:
    ending = ending_for(2)
    assert ending.course is not None
    line = ending.course.lines[0]
    long = type(line)("Ana", line.mark, tuple(range(100)))
    said = course_spoken(type(ending.course)("", "", (long,)))
    values = said.removeprefix("Ana: ").split(", ")
    assert len(values) <= 14
    assert ("0", "99") == (values[0], values[-1])


def test_the_lines_of_the_chart_stay_within_it(show: Show) -> None:
    page = show(ending_for(8), ways=ALL_WAYS)
    (chart,) = page.findChildren(CourseChart)
    assert ending_for(8).course is not None
    for line in chart._course.lines:
        for point in chart.points(line.values):
            assert chart.plot.adjusted(-1, -1, 1, 1).contains(point)


def test_the_word_comes_together_and_can_be_cut_short(qtbot: QtBot, typeface: str) -> None:
    appearance().set_look(Look(family=typeface))
    page = MatchEnd(ending_for(2), NO_WAYS)
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    stage = stage_of(page)
    assert stage.is_moving
    stage.settle()
    assert not stage.is_moving
    assert 1.0 == stage._progress


def test_where_a_bar_is_short_the_name_is_cut_and_not_that_it_won() -> None:
    metrics = QFontMetrics(look().font(bold=True))
    winner, other = Bar("Hannelore-Marie", 3, "3", None, True), Bar("Hannelore-Marie", 3, "3")
    room = metrics.horizontalAdvance("Hannelore · won")
    assert bar_name(winner, metrics, room).endswith("… · won")
    assert metrics.horizontalAdvance(bar_name(winner, metrics, room)) <= room
    assert bar_name(other, metrics, room).startswith("Hannelore-")
    assert bar_name(other, metrics, room).endswith("…")
    assert "Hannelore-Marie · won" == bar_name(winner, metrics, 2 * room)
    assert bar_name(winner, metrics, metrics.horizontalAdvance("… · won")).startswith("Ha")
