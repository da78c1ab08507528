"""Where a guess is spelled, under mouse and keyboard."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table.sheet_desk import LETTERS, told_by
from tests.games.play_hands import click, move, press, release, tab_to, tap, write
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.word_strip import LayRow
from wordsmith_desktop.games.hidden_crossword.rules.presenter import LetterStrip
from wordsmith_desktop.games.hidden_crossword.table import guess_entry
from wordsmith_desktop.games.hidden_crossword.table.guess_entry import GuessEntry
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.appearance import appearance, dress
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.strip.gestures import StripGestures
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import Language, set_language

ONE_L = "There is only one L."


class Hands(StripGestures[LetterStrip]):
    """Spell what is wanted at the entry; nobody objects."""

    def __init__(self, entry: GuessEntry) -> None:
        self.scratch: dict[str, Any] = {}
        super().__init__(cast(AnyTable, self), changed=self._show)
        self._entry = entry
        self._strip = LetterStrip()
        self.spelled: list[str] = []
        """Every word that was spelled, in order."""
        self.listen_to(entry.strip)
        entry.letters.picked.connect(self.pick)
        entry.letters.returned.connect(self.put_back)

    def laid(self) -> tuple[Seat, LetterStrip]:
        return 0, self._strip

    def act(self, _seat: Seat, action: LayRow) -> tuple[Rejection, ...]:
        """Stand in for the table."""
        self._strip = self._strip.with_row(action.row)
        self.spelled.append(action.row.text)
        self._show()
        return ()

    def refuse(self, rejection: Rejection) -> None:
        raise AssertionError(rejection)

    def offer(self, letters: str, *, limits_copies: bool = True) -> None:
        """Begin anew with these letters."""
        self._strip = LetterStrip(letters=letters, limits_copies=limits_copies)
        self._show()

    def spell(self, word: str) -> None:
        """Spell another word."""
        self.lay(self.strip.cleared().typed(word) if self.strip else self._strip)

    def _show(self) -> None:
        self._entry.show_spelling(self.strip or self._strip)


class Desk:
    """The entry in a window, and what it told."""

    def __init__(self, qtbot: QtBot, *, width: int = 1000) -> None:
        self.page = QWidget()
        self.entry = GuessEntry()
        self.hands = Hands(self.entry)
        column = QVBoxLayout(self.page)
        column.addWidget(self.entry)
        column.addStretch(1)
        self.guessed: list[str] = []
        self.solving: list[bool] = []
        self.entry.guessed.connect(self.guessed.append)
        self.entry.solving_wanted.connect(lambda: self.solving.append(True))
        self.hands.offer(LETTERS)
        qtbot.addWidget(self.page)
        self.page.resize(width, 500)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.entry.setFocus()

    def tile(self, letter: str, copy: int = 0) -> PieceButton:
        """A tile of the letters that there are."""
        tiles = [one for one in self.entry.letters.buttons if one.view.text == letter]
        return tiles[copy]

    @property
    def used(self) -> str:
        """The letters that lie on the strip."""
        return "".join(one.view.text for one in self.entry.letters.buttons if one.view.is_used)


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


# Keyboard


def test_W13_a_word_is_typed_and_guessed_with_enter(desk: Desk) -> None:
    write("ruin")
    assert ("RUIN", "INRU") == (desk.entry.word(), desk.used)
    assert ["R", "RU", "RUI", "RUIN"] == desk.hands.spelled
    tap(Qt.Key.Key_Return)
    assert ["RUIN"] == desk.guessed


def test_backspace_takes_a_letter_back_and_escape_all(desk: Desk) -> None:
    write("ruin")
    tap(Qt.Key.Key_Backspace)
    assert "RUI" == desk.entry.word()
    tap(Qt.Key.Key_Escape)
    assert ("", "") == (desk.entry.word(), desk.used)


def test_letters_go_where_the_caret_is(desk: Desk) -> None:
    write("uin")
    tap(Qt.Key.Key_Home)
    write("r")
    assert "RUIN" == desk.entry.word()


def test_nothing_is_guessed_without_a_word(desk: Desk) -> None:
    assert not desk.entry.guess.isEnabled()
    tap(Qt.Key.Key_Return)
    assert [] == desk.guessed


def test_letters_type_wherever_the_keyboard_is(desk: Desk) -> None:
    tab_to(desk.tile("A"))
    write("dm")
    assert "DM" == desk.entry.word()


def test_german_letters_are_spelled_with_what_there_is(desk: Desk) -> None:
    write("mä")
    assert "MAE" == desk.entry.word()


# Mouse


def test_a_click_adds_a_letter_and_another_takes_it_back(desk: Desk) -> None:
    for letter in "RUN":
        click(desk.tile(letter))
    assert ("RUN", "NRU") == (desk.entry.word(), desk.used)
    assert "letter R, lies on the strip" == desk.tile("R").accessibleName()
    click(desk.tile("R"))
    assert ("UN", "NU") == (desk.entry.word(), desk.used)


def test_copies_are_tiles_of_their_own(desk: Desk) -> None:
    click(desk.tile("D", 1))
    assert (False, True) == (desk.tile("D").view.is_used, desk.tile("D", 1).view.is_used)
    click(desk.tile("D"))
    assert "DD" == desk.entry.word()


def test_the_button_guesses(desk: Desk) -> None:
    write("run")
    click(desk.entry.guess)
    assert ["RUN"] == desk.guessed


def test_a_tile_is_dragged_to_its_place_and_off_the_strip(desk: Desk) -> None:
    write("un")
    QApplication.processEvents()
    first = desk.entry.strip.pieces[0]
    _drag(desk.page, desk.tile("R"), first, beside=-first.width() // 3)
    assert "RUN" == desk.entry.word()
    _drag(desk.page, desk.entry.strip.pieces[0], desk.entry.guess)
    assert "UN" == desk.entry.word()


def _drag(page: QWidget, source: QWidget, target: QWidget, *, beside: int = 0) -> None:
    start = QPointF(source.mapTo(page, source.rect().center()))
    end = QPointF(target.mapTo(page, target.rect().center())) + QPointF(beside, 0)
    press(page, start)
    move(page, start + QPointF(20, 0))
    move(page, end)
    release(page, end)


def test_the_whole_puzzle_can_be_wanted_instead(desk: Desk) -> None:
    click(desk.entry.solve)
    assert [True] == desk.solving
    desk.entry.set_solving(False, "Not now.")
    assert not desk.entry.solve.isEnabled()
    assert "Not now." == desk.entry.solve.toolTip() == desk.entry.solve.accessibleDescription()


# What speaks against a word


def test_W13_letters_that_are_not_there_are_shown_but_not_as_tiles(desk: Desk) -> None:
    write("gradlle")
    assert "GRADLLE" == desk.entry.word()
    assert "GRADL" == desk.entry.strip.word
    assert "LE cannot be laid" in desk.entry.strip.accessibleDescription()


def test_what_speaks_against_a_word_is_said_live_and_closes_the_guess(desk: Desk) -> None:
    write("all")
    desk.entry.show_against(ONE_L)
    guess = desk.entry.guess
    assert ONE_L == desk.entry.why.text() == guess.toolTip() == guess.accessibleDescription()
    assert not guess.isEnabled()
    tap(Qt.Key.Key_Return)
    assert [] == desk.guessed
    tap(Qt.Key.Key_Backspace)
    assert "" == desk.entry.why.text() == guess.toolTip()
    assert guess.isEnabled()


def test_enter_has_said_aloud_what_speaks_against_a_word(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[QWidget, str]] = []
    refused: list[bool] = []
    monkeypatch.setattr(guess_entry, "announce", lambda source, text: said.append((source, text)))
    desk.entry.refused.connect(lambda: refused.append(True))
    tap(Qt.Key.Key_Return)
    assert ([], []) == (said, refused)
    write("all")
    desk.entry.show_against(ONE_L)
    tap(Qt.Key.Key_Return)
    assert ([(desk.entry.guess, ONE_L)], [True], []) == (said, refused, desk.guessed)
    desk.entry.clear()
    assert ("", "") == (desk.entry.why.text(), desk.entry.guess.accessibleDescription())
    tap(Qt.Key.Key_Return)
    assert (1, []) == (len(said), desk.guessed)


def test_letters_typed_elsewhere_bring_the_keyboard_to_the_guess(desk: Desk) -> None:
    tab_to(desk.entry.solve)
    assert not desk.entry.strip.hasFocus()
    write("r")
    assert desk.entry.strip.hasFocus()
    tap(Qt.Key.Key_Return)
    assert ["R"] == desk.guessed


def test_what_spoke_against_a_word_does_not_speak_against_the_next(desk: Desk) -> None:
    write("ruin")
    desk.entry.show_against("RUIN is not in the dictionary.")
    tap(Qt.Key.Key_Backspace)
    assert "" == desk.entry.why.text()
    tap(Qt.Key.Key_Return)
    assert ["RUI"] == desk.guessed


def test_a_reason_moves_nothing(desk: Desk) -> None:
    write("all")
    QApplication.processEvents()
    before = desk.entry.strip.geometry(), desk.entry.height()
    desk.entry.show_against(ONE_L)
    QApplication.processEvents()
    assert before == (desk.entry.strip.geometry(), desk.entry.height())


# What the page does


def test_a_word_can_be_put_in(desk: Desk) -> None:
    write("xy")
    desk.hands.spell("ruin")
    assert ("RUIN", "RUIN") == (desk.entry.word(), desk.hands.spelled[-1])
    desk.entry.clear()
    assert "" == desk.entry.word()


def test_what_speaks_against_a_word_stays_when_it_is_shown_again(desk: Desk) -> None:
    write("ruin")
    desk.entry.show_against(ONE_L)
    strip = desk.hands.strip
    assert strip is not None
    desk.entry.show_spelling(strip)
    assert ("RUIN", ONE_L) == (desk.entry.word(), desk.entry.why.text())


def test_W13_without_a_limit_of_copies_a_letter_can_be_laid_again_and_again(desk: Desk) -> None:
    desk.hands.offer("AL", limits_copies=False)
    write("all")
    click(desk.tile("L"))
    assert ("ALLL", "ALLL", "") == (desk.entry.word(), desk.entry.strip.word, desk.used)


def test_keys_that_nobody_wanted_can_be_handed_on(desk: Desk) -> None:
    desk.page.setFocus()
    taken = [desk.entry.take_key(_key(key, text)) for key, text in _KEYS]
    assert [True, False, True] == taken
    assert "R" == desk.entry.word()
    desk.entry.setEnabled(False)
    assert not desk.entry.take_key(_key(Qt.Key.Key_U, "u"))


_KEYS = ((Qt.Key.Key_R, "r"), (Qt.Key.Key_1, "1"), (Qt.Key.Key_Return, "\r"))


def _key(key: Qt.Key, text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def test_the_curtain_leaves_nothing_of_the_guess(desk: Desk) -> None:
    write("ruin")
    desk.entry.show_against("RUIN is no word.")
    desk.entry.show_nothing()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    told = told_by(desk.entry)
    assert [] == [secret for secret in ("RUIN", "letter R", "letter A") if secret in told]
    assert "" == desk.entry.word()


# Reach and looks


def test_tab_comes_to_everything_and_everything_has_a_name(desk: Desk) -> None:
    write("ru")
    for widget in (desk.tile("A"), desk.entry.guess, desk.entry.solve):
        assert widget.accessibleName()
        tab_to(widget)
    assert "Your guess" == desk.entry.strip.accessibleName()
    assert "Letters that may be in the puzzle" == desk.entry.letters.accessibleName()


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Guess", "Lay the whole puzzle", "letter A", "RU, 2 letters")),
        ("de", ("Raten", "Ganzes Rätsel legen", "Buchstabe A", "RU, 2 Buchstaben")),
    ],
)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_look_in_both_languages(
    qtbot: QtBot,
    dressed: QApplication,
    theme: Theme,
    scale: int,
    language: Language,
    names: tuple[str, ...],
) -> None:
    assert dressed
    appearance().set_look(Look(theme, scale, reduced_motion=True))
    dress(appearance().look)
    set_language(language)
    desk = Desk(qtbot)
    write("ru")
    entry = desk.entry
    described = entry.strip.accessibleDescription()
    assert names == (
        entry.guess.text(),
        entry.solve.text(),
        desk.tile("A").accessibleName(),
        described,
    )
    assert all(tile.width() >= 24 <= tile.height() for tile in entry.letters.buttons)
    assert entry.width() <= desk.page.width()
    assert not desk.page.grab().isNull()
