"""Asking about words: those that lie open, and any that is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wordsmith_desktop.window.kit.asking.explainer import AskingTerms, WordExplainer
from wordsmith_desktop.wording.texts import LANGUAGES, language

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.asking.asker import Asker
    from wordsmith_desktop.window.kit.preferences import Preferences

    from .stage import Stage


def terms_of(stage: Stage, chosen: str) -> AskingTerms:
    """On what terms words can be asked about that lie open in a window now.

    `chosen` is the dictionary of the last match, by which words are judged that belong to none.
    """
    host, screen = stage.host, stage.screen_shown
    if host is not None and screen is host:
        return host.asking_terms()
    own = getattr(screen, "dictionary", "")
    if own:
        return AskingTerms((own,))
    first = chosen or language()
    others = [tag for tag in LANGUAGES if not first.startswith(tag)]
    return AskingTerms((first, *others))


class WordCommands:
    """What the Help menu offers about words."""

    def __init__(
        self,
        stage: Stage,
        preferences: Preferences,
        *,
        explainer: WordExplainer,
        look_up: Callable[[], object],
    ) -> None:
        """`look_up` lets somebody type a word."""
        self._stage = stage
        self._preferences = preferences
        self._explainer = explainer
        self._look_up = look_up
        self._asker: Asker | None = None

    @property
    def asker(self) -> Asker:
        """Who tells about open words; nothing of it is loaded before somebody asks."""
        from wordsmith_desktop.window.kit.asking.asker import Asker

        if self._asker is None:
            self._asker = Asker(self._explainer, self.terms, self._look_up)
        return self._asker

    @property
    def is_asking(self) -> bool:
        """Whether something is told of a word."""
        return self._asker is not None and self._asker.sheet is not None

    def stop_asking(self) -> None:
        """Put away what was told."""
        if self._asker is not None:
            self._asker.close()

    def terms(self) -> AskingTerms:
        """On what terms words can be asked about that lie open."""
        return terms_of(self._stage, self._preferences.settings.word_language)

    def look_up_terms(self) -> AskingTerms:
        """On what terms any word can be looked up; the table has a say even behind a page."""
        host = self._stage.host
        return self.terms() if host is None else host.asking_terms()

    def ask(self) -> None:
        """Tell about the word that the keyboard is at, or else let somebody type one."""
        self.asker.ask_here(self._stage.as_parent())
