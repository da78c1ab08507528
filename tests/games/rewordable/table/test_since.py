"""What others did since one's last turn: lines, new words and new cards."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.rewordable.rules.cards import Card
from wordsmith_desktop.games.rewordable.rules.events import (
    Passed,
    PoolRefilled,
    TokensWon,
    WordBuilt,
)
from wordsmith_desktop.games.rewordable.rules.laying import Word
from wordsmith_desktop.games.rewordable.rules.tokens import Goal, Token
from wordsmith_desktop.games.rewordable.table.since import done_since, new_cards, new_words

ANA, BEN, CHO = range(3)


def word(number: int, owner: int, *cards: str) -> Word:
    return Word(number, owner, tuple(Card(10 * number + at, one) for at, one in enumerate(cards)))


RENT = word(1, CHO, "R", "ENT")
TENT = word(2, BEN, "T", "ENT")
STOLEN = WordBuilt(BEN, word(3, BEN, "RE", "SIDE", "NT"), (RENT,), (), ())
EXTENDED = WordBuilt(BEN, word(4, BEN, "T", "ENT", "S"), (TENT,), (), ())
TOKEN = TokensWon(BEN, (Token(1, next(iter(Goal))),))
REFILLED = PoolRefilled((Card(91, "LY"), Card(92, "O")))


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
    assert [(CHO, "passed"), (CHO, "exchanged 2 cards")] == lines(Passed(CHO, 0), Passed(CHO, 2))


def test_new_words_and_cards_are_told_by_their_numbers() -> None:
    assert {3, 4} == new_words((STOLEN, TOKEN, EXTENDED))
    assert {91, 92} == new_cards((STOLEN, REFILLED))
    assert frozenset() == new_cards((STOLEN,))
