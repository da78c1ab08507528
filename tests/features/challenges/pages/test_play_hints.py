"""A challenge gives no hints, whichever game it is of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.features.challenges.pages.play_challenge import SEARCH_MS, AnyPlay
from tests.games.play_hands import tap
from tests.helpers.challenges import dealing
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.games.common.open_table import Clock

OF_EACH_GAME = {kind.game: kind for kind in KINDS}


@pytest.mark.parametrize("kind", OF_EACH_GAME.values(), ids=OF_EACH_GAME.keys())
def test_who_asks_for_a_hint_in_a_challenge_is_told_that_there_are_none(
    kind: ChallengeKind, play: AnyPlay
) -> None:
    opened = dealing(play.services).start(fresh_challenge(kind, "en", 4711), "Ana", Clock.OFF)
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()
    # The banner tells of a puzzle, too, once the computer has made it.
    play.qtbot.waitUntil(lambda: SETTER not in play.session.actors, timeout=SEARCH_MS)
    tap(Qt.Key.Key_F2)
    assert "In a challenge there are no hints." == play.banner.message
