"""A game that no list names is played in the real window, as if its files lay in the package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.games.play_curtain import everything_said
from tests.games.play_hands import chord, click, tab_to, tap, write
from tests.games.table_play import TablePlay, texts_of
from wordsmith_desktop import games
from wordsmith_desktop.app.commands.replay import replay_file
from wordsmith_desktop.features.printing.pages.print_dialog import PrintDialog
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.features.rule_book.pages.rules_page import RulesPage
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.queries import overview
from wordsmith_desktop.window.kit.game_defaults import DefaultForm
from wordsmith_desktop.window.kit.match_page import TablePage

GAME: Final = "longest_word"
ANA, ROBO = 0, 1


@contextmanager
def installed() -> Iterator[None]:
    """The game is found, and afterwards nothing is left of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent)])
        game_names.cache_clear()
        yield
    game_names.cache_clear()
    vars(games).pop(GAME, None)
    for module in [one for one in sys.modules if one.startswith(f"{games.__name__}.{GAME}")]:
        del sys.modules[module]


class Play(TablePlay[TablePage[Any, Any, Any], DefaultForm]):
    game = GAME
    page_type = TablePage
    form_type = DefaultForm

    def sit_with(self, robo: str) -> None:
        """Ana sits down with a bot, which the form does not offer."""
        rules = import_module(f"wordsmith_desktop.games.{GAME}.rules.rules").Ruleset()
        opened = self.services.sessions.start(
            GAME, rules, players=("Ana", "Robo"), dictionary="en", bots={ROBO: robo}
        )
        opened.session.close()
        self.window.commands.open(opened.path)
        self.lexicon()

    def begin(self, *_choices: object) -> None:
        """From the home page to Ana's first turn, by keys."""
        self.key_way("set-up")
        tab_to(self.asked()[0].start)
        enter()
        self.come_back()
        self.lexicon()
        enter()

    def finish(self) -> None:
        """Everybody lifts the curtain, and says the longest word in every turn."""
        while self.outcome is None:
            self.say(self.best_word())
            if self.curtain is not None:
                enter()

    def say(self, word: str) -> None:
        write(word.lower())
        enter()
        self.wait_for_ruling()

    @property
    def state(self) -> Any:
        return self.session.match.state

    @property
    def message(self) -> str:
        return str(self.page.parts.banner.message)

    @property
    def hand(self) -> str:
        """The letters of whoever looks, as they are shown."""
        return "".join(one.view.text for one in self.page.parts.hand.buttons)

    @property
    def laid(self) -> str:
        return "".join(one.view.text for one in self.page.parts.strip.pieces)

    def best_word(self) -> str:
        return self.lexicon().index.from_letters(self.hand, limit=1)[0].word

    def wrong_word(self) -> str:
        pairs = (first + second for first, second in zip(self.hand, self.hand[1:], strict=False))
        return next(pair for pair in pairs if self.lexicon().index.position(pair) is None)

    def bot_answers(self) -> None:
        self.qtbot.waitUntil(lambda: self.page.table.people_to_act != ())


def enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    with installed():
        made = Play(tmp_path, qtbot, monkeypatch)
        made.open()
        yield made
        made.shut()


def test_a_match_is_played_by_keys_from_the_home_page_to_its_end(play: Play) -> None:
    play.begin()
    assert play.window.windowTitle().startswith("Ana’s turn – Longest Word")
    word = play.best_word()
    play.say(word)
    assert f"Ana: {word}, {len(word)} points." == play.message
    enter()
    play.finish()
    assert play.window.windowTitle().startswith("The match is over")
    assert play.end.headline.text().endswith(" wins")
    assert any("★ won" in text for text in play.end_texts())
    enter()
    assert (0, 0) == play.state.points


def test_a_word_is_refused_with_its_reason_until_the_table_accepts_it(play: Play) -> None:
    play.begin()
    word = play.wrong_word()
    play.say(word)
    assert play.message.startswith(f"“{word}” is ")
    assert (0, ANA) == (play.state.turn, play.state.seat)
    click(play.button("Count it this time"))
    enter()
    play.wait_for_ruling()
    assert (2, 0) == play.state.points


def test_letters_are_taken_back_one_by_one(play: Play) -> None:
    play.begin()
    write(play.hand[:2].lower())
    assert play.hand[:2] == play.laid
    for key, count in (("Z", 1), ("Y", 2)):
        chord(key)
        assert play.hand[:count] == play.laid


def test_a_curtain_keeps_each_hand_from_the_others(play: Play) -> None:
    play.begin()
    anas = play.hand
    write(anas[:1].lower())
    chord("E")
    assert play.curtain is not None
    assert "Ana passes." == play.message
    assert "" == play.hand == play.laid
    enter()
    assert (7, "") == (len(play.hand), play.laid)
    assert anas != play.hand


def test_a_match_goes_on_with_what_lay_on_the_strip(play: Play) -> None:
    play.begin()
    write(play.hand[:3].lower())
    before = play.hand, play.laid
    play.open()
    card = play.card("Continue")
    assert "Ana’s turn, Longest Word" in card.accessibleName()
    click(card)
    play.come_back()
    assert "" == play.laid
    enter()
    assert before == (play.hand, play.laid)


def test_a_finished_match_is_replayed_counted_and_told_but_not_reviewed(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    play.begin()
    play.finish()
    assert play.outcome is not None
    scores = play.outcome.scores
    replay_file(play.save)
    assert f"Ana{scores[ANA]:>32}" in capsys.readouterr().out
    assert "What could have been" not in texts_of(play.window)
    click(play.button("Replay"))
    shown = play.window.screen_shown
    assert isinstance(shown, ReplayPage)
    assert [0, 1, 0, 1] == [turn.seat for turn in shown.replay.turns]
    play.window.offers.statistics()
    page = play.window.screen_shown
    assert isinstance(page, StatisticsPage)
    with play.qtbot.waitSignal(page.shown):
        pass
    found = overview(play.services.bookkeeping.statistics(), Filter(game=GAME))
    assert sorted(scores) == sorted(one.best_score or 0 for one in found)
    assert "Longest Word" in everything_said(play.window)


def test_help_tells_its_rules_and_printing_leaves_it_out(play: Play) -> None:
    play.begin()
    window = play.window
    window.offers.rules("", "")
    assert isinstance(window.screen_shown, RulesPage)
    assert "A word is worth its letters." in window.screen_shown.text.toPlainText()
    window.offers.print_sheet()
    assert isinstance(window.dialog, PrintDialog)
    assert -1 == window.dialog.choices.game.findData(GAME)


def test_a_bot_answers_without_a_curtain_while_the_person_sees_her_own_hand(play: Play) -> None:
    play.sit_with("longest")
    hand, shown = play.hand, list[tuple[str, str, bool]]()
    page = play.page
    page.status.connect(lambda status: shown.append((status, play.hand, page.is_building())))
    assert play.curtain is None
    play.say(play.best_word())
    play.bot_answers()
    assert play.curtain is None
    assert ("Robo’s turn", hand, False) in shown
    assert ("Ana’s turn", hand, True) == shown[-1]
    assert play.message.startswith("Robo: ")
    assert play.state.points[ROBO] >= 2


def test_undo_takes_a_bots_answer_along(play: Play) -> None:
    play.sit_with("silent")
    for key, turn in (("E", 2), ("Z", 0), ("Y", 2)):
        chord(key)
        play.bot_answers()
        assert (turn, ANA) == (play.state.turn, play.state.seat)


def test_a_bot_keeps_its_seat_when_a_match_begins_again_or_branches_off(play: Play) -> None:
    play.sit_with("silent")
    first = play.save
    play.window.commands.restart_now()
    second = play.save
    play.window.commands.branch(second, 1)
    assert 3 == len({first, second, play.save})
    assert (ANA,) == play.session.people


def test_nothing_is_left_of_it_afterwards() -> None:
    with installed():
        assert GAME in game_names()
        import_module(f"wordsmith_desktop.games.{GAME}.rules.rules")
    assert GAME not in game_names()
    with pytest.raises(ModuleNotFoundError):
        import_module(f"wordsmith_desktop.games.{GAME}.rules.rules")


def test_people_play_for_a_computer_that_finds_nothing_to_do(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: Any = import_module(f"wordsmith_desktop.games.{GAME}.rules.bots").BOTS
    monkeypatch.setitem(bots, "silent", lambda *_asked: None)
    play.sit_with("silent")
    play.say(play.best_word())
    host = play.window.host
    assert host is not None
    play.qtbot.waitUntil(lambda: "Robo finds nothing to do." in texts_of(host))
    buttons = [one for one in host.findChildren(QPushButton) if one.isVisible()]
    click(next(one for one in buttons if one.text() == "Play for Robo"))
    assert (ANA, ROBO) == play.session.people
    # Both are people now, so the letters are handed over.
    assert play.curtain is not None
    enter()
    play.finish()
    assert play.outcome is not None
    assert not any("finds nothing" in text for text in texts_of(host))
