"""Every house choice, each way: the fields of the ruleset marked (house)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table, at_building, at_guessing, grid
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.core.value import replace

EAST = grid("RATE", "   A", "   S", "   T")
TWICE = grid("RATE", "A", "NOR", "  A", "  N")
ONCE = grid("RATE", "A", "NOR")
REPEATS: dict[str, Any] = {"pool": "RRAAATENNO"}


def is_right(table: Table) -> bool:
    return table.state.players[0].has_solved


@pytest.mark.parametrize("doubles", [True, False])
def test_house_doubles_in_anchor(doubles: bool) -> None:
    table = Table(doubles_in_anchor=doubles)
    table.turn_up("TARE")

    wrong = [] if doubles else [(hc.Why.LETTERS_MISSING, "W7")]
    assert wrong == table.against(0, hc.CallAnchor("TART"))
    assert [] == table.against(0, hc.CallAnchor("RATE"))


@pytest.mark.parametrize("doubles", [True, False])
def test_house_doubles_in_anchor_from_the_whole_pool(doubles: bool) -> None:
    table = Table(doubles_in_anchor=doubles)
    table.turn_up(DRAW)

    assert [] == table.against(0, hc.CallAnchor("TART"))


@pytest.mark.parametrize("pool", hc.Pool)
def test_house_pool(pool: hc.Pool) -> None:
    """Ten tiles of eight letters, or sixteen of twelve, as printed."""
    table = Table(pool=pool)
    table.turn_up("RASETIND" if pool is hc.Pool.TEN else DRAW)

    assert {hc.Pool.TEN: 10, hc.Pool.SIXTEEN: 16}[pool] == len(table.state.pool)
    assert {hc.Pool.TEN: "RA", hc.Pool.SIXTEEN: DRAW[:4]}[pool] == table.doubled


def test_house_pool_lays_the_second_red_letter_aside() -> None:
    table = Table(pool=hc.Pool.TEN)
    table.turn_up("XAJ")

    assert ("XA", "J") == (table.letters, table.state.aside)


@pytest.mark.parametrize("offers", [True, False])
def test_house_offers_anchors(offers: bool) -> None:
    """Offers are the window's: what may be called is the same."""
    table = Table(offers_anchors=offers)
    table.turn_up(DRAW)

    assert [] == table.against(0, hc.CallAnchor("TART"))
    assert [] == table.against(0, hc.DrawAfresh())


@pytest.mark.parametrize("no_anchor", hc.NoAnchor)
def test_house_no_anchor(no_anchor: hc.NoAnchor) -> None:
    table = Table(no_anchor=no_anchor)
    table.turn_up(DRAW)

    redraws = no_anchor is hc.NoAnchor.REDRAW
    assert ([] if redraws else [(hc.Why.NO_REDRAW, "W7")]) == table.against(0, hc.DrawAfresh())
    short = [(hc.Why.TOO_SHORT, "W7")] if redraws else []
    assert short == table.against(0, hc.CallAnchor("TAR"))
    assert [(hc.Why.TOO_SHORT, "W7")] == table.against(0, hc.CallAnchor("AT"))


def test_house_no_anchor_shortens_it_only_once_all_letters_are_there() -> None:
    table = Table(no_anchor=hc.NoAnchor.SHORTER)
    table.turn_up(DRAW[:-1])

    assert [(hc.Why.TOO_SHORT, "W7")] == table.against(0, hc.CallAnchor("TAR"))


@pytest.mark.parametrize(
    ("least", "rows", "is_enough"),
    [
        (0, ("RATE",), True),
        (1, ("RATE",), False),
        (1, ("RATE", "A", "N"), True),
        (2, ("RATE", "A", "N"), False),
        (2, ("RATE", "A  N", "M  D"), True),
        (3, ("RATE", "A  N", "M  D"), False),
    ],
)
def test_house_least_words(least: int, rows: tuple[str, ...], is_enough: bool) -> None:
    table = at_building(least_words=least)
    table.lay(grid(*rows))

    wrong = [] if is_enough else [(hc.GridWhy.TOO_FEW_WORDS, "W9")]
    assert wrong == table.against(0, hc.Finish())


def test_house_least_words_none_at_all_needs_no_dictionary() -> None:
    table = at_building(least_words=0, known=())
    table.build(grid("RATE"))

    assert [1] == list(table.actors)


def test_house_least_words_of_a_submitted_puzzle() -> None:
    table = at_guessing(RAN, SOD, least_words=0)
    table.solve(grid("RATE"))

    assert (hc.Attempt(1, grid("RATE"), False),) == table.records()


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("lists", [True, False])
def test_house_lists_anchor(lists: bool, counts: bool) -> None:
    """Asked about is what stands on the sheet."""
    table = at_guessing(RAN, EAST, lists_anchor=lists, counts_anchor=counts)

    assert (2 if lists and counts else 1) == table.guess("TEAS").count


@pytest.mark.parametrize("counts", [True, False])
def test_W14_counts_anchor_or_not(counts: bool) -> None:
    table = at_guessing(RAN, SOD, counts_anchor=counts)

    assert int(counts) == table.guess("RATE").count
    assert hc.GuessStage.ANSWERED is table.state.stage


def test_W14_the_other_one_is_that_which_is_not_the_anchor() -> None:
    table = at_guessing(RAN, EAST)
    assert 2 == table.guess("TEAS").count
    assert [(hc.Why.NO_SUCH_WORD, "W14")] == table.against(0, hc.ChooseOther(1))
    table.play(0, hc.ChooseOther(0))
    (*_, answer) = table.records(0)
    assert isinstance(answer, hc.Guess)
    assert (0, False) == (answer.place, answer.placement is hc.Placement.ANCHOR)


def test_W14_what_was_asked_about_is_no_other_one_any_more() -> None:
    table = at_guessing(RAN, SOD)
    table.ask("TEN", 1)
    table.on()
    table.spend()
    table.guess("TEN")
    assert [(hc.Why.NO_SUCH_WORD, "W14")] == table.against(0, hc.ChooseOther(2))
    table.play(0, hc.ChooseOther(1))
    (*_, answer) = table.records(0)
    assert isinstance(answer, hc.Guess)
    assert 2 == answer.place


def test_W14_an_anchor_that_does_not_count_has_no_place() -> None:
    assert "> < * *" == at_guessing(RAN, EAST, counts_anchor=False).ask("ATST")


@pytest.mark.parametrize("may_repeat", [True, False])
def test_house_may_repeat(may_repeat: bool) -> None:
    table = at_building(may_repeat=may_repeat, **REPEATS)
    table.lay(TWICE)

    wrong = [] if may_repeat else [(hc.GridWhy.TWICE, "W11")]
    assert wrong == table.against(0, hc.Finish())


@pytest.mark.parametrize("may_repeat", [True, False])
def test_house_may_repeat_in_the_computers_puzzle(may_repeat: bool) -> None:
    table = at_building(seats=1, may_repeat=may_repeat, **REPEATS)

    wrong = [] if may_repeat else [(hc.GridWhy.TWICE, "W11")]
    assert wrong == table.against(SETTER, hc.SetPuzzle(TWICE))


@pytest.mark.parametrize(("layout", "stands"), [(TWICE, True), (ONCE, False)])
def test_house_may_repeat_and_then_both_are_to_be_found(layout: Any, stands: bool) -> None:
    table = at_guessing(TWICE, may_repeat=True, **REPEATS)
    assert 3 == table.guess("RAN").count
    table.choose(2)
    table.on()
    table.solve(layout)

    assert stands == is_right(table)


@pytest.mark.parametrize("counts", [True, False])
def test_house_may_repeat_and_then_the_anchor_too(counts: bool) -> None:
    upright = grid("RATE", "A", "T", "E")
    table = at_guessing(upright, upright, may_repeat=True, counts_anchor=counts)
    if counts:
        assert 2 == table.guess("TEAR").count
        assert hc.Placement.ANCHOR is table.choose(0).placement
        table.on()
        assert 2 == table.guess("TEAR").count
        assert hc.Placement.CROSSBEAM is table.choose(1).placement
    else:
        assert hc.Placement.CROSSBEAM is table.guess("TEAR").placement


@pytest.mark.parametrize("limits", [True, False])
def test_house_limits_copies(limits: bool) -> None:
    table = at_guessing(RAN, SOD, limits_copies=limits)

    wrong = [(hc.Why.LETTERS_MISSING, "W13")]
    assert (wrong if limits else []) == table.against(0, hc.MakeGuess("NANA"))
    assert wrong == table.against(0, hc.MakeGuess("MAMA"))


@pytest.mark.parametrize(("counts", "marks"), [(True, ". * *"), (False, "- * *")])
def test_house_counts_repeats(counts: bool, marks: str) -> None:
    table = at_guessing(
        RAN, RAN, clue=hc.ClueType.PLACE, limits_copies=False, counts_repeats=counts
    )

    assert marks == table.ask("NAN")


@pytest.mark.parametrize("takes", [True, False])
def test_house_solving_takes_round(takes: bool) -> None:
    table = at_guessing(RAN, SOD, solving_takes_round=takes)
    table.solve(RAN)

    assert (hc.GuessStage.ANSWERED if takes else hc.GuessStage.GUESS) is table.state.stage
    assert ([(hc.Why.GUESSED, "W13")] if takes else []) == table.against(0, hc.MakeGuess("TEN"))
    assert ([(hc.Why.GUESSED, "W13")] if takes else []) == table.against(0, hc.Solve())


@pytest.mark.parametrize("takes", [True, False])
def test_house_solving_takes_round_when_it_is_right(takes: bool) -> None:
    table = at_guessing(RAN, SOD, solving_takes_round=takes)
    table.solve(SOD)

    assert hc.GuessStage.ANSWERED is table.state.stage


def test_house_solving_takes_round_or_may_be_tried_until_it_is_right() -> None:
    table = at_guessing(RAN, SOD, solving_takes_round=False)
    for layout in (RAN, EAST, SOD):
        table.solve(layout)

    assert is_right(table)
    assert [1, 1, 1] == [one.round for one in table.records()]
    table.on()
    table.spend()
    assert Outcome((1, 0)) == hc.RULES.outcome(table.state)
    assert [hc.RoundEnded(1, ((0, True),))] == table.told(hc.RoundEnded)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_house_shows_candidates(seat: int | None) -> None:
    """What still fits is the window's to find: the table tells the same."""
    seen = []
    for shows in (True, False):
        table = at_guessing(RAN, SOD, shows_candidates=shows)
        table.ask("TEN")
        seen.append(replace(hc.RULES.observe(table.state, seat), ruleset=hc.Ruleset()))

    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"least_words": 0}, []),
        ({"least_words": 5}, []),
        ({"least_words": -1}, [hc.Fault.NUMBERS]),
        ({"least_words": 6}, [hc.Fault.NUMBERS]),
        ({"build_minutes": 1}, []),
        ({"build_minutes": 60}, []),
        ({"build_minutes": 0}, [hc.Fault.NUMBERS]),
        ({"build_minutes": 61}, [hc.Fault.NUMBERS]),
        ({"turn_seconds": 1}, []),
        ({"turn_seconds": 3600}, []),
        ({"turn_seconds": 0}, [hc.Fault.NUMBERS]),
        ({"turn_seconds": 3601}, [hc.Fault.NUMBERS]),
        ({"match_seconds": 86_400}, [hc.Fault.ALONE]),
        ({"match_seconds": -1}, [hc.Fault.NUMBERS]),
        ({"match_seconds": 86_401}, [hc.Fault.NUMBERS, hc.Fault.ALONE]),
        ({"names_anchor": True}, [hc.Fault.ALONE]),
        ({"language": "de"}, []),
        ({"language": ""}, [hc.Fault.LANGUAGE]),
        ({"language": "", "turn_seconds": 0}, [hc.Fault.LANGUAGE, hc.Fault.NUMBERS]),
    ],
)
def test_languages_and_numbers_have_their_limits(
    fields: dict[str, Any], wrong: list[hc.Fault]
) -> None:
    assert wrong == [one.code for one in hc.faults(hc.Ruleset(**fields), 2)]


@pytest.mark.parametrize("fields", [{"names_anchor": True}, {"match_seconds": 600}])
def test_one_alone_has_the_anchor_named_and_the_match_timed(fields: dict[str, Any]) -> None:
    assert () == hc.faults(hc.Ruleset(**fields), 1)


@pytest.mark.parametrize(("seats", "is_playable"), [(0, False), (1, True), (2, True), (3, False)])
def test_one_or_two_play(seats: int, is_playable: bool) -> None:
    wrong = [] if is_playable else [hc.Fault.SEATS]

    assert wrong == [one.code for one in hc.faults(hc.Ruleset(), seats)]
