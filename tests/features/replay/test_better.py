"""The better play of a turn: said over its board, laid on it, and taken off again."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.features.replay.reading import entry_named
from tests.helpers.kept_matches import golden_kept
from tests.window.listening import heard
from wordsmith_desktop.features.replay.pages import better_bar
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.games.common.registry import reviewer_of, rules_of
from wordsmith_desktop.games.rewordable.rules.actions import Build
from wordsmith_desktop.session.past_match import BetterPlay, PastSession, PastTable
from wordsmith_desktop.window.kit.preferences import Preferences

pytestmark = pytest.mark.usefixtures("dressed")

NAME = "rewordable_short"


def better() -> BetterPlay:
    """The first word that was built, as if it were another one."""
    match = golden_kept(NAME).match
    reviewer = reviewer_of("rewordable")
    assert reviewer is not None
    for at in reviewer.positions(match):
        played = match.played[at]
        if isinstance(played.action, Build):
            assert not rules_of("rewordable").check(played.before, played.seat, played.action)
            return BetterPlay(at, played.seat, (played.action,), "Ovid would have built it.")
    raise AssertionError("nothing was built")


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> ReplayPage:
    kept, wanted = golden_kept(NAME), better()
    replay = PastTable(kept)
    made = ReplayPage(entry_named("rewordable"), replay, preferences, better=wanted)
    qtbot.addWidget(made)
    made.resize(1240, 760)
    made.show()
    made.show_better(True)
    return made


def test_what_is_laid_is_no_step_of_the_match_and_goes_with_the_next_one() -> None:
    kept, wanted = golden_kept(NAME), better()
    session = PastSession(kept)
    session.go_to(wanted.position)
    before = session.match.state
    session.lay(wanted.seat, wanted.laid)
    assert (wanted.position, True) == (session.position, session.match.state != before)
    session.go_to(wanted.position)
    assert (wanted.position, before) == (session.position, session.match.state)
    assert len(kept.match.played) == session.length


def test_it_is_said_and_laid_at_its_moment_and_taken_off_by_the_button(page: ReplayPage) -> None:
    bar = page.better_bar
    assert bar is not None
    assert (True, "Ovid would have built it.") == (bar.isVisible(), bar.sentence.text())
    assert "Show the board as it was" == bar.button.text()
    with_it = page.replay.seen
    bar.button.click()
    assert "Show the better play" == bar.button.text()
    assert with_it != page.replay.seen
    bar.button.click()
    assert with_it == page.replay.seen


def test_it_is_read_out_when_it_is_laid_and_not_when_it_is_taken_off(
    page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, better_bar)
    bar = page.better_bar
    assert bar is not None
    bar.button.click()
    assert [] == said
    bar.button.click()
    assert ["Ovid would have built it."] == said


def test_at_another_moment_nothing_is_said_of_it(page: ReplayPage) -> None:
    bar = page.better_bar
    assert bar is not None
    page.go_to(page.replay.position + 1)
    assert not bar.isVisible()
    page.go_to(page.replay.position - 1)
    assert (True, "Show the better play") == (bar.isVisible(), bar.button.text())
