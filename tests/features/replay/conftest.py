from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.features.replay.reading import entry_named, plain_page
from tests.helpers.changed_entry import changed
from tests.helpers.kept_matches import golden_kept
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.session.past_match import PastTable
from wordsmith_desktop.window.kit.preferences import Preferences

OpenReplay = Callable[..., ReplayPage]


@pytest.fixture
def open_replay(qtbot: QtBot, preferences: Preferences) -> OpenReplay:
    """Shows the replay of a golden match; it has the keyboard.

    One that is plain has not the game's page, which takes its time.
    """

    def opened(
        name: str,
        *,
        times: Sequence[int | None] | None = None,
        width: int = 1240,
        is_active: bool = True,
        is_plain: bool = False,
    ) -> ReplayPage:
        kept = golden_kept(name, times=times)
        entry = entry_named(kept.header.game)
        if is_plain:
            entry = changed(entry, make_page=plain_page)
        page = ReplayPage(entry, PastTable(kept), preferences)
        qtbot.addWidget(page)
        page.resize(width, 760)
        if is_active:
            with qtbot.waitActive(page):
                page.show()
                page.activateWindow()
            page.setFocus()
        else:
            page.show()
        QApplication.processEvents()
        return page

    return opened
