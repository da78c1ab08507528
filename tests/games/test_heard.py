"""What is heard at the table of every game: what a word brings, how it stands, and once more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import CTRL, SHIFT, tap, write
from tests.games.table_case import AnyPlay, TableCase
from tests.window.listening import heard
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.hearing import told_card, worth_teller
from wordsmith_desktop.window.kit.hearing.said import last_said
from wordsmith_desktop.window.kit.hearing.told_card import ToldCard
from wordsmith_desktop.wording import hearing_texts as texts
from wordsmith_desktop.wording.texts import say

pytestmark = pytest.mark.parametrize("game", game_names())


def card(play: AnyPlay) -> ToldCard:
    found = play.page.findChild(ToldCard)
    assert isinstance(found, ToldCard)
    return found


def test_a_pause_tells_once_what_lies_there_and_a_key_tells_how_it_stands(
    play: AnyPlay, case: TableCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit, letters, _laid = case.letters
    sit(play)
    said = heard(monkeypatch, worth_teller)
    ear = play.page.ear
    # On a busy computer the test itself is slow to type.
    ear.teller.setInterval(60_000)
    for letter in letters:
        write(letter)
    assert [] == said, "nobody is talked over"
    ear.teller.tell()
    ear.teller.tell()
    assert [play.page.worth_text()] == said
    assert said[0]

    asked = heard(monkeypatch, told_card)
    focused = play.window.focusWidget()
    tap(Qt.Key.Key_G, CTRL)
    told = card(play)
    assert (True, asked) == (told.isVisible(), [told.text])
    assert focused is play.window.focusWidget()
    lines = told.text.split("\n")
    assert play.page.describe() == lines[0]
    for name in play.page._names:
        assert any(name in line for line in lines[1:]), name
    assert {said[0], play.page.own_pieces()} <= set(lines)
    assert play.page.own_pieces()
    tap(Qt.Key.Key_Left)
    assert (False, "") == (told.isVisible(), told.text)


def test_what_was_said_last_is_said_again_and_never_to_the_next_player(
    play: AnyPlay, case: TableCase
) -> None:
    sit, letters, _laid = case.letters
    sit(play)
    play.banner.show_info("Ben passes.")
    tap(Qt.Key.Key_G, CTRL | SHIFT)
    assert last_said()[-1] in card(play).text
    assert "Ben passes." in card(play).text
    write(letters[0])
    play.page.ear.hush()
    assert () == last_said()
    tap(Qt.Key.Key_G, CTRL | SHIFT)
    assert say(texts.NOTHING_SAID) == card(play).text
