"""Matches with the printed box, played in the window: people tell what came, by mouse and keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.box_hands import asked_of, by_keys, card_of, entry_of
from tests.games.composition import LARGE, SMALL, hidden_parts, large_text, place, resize
from tests.games.length_x_wit import lw
from tests.games.play_hands import chord, click, focused, tap, write
from tests.games.table_case import AnyPlay
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as DiceRuleset
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as CardRuleset
from wordsmith_desktop.window.kit.printed_box.correcting import CorrectingDialog
from wordsmith_desktop.wording import box_texts as texts
from wordsmith_desktop.wording.shell import texts as shell_texts
from wordsmith_desktop.wording.texts import say, say_count


def dice(play: AnyPlay, game: str) -> None:
    """Two at a table with dice; Ana begins."""
    assert game == play.game
    play.sit("Ana", "Ben", rules=DiceRuleset(draws_lots=False), with_box=True)


in_dice = pytest.mark.parametrize("game", ["length_x_wit"])
in_cards = pytest.mark.parametrize("game", ["rewordable"])


@in_dice
def test_the_card_asks_at_once_and_has_the_keyboard(play: AnyPlay, game: str) -> None:
    dice(play, game)
    card = card_of(play)
    assert card.isVisible()
    assert focused() is entry_of(play).line
    assert "4 tiles for Ana and 4 tiles for Ben" in card.accessibleName()
    write("eatrsoul")
    tap(Qt.Key.Key_Return)
    assert "5 tiles for Ana" in card_of(play).accessibleName()


@in_dice
def test_what_cannot_be_is_said_while_one_types(play: AnyPlay, game: str) -> None:
    dice(play, game)
    write("qqz")
    assert "QU" not in entry_of(play).why.text()
    entry_of(play).line.clear()
    for sign in ("Z", "Z"):
        write(sign)
    why = entry_of(play).why
    assert why.isVisible()
    assert "There is only one Z, and it is out." == why.text()
    tap(Qt.Key.Key_Return)
    assert 0 == play.page.table.position
    tap(Qt.Key.Key_Backspace)
    assert not why.isVisible()
    tap(Qt.Key.Key_Return)
    assert say_count(texts.MISSING, 7) == why.text()


@in_dice
def test_a_face_that_no_die_has_is_refused(play: AnyPlay, game: str) -> None:
    dice(play, game)
    for line in ("eatrsoul", "insde"):
        write(line)
        tap(Qt.Key.Key_Return)
    play.session.act(0, lw.Roll())
    write("8")
    assert "No other die can show 8." == entry_of(play).why.text()


@in_dice
def test_undo_asks_again(play: AnyPlay, game: str) -> None:
    dice(play, game)
    write("eatrsoul")
    tap(Qt.Key.Key_Return)
    click(play.tool("undo"))
    assert 0 == play.page.table.position
    assert "4 tiles for Ana and 4 tiles for Ben" in card_of(play).accessibleName()


@in_dice
def test_an_earlier_entry_is_corrected_and_it_is_said_what_stays(play: AnyPlay, game: str) -> None:
    dice(play, game)
    for line in ("eatrsoul", "insde"):
        write(line)
        tap(Qt.Key.Key_Return)
    before = play.page.table.position
    play.page.commands.action("correct").trigger()
    dialog = play.page.findChild(CorrectingDialog)
    assert dialog is not None
    dialog.lines.setCurrentRow(dialog.lines.count() - 1)
    assert not dialog.correct.isEnabled()
    assert dialog.entry is not None
    dialog.activateWindow()
    play.qtbot.waitUntil(dialog.isActiveWindow)
    assert "E A T R S O U L" == dialog.entry.line.text()
    dialog.entry.line.setFocus()
    dialog.entry.line.selectAll()
    write("xatrsoul")
    assert say(texts.KEEPS_ALL) == dialog.outlook.text()
    click(dialog.correct)
    QApplication.processEvents()
    assert before == play.page.table.position
    held = [tile.text for tile in play.session.match.state.players[0].tiles]
    assert "X" == held[0]


@in_cards
def test_hands_are_told_behind_the_curtain(play: AnyPlay, game: str) -> None:
    assert game == play.game
    rules = CardRuleset(name_letters=(3, 2))
    play.sit("Ana", "Bo", rules=rules, with_box=True)
    assert say(texts.DEAL) == card_of(play).accessibleName()
    assert focused() is card_of(play).done
    tap(Qt.Key.Key_Return)
    assert play.curtain is not None
    assert card_of(play).entry is None
    play.lift()
    assert "5 cards in Ana’s hand" in card_of(play).accessibleName()
    entry = entry_of(play)
    entry.line.setFocus()
    for number, sign in enumerate(["TH", "E", "ING", "C", "AT", "R", "L", "O", "1", "4", "9"]):
        if number:
            tap(Qt.Key.Key_Space, text=" ")
        for each in sign:
            tap(Qt.Key(ord(each)), text=each)
    tap(Qt.Key.Key_Return)
    assert card_of(play).entry is None
    hand = play.page.table.seen.players[0].hand
    assert ["C", "AT", "R", "L", "O"] == [one.text for one in hand]


@pytest.mark.parametrize("game", game_names())
def test_the_form_offers_the_box_to_people_alone(play: AnyPlay, game: str) -> None:
    assert game == play.game
    asked, _form = play.ask_for_match()
    click(asked.with_box)
    assert asked.draft.with_box
    assert "" == asked.fault
    click(asked.start)
    play.get_ready()
    play.come_back()
    assert play.session.with_box


@in_dice
def test_computers_and_a_box_do_not_go_together(play: AnyPlay, game: str) -> None:
    assert game == play.game
    asked, _form = play.ask_for_match()
    asked.players._add_computer()
    asked.with_box.setChecked(True)
    assert say(shell_texts.WITH_BOX_NO_COMPUTERS) == asked.fault
    assert not asked.start.isEnabled()


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 100), (LARGE, 100), (SMALL, 200)])
@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_all_that_one_tells_with_is_in_view(
    play: AnyPlay, game: str, size: Any, scale: int
) -> None:
    play.open(replace(large_text(scale), language="de"))
    resize(play, size)
    play.sit("Ana", "Ben", rules=rules_of(game).ruleset_type(), with_box=True)
    if game == "hidden_crossword":
        tap(Qt.Key.Key_Space)
    if game == "rewordable":
        by_keys(play, (asked_of(play).places[0].choices(())[0],))
        play.lift()
    QApplication.processEvents()
    card = card_of(play)
    assert card.isVisible()
    assert place(play.page).contains(place(card))
    entry = entry_of(play)
    assert [] == list(hidden_parts((entry.line, card.done)))
    chord("Z")
