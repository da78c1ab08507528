"""Asking about words of one's own puzzle and guesses, and never about another's."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANAS, BENS
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, tap
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.games.hidden_crossword.table.puzzles import PuzzleView
from wordsmith_desktop.window.kit.asking.open_words import words_below
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

OF_ANA, OF_BEN = set(hc.Crossword(ANAS).words), set(hc.Crossword(BENS).words)


def _guess(play: Play, word: str) -> None:
    play.guess(word)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key.Key_1, text="1")


def _look_up(play: Play) -> LookUpDialog:
    play.window.offers.look_up()
    dialog = play.window.dialog
    assert isinstance(dialog, LookUpDialog)
    return dialog


def test_the_words_of_ones_own_grid_can_be_asked_about_those_at_the_caret_first(
    play: Play,
) -> None:
    play.sit_to_build()
    play.lift()
    play.write_puzzle(ANAS)
    assert set(words_below(play.window)) >= OF_ANA
    play.parts.editor.grid.setFocus()
    chord("I")
    sheet = play.window.words.asker.sheet
    assert sheet is not None
    assert sheet.word in OF_ANA


def test_words_of_the_others_puzzle_and_guesses_cannot_be_asked_about(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    _guess(play, "SAND")
    assert "SAND" in words_below(play.window)
    play.go_on()
    assert play.curtain is not None
    assert "SAND" not in words_below(play.window)
    play.lift()
    hidden = OF_ANA - OF_BEN - {play.seen.anchor}
    fitting = {
        word for card in play.parts.sheet.by_word.slot_cards.values() for word in card.words.listed
    }
    assert hidden
    assert not (hidden - fitting) & set(words_below(play.window))
    assert "SAND" not in words_below(play.window)


def test_where_the_rules_forbid_hints_only_played_words_can_be_asked_about(play: Play) -> None:
    play.sit_to_guess(shows_candidates=False)
    play.lift()
    dialog = _look_up(play)
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    dialog.field.setText("house")
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    assert "" == dialog.takes.text()
    dialog.reject()
    play.come_back()
    _guess(play, "SAND")
    dialog = _look_up(play)
    dialog.field.setText("sand")
    play.qtbot.waitUntil(lambda: "“SAND” is in the dictionary." in dialog.known.text)
    dialog.reject()
    play.come_back()
    play.go_on()
    play.lift()
    # What Ana guessed is not Ben's to know.
    dialog = _look_up(play)
    dialog.field.setText("sand")
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    dialog.reject()


def test_where_they_do_not_any_word_can_be_looked_up(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    dialog = _look_up(play)
    dialog.field.setText("house")
    play.qtbot.waitUntil(lambda: "“HOUSE” is in the dictionary." in dialog.known.text)
    dialog.reject()


def test_the_words_of_a_puzzle_are_told_with_what_they_mean_at_its_end(play: Play) -> None:
    play.sit_to_guess("Ana", puzzles=(ANAS,))
    play.page.commands.action("give up").trigger()
    click(play.button("Give up"))
    play.come_back()
    play.end_texts()
    (view,) = play.window.findChildren(PuzzleView)
    lines = view.words.lines
    play.qtbot.waitUntil(lambda: all(": " in line.text() for line in lines))
    assert list(hc.Crossword(ANAS).words) == [line.text().partition(":")[0] for line in lines]
