"""The door of the companion to printed games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace

from . import companion_texts as texts

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from PySide6.QtWidgets import QWidget

    from .pages.page import Part


class CompanionDoor(Feature):
    """Shows the companion on a stage, the part first that was seen last."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences
        self._offers = around.offers
        self._part = ""
        self._kept: dict[str, dict[str, Any]] = {}
        """What the parts keep as long as the program runs."""
        around.offers.companion.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.PRINTED, texts.MENU, self.show, ("Ctrl+Shift+B",), waits=True),)

    def show(self) -> None:
        """Show the companion."""
        from .pages.page import CompanionPage

        self._stage.use_look_for(None)
        page = CompanionPage(self._parts(), self._part)
        page.choice.changed.connect(lambda: self._remember(page.part))
        self._stage.show_page(page, self.show)

    def _remember(self, part: str) -> None:
        self._part = part

    def _parts(self) -> dict[str, Part]:
        from wordsmith_desktop.wording.texts import language

        from .pages.page import CLOCK, DICE, LOOK_UP, PAD

        parts: dict[str, Part] = {}
        if self._offers.look_up_view:
            parts[LOOK_UP] = (texts.LOOK_UP, self._look_up)
        games = self._services.games()
        tag = self._preferences.settings.word_language or language()
        if any(entry.dice_sets() for entry in games):
            parts[DICE] = (texts.DICE, self._dice)
        parts[CLOCK] = (texts.CLOCK, self._clock)
        parts[PAD] = (texts.PAD, self._pad)
        for entry in games:
            for aid in entry.aids:
                key = f"{entry.game}/{aid.key}"
                kept = self._kept.setdefault(key, {})
                parts[key] = (aid.title, partial(entry.make_aid, aid.key, kept, tag))
        return parts

    def _dice(self) -> QWidget:
        from secrets import randbits

        from wordsmith_desktop.core.rng import Rng

        from .pages.dice_view import DiceView
        from .pages.page import DICE

        sets = [one for entry in self._services.games() for one in entry.dice_sets()]
        return DiceView(sets, Rng(randbits(64)), self._kept.setdefault(DICE, {}))

    def _clock(self) -> QWidget:
        from .pages.clock_view import ClockView
        from .pages.page import CLOCK

        return ClockView(self._preferences, self._kept.setdefault(CLOCK, {}))

    def _pad(self) -> QWidget:
        from .pages.score_pad_view import ScorePadView

        return ScorePadView(self._preferences)

    def _look_up(self) -> QWidget:
        made = self._offers.look_up_view()
        assert made is not None
        return made


DOOR = CompanionDoor
