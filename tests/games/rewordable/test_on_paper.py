"""Rewordable from its paper: the rules' own sum, and what cannot have been."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.on_paper import Sheet, SheetFault
from wordsmith_desktop.games.rewordable.on_paper import ON_PAPER, PaperFault, lines
from wordsmith_desktop.games.rewordable.ruleset import Ruleset


def sheet(*rows: tuple[str, ...]) -> Sheet:
    return Sheet(None, rows)


def faults(told: Sheet, ruleset: Ruleset, seats: int = 2) -> list[tuple[object, object, object]]:
    return [(one.rejection.code, one.row, one.seat) for one in ON_PAPER.check(told, ruleset, seats)]


def test_X12_letters_and_four_points_for_each_token() -> None:
    told = sheet(("chatter, card", "at"), ("3", ""))
    assert () == ON_PAPER.check(told, Ruleset(), 2)
    assert (23, 2) == ON_PAPER.sums(told, Ruleset(), 2)
    first, second = ON_PAPER.tallies(told, Ruleset(), 2)
    assert (True, False) == (first.is_winner, second.is_winner)
    assert [("CHATTER", 7), ("CARD", 4)] == [(one.word, one.points) for one in first.words]


def test_C16_equal_points_share_the_win_or_the_most_letters_do() -> None:
    told = sheet(("LETTER", "IT"), ("", "1"))
    assert (6, 6) == ON_PAPER.sums(told, Ruleset(), 2)
    assert [True, True] == [one.is_winner for one in ON_PAPER.tallies(told, Ruleset(), 2)]
    strict = ON_PAPER.tallies(told, Ruleset(shares_wins=False), 2)
    assert [True, False] == [one.is_winner for one in strict]


@pytest.mark.parametrize(
    ("told", "ruleset", "fault"),
    [
        (sheet(("CAT", ""), ("9", "8")), Ruleset(), (PaperFault.TOKENS, 1, None)),
        (sheet(("", ""), ("2", "1")), Ruleset(), (SheetFault.EMPTY, 0, None)),
        (sheet(("C4T", "")), Ruleset(), (SheetFault.CHARACTER, 0, 0)),
        (sheet(("", "A")), Ruleset(), (SheetFault.SHORT, 0, 1)),
        (sheet(("CAT", "cat")), Ruleset(may_repeat=False), (SheetFault.REPEATED, 0, 1)),
        (sheet(("CAT " * 60, "")), Ruleset(), (PaperFault.LETTERS, 0, None)),
        (
            sheet(("CAT", "DOG"), ("", ""), ("3", "")),
            Ruleset(challenge_cost=2),
            (PaperFault.PENALTY, 2, 0),
        ),
    ],
)
def test_what_cannot_have_been_is_named_where_it_stands(
    told: Sheet, ruleset: Ruleset, fault: object
) -> None:
    assert [fault] == faults(told, ruleset)


def test_C14_what_objections_cost_is_asked_only_where_they_cost() -> None:
    dear = Ruleset(challenge_cost=2)
    assert (2, 3) == (len(lines(Ruleset(), 2, 0)), len(lines(dear, 2, 0)))
    assert (1, 3) == ON_PAPER.sums(sheet(("CAT", "DOG"), ("", ""), ("2", "")), dear, 2)
