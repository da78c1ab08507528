"""Unequal players in the window: a word is judged by what was agreed for who says it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import tap
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.records.log import Terms

GERMAN = Terms(dictionary="de", has_hints=False)
CHILD = Terms(limits=Limits(45, 4))
RULES = Ruleset(given=(4, 9, 0, 3), challenges=1)
"""Pieces for TUER, and for English words that are long, rare and easy."""


def say_word(play: Play, word: str) -> str:
    """Type a word and claim it; what the table says."""
    play.type_word(word)
    tap(Qt.Key.Key_Return, text="\r")
    return play.message


def test_words_hints_and_stars_go_by_what_was_agreed_for_the_player(play: Play) -> None:
    play.sit("Jörg", "Mia", rules=RULES, terms=(GERMAN, CHILD))
    play.lexicon("de")
    first, second = play.parts.header.seats.chips
    assert "German words" in first.toolTip()
    assert "easy words, from 4 letters on" in second.accessibleDescription()
    play.page.ask_for_hint()
    assert "agreed for you" in play.banner.message
    assert "BUILT" in say_word(play, "BUILT")
    assert play.is_refused("BUILT")
    say_word(play, "TUER")
    assert ("TUER",) == play.words(0)
    assert 1 == play.seat
    say_word(play, "AIR")
    assert play.is_refused("fewer letters than agreed")
    say_word(play, "BEVY")
    assert play.is_refused("none of the easy words")
    say_word(play, "EAST")
    assert ("EAST",) == play.words(1)
