"""People at a lesson in the real window."""

from __future__ import annotations

from typing import Any

from tests.games.play_hands import click
from tests.games.table_play import SETTINGS, TablePlay, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.window.kit.game_entry import FIRST
from wordsmith_desktop.window.kit.lessons.page import LessonPage


class Learner:
    """Sits before a lesson, which was begun on the page that lists them."""

    def __init__(self, play: TablePlay[Any, Any], tag: str = "en", key: str = FIRST) -> None:
        """The program and the words are in the language of that tag."""
        self.play = play
        self.tag = tag
        if tag != "en":
            play.open(replace(SETTINGS, language=tag, word_language=tag))
        self.begin(key)

    def begin(self, key: str) -> None:
        """Begin a lesson of the game, or go on with it, by its card."""
        window = self.play.window
        window.offers.learn()
        shown = window.screen_shown
        assert isinstance(shown, LearnPage)
        wanted = f"lesson:{self.play.game}:{key}"
        click(next(card for card in shown.lessons if card.objectName() == wanted))
        self.play.come_back()
        self.play.lexicon(self.tag)

    @property
    def page(self) -> LessonPage:
        host = self.play.window.host
        assert host is not None
        assert isinstance(host.page, LessonPage)
        return host.page

    @property
    def table(self) -> Any:
        """The game's own page."""
        return self.page.table

    @property
    def seen(self) -> Any:
        """What the learner sees."""
        return self.page.run.table.seen

    @property
    def step(self) -> int:
        """The step in hand, counted from 1."""
        return self.page.run.step + 1

    @property
    def coach(self) -> str:
        return self.page.coach

    @property
    def message(self) -> str:
        """What the message line says."""
        said: str = self.table.parts.banner.message
        return said

    def leave(self) -> None:
        """Press the button that leaves the lesson, done or not."""
        words = ("Leave the lesson", "Lektion verlassen", "Finish the lesson", "Lektion beenden")
        click(self.play.button(next(one for one in words if one in texts_of(self.page))))

    @property
    def is_done(self) -> bool:
        """Whether every step is made, and the settings know."""
        done = self.play.preferences.settings.lessons_done
        is_known = any(name.startswith(self.play.game) and name.endswith(self.tag) for name in done)
        return self.page.run.is_over and is_known
