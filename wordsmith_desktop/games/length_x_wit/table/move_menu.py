"""What can be done at the table by menu and by key, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.kit.commands import Command, history, looking
from wordsmith_desktop.wording.table_texts import MOVES

from ..words import table_texts as texts

if TYPE_CHECKING:
    from .page import MatchPage


def commands_of(page: MatchPage) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""
    gestures = page.gestures
    return (
        (
            Command("roll", texts.ROLL, ("Ctrl+R",), gestures.roll, page.is_ready),
            Command("score", texts.MENU_SCORE, (), gestures.score, page.has_word),
            Command("press", texts.MENU_PRESS, ("Ctrl+Return",), page.press, page.is_deciding),
            Command(
                "spend",
                texts.MENU_SPEND,
                ("Ctrl+U",),
                lambda: page.choose_vowel(True),
                page.is_deciding,
            ),
            Command("give up", texts.MENU_GIVE_UP, ("Ctrl+E",), page.give_up, page.is_spelling),
            Command(
                "nobody",
                texts.MENU_NOBODY,
                ("Ctrl+Shift+E",),
                lambda: page.ask_for_nobody(True),
                lambda: len(page.gestures.still_asked) > 1,
            ),
            Command("swap", texts.MENU_SWAP, ("Ctrl+T",), gestures.swap, page.is_ready),
        ),
        (
            Command("dice", texts.MENU_DICE, ("Ctrl+D",), gestures.lay_dice, page.is_spelling),
            Command("hint", texts.MENU_HINT, ("F2",), page.ask_for_hint, lambda: True),
            Command("odds", texts.MENU_ODDS, ("F3",), page.ask_odds, page.may_ask_odds),
            looking("moves", MOVES, "F6", page.parts.show_moves),
        ),
        (
            *history(page.table),
            Command("clear", texts.MENU_CLEAR, (), gestures.clear, page.has_word),
        ),
        page.arranging.commands(),
        tuple(page.overruling.commands()),
        (
            Command(
                "tell odds",
                texts.MENU_TELL_ODDS,
                (),
                page.toggle_odds,
                lambda: True,
                is_on=lambda: page.tells_odds,
            ),
        ),
    )
