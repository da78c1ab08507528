"""Behind the curtain: whatever one does there, the other sees and is told the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.case import legal_actions
from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_building, at_guessing, grid
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import SETTER, Seat
from wordsmith_desktop.games.common.table_events import TableEvent

RNA = grid(
    "RATE",
    "N   ",
    "A   ",
)
"""RNA in the place of RAN: the same letters are left over."""
OTHERS = (1, None)
"""Who looks on while seat 0 is behind the curtain: the other seat and the whole table."""
Deed = Callable[[Table], object]


def told_to(table: Table, seat: Seat | None) -> list[TableEvent]:
    return [told for event in table.events if (told := hc.RULES.redact(event, seat)) is not None]


def seen_and_told(table: Table, seat: Seat | None) -> tuple[hc.Observation, list[TableEvent]]:
    return hc.RULES.observe(table.state, seat), told_to(table, seat)


def refused_guess(table: Table) -> None:
    known, table.known = table.known, ()
    table.play(0, hc.MakeGuess("NET"))
    table.rule()
    table.known = known
    table.guess("ANTRE")


def refused_grid(table: Table) -> None:
    known, table.known = table.known, ()
    table.solve(SOD)
    table.known = known
    table.guess("ANTRE")


def notes_and_tiles(table: Table) -> None:
    table.play(0, hc.Note(3, 1, "SIT?"))
    table.lay(SOD)
    table.guess("ANTRE")
    table.play(0, hc.Note(3, 1, ""))


TURNS: dict[str, Deed] = {
    "no word of that length": lambda table: table.guess("ANTRE"),
    "a single word": lambda table: table.ask("RATE"),
    "the first of three": lambda table: table.ask("TEN", 0),
    "the last of three": lambda table: table.ask("TEN", 2),
    "what is no word": refused_guess,
    "a puzzle with what is no word": refused_grid,
    "notes and tiles": notes_and_tiles,
    "a wrong puzzle": lambda table: table.solve(RAN),
    "the right puzzle": lambda table: table.solve(SOD),
}
UNDER_WAY: dict[str, Deed] = {
    "laying": lambda table: table.lay(SOD),
    "noting": lambda table: table.play(0, hc.Note(3, 0, "END?")),
    "crossing out": lambda table: table.play(0, hc.MarkLetter(3, 0, 1, "E", hc.LetterMark.OUT)),
    "choosing": lambda table: table.guess("TEN"),
    "answered": lambda table: table.guess("ANTRE"),
    "solved": lambda table: table.solve(SOD),
}
LAID: dict[str, Deed] = {
    "tiles": lambda table: table.lay(grid("T  R")),
    "a puzzle": lambda table: table.lay(SOD),
    "tiles and fewer": lambda table: (table.lay(SOD), table.lay(RAN)),
}


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("deed", LAID.values(), ids=LAID)
def test_how_the_tiles_lie_is_the_builders_alone(deed: Deed, seat: Seat | None) -> None:
    table, other = at_building(), at_building()
    deed(table)

    assert seen_and_told(other, seat) == seen_and_told(table, seat)


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("layout", [RNA, SOD, grid("RATE", "A  N")])
def test_a_finished_puzzle_is_its_builders_alone(layout: hc.Layout, seat: Seat | None) -> None:
    table, other = at_building(), at_building()
    table.build(layout)
    other.build(RAN)

    assert seen_and_told(other, seat) == seen_and_told(table, seat)


@pytest.mark.parametrize("seat", OTHERS)
def test_a_puzzle_that_the_dictionary_refused_is_never_told(seat: Seat | None) -> None:
    table, other = at_building(known=()), at_building()
    table.build(SOD)

    assert seen_and_told(other, seat) == seen_and_told(table, seat)
    assert 2 < len(told_to(table, 0))


@pytest.mark.parametrize("seat", OTHERS)
def test_puzzles_that_leave_the_same_over_look_the_same(seat: Seat | None) -> None:
    table, other = at_guessing(RAN, SOD), at_guessing(RNA, SOD)

    assert hc.RULES.observe(table.state, seat) == hc.RULES.observe(other.state, seat)
    assert hc.RULES.observe(table.state, 0) != hc.RULES.observe(other.state, 0)


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("deed", UNDER_WAY.values(), ids=UNDER_WAY)
def test_a_turn_under_way_is_its_players_alone(deed: Deed, seat: Seat | None) -> None:
    table, other = at_guessing(), at_guessing()
    deed(table)

    assert seen_and_told(other, seat) == seen_and_told(table, seat)


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("deed", TURNS.values(), ids=TURNS)
def test_a_turn_that_is_over_is_its_players_alone(deed: Deed, seat: Seat | None) -> None:
    table, other = at_guessing(), at_guessing()
    other.spend()
    deed(table)
    table.on()

    assert seen_and_told(other, seat) == seen_and_told(table, seat)


@pytest.mark.parametrize("deed", TURNS.values(), ids=TURNS)
def test_what_the_other_may_do_is_the_same_too(deed: Deed) -> None:
    table, other = at_guessing(), at_guessing()
    other.spend()
    deed(table)
    table.on()

    assert list(legal_actions(hc.RULES, other.state, 1)) == list(
        legal_actions(hc.RULES, table.state, 1)
    )
    for action in (
        hc.MakeGuess("SOD"),
        hc.Choose(0),
        hc.Solve(),
        hc.Lay(()),
        hc.Note(3, 1, ""),
        hc.GiveUp(),
    ):
        assert hc.RULES.check(other.state, 1, action) == hc.RULES.check(table.state, 1, action)


@pytest.mark.parametrize("seat", OTHERS)
def test_who_submitted_a_puzzle_is_told_when_the_round_is_over(seat: Seat | None) -> None:
    table = at_guessing()
    table.solve(RAN)
    table.on()
    assert not [event for event in told_to(table, seat) if isinstance(event, hc.RoundEnded)]
    table.spend()

    assert hc.RoundEnded(1, ((0, False),)) in told_to(table, seat)
    assert not [event for event in told_to(table, seat) if isinstance(event, hc.SolutionJudged)]


def test_the_player_is_told_everything() -> None:
    table = at_guessing()
    notes_and_tiles(table)

    kinds = {type(event) for event in told_to(table, 0)}
    assert {hc.Noted, hc.TilesLaid, hc.GuessMade, hc.GuessAnswered} == kinds


def test_the_dictionarys_question_is_seen_by_whoever_asked() -> None:
    table = at_guessing()
    table.play(0, hc.MakeGuess("TEN"))

    seen = [hc.RULES.observe(table.state, seat).inquiry for seat in (0, 1, None)]
    assert [table.state.inquiry, None, None] == seen


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_called_anchor_is_seen_by_all(seat: Seat | None) -> None:
    table = Table()
    table.turn_up("TARE")
    table.call("RATE")

    assert told_to(table, seat) == table.events


def test_the_own_stage_is_seen_by_its_player_alone() -> None:
    table = at_guessing()
    table.guess("TEN")

    stages = [hc.RULES.observe(table.state, seat).stage for seat in (0, 1, None)]
    assert [hc.GuessStage.CHOICE, hc.GuessStage.GUESS, hc.GuessStage.GUESS] == stages


def test_each_sees_what_it_has_itself() -> None:
    table = at_guessing(RAN, SOD)
    notes_and_tiles(table)
    table.play(0, hc.Note(3, 2, "SOD"))
    own, player = hc.RULES.observe(table.state, 0).own, table.state.players[0]

    assert (player.draft, player.records) == (own.draft, own.records)
    assert (player.solution, player.notes) == (own.solution, own.notes)
    assert own.told is not None
    assert "TREISODLCM" == own.told.unused
    with pytest.raises(ValueError, match=r".+"):
        _ = hc.RULES.observe(table.state, None).own


@pytest.mark.parametrize("seat", [0, 1, None])
def test_at_the_end_everything_lies_open(seat: Seat | None) -> None:
    table = at_guessing(RAN, SOD)
    notes_and_tiles(table)
    table.play(0, hc.GiveUp())

    views = hc.RULES.observe(table.state, seat).players
    for view, player in zip(views, table.state.players, strict=True):
        assert (player.draft, player.records) == (view.draft, view.records)
        assert (player.solution, player.notes) == (view.solution, view.notes)


def test_the_computers_puzzle_is_seen_at_the_end() -> None:
    table = at_building(seats=1)
    table.play(SETTER, hc.SetPuzzle(SOD))
    assert hc.RULES.observe(table.state, 0).computers is None
    table.play(0, hc.GiveUp())

    assert SOD == hc.RULES.observe(table.state, 0).computers


@pytest.mark.parametrize("seat", [0, None])
def test_computers_puzzles_that_leave_the_same_over_look_the_same(seat: Seat | None) -> None:
    seen = [seen_and_told(at_guessing(layout), seat) for layout in (RAN, RNA)]

    assert seen[0] == seen[1]


def test_what_the_computer_set_is_in_no_event() -> None:
    table = at_building(seats=1)
    told = table.play(SETTER, hc.SetPuzzle(RAN))
    other = at_building(seats=1).play(SETTER, hc.SetPuzzle(RNA))

    assert told == other
    assert [hc.LettersTold(("TREISODLCM",), ((),))] == table.told(hc.LettersTold)


def test_hands_are_changed_behind_a_curtain_from_the_building_to_the_end() -> None:
    table = Table()
    assert not hc.RULES.hides(table.state)
    table.turn_up("TARENISODLCM")
    table.call("RATE")
    assert not hc.RULES.hides(table.state)
    table.on(0)
    assert hc.RULES.hides(table.state)
    table.build(RAN)
    table.build(SOD)
    assert hc.RULES.hides(table.state)
    table.play(0, hc.GiveUp())

    assert not hc.RULES.hides(table.state)


def test_alone_there_is_no_curtain() -> None:
    assert not hc.RULES.hides(at_building(seats=1).state)
    assert not hc.RULES.hides(at_guessing(RAN).state)


# What a seat may imagine


def imagined(table: Table, seat: Seat, count: int = 30) -> list[hc.State]:
    return [hc.RULES.imagine(table.state, seat, Rng(seed)) for seed in range(count)]


@pytest.mark.parametrize("seat", [0, 1])
def test_other_words_are_imagined_where_the_puzzle_might_have_them(seat: Seat) -> None:
    table = at_guessing(SOD, SOD)
    words = {hc.Crossword(state.target(seat)).words for state in imagined(table, seat)}

    assert 5 < len(words)
    assert all("RATE" in found for found in words)
    assert 1 == len({state.target(1 - seat) for state in imagined(table, seat)})


@pytest.mark.parametrize("is_finished", [True, False])
def test_other_words_are_imagined_while_one_builds(is_finished: bool) -> None:
    table = at_building()
    table.lay(SOD)
    if is_finished:
        table.finish()
    drafts = [state.players[0].draft for state in imagined(table, 1)]

    assert 20 < len({hc.Crossword(draft).words for draft in drafts})
    assert SOD not in drafts


@pytest.mark.parametrize("puzzles", [(SOD,), (RAN, SOD)])
def test_what_was_answered_stays_true(puzzles: tuple[hc.Layout, ...]) -> None:
    table = at_guessing(*puzzles)
    marks = table.ask("TEN", 2)
    table.on()
    if table.seat == 1:
        table.spend()

    for state in imagined(table, 0):
        again = Table(state)
        assert marks == again.ask("TEN", 2)


def test_other_guesses_and_notes_are_imagined() -> None:
    table = at_guessing()
    table.play(0, hc.Note(3, 0, "END?"))
    table.ask("TEN")
    table.on()
    others = [state.players[0] for state in imagined(table, 1)]

    assert 3 < len({player.records for player in others})
    assert 3 < len({player.notes for player in others})
    assert {1} == {len(player.records) for player in others}


def test_what_another_asks_the_dictionary_is_imagined() -> None:
    table = at_building()
    table.lay(SOD)
    table.play(0, hc.Finish())
    inquiries = {state.inquiry for state in imagined(table, 1)}

    assert 3 < len(inquiries)
    assert {table.state.inquiry} == {state.inquiry for state in imagined(table, 0)}


def test_after_the_end_nothing_is_left_to_imagine() -> None:
    table = at_guessing()
    table.play(0, hc.GiveUp())

    assert [table.state] * 3 == imagined(table, 0, 3)
