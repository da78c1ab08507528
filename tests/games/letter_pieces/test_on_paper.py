"""The Letter Piece Game from its paper: the rules' own sum, and what cannot have been."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.letter_pieces.on_paper import ON_PAPER, PaperFault, lines
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.games.on_paper import Sheet, SheetFault

ONE = Ruleset(challenges=1)


def sheet(*rows: tuple[str, ...]) -> Sheet:
    return Sheet(None, rows)


def test_R24_letters_of_each_word_and_a_point_for_every_blue_box_left_open() -> None:
    told = sheet(("TAU SEIT TÜR", "BAG CAST"), ("8", ""))
    german = Ruleset(language="de", dictionary="de", challenges=1)
    assert () == ON_PAPER.check(told, german, 2)
    assert (3 + 4 + 4 + 4, 3 + 4 + 6) == ON_PAPER.sums(told, german, 2)
    first, second = ON_PAPER.tallies(told, german, 2)
    assert ([True, False], 3) == ([first.is_winner, second.is_winner], first.turns)
    assert [("TAU", 3), ("SEIT", 4), ("TUER", 4)] == [(one.word, one.points) for one in first.words]


def test_R25_challenges_are_added_and_each_has_its_own_words() -> None:
    told = sheet(("BAG",), ("12",), ("BAG CAST",), ("6",))
    ruleset = Ruleset(challenges=2)
    assert () == ON_PAPER.check(told, ruleset, 1)
    (alone,) = ON_PAPER.tallies(told, ruleset, 1)
    assert (3 + 13, (3, 13), None) == (alone.score, alone.parts, alone.is_winner)


@pytest.mark.parametrize(
    ("told", "ruleset", "fault"),
    [
        (sheet(("", ""), ("3", "")), ONE, (SheetFault.EMPTY, 0, None)),
        (sheet(("BAG", "GAB")), Ruleset(challenges=1), ()),
        (sheet(("CAST CAT", "")), ONE, (PaperFault.REARRANGES, 0, 0)),
        (sheet(("BAG CAT BAG", "")), ONE, (SheetFault.REPEATED, 0, 0)),
        (sheet(("BAG", "CAT BAG")), ONE, (PaperFault.CLAIMED, 0, 1)),
        (sheet(("BAG", "CAT BAG")), Ruleset(challenges=1, mode=Mode.SECRET), ()),
        (sheet(("BAG", ""), ("13", "")), ONE, (PaperFault.BOXES, 1, 0)),
        (sheet(("A", "")), ONE, (SheetFault.SHORT, 0, 0)),
        (sheet(("IT'S", "")), Ruleset(challenges=1, has_marks=False), (PaperFault.MARK, 0, 0)),
        (sheet(("BE IF AT SO HE WE GO", "")), ONE, (PaperFault.TOO_MANY, 0, 0)),
    ],
)
def test_what_cannot_have_been_is_named_where_it_stands(
    told: Sheet, ruleset: Ruleset, fault: object
) -> None:
    found = [(one.rejection.code, one.row, one.seat) for one in ON_PAPER.check(told, ruleset, 2)]
    assert found == ([fault] if fault else [])


def test_R5_a_second_letter_of_a_kind_is_new_where_repeats_count() -> None:
    told = sheet(("SET TEST",), ("",))
    assert () == ON_PAPER.check(told, ONE, 1)
    (found,) = ON_PAPER.check(told, Ruleset(challenges=1, counts_repeats=False), 1)
    assert PaperFault.REARRANGES is found.rejection.code


def test_R46_a_warm_up_counts_its_words() -> None:
    ruleset = Ruleset(mode=Mode.WARM_UP)
    assert 1 == len(lines(ruleset, 2, 0))
    assert (3, 1) == ON_PAPER.sums(sheet(("BAG GAB TAG", "TAR")), ruleset, 2)
