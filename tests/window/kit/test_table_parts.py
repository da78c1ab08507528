"""What tables are composed of: the bar, messages over the table, and chips that can be pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.composition import place
from tests.window.listening import heard
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit import drawer as drawer_module
from wordsmith_desktop.window.kit import purpose as purpose_module
from wordsmith_desktop.window.kit import table_news
from wordsmith_desktop.window.kit.appearance import appearance, look
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.drawer import Drawer
from wordsmith_desktop.window.kit.emblems import FILLS
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.hearing.hearing import Hearing
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.purpose import PurposeLine
from wordsmith_desktop.window.kit.seat_chip import shortened
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.seat_marks import seat_marks
from wordsmith_desktop.window.kit.seat_strip import SeatStrip
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.window.kit.table_news import TableNews

pytestmark = pytest.mark.usefixtures("dressed")

SHORT = "That is no word."
SEATS = (SeatLine("Ana", 3, detail="2 of 6 rows"), SeatLine("Ben", 4))


@pytest.fixture
def strip(qtbot: QtBot) -> SeatStrip:
    made = SeatStrip()
    qtbot.addWidget(made)
    made.show_seats(SEATS)
    made.show()
    return made


def test_a_chip_opens_what_is_offered_behind_it(strip: SeatStrip) -> None:
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    strip.offer({1}, "Score pads")
    for chip in strip.chips:
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    QTest.keyClick(strip.chips[1], Qt.Key.Key_Return)
    assert [1, 1] == chosen
    assert ["", "Score pads"] == [chip.accessibleDescription() for chip in strip.chips]


def test_a_chip_with_nothing_behind_it_is_no_stop_for_tab(strip: SeatStrip) -> None:
    strip.offer({1}, "Score pads")
    stops = [bool(chip.focusPolicy() & Qt.FocusPolicy.TabFocus) for chip in strip.chips]
    assert [False, True] == stops


def test_a_detail_is_said_and_in_the_tool_tip(strip: SeatStrip) -> None:
    assert "Ana, 3 points, 2 of 6 rows" == strip.chips[0].accessibleName()
    assert "2 of 6 rows" in strip.chips[0].toolTip()


MARKS = seat_marks(("green", "pink"))


def test_a_chip_shows_emblem_and_stroke_of_its_seat_and_says_them_beside_the_name(
    strip: SeatStrip,
) -> None:
    chip = strip.chips[1]
    plain = chip.grab().toImage()
    strip.offer({1}, "Score pads")
    strip.show_marks(MARKS)
    marked = chip.grab().toImage()
    fill = QColor(FILLS[MARKS[1].emblem])
    left, middle = chip.width() // 4, chip.height() // 2
    painted = {marked.pixelColor(x, middle).name() for x in range(left)}
    assert fill.name() in painted
    stroke = QColor(MARKS[1].colour_on(look().theme.table, look().theme))
    edge = {marked.pixelColor(6, y).name() for y in range(chip.height())}
    assert stroke.name() in edge
    assert fill.name() not in {plain.pixelColor(x, middle).name() for x in range(left)}
    assert "Ben, 4 points" == chip.accessibleName()
    assert f"Score pads, {MARKS[1].name}" == chip.accessibleDescription()
    assert MARKS[1].name in chip.toolTip().splitlines()


def test_chips_that_come_later_have_their_marks(strip: SeatStrip) -> None:
    strip.show_marks(seat_marks(("green", "pink", "sky")))
    strip.show_seats((*SEATS, SeatLine("Cho")))
    names = [mark.name for mark in seat_marks(("green", "pink", "sky"))]
    assert names == [chip.accessibleDescription() for chip in strip.chips]


def test_the_emblem_stands_still_whoever_is_to_move(strip: SeatStrip) -> None:
    strip.show_marks(MARKS)
    fill = QColor(FILLS[MARKS[0].emblem]).name()
    boxes = []
    for is_to_move in (False, True):
        strip.show_seats((SeatLine("Ana", 3, is_to_move=is_to_move), SEATS[1]))
        image = strip.chips[0].grab().toImage()
        line = range(image.width())
        middle = image.height() // 2
        boxes.append([x for x in line if image.pixelColor(x, middle).name() == fill])
    assert boxes[0]
    assert boxes[0] == boxes[1]


@pytest.mark.parametrize("is_to_move", [False, True])
def test_among_eight_in_the_largest_text_every_name_shows_its_first_letter(
    qtbot: QtBot, typeface: str, is_to_move: bool
) -> None:
    appearance().set_look(Look(text_scale=200, family=typeface))
    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.show_marks(seat_marks(("green",) * 8))

    def pictures(initial: str) -> list[QImage]:
        lines = [SeatLine(f"{initial}ho", 34, is_to_move=is_to_move) for _ in range(8)]
        strip.show_seats(lines)
        for chip in strip.chips:
            # As broad as they are in a window of 1280 pixels.
            chip.setFixedSize(148, 72)
        strip.show()
        QApplication.processEvents()
        return [chip.grab().toImage() for chip in strip.chips]

    for one, other in zip(pictures("C"), pictures("H"), strict=True):
        assert one != other


def test_whatever_was_agreed_for_a_seat_is_said(strip: SeatStrip) -> None:
    strip.show_terms(["", "easy words"])
    said = [(chip.accessibleName(), chip.accessibleDescription()) for chip in strip.chips]
    assert ["easy words" in " ".join(one) for one in said] == [False, True]
    # Of fewer seats than there were, and of more than anything was agreed for.
    strip.show_terms(["no hints"])
    told = [chip.accessibleName() + chip.accessibleDescription() for chip in strip.chips]
    assert ["no hints" in one for one in told] == [True, False]
    assert not any("easy words" in one for one in told)


def test_who_thinks_has_done_or_agreed_on_something_is_seen_to(strip: SeatStrip) -> None:
    def pictures() -> list[QImage]:
        return [chip.grab().toImage() for chip in strip.chips]

    # A typeface is rendered a little otherwise the first time.
    pictures()
    usual = pictures()
    strip.show_thinking(1)
    thinking = pictures()
    strip.show_thinking(None)
    assert usual == pictures()
    strip.show_terms(["", "easy words"])
    agreed = pictures()
    strip.show_terms([])
    strip.show_seats((SEATS[0], replace(SEATS[1], is_done=True)))
    done = pictures()
    for seen in (thinking, agreed, done):
        assert [True, False] == [one == other for one, other in zip(usual, seen, strict=True)]


def test_there_are_as_many_chips_as_seats(strip: SeatStrip) -> None:
    strip.show_marks(MARKS)
    strip.show_seats((*SEATS, SeatLine("Cho"), SeatLine("Dee")))
    assert 4 == len(strip.chips)
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    strip.offer({3}, "Score pads")
    strip.chips[3].click()
    assert [3] == chosen
    strip.show_seats(SEATS[:1])
    assert (1, [("seat", 0)]) == (len(strip.chips), list(strip.lying()))


def test_in_a_narrow_chip_a_name_is_its_first_letters_rather_than_dots() -> None:
    metrics = QFontMetrics(look().font())
    name = "Dörte-Marie"
    room = metrics.horizontalAdvance("Dö") + 1
    assert "Dö" == shortened(name, metrics, room)
    assert name == shortened(name, metrics, metrics.horizontalAdvance(name))
    assert "" == shortened(name, metrics, 1)
    assert "…" == shortened(name, metrics, metrics.horizontalAdvance("Dörte-M…"))[-1]


def test_a_goal_of_two_lines_makes_the_header_no_higher(qtbot: QtBot) -> None:
    header = TableHeader()
    qtbot.addWidget(header)
    header.show_seats(SEATS)
    heights = []
    for goal in ("One line", "A goal that takes two lines beside the seats, since it is long"):
        header.show_match(goal)
        header.resize(header.sizeHint().expandedTo(header.minimumSize()))
        header.setFixedWidth(900)
        layout = header.layout()
        assert layout is not None
        heights.append(max(header.minimumHeight(), layout.heightForWidth(900)))
    assert heights[0] == heights[1]


def page_with_bar(qtbot: QtBot) -> tuple[QWidget, QWidget, TableBar]:
    """A page with a zone for a word above the bar."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    zone = QWidget()
    zone.setMinimumHeight(300)
    bar = TableBar(page)
    column.addWidget(zone, 1)
    column.addWidget(bar)
    page.resize(900, 500)
    return page, zone, bar


@pytest.mark.parametrize("is_refusal", [True, False])
def test_messages_lie_within_the_zone_that_a_page_names(qtbot: QtBot, is_refusal: bool) -> None:
    page, zone, bar = page_with_bar(qtbot)
    bar.news.tag.lie_within(zone)
    page.show()
    sentence = (
        "What has happened takes many more words than two lines of the bar have room for. " * 3
    )
    (bar.news.show_refusal if is_refusal else bar.news.show_info)(sentence)
    tag = place(bar.news.tag)
    assert bar.news.tag.isVisible()
    assert place(zone).contains(tag)
    assert tag.bottom() > place(zone).center().y()


@pytest.fixture
def laid(qtbot: QtBot) -> tuple[QWidget, QWidget, TableNews]:
    """A page, a zone whose middle is not the page's, and the news whose tag lies under it."""
    page, zone, bar = page_with_bar(qtbot)
    column = page.layout()
    assert column is not None
    column.setContentsMargins(200, 0, 0, 0)
    bar.news.tag.lie_under(zone)
    page.show()
    return page, zone, bar.news


def test_news_lie_on_the_middle_of_the_zones_lower_edge(
    laid: tuple[QWidget, QWidget, TableNews],
) -> None:
    _page, zone, news = laid
    news.tag.say(Tone.INFO, SHORT)
    tag, above = place(news.tag), place(zone)
    assert abs(above.center().x() - tag.center().x()) <= 1
    assert above.bottom() == tag.bottom()


def test_a_refusal_lies_over_the_zones_lower_edge_wherever_that_goes(
    laid: tuple[QWidget, QWidget, TableNews],
) -> None:
    page, zone, news = laid
    news.show_refusal(SHORT)
    for width, height in ((900, 500), (1100, 600)):
        page.resize(width, height)
        QApplication.processEvents()
        tag, below = place(news.tag), place(zone)
        assert tag.top() < below.bottom() < tag.bottom()
        assert abs(below.center().x() - tag.center().x()) <= 1


@pytest.mark.parametrize(
    ("key", "stays"), [(Qt.Key.Key_Tab, True), (Qt.Key.Key_Shift, True), (Qt.Key.Key_A, False)]
)
def test_a_refusal_goes_with_the_next_key_but_those_on_the_way_to_it(
    laid: tuple[QWidget, QWidget, TableNews], key: Qt.Key, stays: bool
) -> None:
    _page, zone, news = laid
    news.show_refusal(SHORT)
    QTest.keyClick(zone, key)
    assert (stays, SHORT) == (news.tag.isVisible(), news.message)


def test_a_refusal_goes_with_a_click_beside_it_or_on_it(
    laid: tuple[QWidget, QWidget, TableNews],
) -> None:
    _page, zone, news = laid
    for clicked in (zone, news.tag):
        news.show_refusal(SHORT)
        assert (True, SHORT) == (news.tag.isVisible(), news.tag._line.text())
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
        # Behind a curtain a message may be a secret, even where it is not seen.
        assert (False, "") == (news.tag.isVisible(), news.tag._line.text())


def test_a_refusal_names_its_rule_where_it_has_one(
    laid: tuple[QWidget, QWidget, TableNews],
) -> None:
    _page, _zone, news = laid
    asked: list[str] = []
    news.why_asked.connect(asked.append)
    news.tag.say(Tone.REFUSAL, SHORT, "4.2")
    assert news.tag.why.isVisible()
    news.tag.why.click()
    assert ["4.2"] == asked
    news.tag.say(Tone.REFUSAL, SHORT)
    assert (False, "") == (news.tag.why.isVisible(), news.tag.why.text())


def test_a_message_grows_quiet_and_a_refusal_does_not(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_news, "FADES_MS", 1)
    page, _zone, bar = page_with_bar(qtbot)
    page.show()
    line = bar.news._line
    bar.news.show_info(SHORT)
    assert "muted" != line.property("tone")
    qtbot.waitUntil(lambda: line.property("tone") == "muted")
    assert SHORT == bar.news.message
    bar.news.show_info(SHORT)
    bar.news.show_refusal(SHORT)
    assert not bar.news._fade.isActive()
    assert bar.news.tag.isVisible()


def test_without_the_bar_nothing_is_told_over_the_table(qtbot: QtBot) -> None:
    page, _zone, bar = page_with_bar(qtbot)
    page.show()
    bar.news.show_refusal(SHORT)
    bar.hide()
    assert not bar.news.tag.isVisible()
    bar.news.show_refusal(SHORT)
    assert not bar.news.tag.isVisible()


def test_a_drawer_is_read_out_when_it_opens_and_only_then(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, drawer_module)
    page = QWidget()
    qtbot.addWidget(page)
    drawer = Drawer(page, "Moves", QWidget())
    page.show()
    for _ in range(2):
        drawer.set_open(True)
    assert (["Moves"], True) == (said, drawer.isVisible())
    drawer.close_button.click()
    assert (["Moves"], False) == (said, drawer.isVisible())


def test_what_a_phase_is_about_is_read_out_once_where_it_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, purpose_module)
    line = PurposeLine()
    qtbot.addWidget(line)
    line.show_sentence("Draw cards.", is_open=True)
    assert [] == said, "nobody wants it at every phase"
    monkeypatch.setattr(purpose_module, "hearing", lambda: Hearing(is_brief=False))
    line.show_sentence("Build words.", is_open=True)
    line.show_sentence("Build words.", is_open=True)
    line.show_sentence("Pass the dice.", is_open=False)
    line.show_sentence("", is_open=True)
    assert (["Build words."], False) == (said, line.isVisible())


@pytest.mark.parametrize(
    "word",
    [
        [QRect(10, 40, 200, 100)],
        [QRect(10, 10, 560, 100)],
        [QRect(10, 10, 600, 130), QRect(10, 150, 150, 130)],
        [QRect(0, 100, 700, 200)],
    ],
)
def test_a_refusal_stands_once_and_leaves_the_word_to_be_seen(
    laid: tuple[QWidget, QWidget, TableNews], word: list[QRect]
) -> None:
    _page, zone, news = laid
    news.tag.word = lambda: word
    told: list[bool] = []
    news.refusing.connect(told.append)
    news.show_facts("A fact.")
    news.show_refusal(SHORT)
    tag = place(news.tag)
    for box in word:
        assert not tag.intersects(box.translated(place(zone).topLeft()))
    assert (SHORT, "") == (news.tag._line.text(), news._line.text())
    assert not news._facts.isVisible()
    assert [True] == told
    QTest.mouseClick(zone, Qt.MouseButton.LeftButton)
    # It is put away, not taken back.
    assert ("", SHORT) == (news.tag._line.text(), news._line.text())
    news.show_info(SHORT)
    assert [True, False] == told
    assert news._facts.isVisible()
