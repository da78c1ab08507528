"""Tables and referees: turns, the buzzer race, the curtain; clocks, objections and votes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.play import texts_in
from tests.helpers.letter_pieces import Table, pieces, playable
from tests.helpers.letter_pieces import faces as faces_of
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.letter_pieces.actions import (
    Buzz,
    Claim,
    Continue,
    Dice,
    Pass,
    Roll,
    Take,
)
from wordsmith_desktop.games.letter_pieces.events import (
    BenchLost,
    HandedOver,
    LockoutEnded,
    PieceEvent,
    TimeRanOut,
    TurnMoved,
    VoteAsked,
    WordJudged,
    WordRefused,
    WordWritten,
)
from wordsmith_desktop.games.letter_pieces.faults import Why
from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.games.letter_pieces.rules import RULES
from wordsmith_desktop.games.letter_pieces.ruleset import (
    TABLES,
    Clock,
    Fault,
    Mode,
    Ruleset,
    TableMode,
    faults,
)
from wordsmith_desktop.games.letter_pieces.state import Phase, Row, RowStatus, Stage
from wordsmith_desktop.games.table import LetStand, Object, Referee, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

L, S, B, C = Kind
AnyMatch = Match[Ruleset, Any, Any, PieceEvent]
NOT_YOUR_TURN = [(Gate.NOT_YOUR_TURN, "")]


def race(seats: int = 2, given: str = "3L 2S", **fields: Any) -> Table:
    return Table(seats=seats, given=given, table=TableMode.BUZZER, **fields)


def timers_of(table: Table) -> list[tuple[str, int]]:
    return [(timer.name, timer.seat) for timer in RULES.timers(table.state)]


# Turns


def test_one_seat_at_a_time_has_the_bench() -> None:
    table = Table(seats=3, given="3L 2S")

    assert (0,) == table.actors
    assert NOT_YOUR_TURN == table.against(1, Roll())
    table.pass_()
    assert (1,) == table.actors
    assert [TurnMoved(1)] == table.told(TurnMoved)


def test_a_turn_is_as_many_rolls_as_one_likes_and_one_word() -> None:
    table = Table(given="3L 2S")
    table.roll("L", "S")
    table.claim("AT")

    assert 1 == table.bench


def test_the_turn_clock_is_off_by_default() -> None:
    assert [] == timers_of(Table(given="3L 2S"))


def test_a_hard_clock_ends_the_turn() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD, turn_seconds=90)
    (timer,) = RULES.timers(table.state)
    assert ("turn", 0, 90, True) == (timer.name, timer.seat, timer.seconds, timer.is_hard)
    table.expire(0, "turn")

    assert 1 == table.bench
    assert [TimeRanOut(0)] == table.told(TimeRanOut)


def test_a_soft_clock_takes_nothing() -> None:
    table = Table(given="3L 2S", clock=Clock.SOFT)

    (timer,) = RULES.timers(table.state)
    assert not timer.is_hard
    assert [(Why.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired("turn"))


def test_only_a_clock_that_runs_can_end() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)

    for name in ("bench", "lockout", "warm_up", ""):
        assert [(Why.NO_SUCH_TIMER, "")] == table.against(0, TimeExpired(name))
    assert NOT_YOUR_TURN == table.against(1, TimeExpired("turn"))


def test_every_turn_has_a_clock_of_its_own() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    keys: set[str] = set()
    for word in ("AT", "IT", "ATE"):
        keys.update(timer.key for timer in RULES.timers(table.state))
        table.write(word)

    assert 3 == len(keys)


def test_the_turn_clock_rests_while_others_are_asked() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD, referee=Referee.OBJECTION)
    table.call("AT")

    (timer,) = RULES.timers(table.state)
    assert not timer.is_running
    assert table.against(0, TimeExpired("turn"))


def test_a_turn_that_timed_out_while_choosing_keeps_the_choice() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    table.roll("B*")
    table.expire(0, "turn")
    table.claim("AT")

    assert [(Why.STILL_CHOOSING, "R11")] == table.against(0, Roll())
    table.take(C)
    assert pieces("3L 2S 1C") == table.pool(0)
    assert [(Why.NO_CHOICE, "R11")] == table.against(0, Take(C))


def test_no_clock_can_end_while_the_die_is_in_the_air() -> None:
    table = Table(given="3L 2S", clock=Clock.HARD)
    table.play(0, Roll())

    assert NOT_YOUR_TURN == table.against(0, TimeExpired("turn"))
    table.dice("L")
    assert [] == table.against(0, TimeExpired("turn"))


# The buzzer race


def test_all_may_buzz_or_pass() -> None:
    table = race(3)

    assert (0, 1, 2) == table.actors
    for seat in range(3):
        assert [] == table.against(seat, Buzz())
        assert [] == table.against(seat, Pass())
        assert [(Why.NO_BENCH, "")] == table.against(seat, Roll())


def test_who_buzzes_has_the_bench_alone() -> None:
    table = race(3)
    table.play(2, Buzz())

    assert 2 == table.bench
    assert (2,) == table.actors
    assert NOT_YOUR_TURN == table.against(0, Buzz())
    assert [(Why.BENCH_TAKEN, "")] == table.against(2, Buzz())


@pytest.mark.parametrize("fails", ["pass", "time", "word"])
def test_a_failed_bench_locks_its_seat_out(fails: str) -> None:
    table = race(words=())
    table.play(0, Buzz())
    if fails == "pass":
        table.pass_()
    elif fails == "time":
        table.expire(0, "bench")
    else:
        table.claim("AT")

    assert [BenchLost(0)] == table.told(BenchLost)
    assert [("lockout", 0)] == timers_of(table)
    assert [(Why.LOCKED_OUT, "")] == table.against(0, Buzz())
    assert [(Why.LOCKED_OUT, "")] == table.against(0, Pass())
    assert [] == table.against(1, Buzz())


def test_a_lockout_ends_while_another_seat_builds() -> None:
    table = race()
    table.play(0, Buzz())
    table.pass_()
    table.play(1, Buzz())
    assert [("lockout", 0), ("bench", 1)] == timers_of(table)
    table.expire(0, "lockout")

    assert [LockoutEnded(0)] == table.told(LockoutEnded)
    assert (1,) == table.actors


def test_a_lockout_ends_while_a_word_is_doubted() -> None:
    table = race(referee=Referee.OBJECTION)
    table.play(0, Buzz())
    table.pass_()
    table.play(1, Buzz())
    table.call("AT")
    table.expire(0, "lockout")
    table.let_stand(0)

    assert ["AT"] == table.words_of(1)


def test_with_everyone_locked_out_the_lockouts_still_end() -> None:
    table = race()
    for seat in range(2):
        table.play(seat, Buzz())
        table.pass_()

    assert (0, 1) == table.actors
    table.expire(1, "lockout")
    table.play(1, Buzz())
    assert 1 == table.bench


def test_a_claimed_word_frees_the_bench_for_all() -> None:
    table = race()
    table.play(1, Buzz())
    table.claim("AT")

    assert table.state.bench is None
    assert (0, 1) == table.actors
    assert [] == timers_of(table)


def test_a_bench_that_timed_out_while_choosing_keeps_the_choice() -> None:
    table = race()
    table.play(0, Buzz())
    table.roll("B*")
    table.expire(0, "bench")
    table.expire(0, "lockout")
    table.play(0, Buzz())

    assert 1 == table.player().choices
    table.take(B)
    assert pieces("3L 2S 1B") == table.pool(0)


def test_there_is_no_buzzing_in_turns() -> None:
    assert (Why.NOT_NOW, "") in Table(given="3L 2S").against(0, Buzz())


# Behind the curtain


def test_the_bench_is_handed_over_behind_the_curtain() -> None:
    table = Table(mode=Mode.SECRET, given="3L 2S")
    table.claim("AT")

    assert [HandedOver(1)] == table.told(HandedOver)
    assert RULES.hides(table.state)
    view = RULES.observe(table.state, 1).players[0]
    assert (None, 1) == (view.own, view.row_count)


def test_alone_nothing_is_hidden() -> None:
    table = Table(seats=1, mode=Mode.SECRET, given="3L 2S")

    assert not RULES.hides(table.state)


def test_at_the_checking_everything_is_open() -> None:
    table = Table(mode=Mode.SECRET, given="3L 2S")
    table.claim("AT")
    table.pass_()
    table.pass_()

    assert Phase.CHECKING is table.state.phase
    assert RULES.observe(table.state, 1).players[0].own is not None


@pytest.mark.parametrize("mode", [Mode.SECRET, Mode.WORD_BY_WORD])
def test_what_happens_behind_the_curtain_is_not_told(mode: Mode) -> None:
    table = Table(mode=mode, given="3L 2S", words=("AT",))
    if mode is Mode.WORD_BY_WORD:
        table.dice("B* B* L")
    table.events.clear()
    if mode is Mode.WORD_BY_WORD:
        table.fill(C)
    else:
        table.roll("S", "C*")
        table.take(B)
    table.claim("TA")
    if mode is Mode.WORD_BY_WORD:
        table.claim("AT")

    told = [seen for event in table.events if (seen := RULES.redact(event, 1))]
    assert [WordWritten(0), HandedOver(1)] == told
    assert all(event == RULES.redact(event, 0) for event in table.events)


def test_an_imagined_sheet_holds_none_of_the_true_words() -> None:
    table = Table(mode=Mode.SECRET, given="3L 2S 1B 2C")
    table.has_written(0, "CAB", "BAG")
    imagined = RULES.imagine(table.state, 1, Rng(1)).players[0]

    assert set() == texts_in(imagined) & {"CAB", "BAG"}


def test_a_passed_row_of_an_imagined_sheet_has_no_word() -> None:
    table = Table(mode=Mode.WORD_BY_WORD, given="3L 2S")
    table.dice("L L L")
    table.pass_()
    imagined = RULES.imagine(table.state, 1, Rng(1)).players[0].sheet

    assert Row("", status=RowStatus.PASSED) == imagined.rows[0]


# Referees


def test_the_automatic_referee_asks_the_dictionary_at_once() -> None:
    table = Table(given="3L 2S")
    table.call("AT")

    assert (REFEREE,) == table.actors
    assert "AT" == RULES.question(table.state)


def test_a_ruling_must_be_about_the_word() -> None:
    table = Table(given="3L 2S")
    table.call("AT")
    other = Rule(Ruling("TA", True, Reason.LISTED, "test"))

    assert [(Why.OTHER_WORD, "")] == table.against(REFEREE, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_other_seat_may_object(seats: int) -> None:
    for objector in range(1, seats):
        table = Table(seats=seats, given="3L 2S", referee=Referee.OBJECTION, words=())
        table.call("AT")
        assert NOT_YOUR_TURN == table.against(0, LetStand())
        assert NOT_YOUR_TURN == table.against(0, Object())
        table.object(objector)
        table.rule()
        assert [] == table.words_of()
        assert 0 == table.bench


def test_an_objection_that_fails_lets_the_word_stand() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION, words={"AT"})
    table.call("AT")
    table.object(1)
    table.rule()

    assert ["AT"] == table.words_of()
    assert 1 == len(table.told(WordJudged))


def test_without_a_word_there_is_nothing_to_object_to() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION)

    assert [(Why.NOT_NOW, "")] == table.against(0, Object())
    assert [(Why.NOT_NOW, "")] == table.against(0, LetStand())


def test_one_word_is_doubted_once() -> None:
    table = Table(seats=3, given="3L 2S", referee=Referee.OBJECTION)
    table.call("AT")
    table.object(1)

    assert NOT_YOUR_TURN == table.against(2, Object())


def test_on_objection_a_broken_rule_is_not_refused_at_once() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION)
    table.claim("AT")
    table.let_stand(1)
    table.pass_()

    assert [] == table.refusals("TA")


def voting(seats: int = 3, **fields: Any) -> Table:
    return Table(seats=seats, given="3L 2S", referee=Referee.VOTE, words=(), **fields)


def test_an_unknown_word_is_put_to_the_others() -> None:
    table = voting()
    table.claim("AT")

    assert [VoteAsked(0, "AT")] == table.told(VoteAsked)
    assert (1, 2) == table.actors
    table.vote(2, True)
    assert [1] == list(table.actors)
    assert NOT_YOUR_TURN == table.against(2, Vote(False))


def test_a_known_word_needs_no_vote() -> None:
    table = Table(seats=3, given="3L 2S", referee=Referee.VOTE)
    table.claim("AT")

    assert ["AT"] == table.words_of()
    assert [] == table.told(VoteAsked)


def test_a_word_the_table_has_banned_is_not_voted_on() -> None:
    table = voting()
    table.call("AT")
    table.rule(Reason.HOUSE_BANNED)

    assert [] == table.told(VoteAsked)
    assert 1 == len(table.told(WordRefused))


def test_a_refused_word_may_be_put_to_the_vote_again() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, False)
    assert [] == table.words_of()
    table.claim("AT")

    assert table.state.call is not None
    assert Stage.VOTE is table.state.call.stage


def test_an_accepted_word_holds_for_the_whole_match() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)
    table.pass_()
    table.pass_()
    table.play(0, Continue())
    table.claim("AT")

    assert ["AT"] == table.words_of(1)
    assert frozenset({"AT"}) == table.state.voted_words


def test_a_ban_is_stronger_than_a_vote_of_before() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)
    table.pass_()
    table.pass_()
    table.play(0, Continue())
    table.call("AT")
    table.play(REFEREE, Rule(Ruling("AT", False, Reason.HOUSE_BANNED, "table")))

    assert [] == table.words_of(1)


def test_an_accepted_word_still_keeps_the_other_rules() -> None:
    table = voting(2)
    table.claim("AT")
    table.vote(1, True)

    assert [(Why.CLAIMED, "R16")] == table.refusals("AT")


def test_an_accepted_word_is_not_voted_on_again_when_sheets_are_checked() -> None:
    table = voting(2, mode=Mode.SECRET)
    table.claim("AT")
    table.claim("AT")
    table.pass_()
    table.pass_()
    table.rule()
    table.vote(1, True)
    table.rule()

    assert [RowStatus.STANDS] * 2 == [table.statuses(seat)[0] for seat in range(2)]
    assert Phase.CHALLENGE_OVER is table.state.phase


def test_a_failed_vote_in_the_race_loses_the_bench() -> None:
    table = race(referee=Referee.VOTE, words=())
    table.play(0, Buzz())
    table.claim("AT")
    table.vote(1, False)

    assert [BenchLost(0)] == table.told(BenchLost)


# Undo


def _match(table: TableMode = TableMode.TURNS, mode: Mode = Mode.STANDARD) -> AnyMatch:
    return Match(RULES, playable(2, given=pieces("3L 2S"), table=table, mode=mode), 2)


def test_a_roll_is_not_undone_once_the_die_has_fallen() -> None:
    match = _match()
    match.play(0, Roll())
    match.play(CHANCE, Dice(faces_of("B*")))

    assert match.undoable is None
    match.play(0, Take(B))
    match.undo()
    assert match.undoable is None


def test_a_pass_can_be_undone_in_the_open_but_not_behind_the_curtain() -> None:
    in_the_open = _match()
    in_the_open.play(0, Pass())
    assert in_the_open.undoable is not None

    behind_the_curtain = _match(TableMode.CURTAIN, Mode.SECRET)
    behind_the_curtain.play(0, Pass())
    assert behind_the_curtain.undoable is None


# Rulesets


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("table", TableMode)
@pytest.mark.parametrize("seats", range(6))
def test_every_mode_is_played_at_its_tables_only(mode: Mode, table: TableMode, seats: int) -> None:
    tables = TABLES[mode] if seats > 1 else (TableMode.TURNS,)
    found = {fault.code for fault in faults(Ruleset(mode=mode, table=table), seats)}

    assert (table not in tables) == (Fault.TABLE in found)
    assert (seats not in range(1, 5)) == (Fault.SEATS in found)


def test_all_faults_are_named_at_once() -> None:
    wrong = Ruleset(
        table=TableMode.CURTAIN,
        referee=Referee.VOTE,
        challenges=9,
        handicaps=(9,),
        given=(41, 0, 0, 0),
        words=0,
    )

    assert {
        Fault.TABLE,
        Fault.REFEREE,
        Fault.CHALLENGES,
        Fault.HANDICAP,
        Fault.GIVEN,
        Fault.NUMBERS,
    } == {fault.code for fault in faults(wrong, 1)}


def test_nobody_claims_out_of_turn() -> None:
    table = Table(given="3L 2S")

    assert NOT_YOUR_TURN == table.against(1, Claim("AT", 0))


def test_chance_cannot_do_what_people_do() -> None:
    table = Table(given="3L 2S")
    table.play(0, Roll())

    assert [(Gate.UNKNOWN_ACTION, "")] == table.against(CHANCE, Take(B))
