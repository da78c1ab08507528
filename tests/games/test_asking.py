"""Every word that lies open at a table can be asked about by key, and none behind a curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tests.games.play_curtain import spoken
from tests.games.play_hands import chord, tap
from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.window.shell.stand_ins import unnamed
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.profiles import BUZZ_KEYS
from wordsmith_desktop.window.kit.asking.clicks import ASK_KEY
from wordsmith_desktop.window.kit.asking.open_words import words_below, words_in
from wordsmith_desktop.window.kit.asking.sheet import WordSheet
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.shell.menus import FULL_SCREEN_KEY

SCREENS = [(game, screen) for game in game_names() for screen in case_of(game).screens]


def _said(play: AnyPlay) -> set[str]:
    """Every listed word that a screen reader finds on the page in capitals."""
    lexicon = play.lexicon(play.dictionary)
    page = QAccessible.queryAccessibleInterface(play.page)
    words = {word for text in spoken(page) for word in words_in(text)}
    # Cards of several letters are said in capitals too.
    pieces = {one.view.text for one in play.page.findChildren(PieceButton)}
    pieces |= {one.view.text for one in play.page.findChildren(LaidPiece)}
    shown = (getattr(one, "word", None) for one in play.page.findChildren(QWidget))
    pieces |= {card for word in shown for card in getattr(word, "cards", ())}
    return {word for word in words - pieces if lexicon.judge(word).accepted}


def _sheet(play: AnyPlay) -> WordSheet:
    sheet = play.window.words.asker.sheet
    assert sheet is not None
    return sheet


def _is_told(sheet: WordSheet) -> bool:
    return "How common" in sheet.known.text


@pytest.mark.parametrize(("game", "screen"), SCREENS)
def test_every_word_that_can_be_read_can_be_asked_about(
    play: AnyPlay, case: TableCase, screen: str
) -> None:
    case.screens[screen](play)
    play.lift()
    open_words = words_below(play.window)
    assert _said(play) <= set(open_words)
    chord("I")
    if not open_words:
        # Any word can be typed then.
        assert isinstance(play.window.dialog, LookUpDialog)
        return
    sheet = _sheet(play)
    offered = [sheet.others.itemText(place) for place in range(sheet.others.count())]
    assert set(open_words) == set(offered)
    assert unnamed(sheet) == []
    for word in offered[1:]:
        tap(Qt.Key.Key_Down)
        assert word == sheet.word
    tap(Qt.Key.Key_Escape)
    assert play.window.words.asker.sheet is None


WITH_WORDS = [
    ("letter_pieces", "building"),
    ("letter_pieces", "refused"),
    ("letter_pieces", "ended"),
    ("rewordable", "building"),
    ("length_x_wit", "spelling"),
    ("hidden_crossword", "building"),
    ("hidden_crossword", "guessing"),
    ("hidden_crossword", "ended"),
]


@pytest.mark.parametrize(("game", "screen"), WITH_WORDS)
def test_some_screens_have_words_so_that_looking_for_them_is_known_to_work(
    play: AnyPlay, case: TableCase, screen: str
) -> None:
    case.screens[screen](play)
    play.lift()
    assert words_below(play.page) != ()


@pytest.mark.parametrize("game", game_names())
def test_its_keys_collide_with_none_at_any_table(play: AnyPlay, case: TableCase) -> None:
    case.letters[0](play)
    window = play.window
    keys = [
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.findChildren(QAction)
        for key in action.shortcuts()
    ] + [
        shortcut.key().toString(QKeySequence.SequenceFormat.PortableText)
        for shortcut in window.findChildren(QShortcut)
    ]
    assert 1 == keys.count(ASK_KEY)
    assert not {ASK_KEY, FULL_SCREEN_KEY} & set(BUZZ_KEYS)


@pytest.mark.parametrize("game", ["letter_pieces", "length_x_wit", "rewordable"])
def test_it_stops_nothing_at_the_table(play: AnyPlay, case: TableCase) -> None:
    sit, letters, laid = case.letters
    sit(play)
    before = laid(play)
    # No word lies on a table that was just laid, but the sheet may tell of one from elsewhere.
    known = label("SOCK", wrap=False)
    known.setParent(play.window)
    known.show()
    chord("I")
    assert _sheet(play).isVisible()
    play.page.focus_part()
    for letter in letters[:1]:
        tap(Qt.Key(ord(letter.upper())), text=letter)
    assert before != laid(play)
