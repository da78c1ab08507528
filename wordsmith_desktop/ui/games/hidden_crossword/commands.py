"""What the Move menu offers at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.games.hidden_crossword.letters import is_complete
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage
from wordsmith_desktop.ui.kit.commands import Command
from wordsmith_desktop.wording import table_texts
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts

if TYPE_CHECKING:
    from wordsmith_desktop.ui.games.hidden_crossword.page import MatchPage


Groups = tuple[tuple[Command, ...], ...]


def groups(page: MatchPage) -> Groups:
    """The menu's entries; separators part the groups."""
    return (_of_turn(page), _of_help(page), _of_history(page), _of_end(page))


def _of_turn(page: MatchPage) -> tuple[Command, ...]:
    hands, seen = page.hands, _seen(page)
    return (
        Command("turn", texts.MENU_TURN, ("Ctrl+R",), page.turn_up, lambda: _is_drawing(page)),
        Command("guess", texts.MENU_GUESS, (), page.parts.entry.submit, seen.may_guess),
        Command("solve", texts.MENU_SOLVE, ("Ctrl+L",), page.begin_solving, seen.may_solve),
        Command("hand in", texts.MENU_HAND_IN, ("Ctrl+Return",), hands.hand_in, seen.may_hand_in),
        Command("on", texts.MENU_ON, ("Ctrl+E",), page.go_on, seen.may_go_on),
    )


def _of_help(page: MatchPage) -> tuple[Command, ...]:
    return (
        Command("hint", texts.MENU_HINT, ("F2",), page.ask_for_hint, lambda: True),
        Command("sheet", texts.MENU_SHEET, ("F4",), page.turn_sheet, _seen(page).may_turn_sheet),
    )


def _of_history(page: MatchPage) -> tuple[Command, ...]:
    hands, seen = page.hands, _seen(page)
    return (
        Command("undo", table_texts.UNDO, ("Ctrl+Z",), hands.undo, lambda: hands.can_undo),
        Command("redo", table_texts.REDO, ("Ctrl+Y",), hands.redo, lambda: hands.can_redo),
        Command("clear", texts.MENU_CLEAR, (), lambda: hands.lay(()), seen.may_clear),
    )


def _of_end(page: MatchPage) -> tuple[Command, ...]:
    return (
        Command("open", texts.MENU_OPEN, (), page.view_file, lambda: True),
        Command("give up", texts.GIVE_UP, (), page.give_up, _seen(page).is_guessing),
    )


def _is_drawing(page: MatchPage) -> bool:
    seen = page.eyes.public
    is_open = seen.phase is Phase.DRAW and not seen.is_turning and seen.inquiry is None
    return is_open and not is_complete(seen.drawn) and not page.session.is_read_only


class _Seen:
    """Questions about what whoever looks may do now."""

    def __init__(self, page: MatchPage) -> None:
        self._page = page

    def is_guessing(self) -> bool:
        """A turn of the guessing is before whoever looks."""
        return self._is_in(Phase.GUESS)

    def may_guess(self) -> bool:
        """A word may be guessed."""
        return self._is_at(Stage.GUESS) and not self._page.is_solving

    def may_solve(self) -> bool:
        """The whole puzzle may be laid."""
        return self.is_guessing() and not self._page.is_solving

    def may_lay(self) -> bool:
        """Tiles are laid now."""
        return self._is_in(Phase.BUILD) or (self.is_guessing() and self._page.is_solving)

    def may_clear(self) -> bool:
        """There are tiles beside the anchor's."""
        seen = self._page.eyes.acting
        if seen is None or not self.may_lay():
            return False
        return len(self._page.hands.grid(seen).tiles) > len(seen.anchor)

    def may_turn_sheet(self) -> bool:
        """The recording sheet is before whoever looks."""
        return self.is_guessing() and not self._page.is_solving

    def may_hand_in(self) -> bool:
        """What is laid may be handed in."""
        is_due = self._is_in(Phase.BUILD) or self._is_at(Stage.GUESS)
        return self.may_lay() and is_due

    def may_go_on(self) -> bool:
        """The answer is there."""
        return self._is_at(Stage.ANSWERED)

    def _is_in(self, phase: Phase) -> bool:
        seen = self._page.eyes.acting
        return seen is not None and seen.phase is phase

    def _is_at(self, stage: Stage) -> bool:
        seen = self._page.eyes.acting
        return seen is not None and seen.phase is Phase.GUESS and seen.stage is stage


def _seen(page: MatchPage) -> _Seen:
    return _Seen(page)
