"""Every kind of challenge in the real window: begun, played, looked back on, and handed on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Any, Final

import pytest
from PySide6.QtGui import QGuiApplication

from tests.features.challenges.pages.play_challenge import (
    SEARCH_MS,
    AnyPlay,
    ChallengeHands,
    pause,
    wait,
)
from tests.features.challenges.pages.play_kinds import (
    build_words,
    give_up_puzzle,
    let_time_end,
    only_roll,
    pass_on,
    score_words,
    solve,
    stop_searching,
    write_words,
)
from tests.games.hidden_crossword.table.play_table import Play as PuzzlePlay
from tests.games.letter_pieces.table.play_table import Play as PiecePlay
from tests.games.play_hands import click
from tests.games.rewordable.table.play_table import Play as CardPlay
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.features.challenges import challenge_texts as words
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.features.challenges.pages.result import ResultPage
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.features.review.pages.missed_words import MissedWords
from wordsmith_desktop.features.review.pages.review_page import ReviewPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.results.queries import settings
from wordsmith_desktop.wording.kind_texts import KIND_TITLES

NUMBER: Final = 4711
"""Of the deals, where the cards can be pressed too."""
TWICE: Final = 200
"""Percent of a slow clock."""
BY_NIGHT: Final = frozenset({"deck-time", "puzzle-rounds"})
"""Kinds that differ by their goal alone from another one of the same game."""


class Course(Value):
    """How Ana plays a kind, and what comes of it."""

    clock: Clock
    play: Callable[[Any], list[str]]
    """Plays to the end; the words that were made."""
    result: str
    """As it is told; {} stands for the points."""
    turns: int
    """That are looked back on."""
    give_up: Callable[[Any], object]
    """How Ben is done with it at once."""
    other: str
    """What Ben reaches."""
    told_clock: str


def _warm_up(play: PiecePlay) -> list[str]:
    pause(play, 200)
    found = write_words(play, 3)
    stop_searching(play)
    return found


def _word_by_word(play: PiecePlay) -> list[str]:
    """The soft clock warns once, and takes nothing."""
    wait(play, 480)
    assert play.message.startswith("The time is up, but nothing is lost")
    play.parts.banner.clear()
    wait(play, 60)
    assert "" == play.message
    found = write_words(play, 2)
    stop_searching(play)
    return found


def _sprint(play: PiecePlay) -> list[str]:
    """Without a clock there is no time anywhere, and it is recorded apart."""
    wait(play, 700)
    assert () == play.session.readings
    found = write_words(play, 2)
    stop_searching(play)
    assert [True] == [one.is_untimed for one in settings(play.services.bookkeeping.statistics())]
    return found


def _deck_time(play: CardPlay) -> list[str]:
    """The hard clock ends it; Ana's has twice the time."""
    found = build_words(play, 2)
    wait(play, 599)
    assert not play.is_over
    wait(play, 1)
    return found


def _deck_turns(play: CardPlay) -> list[str]:
    """Every turn has its own time."""
    found = build_words(play, 2)
    wait(play, 60)
    assert 7 == play.state.turns_left
    pass_on(play)
    return found


def _puzzle_rounds(play: PuzzlePlay) -> list[str]:
    return solve(play, play.state.anchor)


def _puzzle_time(play: PuzzlePlay) -> list[str]:
    wait(play, 65)
    return solve(play)


COURSES: Final[Mapping[str, Course]] = {
    "warm-up": Course(Clock.HARD, _warm_up, "3 words", 3, stop_searching, "0 words", "with"),
    "word-by-word": Course(
        Clock.SOFT, _word_by_word, "{} points", 6, stop_searching, "6 points", "only warned"
    ),
    "sprint": Course(Clock.OFF, _sprint, "{} points", 3, stop_searching, "6 points", "without"),
    "deck-time": Course(
        Clock.HARD, _deck_time, "{} points", 2, let_time_end, "0 points", "with, 200 % of the time"
    ),
    "deck-turns": Course(Clock.HARD, _deck_turns, "{} points", 10, pass_on, "0 points", "with"),
    "dice-turns": Course(Clock.HARD, score_words, "{} points", 6, only_roll, "0 points", "with"),
    "puzzle-rounds": Course(
        Clock.HARD, _puzzle_rounds, "2 rounds", 1, give_up_puzzle, "not finished", "with"
    ),
    "puzzle-time": Course(
        Clock.HARD, _puzzle_time, "1:05 minutes", 0, give_up_puzzle, "not finished", "with"
    ),
}


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pressed card deals what the code does."""
    monkeypatch.setattr(SystemRandom, "getrandbits", lambda _self, _bits: NUMBER)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, id=kind.key, marks=pytest.mark.nightly if kind.key in BY_NIGHT else ())
        for kind in KINDS
    ],
)
@pytest.mark.sampled(2)
def test_a_challenge_is_played_looked_back_on_and_handed_on(
    kind: ChallengeKind, play: AnyPlay, around: ChallengeHands
) -> None:
    course = COURSES[kind.key]
    challenge = fresh_challenge(kind, "en", NUMBER)
    if kind.key == "deck-time":
        profiles = play.services.people
        profiles.change(profiles.add("Ana").id, clock_percent=TWICE)
    if kind.number % 2:
        first = around.begin(kind, course.clock)
    else:
        first = around.begin_by_code(challenge.deal.text, course.clock)
    found = course.play(play)

    assert play.outcome is not None
    reached = course.result.format(play.outcome.scores[0])
    play.end.copy_text()
    shared = QGuiApplication.clipboard().text()
    assert {challenge.deal.text, reached} <= _parts(shared)
    assert not set(found) & set(re.findall("[A-Z]+", shared))
    result = around.see_result()
    assert f"{KIND_TITLES[kind.key].en}: {reached}" == result.title.text()
    assert challenge.deal.text == result.code.text()
    around.wait_for_medal(result)
    assert _is_told(result)
    review = around.look_back()
    assert course.turns == len(review.cards)
    told = [card.played.text() for card in review.cards]
    assert found == [word[0] for one in told if (word := re.match(r"[A-Z]+(?=,|$)", one))]
    missed = review.missed
    assert (kind.key == "warm-up") is missed.isVisible()
    assert not (missed.isVisible() and review.how_well.isVisible())
    if missed.isVisible():
        _read_missed(play, missed, found)
    if kind.key == "deck-turns":
        _look_at_the_board(play, review)
    click(play.button("Back"))

    assert first == around.hand_on("Ben")
    assert ("Ben",) == around.players
    course.give_up(play)
    rows = around.see_result().table.texts()
    assert [("Ana", reached, course.told_clock)] == [tuple(row[1:4]) for row in rows[:1]]
    assert [("Ben", course.other)] == [tuple(row[1:3]) for row in rows[1:]]
    around.go_home()
    assert ["Ana", "Ben"] == [name for name, _merit in around.results(challenge)]


def _look_at_the_board(play: AnyPlay, review: ReviewPage) -> None:
    """From the third turn to the board before it, and back to the list."""
    click(review.cards[2].moment)
    replay = play.window.screen_shown
    assert isinstance(replay, ReplayPage)
    assert review.reviews[2].position == replay.replay.position
    replay.left.emit()
    assert play.window.screen_shown is review


def _read_missed(play: AnyPlay, missed: MissedWords, found: list[str]) -> None:
    """The words are told by length, without the own ones, and the chosen one with its meaning."""
    words = [row[0] for row in missed.table.texts()]
    assert words == sorted(words, key=len, reverse=True)
    assert not set(found) & set(words)
    missed.table.selectRow(0)
    looking = f"{words[0]} …"
    play.qtbot.waitUntil(lambda: missed.meaning.text() != looking, timeout=SEARCH_MS)
    assert missed.meaning.text().startswith(words[0])
    assert "no meaning" not in missed.meaning.text()


def _parts(shared: str) -> set[str]:
    """What stands in the lines of a result that is shown to others."""
    return {part.removeprefix("Code ") for part in re.split(r"\n| · |, ", shared)}


def _is_told(result: ResultPage) -> bool:
    """Whether a medal with its lines is there, or that there is none."""
    return 4 == len(result.medal.lines.text().splitlines()) and result.medal.title.text() in {
        text.en for text in words.MEDALS.values()
    }
