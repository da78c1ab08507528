"""What others did since one's last turn: lines, new words and new cards."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.rewordable.table.since import done_since, new_cards, new_words

ANA, BEN, CHO = range(3)


def word(number: int, owner: int, *cards: str) -> rw.Word:
    return rw.Word(
        number, owner, tuple(rw.Card(10 * number + at, one) for at, one in enumerate(cards))
    )


RENT = word(1, CHO, "R", "ENT")
TENT = word(2, BEN, "T", "ENT")
STOLEN = rw.WordBuilt(BEN, word(3, BEN, "RE", "SIDE", "NT"), (RENT,), (), ())
EXTENDED = rw.WordBuilt(BEN, word(4, BEN, "T", "ENT", "S"), (TENT,), (), ())
TOKEN = rw.TokensWon(BEN, (rw.Token(1, next(iter(rw.Goal))),))
REFILLED = rw.PoolRefilled((rw.Card(91, "LY"), rw.Card(92, "O")))


def lines(*events: TableEvent) -> list[tuple[int, str]]:
    return [(one.seat, one.text) for one in done_since(events)]


@pytest.mark.usefixtures("dressed")
def test_a_word_stands_with_all_that_it_brought_its_tokens_too() -> None:
    assert [(BEN, "+8 RESIDENT")] == lines(STOLEN)
    assert [(BEN, "+12 RESIDENT")] == lines(STOLEN, TOKEN, REFILLED)
    assert [1] == [one.won for one in done_since((STOLEN, TOKEN))]
    assert [(BEN, "+1 TENTS")] == lines(EXTENDED), "letters of one's own word counted before"


@pytest.mark.usefixtures("dressed")
def test_who_builds_nothing_has_a_line_as_well() -> None:
    assert [(CHO, "passed"), (CHO, "exchanged 2 cards")] == lines(
        rw.Passed(CHO, 0), rw.Passed(CHO, 2)
    )


def test_new_words_and_cards_are_told_by_their_numbers() -> None:
    assert {3, 4} == new_words((STOLEN, TOKEN, EXTENDED))
    assert {91, 92} == new_cards((STOLEN, REFILLED))
    assert frozenset() == new_cards((STOLEN,))
