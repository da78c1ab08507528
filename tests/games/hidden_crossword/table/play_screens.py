"""Every screen of a match, to be looked over for names, Tab and room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt

from tests.games.hidden_crossword.table.play_deal import ANAS, BENS, DOWN, draw_all
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from wordsmith_desktop.games.hidden_crossword.rules.actions import TurnUp
from wordsmith_desktop.session.live import AnySession

ANA, BEN = 0, 1


def drawing(play: Play) -> None:
    """Six letters lie there."""
    play.sit_when(_draw_six)


def calling(play: Play) -> None:
    """Ben is spelling a word that is too short yet."""
    play.sit_when(_draw_six)
    tap(Qt.Key.Key_F6)
    write("nea")


def offered(play: Play) -> None:
    """Nobody saw an anchor, and words were asked for."""

    def ready(session: AnySession) -> None:
        draw_all(session, anchor="")

    play.sit_when(ready)
    click(play.parts.draw.ending.ask)


def dealt(play: Play) -> None:
    """All letters and the anchor are there."""
    play.sit_when(draw_all)


def building(play: Play) -> None:
    """Ana lays a word that is right and one that is not."""
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    play.write_word("RTP", 0, 3, DOWN)


def holding(play: Play) -> None:
    """The same with a word in the hand."""
    building(play)
    tap(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)


def guessing(play: Play) -> None:
    """Ana spells a word in the third round; she has noted something and unfolded what fits."""
    _play_two_rounds(play)
    sheet = play.parts.sheet
    play.qtbot.waitUntil(
        lambda: all(
            sheet.by_word.slot_cards[key].still_fit.isVisible() for key in sheet.wanted_slots
        )
    )
    for key in sheet.wanted_slots:
        click(sheet.by_word.slot_cards[key].still_fit)
    play.parts.entry.strip.setFocus()
    write("de")


def choosing(play: Play) -> None:
    """Ana is asked which of two words she asks about."""
    _play_two_rounds(play)
    play.guess("rest")


def answered(play: Play) -> None:
    """Ana's guess was answered."""
    choosing(play)
    tap(Qt.Key.Key_1, text="1")


def solving(play: Play) -> None:
    """Ana lays the whole puzzle."""
    _play_two_rounds(play)
    chord("L")
    play.write_word("END", 0, 1, DOWN)


def ended(play: Play) -> None:
    """Ana has given up."""
    play.sit_to_guess()
    play.lift()
    play.page.gestures.give_up()


SCREENS: Final[Mapping[str, Callable[[Play], None]]] = {
    step.__name__: step
    for step in (
        drawing,
        calling,
        offered,
        dealt,
        building,
        holding,
        guessing,
        choosing,
        answered,
        solving,
        ended,
    )
}
"""By name, in the order of a match."""


def _draw_six(session: AnySession) -> None:
    for _ in range(6):
        session.act(ANA, TurnUp())


def _play_two_rounds(play: Play) -> None:
    play.sit_to_guess(puzzles=(ANAS, BENS))
    for words in (("and", "ran"), ("nears", "moan")):
        for word in words:
            play.lift()
            play.guess(word)
            if play.parts.choice.isVisible():
                tap(Qt.Key.Key_1, text="1")
            play.go_on()
    play.lift()
