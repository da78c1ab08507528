"""The recording sheet under mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.sheet_desk import RECORDS, Desk, guess, many, told_by, view
from tests.games.play_hands import click, focused, tab_to, tap, wheel, write
from wordsmith_desktop.games.hidden_crossword.table.sheet.sheet import Arrangement, RecordingSheet
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import SlotCard
from wordsmith_desktop.window.kit.appearance import appearance, dress
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import set_language

FITTING = ("AID", "AIL", "AIM")


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    made = Desk(qtbot)
    made.sheet.show_sheet(view())
    return made


def _card(desk: Desk, length: int, place: int) -> SlotCard:
    return desk.sheet.by_word.slot_cards[length, place]


def _rounds(desk: Desk) -> list[int]:
    return [line.record.round for line in desk.sheet.area.lines]


def _arrangements(desk: Desk) -> list[Arrangement]:
    """What is seen, which has to be what the sheet says of itself."""
    parts = {
        Arrangement.BY_WORD: desk.sheet.by_word,
        Arrangement.BY_ROUND: desk.sheet.by_round,
    }
    seen = [arrangement for arrangement, part in parts.items() if part.isVisible()]
    assert [desk.sheet.arrangement] == seen
    return seen


# Two ways to look


def test_guesses_at_one_word_stand_in_columns(desk: Desk) -> None:
    first, second = (line.word for line in _card(desk, 6, 0).lines)
    assert ("LADDER", "READER") == (first.word, second.word)
    assert first.tile_areas() == second.tile_areas()
    places = [word.mapTo(desk.sheet, word.rect().topLeft()) for word in (first, second)]
    assert places[0].x() == places[1].x()
    assert places[0].y() + first.height() <= places[1].y()


def test_grouped_by_words_is_how_it_begins_and_rounds_are_a_click_away(desk: Desk) -> None:
    assert [Arrangement.BY_WORD] == _arrangements(desk)
    click(desk.sheet.segments[Arrangement.BY_ROUND])
    assert [Arrangement.BY_ROUND] == _arrangements(desk)
    assert [record.round for record in RECORDS] == _rounds(desk)


def test_the_arrangement_changes_from_the_keyboard(desk: Desk) -> None:
    tab_to(desk.sheet.segments[Arrangement.BY_WORD])
    tap(Qt.Key.Key_Right)
    assert [Arrangement.BY_ROUND] == _arrangements(desk)
    tap(Qt.Key.Key_Left)
    assert [Arrangement.BY_WORD] == _arrangements(desk)


def test_every_round_is_told_in_words(desk: Desk) -> None:
    desk.sheet.set_arrangement(Arrangement.BY_ROUND)
    told = told_by(desk.sheet.by_round)
    assert "RAIN: R right, A later in the alphabet, I later, N earlier" in told
    assert "3rd of 3: a post" in told
    assert "no word of 5 letters" in told
    assert "whole puzzle: not right" in told
    assert "Round 10, the newest" in told


def test_whole_puzzles_and_guesses_at_nothing_have_cards_of_their_own(desk: Desk) -> None:
    assert "Whole puzzle" == desk.sheet.by_word.attempts.heading.text()
    assert "not right" in told_by(desk.sheet.by_word.attempts)
    spent = desk.sheet.by_word.cards[5, None]
    assert "5 letters: no such word" == spent.heading.text()
    assert ["GRAIN"] == [line.word.word for line in spent.lines]


def test_the_placement_in_a_heading_is_explained(desk: Desk) -> None:
    assert "crosses the anchor word" == _card(desk, 3, 0).heading.toolTip()
    assert "" == _card(desk, 4, 0).heading.toolTip()


def test_before_the_first_guess_it_says_what_will_stand_there(desk: Desk) -> None:
    desk.sheet.show_sheet(view(()))
    assert desk.sheet.area.empty.isVisible()
    desk.sheet.show_sheet(view())
    assert not desk.sheet.area.empty.isVisible()


# What is new


@pytest.mark.parametrize("arrangement", Arrangement)
def test_the_newest_of_forty_guesses_is_in_sight(desk: Desk, arrangement: Arrangement) -> None:
    desk.sheet.set_arrangement(arrangement)
    desk.sheet.show_sheet(view(many(40)))
    QApplication.processEvents()
    newest = [line for line in desk.sheet.area.lines if line.is_newest]
    assert [40] == [line.record.round for line in newest]
    assert desk.is_in_sight(newest[0])
    assert 40 == len(desk.sheet.area.lines)


def test_a_new_guess_joins_its_card_and_the_others_stay(desk: Desk) -> None:
    before = [line for line in desk.sheet.by_word.lines if line.record != RECORDS[-1]]
    desk.sheet.show_sheet(view((*RECORDS, guess(11, "MADDER"))))
    after = desk.sheet.by_word.lines
    assert all(line in after for line in before)
    assert [11] == [line.record.round for line in after if line.is_newest]


def test_a_word_of_another_length_finds_its_place(desk: Desk) -> None:
    desk.sheet.show_sheet(view(RECORDS[:3]))
    assert [(4, 0), (4, 1), (4, 2), (6, 0)] == list(desk.sheet.by_word.cards)
    desk.sheet.show_sheet(view(RECORDS[:5]))
    keys = [(3, 0), (3, 1), (4, 0), (4, 1), (4, 2), (6, 0), (5, None)]
    assert keys == list(desk.sheet.by_word.cards)
    QApplication.processEvents()
    tops = [(card.y(), card.x()) for card in desk.sheet.by_word.cards.values()]
    assert sorted(tops) == tops


def test_what_is_taken_back_leaves_the_sheet(desk: Desk) -> None:
    desk.sheet.show_sheet(view(RECORDS[:2]))
    assert ["RAIN", "RUNE"] == [line.word.word for line in desk.sheet.by_word.lines]
    assert "LADDER" not in told_by(desk.sheet)


def test_whoever_scrolled_away_stays_there(desk: Desk) -> None:
    desk.sheet.set_arrangement(Arrangement.BY_ROUND)
    desk.sheet.show_sheet(view(many(40)))
    QApplication.processEvents()
    area = desk.sheet.area
    wheel(area.viewport(), area.viewport().rect().center().toPointF(), 200)
    assert 0 == area.verticalScrollBar().value()
    desk.sheet.show_sheet(view(many(40), notes=(hc.NoteLine(3, 0, "A?D"),)))
    assert 0 == area.verticalScrollBar().value()
    desk.sheet.show_sheet(view(many(41)))
    assert desk.is_in_sight(desk.sheet.area.lines[-1])


def test_whoever_writes_a_note_stays_there(desk: Desk) -> None:
    tab_to(_card(desk, 6, 0).note)
    QApplication.processEvents()
    place = desk.sheet.area.verticalScrollBar().value()
    assert desk.is_in_sight(_card(desk, 6, 0).note)
    assert not desk.is_in_sight(_card(desk, 3, 0))
    desk.sheet.show_sheet(view(notes=(hc.NoteLine(6, 0, "M?"),)))
    assert place == desk.sheet.area.verticalScrollBar().value()


# Notes


def test_a_note_is_told_once_with_enter(desk: Desk) -> None:
    click(_card(desk, 3, 1).note)
    write("un")
    tap(Qt.Key.Key_Return)
    assert [(3, 1, "un")] == desk.noted
    tap(Qt.Key.Key_Tab)
    assert [(3, 1, "un")] == desk.noted


def test_a_note_is_told_when_the_keyboard_leaves_it(desk: Desk) -> None:
    click(_card(desk, 3, 1).note)
    write("n")
    click(_card(desk, 3, 0).note)
    assert [(3, 1, "n")] == desk.noted


def test_a_note_is_told_before_the_curtain_falls(desk: Desk) -> None:
    click(_card(desk, 3, 0).note)
    write("d")
    desk.sheet.flush_note()
    assert [(3, 0, "d")] == desk.noted
    desk.sheet.show_nothing()
    assert [(3, 0, "d")] == desk.noted


def test_escape_brings_back_what_was_noted(desk: Desk) -> None:
    desk.sheet.show_sheet(view(notes=(hc.NoteLine(3, 0, "D?"),)))
    note = _card(desk, 3, 0).note
    click(note)
    write("xx")
    tap(Qt.Key.Key_Escape)
    tap(Qt.Key.Key_Return)
    assert ("D?", []) == (note.text(), desk.noted)


def test_a_note_that_is_being_written_is_left_alone_by_news(desk: Desk) -> None:
    note = _card(desk, 3, 0).note
    click(note)
    write("ab")
    desk.sheet.show_sheet(view((*RECORDS, guess(11, "MADDER"))))
    assert ("ab", True) == (note.text(), note.hasFocus())


class _Page(QWidget):
    """What gets the keys that the sheet does not want."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.sheet = RecordingSheet(self)
        self.sheet.resize(560, 700)
        self.resize(560, 700)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


@pytest.mark.usefixtures("dressed")
def test_enter_and_letters_in_a_note_go_no_further(qtbot: QtBot) -> None:
    page = _Page()
    qtbot.addWidget(page)
    page.sheet.show_sheet(view())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.sheet.by_word.slot_cards[3, 0].note.setFocus()
    write("a")
    tap(Qt.Key.Key_Return)
    assert [] == page.keys
    page.sheet.segments[Arrangement.BY_WORD].setFocus()
    write("a")
    assert [Qt.Key.Key_A] == page.keys


def test_notes_are_no_longer_than_the_rules_allow(desk: Desk) -> None:
    note = _card(desk, 3, 0).note
    click(note)
    write("e" * (hc.LONGEST_NOTE + 5))
    assert hc.LONGEST_NOTE == len(note.text())


def test_notes_of_a_match_that_is_over_can_only_be_read(desk: Desk) -> None:
    desk.sheet.show_sheet(view(notes=(hc.NoteLine(3, 0, "D?"),), can_note=False))
    assert _card(desk, 3, 0).note.isReadOnly()
    assert not _card(desk, 3, 1).note.isVisible()


def test_a_word_that_is_found_needs_no_note(desk: Desk) -> None:
    assert not _card(desk, 4, 2).note.isVisible()
    desk.sheet.show_sheet(view(notes=(hc.NoteLine(4, 2, "yes"),)))
    assert _card(desk, 4, 2).note.isVisible()


# Which words still fit


def test_which_words_fit_is_folded_until_it_is_clicked(desk: Desk) -> None:
    card = _card(desk, 3, 0)
    assert not card.still_fit.isVisible()
    desk.sheet.show_candidates(3, 0, 5, FITTING)
    assert "5 words still fit, folded" == card.still_fit.accessibleName()
    assert not card.words.isVisible()
    assert not card.listed.isVisible()
    click(card.still_fit)
    assert list(FITTING) == card.words.listed
    assert card.words.isVisible()
    assert card.listed.isVisible()
    click(card.still_fit)
    assert not card.words.isVisible()
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    click(card.still_fit)
    assert not card.listed.isVisible()


def test_a_click_on_a_fitting_word_chooses_it(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    card = _card(desk, 3, 0)
    click(card.still_fit)
    QApplication.processEvents()
    place = card.words.visualRect(card.words.model().index(1, 0)).center()
    click(card.words.viewport(), place)
    assert ["AIL"] == desk.chosen


def test_a_fitting_word_is_chosen_from_the_keyboard_and_letters_are_left_to_the_page(
    desk: Desk,
) -> None:
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    card = _card(desk, 3, 0)
    tab_to(card.still_fit)
    tap(Qt.Key.Key_Return)
    tab_to(card.words)
    write("m")
    assert "AID" == card.words.currentIndex().data()
    tap(Qt.Key.Key_Right, times=2)
    tap(Qt.Key.Key_Return)
    assert ["AIM"] == desk.chosen


def test_more_words_than_are_listed_are_counted(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 340, FITTING)
    card = _card(desk, 3, 0)
    assert "340 words still fit, folded" == card.still_fit.accessibleName()
    assert "Here are 3 of them: all but the vulgar ones." == card.listed.text()
    desk.sheet.show_candidates(3, 0, 1, FITTING[:1])
    assert "1 word still fits, folded" == _card(desk, 3, 0).still_fit.accessibleName()


def test_no_word_that_fits_cannot_be_unfolded(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 0, ())
    card = _card(desk, 3, 0)
    assert "no known word fits, folded" == card.still_fit.accessibleName()
    assert not card.still_fit.isEnabled()


def test_a_new_answer_makes_what_fits_unknown_until_it_is_told_anew(desk: Desk) -> None:
    for place in (0, 1):
        desk.sheet.show_candidates(3, place, 3, FITTING)
    desk.sheet.show_sheet(view((*RECORDS, guess(11, "ALE", 0))))
    assert not _card(desk, 3, 0).still_fit.isVisible()
    assert _card(desk, 3, 1).still_fit.isVisible()


def test_the_list_stays_unfolded_from_one_answer_to_the_next(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    click(_card(desk, 3, 0).still_fit)
    desk.sheet.show_sheet(view((*RECORDS, guess(11, "ALE", 0))))
    desk.sheet.show_candidates(3, 0, 1, FITTING[:1])
    assert 1 == _card(desk, 3, 0).words.model().rowCount()
    assert _card(desk, 3, 0).words.isVisible()


def test_a_table_without_the_aid_shows_no_words(desk: Desk) -> None:
    desk.sheet.show_sheet(view(shows_candidates=False))
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    assert () == desk.sheet.wanted_slots
    assert not _card(desk, 3, 0).still_fit.isVisible()


def test_what_is_told_of_a_word_that_is_known_is_left_out(desk: Desk) -> None:
    desk.sheet.show_candidates(4, 2, 1, ("RUNE",))
    desk.sheet.show_candidates(9, 9, 1, ("NOWHERE",))
    assert not _card(desk, 4, 2).still_fit.isVisible()
    assert "NOWHERE" not in told_by(desk.sheet)


# Reach, room and secrets


def test_tab_comes_to_notes_and_words_from_top_to_bottom(desk: Desk) -> None:
    desk.sheet.show_sheet(view((*RECORDS[:3],)))
    desk.sheet.show_sheet(view())
    for place in (0, 1):
        desk.sheet.show_candidates(3, place, 3, FITTING)
    tab_to(_card(desk, 3, 0).still_fit)
    first, second = _card(desk, 3, 0), _card(desk, 3, 1)
    wanted = (first.note, first.letters, second.still_fit, second.note, second.letters)
    others = (_card(desk, 4, 0), _card(desk, 6, 0))
    for stop in (*wanted, *(stop for card in others for stop in (card.note, card.letters))):
        tap(Qt.Key.Key_Tab)
        assert stop is focused()


def test_every_control_has_a_name(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    card = _card(desk, 3, 0)
    assert "Note on 3 letters, 1st of 2" == card.note.accessibleName()
    assert "Words that still fit 3 letters, 1st of 2" == card.words.accessibleName()
    assert "What you know, unfolded" == desk.sheet.told_title.accessibleName()
    assert ["By word", "By round"] == [
        segment.accessibleName() for segment in desk.sheet.segments.values()
    ]


def test_german(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    set_language("de")
    desk = Desk(qtbot)
    desk.sheet.show_sheet(view())
    desk.sheet.show_candidates(3, 0, 2, FITTING[:2])
    told = told_by(desk.sheet)
    assert "AIR: A richtig, I richtig, R früher im Alphabet" in told
    assert "3 Buchstaben, 1. von 2 · Kreuzbalken · AI?" in told
    assert "2 Wörter passen noch" in told
    assert "Übrig bei Ben: Q X" in told
    assert "Notiz" == _card(desk, 3, 0).note.placeholderText()


def test_the_curtain_leaves_nothing_of_the_sheet(desk: Desk) -> None:
    desk.sheet.show_sheet(view(notes=(hc.NoteLine(3, 0, "LEMON?"),)))
    desk.sheet.show_candidates(3, 0, 3, FITTING)
    click(_card(desk, 3, 0).still_fit)
    desk.sheet.set_arrangement(Arrangement.BY_ROUND)
    secrets = ("MARE", "AA DD", "Q X", "RAIN", "LADDER", "LEMON", "AIM", "3 letters", "post")
    before = told_by(desk.sheet)
    assert [] == [secret for secret in secrets if secret not in before]
    desk.sheet.show_nothing()
    after = told_by(desk.sheet)
    assert [] == [secret for secret in secrets if secret in after]
    assert [] == desk.sheet.by_word.findChildren(SlotCard)
    assert [] == desk.noted


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_look_has_room_for_the_sheet(
    qtbot: QtBot, dressed: QApplication, theme: Theme, scale: int
) -> None:
    assert dressed
    appearance().set_look(Look(theme, scale, reduced_motion=True))
    dress(appearance().look)
    desk = Desk(qtbot, width=640)
    desk.sheet.show_sheet(view((*RECORDS, guess(11, "DEAD", 0, hc.ClueType.PLACE))))
    for key in desk.sheet.wanted_slots:
        desk.sheet.show_candidates(*key, 3, FITTING)
    for arrangement in Arrangement:
        desk.sheet.set_arrangement(arrangement)
        QApplication.processEvents()
        shown = desk.sheet.area.viewport().width()
        assert 0 == desk.sheet.area.horizontalScrollBar().maximum()
        assert all(0 < line.width() <= shown for line in desk.sheet.area.lines)
        assert not desk.sheet.grab().isNull()


def test_what_is_known_stands_beside_the_records_where_there_is_room(desk: Desk) -> None:
    def is_beside() -> bool:
        lines = desk.sheet.told.mapTo(desk.sheet, desk.sheet.told.rect().topRight())
        return lines.x() < desk.sheet.area.x()

    assert not is_beside()
    desk.sheet.resize(1240, 400)
    QApplication.processEvents()
    assert is_beside()
    cards = [(card.y(), card.x()) for card in desk.sheet.by_word.cards.values()]
    assert cards[0][0] == cards[1][0] < cards[2][0]


@pytest.mark.parametrize(
    ("clue", "meanings"),
    [
        (
            hc.ClueType.ALPHABET,
            [
                "right",
                "look earlier",
                "look later",
            ],
        ),
        (
            hc.ClueType.PLACE,
            ["right", "elsewhere", "not there"],
        ),
    ],
)
def test_W15_W16_the_marks_are_explained(
    desk: Desk, clue: hc.ClueType, meanings: list[str]
) -> None:
    sheet = desk.sheet
    sheet.show_sheet(view(clue=clue))
    legends = (*sheet.told.legends, *sheet.legends)
    # Above all that scrolls, or where the sheet is too narrow below what is known.
    for width, among in ((560, sheet.told.legends), (1600, sheet.legends)):
        sheet.resize(width, sheet.height())
        QApplication.processEvents()
        assert width == sheet.width()
        shown = [legend for legend in legends if legend.isVisible()]
        assert [meanings] == [[label.text() for label in legend.meanings] for legend in shown]
        assert set(shown) <= set(among)
    assert not any(sheet.area.isAncestorOf(legend) for legend in sheet.legends)
    sheet.show_nothing()
    assert not any(legend.isVisible() for legend in legends)


def test_what_is_known_can_be_folded_away(desk: Desk) -> None:
    assert desk.sheet.told.isVisible()
    click(desk.sheet.told_title)
    assert not desk.sheet.told.isVisible()


def test_with_large_text_what_is_known_begins_folded(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    appearance().set_look(Look(text_scale=200))
    desk = Desk(qtbot)
    desk.sheet.show_sheet(view())
    assert not desk.sheet.told.isVisible()
