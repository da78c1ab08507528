"""What stays hidden at the curtain, before the others who are asked, and from the next player.

Every table is laid twice, with other cards where nobody before the screen may look. Whatever can
be seen, read out or found in the window must be the same at both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool
from PySide6.QtGui import QGuiApplication, QImage

from tests.games.play_curtain import everything_said, picture
from tests.games.play_hands import chord, click, focused, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.words.in_words import say_card_of_hand, say_hand_card

ANA, BEN = 0, 1
SHARED = "I NG SI"
ANAS = ("C AT T SE EL", "C AT Y DE LY")
"""Ana's hand, and another that could be hers; CAT can be built of both."""
BENS = ("H E R RE TH", "F ED IN OW MA")
"""Ben's hand, and another that could be his."""
DECKS = ("P O K", "G U ME")
ROUNDED = 24
"""Of 255 levels of a colour: so far apart may two drawings of the same be."""

Do = Callable[[Play], object]


class Shown(Value):
    """All that can be found out at the screen."""

    said: str
    picture: QImage
    page: QImage
    """The page itself, which is hidden while the curtain is down."""
    news: tuple[str, ...]


def shown(play: Play) -> Shown:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window, page = play.window, play.page
    # A hidden page is laid out when it is painted, and its inner parts only after that.
    for _ in range(3):
        page.grab()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return Shown(everything_said(window), picture(window), page.grab().toImage(), tuple(play.news))


def both(
    play: Play,
    do: Do,
    *,
    anas: Sequence[str] = (ANAS[0], ANAS[0]),
    bens: Sequence[str] = (BENS[0], BENS[0]),
    **fields: object,
) -> list[Shown]:
    """What there is to be found out after the same doings at two tables."""
    found = []
    for ana, ben, deck in zip(anas, bens, DECKS, strict=True):
        play.sit_at(Dealt((ana, ben), pool=SHARED, deck=deck), "Ana", "Ben", **fields)
        do(play)
        found.append(shown(play))
    return found


def _hidden(play: Play, *seats: int) -> list[str]:
    """How the cards of these seats' hands are read out to their owners."""
    return [say_hand_card(text) for seat in seats for text in play.hand(seat)]


def look_alike(one: QImage, other: QImage) -> bool:
    """Whether nobody can tell them apart.

    Where a glyph was drawn before, Qt may round the edges of large letters a little otherwise.
    """
    if one.size() != other.size():
        return False
    pixels = [np.frombuffer(each.constBits(), np.uint8).astype(np.int16) for each in (one, other)]
    return int(np.abs(pixels[0] - pixels[1]).max()) <= ROUNDED


def assert_same(found: Sequence[Shown]) -> None:
    first, second = found
    assert first.said == second.said
    assert first.news == second.news
    assert look_alike(first.page, second.page)
    assert look_alike(first.picture, second.picture)


def _nothing(_play: Play) -> None:
    """The curtain of the first turn is down."""


def _ana_looks(play: Play) -> None:
    play.lift()


def _ana_types(play: Play) -> None:
    play.lift()
    write("cat")
    tap(Qt.Key.Key_Left)


def _ana_builds(play: Play) -> None:
    play.write_word("CAT")


def _ana_is_refused_and_builds(play: Play) -> None:
    """Her first word is of cards that only she has."""
    play.lift()
    last = play.hand(ANA)[-1]
    play.type_word(f"{last}CT" if "T" in play.hand(ANA) else f"C{last}")
    play.build()
    play.type_word("CAT")
    play.build()


def _ana_exchanges(play: Play) -> None:
    play.lift()
    chord("E")
    for card in play.player.hand[2:4]:
        click(play.strip.button(card.id))
    click(play.parts.acts.confirm)


def _ana_is_told_a_hint_and_passes(play: Play) -> None:
    play.lift()
    for _ in range(2):
        tap(Qt.Key.Key_F2)
        play.qtbot.waitUntil(lambda: "Looking for a word" not in play.message)
    chord("E")
    tap(Qt.Key.Key_Return, text="\r")


def _ana_undoes_and_passes(play: Play) -> None:
    play.lift()
    write("cat")
    chord("Z")
    click(play.strip.button(play.player.hand[3].id))
    play.pass_turn()


def _ana_arranges_her_hand_and_passes(play: Play) -> None:
    play.lift()
    tap(Qt.Key.Key_F8)
    play.strip.drag(play.parts.hand.buttons[0], play.strip.at(play.parts.hand.buttons[3]))
    play.pass_turn()


TURNS = [
    _ana_builds,
    _ana_is_refused_and_builds,
    _ana_exchanges,
    _ana_is_told_a_hint_and_passes,
    _ana_undoes_and_passes,
    _ana_arranges_her_hand_and_passes,
]


# The curtain


def test_nothing_of_any_hand_is_to_be_found_behind_the_first_curtain(play: Play) -> None:
    assert_same(both(play, _nothing, anas=ANAS, bens=BENS))
    assert play.curtain is not None


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.sampled(2)
def test_nothing_of_any_hand_is_to_be_found_at_the_curtain_after_a_turn(
    play: Play, turn: Do
) -> None:
    found = both(play, turn, anas=ANAS, bens=BENS)
    assert BEN == play.seat
    assert play.curtain is not None
    assert [] == [one for one in _hidden(play, ANA, BEN) if one in found[1].said]
    assert "Wordsmith Desktop" == play.window.windowTitle()
    assert_same(found)


def test_a_hard_clock_that_ends_a_turn_shows_nothing_of_it(play: Play) -> None:
    def turn(play: Play) -> None:
        play.lift()
        write("cat")
        card = play.strip.button(play.player.hand[3].id)
        play.strip.grasp(card)
        for _ in range(30):
            play.session.tick(1000)
        play.strip.let_go(play.window, play.strip.beside)

    found = both(play, turn, anas=ANAS, clock=Clock.HARD, turn_seconds=30)
    assert play.curtain is not None
    assert_same(found)


# The next player


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.sampled(2)
def test_the_next_player_finds_nothing_of_the_hand_before(play: Play, turn: Do) -> None:
    def look(play: Play) -> None:
        turn(play)
        play.lift()

    found = both(play, look, anas=ANAS)
    assert BEN == play.seat
    assert [] == [one for one in _hidden(play, ANA) if one in found[1].said]
    # Ben does see his own.
    assert [] == [one for one in _hidden(play, BEN) if one not in found[1].said]
    assert_same(found)


@pytest.mark.parametrize("looks", [_ana_looks, _ana_types])
def test_whoever_builds_finds_nothing_of_other_hands_and_of_the_deck(play: Play, looks: Do) -> None:
    found = both(play, looks, bens=BENS)
    assert [] == [one for one in _hidden(play, ANA) if one not in found[1].said]
    assert_same(found)


# The others are asked


def _ana_calls(play: Play) -> None:
    play.lift()
    click(play.strip.button(play.player.hand[3].id))
    play.type_word("CAT")
    play.build()


def _ana_asks_for_a_hint_and_calls(play: Play) -> None:
    """The answer of the search comes when the others look already."""
    play.lift()
    play.type_word("CAT")
    tap(Qt.Key.Key_F2)
    play.build()
    QThreadPool.globalInstance().waitForDone(5000)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("calls", [_ana_calls, _ana_asks_for_a_hint_and_calls])
def test_whoever_is_asked_sees_the_word_and_nothing_else_of_the_hand(play: Play, calls: Do) -> None:
    found = both(play, calls, anas=ANAS, bens=BENS, referee=Referee.OBJECTION)
    assert play.state.call is not None
    assert play.curtain is None
    assert say_card_of_hand("AT", "Ana") in found[0].said
    unseen = [text for text in play.hand(ANA) if text not in ("C", "AT")]
    ways = [
        say(text)
        for text in unseen
        for say in (say_hand_card, partial(say_card_of_hand, name="Ana"))
    ]
    assert [] == [way for way in ways if way in found[1].said]
    assert_same(found)


def test_after_an_objection_the_curtain_falls_before_the_builder_lays_on(play: Play) -> None:
    def turn(play: Play) -> None:
        play.lift()
        play.type_word("CATNG")
        play.build()
        play.answer("Ben objects")

    found = both(play, turn, anas=ANAS, referee=Referee.OBJECTION)
    assert play.curtain is not None
    assert ANA == play.seat
    assert_same(found)


# The list of what happened


def test_the_news_of_a_whole_match_never_name_a_hidden_card(play: Play) -> None:
    play.begin(lambda form: form.length.button(30))
    while not play.is_over:
        play.lift()
        found = play.find() if play.state.turn != 2 else None
        if found is None:
            play.pass_turn(*play.player.hand[:2] if play.state.deck else ())
        else:
            play.type_word(found.word)
            play.build()
    in_capitals = {run for line in play.news for run in re.findall(r"\b[A-Z]+\b", line)}
    assert play.state.built == in_capitals


def test_nothing_of_a_turn_is_left_in_the_clipboard(play: Play) -> None:
    QGuiApplication.clipboard().clear()
    play.sit_at(Dealt((ANAS[0], BENS[0]), pool=SHARED), "Ana", "Ben")
    play.lift()
    write("cat")
    for letter in "ACX":
        chord(letter)
    assert "" == QGuiApplication.clipboard().text()


@pytest.mark.parametrize(
    "change", [{}, {"theme": "dark"}, {"text_scale": 150}, {"language": "de"}], ids=str
)
def test_after_the_settings_one_enter_lifts_the_curtain_once(
    play: Play, change: dict[str, Any]
) -> None:
    play.sit("Ana", "Ben", rules=Ruleset())
    play.window.offers.settings()
    play.preferences.change(**change)
    tap(Qt.Key.Key_Escape)
    assert play.curtain is not None
    assert focused() is play.curtain.button
    tap(Qt.Key.Key_Return, text="\r")
    assert play.curtain is None
    assert focused() is play.page.parts.strip
