"""Entries of the Move menu that all games have: about computer players, and about a result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import box_texts
from wordsmith_desktop.wording import computer_players as computers
from wordsmith_desktop.wording import ending_texts as ends
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say

from .commands import Command
from .match_end.page import MatchEnd

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Motive


def of_computers(
    table: AnyTable, tell_why: Callable[[], object]
) -> tuple[tuple[Command, ...], ...]:
    """What can be asked of them, where any sits here."""
    if not table.computers or table.is_read_only:
        return ()

    def can_tell() -> bool:
        return table.has_motive

    return ((Command("why", computers.WHY, ("Ctrl+Shift+W",), tell_why, can_tell),),)


def of_box(table: AnyTable, correct: Callable[[], object]) -> tuple[tuple[Command, ...], ...]:
    """Telling otherwise what a printed box showed, where one is played with."""
    if table.box is None or table.is_read_only:
        return ()

    def can_correct() -> bool:
        return table.box is not None and next(table.box.told(), None) is not None

    return ((Command("correct", box_texts.CORRECT, ("Ctrl+Shift+E",), correct, can_correct),),)


def why_line(table: AnyTable, names: Sequence[str], why: Callable[[Motive], str]) -> str:
    """Why the computer that acted last did so; empty where none has acted."""
    told = table.motive
    if told is None:
        return ""
    seat, motive = told
    if motive.is_secret and table.outcome is None:
        return say(computers.WHY_SECRET, name=names[seat])
    if motive.is_guarded and table.outcome is None:
        return say(computers.WHY_GUARDED, name=names[seat])
    line = why(motive)
    if not line:
        return say(computers.WHY_UNKNOWN, name=names[seat])
    is_one_of_several = len(table.computers) > 1
    return say(computers.WHY_OF, name=names[seat], line=line) if is_one_of_several else line


def of_rules(
    show: Callable[[str], object] | None, asked: Callable[[], str]
) -> tuple[tuple[Command, ...], ...]:
    """What opens the rule book, where there is one, at what is `asked` about."""
    if show is None:
        return ()

    def show_asked() -> None:
        show(asked())

    command = Command(
        "rule", texts.MENU_RULE, ("Shift+F1",), show_asked, lambda: True, is_for_looking=True
    )
    return ((command,),)


def of_end(end: Callable[[], MatchEnd | None]) -> tuple[Command, ...]:
    """What can be done with a result, once there is one."""

    def on_end(call: Callable[[MatchEnd], None]) -> Callable[[], None]:
        def run() -> None:
            shown = end()
            if shown is not None:
                call(shown)

        return run

    return tuple(
        Command(name, text, (keys,), call, lambda: end() is not None, is_for_looking=True)
        for name, text, keys, call in (
            ("save end", ends.MENU_SAVE_PICTURE, "Ctrl+Shift+P", on_end(MatchEnd.save_picture)),
            ("copy end", ends.MENU_COPY_TEXT, "Ctrl+Shift+C", on_end(MatchEnd.copy_text)),
        )
    )
