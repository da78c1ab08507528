"""The worked examples of the rule ledger: X1 to X15."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.games.common.open_table import Referee

ALL = tuple(rw.Goal)


def earned_by(table: Table, texts: str) -> set[rw.Goal]:
    """What a word wins where all tokens lie face up."""
    table.claim(texts)
    assert [texts.replace("@pool", "")] == table.words()[-1:]
    return set(table.won())


def cards_and_letters(table: Table) -> tuple[int, int]:
    """How many cards and letters the newest word of seat 0 has."""
    word = table.state.players[0].words[-1]
    return len(word.cards), len(word.text)


def test_X1_a_card_of_the_hand_and_one_of_the_pool() -> None:
    table = Table("C", pool="AT", row=ALL)

    assert {rw.Goal.BLUE_PINK} == earned_by(table, "C AT")
    assert (2, 3) == cards_and_letters(table)


def test_X2_a_steal_by_a_card_inside() -> None:
    table = Table("H", words={1: ["C AT"]}, row=ALL)

    assert {rw.Goal.BLUE_PINK, rw.Goal.ADD_ON} == earned_by(table, "C H AT")
    assert (3, 4) == cards_and_letters(table)
    assert [] == table.words(1)


@pytest.mark.parametrize("owner", [0, 1])
def test_X3_a_yellow_card_onto_a_word(owner: int) -> None:
    table = Table("TER", words={owner: ["C H AT"]}, row=ALL)

    assert {
        rw.Goal.THREE_COLOURS,
        rw.Goal.FOUR_CARDS,
        rw.Goal.SEVEN_LETTERS,
        rw.Goal.ADD_ON,
    } == earned_by(table, "C H AT TER")
    assert (4, 7) == cards_and_letters(table)


@pytest.mark.parametrize("owner", [0, 1])
def test_X4_two_cards_onto_a_word(owner: int) -> None:
    table = Table("T ER", words={owner: ["C H AT"]}, row=ALL)

    assert {
        rw.Goal.BLUE_PINK,
        rw.Goal.FIVE_CARDS,
        rw.Goal.SEVEN_LETTERS,
        rw.Goal.ADD_ON,
    } == earned_by(table, "C H AT T ER")
    assert (5, 7) == cards_and_letters(table)


def test_X5_cards_of_a_word_in_another_order() -> None:
    table = Table("H", words={1: ["C AT"]})

    assert [(rw.Why.ORDER_CHANGED, "C8")] == table.refusals("AT C H")


def test_X5_a_word_without_one_of_its_cards() -> None:
    table = Table("H T", words={1: ["C AT"]})

    assert [(rw.Why.WORD_TORN, "C8")] == table.refusals("C H T")


def test_X6_pool_and_words_alone() -> None:
    table = Table("S", pool="ER S", words={1: ["C AT"]})

    assert [(rw.Why.NO_HAND_CARD, "C7")] == table.refusals("C AT ER S@pool")


@pytest.mark.parametrize("text", ["ING", "A"])
def test_X7_one_card_alone(text: str) -> None:
    assert [(rw.Why.TOO_FEW_CARDS, "C7")] == Table("ING A").refusals(text)


def test_X8_six_cards_of_three_colours() -> None:
    table = Table("RE W OR D A", pool="BLE", row=ALL)

    assert {
        rw.Goal.THREE_COLOURS,
        rw.Goal.FIVE_CARDS,
        rw.Goal.EIGHT_LETTERS,
        rw.Goal.FROM_HAND,
    } == earned_by(table, "RE W OR D A BLE")
    assert (6, 10) == cards_and_letters(table)


def test_X8_made_of_a_word_that_lay_there() -> None:
    table = Table("RE A", pool="BLE", words={1: ["W OR D"]}, row=ALL)

    assert {
        rw.Goal.THREE_COLOURS,
        rw.Goal.FIVE_CARDS,
        rw.Goal.EIGHT_LETTERS,
        rw.Goal.ADD_ON,
    } == earned_by(table, "RE W OR D A BLE")


@pytest.mark.parametrize(
    ("hand", "pool", "goals"),
    [
        ("SH", "OW", {rw.Goal.PINK_ONLY}),
        ("LIN", "ING", {rw.Goal.YELLOW_ONLY, rw.Goal.SIX_LETTERS}),
        ("QU", "EST", {rw.Goal.PINK_YELLOW}),
    ],
)
@pytest.mark.parametrize("is_all_from_hand", [False, True])
def test_X9_two_cards(hand: str, pool: str, goals: set[rw.Goal], is_all_from_hand: bool) -> None:
    table = Table(f"{hand} {pool}" if is_all_from_hand else hand, pool=pool, row=ALL)

    assert goals == earned_by(table, f"{hand} {pool}")


def test_X10_four_cards_from_the_hand() -> None:
    table = Table("C A R D", row=ALL)

    assert {rw.Goal.BLUE_ONLY, rw.Goal.FOUR_CARDS, rw.Goal.FROM_HAND} == earned_by(table, "C A R D")


def test_X10_two_of_them_from_the_pool() -> None:
    table = Table("C A", pool="R D", row=ALL)

    assert {rw.Goal.BLUE_ONLY, rw.Goal.FOUR_CARDS, rw.Goal.FROM_POOL} == earned_by(table, "C A R D")


def test_X11_eight_letters_are_not_six_or_seven() -> None:
    table = Table("EST", pool="QU ION", row=ALL)

    assert {rw.Goal.PINK_YELLOW, rw.Goal.FROM_POOL, rw.Goal.EIGHT_LETTERS} == earned_by(
        table, "QU EST ION"
    )


def test_X11_five_cards_are_not_four() -> None:
    table = Table("C A R D S", row=ALL)

    assert {rw.Goal.BLUE_ONLY, rw.Goal.FIVE_CARDS, rw.Goal.FROM_HAND} == earned_by(
        table, "C A R D S"
    )


def test_X12_seven_and_four_letters_and_three_tokens() -> None:
    row = (rw.Goal.ADD_ON, rw.Goal.THREE_COLOURS, rw.Goal.SEVEN_LETTERS)
    table = Table("TER", words={0: ["C H AT", "C A R D"]}, row=row)
    table.claim("C H AT TER")

    assert (2, 3) == (len(table.words()), len(table.won()))
    assert 7 + 4 + 12 == table.points()


def test_X13_the_drawer_of_the_last_card_plays_last() -> None:
    table = Table("C A T", "D O", "I N", seats=3, deck="AD AL AN AR AS")
    table.claim("C A T")
    assert (1,) == table.actors
    table.claim("D O")
    assert [rw.DeckRanOut(1)] == table.told(rw.DeckRanOut)
    order: list[int] = []
    while not table.is_over:
        order += table.actors
        table.pass_()

    assert [2, 0, 1] == order
    assert rw.RULES.outcome(table.state) is not None


def test_X14_a_token_of_the_refill_is_not_won_in_the_same_turn() -> None:
    table = Table("C A T S", words={1: ["D O"]}, row=(rw.Goal.BLUE_ONLY,))
    turned = next(token for token in table.state.token_pile if token.goal is rw.Goal.FROM_HAND)
    table.state = table.state.but(token_pile=(turned,))
    table.claim("C A T")

    assert [rw.TokensTurned((turned,))] == table.told(rw.TokensTurned)
    assert [rw.Goal.BLUE_ONLY] == table.won(0)
    assert [rw.Goal.FROM_HAND] == table.row


@pytest.mark.parametrize("can_win_it", [True, False])
def test_X14_it_can_be_won_in_the_next_turn(can_win_it: bool) -> None:
    table = Table("C A T", "D O G", row=(rw.Goal.BLUE_ONLY,))
    turned = next(token for token in table.state.token_pile if token.goal is rw.Goal.FROM_HAND)
    table.state = table.state.but(token_pile=(turned,))
    table.claim("C A T")
    table.claim("D O G" if can_win_it else "D O")

    assert ([rw.Goal.FROM_HAND] if can_win_it else []) == table.won(1)


def test_X15_a_challenged_steal_that_is_no_word() -> None:
    row = (rw.Goal.ADD_ON, rw.Goal.BLUE_PINK, rw.Goal.SIX_LETTERS)
    table = Table(
        "B", words={1: ["C AT"]}, deck="AD AL", row=row, referee=Referee.OBJECTION, known={"CAT"}
    )
    table.build("C AT B")
    table.object(1)
    table.rule()

    assert ("B", "AD AL") == (table.hand(0), table.deck)
    assert ([], ["C AT"]) == (table.words(0), table.words(1))
    assert ([], list(row)) == (table.won(0), table.row)
    assert (0, 3) == (table.points(0), table.points(1))
    assert (0,) == table.actors
