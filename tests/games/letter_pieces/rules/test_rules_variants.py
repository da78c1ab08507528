"""The secret and the advanced game: R27 to R35."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import CallStage, Referee
from wordsmith_desktop.games.common.table_events import WordJudged, WordRefused
from wordsmith_desktop.lexicon.folding import LETTERS

FAMILY = "FAMILY"


def advanced(**fields: Any) -> Table:
    """A table with the letters F A M I L Y down the sheet."""
    table = Table(required=lp.RequiredLetters.RANDOM, **fields)
    table.play(CHANCE, lp.DrawLetters(FAMILY))
    return table


def test_R27_words_are_made_silently() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S", words=())
    table.claim("AT")

    assert [] == table.told(lp.RowCalled)
    assert ["AT"] == table.words_of()
    assert [lp.RowStatus.UNCHECKED] == table.statuses()[:1]
    assert 1 == table.bench


def test_R27_others_hear_only_that_a_word_was_written() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT")

    (claimed,) = table.told(lp.WordClaimed)
    assert lp.WordWritten(0) == lp.RULES.redact(claimed, 1) == lp.RULES.redact(claimed, None)
    assert claimed == lp.RULES.redact(claimed, 0)


def test_R28_the_same_word_may_stand_on_several_sheets() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT")
    table.claim("AT")
    table.pass_()
    table.pass_()
    table.rule()
    table.rule()

    assert [[lp.RowStatus.STANDS]] * 2 == [table.statuses(seat)[:1] for seat in range(2)]


def test_R28_a_word_never_stands_twice_on_ones_own_sheet() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S")
    table.has_written(0, "AT", "ON")

    assert [(lp.Why.OWN_REPEAT, "R28")] == table.refusals("AT")


@pytest.mark.parametrize(("seats", "checkers"), [(2, [1, 0]), (4, [1, 2, 3, 0])])
def test_R29_each_sheet_goes_to_the_left(seats: int, checkers: list[int]) -> None:
    table = Table(seats=seats, mode=lp.Mode.SECRET, given="3L 2S", referee=Referee.OBJECTION)
    for _ in range(seats):
        table.claim("AT")
    for _ in range(seats):
        table.pass_()
    asked = []
    while table.state.phase is lp.Phase.CHECKING:
        (checker,) = table.actors
        asked.append(checker)
        table.let_stand(checker)

    assert checkers == asked
    assert lp.Phase.CHALLENGE_OVER is table.state.phase


def test_R29_a_checker_may_doubt_a_word() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S", referee=Referee.OBJECTION, words=())
    table.claim("AT")
    table.pass_()
    table.pass_()
    table.object(1)
    table.rule()

    assert [lp.RowChecked(0, 0, "AT", False)] == table.told(lp.RowChecked)
    assert lp.RowStatus.STRUCK is table.statuses()[0]


def test_R29_a_checker_who_doubts_a_rearrangement_needs_no_dictionary() -> None:
    table = Table(seats=2, mode=lp.Mode.SECRET, given="3L 2S", referee=Referee.OBJECTION)
    table.claim("AT")
    table.pass_()
    table.claim("TA")
    table.pass_()
    table.pass_()
    table.let_stand(1)
    table.object(1)

    assert [lp.RowStatus.STANDS, lp.RowStatus.STRUCK] == table.statuses()[:2]
    assert lp.Phase.CHALLENGE_OVER is table.state.phase


def test_R29_what_the_checker_overlooks_stands() -> None:
    table = Table(seats=2, mode=lp.Mode.SECRET, given="3L 2S", referee=Referee.OBJECTION)
    table.claim("AT")
    table.pass_()
    table.claim("TA")
    table.pass_()
    table.pass_()
    table.let_stand(1)
    table.let_stand(1)

    assert [lp.RowStatus.STANDS, lp.RowStatus.STANDS] == table.statuses()[:2]


def test_R29_the_program_checks_where_it_is_the_referee() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S", words={"AT"})
    table.claim("AT")
    table.claim("TA")
    table.pass_()
    table.pass_()
    table.rule()
    table.rule()

    assert (lp.RowStatus.STANDS, lp.RowStatus.STRUCK) == (table.statuses()[0], table.statuses(1)[0])
    assert lp.Phase.CHALLENGE_OVER is table.state.phase


def test_R30_an_invalid_word_scores_nothing() -> None:
    table = Table(seats=1, mode=lp.Mode.SECRET, given="3L 2S 1C", words=())
    table.claim("AT")
    assert 2 == table.row_points()[0]
    table.pass_()
    table.rule()

    assert [0] * 6 == table.row_points()
    assert 6 == table.points()
    assert 1 == table.sheet().ticks


def test_R30_a_word_that_breaks_a_rule_is_struck_unasked() -> None:
    table = Table(seats=1, mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT")
    table.claim("TA")
    table.pass_()
    table.rule()

    assert [lp.RowStatus.STANDS, lp.RowStatus.STRUCK] == table.statuses()[:2]


def test_R30_a_struck_word_frees_nothing_for_the_next_one() -> None:
    table = Table(seats=1, mode=lp.Mode.SECRET, given="3L 2S", words={"TA"})
    table.claim("AT")
    table.claim("TA")
    table.pass_()
    table.rule()

    assert [lp.RowStatus.STRUCK, lp.RowStatus.STRUCK] == table.statuses()[:2]


def test_R30_one_letter_can_be_written_and_is_struck() -> None:
    table = Table(seats=1, mode=lp.Mode.SECRET, given="2L 1S")
    table.claim("A")
    table.pass_()

    assert lp.RowStatus.STRUCK is table.statuses()[0]


def test_R31_six_random_letters_stand_down_the_sheet() -> None:
    table = Table(required=lp.RequiredLetters.RANDOM)
    assert (CHANCE,) == table.actors
    draw = lp.RULES.chance(table.state, Rng(3))
    assert isinstance(draw, lp.DrawLetters)
    table.play(CHANCE, draw)

    assert draw.letters == table.state.required
    assert 6 == len(draw.letters)
    assert set(draw.letters) <= set(LETTERS)
    assert lp.Phase.DEAL is table.state.phase


def test_R31_the_starting_seat_may_name_a_six_letter_word() -> None:
    table = Table(required=lp.RequiredLetters.WORD, words={FAMILY})
    assert (0,) == table.actors
    assert table.against(1, lp.NameLetters(FAMILY))
    told = (*table.play(0, lp.NameLetters(FAMILY)), *table.rule())

    assert FAMILY == table.state.required
    assert [lp.LettersNamed, WordJudged, lp.LettersSet] == [type(event) for event in told]


def test_R31_what_the_dictionary_does_not_know_is_no_word_for_the_rows() -> None:
    table = Table(required=lp.RequiredLetters.WORD, words={FAMILY})
    table.play(0, lp.NameLetters("QQQQQQ"))
    assert (REFEREE,) == table.actors
    assert table.against(0, lp.NameLetters(FAMILY))
    (_, refused) = table.rule()

    assert isinstance(refused, WordRefused)
    assert ("", lp.Phase.LETTERS, (0,)) == (table.state.required, table.state.phase, table.actors)
    table.play(0, lp.NameLetters(FAMILY))
    table.rule()
    assert FAMILY == table.state.required


@pytest.mark.parametrize("is_accepted", [True, False])
def test_R31_the_table_may_overrule_the_dictionary(is_accepted: bool) -> None:
    table = Table(seats=3, required=lp.RequiredLetters.WORD, words=(), referee=Referee.VOTE)
    table.play(0, lp.NameLetters("QQQQQQ"))
    table.rule()
    assert (1, 2) == table.actors
    table.vote(1, is_accepted)
    table.vote(2, is_accepted)

    assert ("QQQQQQ" if is_accepted else "") == table.state.required


@pytest.mark.parametrize("table_mode", [lp.TableMode.TURNS, lp.TableMode.BUZZER])
def test_R31_a_refused_word_for_the_rows_locks_nobody_out(table_mode: lp.TableMode) -> None:
    table = Table(required=lp.RequiredLetters.WORD, words=(), table=table_mode)
    table.play(0, lp.NameLetters("QQQQQQ"))
    table.rule()

    assert [None, None] == [table.player(seat).lockout for seat in range(2)]


def test_R31_any_six_letters_are_not_judged() -> None:
    table = Table(required=lp.RequiredLetters.LETTERS, words=())
    assert (0,) == table.actors
    (told,) = table.play(0, lp.NameLetters("QQQQQQ"))

    assert lp.LettersSet("QQQQQQ") == told
    assert ("QQQQQQ", lp.Phase.DEAL) == (table.state.required, table.state.phase)


@pytest.mark.parametrize(
    ("letters", "why"),
    [
        ("FIVES", [lp.Why.NOT_SIX_LETTERS]),
        ("FAMI-Y", [lp.Why.BAD_LETTER]),
        ("fäm", [lp.Why.NOT_SIX_LETTERS, *[lp.Why.BAD_LETTER] * 3]),
        ("", [lp.Why.NOT_SIX_LETTERS]),
    ],
)
@pytest.mark.parametrize("required", [lp.RequiredLetters.WORD, lp.RequiredLetters.LETTERS])
def test_R31_nothing_but_six_letters_will_do(
    letters: str, why: list[lp.Why], required: lp.RequiredLetters
) -> None:
    table = Table(required=required)

    assert [(code, "R31") for code in why] == table.against(0, lp.NameLetters(letters))


def test_R31_every_challenge_has_new_letters() -> None:
    table = advanced(seats=1, given="3L 2S")
    table.pass_()
    table.play(0, lp.Continue())

    assert ("", lp.Phase.LETTERS) == (table.state.required, table.state.phase)


# There are no rows in a warm-up.
@pytest.mark.parametrize("mode", [mode for mode in lp.Mode if mode is not lp.Mode.WARM_UP])
def test_R31_required_letters_go_with_every_other_variant(mode: lp.Mode) -> None:
    table = advanced(mode=mode, given="3L 2S 1B 2C")

    assert FAMILY == table.state.required
    assert lp.Phase.LETTERS is not table.state.phase


def test_R32_the_word_must_contain_the_letter_of_its_row() -> None:
    table = advanced(given="3L 2S")

    assert [(lp.Why.LACKS_LETTER, "R35")] == table.refusals("AT", row=0)
    assert [] == table.refusals("AT", row=1)


def test_R32_a_passed_row_needs_no_letter() -> None:
    table = advanced(mode=lp.Mode.WORD_BY_WORD, given="3L 2S")
    table.dice("L L L")
    table.play(0, lp.Pass(5))

    assert lp.RowStatus.PASSED is table.statuses()[5]


def test_R33_rows_may_be_filled_in_any_order() -> None:
    table = advanced(seats=1, given="3L 2S 1B 2C")
    table.claim("CAB", row=1)
    table.collect("FIT")
    table.claim("FIT", row=0)

    assert [3, 3, 0, 0, 0, 0] == table.row_points()


def test_R33_the_previous_word_is_the_one_claimed_before_not_the_row_above() -> None:
    table = advanced(seats=1, given="3L 2S")
    table.collect("FAMILY")
    table.claim("MAY", row=5)

    assert [(lp.Why.REARRANGES, "R5")] == table.refusals("AM", row=2)


def test_R33_without_required_letters_rows_go_from_the_top() -> None:
    assert [(lp.Why.NEXT_ROW, "R18")] == Table(given="3L 2S").refusals("AT", row=1)


def test_R34_the_call_names_the_row() -> None:
    table = advanced(given="3L 2S")
    table.call("AT", row=1)

    letter = table.state.required[1]
    assert [lp.RowCalled(0, "AT", 1, letter)] == table.told(lp.RowCalled)


def test_R35_a_word_without_the_letter_can_be_objected_to() -> None:
    table = advanced(given="3L 2S", referee=Referee.OBJECTION)
    table.call("AT", row=0)
    assert table.state.call is not None
    assert CallStage.OBJECTIONS is table.state.call.stage
    table.object(1)

    (refused,) = table.told(WordRefused)
    assert refused.fault is not None
    assert (lp.Why.LACKS_LETTER, "R35") == (refused.fault.code, refused.fault.rule)


def test_R35_a_secret_word_without_the_letter_is_struck() -> None:
    table = advanced(seats=1, mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT", row=0)
    table.pass_()

    assert lp.RowStatus.STRUCK is table.statuses()[0]
