"""The end and the score: C15, C16, C18 and C19."""

from __future__ import annotations

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table, dealt
from tests.helpers.rule_table import Told
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.table_events import MatchEnded

ALL_PASS = rw.EndRule.ALL_PASS


def passed_out(table: Table) -> list[int]:
    """Passes until the match is over; who was to move, in order."""
    order: list[int] = []
    while not table.is_over:
        order += table.actors
        table.pass_()
    return order


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_C15_after_the_last_card_everybody_plays_once_more(seats: int) -> None:
    table = Table("C A T", seats=seats, deck="AD AL AN")
    table.claim("C A T")
    assert [rw.DeckRanOut(0)] == table.told(rw.DeckRanOut)

    assert [*range(1, seats), 0] == passed_out(table)


def test_C15_as_long_as_a_card_is_left_the_end_is_not_in_sight() -> None:
    table = Table("C A T", deck="AD AL AN AR")
    table.claim("C A T")

    assert [] == table.told(rw.DeckRanOut)
    assert table.state.turns_left is None


@pytest.mark.parametrize("deck", ["AD AL AN", "AD", "AD AL AN AR"])
def test_C15_the_last_card_may_go_to_hand_or_pool(deck: str) -> None:
    table = Table("C A T", pool="E", deck=deck)
    table.claim("C A T E")

    assert 1 == len(table.told(rw.DeckRanOut))
    assert 2 == table.state.turns_left


def test_C15_the_deck_runs_out_once() -> None:
    table = Table("C A T", "D O", pool="E", deck="AD AL AN")
    table.claim("C A T")
    table.claim("D O E")
    table.claim("AD AL")

    assert [rw.DeckRanOut(0)] == table.told(rw.DeckRanOut)
    assert table.is_over


def test_C15_hands_and_pool_are_no_longer_refilled() -> None:
    table = Table("C A T", "D O", pool="E R", deck="AD AL AN")
    table.claim("C A T")
    table.claim("D O E")

    assert ("AD AL AN", "", "R") == (table.hand(0), table.hand(1), table.pool)
    assert [0] == [drawn.seat for drawn in table.told(rw.CardsDrawn)]


def test_C15_tokens_still_turn_up_after_the_last_card() -> None:
    table = Table("C A T", "AD ED", deck="AL AN AR", row=(rw.Goal.PINK_ONLY,))
    top = table.state.token_pile[0].goal
    table.claim("C A T")
    table.claim("AD ED")

    assert [rw.Goal.PINK_ONLY] == table.won(1)
    assert [top] == table.row


def test_C15_without_a_deck_nothing_is_exchanged() -> None:
    table = Table("C A T")
    (card, *_) = table.state.players[0].hand

    assert [(rw.Why.NO_EXCHANGE, "C15")] == table.against(0, rw.Pass((card.id,)))
    assert [] == table.against(0, rw.Pass())


def test_C15_an_exchange_never_takes_the_last_card() -> None:
    table = Table("C A T S O", deck="AD")
    table.pass_("C A T S O")

    assert [] == table.told(rw.DeckRanOut)
    assert 1 == len(table.state.deck)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_C15_a_deck_that_is_dealt_out_whole_gives_everybody_one_turn(seats: int) -> None:
    table = Table(seats=seats)
    table.state = dealt(seats, starter=1, cards=rw.least_cards(seats))
    (first, second) = table.hand(1).split()[:2]
    assert (1,) == table.actors
    table.claim(f"{first} {second}")

    assert [*range(2, seats), 0] == passed_out(table)


def test_C15_a_refused_word_is_no_turn() -> None:
    table = Table("C A T", "D O", deck="AD AL AN", known={"CAT", "DO"})
    table.claim("C A T")
    table.claim("O D")
    assert (1,) == table.actors
    table.claim("D O")
    table.pass_()

    assert table.is_over


def test_C15_a_word_on_the_very_last_turn_counts() -> None:
    table = Table("C A T", "D O", deck="AD AL AN", row=(rw.Goal.PINK_ONLY,))
    table.claim("C A T")
    table.pass_()
    assert not table.is_over
    table.claim("AD AL AN")

    outcome = rw.RULES.outcome(table.state)
    assert outcome is not None
    assert (3 + 6 + 4, 0) == outcome.scores
    assert [MatchEnded((13, 0))] == table.told(MatchEnded)


def test_C16_letters_and_not_cards_and_four_for_each_token() -> None:
    table = Table("BLE ING", words={0: ["C H AT"]}, row=(rw.Goal.YELLOW_ONLY, rw.Goal.SIX_LETTERS))
    table.claim("BLE ING")

    assert 4 + 6 + 4 + 4 == table.points()


def test_C16_cards_in_hand_cost_nothing() -> None:
    table = Table("C A T S O", words={0: ["D O"]})

    assert 2 == table.points()


def test_C16_a_stolen_word_counts_for_the_thief() -> None:
    table = Table("S", words={1: ["C AT", "D O"]})
    assert (0, 5) == (table.points(0), table.points(1))
    table.claim("C AT S")

    assert (4, 2) == (table.points(0), table.points(1))


@pytest.mark.parametrize(
    ("words", "winners"),
    [
        ({0: ["C AT"], 1: ["D O"]}, (0,)),
        ({0: ["C AT"], 1: ["D O"], 2: ["I N G S"]}, (2,)),
        ({0: ["C AT"], 2: ["P E T"]}, (0, 2)),
        ({}, (0, 1, 2)),
    ],
)
def test_C16_most_points_win_and_a_tie_is_shared(
    words: dict[int, list[str]], winners: tuple[int, ...]
) -> None:
    table = Table(words=words, seats=3)
    assert rw.RULES.outcome(table.state) is None
    passed_out(table)

    outcome = rw.RULES.outcome(table.state)
    assert outcome is not None
    assert winners == outcome.winners


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_C18_a_full_round_of_passes_without_a_deck_ends_the_match(seats: int) -> None:
    table = Table("C A T", seats=seats, deck="AD AL AN", ending=ALL_PASS)
    table.claim("C A T")

    assert [*range(1, seats), 0] == passed_out(table)


def test_C18_a_word_begins_the_round_anew() -> None:
    table = Table("C A T", "D O", "I T", seats=3, ending=ALL_PASS)
    table.pass_()
    table.pass_()
    table.claim("I T")

    assert [0, 1, 2] == passed_out(table)


def test_C18_it_need_not_be_the_starters_round() -> None:
    table = Table("C A T", seats=3, ending=ALL_PASS)
    table.claim("C A T")

    assert [1, 2, 0] == passed_out(table)


def test_C18_passes_with_a_deck_do_not_count() -> None:
    table = Table("C A T", "D O", deck="AD", ending=ALL_PASS, idle_rounds=0)
    for _ in range(6):
        table.pass_()
    assert not table.is_over
    table.claim("C A T")

    assert [1, 0] == passed_out(table)


def test_C18_with_that_ending_alone_play_goes_on_without_a_deck() -> None:
    table = Table("C A T", "D O G", pool="E", deck="AD AL AN", ending=ALL_PASS)
    for texts in ("C A T", "D O", "AD AL", "G E"):
        table.claim(texts)

    assert not table.is_over
    assert [0, 1] == passed_out(table)


def test_C18_in_the_last_round_the_match_ends_with_the_round_anyway() -> None:
    table = Table("C A T", "D O", deck="AD AL AN")
    table.claim("C A T")

    assert [1, 0] == passed_out(table)


def test_C18_time_that_ran_out_is_a_pass() -> None:
    table = Table("C A T", "D O", ending=ALL_PASS, clock=Clock.HARD)
    table.expire(0)
    table.expire(1)

    assert table.is_over


def test_C18_a_lost_turn_is_no_pass() -> None:
    table = Table(
        "C A T",
        "D O",
        ending=ALL_PASS,
        referee=Referee.OBJECTION,
        may_try_again=False,
        known=(),
    )
    table.pass_()
    table.build("O D")
    table.object(0)
    table.rule()
    assert [rw.TurnLost(1)] == table.told(rw.TurnLost)

    assert [0, 1] == passed_out(table)


def all_pass_round(table: Table) -> Told:
    """Everybody passes once; what the last of them brought."""
    told: Told = ()
    for _ in table.state.seats:
        told = table.pass_()
    return told


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_C19_two_full_rounds_of_passes_end_the_match(seats: int) -> None:
    table = Table("C A T D O", seats=seats, deck="AD AL AN AR AS")
    assert rw.AllPassed(1) in all_pass_round(table)
    assert not table.is_over
    told = all_pass_round(table)

    assert table.is_over
    assert [rw.AllPassed(1)] == table.told(rw.AllPassed)
    assert any(isinstance(event, MatchEnded) for event in told)


def test_C19_whatever_is_exchanged() -> None:
    table = Table("C A T D O", "G E L N R", deck="AD AL AN AR")
    for card in ("C", "G", "A", "E"):
        assert not table.is_over
        table.pass_(card)

    assert table.is_over


def test_C19_a_word_breaks_the_passes_off() -> None:
    table = Table("C A T D O", "G E L N R", deck="AD AL AN AR AS EN ER")
    for _ in range(3):
        table.pass_()
    assert 1 == table.state.seat
    table.claim("G E L")
    for _ in range(3):
        table.pass_()

    assert not table.is_over
    assert [rw.AllPassed(1), rw.AllPassed(1)] == table.told(rw.AllPassed)


def test_C19_it_is_scored_as_it_lies() -> None:
    table = Table("C A T", "D O", deck="AD AL", words={1: ["G O"]})
    for _ in range(2):
        all_pass_round(table)

    assert [MatchEnded((0, 2))] == table.told(MatchEnded)


def test_C19_the_end_of_a_turns_time_is_a_pass() -> None:
    table = Table("C A T", "D O", deck="AD AL", clock=Clock.HARD)
    for seat in (0, 1, 0, 1):
        table.expire(seat)

    assert table.is_over


def test_C19_alone_only_passes_that_change_nothing_count() -> None:
    table = Table("C A T D O", seats=1, deck="AD AL AN AR AS EN")
    for card in ("C", "A", "T"):
        table.pass_(card)
    assert not table.is_over
    table.pass_()
    assert [rw.AllPassed(1)] == table.told(rw.AllPassed)
    table.pass_()

    assert table.is_over


def test_C19_alone_a_number_of_turns_ends_the_match_anyway() -> None:
    table = Table(seats=1)
    table.state = dealt(1, turns=5)
    for _ in range(4):
        table.pass_()

    assert not table.is_over


@pytest.mark.parametrize(("rounds", "passes"), [(1, 2), (2, 4), (3, 6), (0, None)])
def test_house_idle_rounds(rounds: int, passes: int | None) -> None:
    table = Table("C A T", "D O", deck="AD AL", idle_rounds=rounds)
    made = 0
    while not table.is_over and made < 20:
        table.pass_()
        made += 1

    assert (passes or 20) == made
    assert max(rounds - 1, 0) == len(table.told(rw.AllPassed))
