"""Asking about words at a table with secrets, doubts and refusals."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import chord, tap
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode, Ruleset, TableMode
from wordsmith_desktop.window.kit.asking.open_words import words_below
from wordsmith_desktop.window.kit.asking.sheet import WordSheet
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

POOL = (3, 3, 1, 1)


def _sheet(play: Play) -> WordSheet:
    sheet = play.window.words.asker.sheet
    assert sheet is not None
    return sheet


def _ask(play: Play) -> WordSheet:
    chord("I")
    return _sheet(play)


def test_what_another_wrote_in_secret_cannot_be_asked_about(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(mode=Mode.SECRET, table=TableMode.CURTAIN, given=POOL))
    play.lift()
    play.type_word("LIT")
    play.claim()
    assert play.curtain is not None
    assert "LIT" not in words_below(play.window)
    play.lift()
    assert "LIT" not in words_below(play.window)
    assert ("LIT",) == play.words(0)
    assert "LIT" not in play.page.table.played_words


def test_behind_the_curtain_nothing_can_be_asked(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(mode=Mode.SECRET, table=TableMode.CURTAIN, given=POOL))
    assert play.curtain is not None
    assert play.window.words.terms().is_closed
    chord("I")
    assert play.window.words.asker.sheet is None


def test_the_sheet_is_put_away_when_the_curtain_falls(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(mode=Mode.SECRET, table=TableMode.CURTAIN, given=POOL))
    play.lift()
    play.type_word("LIT")
    assert "LIT" == _ask(play).word
    play.page.focus_part()
    play.claim()
    assert play.curtain is not None
    assert play.window.words.asker.sheet is None


def test_a_pause_covers_words_too(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(challenges=1, given=POOL))
    play.type_word("LIT")
    tap(Qt.Key.Key_F9)
    chord("I")
    assert play.window.words.asker.sheet is None


def test_the_word_on_the_bench_comes_first_where_the_keyboard_is_at_the_board(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(challenges=1, given=POOL))
    play.type_word("LIT")
    play.claim()
    play.type_word("LI")
    assert play.parts.board.hasFocus()
    assert "LI" == _ask(play).word


def test_of_a_word_that_may_be_objected_to_nothing_is_told(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(challenges=1, given=POOL, referee=Referee.OBJECTION))
    play.type_word("LTI")
    play.claim()
    sheet = _ask(play)
    sheet.tell("LTI")
    assert say(texts.IN_DOUBT, word="LTI") in sheet.known.text
    assert "not in the dictionary" not in sheet.known.text
    tap(Qt.Key.Key_Escape)
    play.window.offers.look_up()
    dialog = play.window.dialog
    assert isinstance(dialog, LookUpDialog)
    dialog.field.setText("lti")
    assert say(texts.IN_DOUBT, word="LTI") in dialog.known.text
    assert "" == dialog.takes.text()
    dialog.reject()


def test_a_word_at_the_table_is_judged_by_its_own_list(play: Play) -> None:
    play.sit("Ana", "Ben", rules=Ruleset(challenges=1, given=POOL))
    play.type_word("LTI")
    play.claim()
    play.answer("Count it this time")
    sheet = _ask(play)
    sheet.tell("LTI")
    play.qtbot.waitUntil(lambda: "own list" in sheet.known.text)
