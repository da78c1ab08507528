"""Whole matches against computer players through the real window, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.play_hands import CTRL, tap
from tests.games.table_play import TablePlay
from tests.helpers.effort import EFFORT
from tests.helpers.statistics import record, tally
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level, level_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Letters
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.session.thinking import stream_of
from wordsmith_desktop.window.kit import ticks
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.page_commands import why_line
from wordsmith_desktop.wording.computer_players import CHARACTERS, seat_name

ANA, ROBO = 0, 1
MOST_TURNS = 2000
Play = TablePlay[TablePage[Any, Any, Any], NewMatchForm]
SHORT: dict[str, Any] = {
    "letter_pieces": Letters(challenges=1, words=3, rolls_a_turn=3),
    "length_x_wit": Dice(goal=40),
    "rewordable": Cards(cards=30),
    "hidden_crossword": Crossword(),
}
BUILT = [game for game in SHORT if game_of(game).bots()]
"""The games with computer players."""
every_game = pytest.mark.parametrize("game", BUILT)


@pytest.fixture(autouse=True)
def still_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes here, in short steps: computers think and wait in the time of the match."""
    monkeypatch.setattr(ticks, "TICK_MS", 10)


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    made: Play = TablePlay(tmp_path, qtbot, monkeypatch)
    made.page_type = TablePage
    made.open()
    made.lexicon()
    yield made
    made.shut()


def sit(play: Play, game: str, *levels: int | None) -> None:
    """People on the seats of None, and computers of these levels on the others."""
    names: list[str] = []
    for level in levels:
        names.append(seat_name(CHARACTERS[level - 1], names) if level else f"Ana {len(names)}")
    opened = play.services.sessions.start(
        game,
        SHORT[game],
        players=tuple(names),
        dictionary="en",
        bots={seat: bot_of_level(level) for seat, level in enumerate(levels) if level},
    )
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()


def act_for_people(play: Play, game: str) -> None:
    """What a player of level 3 would do in a person's place."""
    table, session = play.page.table, play.session
    seat = table.people_to_act[0]
    rng = Rng(1, stream=stream_of(seat, table.position))
    words = Vocabulary(play.lexicon().index, mind=7)
    bot = game_of(game).bots()[bot_of_level(3)]
    decision = bot(session.observation(seat), words, rng, Search())
    assert decision is not None
    assert not isinstance(decision.action, Wait)
    assert () == table.act(seat, decision.action)


def play_out(play: Play, game: str) -> None:
    """To the end; whoever is a computer acts by itself."""
    table = play.page.table
    for _ in range(MOST_TURNS):
        play.qtbot.waitUntil(
            lambda: table.outcome is not None or bool(table.people_to_act), timeout=20_000
        )
        if table.outcome is not None:
            return
        if play.curtain is not None:
            play.lift()
        act_for_people(play, game)
    raise AssertionError("the match comes to no end")


@every_game
@pytest.mark.parametrize("level", LEVELS[:: 1 if EFFORT > 1 else 3])
@pytest.mark.sampled(2)
def test_a_whole_match_is_played_against_each_level(play: Play, game: str, level: int) -> None:
    sit(play, game, None, level)
    play_out(play, game)
    assert play.curtain is None
    assert play.page.end is not None
    assert any(CHARACTERS[level - 1].name in text for text in play.end_texts())


@every_game
@pytest.mark.sampled(2)
def test_computers_play_a_match_among_themselves_while_people_watch(play: Play, game: str) -> None:
    sit(play, game, 3, 2)

    def is_over() -> bool:
        # Computers wait in the time of the match, which passes faster here.
        play.page.table.tick(1000)
        return play.outcome is not None

    play.qtbot.waitUntil(is_over, timeout=120_000)
    assert play.page.end is not None


@pytest.mark.parametrize("game", [game for game in BUILT if game != "hidden_crossword"])
def test_two_people_and_two_computers_share_a_table(play: Play, game: str) -> None:
    sit(play, game, None, 2, None, 4)
    play_out(play, game)
    assert play.outcome is not None


@every_game
def test_one_click_on_the_home_page_begins_a_match_against_the_computer(
    play: Play, game: str
) -> None:
    play.game = game
    play.begin_against_computer()
    assert play.page.table.computers
    assert play.window.seating is not None
    assert ["", CHARACTERS[1].bot] == [one.bot for one in play.window.seating.seats]


@every_game
def test_whoever_asks_why_is_told_in_a_sentence(
    play: Play, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(play, game, None, 4)
    told: list[str] = []

    def has_motive() -> bool:
        if play.page.table.people_to_act and play.page.table.motive is None:
            if play.curtain is not None:
                play.lift()
            act_for_people(play, game)
        return play.page.table.motive is not None

    play.qtbot.waitUntil(has_motive, timeout=20_000)
    page = play.page

    def tell(sentence: str, **_more: object) -> None:
        if sentence == why_line(page.table, page._names, page._context.why):
            told.append(sentence)

    monkeypatch.setattr(page.parts.banner, "show_info", tell)
    # The computer may go on meanwhile, and what it did be told after that.
    tap(Qt.Key.Key_W, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert [True] == [sentence.endswith((".", "!")) for sentence in told]


def test_while_a_computer_builds_its_crossword_a_person_hands_in_nothing(play: Play) -> None:
    game = "hidden_crossword"
    sit(play, game, 4, None)
    play.preferences.change(computer_pace="leisurely")
    page: Any = play.page

    def is_building() -> bool:
        if page.table.public.phase is not hc.Phase.BUILD and page.table.people_to_act:
            act_for_people(play, game)
        return page.table.public.phase is hc.Phase.BUILD

    play.qtbot.waitUntil(is_building, timeout=20_000)
    assert 0 == page.table.public.to_move
    assert not page.parts.bar.go_on.isEnabled()

    play.qtbot.waitUntil(lambda: bool(page.table.people_to_act), timeout=20_000)
    assert page.parts.bar.go_on.isEnabled()


def test_whoever_has_beaten_a_level_often_is_offered_a_stronger_one(play: Play) -> None:
    statistics = play.services.bookkeeping.statistics()
    won, lost = tally(30, is_winner=True), tally(20, is_winner=False)
    pip = Player("Momo", bot=bot_of_level(2))
    statistics.record(
        *(
            record(f"m{n}", (Player("Ana"), won), (pip, lost), game="length_x_wit", hour=n)
            for n in range(6)
        )
    )
    play.game = "length_x_wit"
    play.begin_against_computer()
    assert play.window.seating is not None
    (_, opponent) = play.window.seating.seats
    level = level_of(opponent.bot)
    assert level is not None
    assert level >= 4
    assert opponent.name == seat_name(CHARACTERS[level - 1])


def test_the_level_that_fits_can_be_turned_off(play: Play) -> None:
    play.preferences.change(fits_level=False)
    play.game = "length_x_wit"
    play.begin_against_computer()
    assert play.window.seating is not None
    assert bot_of_level(2) == play.window.seating.seats[1].bot


def test_nothing_can_be_pressed_at_a_bench_that_a_computer_has(play: Play) -> None:
    play.preferences.change(computer_pace="leisurely")
    sit(play, "letter_pieces", 4, None)
    play.qtbot.waitUntil(lambda: play.page.table.thinking is not None)
    page, before = play.page, play.session.match.state
    assert page.table.people_to_act == ()
    for button in (page.parts.claim.pass_button, page.parts.claim.claim_button):
        assert not button.isEnabled()
    for key in (Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Backspace):
        tap(key)
    assert before is play.session.match.state


def test_who_sits_at_the_table_stays_there_after_a_match_against_the_computer(
    play: Play,
) -> None:
    play.game = "length_x_wit"
    play.begin_against_computer()
    settings = play.preferences.settings
    assert (("Ana",), 1) == (settings.player_names, settings.table_computers)
    setup = settings.setup_of("length_x_wit")
    assert setup is not None
    assert ("", bot_of_level(2)) == setup.bots
