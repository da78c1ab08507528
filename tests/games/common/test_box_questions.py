"""What is typed of a printed box is understood piece by piece, or it is said what is wrong."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.box_questions import (
    BoxChoice,
    BoxFault,
    BoxPiece,
    BoxPlace,
    BoxQuestion,
    Wrong,
    any_of,
    from_stock,
    read,
    written,
)

CARDS = tuple(BoxChoice(text, text, 1, 1) for text in ("I", "IN", "ING", "N", "G", "TE"))
HAND = BoxQuestion((BoxPlace(BoxPiece.CARD, from_stock(CARDS, 0)),) * 3, tuple)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", ()),
        ("ing te n", ("ING", "TE", "N")),
        ("IN,G", ("IN", "G")),
        ("ING", ("ING",)),
        ("i-n-g", ("I", "N", "G")),
        (" te\tin ", ("TE", "IN")),
        ("INTEG", ("IN", "TE", "G")),
    ],
)
def test_signs_are_parted_by_blanks_or_the_longest_is_read(
    line: str, told: tuple[str, ...]
) -> None:
    heard = read(HAND, line)
    assert told == tuple(one.sign for one in heard.choices)
    assert heard.fault is None
    assert heard == read(HAND, written(heard.choices))


def test_what_no_place_knows_is_named_with_what_was_understood_before() -> None:
    heard = read(HAND, "TE XYZ")
    assert ("TE",) == tuple(one.sign for one in heard.choices)
    assert BoxFault(Wrong.NO_SUCH, "XYZ", HAND.places[1]) == heard.fault


def test_what_is_all_out_is_named_with_how_many_there_are() -> None:
    fault = read(HAND, "TE TE").fault
    assert fault is not None
    assert Wrong.NONE_LEFT is fault.wrong
    assert replace(CARDS[-1], left=0) == fault.choice


def test_more_than_was_asked_for_is_too_many() -> None:
    heard = read(HAND, "I N G TE")
    assert (3, BoxFault(Wrong.TOO_MANY, "TE")) == (len(heard.choices), heard.fault)


def test_a_star_is_typed_or_left_out() -> None:
    star = BoxQuestion((BoxPlace(BoxPiece.FACE, any_of((BoxChoice("B", "star"),))),), tuple)
    assert read(star, "b").choices == read(star, "B*").choices


def test_umlauts_are_typed_as_they_lie_on_the_table() -> None:
    letters = BoxQuestion((BoxPlace(BoxPiece.CARD, any_of((BoxChoice("AE", "AE"),))),), tuple)
    assert ("AE",) == tuple(one.value for one in read(letters, "ä").choices)
