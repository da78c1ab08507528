"""The bags, the first tiles, drawing and swapping: L1 to L5."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table, begun, shown
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap

both = pytest.mark.parametrize("language", ["en", "de"])
MIXED = "A E O R S T P N R"


@both
def test_L1_every_tile_and_every_face_has_a_letter_and_a_value(language: str) -> None:
    box = lw.material_of(language)
    texts = {tile.text for tile in box.tiles} | {face for die in box.dice for face in die}

    assert all(text.isalpha() and text.isupper() for text in texts)
    assert texts <= set(box.values)
    assert all(value >= 1 for value in box.values.values())


def test_L1_tiles_and_dice_are_in_two_bags_of_their_own() -> None:
    table = Table("A T", dice="R P")

    assert 49 - 2 == len(table.state.bag_tiles)
    assert (2, 3, 4) == table.state.bag_dice


@both
def test_L2_a_match_has_the_box_of_its_language(language: str) -> None:
    state = lw.RULES.new(lw.Ruleset(language=language), 2)

    expected = {"en": 49, "de": 100}[language]
    assert expected == len(state.bag_tiles)


def test_L2_about_a_hundred_tiles_and_twelve_dice_with_values_from_1_to_6() -> None:
    for language in ("en", "de"):
        box = lw.material_of(language)
        assert (100, 12) == (len(box.tiles), len(box.dice))
        assert {1, 6} == {min(box.values.values()), max(box.values.values())}


def test_L2_qu_counts_as_two_letters() -> None:
    table = Table("I T E", dice="QU")
    table.score("QUITE")

    assert 6 + 1 + 1 + 1 == table.points[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_L3_everybody_starts_with_four_tiles_that_all_can_see(seats: int) -> None:
    state = begun(seats, starter=1)

    assert [4] * seats == [len(player.tiles) for player in state.players]
    assert 49 - 4 * seats == len(state.bag_tiles)
    for seat in (None, *range(seats)):
        assert state == lw.RULES.observe(state, seat)


@pytest.mark.parametrize("count", [0, 4, 9])
def test_house_start_tiles(count: int) -> None:
    first = lw.RULES.new(lw.Ruleset(start_tiles=count), 2)
    lot = lw.RULES.chance(first, Rng(1))
    assert isinstance(lot, lw.Begin)
    assert [count, count] == [len(tiles) for tiles in lot.tiles]
    state = lw.RULES.apply(first, CHANCE, lot).state

    assert [count, count] == [len(player.tiles) for player in state.players]
    assert (lw.Phase.READY if count == 9 else lw.Phase.DRAW) is state.phase
    other = lw.RULES.chance(lw.RULES.new(lw.Ruleset(start_tiles=0 if count else 9), 2), Rng(1))
    assert (Rejection.of(lw.Why.BAD_DRAW, "L3"),) == lw.RULES.check(first, CHANCE, other)


@pytest.mark.parametrize("count", [-1, 3, 5, 10])
def test_L3_nobody_starts_with_another_number_of_tiles(count: int) -> None:
    assert [lw.Fault.NUMBERS] == [one.code for one in lw.faults(lw.Ruleset(start_tiles=count), 2)]


def test_L3_the_lot_says_who_begins() -> None:
    first = lw.RULES.new(lw.Ruleset(), 3)
    lots = [lw.RULES.chance(first, Rng(seed)) for seed in range(30)]

    assert {0, 1, 2} == {lot.starter for lot in lots if isinstance(lot, lw.Begin)}
    for starter in range(3):
        state = begun(3, starter=starter)
        assert (starter, starter) == (state.starter, state.seat)


def test_L3_the_start_is_told() -> None:
    table = Table()
    table.state = lw.RULES.new(lw.Ruleset(), 2)
    table.play(CHANCE, lw.Begin(1, ((0, 1, 2, 3), (5, 6, 7, 10))))

    (began,) = table.told(lw.Began)
    assert (1, ["A A A A", "E E E O"]) == (began.starter, [shown(one) for one in began.tiles])
    assert [lw.ControlMoved(1)] == table.told(lw.ControlMoved)


@pytest.mark.parametrize(
    "lot",
    [
        lw.Begin(2, ((0, 1, 2, 3), (4, 5, 6, 7))),
        lw.Begin(0, ((0, 1, 2, 3), (4, 5, 6))),
        lw.Begin(0, ((0, 1, 2, 3), (4, 5, 6, 0))),
        lw.Begin(0, ((0, 1, 2, 3), (4, 5, 6, 49))),
        lw.Begin(0, ((0, 1, 2, 3),)),
    ],
)
def test_L3_a_start_that_does_not_fit_the_bag_is_refused(lot: lw.Begin) -> None:
    refused = lw.RULES.check(lw.RULES.new(lw.Ruleset(), 2), CHANCE, lot)

    assert (Rejection.of(lw.Why.BAD_DRAW, "L3"),) == refused


@pytest.mark.parametrize(("seats", "is_playable"), [(0, False), (2, True), (6, True), (7, False)])
def test_L3_two_to_six_play(seats: int, is_playable: bool) -> None:
    wrong = [one.code for one in lw.faults(lw.Ruleset(), seats)]

    assert is_playable == (lw.Fault.SEATS not in wrong)


@pytest.mark.parametrize(("seats", "turns", "is_playable"), [(1, 3, True), (1, 0, False)])
def test_L3_whoever_plays_alone_says_how_many_turns(
    seats: int, turns: int, is_playable: bool
) -> None:
    wrong = [one.code for one in lw.faults(lw.Ruleset(turns=turns), seats)]

    assert ([] if is_playable else [lw.Fault.ALONE]) == wrong
    assert [lw.Fault.ALONE] == [one.code for one in lw.faults(lw.Ruleset(turns=3), 2)]


@pytest.mark.parametrize("held", [0, 1, 4, 8])
def test_L4_whoever_is_in_control_draws_up_to_nine(held: int) -> None:
    table = Table("", " ".join(MIXED.split()[:held]), dice="R")
    table.fail()
    assert (1, lw.Phase.DRAW) == (table.state.seat, table.phase)
    table.draw()

    assert 9 == len(table.state.players[1].tiles)
    assert lw.Phase.READY is table.phase
    assert [9 - held] == [len(one.tiles) for one in table.told(lw.TilesDrawn)]


def test_L4_with_nine_tiles_there_is_nothing_to_draw() -> None:
    table = Table("", MIXED, dice="R")
    table.fail()

    assert (1, lw.Phase.READY) == (table.state.seat, table.phase)


def test_L4_tiles_come_from_the_bag_at_random() -> None:
    state = begun(2)
    draws = [lw.RULES.chance(state, Rng(seed)) for seed in range(60)]
    numbers = Counter(one for draw in draws if isinstance(draw, lw.Draw) for one in draw.tiles)

    assert set(numbers) == {tile.id for tile in state.bag_tiles}
    assert 60 * 5 == numbers.total()


@pytest.mark.parametrize(
    "numbers",
    [(20, 21, 22, 23), (20, 21, 22, 23, 24, 25), (20, 20, 21, 22, 23), (0, 20, 21, 22, 23)],
)
def test_L4_a_draw_that_does_not_fit_the_bag_is_refused(numbers: tuple[int, ...]) -> None:
    refused = lw.RULES.check(begun(2), CHANCE, lw.Draw(numbers))

    assert (Rejection.of(lw.Why.BAD_DRAW, "L4"),) == refused


def test_L4_a_bag_of_fewer_tiles_is_drawn_out() -> None:
    table = Table(dice="R", seats=3)
    table.state = table.state.with_player(2, tiles=table.state.bag_tiles[3:])
    table.fail()
    table.draw()

    assert 3 == len(table.state.players[1].tiles)
    assert () == table.state.bag_tiles


@pytest.mark.parametrize(
    ("tiles", "reasons"),
    [
        ("A R S T P N R S T", []),
        ("Y Y R S T P N R S", []),
        ("A E O A E O A E R", []),
        ("A E O A E O A E QU", []),
        ("A E R S T P N R S", [(lw.Why.BALANCED, "L5")]),
        ("A E O A E O A R S", [(lw.Why.BALANCED, "L5")]),
        ("A E O A E O A QU R", [(lw.Why.BALANCED, "L5")]),
    ],
)
def test_L5_a_set_with_fewer_than_two_vowels_or_consonants_may_be_swapped(
    tiles: str, reasons: list[tuple[lw.Why, str]]
) -> None:
    assert reasons == Table(tiles).against(0, Swap())


def test_L5_a_swap_gives_nine_others_and_the_old_ones_go_back() -> None:
    table = Table("A R S T P N R S T")
    table.play(0, Swap())
    assert lw.Phase.DRAW is table.phase
    old = table.state.players[0].tiles
    table.draw("A E O R S T P N Y")

    assert ("A E O R S T P N Y", lw.Phase.READY) == (table.tiles(), table.phase)
    (swapped,) = table.told(lw.TilesSwapped)
    assert (old, table.state.players[0].tiles) == (swapped.gone, swapped.tiles)
    assert {tile.id for tile in old} <= {tile.id for tile in table.state.bag_tiles}


def test_L5_none_of_the_old_tiles_comes_at_once() -> None:
    table = Table("A R S T P N R S T")
    table.play(0, Swap())
    old = {tile.id for tile in table.state.players[0].tiles}

    for seed in range(20):
        drawn = lw.RULES.chance(table.state, Rng(seed))
        assert isinstance(drawn, lw.Draw)
        assert not old & set(drawn.tiles)


def test_L5_a_set_is_swapped_once_in_a_turn() -> None:
    table = Table("A R S T P N R S T")
    table.play(0, Swap())
    table.draw("E R S T P N R S T")

    assert [(lw.Why.SWAPPED, "L5")] == table.against(0, Swap())
    assert [] == table.against(0, lw.Roll())


def test_L5_in_a_later_turn_a_set_may_be_swapped_again() -> None:
    table = Table("A R S T P N R S T", seats=1)
    table.play(0, Swap())
    table.draw("R S T P N R S T P")
    table.roll("R")
    table.give_up()

    assert [] == table.against(0, Swap())


@pytest.mark.parametrize("action", [Swap(), lw.Roll()])
def test_L5_after_the_first_die_nothing_is_swapped(action: lw.Action) -> None:
    table = Table("R S T P N R S T", dice="R")

    assert (TableWhy.NOT_NOW, "") in table.against(0, action)
