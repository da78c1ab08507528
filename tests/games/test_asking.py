"""The key that asks about words is no other's at any table, and its sheet stops nothing there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from tests.games.open_words import sheet_of
from tests.games.play_hands import chord, tap
from tests.games.table_case import AnyPlay, TableCase
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.profiles import BUZZ_KEYS
from wordsmith_desktop.window.kit.asking.clicks import ASK_KEY
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.shell.menus import FULL_SCREEN_KEY


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
    assert sheet_of(play).isVisible()
    play.page.focus_part()
    for letter in letters[:1]:
        tap(Qt.Key(ord(letter.upper())), text=letter)
    assert before != laid(play)
