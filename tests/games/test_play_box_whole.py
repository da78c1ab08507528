"""A whole match with the printed box: left, killed, gone on with, ended and looked back on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.box_hands import Tell, by_keys, by_mouse, card_of, entry_of, moves, sit
from tests.games.play_hands import click
from tests.games.table_case import AnyPlay
from tests.helpers.killed import told_before_the_kill
from tests.helpers.killed_box import so_far
from tests.helpers.systems import needs_kill
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.features.review.pages.review_page import ReviewPage
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.records.kept_match import read_match

LEFT_AFTER, KILLED_AFTER = 4, 9
"""Moves."""
REVIEW_MS = 60_000


def _every_game_and_hand() -> Iterator[Any]:
    """Every game by keys and by mouse, by turns one of them always and the other by night.

    Of the longest match both are by night.
    """
    hands = {"keys": by_keys, "mouse": by_mouse}
    for (number, game), (place, hand) in product(enumerate(game_names()), enumerate(hands)):
        is_daily = (number + place) % 2 == 0 and game != "length_x_wit"
        marks = () if is_daily else pytest.mark.nightly
        yield pytest.param(game, hands[hand], id=f"{game}-{hand}", marks=marks)


def leave_and_come_back(play: AnyPlay) -> None:
    """Close the program and go on by the home page."""
    position, path = play.page.table.position, play.save
    play.shut()
    play.open()
    go_on(play)
    assert (position, path) == (play.page.table.position, play.save)
    assert play.page.table.box is not None


def be_killed_and_come_back(play: AnyPlay, seed: int) -> None:
    """Have the program killed while something is told, and go on by the home page."""
    done, path = len(play.session.match.played), play.save
    play.shut()
    words = (play.folder, str(seed))
    before = told_before_the_kill("tests.helpers.killed_box", *words)
    assert done < len(before["played"])
    play.open()
    go_on(play)
    assert path == play.save
    assert before == so_far(play.session)


def go_on(play: AnyPlay) -> None:
    """By the card of the home page that goes on with the match."""
    click(play.card("Continue"))
    play.come_back()
    play.lexicon(play.dictionary)


def is_asked(play: AnyPlay) -> bool:
    """Whether the table is to tell something."""
    return bool(play.session.actors == (CHANCE,))


@needs_kill
@pytest.mark.parametrize(("game", "tell"), tuple(_every_game_and_hand()))
@pytest.mark.sampled(3)
def test_a_match_is_left_killed_ended_replayed_and_reviewed(
    play: AnyPlay, game: str, tell: Tell
) -> None:
    sit(play, game)
    match = moves(play, tell, seed=3)
    list(islice(match, LEFT_AFTER))
    leave_and_come_back(play)
    list(islice(match, KILLED_AFTER))
    while not is_asked(play):
        next(match)
    be_killed_and_come_back(play, seed=5)
    play.lift()
    if is_asked(play):
        assert card_of(play).isVisible()
        assert "" == entry_of(play).line.text()
    for _ in match:
        pass
    QApplication.processEvents()
    assert play.outcome is not None

    kept = read_match(play.save, {game: rules_of(game)})
    assert (None, play.session.match.state) == (kept.damage, kept.match.state)
    assert kept.header.occasion.with_box
    click(play.button("What could have been"))
    review = play.window.screen_shown
    assert isinstance(review, ReviewPage)
    play.qtbot.waitUntil(review.bar.isHidden, timeout=REVIEW_MS)
    assert review.reviews
    assert len(review.reviews) == len(review.cards)
