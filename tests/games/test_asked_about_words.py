"""Whoever is asked about a computer's word sees that word, and can do nothing but answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.play_hands import chord, click, tap, write
from tests.games.table_play import TablePlay
from tests.window.spoken_tree import tree
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage, LetStand, Referee, Vote
from wordsmith_desktop.games.common.registry import game_names, game_of, rules_of
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Letters
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.drivers import RefereeDriver
from wordsmith_desktop.session.thinking import stream_of
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage

ANA, ROBO = 0, 1
MOST_ACTIONS = 400
WAYS: Final[dict[str, tuple[str, Any]]] = {
    "letter_pieces": ("letter_pieces", Letters(challenges=1)),
    "letter_pieces-secret": (
        "letter_pieces",
        Letters(mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN),
    ),
    "letter_pieces-steps": (
        "letter_pieces",
        Letters(mode=lp.Mode.WORD_BY_WORD, table=lp.TableMode.CURTAIN),
    ),
    "length_x_wit": ("length_x_wit", Dice()),
    "rewordable": ("rewordable", Cards(name_letters=(3, 4))),
}
REFEREES = (Referee.OBJECTION, Referee.VOTE)
FIRST_ANSWER: Final[dict[Referee, object]] = {
    Referee.OBJECTION: LetStand(),
    Referee.VOTE: Vote(True),
}


class Play(TablePlay[TablePage[Any, Any, Any], NewMatchForm]):
    """Ana and a computer, whose words she is asked about."""

    page_type = TablePage
    form_type = NewMatchForm

    def sit_with_computer(self, way: str, referee: Referee) -> None:
        game, rules = WAYS[way]
        self.game = game
        opened = self.services.sessions.start(
            game,
            replace(rules, referee=referee),
            players=("Ana", "Robo"),
            dictionary="en",
            bots={ROBO: bot_of_level(4)},
        )
        opened.session.close()
        self.window.commands.open(opened.path)
        self.come_back()
        self.lexicon()

    @property
    def call(self) -> Any:
        return self.session.match.state.call

    @property
    def is_asked(self) -> bool:
        return self.call is not None and self.call.seat == ROBO and bool(self._asked_people)

    @property
    def _asked_people(self) -> tuple[int, ...]:
        is_put = self.call is not None and self.call.stage is not CallStage.RULING
        return self.page.table.people_to_act if is_put else ()

    def go_on_until_asked(self) -> None:
        """Play for Ana as a computer would, until she is asked about a word of Robo's."""
        for _ in range(MOST_ACTIONS):
            self.qtbot.waitUntil(self._is_a_person_s, timeout=20_000)
            if self.is_asked:
                QApplication.processEvents()
                return
            self._act_for_ana()
        raise AssertionError("nobody asks about a word")

    def _is_a_person_s(self) -> bool:
        # Computers wait in the time of the match.
        self.page.table.tick(1000)
        return bool(self.page.table.people_to_act)

    def _act_for_ana(self) -> None:
        table = self.page.table
        rng = Rng(1, stream=stream_of(ANA, table.position))
        lexicon = self.lexicon()
        words = Vocabulary(lexicon.index, mind=1, judge=lexicon.judge)
        bot = game_of(self.game).bots()[bot_of_level(3)]
        decision = bot(self.session.observation(ANA), words, rng, Search())
        assert decision is not None
        assert not isinstance(decision.action, Wait)
        assert () == table.act(ANA, decision.action)

    @property
    def answers(self) -> tuple[QAbstractButton, ...]:
        page: Any = self.page
        return tuple(page.parts.call.buttons)

    def others(self) -> list[QAbstractButton]:
        """Everything else that can be pressed on the page."""
        found = self.page.findChildren(QAbstractButton)
        return [
            one for one in found if one.isVisible() and one.isEnabled() and one not in self.answers
        ]


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    made.open()
    yield made
    made.shut()


@pytest.fixture(params=REFEREES, ids=lambda one: one.value)
def referee(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Referee:
    """In a vote the dictionary has something against every word of the computer."""
    found: Referee = request.param
    if found is Referee.VOTE:
        judged = RefereeDriver._judge_of

        def doubts(self: RefereeDriver, table: Any, seat: int | None) -> Callable[[str], Any]:
            if seat == ROBO:
                return lambda word: Ruling(word, False, Reason.UNKNOWN, "en")
            return judged(self, table, seat)

        monkeypatch.setattr(RefereeDriver, "_judge_of", doubts)
    return found


every_way = pytest.mark.parametrize("way", WAYS)


def _lies_there(page: Any, word: str) -> bool:
    """Whether these letters lie where words are built."""
    if hasattr(page.parts, "board"):
        return (
            page.parts.board.isVisible() and " ".join(word) in page.surface.accessibleDescription()
        )
    return word == "".join(piece.view.text for piece in page.surface.pieces)


def test_all_games_with_questions_about_words_are_tried_here() -> None:
    asking = {game for game in game_names() if hasattr(rules_of(game).ruleset_type(), "referee")}
    assert asking == {game for game, _rules in WAYS.values()}


@every_way
@pytest.mark.sampled(2)
def test_whoever_is_asked_sees_the_word_and_enter_gives_the_first_answer(
    play: Play, way: str, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit_with_computer(way, referee)
    play.go_on_until_asked()
    word = play.call.word
    shown = [
        text
        for one in tree(QAccessible.queryAccessibleInterface(play.page))
        for text in (one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description))
    ]
    assert any(word in text for text in shown), "what is asked names it"
    assert _lies_there(play.page, word)
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)
    before = play.page.table.position
    tap(Qt.Key.Key_Return, text="\r")
    played = play.session.match.played[before]
    assert (ANA, FIRST_ANSWER[referee]) == (played.seat, played.action)


@every_way
@pytest.mark.sampled(2)
def test_nothing_but_the_answers_changes_the_match(play: Play, way: str, referee: Referee) -> None:
    play.sit_with_computer(way, referee)
    play.go_on_until_asked()
    page, before = play.page, play.session.match.state
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape, Qt.Key.Key_F2):
        tap(key)
    write("ea")
    for letter in "RUP":
        chord(letter)
    tap(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert before is play.session.match.state
    for button in play.others():
        if button.isVisible() and button.isEnabled() and page.isVisible():
            click(button)
    assert before is play.session.match.state
    assert play.is_asked
