"""A whole short match of each game with fingers alone: no hover, wheel, right button or key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_table import Play as CrosswordPlay
from tests.games.length_x_wit.table.play_table import Play as DicePlay
from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play as LetterPlay
from tests.games.play_hands import click, fingers_alone, touch
from tests.games.rewordable import rw
from tests.games.rewordable.table.play_table import Play as CardPlay
from tests.games.table_case import AnyPlay
from wordsmith_desktop.games.hidden_crossword.rules.state import Phase as CrosswordPhase
from wordsmith_desktop.games.length_x_wit.rules.state import Phase as DicePhase
from wordsmith_desktop.games.letter_pieces.table.guide import AlphabetGuide
from wordsmith_desktop.window.kit.appearance import look

MOST = 200
"""Turns of the longest match."""


@pytest.fixture(autouse=True)
def fingers() -> Iterator[None]:
    with fingers_alone():
        yield


def _begin_short(play: AnyPlay) -> None:
    play.choose_way("short")
    play.get_ready()
    play.come_back()
    play.lexicon(play.dictionary)
    # The first touch has the page built anew, for fingers, as soon as nothing is held.
    play.qtbot.waitUntil(lambda: play.preferences.settings.for_fingers is not None)
    play.lift()


def _begin(play: AnyPlay) -> None:
    play.ask_for_match()
    # The first touch has the page built anew, and Start might go from under the finger.
    play.qtbot.waitUntil(lambda: look().for_fingers)
    QApplication.processEvents()
    asked, _form = play.asked()
    click(asked.start)
    play.get_ready()
    play.come_back()
    play.lexicon(play.dictionary)


def _choose_in_menu(play: AnyPlay, name: str) -> None:
    """Tap a title of the menu bar, and the entry in its menu."""
    bar = play.window.menuBar()
    title, entry = _entry(bar.actions(), name)
    touch(bar, bar.mapTo(play.window, bar.actionGeometry(title).center()))
    menu = title.menu()
    assert isinstance(menu, QMenu)
    touch(menu, menu.actionGeometry(entry).center())


def _entry(titles: list[QAction], name: str) -> tuple[QAction, QAction]:
    for title in titles:
        menu = title.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()
            for entry in menu.actions():
                if entry.objectName() == name:
                    return title, entry
    raise AssertionError(f"no menu has {name}")


# The Letter Piece Game


def _guide(play: LetterPlay) -> AlphabetGuide:
    drawer = play.parts.alphabet
    if drawer is None or not drawer.is_open:
        _choose_in_menu(play, "guide")
        drawer = play.parts.alphabet
    assert drawer is not None
    assert isinstance(drawer.content, AlphabetGuide)
    return drawer.content


def _letter_turn(play: LetterPlay) -> None:
    """Roll until there is a word, and tap it together on the alphabet; without one pass."""
    play.lift()
    for _ in range(12):
        play.choose_pieces()
        word = play.find_word()
        if word or not play.parts.tray.die.can_roll:
            break
        click(play.parts.tray.die)
    if not word:
        play.give_up()
        return
    if play.player.placed:
        click(play.parts.felt.clear)
    for letter in word:
        click(_guide(play).cards[letter])
    assert word == play.built
    click(play.parts.claim.claim_button)
    play.wait_for_ruling()


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_a_match_of_letters_is_played_with_fingers_alone(play: LetterPlay) -> None:
    _begin_short(play)
    for _ in range(MOST):
        if play.is_challenge_over():
            break
        _letter_turn(play)
    play.go_on()
    assert play.outcome is not None


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_a_piece_is_turned_flipped_and_put_back_with_fingers_alone(play: LetterPlay) -> None:
    _begin(play)
    board, bar, claim = play.board, play.parts.hand, play.parts.claim
    piece = board.free(lp.Shape.L)
    click(board.board, board.place_of(piece).toPoint())
    hand = board.board.hand
    assert hand is not None
    assert bar.turn.isVisible()
    assert not claim.claim_button.isVisible()
    # It came from its heap, and goes back there anyway.
    assert not bar.to_heap.isVisible()
    before = hand.pose.angle
    click(bar.turn)
    assert (before - 15) % 180 == hand.pose.angle % 180
    click(bar.flip)
    assert (before + 75) % 180 == hand.pose.angle % 180
    click(bar.put_back)
    assert board.board.hand is None
    assert not bar.turn.isVisible()
    assert claim.claim_button.isVisible()

    # A finger covers where it touched the piece: the middle lies where the next tap is.
    end = QPointF(board.place_of(piece)) + QPointF(8, -8)
    click(board.board, end.toPoint())
    click(board.board, board.at(lp.from_cell(lp.Pose(0, 0, 0), lp.Slot(0, 1))).toPoint())
    assert play.player.placed
    click(board.board, board.place_of(play.player.placed[0].id).toPoint())
    click(bar.to_heap)
    assert () == play.player.placed


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_a_tap_beside_the_pieces_of_a_heap_takes_one(play: LetterPlay) -> None:
    _begin(play)
    board = play.board.board
    box = board.board.geometry.compartment(lp.Shape.S)
    click(board, board.mapFromScene(box.topLeft() + QPointF(6, 6)))
    assert board.hand is not None
    assert lp.Shape.S is board.hand.item.kind
    click(play.parts.hand.put_back)


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_the_letter_in_the_ring_or_the_last_is_taken_apart_by_a_tap(play: LetterPlay) -> None:
    _begin(play)
    while (word := play.find_word()) is None:
        click(play.parts.tray.die)
        play.choose_pieces()
    for letter in word:
        click(_guide(play).cards[letter])
    click(play.parts.felt.apart)
    assert word[:-1] == play.built
    board = play.board
    click(board.board, board.foot(lp.Slot(0, 0)).toPoint())
    click(play.parts.felt.apart)
    assert board.letter_in(lp.Slot(0, 0)) is None


# The Hidden Crossword


def _draw(play: CrosswordPlay) -> None:
    draw = play.parts.draw
    while not play.find_anchor():
        click(draw.pace_bar.next)
    word = play.find_anchor()
    click(draw.call.choice.buttons[0])
    for letter in word:
        click(next(one for one in draw.letters.places if one.view.letter == letter))
    click(draw.call.entry.submit)
    play.wait_for_ruling()
    while play.state.phase is CrosswordPhase.DRAW:
        click(draw.pace_bar.next)
    click(draw.dealt.go_on)


def _lay_puzzle(play: CrosswordPlay, seat: int) -> None:
    layout = play.make_puzzle(seat)
    play.grid.click_puzzle(layout, play.state.anchor)
    assert hc.Crossword(layout).words == play.grid.words()
    click(play.parts.bar.go_on)
    play.insist()
    play.wait_for_ruling()


@pytest.mark.parametrize("game", ["hidden_crossword"])
def test_a_match_of_crosswords_is_played_with_fingers_alone(play: CrosswordPlay) -> None:
    _begin_short(play)
    _draw(play)
    for seat in (0, 1):
        play.lift()
        _lay_puzzle(play, seat)
    for _ in range(2):
        play.lift()
        word = max(hc.Crossword(play.state.target(play.seat)).words, key=len)
        play.click_guess(word)
        if play.stage is hc.GuessStage.CHOICE:
            play.choose(0)
        click(play.parts.answer.go_on)
    for _ in range(2):
        if play.is_over:
            break
        play.lift()
        click(play.parts.entry.solve)
        play.grid.click_puzzle(play.state.target(play.seat), play.state.anchor)
        click(play.parts.bar.go_on)
        play.insist()
        play.wait_for_ruling()
        if not play.is_over:
            click(play.parts.answer.go_on)
    assert play.outcome is not None


# Rewordable


def _tap_word(play: CardPlay, found: rw.Buildable) -> bool:
    """Tap the parts of a word from left to right; whether they lie so."""
    planned = rw.plan(found.cards, play.seen.reach)
    of_words = {card.id: word.id for word in planned.words for card in word.cards}
    for card in found.cards:
        if card not in play.strip.pieces:
            target: QWidget
            if card in of_words:
                target = play.strip.word(of_words[card])
            else:
                target = play.strip.button(card)
            click(target)
    return play.strip.pieces == list(found.cards)


@pytest.mark.parametrize("game", ["rewordable"])
def test_a_match_of_cards_is_played_with_fingers_alone(play: CardPlay) -> None:
    play.seed = 3
    _begin_short(play)
    built = 0
    for _ in range(MOST):
        if play.is_over:
            break
        play.lift()
        found = play.find()
        if found is None:
            play.pass_turn()
            continue
        assert _tap_word(play, found)
        click(play.parts.acts.build)
        built += 1
    assert built
    assert play.outcome is not None


# Length x Wit


def _dice_step(play: DicePlay) -> None:
    acts, words = play.parts.acts, play.words() if play.phase is not DicePhase.READY else ()
    if play.phase is DicePhase.READY:
        click(acts.roll)
    elif words:
        for piece in play.pieces_of(words[0].word):
            click(play.pieces.button(piece))
        click(acts.score)
        play.wait_for_ruling()
    elif acts.give_up.isEnabled():
        click(acts.give_up)
    else:
        vowel = next(tile for tile in play.state.free_tiles(play.speller) if tile.is_vowel)
        click(acts.spend)
        click(play.pieces.button(vowel.id))
        click(acts.confirm_spend)


@pytest.mark.parametrize("game", ["length_x_wit"])
def test_a_match_of_dice_is_played_with_fingers_alone(play: DicePlay) -> None:
    _begin_short(play)
    for _ in range(2 * MOST):
        if play.is_over:
            break
        _dice_step(play)
    assert play.outcome is not None
