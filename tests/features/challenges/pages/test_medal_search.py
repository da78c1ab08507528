"""What can be reached in a deal is searched once, however often it is looked at."""

from __future__ import annotations

from typing import Any

import pytest

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.medals import MedalReach
from wordsmith_desktop.features.challenges.pages import medal_search
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking

REACH = MedalReach(Ranking.MOST_WORDS, best=20, common=10)
OTHER = MedalReach(Ranking.MOST_WORDS, best=30, common=10)


def test_a_search_that_was_not_stopped_is_kept_for_its_deal_and_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = [None, REACH, OTHER]
    monkeypatch.setattr(medal_search, "reach_of", lambda *_, **_more: answers.pop(0))
    monkeypatch.setattr(medal_search, "_FOUND", {})
    challenge = fresh_challenge(KINDS[0], "en", 4711)
    words: Any = "which nobody looks at here"
    asked = (Clock.HARD, Clock.HARD, Clock.HARD, Clock.SOFT, Clock.HARD)
    found = [
        medal_search.search(challenge, words, clock, Ticket(lambda _done, _whole: None))
        for clock in asked
    ]
    assert [None, REACH, REACH, OTHER, REACH] == found
