"""Whether an action is open: for every verb, all reasons against it at once."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import CallStage, Clock, Referee, TimeExpired
from wordsmith_desktop.games.common.table_rules import Reasons, clock_reasons, only_if
from wordsmith_desktop.lexicon.folding import LETTERS

from . import actions
from .bench import cell_of
from .claims import Plan, plan, repeats_own, word_faults
from .pieces import Shape, total
from .ruleset import Mode, RequiredLetters, TableMode, are_handicaps
from .state import BUILDING, Phase, State

LOCKOUT: Final = "lockout"
BENCH: Final = "bench"
TURN: Final = "turn"
WARM_UP: Final = "warm_up"
MATCH: Final = "match"

_ALONE: Final[Seat] = 0


def timers(state: State) -> tuple[Timer, ...]:
    """The clocks that a state asks for."""
    if state.ruleset.match_seconds:
        return _of_match(state)
    return (*_lockouts(state), *_of_bench(state)) if state.phase in BUILDING else ()


def _of_match(state: State) -> tuple[Timer, ...]:
    """It stands still while nobody builds: nobody else needs time, but scores may be read."""
    rules = state.ruleset
    if rules.clock is Clock.OFF or state.phase is Phase.MATCH_OVER:
        return ()
    is_running = state.phase in BUILDING
    is_hard = rules.clock is Clock.HARD
    return (Timer(MATCH, _ALONE, 0, rules.match_seconds, is_hard, is_running),)


def _lockouts(state: State) -> tuple[Timer, ...]:
    return tuple(
        Timer(LOCKOUT, seat, player.lockout, state.ruleset.lockout_seconds, can_stretch=False)
        for seat, player in enumerate(state.players)
        if player.lockout is not None
    )


def _of_bench(state: State) -> tuple[Timer, ...]:
    limit = _bench_limit(state)
    if state.bench is None or limit is None:
        return ()
    name, seconds, is_hard = limit
    is_running = state.call is None or state.call.stage is CallStage.RULING
    return (Timer(name, state.bench, state.turn, seconds, is_hard, is_running),)


def _bench_limit(state: State) -> tuple[str, int, bool] | None:
    """Name, seconds and hardness of the clock of whoever has the bench."""
    rules = state.ruleset
    if rules.table is TableMode.BUZZER:
        return (BENCH, rules.bench_seconds, True) if rules.bench_seconds else None
    if rules.clock is Clock.OFF:
        return None
    is_hard = rules.clock is Clock.HARD
    if rules.mode is Mode.WARM_UP:
        return WARM_UP, rules.warm_up_seconds, is_hard
    return TURN, rules.turn_seconds, is_hard


SET_UP_DICE = 8
STEP_DICE = 3


def actors(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; none when the match is over."""
    if state.phase is Phase.MATCH_OVER:
        return ()
    if state.phase is Phase.CHALLENGE_OVER:
        return state.order
    if state.call:
        return _judges(state)
    if state.phase is Phase.LETTERS:
        is_drawn = state.ruleset.required is RequiredLetters.RANDOM
        return (CHANCE,) if is_drawn else (state.starter,)
    if state.is_rolling or state.phase in (Phase.DEAL, Phase.STEP):
        return (CHANCE,)
    return _builders(state)


def _judges(state: State) -> tuple[Seat, ...]:
    call = state.call
    assert call is not None
    if call.stage is CallStage.RULING:
        return (REFEREE,)
    others = tuple(seat for seat in state.order if seat != call.seat)
    if call.stage is CallStage.VOTE:
        voted = {seat for seat, _ in call.votes}
        return tuple(seat for seat in others if seat not in voted)
    if state.phase is Phase.CHECKING:
        return ((call.seat + 1) % len(state.players),)
    return others


def _builders(state: State) -> tuple[Seat, ...]:
    locked = tuple(s for s in state.order if state.players[s].lockout is not None)
    if state.bench is not None:
        return (state.bench, *(seat for seat in locked if seat != state.bench))
    return tuple(seat for seat in state.order if not state.players[seat].is_finished)


def dice_wanted(state: State) -> int:
    """How many dice chance is to throw: at set-up, for a step, or one seat's die."""
    if state.phase is Phase.DEAL:
        rules = state.ruleset
        return rules.warm_up_pieces if rules.mode is Mode.WARM_UP else SET_UP_DICE
    return STEP_DICE if state.phase is Phase.STEP else 1


def dice_reasons(state: State, seat: Seat, action: actions.Dice) -> Reasons:
    yield from only_if(seat == CHANCE and state.phase is not Phase.LETTERS)
    if len(action.faces) != dice_wanted(state):
        yield Rejection.of(actions.Why.BAD_DICE, count=len(action.faces))


def _letters(letters: str, wanted: int) -> Reasons:
    if len(letters) != wanted:
        yield Rejection.of(actions.Why.NOT_SIX_LETTERS, "R31", count=len(letters), wanted=wanted)
    for letter in letters:
        if letter not in LETTERS:
            yield Rejection.of(actions.Why.BAD_LETTER, "R31", letter=letter)


def draw_reasons(state: State, seat: Seat, action: actions.DrawLetters) -> Reasons:
    yield from only_if(state.phase is Phase.LETTERS and seat == CHANCE)
    yield from _letters(action.letters, state.ruleset.words)


def name_reasons(state: State, seat: Seat, action: actions.NameLetters) -> Reasons:
    yield from only_if(state.phase is Phase.LETTERS and seat == state.starter)
    yield from _letters(action.letters, state.ruleset.words)


def _at_bench(state: State, seat: Seat) -> Reasons:
    yield from only_if(state.phase in BUILDING and state.call is None)
    if state.bench != seat:
        yield Rejection.of(actions.Why.NO_BENCH)


def roll_reasons(state: State, seat: Seat, _action: actions.Roll) -> Reasons:
    yield from _at_bench(state, seat)
    if state.ruleset.mode not in (Mode.STANDARD, Mode.SECRET):
        yield Rejection.of(actions.Why.NO_ROLLING_HERE, "R41")
    if state.phase is Phase.LAST_WORDS:
        yield Rejection.of(actions.Why.NO_ROLLING_LAST, "R21")
    most = state.ruleset.rolls_a_turn
    if most and state.rolled >= most:
        yield Rejection.of(actions.Why.NO_MORE_ROLLS, "R11", most=most)
    yield from _no_choice_open(state, seat)
    if not total(state.tray):
        yield Rejection.of(actions.Why.TRAY_EMPTY, "R12")


def _no_choice_open(state: State, seat: Seat) -> Reasons:
    if state.players[seat].choices and total(state.tray):
        yield Rejection.of(actions.Why.STILL_CHOOSING, "R11")


def _in_tray(state: State, kind: Shape, rule: str) -> Reasons:
    if not state.tray[kind]:
        yield Rejection.of(actions.Why.KIND_OUT, rule, kind=kind.name)


def take_reasons(state: State, seat: Seat, action: actions.Take) -> Reasons:
    yield from _at_bench(state, seat)
    if not state.players[seat].choices:
        yield Rejection.of(actions.Why.NO_CHOICE, "R11")
    yield from _in_tray(state, action.kind, "R12")


def fill_circle_reasons(state: State, seat: Seat, action: actions.FillCircle) -> Reasons:
    yield from _at_bench(state, seat)
    if not state.players[seat].circles:
        yield Rejection.of(actions.Why.NO_CIRCLE, "R40")
    yield from _in_tray(state, action.kind, "R12")


def arrange_reasons(state: State, seat: Seat, action: actions.Arrange) -> Reasons:
    yield from _at_bench(state, seat)
    ids = {move.piece for move in action.moves}
    if not ids or len(ids) < len(action.moves):
        yield Rejection.of(actions.Why.NOTHING_MOVED)
    for move in action.moves:
        if state.players[seat].find(move.piece) is None:
            yield Rejection.of(actions.Why.NOT_YOURS, "R14", piece=move.piece)
        if cell_of(move.pose) is None:
            yield Rejection.of(actions.Why.OFF_BENCH, piece=move.piece)


def withdraw_reasons(state: State, seat: Seat, action: actions.Withdraw) -> Reasons:
    yield from _at_bench(state, seat)
    if not action.pieces or len(set(action.pieces)) < len(action.pieces):
        yield Rejection.of(actions.Why.NOTHING_MOVED)
    for number in action.pieces:
        piece = state.players[seat].find(number)
        if piece is None or piece.pose is None:
            yield Rejection.of(actions.Why.NOT_ON_BENCH, piece=number)


def claim_reasons(state: State, seat: Seat, action: actions.Claim) -> Reasons:
    yield from _at_bench(state, seat)
    yield from _no_choice_open(state, seat)
    planned = plan(state.players[seat], state.ruleset)
    yield from _lies_built(planned, action.word)
    wrong_row = tuple(_row(state, seat, action.row))
    yield from wrong_row
    if planned.word and planned.cost > planned.open_boxes:
        rule = "R42" if planned.circles else "R20"
        left, boxes = planned.cost, max(planned.open_boxes, 0)
        yield Rejection.of(actions.Why.TOO_MANY_LEFT, rule, left=left, open=boxes)
    if planned.word and repeats_own(state, seat, action.word):
        yield Rejection.of(actions.Why.OWN_REPEAT, "R28", word=action.word)
    if planned.word and faults_are_refused_at_once(state):
        yield from word_faults(state, seat, action.word, None if wrong_row else action.row)


def faults_are_refused_at_once(state: State) -> bool:
    """Whether the program speaks up itself; else somebody must object or check (R16, R29)."""
    is_silent = state.ruleset.mode is Mode.SECRET
    return not is_silent and state.ruleset.referee is not Referee.OBJECTION


def _lies_built(planned: Plan, word: str) -> Reasons:
    if not planned.word:
        yield Rejection.of(actions.Why.NOTHING_BUILT, "R14")
    elif planned.word != word:
        yield Rejection.of(actions.Why.NOT_BUILT, "R14", word=word, built=planned.word)


def _row(state: State, seat: Seat, row: int) -> Reasons:
    sheet = state.players[seat].sheet
    if state.ruleset.mode is Mode.WARM_UP:
        if row != len(sheet.rows):
            yield Rejection.of(actions.Why.NEXT_ROW, "R46", row=len(sheet.rows))
    elif not 0 <= row < len(sheet.rows):
        yield Rejection.of(actions.Why.NO_SUCH_ROW, "R18", row=row)
    elif sheet.rows[row] is not None:
        yield Rejection.of(actions.Why.ROW_TAKEN, "R18", row=row)
    elif not state.required and row != sheet.open_rows[0]:
        yield Rejection.of(actions.Why.NEXT_ROW, "R18", row=sheet.open_rows[0])


def pass_reasons(state: State, seat: Seat, action: actions.Pass) -> Reasons:
    yield from only_if(state.phase in BUILDING and state.call is None)
    if state.bench is None:
        yield from _free_to_buzz(state, seat)
    elif state.bench != seat:
        yield Rejection.of(actions.Why.NO_BENCH)
    if action.row is None:
        return
    yield from only_if(state.ruleset.mode is Mode.WORD_BY_WORD)
    yield from _row(state, seat, action.row)


def _free_to_buzz(state: State, seat: Seat) -> Reasons:
    player = state.players[seat]
    if player.lockout is not None:
        yield Rejection.of(actions.Why.LOCKED_OUT)
    if player.is_finished:
        yield Rejection.of(actions.Why.FINISHED, "R21")


def buzz_reasons(state: State, seat: Seat, _action: actions.Buzz) -> Reasons:
    yield from only_if(state.phase in BUILDING and state.ruleset.table is TableMode.BUZZER)
    if state.bench is not None:
        yield Rejection.of(actions.Why.BENCH_TAKEN)
    yield from _free_to_buzz(state, seat)


def handicap_reasons(state: State, _seat: Seat, action: actions.SetHandicaps) -> Reasons:
    rules, seats = state.ruleset, len(state.players)
    is_another_to_come = state.challenge + 1 < rules.challenges
    yield from only_if(state.phase is Phase.CHALLENGE_OVER and is_another_to_come and seats > 1)
    is_whole = len(action.boxes) == seats
    if not (is_whole and are_handicaps(action.boxes, rules.white_boxes, seats)):
        yield Rejection.of(actions.Why.NO_HANDICAPS, "R26", most=rules.white_boxes)
    elif action.boxes == state.all_handicaps:
        yield Rejection.of(actions.Why.SAME_HANDICAPS, "R26")


def continue_reasons(state: State, _seat: Seat, _action: actions.Continue) -> Reasons:
    yield from only_if(state.phase is Phase.CHALLENGE_OVER)


def time_expired_reasons(state: State, seat: Seat, action: TimeExpired) -> Reasons:
    yield from clock_reasons(timers(state), seat, action)
