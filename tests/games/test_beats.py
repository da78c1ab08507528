"""All that happens at a table stands for its beat, uncovered; what follows waits in line.

Computers play by the program's own pace; whoever sits there sees everything out. A chronicle notes
from the events what stood and for how long, by a clock that runs only when it is told to.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.chronicle import Chronicle, Play, act_as_level, play_on
from tests.games.letter_pieces import lp
from tests.games.table_play import TablePlay
from tests.helpers.effort import EFFORT
from tests.window.beats import BeatClock, beating
from wordsmith_desktop.app import services
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Letters
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.session.thinking import at_once
from wordsmith_desktop.window.kit import ticks
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.pace.beats import Beat

ACTS: Final = 60 * EFFORT
"""So many acts of a match are looked at."""
AGES_MS: Final = 10**9
WAYS: Final[dict[str, tuple[str, Any, tuple[int, ...]]]] = {
    "letter_pieces": ("letter_pieces", Letters(challenges=1, words=2, rolls_a_turn=3), (3, 4)),
    "letter_pieces-secret": (
        "letter_pieces",
        Letters(challenges=1, words=2, mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN),
        (3, 4),
    ),
    "length_x_wit": ("length_x_wit", Dice(goal=40), (3, 4)),
    "rewordable": ("rewordable", Cards(cards=30), (3, 4)),
    "rewordable-objections": ("rewordable", Cards(cards=30, referee=Referee.OBJECTION), (5, 4)),
    "hidden_crossword": ("hidden_crossword", Crossword(), (3,)),
}


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    # Time passes when the chronicle says so, and computers have thought by then.
    monkeypatch.setattr(ticks, "TICK_MS", AGES_MS)
    monkeypatch.setattr(services, "beside", at_once)
    made: Play = TablePlay(tmp_path, qtbot, monkeypatch)
    made.page_type = TablePage
    made.open()
    made.lexicon()
    made.preferences.change(computer_pace="brisk")
    yield made
    made.shut()


@pytest.fixture
def clock() -> Iterator[BeatClock]:
    with beating() as made:
        yield made


def sit(play: Play, way: str) -> None:
    """Ana and computers."""
    game, rules, levels = WAYS[way]
    play.game = game
    opened = play.services.sessions.start(
        game,
        rules,
        players=("Ana", *(f"Robo {level}" for level in levels)),
        dictionary="en",
        bots={seat: bot_of_level(level) for seat, level in enumerate(levels, start=1)},
    )
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()


def chronicle_of(play: Play, clock: BeatClock, acts: int = ACTS) -> Chronicle:
    """What stands in so many acts."""
    chronicle = Chronicle(play, clock)
    table = chronicle.page.table
    play_on(
        chronicle,
        is_enough=lambda: table.position >= acts,
        act=lambda seat: act_as_level(play, seat),
    )
    chronicle.close()
    return chronicle


def test_all_games_with_computers_are_looked_at_here() -> None:
    assert {game for game in game_names() if game_of(game).bots()} == {
        one[0] for one in WAYS.values()
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.sampled(2)
def test_all_that_happens_stands_for_its_beat_and_uncovered(
    play: Play, clock: BeatClock, way: str
) -> None:
    sit(play, way)
    chronicle = chronicle_of(play, clock)
    assert [] == chronicle.wrong
    assert chronicle.entries


@pytest.mark.parametrize("way", ["rewordable", "length_x_wit"])
def test_a_chronicle_sees_what_is_too_short(play: Play, clock: BeatClock, way: str) -> None:
    sit(play, way)
    play.preferences.change(computer_pace="at once")
    assert chronicle_of(play, clock, acts=12).wrong


@pytest.mark.parametrize("way", ["rewordable", "rewordable-objections", "length_x_wit"])
def test_a_word_of_a_computer_lies_where_people_lay_theirs(
    play: Play, clock: BeatClock, way: str
) -> None:
    sit(play, way)
    chronicle = Chronicle(play, clock)
    page: Any = chronicle.page
    lain: list[tuple[str, str]] = []

    def look() -> bool:
        if set(page.pace.standing) & {Beat.WORD, Beat.RESULT}:
            lain.append(("".join(one.view.text for one in page.parts.strip.pieces), sum_of(page)))
        return len(lain) > 20

    play_on(chronicle, is_enough=look, act=lambda seat: act_as_level(play, seat))
    chronicle.close()
    assert all(word and points for word, points in lain)


@pytest.mark.parametrize(
    ("game", "rules", "seed"),
    [("rewordable", Cards(cards=18), 7), ("length_x_wit", Dice(goal=8), 5)],
    ids=["rewordable", "length_x_wit"],
)
def test_while_the_last_move_stands_no_line_moves_and_nobody_is_invited_to_lay(
    play: Play,
    clock: BeatClock,
    game: str,
    rules: Any,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play.seed = seed
    monkeypatch.setitem(WAYS, "short", (game, rules, (3, 4)))
    sit(play, "short")
    chronicle = Chronicle(play, clock)
    page: Any = chronicle.page
    orders, invited = {order_of(page)}, []

    def is_over() -> bool:
        orders.add(order_of(page))
        if page.table.outcome is not None:
            invited.append(page.parts.strip._hint.text())
        return page.end is not None

    play_on(chronicle, is_enough=is_over, act=lambda seat: act_as_level(play, seat))
    chronicle.close()
    assert page.table.mover != 0, "what a person has done stands for nobody"
    assert 1 == len(orders)
    assert {""} == set(invited)


def order_of(page: Any) -> tuple[int, ...]:
    """The lines of words that lie above each other, by seat."""
    return tuple(page.parts.lexicons.lexicons) if hasattr(page.parts, "lexicons") else ()


def sum_of(page: Any) -> str:
    """The number beside the word on the strip."""
    worth = page.parts.gain if hasattr(page.parts, "gain") else page.parts.score
    return str(worth.number)
