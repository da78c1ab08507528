"""What can be done at the table by menu and by key, and when."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.commands import Command, history, looking
from wordsmith_desktop.wording.table_texts import MOVES

from ..words import table_texts as texts
from .gestures import Gestures


class Acts(Value):
    """What the page does beyond its gestures."""

    press: Callable[[], object]
    choose_vowel: Callable[[bool], object]
    give_up: Callable[[], object]
    ask_for_nobody: Callable[[bool], object]
    hint: Callable[[], object]
    ask_odds: Callable[[], object]
    show_moves: Callable[[], object]
    toggle_odds: Callable[[], object]
    tells_odds: Callable[[], bool]
    arranging: tuple[Command, ...]
    overruling: tuple[Command, ...]


def move_groups(gestures: Gestures, acts: Acts) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""

    def has_word() -> bool:
        return gestures.has_word

    return (
        (
            Command("roll", texts.ROLL, ("Ctrl+R",), gestures.roll, gestures.is_ready),
            Command("score", texts.MENU_SCORE, (), gestures.score, has_word),
            Command("press", texts.PRESS, ("Ctrl+Return",), acts.press, gestures.is_deciding),
            Command(
                "spend",
                texts.MENU_SPEND,
                ("Ctrl+U",),
                lambda: acts.choose_vowel(True),
                gestures.is_deciding,
            ),
            Command("give up", texts.MENU_GIVE_UP, ("Ctrl+E",), acts.give_up, gestures.is_spelling),
            Command(
                "nobody",
                texts.NOBODY,
                ("Ctrl+Shift+E",),
                lambda: acts.ask_for_nobody(True),
                lambda: len(gestures.still_asked) > 1,
            ),
            Command("swap", texts.SWAP, ("Ctrl+T",), gestures.swap, gestures.is_ready),
        ),
        (
            Command("dice", texts.MENU_DICE, ("Ctrl+D",), gestures.lay_dice, gestures.is_spelling),
            Command("hint", texts.MENU_HINT, ("F2",), acts.hint, lambda: True),
            Command("odds", texts.MENU_ODDS, ("F3",), acts.ask_odds, gestures.may_ask_odds),
            looking("moves", MOVES, "F6", acts.show_moves),
        ),
        (
            *history(gestures.table),
            Command("clear", texts.MENU_CLEAR, (), gestures.clear, has_word),
        ),
        acts.arranging,
        acts.overruling,
        (
            Command(
                "tell odds",
                texts.MENU_TELL_ODDS,
                (),
                acts.toggle_odds,
                lambda: True,
                is_on=acts.tells_odds,
            ),
        ),
    )
