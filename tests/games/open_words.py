"""The words that lie open at a table, and asking about each of them by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tests.games.play_curtain import spoken
from tests.games.play_hands import chord, tap
from tests.games.table_case import AnyPlay
from tests.window.shell.stand_ins import unnamed
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.window.kit.asking.open_words import words_below, words_in
from wordsmith_desktop.window.kit.asking.sheet import WordSheet
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton


def has_open_words(play: AnyPlay) -> bool:
    """Whether any word on the page can be asked about."""
    return words_below(play.page) != ()


def sheet_of(play: AnyPlay) -> WordSheet:
    """The sheet that tells of a word."""
    sheet = play.window.words.asker.sheet
    assert sheet is not None
    return sheet


def assert_askable(play: AnyPlay) -> None:
    """Ask about every word that can be read; where there is none, any can be typed."""
    open_words = words_below(play.window)
    assert _said(play) <= set(open_words)
    chord("I")
    if not open_words:
        assert isinstance(play.window.dialog, LookUpDialog)
        play.window.dialog.close()
        # Offscreen nobody gives the window the keyboard back.
        play.window.activateWindow()
        play.qtbot.waitUntil(play.window.isActiveWindow)
        return
    sheet = sheet_of(play)
    offered = [sheet.others.itemText(place) for place in range(sheet.others.count())]
    assert set(open_words) == set(offered)
    assert unnamed(sheet) == []
    for word in offered[1:]:
        tap(Qt.Key.Key_Down)
        assert word == sheet.word
    tap(Qt.Key.Key_Escape)
    assert play.window.words.asker.sheet is None


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
