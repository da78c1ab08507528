"""The letters and the anchor: W1 to W7."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, POOL, Table
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.table_rules import TableWhy

BAD_DRAW = [(hc.Why.BAD_DRAW, "W3")]


def drawn_by_chance(seed: int) -> Table:
    """A table at which chance has turned up everything."""
    table, rng = Table(), Rng(seed)
    while table.state.phase is hc.Phase.DRAW:
        table.play(0, hc.TurnUp())
        while CHANCE in table.actors:
            table.play(CHANCE, hc.RULES.chance(table.state, rng))
    return table


def kinds(letters: str) -> str:
    return "".join("v" if letter in hc.VOWELS else "c" for letter in letters)


def test_W1_five_vowels_five_red_and_sixteen_blue_consonants() -> None:
    assert "AEIOU" == hc.VOWELS
    assert "JKQXZ" == hc.RED
    assert "BCDFGHJKLMNPQRSTVWXYZ" == hc.CONSONANTS
    assert 16 == len(set(hc.CONSONANTS) - set(hc.RED))


@pytest.mark.parametrize("seed", range(40))
def test_W1_the_stock_of_tiles_is_enough_for_both(seed: int) -> None:
    stock = {letter: 2 if letter in hc.RED else 4 for letter in hc.VOWELS + hc.CONSONANTS}
    assert 94 == sum(stock.values())

    counts = Counter(drawn_by_chance(seed).state.pool)
    assert all(2 * count <= stock[letter] for letter, count in counts.items())


def test_W2_every_letter_is_in_a_bag_once() -> None:
    assert sorted(hc.VOWELS + hc.CONSONANTS) == sorted(Table().state.bag)


def test_W2_no_letter_turns_up_twice() -> None:
    table = Table()
    table.turn_up("TA")
    table.play(0, hc.TurnUp())

    assert BAD_DRAW == table.against(CHANCE, hc.Draw("T"))
    assert [] == table.against(CHANCE, hc.Draw("R"))


def test_W2_any_letter_of_the_bag_that_is_due_may_come() -> None:
    table = Table()
    table.play(0, hc.TurnUp())
    first = {hc.RULES.chance(table.state, Rng(seed)) for seed in range(400)}
    table.play(CHANCE, hc.Draw("T"))
    table.play(0, hc.TurnUp())
    second = {hc.RULES.chance(table.state, Rng(seed)) for seed in range(100)}

    assert {hc.Draw(letter) for letter in hc.CONSONANTS} == first
    assert {hc.Draw(letter) for letter in hc.VOWELS} == second


def test_W3_a_consonant_then_a_vowel_and_at_last_four_consonants() -> None:
    table = drawn_by_chance(1)

    assert "cvcvcvcvcccc" == kinds(table.letters)
    assert table.is_at(hc.Phase.ANCHOR)


@pytest.mark.parametrize("letter", ["A", "", "TR", "t", "Ä", "1"])
def test_W3_only_a_letter_of_the_bag_that_is_due_turns_up(letter: str) -> None:
    table = Table()
    table.play(0, hc.TurnUp())

    assert BAD_DRAW == table.against(CHANCE, hc.Draw(letter))


def test_W3_after_a_consonant_no_consonant_turns_up() -> None:
    table = Table()
    table.turn_up("T")
    table.play(0, hc.TurnUp())

    assert BAD_DRAW == table.against(CHANCE, hc.Draw("R"))


@pytest.mark.parametrize("seat", [0, 1])
def test_W3_either_has_the_next_letter_turned_up(seat: Seat) -> None:
    table = Table()
    table.play(seat, hc.TurnUp())

    assert [hc.LetterWanted(seat)] == table.told(hc.LetterWanted)
    assert [CHANCE] == list(table.actors)
    table.play(CHANCE, hc.Draw("T"))
    assert [0, 1] == list(table.actors)


def test_W3_after_the_last_letter_nothing_more_turns_up() -> None:
    table = Table()
    table.turn_up(DRAW[:-1])
    assert table.is_at(hc.Phase.DRAW)
    told = table.turn_up(DRAW[-1])

    assert hc.DrawEnded(POOL, False) == told[-1]
    assert [(TableWhy.NOT_NOW, "")] == table.against(0, hc.TurnUp())


def test_W4_a_third_red_consonant_is_laid_aside_and_another_is_drawn() -> None:
    table = Table()
    table.turn_up("JAKE")
    told = table.turn_up("X")

    assert [hc.LaidAside("X")] == list(told[1:])
    assert ("JAKE", "X") == (table.letters, table.state.aside)
    assert [CHANCE] == list(table.actors)
    assert [hc.LetterDrawn(hc.DrawnLetter("T", 2))] == list(table.turn_up("T"))
    assert [0, 1] == list(table.actors)


def test_W4_so_is_every_later_one() -> None:
    table = Table()
    table.turn_up("JAKEXZT")
    table.turn_up("IQR")

    assert ("JAKETIR", "XZQ") == (table.letters, table.state.aside)


def test_W4_what_was_laid_aside_never_turns_up() -> None:
    table = Table()
    table.turn_up("JAKEXTI")
    table.play(0, hc.TurnUp())

    assert BAD_DRAW == table.against(CHANCE, hc.Draw("X"))


def test_W4_two_red_consonants_stay() -> None:
    table = Table()
    table.turn_up("JATEKI")

    assert ("JATEKI", "") == (table.letters, table.state.aside)


def test_X10_the_third_red_consonant_is_laid_aside() -> None:
    table = Table()
    table.turn_up("QAXEZ")

    assert ("QAXE", "Z") == (table.letters, table.state.aside)


def test_W5_the_first_two_blue_consonants_and_vowels_are_doubled() -> None:
    table = Table()
    table.turn_up(DRAW)

    assert "TARE" == table.doubled
    assert POOL == table.state.pool
    assert 16 == len(table.state.pool)


def test_W5_a_letter_laid_aside_does_not_change_what_is_doubled() -> None:
    table = Table()
    table.turn_up("JAKEXTIR")

    assert "AETR" == table.doubled


def test_X11_red_consonants_are_never_doubled() -> None:
    table = Table()
    table.turn_up("QABEXITO")

    assert "ABET" == table.doubled


@pytest.mark.parametrize(
    ("draw", "pool", "has_extra"),
    [
        ("QATEROSIDLCM", "QAATTEERROSIDLCMU", True),
        ("QATERUSIDLCM", "QAATTEERRUSIDLCMU", True),
        ("QUTEROSIDLCM", "QUUTTEERROSIDLCM", False),
        ("QATUROSIDLCM", "QAATTUURROSIDLCM", False),
        ("TARENUSIDLCM", "TTAARREENUSIDLCM", False),
    ],
)
def test_W6_with_a_q_there_are_two_us_or_the_only_one(
    draw: str, pool: str, has_extra: bool
) -> None:
    table = Table()
    told = table.turn_up(draw)

    assert pool == table.state.pool
    assert hc.DrawEnded(pool, has_extra) == told[-1]


def test_W6_the_last_letter_may_be_the_q() -> None:
    table = Table()
    table.turn_up("TARENISODLCQ")

    assert "TTAARREENISODLCQU" == table.state.pool


def test_W6_a_q_laid_aside_brings_no_u() -> None:
    table = Table()
    table.turn_up("JAKEQTIROSDLC")

    assert "JAAKEETTIRROSDLC" == table.state.pool


def test_W6_during_the_draw_the_u_is_not_there_yet() -> None:
    table = Table()
    table.turn_up("QATEROSI")

    assert "QAATTEERROSI" == table.state.pool
    assert (hc.Why.LETTERS_MISSING, "W7") in table.against(0, hc.CallAnchor("QUIET"))


@pytest.mark.parametrize(
    ("vowels", "us", "tiles"), [("AEOU", 2, 17), ("AEIO", 1, 17), ("UAEI", 2, 16)]
)
def test_X12_the_us_that_go_with_a_q(vowels: str, us: int, tiles: int) -> None:
    consonants = "QTRSDLCM"
    pairs = "".join(map("".join, zip(consonants, vowels, strict=False)))
    table = Table()
    table.turn_up(pairs + consonants[4:])

    assert (us, tiles) == (table.state.pool.count("U"), len(table.state.pool))


@pytest.mark.parametrize("seat", [0, 1])
def test_W7_whoever_sees_a_word_first_calls_it_and_drawing_goes_on(seat: Seat) -> None:
    table = Table()
    table.turn_up("TARE")
    told = table.call("RATE", seat)

    assert (hc.AnchorCalled(seat, "RATE"), hc.AnchorNoted(seat, "RATE")) == told
    assert ("RATE", seat) == (table.state.anchor, table.state.anchor_seat)
    assert table.is_at(hc.Phase.DRAW)
    table.turn_up(DRAW[4:])
    assert table.is_at(hc.Phase.DEALT)


def test_W7_the_first_word_stays_the_anchor() -> None:
    table = Table()
    table.turn_up("TARE")
    table.call("RATE")

    assert [(hc.Why.ANCHOR_KNOWN, "W7")] == table.against(1, hc.CallAnchor("TEAR"))


def test_W7_an_anchor_has_four_letters_at_least() -> None:
    table = Table()
    table.turn_up("TARE")

    assert [(hc.Why.TOO_SHORT, "W7")] == table.against(0, hc.CallAnchor("TAR"))
    assert [] == table.against(0, hc.CallAnchor("TEAR"))


def test_W7_a_word_is_made_of_the_letters_drawn_so_far() -> None:
    table = Table()
    table.turn_up("TARE")
    assert [(hc.Why.LETTERS_MISSING, "W7")] == table.against(0, hc.CallAnchor("NEAR"))
    table.turn_up("N")

    assert [] == table.against(0, hc.CallAnchor("NEAR"))


def test_W7_each_drawn_letter_counts_once_until_all_are_there() -> None:
    table = Table()
    table.turn_up(DRAW[:-1])
    assert [(hc.Why.LETTERS_MISSING, "W7")] == table.against(0, hc.CallAnchor("TART"))
    table.turn_up(DRAW[-1])

    assert [] == table.against(0, hc.CallAnchor("TART"))
    assert [(hc.Why.LETTERS_MISSING, "W7")] == table.against(0, hc.CallAnchor("SETS"))


def test_W7_a_letter_laid_aside_is_not_in_it() -> None:
    table = Table()
    table.turn_up("JAKEXT")

    assert [(hc.Why.LETTERS_MISSING, "W7")] == table.against(0, hc.CallAnchor("TAXE"))


def test_W7_what_is_no_word_is_refused_and_drawing_goes_on() -> None:
    table = Table(known={"TEAR"})
    table.turn_up("TARE")
    table.call("RETA", seat=1)

    (refused,) = table.told(hc.AnchorRefused)
    assert (1, "RETA", False) == (refused.seat, refused.ruling.word, refused.ruling.accepted)
    assert ("", None) == (table.state.anchor, table.state.anchor_seat)
    assert [0, 1] == list(table.actors)
    table.turn_up("N")
    table.call("TEAR")
    assert "TEAR" == table.state.anchor


def test_W7_if_nobody_saw_one_either_names_one_from_the_whole_pool() -> None:
    table = Table()
    table.turn_up(DRAW)
    assert table.is_at(hc.Phase.ANCHOR)
    assert [0, 1] == list(table.actors)
    table.call("TARTS", seat=1)

    assert table.is_at(hc.Phase.DEALT)
    assert ("TARTS", 1) == (table.state.anchor, table.state.anchor_seat)


def test_W7_the_u_of_a_q_is_in_the_whole_pool() -> None:
    table = Table()
    table.turn_up("QATEROSIDLCM")

    assert [] == table.against(0, hc.CallAnchor("QUIET"))


@pytest.mark.parametrize("seat", [0, 1])
def test_W7_where_there_is_no_word_all_is_drawn_afresh(seat: Seat) -> None:
    table = Table()
    table.turn_up("JAKEXTIROSDLC")
    first = Table().state
    told = table.play(seat, hc.DrawAfresh())

    assert (hc.DrawnAfresh(seat),) == told
    assert first == table.state


@pytest.mark.parametrize("letters", ["TARE", DRAW[:-1]])
def test_W7_nothing_is_drawn_afresh_before_all_letters_are_there(letters: str) -> None:
    table = Table()
    table.turn_up(letters)

    assert [(TableWhy.NOT_NOW, "")] == table.against(0, hc.DrawAfresh())


def test_W7_with_an_anchor_nothing_is_drawn_afresh() -> None:
    table = Table()
    table.turn_up(DRAW)
    table.call("RATE")

    assert [(TableWhy.NOT_NOW, "")] == table.against(0, hc.DrawAfresh())
