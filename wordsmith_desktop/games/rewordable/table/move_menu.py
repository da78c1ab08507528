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

    begin_passing: Callable[[], object]
    begin_doubting: Callable[[], object]
    is_building: Callable[[], bool]
    hint: Callable[[], object]
    fold: Callable[[], object]
    show_moves: Callable[[], object]
    arranging: tuple[Command, ...]
    overruling: tuple[Command, ...]


def move_groups(gestures: Gestures, acts: Acts) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""

    def has_word() -> bool:
        return gestures.has_word

    def may_doubt() -> bool:
        return bool(gestures.doubtable)

    return (
        (
            Command("build", texts.MENU_BUILD, (), gestures.build, has_word),
            Command("pass", texts.MENU_PASS, ("Ctrl+E",), acts.begin_passing, acts.is_building),
            Command("doubt", texts.MENU_DOUBT, (), acts.begin_doubting, may_doubt),
        ),
        (
            Command("hint", texts.MENU_HINT, ("F2",), acts.hint, lambda: True),
            looking("fold", texts.MENU_FOLD, "F4", acts.fold),
            looking("news", MOVES, "F6", acts.show_moves),
        ),
        (
            *history(gestures.table, gestures.may_lay),
            Command("way", texts.MENU_WAY, (), lambda: gestures.cycle(1), has_word),
            Command("clear", texts.MENU_CLEAR, (), gestures.clear, has_word),
        ),
        acts.arranging,
        acts.overruling,
    )
