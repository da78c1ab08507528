"""The end of a challenge, scoring and mixed levels: R21 to R26."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.table_rules import TableWhy

L, S, B, C = lp.Shape
FIVE = ("BIB", "COD", "FIG", "HUM", "JOY")


def five_words(seats: int, **fields: Any) -> Table:
    """A table where seat 0 has five words and the pieces of AT and one curve."""
    table = Table(seats=seats, given="3L 2S 1C", **fields)
    table.has_written(0, *FIVE)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R21_the_sixth_word_opens_the_last_words_in_turns(seats: int) -> None:
    table = five_words(seats)
    table.claim("AT")
    assert [lp.DoneCalled(0)] == table.told(lp.DoneCalled)
    benches = []
    while table.state.phase is lp.Phase.LAST_WORDS:
        benches.append(table.bench)
        table.claim("IF" if table.bench == 1 else "IT" if table.bench == 2 else "AL")

    assert list(range(1, seats)) == benches
    assert lp.ChallengeEnd.DONE is table.told(lp.ChallengeEnded)[0].ending


def test_R21_everyone_else_claims_exactly_one_more_word() -> None:
    table = five_words(2)
    table.claim("AT")
    table.claim("IF")

    assert ["IF"] == table.words_of(1)
    assert table.is_in(lp.Phase.CHALLENGE_OVER)


def test_R21_a_last_word_may_be_passed() -> None:
    table = five_words(3)
    table.claim("AT")
    table.pass_()
    assert 2 == table.bench
    table.pass_()

    assert table.is_in(lp.Phase.CHALLENGE_OVER)
    assert [6, 0, 0] == [len(table.words_of(seat)) for seat in range(3)]


def test_R21_a_refused_last_word_may_be_tried_again() -> None:
    table = five_words(2, words={"AT", "IF"})
    table.claim("AT")
    table.claim("TI")
    assert 1 == table.bench
    table.claim("IF")

    assert ["IF"] == table.words_of(1)


def test_R21_last_words_are_made_without_new_pieces() -> None:
    table = five_words(2)
    table.claim("AT")

    assert [(lp.Why.NO_ROLLING_LAST, "R21")] == table.against(1, lp.Roll())


def test_R21_a_choice_left_open_is_not_made_in_the_last_words() -> None:
    table = five_words(3, clock=Clock.HARD)
    table.pass_()
    table.roll("B*")
    table.expire(1, "turn")
    assert 1 == table.player(1).choices
    table.claim("IT")
    table.claim("AT")

    assert 0 == table.player(1).choices
    assert [] == table.refusals("IF")


def test_R21_last_words_cost_discards_as_usual() -> None:
    table = five_words(2)
    table.claim("AT")
    table.claim("IF")

    assert 2 == table.sheet(1).ticks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R21_the_race_goes_on_for_one_word_each(seats: int) -> None:
    table = five_words(seats, table=lp.TableMode.BUZZER)
    table.play(0, lp.Buzz())
    table.claim("AT")
    assert table.is_in(lp.Phase.LAST_WORDS)
    assert tuple(range(1, seats)) == table.actors
    for seat, word in zip(reversed(range(1, seats)), ("IF", "IT", "AL"), strict=False):
        table.play(seat, lp.Buzz())
        table.claim(word)

    assert table.is_in(lp.Phase.CHALLENGE_OVER)
    assert [1] * (seats - 1) == [len(table.words_of(seat)) for seat in range(1, seats)]


def test_R21_in_the_race_a_seat_may_go_without_its_last_word() -> None:
    table = five_words(3, table=lp.TableMode.BUZZER)
    table.play(0, lp.Buzz())
    table.claim("AT")
    table.play(2, lp.Pass())
    assert (1,) == table.actors
    table.play(1, lp.Pass())

    assert table.is_in(lp.Phase.CHALLENGE_OVER)


def test_R21_in_the_race_a_failed_last_word_is_locked_out_and_tried_again() -> None:
    table = five_words(2, table=lp.TableMode.BUZZER, words={"AT", "IF"})
    table.play(0, lp.Buzz())
    table.claim("AT")
    table.play(1, lp.Buzz())
    table.claim("FI")
    assert [(lp.Why.LOCKED_OUT, "")] == table.against(1, lp.Buzz())
    table.expire(1, "lockout")
    table.play(1, lp.Buzz())
    table.claim("IF")

    assert ["IF"] == table.words_of(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R21_behind_the_curtain_the_race_stays(seats: int) -> None:
    table = five_words(seats, mode=lp.Mode.SECRET)
    table.claim("AT")
    benches = []
    while table.state.phase is lp.Phase.LAST_WORDS:
        benches.append(table.bench)
        table.claim("AT")

    assert list(range(1, seats)) == benches
    assert table.is_in(lp.Phase.CHECKING)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R22_a_full_round_of_passes_ends_the_challenge(seats: int) -> None:
    table = Table(seats=seats, given="3L 2S")
    for seat in range(seats):
        assert seat == table.bench
        table.pass_()

    assert table.is_in(lp.Phase.CHALLENGE_OVER)
    assert lp.ChallengeEnd.NO_MORE is table.told(lp.ChallengeEnded)[0].ending


def test_R22_a_claim_starts_the_round_of_passes_anew() -> None:
    table = Table(seats=3, given="3L 2S")
    table.pass_()
    table.pass_()
    table.claim("AT")
    table.pass_()
    table.pass_()
    assert table.is_in(lp.Phase.PLAY)
    table.pass_()

    assert table.is_in(lp.Phase.CHALLENGE_OVER)


def test_R22_a_refused_word_leaves_the_round_of_passes() -> None:
    table = Table(seats=2, given="3L 2S", words=())
    table.pass_()
    table.claim("AT")
    table.pass_()

    assert table.is_in(lp.Phase.CHALLENGE_OVER)


def test_R22_in_the_race_it_ends_when_all_have_passed() -> None:
    table = Table(seats=2, given="3L 2S", table=lp.TableMode.BUZZER)
    table.play(1, lp.Pass())
    assert table.is_in(lp.Phase.PLAY)
    table.play(0, lp.Pass())

    assert table.is_in(lp.Phase.CHALLENGE_OVER)


def test_R22_in_the_race_buzzing_takes_a_pass_back() -> None:
    table = Table(seats=2, given="3L 2S", table=lp.TableMode.BUZZER)
    table.play(1, lp.Pass())
    table.play(1, lp.Buzz())
    table.pass_()
    table.play(0, lp.Pass())

    assert table.is_in(lp.Phase.PLAY)


def test_R23_all_pieces_go_back_and_sheets_are_fresh() -> None:
    table = Table(seats=2)
    table.dice("L L L S S B* C* C*")
    table.claim("AT")
    table.pass_()
    table.pass_()
    table.play(1, lp.Continue())

    assert (lp.Phase.DEAL, 1, lp.SUPPLY) == (
        table.state.phase,
        table.state.challenge,
        table.state.tray,
    )
    assert [12, 12] == [table.open_boxes(seat) for seat in range(2)]
    assert [[], []] == [table.words_of(seat) for seat in range(2)]


def test_R24_the_score_is_letters_and_open_blue_boxes() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.claim("BAG")
    table.claim("CAST")
    table.pass_()

    (ended,) = table.told(lp.ChallengeEnded)
    assert (3 + 4 + 6,) == ended.scores


def test_R25_the_challenges_are_added_and_most_points_win() -> None:
    table = Table(seats=2, given="3L 2S 1B 2C", challenges=2)
    for _ in range(2):
        while table.state.bench != 0:
            table.pass_()
        table.claim("BAG")
        table.pass_()
        if table.state.phase is lp.Phase.PLAY:
            table.pass_()
        table.play(0, lp.Continue())

    outcome = lp.RULES.outcome(table.state)
    assert outcome is not None
    assert (18, 12) == outcome.scores
    assert (0,) == outcome.winners


def test_R25_a_tie_is_a_shared_win() -> None:
    table = Table(seats=3, given="1L", challenges=1)
    for _ in range(3):
        table.pass_()
    assert lp.RULES.outcome(table.state) is None
    table.play(0, lp.Continue())

    outcome = lp.RULES.outcome(table.state)
    assert outcome is not None
    assert (0, 1, 2) == outcome.winners
    assert () == table.actors


@pytest.mark.parametrize(
    ("crossed", "ticks", "still_open", "points"),
    [(0, 0, 12, 6), (6, 0, 6, 6), (6, 1, 5, 5), (3, 3, 6, 6), (3, 4, 5, 5), (6, 6, 0, 0)],
)
def test_R26_white_boxes_of_stronger_players_are_crossed_out(
    crossed: int, ticks: int, still_open: int, points: int
) -> None:
    table = Table(handicaps=(crossed,))
    table.dice("L L L S S B* C* C*")
    table.has_written(0, ticks=ticks)

    assert (still_open, points) == (table.open_boxes(), table.points())
    assert 12 == table.open_boxes(1)


def test_R26_every_challenge_starts_with_the_handicap() -> None:
    table = Table(seats=1, given="3L 2S", handicaps=(4,), challenges=2)
    table.pass_()
    table.play(0, lp.Continue())

    assert 8 == table.open_boxes()


def test_R26_a_claim_beyond_the_boxes_left_is_refused() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C", handicaps=(6,))
    table.has_written(0, ticks=4)

    assert [(lp.Why.TOO_MANY_LEFT, "R20")] == table.refusals("AT")


def between_challenges(seats: int = 2, **fields: Any) -> Table:
    """A table whose first challenge of three is over."""
    table = Table(seats=seats, given="3L 2S", **fields)
    for _ in range(seats):
        table.pass_()
    return table


def test_R26_handicaps_may_change_from_challenge_to_challenge() -> None:
    table = between_challenges(handicaps=(4,))
    (told,) = table.play(1, lp.SetHandicaps((0, 2)))
    assert lp.HandicapsSet((0, 2)) == told
    assert [4, 0] == [table.sheet(seat).crossed for seat in range(2)]
    table.play(0, lp.Continue())
    assert [0, 2] == [table.sheet(seat).crossed for seat in range(2)]
    for _ in range(2):
        table.pass_()
    table.play(0, lp.Continue())
    assert [0, 2] == [table.sheet(seat).crossed for seat in range(2)]
    past = [[sheet.crossed for sheet in table.player(seat).past] for seat in range(2)]
    assert [[4, 0], [0, 2]] == past


@pytest.mark.parametrize("boxes", [(7, 0), (0, -1), (0,), (0, 0, 0), ()])
def test_R26_no_handicap_but_of_white_boxes_for_every_seat(boxes: tuple[int, ...]) -> None:
    table = between_challenges()

    assert [(lp.Why.NO_HANDICAPS, "R26")] == table.against(0, lp.SetHandicaps(boxes))


def test_R26_handicaps_that_stand_already_are_not_set_again() -> None:
    assert [(lp.Why.SAME_HANDICAPS, "R26")] == between_challenges(handicaps=(4,)).against(
        0, lp.SetHandicaps((4, 0))
    )


def test_R26_handicaps_change_only_before_a_challenge_to_come() -> None:
    assert [(TableWhy.NOT_NOW, "")] == Table(given="3L 2S").against(0, lp.SetHandicaps((1, 0)))
    for last in (between_challenges(challenges=1), between_challenges(seats=1)):
        boxes = (1, *(0,) * (len(last.state.players) - 1))
        assert [(TableWhy.NOT_NOW, "")] == last.against(0, lp.SetHandicaps(boxes))


@pytest.mark.parametrize("handicaps", [(7,), (-1,), (0, 0, 0)])
def test_R26_only_white_boxes_of_those_who_play_are_crossed_out(handicaps: tuple[int]) -> None:
    with pytest.raises(ValueError, match="handicap"):
        Table(seats=2, handicaps=handicaps)


def test_R21_claims_after_ones_last_word_are_closed() -> None:
    table = five_words(3)
    table.claim("AT")
    table.claim("IF")

    assert table.against(1, lp.Claim("IF", 1))
    assert pieces("3L 2S 1C") == table.pool(2)
