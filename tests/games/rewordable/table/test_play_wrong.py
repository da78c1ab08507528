"""Everything done wrong on purpose at the table of Rewordable, in the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable.table.play_deal import CATS, Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.window.kit.banner import Tone

ANA, BEN = 0, 1
SIGNS = ["🎲", "ж", "漢", "\x00", "\x07", "\ud83d", "\u202e", "\u0301", "½", "//", "ab", "-", "'"]


# Wrong words


def test_nothing_can_be_built_of_nothing(table: Play) -> None:
    before = table.state
    assert not table.parts.acts.build.isEnabled()
    table.build()
    assert before == table.state
    assert "Use a card of your hand." == table.message


def test_one_card_is_no_word(table: Play) -> None:
    table.click_pool("I")
    table.click_hand("C")
    table.click_pool("I")
    before = table.state
    table.build()
    assert table.is_refused("C is only one card: a word needs at least two.")
    assert (before, "C") == (table.state, table.strip.shown)


def test_a_refusal_is_not_said_any_longer_once_the_strip_is_another(table: Play) -> None:
    table.click_hand("C")
    table.build()
    assert table.is_refused("C is only one card: a word needs at least two.")
    table.click_pool("I")
    assert "" == table.message


def test_a_word_needs_a_card_of_the_hand(table: Play) -> None:
    table.click_pool("D", "I", "NG")
    before = table.state
    build = table.parts.acts.build
    reason = "No card of your hand is in it: add at least one."
    assert (False, reason, reason) == (
        build.isEnabled(),
        build.toolTip(),
        build.accessibleDescription(),
    )
    table.build()
    assert table.is_refused(reason)
    assert (before, "D I NG") == (table.state, table.strip.shown)


def test_a_word_of_the_table_alone_cannot_be_built_again(robbing: Play) -> None:
    before = robbing.lying
    click(robbing.strip.word(robbing.word("CAT")))
    robbing.build()
    assert robbing.is_refused("No card of your hand is in it: add at least one.")
    assert (before, "C AT") == (robbing.lying, robbing.strip.shown)


def test_nothing_is_laid_while_cards_are_chosen_for_an_exchange(robbing: Play) -> None:
    before = robbing.state
    click(robbing.parts.acts.pass_turn)
    click(robbing.strip.word(robbing.word("CAT")))
    assert before == robbing.state
    assert robbing.parts.acts.confirm.isVisible()


def _drag_over(play: Play) -> None:
    play.strip.carry(1, 0)


def _carry_by_keys(_play: Play) -> None:
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)


def _click_and_click(play: Play) -> None:
    click(play.parts.strip.pieces[0])
    click(play.parts.strip.pieces[1])


@pytest.mark.parametrize("turn_over", [_drag_over, _carry_by_keys, _click_and_click])
def test_C8_a_word_cannot_be_turned_round_on_the_strip_and_nothing_is_lost(
    robbing: Play, turn_over: Callable[[Play], None]
) -> None:
    click(robbing.strip.word(robbing.word("CAT")))
    turn_over(robbing)
    assert robbing.is_refused("The cards of CAT must keep their order: C, AT.")
    assert "C AT" == robbing.strip.shown
    robbing.click_hand("ER")
    assert "ER" in robbing.strip.shown
    tap(Qt.Key.Key_Escape)
    assert ["CAT"] == robbing.words(ANA)


def test_C8_a_card_of_a_word_takes_the_whole_word_off_the_strip(robbing: Play) -> None:
    robbing.click_hand("H")
    click(robbing.strip.word(robbing.word("CAT")))
    robbing.strip.drag(robbing.parts.strip.pieces[1], robbing.strip.beside)
    assert "H" == robbing.strip.shown
    assert not robbing.strip.word(robbing.word("CAT")).word.is_taken


def test_C8_cards_may_be_dragged_into_a_word(robbing: Play) -> None:
    click(robbing.strip.word(robbing.word("CAT")))
    card = robbing.strip.button(robbing.card_of_hand("H").id)
    robbing.strip.drag(card, robbing.strip.place(1))
    assert "C H AT" == robbing.strip.shown
    robbing.strip.carry(1, 2)
    assert "C AT H" == robbing.strip.shown
    robbing.strip.carry(2, 1)
    robbing.build()
    assert (["CHAT"], []) == (robbing.words(BEN), robbing.words(ANA))


def test_C9_words_that_house_choices_keep_apart_are_not_dragged_into_one_another(
    play: Play,
) -> None:
    play.sit_at(CATS, "Ana", "Ben", interleaves=False)
    play.write_word("CAT")
    play.write_word("HER")
    play.lift()
    click(play.strip.word(play.word("CAT")))
    click(play.strip.word(play.word("HER")))
    assert "C AT H ER" == play.strip.shown
    play.strip.carry(2, 1)
    assert "C AT H ER" == play.strip.shown
    assert play.is_refused("CAT and HER run into one another")


def test_C17_a_word_is_built_only_once_where_house_choices_say_so(play: Play) -> None:
    dealt = Dealt(("C AT T SE EL", "H ER AR TH E"), pool="I NG D", deck="A C")
    play.sit_at(dealt, "Ana", "Ben", may_repeat=False)
    play.write_word("CAT")
    play.write_word("HER")
    play.lift()
    play.type_word("CAT")
    play.build()
    assert play.is_refused("CAT was built in this match before: find another word.")
    assert ["CAT"] == play.words(ANA)


@pytest.mark.parametrize(
    ("hand", "word", "why"),
    [
        ("C T SE EL B", "CTB", "not in the dictionary"),
        ("P E R U C", "PERU", "name"),
        ("M P H T SE", "MPH", "abbreviation"),
    ],
)
def test_what_is_no_word_is_refused_with_the_reason(
    play: Play, hand: str, word: str, why: str
) -> None:
    play.sit_at(Dealt((hand, "H ER AR TH E")), "Ana", "Ben")
    play.lift()
    before = play.state.players
    play.type_word(word)
    play.build()
    assert play.is_refused(why), play.message
    assert (ANA, before) == (play.seat, play.state.players)
    # The cards still lie there, for a change of a letter.
    assert word == play.parts.strip.word


def test_a_refused_word_can_be_accepted_by_the_table_and_is_built_then(table: Play) -> None:
    table.type_word("CTEL")
    table.build()
    assert [] == table.words(ANA)
    click(table.button("Count it this time"))
    assert "CTEL is accepted: build it again." == table.message
    table.build()
    assert ["CTEL"] == table.words(ANA)
    # It is accepted for everybody, and only here.
    assert table.session.house.verdict("CTEL")
    assert not table.lexicon().judge("CTEL").accepted


def test_a_word_can_be_accepted_for_always(table: Play) -> None:
    table.type_word("CTEL")
    table.build()
    click(table.button("Always count it"))
    table.build()
    assert ["CTEL"] == table.words(ANA)
    table.open()
    assert table.lexicon().judge("CTEL").accepted


def test_the_offer_to_accept_a_word_is_for_its_builder_alone(table: Play) -> None:
    table.type_word("CTEL")
    table.build()
    assert table.page.overruling.isVisible()
    table.pass_turn()
    table.lift()
    assert not table.page.overruling.isVisible()
    assert not table.page.commands.action("accept here").isEnabled()


# Wrong keys


def test_letters_that_cannot_be_laid_are_told_and_enter_builds_nothing(table: Play) -> None:
    before = table.lying
    write("catz")
    assert ("C AT", "Z") == (table.strip.shown, table.ghost)
    table.build()
    assert table.is_refused("CATZ cannot be laid: after CAT there is no card for Z.")
    assert before == table.lying
    tap(Qt.Key.Key_Backspace)
    table.build()
    assert ["CAT"] == table.words(ANA)


def test_only_the_letters_that_no_card_begins_with_are_told(table: Play) -> None:
    write("catzcat")
    assert ("C AT", "ZCAT") == (table.strip.shown, table.ghost)
    table.build()
    assert table.is_refused("CATZCAT cannot be laid: after CAT there is no card for Z.")


def test_a_first_letter_that_cannot_be_laid_is_told(table: Play) -> None:
    write("z")
    table.build()
    assert table.is_refused("Z cannot be laid: no card begins with Z.")


def test_letters_that_only_a_split_card_would_give_are_told_so(table: Play) -> None:
    write("acts")
    table.build()
    assert table.is_refused("The letters of ACTS are there, but not on cards that fit")


def test_nothing_is_said_of_a_word_whose_next_letter_may_finish_a_card(table: Play) -> None:
    # Ana has C, AT, T, SE and EL: the S may become SE.
    write("cats")
    assert ("C AT", "S") == (table.strip.shown, table.ghost)
    assert "" == table.parts.acts.note
    assert not table.parts.acts.build.isEnabled()
    write("e")
    assert table.parts.acts.build.isEnabled()
    write("c")
    assert "no card" in table.parts.acts.note


def test_far_too_many_letters_break_nothing(table: Play) -> None:
    before = table.lying
    write("cat" * 12)
    assert "C AT" == table.strip.shown
    table.build()
    assert Tone.REFUSAL == table.parts.banner.tone
    tap(Qt.Key.Key_Backspace, times=33)
    assert "CAT" == table.state.row.text
    assert before == table.lying


@pytest.mark.parametrize("signs", SIGNS)
@pytest.mark.sampled(3)
def test_other_signs_lay_nothing_and_break_nothing(table: Play, signs: str) -> None:
    before = table.state
    tap(Qt.Key.Key_unknown, text=signs)
    assert (before, "") == (table.state, table.strip.shown)
    write("c")
    assert "C" == table.strip.shown


@pytest.mark.parametrize(("sign", "card"), [("ç", "C"), ("é", "EL"), ("Ç", "C")])
def test_accents_are_left_out(table: Play, sign: str, card: str) -> None:
    write(sign)
    assert card[0] == table.state.row.text


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape])
def test_taking_back_from_an_empty_strip_does_nothing(table: Play, key: Qt.Key) -> None:
    before = table.state
    tap(key, times=3)
    chord("Z")
    chord("Y")
    assert (before, "") == (table.state, table.strip.shown)


def test_escape_puts_back_what_is_being_dragged(table: Play) -> None:
    table.click_hand("C")
    source = table.strip.button(table.card_of_hand("AT").id)
    table.strip.grasp(source)
    assert table.page.dragging.load is not None
    tap(Qt.Key.Key_Escape)
    assert table.page.dragging.load is None
    table.strip.let_go(source, table.strip.place(1))
    # What lay on the strip already is still there.
    assert "C" == table.strip.shown


def test_a_tile_of_the_strip_is_put_back_by_escape_too(table: Play) -> None:
    table.click_hand("C", "AT")
    tile = table.parts.strip.pieces[0]
    table.strip.grasp(tile)
    tap(Qt.Key.Key_Escape)
    table.strip.let_go(tile, table.strip.beside)
    assert "C AT" == table.strip.shown
