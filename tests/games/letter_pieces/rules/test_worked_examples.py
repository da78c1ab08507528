"""The worked examples of the rule ledger: X1 to X9."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, faces, pieces
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import replace

L, S, B, C = lp.Shape
SIX = ("BIB", "COD", "FIG", "HUM", "JOY", "AT")


def test_X1_five_words_and_two_white_discards() -> None:
    table = Table(seats=1, language="de", dictionary="de")
    table.dice("L L L L S B* C* C*")
    table.claim("BAD")
    table.roll("S", "S", "S", "S", "S")
    table.claim("GASE")
    assert 2 == table.sheet().ticks
    table.claim("GEBT")
    table.roll("L")
    table.claim("GABE")
    table.roll("L", "L", "L")
    table.claim("GABEN")

    assert [3, 4, 4, 4, 5, 0] == table.row_points()
    assert 2 == table.sheet().ticks
    assert 20 + 6 == table.points()


def test_X2_three_challenges_are_added() -> None:
    ruleset = lp.Ruleset()
    sheets = tuple(_sheet_of(points) for points in (26, 23, 24))

    assert [26, 23, 24] == [lp.sheet_points(sheet, ruleset) for sheet in sheets]
    assert 73 == lp.total_points(lp.PlayerState(sheet=sheets[-1], past=sheets), ruleset)


def _sheet_of(points: int) -> lp.Sheet:
    """A sheet with one word so long that it scores this with all blue boxes open."""
    return lp.Sheet(rows=(lp.SheetRow("A" * (points - 6)), None, None, None, None, None))


@pytest.mark.parametrize(("discards", "points"), [(6, 6), (8, 4), (12, 0)])
def test_X3_open_blue_boxes_are_a_bonus(discards: int, points: int) -> None:
    assert points == lp.bonus(replace(_sheet_of(10), ticks=discards), lp.Ruleset())


def test_X4_no_waste_but_what_is_forced() -> None:
    table = Table(seats=1, language="de", dictionary="de")
    table.dice("L L L S S S S C*")
    table.roll("C*")
    table.take(C)
    table.claim("SEIT")
    table.roll("S", "S", "S")
    table.claim("TUER")
    assert 0 == table.sheet().ticks
    table.roll("L")
    table.claim("SITZE")

    assert 1 == table.sheet().ticks
    assert [4, 4, 5, 0, 0, 0] == table.row_points()


def test_X4_the_pieces_of_the_sheet() -> None:
    counts = [lp.total(lp.Alphabet().counts_of(word)) for word in ("SEIT", "TUER", "SITZE")]

    assert [9, 12, 12] == counts


def test_X5_word_by_word_discards() -> None:
    table = Table(seats=1, language="de", dictionary="de", mode=lp.Mode.WORD_BY_WORD)
    table.dice("L L S S S B* B* C*")
    ticks = []
    for dice, circles, word in (
        ("B* L S", [B], "TROG"),
        ("L C* B*", [C, C], "TROST"),
        ("S L L", [], "AUTOS"),
        ("L L L", [], "POSTEN"),
    ):
        table.dice(dice)
        table.fill(*circles)
        before = table.sheet().ticks
        table.claim(word)
        ticks.append(table.sheet().ticks - before)

    assert [2, 1, 2, 0] == ticks
    assert 5 == table.sheet().ticks
    assert ["TROG", "TROST", "AUTOS", "POSTEN"] == table.words_of()


def test_X6_required_letters() -> None:
    table = Table(seats=1, required=lp.RequiredLetters.RANDOM, white_boxes=20)
    table.play(CHANCE, lp.DrawLetters("FAMILY"))
    table.dice("L L L L S S S S")
    for word, letter in (("FAME", "F"), ("MATE", "A"), ("LIME", "I")):
        table.collect(word)
        table.claim(word, row="FAMILY".index(letter))
    table.collect("SLIME")
    table.claim("SLIME", row="FAMILY".index("L"))

    assert ["FAME", "MATE", "LIME", "SLIME"] == table.words_of()


def test_X6_melt_at_i_is_refused() -> None:
    table = Table(seats=1, required=lp.RequiredLetters.RANDOM)
    table.play(CHANCE, lp.DrawLetters("FAMILY"))
    table.dice("L L L L S S S S")
    table.collect("MELT")

    assert [(lp.Why.LACKS_LETTER, "R35")] == table.refusals("MELT", row=3)


def test_X7_three_stars_are_rolled_again() -> None:
    table = Table(seats=1, mode=lp.Mode.WORD_BY_WORD, given="1S")
    table.dice("B* C* C*")
    assert lp.Phase.STEP is table.state.phase
    assert [lp.DiceFell(CHANCE, faces("B* C* C*"), is_void=True)] == table.told(lp.DiceFell)
    table.dice("B* C* L")

    assert pieces("1L 1S") == table.pool()
    assert 2 == table.player().circles


def test_X8_two_leftovers_after_eleven_discards() -> None:
    table = Table(given="3L 2S 2C")
    table.has_written(0, ticks=11)

    assert [(lp.Why.TOO_MANY_LEFT, "R20")] == table.refusals("AT")


def test_X8_one_leftover_after_eleven_discards() -> None:
    table = Table(given="3L 2S 1C")
    table.has_written(0, ticks=11)
    table.claim("AT")

    assert ["AT"] == table.words_of()
    assert 12 == table.sheet().ticks


@pytest.mark.parametrize("makes_it", [True, False])
def test_X9_the_second_player_gets_one_last_word(makes_it: bool) -> None:
    table = Table(seats=2, given="3L 2S")
    table.has_written(0, *SIX[:5])
    table.has_written(1, "DEN", "MOW", "PAL", "RIB")
    table.claim("AT")
    assert (1,) == table.actors
    assert [(lp.Why.NO_ROLLING_LAST, "R21")] == table.against(1, lp.Roll())
    if makes_it:
        table.claim("IT")
    else:
        table.pass_()

    assert lp.Phase.CHALLENGE_OVER is table.state.phase
    assert [6, 5 if makes_it else 4] == [len(table.words_of(seat)) for seat in range(2)]
