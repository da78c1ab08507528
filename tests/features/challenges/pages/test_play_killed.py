"""A challenge outlives a crash: its time stands in the log, and its result counts once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.features.challenges.pages.play_challenge import ChallengeHands
from tests.features.challenges.pages.play_kinds import stop_searching
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import click
from tests.helpers.challenge_stopper import CHALLENGE, WORD, Moment, told
from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.helpers.systems import needs_kill
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.window.kit.cards import PictureCard

pytestmark = needs_kill
ONCE = [("Ana", 1)]
"""One word of Ana's, in one match."""


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    """The program, which does not run yet."""
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    yield made
    made.shut()


def kill(play: Play, moment: Moment) -> dict[str, Any]:
    """Start the program, kill it at a moment, and start it again; how it stood."""
    (play.folder / moment.value).touch()
    before = told_before_the_kill("tests.helpers.challenge_stopper", play.folder)
    play.open()
    return before


def offered(play: Play) -> list[PictureCard]:
    """The card that offers to go on."""
    cards = play.window.findChildren(PictureCard)
    return [card for card in cards if "Continue" in card.accessibleName()]


def catch_up(play: Play) -> None:
    """Look through all logs for matches that the statistics lack."""
    Gatherer(Shelf(play.folder / "saves"), InstalledGames()).catch_up(
        play.services.bookkeeping.statistics()
    )


def test_a_killed_challenge_goes_on_with_its_time_and_counts_once(play: Play) -> None:
    before = kill(play, Moment.UNDER_WAY)
    assert ([WORD], 7_900, [112_100]) == (before["words"], before["played_ms"], before["left_ms"])
    (card,) = offered(play)
    click(card)
    play.come_back()
    after = told(play.session)
    assert "Warm-up" in play.window.windowTitle()
    assert 0 <= before.pop("played_ms") - after.pop("played_ms") <= MOST_LOST_MS
    (left_before,), (left_after,) = before.pop("left_ms"), after.pop("left_ms")
    assert 0 <= left_after - left_before <= MOST_LOST_MS
    assert before == after

    stop_searching(play)
    assert ONCE == ChallengeHands(play).results(CHALLENGE)
    for _ in range(2):
        catch_up(play)
        assert ONCE == ChallengeHands(play).results(CHALLENGE)


@pytest.mark.parametrize("moment", [Moment.LOGGED, Moment.RECORDED])
def test_a_challenge_that_was_over_counts_once_at_the_next_start(
    play: Play, moment: Moment
) -> None:
    kill(play, moment)
    around = ChallengeHands(play)
    assert [] == offered(play)
    assert (ONCE if moment is Moment.RECORDED else []) == around.results(CHALLENGE)

    # Whoever opens the challenges has the result counted, and nobody plays the deal twice.
    page = around.open_challenges(Clock.HARD)
    play.qtbot.waitUntil(lambda: ONCE == around.results(CHALLENGE))
    around.type_code(page, CHALLENGE.deal.text)
    seating = play.window.seating
    assert seating is not None
    assert seating.opened is not None
    assert not seating.opened.header.occasion.counts
    catch_up(play)
    assert ONCE == around.results(CHALLENGE)
