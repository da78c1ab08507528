"""Every game's page is right at every moment of a match that is over, and asks for nothing."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

from tests.features.replay.conftest import OpenReplay
from tests.features.replay.reading import open_buttons, readable
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.session.past_match import PastSession
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.match_page import TablePage

pytestmark = pytest.mark.usefixtures("dressed")

MATCHES = (
    "letter_pieces_secret",
    "rewordable_votes",
    "length_x_wit_solo",
    "hidden_crossword_given_up",
)
"""With curtains, votes, one player alone, and puzzles of two."""
WHOLE = (
    "letter_pieces_solo",
    "rewordable_shortest",
    "length_x_wit_solo",
    "hidden_crossword_solo",
)
"""Short ones."""
SOME = (0.2, 0.7)
"""Shares of a match."""


def table(page: ReplayPage) -> TablePage[Any, Any, Any]:
    assert isinstance(page.page, TablePage)
    return page.page


def session_of(page: ReplayPage) -> PastSession:
    return page.replay._past


def stand_of(page: ReplayPage) -> str:
    """How the match stands after so many actions, by the match as a whole."""
    match, position = session_of(page).kept.match, page.replay.position
    state = match.played[position - 1].step.state if position else match.played[0].before
    names = tuple(seat.name for seat in page.replay.header.seats)
    return page.entry.words.describe(match.rules.observe(state, None), names)


@pytest.mark.parametrize("name", WHOLE)
def test_each_moment_is_shown_there_and_back(open_replay: OpenReplay, name: str) -> None:
    page = open_replay(name, is_active=False)
    length = page.replay.length
    for position in (*range(1, length + 1), *range(length - 1, -1, -5)):
        page.go_to(position)
        assert (position, stand_of(page)) == (page.replay.position, table(page).describe())
    assert [] == [one for one in page.findChildren(QDialog) if one.isVisible()]


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_shown_does_not_depend_on_the_way(open_replay: OpenReplay, name: str) -> None:
    page, fresh = open_replay(name, is_active=False), open_replay(name, is_active=False)
    for share in SOME:
        # Not the same way back, and never over the same moments.
        for step in (3, -1, -1):
            page.go_to(round(share * page.replay.length) + step)
    position = page.replay.position
    for before in (position - 1, position):
        fresh.go_to(before)
    assert readable(fresh.page) == readable(page.page)


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_that_looks_open_is_refused(open_replay: OpenReplay, name: str) -> None:
    page = open_replay(name)
    banner = cast("Any", table(page)).parts.banner
    for share in SOME:
        page.go_to(round(share * page.replay.length))
        state, told = session_of(page).match.state, banner.message
        for button in open_buttons(page.page):
            button.click()
        for dialog in page.findChildren(QDialog):
            dialog.reject()
        page.page.setFocus()
        for key in (Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_F5):
            QTest.keyClick(QApplication.focusWidget() or page, key)
        assert (state, told) == (session_of(page).match.state, banner.message)
        fields = page.page.findChildren(QLineEdit)
        assert all(one.isReadOnly() or not one.isEnabled() for one in fields if one.isVisible())


@pytest.mark.parametrize("name", MATCHES)
def test_the_end_offers_no_way_on(open_replay: OpenReplay, name: str) -> None:
    page = open_replay(name, is_active=False)
    page.go_to(page.replay.length)
    end = cast("Any", table(page)).end
    looking = (end.all_words, end.save, end.copy)
    assert [] == [one for one in open_buttons(page.page) if one not in looking]
    assert not page.controls.branch.isEnabled()


def test_nobody_is_to_build_or_pass_in_a_match_that_is_over(open_replay: OpenReplay) -> None:
    page = open_replay("rewordable_votes", is_active=False)
    acts = cast("Any", table(page)).parts.acts
    for share in (0, *SOME):
        page.go_to(round(share * page.replay.length))
        assert (True, "") == (acts.moves.isVisible(), acts.note)
        assert [] == [button.text() for button in acts.buttons if button.isVisible()]


def test_a_refused_word_is_not_to_be_accepted_now(open_replay: OpenReplay) -> None:
    page = open_replay("length_x_wit_house", is_active=False)
    for position in range(236, 240):
        page.go_to(position)
    parts = cast("Any", table(page)).parts
    assert (Tone.REFUSAL, True) == (parts.banner.tone, "EXERT" in parts.banner.message)
    assert not cast("Any", table(page)).overruling.isVisible()
