"""Has a puzzle made beside the window, for one player alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.games.hidden_crossword.actions import SetPuzzle
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.hidden_crossword.maker import make_puzzle
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.ui.games.hidden_crossword.match.judge import house_words
from wordsmith_desktop.ui.games.hidden_crossword.match.setting import SettingPanel
from wordsmith_desktop.ui.kit import threads

TRIES = 4
"""Puzzles that are made where the ruleset asks for more than the maker knows of."""


class Setter:
    """Plays the computer's seat as soon as a puzzle is found."""

    def __init__(
        self,
        page: QWidget,
        session: Session,
        lexicon: Callable[[], Lexicon | None],
        panel: SettingPanel,
    ) -> None:
        self._page = page
        self._session = session
        self._lexicon = lexicon
        self._panel = panel
        self._task: threads.Task | None = None
        self._tries = 0

    def search_if_needed(self, seen: Observation) -> None:
        """Begin a search where one is wanted and none is under way."""
        lexicon = self._lexicon()
        is_wanted = seen.phase is Phase.SETTING and not self._session.is_read_only
        if not is_wanted or self._task is not None or self._tries >= TRIES or lexicon is None:
            return
        self._panel.show_searching()
        rng = Rng(_seed_of(seen), stream=self._tries)
        _, banned = house_words(lexicon, self._session.house)
        self._tries += 1
        self._task = threads.run(
            lambda ticket: make_puzzle(
                seen.pool,
                seen.anchor,
                lexicon.index,
                rng,
                difficulty=seen.ruleset.difficulty,
                least_words=seen.ruleset.least_words,
                excluded=banned,
                should_stop=lambda: ticket.is_cancelled,
                report=ticket.report,
            ),
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

    def _found(self, layout: Layout | None) -> None:
        self._task = None
        if layout is not None and not self._session.act(SETTER, SetPuzzle(layout)):
            return
        seen: Observation = self._session.observation(None)
        if self._tries < TRIES:
            self.search_if_needed(seen)
        else:
            self._panel.show_failure()


def _seed_of(seen: Observation) -> int:
    """The same for the same letters and anchor, so that everybody gets the same puzzle."""
    text = f"{seen.pool} {seen.anchor}"
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")


def _raise(error: Exception) -> None:
    raise error
