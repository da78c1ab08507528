"""Letters crossed out and held likely on a word's card, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, focused, tab_to, tap, write
from tests.window.listening import heard
from wordsmith_desktop.games.hidden_crossword.table.sheet import letter_notes
from wordsmith_desktop.games.hidden_crossword.table.sheet.letter_notes import LetterButton
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import SlotCard
from wordsmith_desktop.wording.texts import set_language

ANA = 0
PLAIN, OUT, LIKELY = hc.LetterMark
SLOT = (4, 0)


@pytest.fixture
def noting(play: Play) -> Play:
    """Ana has asked about the second of two words, and the letters of the first are unfolded."""
    play.preferences.change(strikes_letters=False)
    play.sit_to_guess()
    play.lift()
    play.guess("rest")
    tap(Qt.Key.Key_1, text="1")
    click(_card(play).letters)
    return play


def _card(play: Play) -> SlotCard:
    return play.parts.sheet.by_word.slot_cards[SLOT]


def _letter(play: Play, spot: int, letter: str) -> LetterButton:
    return _card(play).panel.button(spot, letter)


def _noted(play: Play) -> tuple[hc.LetterNote, ...]:
    return play.state.players[ANA].letter_notes


def test_a_row_for_each_place_holds_the_letters_of_the_puzzle(noting: Play) -> None:
    letters = sorted(set(noting.parts.sheet.view.letters))

    assert [letters] * 4 == [[one.letter for one in row] for row in _card(noting).panel.rows]
    click(_card(noting).letters)
    assert not _card(noting).panel.isVisible()
    assert [] == _card(noting).panel.buttons


def test_a_click_crosses_out_the_next_holds_likely_and_the_third_takes_away(noting: Play) -> None:
    for mark in (OUT, LIKELY):
        click(_letter(noting, 2, "E"))
        assert (hc.LetterNote(*SLOT, 2, "E", mark),) == _noted(noting)
        assert mark is _letter(noting, 2, "E").mark
    click(_letter(noting, 2, "E"))
    assert () == _noted(noting)
    assert not isinstance(focused(), LetterButton)


def test_what_is_noted_stands_on_the_folded_card_too(noting: Play) -> None:
    click(_letter(noting, 0, "E"))
    click(_letter(noting, 0, "R"))
    click(_letter(noting, 0, "R"))
    click(_letter(noting, 2, "A"))
    click(_card(noting).letters)

    assert "Place 1: not E; perhaps R · Place 3: not A" == _card(noting).letter_notes.text()
    assert _card(noting).letter_notes.isVisible()


def test_marks_leave_the_words_that_still_fit_alone(noting: Play) -> None:
    noting.lexicon()
    card = _card(noting)
    noting.qtbot.waitUntil(card.still_fit.isVisible)
    before = card.still_fit.accessibleName()
    click(_letter(noting, 0, "E"))

    assert before == card.still_fit.accessibleName()
    assert card.still_fit.isVisible()


def test_letters_are_marked_by_keys_and_no_guess_is_made(noting: Play) -> None:
    first = _card(noting).panel.buttons[0]
    tab_to(first)
    tap(Qt.Key.Key_Left)
    tap(Qt.Key.Key_Up)
    assert first is focused()
    tap(Qt.Key.Key_Right)
    tap(Qt.Key.Key_Down)
    letter = _card(noting).panel.rows[1][1]
    assert letter is focused()
    tap(Qt.Key.Key_Space, text=" ")
    tap(Qt.Key.Key_Return, text="\r")

    assert (hc.LetterNote(*SLOT, 1, letter.letter, LIKELY),) == _noted(noting)
    assert letter is focused()
    assert hc.GuessStage.ANSWERED is noting.stage
    tap(Qt.Key.Key_Tab)
    assert not isinstance(focused(), LetterButton)


def test_arrow_keys_stop_at_the_ends_of_the_letters(noting: Play) -> None:
    rows = _card(noting).panel.rows
    last = rows[-1][-1]
    tab_to(rows[0][0])
    tap(Qt.Key.Key_Down, times=len(rows))
    assert rows[-1][0] is focused()
    tap(Qt.Key.Key_Right, times=len(rows[-1]) - 1)
    assert last is focused()
    tap(Qt.Key.Key_Right)
    tap(Qt.Key.Key_Down)
    assert last is focused()


def test_a_mark_is_told_in_a_sentence(noting: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    told = heard(monkeypatch, letter_notes)
    letter = _card(noting).panel.buttons[0]
    assert f"Place 1: {letter.letter}, nothing noted" == letter.accessibleName()
    tab_to(letter)
    tap(Qt.Key.Key_Space, text=" ", times=2)

    assert [f"Place 1 is not {letter.letter}", f"Place 1 may be {letter.letter}"] == told
    assert told[-1] == letter.accessibleName()
    assert "4 letters, 1st of" in _card(noting).panel.accessibleName()


def test_the_form_of_a_mark_tells_it(noting: Play) -> None:
    letter = _letter(noting, 0, "E")
    pictures = []
    for _ in hc.LetterMark:
        pictures.append(letter.grab().toImage())
        click(letter)
    plain, out, likely = pictures
    assert plain != out
    assert out != likely
    assert likely != plain


def test_marks_are_undone_and_done_again(noting: Play) -> None:
    click(_letter(noting, 2, "E"))
    click(_letter(noting, 2, "E"))
    chord("Z")
    assert OUT is _letter(noting, 2, "E").mark
    chord("Z")
    assert (PLAIN, ()) == (_letter(noting, 2, "E").mark, _noted(noting))
    chord("Y")
    assert OUT is _letter(noting, 2, "E").mark


def test_marks_are_there_in_another_look_and_language(noting: Play) -> None:
    click(_letter(noting, 2, "E"))
    noting.preferences.change(theme="contrast", text_scale=200, language="de")
    noting.lift()

    assert "Platz 3: nicht E" == _card(noting).letter_notes.text()
    click(_card(noting).letters)
    assert "Platz 3 ist nicht E" == _letter(noting, 2, "E").accessibleName()
    set_language("en")


def test_behind_the_curtain_nothing_of_a_mark_is_left(noting: Play) -> None:
    click(_letter(noting, 2, "E"))
    chord("E")
    assert noting.curtain is not None
    assert {} == noting.parts.sheet.by_word.slot_cards
    noting.lift()
    write("e")
    cards = noting.parts.sheet.by_word.slot_cards.values()
    assert [] == [card for card in cards if card.letter_notes.text()]


def test_what_the_marks_exclude_is_struck_out_by_itself_and_is_no_note(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("tend")
    tap(Qt.Key.Key_1, text="1")
    key, card = next(
        (key, one) for key, one in play.parts.sheet.by_word.slot_cards.items() if one.slot.guesses
    )
    card.letters.click()
    buttons = {(one.spot, one.letter): one for one in card.panel.buttons}
    shown = {about for about, one in buttons.items() if one.is_struck}
    assert shown
    assert play.parts.sheet.view.struck_of(card.slot) & set(buttons) == shown
    spot, letter = min(shown)
    struck = buttons[spot, letter]
    assert f"Place {spot + 1} is not {letter}: the marks exclude it" == struck.accessibleName()
    struck.click()
    assert (OUT, ()) == (struck.mark, _noted(play))
    assert not card.letter_notes.isVisible()
    free = next(one for one in buttons.values() if not one.is_struck)
    free.click()
    assert (hc.LetterNote(*key, free.spot, free.letter, OUT),) == _noted(play)
