"""Guesses and their answers: W12 to W17."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_building, at_guessing, grid, shown
from wordsmith_desktop.games.common.table_events import HandedOver
from wordsmith_desktop.games.common.table_rules import TableWhy

EAST = grid(
    "RATE",
    "   A",
    "   S",
    "   T",
)
"""Two words of four letters: EAST, which crosses the anchor, and RATE."""
BAT = grid(
    "BEAR",
    "A  U",
    "T  N",
)
"""The anchor BEAR, and BAT and RUN across it."""


def bat_and_run() -> Table:
    """Seat 0 looks for BAT and RUN."""
    return at_guessing(BAT, BAT, pool="BBEEAARRUUNNTTM", anchor="BEAR")


def target(word: str, clue: hc.ClueType) -> Table:
    """Seat 0 looks for a word that hangs at the T of TREE; other letters hang at its last E."""
    columns = zip_longest(word[1:], "DLLNRUNA", fillvalue=" ")
    hung = grid("TREE", *(f"{first}  {last}" for first, last in columns))
    pool = "".join(tile.letter for tile in hung)
    return at_guessing(hung, hung, pool=pool, anchor="TREE", clue=clue)


@pytest.mark.parametrize(
    ("clue", "marks"), [(hc.ClueType.ALPHABET, "> < *"), (hc.ClueType.PLACE, "- - *")]
)
def test_W12_both_get_clues_of_the_type_they_agreed_on(clue: hc.ClueType, marks: str) -> None:
    table = at_guessing(RAN, RAN, clue=clue)

    assert marks == table.ask("ARN")
    table.on()
    assert marks == table.ask("ARN")


def built(*puzzles: hc.Layout, **fields: Any) -> Table:
    """A table where both have laid their puzzles, and the clue type is open."""
    table = at_building(settles_clue_late=True, **fields)
    for puzzle in puzzles:
        table.build(puzzle)
    return table


@pytest.mark.parametrize(
    ("clue", "marks"), [(hc.ClueType.ALPHABET, "> < *"), (hc.ClueType.PLACE, "- - *")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_W12_the_clue_type_may_be_agreed_on_after_the_building(
    clue: hc.ClueType, marks: str, seat: int
) -> None:
    table = built(RAN, RAN)
    assert table.is_at(hc.Phase.CLUE)
    assert (0, 1) == table.actors
    assert hc.RULES.observe(table.state, 0).holder is None
    table.play(seat, hc.AgreeOnClue(clue))

    assert [hc.ClueAgreed(clue)] == table.told(hc.ClueAgreed)
    assert (hc.Phase.GUESS, 0, 1) == (table.state.phase, table.seat, table.state.round)
    assert clue is hc.RULES.observe(table.state, 1).ruleset.clue
    assert [(TableWhy.NOT_NOW, "")] == table.against(0, hc.AgreeOnClue(clue))
    assert marks == table.ask("ARN")


@pytest.mark.parametrize("late", [False, True])
def test_house_settles_clue_late(late: bool) -> None:
    table = at_building(settles_clue_late=late)
    for puzzle in (RAN, SOD):
        table.build(puzzle)

    assert (hc.Phase.CLUE if late else hc.Phase.GUESS) is table.state.phase
    assert 1 == len(table.told(hc.LettersTold))


def test_W13_in_every_round_both_make_one_guess() -> None:
    table = at_guessing()
    order = []
    for _ in range(4):
        order.append((table.state.round, table.seat))
        table.spend()

    assert [(1, 0), (1, 1), (2, 0), (2, 1)] == order
    assert [HandedOver(seat) for seat in (1, 0, 1, 0)] == table.told(HandedOver)
    assert [[1, 2], [1, 2]] == [[one.round for one in table.records(seat)] for seat in (0, 1)]


def test_W13_one_guess_and_no_more() -> None:
    table = at_guessing()
    table.guess("ANTRE")

    for more in (hc.MakeGuess("TEN"), hc.Choose(0), hc.Solve()):
        assert (hc.Why.GUESSED, "W13") in table.against(0, more)


def test_W13_the_turn_goes_on_only_after_the_guess() -> None:
    table = at_guessing()
    assert [(hc.Why.NOT_GUESSED, "W20")] == table.against(0, hc.GoOn())
    table.guess("TEN")
    assert [(hc.Why.CHOOSE_FIRST, "W20")] == table.against(0, hc.GoOn())
    table.choose(1)

    assert [] == table.against(0, hc.GoOn())


@pytest.mark.parametrize("word", ["AN", "TEN", "RATE", "ANTRE", "NOTARISED"])
def test_W13_a_guess_may_have_any_length(word: str) -> None:
    assert [] == at_guessing().against(0, hc.MakeGuess(word))


@pytest.mark.parametrize(
    ("word", "is_open"),
    [("TEN", True), ("TOT", True), ("TAR", True), ("TARE", True), ("ARE", True), ("MAD", False)],
)
def test_W13_only_letters_that_the_other_uses(word: str, is_open: bool) -> None:
    wrong = [] if is_open else [(hc.Why.LETTERS_MISSING, "W13")]

    assert wrong == at_guessing(RAN, SOD).against(0, hc.MakeGuess(word))


def test_W13_each_letter_no_more_often_than_there_are_tiles() -> None:
    table = at_guessing(RAN, SOD)
    assert [] == table.against(0, hc.MakeGuess("TINT"))

    # The pool has two of E and A, the puzzle one.
    for word in ("TREE", "ANNA", "TOTT"):
        assert [(hc.Why.LETTERS_MISSING, "W13")] == table.against(0, hc.MakeGuess(word))


def test_W13_each_looks_for_the_others_puzzle() -> None:
    table = at_guessing(RAN, SOD)
    assert [] == table.against(0, hc.MakeGuess("SOD"))
    table.spend()

    assert [(hc.Why.LETTERS_MISSING, "W13")] == table.against(1, hc.MakeGuess("SOD"))
    assert [] == table.against(1, hc.MakeGuess("RAN"))


def test_W13_what_is_no_word_is_refused_at_no_cost() -> None:
    table = at_guessing(known={"TEN"})
    table.play(0, hc.MakeGuess("NET"))
    table.rule()

    (refused,) = table.told(hc.GuessRefused)
    assert (0, 0, "NET") == (refused.seat, refused.only, refused.ruling.word)
    assert () == table.records(0)
    assert (1, hc.GuessStage.GUESS) == (table.state.round, table.state.stage)
    assert 3 == table.guess("TEN").count


@pytest.mark.parametrize(
    ("word", "count"), [("AN", 0), ("TEN", 3), ("TEAR", 1), ("STAND", 0), ("NOTARISED", 0)]
)
def test_W14_the_answer_is_how_many_words_of_that_length_there_are(word: str, count: int) -> None:
    assert count == at_guessing(RAN, SOD).guess(word).count


def test_W14_where_there_is_none_the_round_is_spent() -> None:
    table = at_guessing()
    assert hc.Guess(1, "ANTRE", 0) == table.guess("ANTRE")

    assert hc.GuessStage.ANSWERED is table.state.stage
    table.on()
    assert 1 == table.seat


def test_W14_of_a_single_word_all_is_told_at_once() -> None:
    table = at_guessing(SOD, RAN)
    guess = table.guess("TAN")

    assert (
        hc.Guess(
            1, "TAN", 1, 0, hc.Placement.CROSSBEAM, (hc.Mark.EARLIER, hc.Mark.STAR, hc.Mark.STAR)
        )
        == guess
    )
    assert hc.GuessStage.ANSWERED is table.state.stage


def test_W14_of_several_the_guesser_chooses_one_by_the_alphabet() -> None:
    table = at_guessing(RAN, SOD)
    guess = table.guess("TEN")
    assert (3, True, None, None, ()) == (
        guess.count,
        guess.is_open,
        guess.place,
        guess.placement,
        guess.marks,
    )
    assert hc.GuessStage.CHOICE is table.state.stage
    assert [(hc.Why.CHOOSE_FIRST, "W13")] == table.against(0, hc.MakeGuess("TEN"))

    chosen = [hc.RULES.apply(table.state, 0, hc.Choose(place)).state for place in range(3)]
    found = [state.players[0].records[-1] for state in chosen]
    assert ["< > <", "< > >", "< > <"] == [shown(one) for one in found if isinstance(one, hc.Guess)]
    assert [0, 1, 2] == [one.place for one in found if isinstance(one, hc.Guess)]


@pytest.mark.parametrize("place", [-1, 3])
def test_W14_there_are_not_more_words_than_were_told(place: int) -> None:
    table = at_guessing(RAN, SOD)
    table.guess("TEN")

    assert [(hc.Why.NO_SUCH_WORD, "W14")] == table.against(0, hc.Choose(place))


def test_W14_one_line_holds_the_whole_answer() -> None:
    table = at_guessing(RAN, SOD)
    table.guess("TEN")
    table.choose(2)

    assert 1 == len(table.records(0))
    assert not table.last_guess(0).is_open


@pytest.mark.parametrize(
    ("place", "placement"),
    [(0, hc.Placement.CROSSBEAM), (1, hc.Placement.POST), (2, hc.Placement.GIRDER)],
)
def test_W14_where_the_word_lies(place: int, placement: hc.Placement) -> None:
    table = at_guessing(RAN, SOD)
    table.guess("TEN")

    assert placement is table.choose(place).placement


def test_W14_the_anchor_counts_and_has_its_place() -> None:
    table = at_guessing(RAN, EAST)
    assert 2 == table.guess("TEAS").count
    guess = table.choose(1)

    assert (hc.Placement.ANCHOR, "< < > <") == (guess.placement, shown(guess))


def test_W14_an_anchor_alone_of_its_length_is_named_so() -> None:
    guess = at_guessing(RAN, SOD).guess("RATE")

    assert (1, 0, hc.Placement.ANCHOR, "* * * *") == (
        guess.count,
        guess.place,
        guess.placement,
        shown(guess),
    )


def test_W14_a_word_at_either_end_of_the_anchor_crosses_it_too() -> None:
    table = bat_and_run()
    table.guess("TAN")
    assert hc.Placement.CROSSBEAM is table.choose(0).placement
    table.on()
    table.guess("TAN")
    assert hc.Placement.CROSSBEAM is table.choose(1).placement


def test_W14_the_answer_is_told_in_order() -> None:
    table = at_guessing(RAN, SOD)
    table.guess("TEN")
    table.choose(0)

    first, second = table.told(hc.GuessAnswered)
    assert [hc.GuessMade(0, "TEN", only=0)] == table.told(hc.GuessMade)
    assert hc.Guess(1, "TEN", 3) == first.guess
    assert table.last_guess(0) == second.guess
    assert (0, 0) == (first.only, second.only)


@pytest.mark.parametrize(
    ("word", "guess", "marks"),
    [
        ("TAN", "TAN", "* * *"),
        ("TAN", "RAT", "> * <"),
        ("TAN", "ANT", "> < <"),
        ("TUN", "NUT", "> * <"),
        ("TUN", "NUN", "> * *"),
        ("TALLER", "LADLER", "> * > * * *"),
    ],
)
def test_W15_a_star_or_an_arrow_to_the_right_letter(word: str, guess: str, marks: str) -> None:
    assert marks == target(word, hc.ClueType.ALPHABET).ask(guess)


@pytest.mark.parametrize(
    ("word", "guess", "marks"),
    [
        ("TAN", "TAN", "* * *"),
        ("TAN", "RAT", ". * -"),
        ("TAN", "ANT", "- - -"),
        ("TUN", "NUT", "- * -"),
        ("TUN", "NUN", ". * *"),
        ("TALLER", "LADLER", "- * . * * *"),
        ("TALLER", "LULLED", ". . * * * ."),
    ],
)
def test_W16_a_star_a_dash_or_nothing(word: str, guess: str, marks: str) -> None:
    assert marks == target(word, hc.ClueType.PLACE).ask(guess)


def test_W17_each_round_goes_on_with_the_same_word_or_another() -> None:
    table = at_guessing(SOD, RAN)
    marks = []
    for guess in ("TAN", "TAN", "EAT", "RATE"):
        marks.append(table.ask(guess))
        table.on()
        table.spend()

    assert ["< * *", "< * *", "> * <", "* * * *"] == marks


def test_X9_the_first_of_bat_and_run() -> None:
    table = bat_and_run()
    assert 2 == table.guess("RAT").count

    assert "< * *" == shown(table.choose(0))


def test_the_guessing_begins_with_the_first_seat() -> None:
    table = at_guessing()

    assert (hc.Phase.GUESS, 1, 0) == (table.state.phase, table.state.round, table.seat)
