"""The end of a challenge in one screen: result, medal, what was possible, and what is next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges, dealing
from tests.helpers.statistics import record, tally
from wordsmith_desktop.app.services import OwnServices
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge, puzzles_of_day
from wordsmith_desktop.features.challenges.codes import Deal
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.medals import Medal, MedalReach
from wordsmith_desktop.features.challenges.pages import ending, medal_search
from wordsmith_desktop.features.challenges.pages.ending import (
    ChallengePanel,
    Finished,
    lines_to_next,
    special_end,
)
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.letter_pieces.rules.actions import Continue, Pass
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.results.deals import results_of
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit.match_end.page import MatchEnd
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.seating import match_seating
from wordsmith_desktop.window.shell.tools import HINT

WARM_UP = Challenge(Deal(KINDS[0], "en", 4711, is_guarded=True))
REACH = MedalReach(Ranking.MOST_WORDS, best=20, common=10, shares=(10, 20, 30, 40))


@pytest.fixture
def opened(services: OwnServices, qtbot: QtBot) -> Iterator[Opened]:
    """A warm-up that Ana has given up at once."""
    made = dealing(services).start(WARM_UP, "Ana", Clock.HARD)
    made.session.resume_drivers()
    qtbot.waitUntil(lambda: services.dictionaries.lexicon("en") is not None, timeout=20_000)
    for action in (Pass(), Continue()):
        assert () == made.session.act(0, action)
    yield made
    made.session.close()


def finished(services: OwnServices, opened: Opened) -> Finished:
    entry = next(one for one in services.games() if one.game == opened.header.game)
    return Finished(opened, WARM_UP, entry)


def panel_of(services: OwnServices, qtbot: QtBot, of: Finished) -> ChallengePanel:
    lexicon = services.dictionaries.lexicon
    made = ChallengePanel(of, services.bookkeeping, lexicon, find=lambda *_: REACH)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.reach is not None and bool(made.possible.text()))
    return made


def test_what_could_be_reached_is_looked_for_once_and_as_soon_as_there_is_a_dictionary(
    qtbot: QtBot, services: OwnServices, opened: Opened
) -> None:
    asked: list[object] = []
    open_now: list[Lexicon | None] = [None]

    def find(*what: object) -> MedalReach:
        asked.append(what)
        return REACH

    over = finished(services, opened)
    panel = ChallengePanel(over, services.bookkeeping, lambda _tag: open_now[-1], find=find)
    qtbot.addWidget(panel)
    panel.dictionary_opened()
    assert [] == asked
    open_now.append(services.dictionaries.lexicon("en"))
    for _ in range(2):
        panel.dictionary_opened()
    qtbot.waitUntil(lambda: panel.reach is not None and bool(panel.possible.text()))
    assert end_all()
    assert 1 == len(asked)


def test_medal_place_and_what_was_possible_are_told(
    qtbot: QtBot, services: OwnServices, opened: Opened
) -> None:
    over = finished(services, opened)
    panel = panel_of(services, qtbot, over)
    assert ("No medal this time", "For Iron: 2 words or more") == (
        panel.medal.title.text(),
        panel.medal.lines.text(),
    )
    assert "The first result in this deal" == panel.place.text()
    told = panel.possible.text().removeprefix("0 of ")
    count, word = told.split(" common words; the longest was ")
    assert int(count) > 30
    assert len(word) > 4
    assert ("0 words", "Warm-up · That was all.") == (over.result, over.sentence)
    (kept,) = results_of(services.bookkeeping.statistics(), "guest:ana")
    assert REACH.lines == kept.lines

    text = special_end(over, panel, ()).text()
    assert ["Wordsmith Desktop · Warm-up", "0 words", f"Code {WARM_UP.deal.text}"] == (
        text.splitlines()
    )

    done = replace(tally(12), merit=12)
    other = record("ben", (Player("Ben"), done), occasion=WARM_UP.occasion(Clock.HARD))
    services.bookkeeping.statistics().record(other)
    assert "Place 2 of 2 in this deal" == panel_of(services, qtbot, over).place.text()
    known = replace(opened.header, occasion=replace(opened.header.occasion, counts=False))
    again = finished(services, replace(opened, header=known))
    assert "You knew this deal already" in panel_of(services, qtbot, again).place.text()


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (8, "Your best so far: 12 words"),
        (12, "Your best so far: 12 words"),
        (13, "Your best so far; before it was 12 words."),
    ],
)
def test_the_end_tells_whether_it_is_the_best_that_was_reached_in_the_kind(
    now: int,
    told: str,
    qtbot: QtBot,
    services: OwnServices,
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "own_merit", lambda *_: now)
    over = finished(services, opened)
    assert panel_of(services, qtbot, over).best.isHidden()
    other_deal = Challenge(Deal(WARM_UP.kind, "en", 42, is_guarded=True))
    statistics = services.bookkeeping.statistics()
    # What another reached, or what was reached without the clock, is no measure for this.
    for match_id, player, words, clock in (
        ("ben", "Ben", 30, Clock.HARD),
        ("slow", "Ana", 25, Clock.OFF),
        ("least", "Ana", 9, Clock.HARD),
        ("most", "Ana", 12, Clock.HARD),
    ):
        one = replace(tally(words), merit=words)
        occasion = other_deal.occasion(clock)
        statistics.record(record(match_id, (Player(player), one), occasion=occasion))
    assert told == panel_of(services, qtbot, over).best.text()


@pytest.mark.parametrize(
    ("merit", "medal", "line"),
    [(5, Medal.BRONZE, "For Silver: 6 words or more"), (8, Medal.GOLD, "")],
)
def test_the_next_medal_is_what_is_told(merit: int, medal: Medal, line: str) -> None:
    assert medal is REACH.medal(merit)
    assert line == "\n".join(lines_to_next(REACH, merit))


def test_the_end_of_any_other_match_is_not_that_of_a_challenge(
    services: OwnServices, window: MainWindow
) -> None:
    entry = next(one for one in services.games() if one.game == "rewordable")
    made = services.sessions.start(entry.game, Ruleset(), players=("Ana", "Ben"), dictionary="en")
    assert challenges(window).special_end(match_seating(entry, made)) is None
    made.session.close()


def test_the_end_of_a_challenge_leads_to_the_next_player_and_to_todays(
    qtbot: QtBot,
    services: OwnServices,
    window: MainWindow,
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(medal_search, "reach_of", lambda *_, **_more: REACH)
    monkeypatch.setattr(medal_search, "_FOUND", {})
    window.sit_down(match_seating(finished(services, opened).entry, opened))
    end = window.findChild(MatchEnd)
    assert isinstance(end, MatchEnd)
    assert ("0 words", 2) == (end.headline.text(), len(end.steps))
    assert ["Same deal, next player", "Today: Six words"] == [one.text() for one in end.steps]
    assert window._menus is not None
    assert not window._menus.tools.button(HINT).isVisible()
    panel = window.findChild(ChallengePanel)
    assert isinstance(panel, ChallengePanel)
    qtbot.waitUntil(lambda: panel.reach is not None and bool(panel.possible.text()))

    end.take_keyboard()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    ready = window.screen_shown
    assert isinstance(ready, ReadyPage)
    todays = puzzles_of_day(services.today(), "en")[0]
    assert todays.deal.text in {one.text() for one in ready.findChildren(QLabel)}
    QTest.keyClick(ready, Qt.Key.Key_Escape)
    assert window.screen_shown is window.host
    window.go_home()
