"""A computer objects to a person's word: who did, and why, is told and stays to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit import lw
from tests.games.play_hands import CTRL, SHIFT, tap
from tests.games.rewordable import rw
from tests.games.table_play import SETTINGS, TablePlay
from tests.helpers.toy_game import GameOfBots
from tests.window.beats import beating
from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee
from wordsmith_desktop.games.common.opinions import opinion
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.session import setup
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.strip.worth import Worth

ROBO, MOMO, ANA = range(3)
NAMES = ("Robo", "Momo", "Ana")
AGES_MS = 10**9
Play = TablePlay[TablePage[Any, Any, Any], NewMatchForm]
TOLD = {
    "en": ("Robo objects", "is not in the dictionary"),
    "de": ("Robo erhebt Einspruch", "steht nicht im Wörterbuch"),
}


def objects(seen: Any, words: Vocabulary, rng: Rng, _search: Search) -> Decision[Any] | None:
    """Doubts all that is no word."""
    return opinion(seen, words, rng, notices=1.0)


def dreams(*_asked: object) -> Decision[Any]:
    """Would let stand everything, and takes ages for it."""
    return Decision(LetStand(), after_ms=AGES_MS, is_patient=True)


def lies(seen: Any, words: Vocabulary, _rng: Rng, _search: Search) -> Decision[Any] | None:
    """Builds what is no word."""
    if seen.call is not None:
        return Decision(LetStand(), is_patient=True)
    pairs = permutations(seen.reach.hand, 2)
    cards = next(one for one in pairs if words.against(one[0].text + one[1].text, ()) is not None)
    return Decision(rw.Build(tuple(card.id for card in cards)))


def lies_with_dice(
    seen: Any, words: Vocabulary, _rng: Rng, _search: Search
) -> Decision[Any] | None:
    """Spells what is no word."""
    if seen.call is not None or seen.responder is not None:
        return Decision(LetStand(), is_patient=True) if seen.call else None
    if not seen.dice:
        return Decision(lw.Roll())
    pairs = permutations(seen.free_tiles(seen.seat), 2)
    spelled = (
        (seen.dice[0].text + "".join(tile.text for tile in pair), tuple(tile.id for tile in pair))
        for pair in pairs
    )
    return Decision(
        lw.Score(*next(one for one in spelled if words.against(one[0], ()) is not None))
    )


LYING = {
    "rewordable": (rw.Ruleset(name_letters=(9, 1), referee=Referee.OBJECTION), "lies"),
    "length_x_wit": (Dice(referee=Referee.OBJECTION), "lies with dice"),
}


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    bots = GameOfBots(
        {"objects": objects, "dreams": dreams, "lies": lies, "lies with dice": lies_with_dice}
    )
    monkeypatch.setattr(setup, "game_of", lambda _game: bots)
    made: Play = TablePlay(tmp_path, qtbot, monkeypatch)
    made.page_type = TablePage
    made.open()
    yield made
    made.shut()


def say_no_word(play: Play) -> str:
    """Ana builds two cards of her hand that make no word, and it is judged; the word."""
    word = build_no_word(play)
    play.qtbot.waitUntil(lambda: play.session.match.state.call is None)
    QApplication.processEvents()
    return word


def build_no_word(play: Play) -> str:
    """Ana builds two cards of her hand that make no word; the word."""
    opened = play.services.sessions.start(
        "rewordable",
        rw.Ruleset(name_letters=(1, 1, 9), referee=Referee.OBJECTION),
        players=NAMES,
        dictionary="en",
        bots={ROBO: "objects", MOMO: "dreams"},
    )
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()
    lexicon, hand = play.lexicon(), play.session.match.state.players[ANA].hand
    pairs = ((one, other) for one, other in permutations(hand, 2))
    cards = next(
        pair for pair in pairs if not lexicon.judge("".join(card.text for card in pair)).accepted
    )
    assert () == play.page.table.act(ANA, rw.Build(tuple(card.id for card in cards)))
    return "".join(card.text for card in cards)


@pytest.mark.parametrize("language", TOLD)
def test_who_objects_stands_beside_what_the_dictionary_says(play: Play, language: str) -> None:
    play.open(replace(SETTINGS, language=language))
    word = say_no_word(play)
    for part in (*TOLD[language], word):
        assert part in play.message


def test_whoever_asks_why_is_told_who_by_which_rule_and_for_what_reason(play: Play) -> None:
    word = say_no_word(play)
    tap(Qt.Key.Key_W, CTRL | SHIFT)
    assert f"Robo: C17: “{word}” is not in the dictionary. So I objected." == play.message


def test_the_other_computer_thinks_no_more_once_somebody_has_objected(play: Play) -> None:
    say_no_word(play)
    assert (ANA,) == play.page.table.people_to_act
    assert play.page.table.thinking is None


@pytest.mark.parametrize("language", TOLD)
def test_an_objection_hangs_at_its_chip_with_rule_and_reason_before_the_verdict(
    play: Play, language: str
) -> None:
    objects, reason = TOLD[language]
    with beating() as clock:
        play.open(replace(SETTINGS, language=language))
        play.lexicon()
        play.preferences.change(computer_pace="brisk")
        word = build_no_word(play)
        play.qtbot.waitUntil(lambda: play.page.table.thinking is not None)
        # It takes its time, which is the match's.
        play.qtbot.waitUntil(lambda: _has_objected(play))
        bubble = play.page.bubble
        assert bubble.isVisible()
        for part in (objects, reason, "C17", word):
            assert part in bubble.text
        clock.advance(1499)
        assert play.page.pace.is_standing, "the dictionary has not spoken yet"
        assert play.session.match.state.call is not None
        clock.advance(1)
        play.qtbot.waitUntil(lambda: play.session.match.state.call is None)
        assert "" == bubble.text
        assert not bubble.isVisible()


@pytest.mark.parametrize("game", LYING)
def test_a_computers_refused_word_is_seen_as_refused_for_its_beat(play: Play, game: str) -> None:
    rules, bot = LYING[game]
    with beating() as clock:
        play.open()
        play.lexicon()
        play.preferences.change(computer_pace="brisk")
        opened = play.services.sessions.start(
            game, rules, players=("Robo", "Ana"), dictionary="en", bots={0: bot}
        )
        opened.session.close()
        play.window.commands.open(opened.path)
        play.come_back()
        play.qtbot.waitUntil(lambda: _has_called(play))
        word = play.session.match.state.call.word
        assert () == play.page.table.act(1, Object())
        clock.advance(1500)
        play.qtbot.waitUntil(lambda: play.session.match.state.call is None)
        assert word == _lain(play)
        assert _worth(play).is_refused
        clock.advance(1499)
        assert word == _lain(play)
        clock.advance(1)
        assert not (word == _lain(play) and _worth(play).is_refused)


def _lain(play: Play) -> str:
    """The word on the strip."""
    page: Any = play.page
    return "".join(one.view.text for one in page.parts.strip.pieces)


def _worth(play: Play) -> Worth:
    """What is said beside the strip of what the word brings."""
    parts: Any = play.page.parts
    found: Worth = parts.gain if hasattr(parts, "gain") else parts.score
    return found


def _has_called(play: Play) -> bool:
    """Whether a word lies before the table; whoever rolls for one is seen meanwhile."""
    if play.session.match.state.call is None:
        play.page.pace.go_on()
    play.page.table.tick(1000)
    return play.session.match.state.call is not None


def _has_objected(play: Play) -> bool:
    play.page.table.tick(1000)
    return bool(play.page.pace.is_standing)
