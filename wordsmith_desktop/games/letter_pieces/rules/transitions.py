"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.judging import Judging, Verdict, call_of, weigh
from wordsmith_desktop.games.common.open_table import CallStage, Object, Referee, TimeExpired
from wordsmith_desktop.games.common.table_events import (
    ObjectionRaised,
    TableEvent,
    TimeRanOut,
    WordJudged,
    WordRefused,
)
from wordsmith_desktop.lexicon.rulings import Ruling

from . import actions, checks, events, flow
from .claims import lenient_reasons, word_faults
from .progress import Progress, grant_choice, take_piece
from .ruleset import Mode, RequiredLetters, TableMode
from .state import Call, Phase, Piece


def _count_throw(progress: Progress, seat: Seat) -> None:
    """Chance has thrown once more, which tells its next throw from this one."""
    if seat == CHANCE:
        progress.state = progress.state.but(throws=progress.state.throws + 1)


def perform_dice(progress: Progress, seat: Seat, action: actions.Dice) -> None:
    _count_throw(progress, seat)
    if progress.state.phase is Phase.DEAL:
        flow.deal(progress, action.faces)
    elif progress.state.phase is Phase.STEP:
        flow.open_step(progress, action.faces)
    else:
        _die(progress, action)


def _die(progress: Progress, action: actions.Dice) -> None:
    """One seat's die: a star lets it choose, another face gives its piece (R11, R12)."""
    seat = progress.state.bench
    assert seat is not None
    (face,) = action.faces
    progress.state = progress.state.but(is_rolling=False)
    progress.tell(events.DiceFell(seat, action.faces))
    if face.is_star:
        grant_choice(progress, seat)
    else:
        take_piece(progress, seat, face.kind)


def perform_draw_letters(progress: Progress, seat: Seat, action: actions.DrawLetters) -> None:
    _count_throw(progress, seat)
    _set_letters(progress, action.letters)


def perform_name_letters(progress: Progress, seat: Seat, action: actions.NameLetters) -> None:
    """Letters of one's choice are taken as they are; a word is judged like any other (R31)."""
    letters = action.letters
    if progress.state.ruleset.required is RequiredLetters.LETTERS:
        _set_letters(progress, letters)
        return
    progress.tell(events.LettersNamed(seat, letters))
    progress.state = progress.state.but(call=Call(seat, letters, None, CallStage.RULING))


def _set_letters(progress: Progress, letters: str) -> None:
    progress.state = progress.state.but(required=letters, call=None)
    progress.tell(events.LettersSet(letters))
    flow.deal_given(progress)


def perform_roll(progress: Progress, _seat: Seat, _action: actions.Roll) -> None:
    progress.state = progress.state.but(is_rolling=True, rolled=progress.state.rolled + 1)


def perform_take(progress: Progress, seat: Seat, action: actions.Take) -> None:
    choices = progress.state.players[seat].choices - 1
    progress.state = progress.state.with_player(seat, choices=choices)
    take_piece(progress, seat, action.kind)


def perform_fill_circle(progress: Progress, seat: Seat, action: actions.FillCircle) -> None:
    player = progress.state.players[seat]
    progress.state = progress.state.with_player(
        seat, circles=player.circles - 1, ticked_circles=player.ticked_circles + 1
    )
    progress.tell(events.CircleTicked(seat))
    take_piece(progress, seat, action.kind)


def perform_arrange(progress: Progress, seat: Seat, action: actions.Arrange) -> None:
    poses = {move.piece: move.pose for move in action.moves}
    pieces = tuple(
        Piece(piece.id, piece.kind, poses[piece.id]) if piece.id in poses else piece
        for piece in progress.state.players[seat].pieces
    )
    progress.state = progress.state.with_player(seat, pieces=pieces)
    progress.tell(events.PiecesArranged(seat, action.moves))


def perform_withdraw(progress: Progress, seat: Seat, action: actions.Withdraw) -> None:
    pieces = tuple(
        Piece(piece.id, piece.kind) if piece.id in action.pieces else piece
        for piece in progress.state.players[seat].pieces
    )
    progress.state = progress.state.with_player(seat, pieces=pieces)
    progress.tell(events.PiecesWithdrawn(seat, action.pieces))


def perform_claim(progress: Progress, seat: Seat, action: actions.Claim) -> None:
    """Call the word; silently it is written at once (R15, R27)."""
    rules = progress.state.ruleset
    if rules.mode is Mode.SECRET:
        flow.write_word(progress, seat, action.word, action.row)
        return
    letter = progress.state.letter_of(action.row)
    called = events.RowCalled(seat, action.word, action.row, letter)
    if rules.referee is Referee.OBJECTION:
        stage = CallStage.OBJECTIONS
        progress.tell_table(called)
    else:
        stage = CallStage.RULING
        progress.tell(called)
    progress.state = progress.state.but(call=Call(seat, action.word, action.row, stage))


def perform_object(progress: Progress, seat: Seat, _action: Object) -> None:
    """An objection: a rule may decide it at once, else the dictionary does (R16)."""
    call = call_of(progress.state)
    progress.tell(ObjectionRaised(seat, call.word))
    wrong = word_faults(progress.state, call.seat, call.word, call.row)
    if wrong:
        _settle(progress, stands=False, fault=wrong[0])
    else:
        progress.state = progress.state.but(call=replace(call, stage=CallStage.RULING))


def _settle(
    progress: Progress,
    *,
    stands: bool,
    fault: Rejection | None = None,
    ruling: Ruling | None = None,
) -> None:
    """The question about a word is answered: write it, mark it, or refuse it (R17, R18, R30)."""
    call = call_of(progress.state)
    if progress.state.is_hidden and progress.state.ruleset.referee is not Referee.AUTOMATIC:
        progress.tell(events.CallSettled(call.seat, stands))
    if call.row is not None and progress.state.phase is Phase.CHECKING:
        flow.mark_row(progress, call.seat, call.row, stands=stands)
        flow.check_next(progress)
    elif not stands:
        progress.tell(WordRefused(call.seat, call.word, ruling, fault))
        progress.state = progress.state.but(call=None)
        if call.row is not None and progress.state.ruleset.table is TableMode.BUZZER:
            flow.lose_bench(progress, call.seat)
    elif call.row is None:
        _set_letters(progress, call.word)
    else:
        flow.write_word(progress, call.seat, call.word, call.row)


def _tell_judged(progress: Progress, event: TableEvent) -> None:
    """What the dictionary said is for all to know where they are to vote on it."""
    assert isinstance(event, WordJudged)
    state = progress.state
    verdict = weigh(
        event.ruling,
        referee=state.ruleset.referee,
        voted_words=state.voted_words,
        lenient=tuple(lenient_reasons(state.ruleset)),
    )
    if verdict is Verdict.ASKED:
        progress.tell_table(event)
    else:
        progress.tell(event)


JUDGING: Judging[Progress, Call] = Judging(
    doubted=perform_object,
    tell_judged=_tell_judged,
    stand=lambda progress: _settle(progress, stands=True),
    refuse=lambda progress, ruling: _settle(progress, stands=False, ruling=ruling),
    lenient=lenient_reasons,
)


def perform_pass(progress: Progress, seat: Seat, action: actions.Pass) -> None:
    state = progress.state
    if state.ruleset.mode is Mode.WORD_BY_WORD:
        row = flow.pass_row(progress, seat, action.row)
        progress.tell(events.Passed(seat, row))
        flow.finish(progress, seat)
        return
    progress.tell(events.Passed(seat))
    is_stepping_back = state.ruleset.table is TableMode.BUZZER and state.bench == seat
    if is_stepping_back:
        flow.lose_bench(progress, seat)
    else:
        flow.pass_turn(progress, seat)


def perform_buzz(progress: Progress, seat: Seat, _action: actions.Buzz) -> None:
    state = progress.state.with_player(seat, has_passed=False)
    progress.tell(events.BenchTaken(seat))
    progress.state = state.but(bench=seat, turn=state.turn + 1, rolled=0)


def perform_time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    if action.timer == checks.LOCKOUT:
        progress.state = progress.state.with_player(seat, lockout=None)
        progress.tell(events.LockoutEnded(seat))
        return
    progress.tell(TimeRanOut(seat))
    if action.timer == checks.MATCH:
        flow.run_out(progress)
    else:
        perform_pass(progress, seat, actions.Pass())


def perform_handicaps(progress: Progress, _seat: Seat, action: actions.SetHandicaps) -> None:
    progress.state = progress.state.but(handicaps=action.boxes)
    progress.tell(events.HandicapsSet(action.boxes))


def perform_continue(progress: Progress, _seat: Seat, _action: actions.Continue) -> None:
    flow.go_on(progress)
