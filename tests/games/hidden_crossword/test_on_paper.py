"""The Hidden Crossword from its paper: who was right, and what cannot have been."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.hidden_crossword.on_paper import ON_PAPER, PaperFault
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.on_paper import Sheet, SheetFault


def sheet(*rows: tuple[str, ...]) -> Sheet:
    return Sheet(None, rows)


@pytest.mark.parametrize(
    ("told", "sums", "winners"),
    [
        (sheet(("5", "")), (1, 0), [True, False]),
        (sheet(("5", "5")), (1, 1), [True, True]),
        (sheet(("", ""), ("x", "")), (0, 1), [False, True]),
    ],
)
def test_X13_the_first_right_puzzle_wins_and_equal_rounds_tie(
    told: Sheet, sums: tuple[int, ...], winners: list[bool]
) -> None:
    assert () == ON_PAPER.check(told, Ruleset(), 2)
    assert sums == ON_PAPER.sums(told, Ruleset(), 2)
    assert winners == [one.is_winner for one in ON_PAPER.tallies(told, Ruleset(), 2)]


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (sheet(("", "")), (SheetFault.EMPTY, 0, None)),
        (sheet(("0", "")), (PaperFault.NO_ROUND, 0, 0)),
        (sheet(("five", "")), (SheetFault.NUMBER, 0, 0)),
        (sheet(("4", "6")), (PaperFault.TOO_LATE, 0, 1)),
        (sheet(("4", ""), ("", "x")), (PaperFault.GAVE_UP, 1, 1)),
        (sheet(("", ""), ("x", "x")), (PaperFault.BOTH, 1, None)),
        (sheet(("4", ""), ("", ""), ("RUN RUN", "")), (SheetFault.REPEATED, 2, 0)),
    ],
)
def test_what_cannot_have_been_is_named_where_it_stands(told: Sheet, fault: object) -> None:
    (found,) = ON_PAPER.check(told, Ruleset(), 2)
    assert fault == (found.rejection.code, found.row, found.seat)


def test_the_fewer_rounds_the_better_and_each_keeps_the_own_words() -> None:
    told = sheet(("7", ""), ("", ""), ("madder, aid", "RUN"))
    first, second = ON_PAPER.tallies(told, Ruleset(), 2)
    assert (-7, None, 7, 7) == (first.merit, second.merit, first.turns, second.turns)
    assert [["MADDER", "AID"], ["RUN"]] == [
        [word.word for word in one.words] for one in (first, second)
    ]


def test_one_alone_wins_by_solving_and_loses_by_giving_up() -> None:
    ruleset = Ruleset()
    assert [True] == [one.is_winner for one in ON_PAPER.tallies(sheet(("3",)), ruleset, 1)]
    given_up = sheet(("",), ("x",))
    assert () == ON_PAPER.check(given_up, ruleset, 1)
    assert [False] == [one.is_winner for one in ON_PAPER.tallies(given_up, ruleset, 1)]
