"""Letters and words: R1 to R7."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.rulings import Reason

REARRANGES = [(lp.Why.REARRANGES, "R5")]


@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_R1_a_small_curve_alone_is_no_letter(angle: int) -> None:
    table = Table(given="1C")
    curve = table.player().pieces[0].id
    table.play(
        0, lp.Arrange((lp.Move(curve, lp.from_cell(lp.Pose(0, 1000, angle), lp.Slot(0, 0))),))
    )

    assert "" == lp.reading(table.player(), table.ruleset).word
    assert [(lp.Why.NOTHING_BUILT, "R14")] == table.against(0, lp.Claim("U", 0))


def test_R1_a_letter_on_its_side_is_not_a_letter() -> None:
    table = Table(given="1B")
    curve = table.player().pieces[0].id
    lying = lp.from_cell(lp.Pose(0, 1000, 90), lp.Slot(0, 0))
    table.play(0, lp.Arrange((lp.Move(curve, lying),)))

    assert "" == lp.reading(table.player(), table.ruleset).word


def test_R2_the_same_pieces_make_another_letter() -> None:
    table = Table(seats=1, given="2L 1S", min_word_length=1)
    table.claim("A")
    table.claim("H")

    assert ["A", "H"] == table.words_of()
    assert 0 == table.sheet().ticks


@pytest.mark.parametrize("word", ["CO-OP", "CAN'T"])
def test_R3_a_four_letter_word_with_one_mark_scores_five(word: str) -> None:
    table = Table()
    table.dice("L L S S S S S S")
    table.collect(word)
    table.claim(word)

    assert [5, 0, 0, 0, 0, 0] == table.row_points()


def test_R3_each_mark_takes_one_short() -> None:
    assert lp.Alphabet().counts("-") == lp.Alphabet().counts("'") == pieces("1S")


def test_R4_tuer_is_written_with_two_letters_for_its_umlaut_and_scores_four() -> None:
    table = Table(language="de", dictionary="de", given="3L 7S 2C", words={fold("Tür")})
    table.claim("TUER")

    assert [4, 0, 0, 0, 0, 0] == table.row_points()
    assert 0 == table.sheet().ticks


@pytest.mark.parametrize(
    ("spelt", "folded"),
    [("Tür", "TUER"), ("Öl", "OEL"), ("Bär", "BAER"), ("Straße", "STRASSE")],
)
def test_R4_umlauts_and_sharp_s_are_two_letters(spelt: str, folded: str) -> None:
    assert folded == fold(spelt)


@pytest.mark.parametrize(
    ("previous", "word"), [("BAG", "GAB"), ("SAU", "AUS"), ("EINE", "NIE"), ("BAG", "BAG")]
)
def test_R5_a_rearrangement_or_subset_is_refused(previous: str, word: str) -> None:
    table = Table(seats=1)
    table.dice("L L L S S S B* C*")
    table.write(previous)
    repeated = [(lp.Why.CLAIMED, "R16")] if previous == word else []

    assert [*REARRANGES, *repeated] == table.refusals(word)


@pytest.mark.parametrize(
    ("previous", "word"), [("EINE", "NIERE"), ("GABE", "GABEN"), ("SAU", "PUR"), ("BAG", "CAST")]
)
def test_R5_a_word_with_a_new_letter_is_accepted(previous: str, word: str) -> None:
    table = Table(seats=1, white_boxes=20)
    table.dice("L L L S S S B* C*")
    table.write(previous, word)

    assert [previous, word] == table.words_of()


def test_R5_letters_are_compared_with_multiplicity() -> None:
    table = Table(seats=1)
    table.has_written(0, "EINE")
    table.dice("L L L S S S B* C*")
    table.collect("EINEE")

    assert [] == table.refusals("EINEE")
    table.has_written(0, "EINEE")
    assert REARRANGES == table.refusals("EINE")


def test_R5_only_ones_own_previous_word_is_compared() -> None:
    table = Table(given="3L 2S 1B 2C")
    table.claim("BAG")

    assert 1 == table.bench
    assert [] == table.refusals("GAB")


def test_R5_the_word_before_the_previous_one_does_not_matter() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.claim("BAG")
    table.claim("CAST")

    assert [] == table.refusals("GAB")


def test_R5_a_new_challenge_starts_free() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C", challenges=2)
    table.claim("BAG")
    table.pass_()
    table.play(0, lp.Continue())

    assert [] == table.refusals("GAB")


def test_R5_a_refused_word_is_no_previous_word() -> None:
    table = Table(given="3L 2S 1B 2C", words={"CAST"})
    table.claim("BAG")

    assert "" == table.sheet().last_word
    assert [] == table.refusals("GAB")


@pytest.mark.parametrize("reason", [Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN])
def test_R6_what_the_dictionary_refuses_is_not_written(reason: Reason) -> None:
    table = Table(given="3L 2S 1B 2C", words=())
    table.call("BAG")
    table.rule(reason)

    assert [] == table.words_of()
    (refused,) = table.told(WordRefused)
    assert refused.ruling is not None
    assert ("BAG", reason) == (refused.ruling.word, refused.ruling.reason)


def test_R6_the_dictionary_decides_on_the_word_as_built() -> None:
    table = Table(given="5L 3S 2C", words={"HATS"})
    table.claim("HATS")

    assert ["HATS"] == table.words_of()


def test_R7_one_letter_is_too_short() -> None:
    table = Table(given="1L")

    assert [(lp.Why.TOO_SHORT, "R7")] == table.refusals("I")


def test_R7_two_letters_are_enough() -> None:
    table = Table(given="3L 2S")

    assert [] == table.refusals("AT")


def test_R7_the_warm_up_keeps_the_minimum() -> None:
    table = Table(seats=1, mode=lp.Mode.WARM_UP, given="1L")

    assert [(lp.Why.TOO_SHORT, "R7")] == table.refusals("I")
