"""Whole matches for two through the real window: by mouse and keys, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tab_to, tap
from tests.games.table_play import texts_of
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.shell.home import Home

ANA, BEN = 0, 1


def _roll_by_mouse(play: Play) -> None:
    click(play.parts.tray.die)


def _roll_by_key(_play: Play) -> None:
    tap(Qt.Key.Key_R, CTRL)


def _get_word(play: Play, roll: Callable[[Play], None]) -> str:
    """Roll until there is a word, and choose from the tray what a star allows."""
    while (word := play.find_word()) is None:
        before = len(play.player.pieces)
        roll(play)
        while play.player.choices:
            play.choose_pieces()
        assert before + 1 == len(play.player.pieces)
    return word


def _roll_a_star(play: Play) -> None:
    """Roll until a star falls; the match goes on only once a piece is chosen."""
    while not play.player.choices:
        _roll_by_key(play)
    assert "A star! Choose any piece from the tray." == play.message
    assert not play.parts.tray.die.can_roll


def test_a_match_of_three_challenges_is_played_with_mouse_and_keys(play: Play) -> None:
    play.begin()
    assert play.window.windowTitle().startswith("Ana’s turn, round 1 – Letter Piece Game")
    assert (ANA, 8) == (play.seat, len(play.player.pieces))

    # Pieces are dragged and turned with the wheel; the button claims.
    word = _get_word(play, _roll_by_mouse)
    play.board.build(word)
    assert word == play.board.word
    click(play.parts.claim.claim_button)
    assert (word,) == play.words(ANA)
    assert Tone.GOOD == play.parts.banner.tone

    # Ben clicks pieces up and down again; Enter claims.
    assert BEN == play.seat
    word = _get_word(play, _roll_by_key)
    play.board.build(word, clicks=True)
    play.claim()
    assert (word,) == play.words(BEN)

    # Ana rolls a star and chooses by mouse, then one by key; both are in the pool.
    _roll_a_star(play)
    curves = play.player.counts[lp.Shape.B]
    click(play.parts.tray.compartments[lp.Shape.B])
    assert curves + 1 == play.player.counts[lp.Shape.B]
    _roll_a_star(play)
    chord("4")
    assert 0 == play.player.choices
    click(play.parts.claim.pass_button)
    assert (BEN, "Ana passes. Ben is next.") == (play.seat, play.message)

    # Typing, taking back and bringing back.
    word = _get_word(play, _roll_by_key)
    play.type_word(word)
    chord("Z")
    assert word[:-1] == play.built
    chord("Z")
    assert word[:-2] == play.built
    chord("Y")
    chord("Y")
    assert word == play.built
    play.claim()

    play.play_on(play.is_challenge_over)
    assert lp.Phase.CHALLENGE_OVER == play.phase
    assert 6 in (len(play.words(ANA)), len(play.words(BEN)))
    assert "Round 1 is over" in texts_of(play.parts.between)
    play.go_on()

    # Nobody finds another word: two passes in a row end the second challenge (R22).
    assert (BEN, 8) == (play.seat, len(play.player.pieces))
    play.play_turn()
    click(play.parts.claim.pass_button)
    click(play.parts.claim.pass_button)
    assert lp.Phase.CHALLENGE_OVER == play.phase
    play.go_on()

    # The last challenge ends the match, without a table of its own.
    play.play_on(play.is_challenge_over)
    _assert_final_table(play)
    click(play.end.home)
    assert isinstance(play.window.screen_shown, Home)
    assert play.services.saves.of_late(0).going_on is None


def _pass_by_key(play: Play) -> None:
    """Pass, and say yes where that closes the match."""
    chord("E")
    dialog = play.page.findChild(PlainDialog)
    if dialog is not None and dialog.isVisible():
        yes = next(one for one in dialog.findChildren(QPushButton) if not one.isDefault())
        play.qtbot.waitUntil(dialog.isActiveWindow)
        tab_to(yes)
        tap(Qt.Key.Key_Return, text="\r")
        play.come_back()


def _key_turn(play: Play) -> None:
    """A word typed after rolling, without the mouse; or a pass."""
    while (word := play.find_word()) is None and play.parts.tray.die.can_roll:
        _roll_by_key(play)
        while play.player.choices:
            chord("2")
    if word is None:
        _pass_by_key(play)
    else:
        play.write_word(word)


def test_a_match_is_played_by_keys_alone_from_the_home_page_on(play: Play) -> None:
    play.key_way("set-up")
    tap(Qt.Key.Key_Return, text="\r")
    play.come_back()
    play.lexicon()
    assert play.parts.board.hasFocus()

    # The first word, letter by letter and piece by piece.
    while (word := play.find_word()) is None:
        _roll_by_key(play)
        while play.player.choices:
            chord("2")
    for col, letter in enumerate(word):
        play.board.key_letter(letter, lp.Slot(0, col))
    assert word == play.built
    play.claim()
    assert (word,) == play.words(ANA)

    for challenge in range(3):
        for _ in range(40):
            if play.is_challenge_over():
                break
            _key_turn(play) if challenge == 0 else _pass_by_key(play)
        if challenge < 2:
            assert lp.Phase.CHALLENGE_OVER == play.phase
            tap(Qt.Key.Key_Return, text="\r")
    _assert_final_table(play)
    tab_to(play.end.home)
    tap(Qt.Key.Key_Return, text="\r")
    assert isinstance(play.window.screen_shown, Home)


def _assert_final_table(play: Play) -> None:
    outcome = play.outcome
    assert outcome is not None
    shown = play.end_texts()
    assert "★ won" in shown
    assert {str(score) for score in outcome.scores} <= set(shown)
    best = max(outcome.scores)
    names = ("Ana", "Ben")
    winners = [names[seat] for seat in outcome.winners]
    assert all(outcome.scores[names.index(name)] == best for name in winners)
    headline, sentence = play.end.headline.text(), play.end.sentence.text()
    assert all(name in headline for name in winners)
    assert f"{best} points" in sentence
