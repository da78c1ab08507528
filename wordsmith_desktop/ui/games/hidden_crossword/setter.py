"""Has a puzzle made beside the window, for one player alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.games.hidden_crossword.bots import PuzzleSetter, Setting
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.hidden_crossword.layout import SettingPanel
from wordsmith_desktop.ui.games.hidden_crossword.word_judge import house_words
from wordsmith_desktop.ui.kit import threads


class Setter:
    """Plays the computer's seat as soon as a puzzle is found."""

    def __init__(
        self,
        page: QWidget,
        session: AnySession,
        lexicon: Callable[[], Lexicon | None],
        panel: SettingPanel,
    ) -> None:
        self._page = page
        self._session = session
        self._lexicon = lexicon
        self._panel = panel
        self._task: threads.Task | None = None
        self._has_failed = False

    def search_if_needed(self, seen: Observation) -> None:
        """Begin a search where one is wanted and none is under way."""
        lexicon = self._lexicon()
        is_wanted = seen.phase is Phase.SETTING and not self._session.is_read_only
        if not is_wanted or self._task is not None or self._has_failed or lexicon is None:
            return
        self._panel.show_searching()
        _, banned = house_words(lexicon, self._session.house)
        self._task = threads.run(
            lambda ticket: PuzzleSetter(
                lexicon.index,
                banned,
                should_stop=lambda: ticket.is_cancelled,
                report=ticket.report,
            ).action(seen),
            done=self._found,
            failed=_raise,
            owner=self._page,
        )
        self._task.progressed.connect(self._panel.show_progress)

    def stop(self) -> None:
        """Forget the search under way."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _found(self, action: Setting | None) -> None:
        self._task = None
        if action is None or self._session.act(SETTER, action):
            self._has_failed = True
            self._panel.show_failure()


def _raise(error: Exception) -> None:
    raise error
