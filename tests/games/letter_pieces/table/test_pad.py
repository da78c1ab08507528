"""The score pad: what it shows, says and lets choose."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.helpers.paints import Paints
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.letter_pieces.table.pad import PlayerPad
from wordsmith_desktop.games.letter_pieces.table.pad_dice import DiceFold
from wordsmith_desktop.games.letter_pieces.table.pad_edges import ChallengeTab, PadFoot
from wordsmith_desktop.games.letter_pieces.table.pad_lines import (
    DiscardBox,
    RowLine,
    RowMark,
    read_pad,
)
from wordsmith_desktop.games.letter_pieces.table.pad_row import (
    PadRow,
    margin_width,
    paint_box,
    row_height,
)
from wordsmith_desktop.games.letter_pieces.table.since import new_on_pads
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

FIRST = ("BAD", "GASE", "GEBT", "GABE", "GABEN")
"""The first worked example of the rule ledger."""


def rows(*words: str, goal: int = 6) -> tuple[lp.SheetRow | None, ...]:
    return (*(lp.SheetRow(word) for word in words), *(None,) * (goal - len(words)))


def seen(
    rules: lp.Ruleset | None = None,
    *,
    sheet: lp.Sheet,
    past: tuple[lp.Sheet, ...] = (),
    required: str = "",
    circles: int = 0,
    ticked_circles: int = 0,
) -> lp.Observation:
    """What seat 0 sees of two seats with the same sheets."""
    state = lp.new_state(rules or lp.Ruleset(), 2)
    for seat in state.seats:
        state = state.with_player(
            seat, sheet=sheet, past=past, circles=circles, ticked_circles=ticked_circles
        )
    return lp.observe(state.but(phase=lp.Phase.PLAY, challenge=len(past), required=required), 0)


def shown(qtbot: QtBot, observation: lp.Observation, *, seat: int = 0) -> PlayerPad:
    pad = PlayerPad()
    qtbot.addWidget(pad)
    pad.show_pad(observation.players[seat], name="Ana", observation=observation)
    return pad


def test_what_was_written_and_ticked_since_is_marked_and_spoken(qtbot: QtBot) -> None:
    observation = seen(sheet=lp.Sheet(rows(*FIRST[:2]), ticks=4))
    pad = shown(qtbot, observation)
    before = [row.grab().toImage() for row in pad.rows], pad.foot.grab().toImage()
    claimed = lp.WordClaimed(0, "GASE", 1, 4, (), 3)
    new = new_on_pads((claimed,))
    pad.mark_new(new[0])
    pad.show_pad(observation.players[0], name="Ana", observation=observation)
    marked = [row.grab().toImage() != old for row, old in zip(pad.rows, before[0], strict=True)]
    assert [False, True, False, False, False, False] == marked
    assert before[1] != pad.foot.grab().toImage()
    assert "new since your turn" in pad.rows[1].accessibleName()
    assert "3 boxes ticked since your turn." in pad.foot.accessibleName()
    assert {} == new_on_pads((claimed, lp.ChallengeEnded(0, lp.ChallengeEnd.DONE, (4,))))


def row_widgets(pad: PlayerPad) -> list[PadRow]:
    return pad.findChildren(PadRow)


def names(pad: PlayerPad) -> list[str]:
    return [row.accessibleName() for row in row_widgets(pad)]


def test_the_whole_sheet_is_said(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows(*FIRST), ticks=2)))
    assert pad.accessibleDescription() == (
        "Score pad of Ana. Round 1. Row 1, BAD, 3 points. Row 2, GASE, 4 points. "
        "Row 3, GEBT, 4 points. Row 4, GABE, 4 points. Row 5, GABEN, 5 points. Row 6, empty. "
        "White boxes: 2 ticked, 4 open. Blue boxes: 0 ticked, 6 open. Bonus: 6 points. "
        "This round: 26 points. Whole match so far: 26 points."
    )


def test_the_sheet_is_said_in_german(qtbot: QtBot) -> None:
    set_language("de")
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("BAD"), ticks=7)))
    assert "Zeile 1, BAD, 3 Punkte." in pad.accessibleDescription()
    assert "Blaue Kästchen: 1 abgehakt, 5 offen. Bonus: 5 Punkte." in pad.accessibleDescription()


def _inked(state: DiscardBox) -> set[tuple[int, int]]:
    """Where a white box of forty pixels is dark, without its frame."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_box(painter, QRectF(image.rect()), appearance().look, state=state, is_blue=False)
    painter.end()
    inside = range(4, 36)
    return {(x, y) for x in inside for y in inside if image.pixelColor(x, y).lightness() < 200}


def test_R26_a_box_is_told_open_from_ticked_and_crossed_by_its_shape() -> None:
    assert set() == _inked(DiscardBox.OPEN)
    cross, tick = _inked(DiscardBox.CROSSED), _inked(DiscardBox.TICKED)
    middles = {(20, 6), (20, 33), (6, 20), (33, 20)}
    assert set() == middles & cross, "there is ground between the arms"
    assert {(20, 20), (8, 8), (31, 31), (31, 8), (8, 31)} <= cross
    assert cross == {(39 - x, y) for x, y in cross}
    lowest = max(tick, key=lambda at: at[1])
    assert 10 < lowest[0] < 24 < lowest[1], "the bend is low, left of the middle"
    highest = min(tick, key=lambda at: at[1])
    assert highest[0] > lowest[0]
    assert len(tick) < 32 * 32 / 3


def test_R26_crossed_boxes_come_first_and_ticks_follow() -> None:
    observation = seen(sheet=lp.Sheet(rows(), ticks=5, crossed=2))
    page = read_pad(observation.players[0], observation).pages[0]
    assert page.white == (DiscardBox.CROSSED,) * 2 + (DiscardBox.TICKED,) * 4
    assert page.blue == (DiscardBox.TICKED,) + (DiscardBox.OPEN,) * 5
    assert page.bonus == 5


def test_struck_and_passed_rows_score_nothing(qtbot: QtBot) -> None:
    sheet = lp.Sheet(
        (
            lp.SheetRow("WRONG", status=lp.RowStatus.STRUCK),
            lp.SheetRow("", status=lp.RowStatus.PASSED),
            lp.SheetRow("SILENT", status=lp.RowStatus.UNCHECKED),
            None,
            None,
            None,
        )
    )
    assert names(shown(qtbot, seen(sheet=sheet)))[:4] == [
        "Row 1, WRONG, struck, 0 points",
        "Row 2, passed, 0 points",
        "Row 3, SILENT, 6 points, not checked yet",
        "Row 4, empty",
    ]


def test_R25_finished_challenges_are_added_and_can_be_leafed_through(qtbot: QtBot) -> None:
    past = lp.Sheet(rows(*FIRST), ticks=2)
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK")), past=(past,)))
    tabs = pad.findChildren(ChallengeTab)
    assert [tab.accessibleName() for tab in tabs] == [
        "Round 1, 26 points",
        "Round 2, 10 points",
        "Round 3, not begun",
    ]
    assert [tab.isChecked() for tab in tabs] == [False, True, False]
    assert "Whole match so far: 36 points." in pad.accessibleDescription()
    tabs[0].click()
    assert names(pad)[0] == "Row 1, BAD, 3 points"


def test_a_new_challenge_opens_its_own_page(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK"))))
    later = seen(sheet=lp.Sheet(rows()), past=(lp.Sheet(rows("SOCK")),))
    pad.show_pad(later.players[0], name="Ana", observation=later)
    assert names(pad)[0] == "Row 1, empty"


def test_the_last_sheet_stays_open_when_the_match_is_over(qtbot: QtBot) -> None:
    filed = lp.Sheet(rows("SOCK"))
    over = replace(seen(sheet=lp.Sheet(rows()), past=(filed,) * 3), challenge=2)
    pad = shown(qtbot, replace(over, phase=lp.Phase.MATCH_OVER))
    assert names(pad)[0] == "Row 1, SOCK, 4 points"
    assert pad.accessibleDescription().startswith("Score pad of Ana. Round 3.")


def test_R33_only_free_rows_that_were_offered_can_be_chosen(qtbot: QtBot) -> None:
    rules = lp.Ruleset(required=lp.RequiredLetters.WORD)
    sheet = lp.Sheet((None, lp.SheetRow("MATE"), None, None, None, None))
    pad = shown(qtbot, seen(rules, sheet=sheet, required="FAMILY"))
    chosen: list[int] = []
    pad.row_chosen.connect(chosen.append)
    pad.set_choosable((0, 1, 2))
    for widget in row_widgets(pad)[:4]:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert chosen == [0, 2]
    assert names(pad)[:2] == [
        "Row 1, needs F, empty, free to choose",
        "Row 2, needs A, MATE, 4 points",
    ]
    pad.set_chosen(2)
    assert names(pad)[2] == "Row 3, needs M, empty, free to choose, chosen"


def test_arrow_keys_walk_the_rows_and_enter_chooses(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows())))
    pad.set_choosable(range(6))
    pad.show()
    chosen: list[int] = []
    pad.row_chosen.connect(chosen.append)
    widgets = row_widgets(pad)
    widgets[0].setFocus()
    QTest.keyClick(widgets[0], Qt.Key.Key_Down)
    QTest.keyClick(widgets[1], Qt.Key.Key_Return)
    QTest.keyClick(widgets[1], Qt.Key.Key_End)
    QTest.keyClick(widgets[5], Qt.Key.Key_Down)
    QTest.keyClick(widgets[5], Qt.Key.Key_Space)
    assert chosen == [1, 5]


def test_one_row_takes_the_tab_key(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK", "ROCK"))))
    pad.set_choosable((2,))
    policies = [row.focusPolicy() for row in row_widgets(pad)]
    assert [index for index, policy in enumerate(policies) if policy & Qt.FocusPolicy.TabFocus] == [
        2
    ]


def test_R39_circles_stand_on_the_first_empty_row(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WORD_BY_WORD, table=lp.TableMode.CURTAIN)
    observation = seen(rules, sheet=lp.Sheet(rows("TROG")), circles=1, ticked_circles=2)
    pad = shown(qtbot, observation)
    assert names(pad)[1] == "Row 2, empty, 2 circles ticked, 1 circle open"
    assert names(pad)[2] == "Row 3, empty"


def test_a_chosen_row_differs_in_its_head_and_its_frame_alone(qtbot: QtBot) -> None:
    row = PadRow(1)
    qtbot.addWidget(row)
    row.resize(400, row_height())
    inside = row.rect().adjusted(margin_width(), 6, -10, -8)
    bodies = []
    for is_chosen in (False, True):
        line = RowLine(RowMark.EMPTY, circles=3, ticked_circles=1)
        row.show_row(line, is_choosable=False, is_chosen=is_chosen)
        bodies.append(row.grab(inside).toImage())
    assert bodies[0] == bodies[1]
    inks = {bodies[0].pixelColor(x, inside.height() // 2).name() for x in range(inside.width())}
    assert len(inks) > 1


def test_a_hidden_player_shows_only_counts(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN)
    observation = seen(rules, sheet=lp.Sheet(rows("SOCK", "ROCK"), ticks=3))
    pad = shown(qtbot, observation, seat=1)
    assert "SOCK" not in pad.accessibleDescription()
    assert "ticked" not in pad.accessibleDescription()
    assert "2 of 6 rows, hidden." in pad.accessibleDescription()
    (foot,) = pad.findChildren(PadFoot)
    assert "point" not in pad.accessibleDescription() + foot.accessibleName()
    assert names(pad)[1:3] == ["Row 2, written, still hidden", "Row 3, empty"]


def test_hidden_rows_with_letters_do_not_tell_which_are_filled() -> None:
    rules = lp.Ruleset(
        mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN, required=lp.RequiredLetters.RANDOM
    )
    sheet = lp.Sheet((None, lp.SheetRow("MATE"), None, None, None, None))
    observation = seen(rules, sheet=sheet, required="FAMILY")
    pad = read_pad(observation.players[1], observation)
    assert {row.mark for row in pad.pages[0].rows} == {RowMark.EMPTY}
    assert pad.filled == 1


def test_R46_the_warm_up_has_rows_without_end_and_no_boxes(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1)
    words = ["TAU", "IRE", "TIER", "RITA", "ART", "RAT", "TAR"]
    pad = shown(qtbot, seen(rules, sheet=lp.Sheet(rows(*words, goal=7))))
    assert len(row_widgets(pad)) == 8
    assert names(pad)[6] == "Row 7, TAR, 1 point"
    assert "boxes" not in pad.accessibleDescription()
    assert "This round: 7 points." in pad.accessibleDescription()
    assert pad.findChildren(ChallengeTab) == []


def _is_whole(row: PadRow) -> bool:
    """Whether all of a row is seen."""
    return row.visibleRegion().boundingRect().height() == row.height() > 0


def test_R46_the_row_for_the_next_word_of_a_warm_up_is_always_seen(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1)
    pad = shown(qtbot, seen(rules, sheet=lp.Sheet(rows("TAU", goal=1))))
    pad.resize(300, 620)
    pad.show()
    qtbot.waitExposed(pad)
    heights = []
    for count in (1, 6, 12, 30):
        words = [f"WORD{number}" for number in range(count)]
        observation = seen(rules, sheet=lp.Sheet(rows(*words, goal=count)))
        pad.show_pad(observation.players[0], name="Ana", observation=observation)
        last = row_widgets(pad)[-1]
        qtbot.waitUntil(partial(_is_whole, last))
        heights.append(last.height())
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1] == row_height()


def test_before_there_is_a_pad_nothing_can_be_chosen_on_it(qtbot: QtBot) -> None:
    pad = PlayerPad()
    qtbot.addWidget(pad)
    pad.set_choosable((0, 1))
    pad.set_chosen(1)
    assert ((), []) == (pad.rows, row_widgets(pad))
    observation = seen(sheet=lp.Sheet(rows()))
    pad.show_pad(observation.players[0], name="Ana", observation=observation)
    chosen = [row for row in pad.rows if row.is_choosable]
    assert list(pad.rows[:2]) == chosen


def test_a_pad_has_as_many_rows_as_its_challenge_and_scrolls_none_of_them(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK"))))
    for goal in (6, 4, 6):
        rules = lp.Ruleset(words=goal)
        observation = seen(rules, sheet=lp.Sheet(rows("SOCK", goal=goal)))
        pad.show_pad(observation.players[0], name="Ana", observation=observation)
        assert goal == len(pad.rows) == len(row_widgets(pad))
        assert [] == pad.findChildren(QScrollArea)
    assert "Score pad of Ana" == pad.accessibleName()


def test_a_name_without_room_is_cut_and_told_whole_in_its_tip(qtbot: QtBot) -> None:
    observation = seen(sheet=lp.Sheet(rows()))
    pad = PlayerPad()
    qtbot.addWidget(pad)
    pad.show()
    for name in ("Ana", "Giovanna-Maria of the Long Name", "Ben"):
        pad.show_pad(observation.players[0], name=name, observation=observation)
        pad.resize(pad.minimumSizeHint())
        QApplication.processEvents()
        (title,) = (one for one in pad.findChildren(QLabel) if one.text()[:2] == name[:2])
        is_whole = len(name) < 10
        assert is_whole is (name == title.text())
        assert ("" if is_whole else name) == title.toolTip()


def test_arrows_lead_to_the_next_row_and_home_and_end_to_the_first_and_the_last(
    qtbot: QtBot,
) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK"))))
    pad.show()
    pad.activateWindow()
    qtbot.waitUntil(pad.isActiveWindow)
    first, second, third, *_, last = pad.rows
    third.setFocus()
    for key, reached in (
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Down, last),
        (Qt.Key.Key_Home, first),
        (Qt.Key.Key_Up, first),
        (Qt.Key.Key_Down, second),
        (Qt.Key.Key_Down, third),
        (Qt.Key.Key_Up, second),
    ):
        QTest.keyClick(pad.focusWidget(), key)
        assert reached.hasFocus()
        assert [reached] == [
            row for row in pad.rows if row.focusPolicy() is Qt.FocusPolicy.StrongFocus
        ]


def test_R46_however_many_rows_there_are_the_pad_needs_no_more_room(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1)
    pad = shown(qtbot, seen(rules, sheet=lp.Sheet(rows("TAU", goal=1))))
    pad.resize(300, 620)
    pad.show()
    qtbot.waitExposed(pad)
    needed = pad.minimumSizeHint().height()
    words = [f"WORD{number}" for number in range(60)]
    observation = seen(rules, sheet=lp.Sheet(rows(*words, goal=60)))
    pad.show_pad(observation.players[0], name="Ana", observation=observation)
    QApplication.processEvents()
    assert (61, needed, 620) == (len(pad.rows), pad.minimumSizeHint().height(), pad.height())
    assert pad.rect().contains(pad.foot.geometry())
    (area,) = pad.findChildren(QScrollArea)
    assert area.geometry().bottom() < pad.foot.y()
    assert area.height() >= 8 * row_height()
    pad.activateWindow()
    qtbot.waitUntil(pad.isActiveWindow)
    pad.rows[-1].setFocus()
    QTest.keyClick(pad.rows[-1], Qt.Key.Key_Home)
    qtbot.waitUntil(partial(_is_whole, pad.rows[0]))


def test_R46_rows_without_end_stand_between_the_name_and_the_sums(qtbot: QtBot) -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1)
    words = [f"WORD{number}" for number in range(9)]
    pad = shown(qtbot, seen(rules, sheet=lp.Sheet(rows(*words, goal=9))))
    pad.resize(300, 620)
    pad.show()
    qtbot.waitExposed(pad)
    boxes = [QRect(row.mapTo(pad, QPoint()), row.size()) for row in row_widgets(pad)]
    assert boxes == sorted(boxes, key=lambda box: box.top())
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    assert len({box.left() for box in boxes}) == len({box.width() for box in boxes}) == 1
    assert boxes[-1].bottom() < pad.foot.y() < pad.height()


def test_the_dice_of_the_challenge_unfold_on_enter(qtbot: QtBot) -> None:
    rolled = replace(seen(sheet=lp.Sheet(rows())), dice=(lp.Face.LONG, lp.Face.SMALL_STAR))
    pad = shown(qtbot, rolled)
    pad.show()
    (fold,) = pad.findChildren(DiceFold)
    assert "Dice rolled, folded" == fold.line.accessibleName()
    assert not fold.dice.isVisible()
    QTest.keyClick(fold.line, Qt.Key.Key_Return)
    assert fold.dice.isVisible()
    assert "Dice rolled, unfolded" == fold.line.accessibleName()
    assert "a long straight and a star, green" == fold.dice.accessibleName()


def test_a_challenge_without_dice_and_a_past_one_have_none_to_unfold(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows())))
    pad.show()
    (fold,) = pad.findChildren(DiceFold)
    assert not fold.isVisible()
    later = seen(sheet=lp.Sheet(rows()), past=(lp.Sheet(rows("SOCK")),))
    later = replace(later, dice=(lp.Face.LONG,))
    pad.show_pad(later.players[0], name="Ana", observation=later)
    assert fold.isVisible()
    pad.findChildren(ChallengeTab)[0].click()
    assert not fold.isVisible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [100, 200])
def test_it_paints_in_every_look(qtbot: QtBot, theme: str, scale: int) -> None:
    appearance().set_look(Look(THEMES[theme], scale))
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows("SOCK", "STRAWBERRIES"), ticks=8, crossed=1)))
    pad.resize(pad.minimumSizeHint())
    assert not pad.grab().isNull()


def test_at_full_size_text_it_fits_a_side_panel(qtbot: QtBot) -> None:
    pad = shown(qtbot, seen(sheet=lp.Sheet(rows())))
    assert pad.minimumSizeHint().width() <= 0.22 * 1280


def test_another_player_is_shown_at_the_present_challenge(qtbot: QtBot) -> None:
    observation = seen(sheet=lp.Sheet(rows("SOCK")), past=(lp.Sheet(rows("BAD")),))
    pad = shown(qtbot, observation)
    pad.findChildren(ChallengeTab)[0].click()
    pad.show_pad(observation.players[0], name="Ana", observation=observation)
    assert names(pad)[0] == "Row 1, BAD, 3 points"
    pad.show_pad(observation.players[1], name="Ben", observation=observation)
    assert names(pad)[0] == "Row 1, SOCK, 4 points"


def test_a_pad_that_stays_as_it_is_is_not_painted_again(qtbot: QtBot) -> None:
    """Every key at the bench shows all pads anew."""
    observation = seen(sheet=lp.Sheet(rows("BAD")))
    pad = shown(qtbot, observation)
    pad.show()
    qtbot.waitExposed(pad)
    paints = Paints(pad)
    pad.show_pad(observation.players[0], name="Ana", observation=observation)
    pad.set_choosable(())
    assert [] == paints.after_events()
    pad.set_choosable((2,))
    assert "PadRow" in paints.after_events()
