"""What the Move menu offers, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.commands import Command, history

from ..words import table_texts as texts

if TYPE_CHECKING:
    from .page import MatchPage


def move_groups(page: MatchPage) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu for a page; separators part the groups."""
    return (_of_turn(page), _of_help(page), _of_history(page), _of_end(page))


def _of_turn(page: MatchPage) -> tuple[Command, ...]:
    may, submit = page.gestures, page.parts.entry.submit
    return (
        Command("turn", texts.MENU_TURN, ("Ctrl+R",), page.turn_up, may.may_turn_up),
        Command("guess", texts.MENU_GUESS, (), submit, may.may_guess),
        Command("solve", texts.MENU_SOLVE, ("Ctrl+L",), page.begin_solving, may.is_at_sheet),
        Command("hand in", texts.MENU_HAND_IN, ("Ctrl+Return",), page.hand_in, may.may_hand_in),
        Command("on", texts.MENU_ON, ("Ctrl+E",), page.go_on, may.may_go_on),
    )


def _of_help(page: MatchPage) -> tuple[Command, ...]:
    is_at_sheet, may_lay = page.gestures.is_at_sheet, page.gestures.may_hand_in
    return (
        Command("words", texts.MENU_WORDS, ("F3",), page.finder.toggle_suggestions, may_lay),
        Command("finish", texts.MENU_FINISH, ("Ctrl+F",), page.finish, page.may_finish),
        Command("hint", texts.MENU_HINT, ("F2",), page.ask_for_hint, lambda: True),
        Command("sheet", texts.MENU_SHEET, ("F4",), page.turn_sheet, is_at_sheet),
    )


def _of_history(page: MatchPage) -> tuple[Command, ...]:
    gestures = page.gestures
    clear = Command(
        "clear", texts.MENU_CLEAR, (), page.parts.editor.gestures.clear, gestures.may_clear
    )
    undo, redo = history(page.table, lambda: not page.parts.editor.is_under_way)
    return (replace(undo, call=page.undo, is_open=page.may_undo), redo, clear)


def _of_end(page: MatchPage) -> tuple[Command, ...]:
    return (
        Command("open", texts.MENU_OPEN, (), page.view_puzzle, lambda: True),
        Command("give up", texts.GIVE_UP, (), page.give_up, page.gestures.may_give_up),
    )
