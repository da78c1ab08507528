"""The door of the replay: a match is watched once more, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.shell.feature import Around, Feature, KeyHelp

if TYPE_CHECKING:
    from wordsmith_desktop.records.kept_match import KeptMatch
    from wordsmith_desktop.session.past_match import BetterPlay
    from wordsmith_desktop.window.kit.game_entry import GameEntry


class ReplayDoor(Feature):
    """Shows matches that are over, or have no secrets."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.replay.fill(self.show)

    def key_help(self) -> KeyHelp:
        from .replay_texts import KEY_HELP, KEYS_TITLE

        return KEYS_TITLE, KEY_HELP

    def show(
        self, entry: GameEntry, kept: KeptMatch, position: int, better: BetterPlay | None
    ) -> None:
        """Show a match once more, from where it stood after so many actions."""
        from wordsmith_desktop.session.past_match import PastTable
        from wordsmith_desktop.window.shell.seating import own_colours

        from .pages.page import ReplayPage

        around, table = self._around, PastTable(kept)
        table.go_to(position)
        colours = own_colours(around.services.people, table.header.seats)
        page = ReplayPage(
            entry, table, around.preferences, around.services.explainer, colours, better
        )
        page.show_better(True)
        page.branch_wanted.connect(lambda at: around.branch(kept.path, at))
        page.left.connect(around.stage.leave_screen)
        around.stage.stack.put(page, lambda: self.show(entry, kept, table.position, better))
        page.setFocus()


DOOR = ReplayDoor
