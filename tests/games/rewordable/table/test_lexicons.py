"""The lexicons: words as cards, folding, and keeping one's place while they change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.rewordable.rules.tokens import Goal
from wordsmith_desktop.games.rewordable.table import lexicon_header
from wordsmith_desktop.games.rewordable.table.lexicon_header import LexiconHeader
from wordsmith_desktop.games.rewordable.table.lexicon_shelf import LexiconsView
from wordsmith_desktop.games.rewordable.table.views import LexiconView, WordView
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.focus import set_moving_by_key
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho", "Dörte", "Emil", "Fatima", "Giovanna-Maria", "Hans")
CARDS = (
    ("C", "H", "AT", "TER"),
    ("B", "AT"),
    ("CO", "N", "ST", "E", "L", "LA", "T", "ION"),
    ("RE", "W", "OR", "D", "A", "BLE"),
)
Open = Callable[[Iterable[LexiconView]], LexiconsView]


def lexicon(seat: int, words: Iterable[int], *, own: int = 0) -> LexiconView:
    """A player's lexicon with words of these numbers."""
    views = tuple(WordView(number, CARDS[number % len(CARDS)]) for number in words)
    return LexiconView(
        seat=seat,
        name=NAMES[seat],
        is_own=seat == own,
        is_to_move=seat == own,
        points=sum(view.letters for view in views),
        tokens=0,
        words=views,
    )


def table(players: int, words: int) -> list[LexiconView]:
    """So many players with so many words each."""
    return [lexicon(seat, range(seat * words, (seat + 1) * words)) for seat in range(players)]


@pytest.fixture
def shown(qtbot: QtBot) -> Open:
    def opened(views: Iterable[LexiconView]) -> LexiconsView:
        view = LexiconsView()
        qtbot.addWidget(view)
        view.show_lexicons(list(views))
        view.resize(700, 500)
        view.show()
        view.activateWindow()
        QApplication.processEvents()
        return view

    return opened


def names(view: LexiconsView, seat: int) -> list[str]:
    return [button.word.text for button in view.lexicons[seat].words.buttons]


def placed(view: LexiconsView, widget: QWidget) -> QRect:
    """Where a widget lies within what scrolls."""
    content = view.area.widget()
    assert content is not None
    return QRect(widget.mapTo(content, QPoint()), widget.size())


def test_a_header_says_words_points_and_tokens(shown: Open) -> None:
    won = (Goal.ADD_ON, Goal.FIVE_CARDS)
    words = (WordView(1, ("C", "AT")), WordView(2, ("B", "AT")))
    views = [
        LexiconView(0, "Ana", True, True, 14, 2, words, won),
        LexiconView(1, "Ben", False, False, 0, 0, ()),
    ]
    view = shown(views)
    own, other = (view.lexicons[seat].header for seat in (0, 1))
    assert "Your lexicon, to move, 2 words, 14 points, 2 tokens, unfolded" == own.accessibleName()
    assert "Ben’s lexicon, no word, 0 points, unfolded" == other.accessibleName()
    assert "BAT · CAT" in own.toolTip()
    assert "2 tokens won: add to a word, 5+ cards" in own.toolTip()


def test_folding_hides_the_words_and_says_so(shown: Open) -> None:
    view = shown([lexicon(0, ()), lexicon(1, (0, 1))])
    ben = view.lexicons[1]
    assert ben.words.isVisible()
    QTest.keyClick(ben.header, Qt.Key.Key_Return)
    assert not ben.words.isVisible()
    assert "Ben’s lexicon, 2 words, 10 points, folded" == ben.header.accessibleName()


class Painted:
    """The words that a folded line has shown since, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[tuple[str, QRectF]] = []
        monkeypatch.setattr(lexicon_header, "paint_word", self._note)

    def _note(
        self, _painter: QPainter, box: QRectF, cards: Sequence[str], _look: Look, **_: object
    ) -> None:
        self.words.append(("".join(cards), QRectF(box)))


def folded_words(header: LexiconHeader, painted: Painted, width: int) -> list[tuple[str, QRectF]]:
    """What stands in the line at that breadth."""
    header.resize(width, header.height())
    painted.words.clear()
    header.grab()
    return list(painted.words)


@pytest.mark.parametrize("scale", [100, 200])
def test_a_folded_line_has_as_many_words_as_find_room_the_newest_first(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    appearance().set_look(Look(text_scale=scale))
    painted = Painted(monkeypatch)
    header = LexiconHeader()
    qtbot.addWidget(header)
    view = lexicon(1, range(4))
    header.show_lexicon(view)
    header.resize(header.sizeHint())
    header.set_name_room(header.name_width)
    wanted = ["".join(word.cards) for word in view.newest_first]
    counts = []
    dots = QFontMetrics(appearance().look.font()).horizontalAdvance("…")
    for width in range(200, 3200, 20):
        shown = folded_words(header, painted, width)
        assert wanted[: len(shown)] == [word for word, _ in shown]
        assert all(box.left() >= header.name_width for _, box in shown)
        assert all(box.right() <= width for _, box in shown)
        assert all(one.right() < other.left() for (_, one), (_, other) in pairwise(shown))
        if 0 < len(shown) < len(wanted):
            assert shown[-1][1].right() + dots < width, "that there are more is told behind them"
        counts.append(len(shown))
    assert counts == sorted(counts)
    assert (0, 4) == (counts[0], counts[-1])
    assert len(set(counts)) > 3, "they come one by one"
    assert tuple(wanted) == header.open_words()
    header.setChecked(True)
    assert [] == folded_words(header, painted, 3000)
    assert () == header.open_words()


def test_words_of_a_folded_line_begin_where_it_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    header = LexiconHeader()
    qtbot.addWidget(header)
    header.show_lexicon(lexicon(1, range(2)))
    lefts = []
    for room in (header.name_width, header.name_width + 100):
        header.set_name_room(room)
        assert room == header.sizeHint().width()
        lefts.append(folded_words(header, painted, 1200)[0][1].left())
    assert 100 == lefts[1] - lefts[0]


def test_with_many_players_others_begin_folded(shown: Open) -> None:
    assert frozenset({0}) == shown(table(5, 2)).unfolded_seats
    assert frozenset({0, 1, 2, 3}) == shown(table(4, 2)).unfolded_seats


def test_words_stand_with_the_newest_first(shown: Open) -> None:
    view = shown([lexicon(0, (0, 1, 3))])
    assert ["REWORDABLE", "BAT", "CHATTER"] == names(view, 0)


def test_a_word_is_said_with_its_state(shown: Open) -> None:
    taken = WordView(7, ("C", "AT"), is_taken=True)
    view = shown([lexicon(0, ()), LexiconView(1, "Ben", False, False, 3, 0, (taken,))])
    view.highlight(7)
    (button,) = view.buttons()
    said = "CAT, Ben’s word, 3 letters, cards C, AT, new, on the building strip"
    assert said == button.accessibleName()


def test_a_click_and_enter_choose_a_word(shown: Open, qtbot: QtBot) -> None:
    view = shown([lexicon(0, (5,))])
    (button,) = view.buttons()
    with qtbot.waitSignal(view.chosen) as clicked:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.chosen) as entered:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert [[5], [5]] == [clicked.args, entered.args]


def test_a_word_that_moves_to_another_player_goes_there(shown: Open) -> None:
    view = shown([lexicon(0, (0,)), lexicon(1, (1,))])
    view.show_lexicons([lexicon(0, (0, 9)), lexicon(1, ())])
    assert ["BAT", "CHATTER"] == names(view, 0)
    assert [] == names(view, 1)
    assert not view.lexicons[1].words.isVisible()


def test_an_update_keeps_what_is_folded(shown: Open) -> None:
    view = shown(table(3, 3))
    view.unfold({0, 2})
    view.show_lexicons([lexicon(0, (1,)), lexicon(1, (4, 11)), lexicon(2, (6,))])
    assert frozenset({0, 2}) == view.unfolded_seats


def test_an_update_keeps_the_buttons_and_the_focus(shown: Open) -> None:
    view = shown(table(2, 3))
    button = view.lexicons[1].words.buttons[1]
    button.setFocus()
    view.show_lexicons([lexicon(0, (0, 1, 2)), lexicon(1, (3, 4, 5, 12, 13))])
    assert button in view.lexicons[1].words.buttons
    assert button is view.focusWidget()


def test_the_focus_goes_to_the_header_when_its_word_is_gone(shown: Open) -> None:
    view = shown(table(2, 3))
    view.lexicons[1].words.buttons[1].setFocus()
    view.show_lexicons([lexicon(0, (0, 1, 2)), lexicon(1, (3, 5))])
    assert view.lexicons[1].header is view.focusWidget()


def test_an_update_keeps_what_is_at_the_top_of_the_view(shown: Open) -> None:
    view = shown(table(3, 20))
    header = view.lexicons[2].header
    bar = view.area.verticalScrollBar()
    bar.setValue(placed(view, header).top() - 10)
    assert bar.value() > 0
    before = placed(view, header).top() - bar.value()
    more = [lexicon(0, range(20)), lexicon(1, [*range(20, 40), *range(60, 80)])]
    view.show_lexicons([*more, lexicon(2, range(40, 60))])
    assert before == placed(view, header).top() - bar.value()


def test_tab_stops_once_in_each_lexicon_and_follows_the_eye(shown: Open) -> None:
    view = shown(table(2, 3))
    view.show_lexicons([lexicon(0, (0, 1, 2, 30)), lexicon(1, (3, 4, 5))])
    first, second = view.lexicons.values()
    first.header.setFocus()
    reached = []
    for _ in range(3):
        QTest.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        reached.append(view.focusWidget())
    stop = next(b for b in first.words.buttons if b.focusPolicy() is Qt.FocusPolicy.StrongFocus)
    assert [stop, second.header, second.words.buttons[0]] == reached


def test_arrow_keys_go_from_word_to_word(shown: Open) -> None:
    view = shown([lexicon(0, range(12))])
    buttons = view.lexicons[0].words.buttons
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Qt.Key.Key_Right)
    assert buttons[1] is view.focusWidget()
    QTest.keyClick(buttons[1], Qt.Key.Key_Down)
    below = view.focusWidget()
    assert below in buttons
    assert below.y() == min(b.y() for b in buttons if b.y() > buttons[1].y())
    QTest.keyClick(below, Qt.Key.Key_Up)
    assert buttons[0].y() == view.focusWidget().y()


def test_a_lexicon_hands_the_keyboard_on_to_its_header(shown: Open) -> None:
    view = shown([lexicon(0, (0,)), lexicon(1, (1,))])
    for one in (view.lexicons[1], view.lexicons[0]):
        one.setFocus()
        assert one.header is view.focusWidget()


@pytest.mark.parametrize("kind", ["word", "header"])
def test_what_has_the_keyboard_is_framed_for_whoever_goes_by_keys(shown: Open, kind: str) -> None:
    view = shown([lexicon(0, (0,)), lexicon(1, (1,))])
    widget = view.buttons()[0] if kind == "word" else view.lexicons[0].header
    other = view.buttons()[1]
    pictures = []
    for has_it, by_key in ((False, True), (True, False), (True, True)):
        (widget if has_it else other).setFocus()
        set_moving_by_key(by_key)
        pictures.append(widget.grab().toImage())
    set_moving_by_key(False)
    assert pictures[0] == pictures[1] != pictures[2]
    size, middle = pictures[0].size(), pictures[0].height() // 2
    changed = [
        x
        for x in range(size.width())
        if pictures[0].pixelColor(x, middle) != pictures[2].pixelColor(x, middle)
    ]
    assert min(changed) < 8, "the frame goes around it"
    assert max(changed) > size.width() - 8


def test_letters_typed_on_a_word_go_up_to_the_page(shown: Open) -> None:
    view = shown([lexicon(0, (0,))])
    typed: list[str] = []
    view.keyPressEvent = lambda event: typed.append(event.text())  # type: ignore[method-assign]
    QTest.keyClick(view.buttons()[0], Qt.Key.Key_A)
    assert ["a"] == typed


def test_one_word_is_marked_as_new_and_looks_it_without_colour(shown: Open) -> None:
    appearance().set_look(Look(reduced_motion=True))
    view = shown([lexicon(0, (0, 4))])
    newer, older = view.buttons()
    plain = newer.sizeHint().width()
    view.highlight(4)
    assert [True, False] == [newer.is_new, older.is_new]
    assert newer.sizeHint().width() > plain
    view.highlight(None)
    assert not newer.is_new
    assert plain == newer.sizeHint().width()


def test_the_mark_stays_through_an_update(shown: Open) -> None:
    appearance().set_look(Look(reduced_motion=True))
    view = shown([lexicon(0, (0,))])
    view.highlight(9)
    view.show_lexicons([lexicon(0, (0, 9))])
    assert [9] == [button.word_id for button in view.buttons() if button.is_new]


def test_the_glow_lasts_no_longer_than_a_fifth_of_a_second(shown: Open, qtbot: QtBot) -> None:
    view = shown([lexicon(0, (0,))])
    view.highlight(0)
    (button,) = view.buttons()
    assert button.glow_ms <= 200
    qtbot.waitUntil(lambda: not button.is_glowing, timeout=2000)


def test_the_load_of_a_word_is_its_number_and_has_a_picture(shown: Open) -> None:
    view = shown([lexicon(0, (6,))])
    (button,) = view.buttons()
    image = QImage(300, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    button.paint_load(painter, QRectF(4, 4, 280, 30))
    painter.end()
    assert 6 == button.word_id
    assert image.pixelColor(10, 10) != Qt.GlobalColor.white


def test_words_are_high_enough_to_be_hit(shown: Open) -> None:
    assert all(button.height() >= 28 for button in shown(table(2, 4)).buttons())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("scale", "width"), [(100, 760), (200, 760), (200, 480)])
def test_eight_full_lexicons_overlap_nowhere(
    qtbot: QtBot, language: str, scale: int, width: int
) -> None:
    set_language(language)
    appearance().set_look(Look(text_scale=scale))
    view = LexiconsView()
    qtbot.addWidget(view)
    view.show_lexicons(table(8, 30))
    view.unfold({0, 3, 7})
    view.resize(width, 700)
    view.show()
    QApplication.processEvents()
    content = view.area.widget()
    assert content is not None
    assert content.width() <= view.area.viewport().width()
    places = [placed(view, each) for each in view.lexicons.values()]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    for each in view.lexicons.values():
        parts = [placed(view, each.header)]
        parts += [placed(view, b) for b in each.words.buttons if b.isVisible()]
        assert not any(one.intersects(other) for one, other in combinations(parts, 2))
        assert all(placed(view, each).contains(part) for part in parts)
        assert each.header.height() >= each.header.minimumSizeHint().height()
    assert view.area.verticalScrollBar().maximum() > 0
