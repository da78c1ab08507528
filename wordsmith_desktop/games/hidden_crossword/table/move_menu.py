"""What the Move menu offers, and when."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.window.kit.commands import Command, history

from ..words import table_texts as texts
from .gestures import Gestures
from .layout import Parts


class Acts(Value):
    """What the page does beyond its gestures."""

    turn_up: Callable[[], object]
    begin_solving: Callable[[], object]
    hand_in: Callable[[], object]
    go_on: Callable[[], object]
    suggest: Callable[[], object]
    finish: Callable[[], object]
    may_finish: Callable[[], bool]
    hint: Callable[[], object]
    turn_sheet: Callable[[], object]
    undo: Callable[[], object]
    may_undo: Callable[[], bool]
    view_puzzle: Callable[[], object]
    give_up: Callable[[], object]


def move_groups(gestures: Gestures, parts: Parts, acts: Acts) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""
    return (
        _of_turn(gestures, parts, acts),
        _of_help(gestures, acts),
        _of_history(gestures, parts, acts),
        _of_end(gestures, acts),
    )


def _of_turn(may: Gestures, parts: Parts, acts: Acts) -> tuple[Command, ...]:
    return (
        Command("turn", texts.MENU_TURN, ("Ctrl+R",), acts.turn_up, may.may_turn_up),
        Command("guess", texts.MENU_GUESS, (), parts.entry.submit, may.may_guess),
        Command("solve", texts.SOLVE, ("Ctrl+L",), acts.begin_solving, may.is_at_sheet),
        Command("hand in", texts.MENU_HAND_IN, ("Ctrl+Return",), acts.hand_in, may.may_hand_in),
        Command("on", texts.MENU_ON, ("Ctrl+E",), acts.go_on, may.may_go_on),
    )


def _of_help(may: Gestures, acts: Acts) -> tuple[Command, ...]:
    return (
        Command("words", texts.MENU_WORDS, ("F3",), acts.suggest, may.may_hand_in),
        Command("finish", texts.MENU_FINISH, ("Ctrl+F",), acts.finish, acts.may_finish),
        Command("hint", texts.MENU_HINT, ("F2",), acts.hint, lambda: True),
        Command("sheet", texts.MENU_SHEET, ("F4",), acts.turn_sheet, may.is_at_sheet),
    )


def _of_history(gestures: Gestures, parts: Parts, acts: Acts) -> tuple[Command, ...]:
    clear = Command("clear", texts.MENU_CLEAR, (), parts.editor.gestures.clear, gestures.may_clear)
    undo, redo = history(gestures.table, lambda: not parts.editor.is_under_way)
    return (replace(undo, call=acts.undo, is_open=acts.may_undo), redo, clear)


def _of_end(may: Gestures, acts: Acts) -> tuple[Command, ...]:
    return (
        Command("open", texts.MENU_OPEN, (), acts.view_puzzle, lambda: True),
        Command("give up", texts.GIVE_UP, (), acts.give_up, may.may_give_up),
    )
