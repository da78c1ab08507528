"""Whose bench it is, and how challenges begin and end."""

from __future__ import annotations

from itertools import product
from typing import Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage, Referee
from wordsmith_desktop.games.common.table_events import HandedOver, MatchEnded

from . import events
from .actions import Face
from .claims import alphabet_for, plan, stayed, word_faults, word_pieces
from .pieces import Shape, count, fits
from .progress import Progress, grant_choice, take_piece
from .ruleset import Mode, RequiredLetters, Ruleset, TableMode
from .scoring import sheet_points, total_points, word_points
from .state import Call, Phase, RowStatus, Sheet, SheetRow, State

VOWELS: Final = "AEIOU"
MOST_DEALS: Final = 10
"""So many deals of a challenge are looked at; the one after them is taken as it falls."""


def is_dull(faces: tuple[Face, ...], ruleset: Ruleset) -> bool:
    """Whether the first pieces make no vowel, or two of the four shapes are missing.

    Stars that let everyone choose a piece stand for any.
    """
    wild = sum(face.is_star for face in faces) if ruleset.set_up_stars_choose else 0
    kinds = [face.kind for face in faces if not (wild and face.is_star)]
    alphabet, pool = alphabet_for(ruleset), count(kinds)
    has_vowel = any(fits(alphabet.counts(vowel), pool) for vowel in VOWELS)
    return len(set(kinds)) + wild <= len(Shape) - 2 or not (has_vowel or wild)


def start_challenge(progress: Progress) -> None:
    """Fresh sheets and an empty table; letters and pieces come next (R9, R23, R31)."""
    state = progress.state.with_fresh_sheets()
    has_letters = state.ruleset.required is not RequiredLetters.NONE
    progress.state = state.but(phase=Phase.LETTERS if has_letters else Phase.DEAL)
    if not has_letters:
        deal_given(progress)


def deal_given(progress: Progress) -> None:
    """Deal the pieces the ruleset gives, if it does; else the dice are waited for (R47)."""
    given = progress.state.ruleset.given
    if given is None:
        progress.state = progress.state.but(phase=Phase.DEAL)
        return
    for seat in progress.state.order:
        for kind in Shape:
            for _ in range(given[kind]):
                take_piece(progress, seat, kind)
    begin_play(progress)


def deal(progress: Progress, faces: tuple[Face, ...]) -> None:
    """Face by face everyone takes a piece; a star gives its own colour (R9)."""
    state = progress.state
    stars = sum(face.is_star for face in faces) if state.ruleset.set_up_stars_choose else 0
    # Chance counts its throws, and dice that always fall alike must not be thrown for ever.
    may_redeal = state.ruleset.redeals_dull and state.throws < MOST_DEALS
    is_void = may_redeal and is_dull(faces, state.ruleset)
    progress.tell(events.Dealt(state.challenge, faces, stars, is_void))
    progress.state = state.but(dice=faces)
    if is_void:
        return
    for face, seat in product(faces, state.order):
        if face.is_star and state.ruleset.set_up_stars_choose:
            grant_choice(progress, seat)
        else:
            take_piece(progress, seat, face.kind)
    begin_play(progress)


def begin_play(progress: Progress) -> None:
    """Open the challenge: the first step's dice, the race, or the starter's turn."""
    rules = progress.state.ruleset
    if rules.mode is Mode.WORD_BY_WORD:
        progress.state = progress.state.but(phase=Phase.STEP)
        return
    progress.state = progress.state.but(phase=Phase.PLAY)
    if rules.table is TableMode.BUZZER:
        progress.state = progress.state.but(bench=None)
    else:
        hand_bench(progress, progress.state.starter)


def open_step(progress: Progress, faces: tuple[Face, ...]) -> None:
    """Word by Word: all take the pieces rolled, stars become circles (R38, R39)."""
    is_void = all(face.is_star for face in faces)
    progress.tell(events.DiceFell(CHANCE, faces, is_void))
    progress.state = progress.state.but(dice=faces)
    if is_void:
        return
    shown = [face.kind for face in faces if not face.is_star]
    for kind, seat in product(shown, progress.state.order):
        take_piece(progress, seat, kind)
    stars = len(faces) - len(shown)
    for seat in progress.state.order:
        progress.state = progress.state.with_player(seat, circles=stars)
        if stars:
            progress.tell(events.CirclesGranted(seat, stars))
    progress.state = progress.state.but(phase=Phase.PLAY)
    hand_bench(progress, progress.state.starter)


def hand_bench(progress: Progress, seat: Seat) -> None:
    """Give the bench to a seat, with a new clock; a curtain falls where words are hidden."""
    state = progress.state
    progress.state = state.but(bench=seat, turn=state.turn + 1, rolled=0)
    if len(state.players) > 1:
        progress.tell(HandedOver(seat) if state.is_hidden else events.TurnMoved(seat))


def lose_bench(progress: Progress, seat: Seat) -> None:
    """A failed bench in the buzzer race: its seat is locked out for a while."""
    progress.tell(events.BenchLost(seat))
    state = progress.state.with_player(seat, lockout=progress.state.turn)
    progress.state = state.but(bench=None)


def finish(progress: Progress, seat: Seat) -> None:
    """The seat has had its word of this step, its last word or its warm-up."""
    progress.state = progress.state.with_player(seat, is_finished=True, circles=0, ticked_circles=0)
    advance(progress, seat)


def advance(progress: Progress, seat: Seat) -> None:
    """After `seat`, go on with the next that may build, or with what follows when none may."""
    state = progress.state
    n = len(state.players)
    clockwise = [(seat + step) % n for step in range(1, n + 1)]
    waiting = [other for other in clockwise if not state.players[other].is_finished]
    if not waiting:
        _all_finished(progress)
    elif state.ruleset.table is TableMode.BUZZER:
        progress.state = state.but(bench=None)
    else:
        hand_bench(progress, waiting[0])


def _all_finished(progress: Progress) -> None:
    state = progress.state
    if state.ruleset.mode is not Mode.WORD_BY_WORD:
        is_race = state.phase is Phase.LAST_WORDS
        end_challenge(progress, events.ChallengeEnd.DONE if is_race else events.ChallengeEnd.TIME)
    elif all(not player.sheet.open_rows for player in state.players):
        end_challenge(progress, events.ChallengeEnd.ROWS_FULL)
    else:
        fresh = state.with_all_players(is_finished=False)
        progress.state = fresh.but(phase=Phase.STEP, bench=None)


def write_word(progress: Progress, seat: Seat, word: str, row: int) -> None:
    """Write a word, tick the boxes, return the leftovers, and go on (R18, R21, R42)."""
    state = progress.state
    planned = plan(state.players[seat], state.ruleset)
    is_silent = state.ruleset.mode is Mode.SECRET
    status = RowStatus.UNCHECKED if is_silent else RowStatus.STANDS
    sheet = state.players[seat].sheet
    written = SheetRow(word, sheet.last_word, status)
    pieces = state.players[seat].pieces
    discarded = tuple(piece.kind for piece in pieces if piece.id in planned.leftovers)
    sheet = replace(
        _with_row(sheet, row, written), ticks=sheet.ticks + planned.cost, last_word=word
    )
    points, letter = word_points(word, state.ruleset), state.letter_of(row)
    player = state.players[seat]
    stays, used = stayed(player, state.ruleset) if player.built else (0, 0)
    built = word_pieces(player, state.ruleset)
    is_called = state.ruleset.refuses_claimed
    progress.tell(
        events.WordClaimed(
            seat,
            word,
            row,
            points,
            discarded,
            planned.cost,
            letter,
            is_called=is_called,
            is_checked=not is_silent,
            stayed=stays,
            used=used,
        )
    )
    state = state.with_pieces_returned(seat, planned.leftovers)
    progress.state = state.with_player(seat, sheet=sheet, built=built).but(call=None)
    _after_word(progress, seat)


def _with_row(sheet: Sheet, index: int, row: SheetRow) -> Sheet:
    rows = list(sheet.rows)
    if index == len(rows):
        rows.append(row)
    else:
        rows[index] = row
    return replace(sheet, rows=tuple(rows))


def _after_word(progress: Progress, seat: Seat) -> None:
    state = progress.state
    mode = state.ruleset.mode
    if mode is Mode.WARM_UP:
        return
    if mode is Mode.WORD_BY_WORD or state.phase is Phase.LAST_WORDS:
        finish(progress, seat)
        return
    progress.state = state.with_all_players(has_passed=False)
    if state.players[seat].sheet.open_rows:
        advance(progress, seat)
    else:
        _call_done(progress, seat)


def _call_done(progress: Progress, seat: Seat) -> None:
    """The sixth word: everybody else gets one more, without new pieces (R21)."""
    progress.tell(events.DoneCalled(seat))
    progress.state = progress.state.with_all_players(choices=0).but(phase=Phase.LAST_WORDS)
    finish(progress, seat)


def pass_turn(progress: Progress, seat: Seat) -> None:
    """Pass in a challenge of turns or in the race; a full round of passes ends it (R22)."""
    state = progress.state
    if state.ruleset.mode is Mode.WARM_UP or state.phase is Phase.LAST_WORDS:
        finish(progress, seat)
        return
    progress.state = state.with_player(seat, has_passed=True)
    if all(player.has_passed for player in progress.state.players):
        end_challenge(progress, events.ChallengeEnd.NO_MORE)
    else:
        advance(progress, seat)


def pass_row(progress: Progress, seat: Seat, row: int | None) -> int:
    """Give up a row in Word by Word (R44); returns its index."""
    state = progress.state
    player = state.players[seat]
    index = player.sheet.open_rows[0] if row is None else row
    sheet = _with_row(player.sheet, index, SheetRow("", player.sheet.last_word, RowStatus.PASSED))
    if state.ruleset.passed_circles_cost:
        free = state.ruleset.boxes - sheet.crossed - sheet.ticks
        sheet = replace(sheet, ticks=sheet.ticks + min(player.circles, free))
    progress.state = state.with_player(seat, sheet=sheet)
    return index


def end_challenge(progress: Progress, ending: events.ChallengeEnd) -> None:
    """The last word is made: check silently written sheets, or close the challenge (R29)."""
    if progress.state.ruleset.mode is Mode.SECRET:
        progress.tell(events.SheetsShown())
        progress.state = progress.state.but(phase=Phase.CHECKING, bench=None)
        check_next(progress)
    else:
        _close(progress, ending)


def check_next(progress: Progress) -> None:
    """Go on to the next unchecked row that needs asking; strike what breaks a rule (R30).

    Where words stand unless someone objects, it is the left neighbour who is asked (R29).
    """
    while progress.state.call is None:
        state = progress.state
        found = _next_unchecked(state)
        if found is None:
            _close(progress, _ending(state))
            return
        seat, row, word = found
        wrong = word_faults(state, seat, word, row)
        if state.ruleset.referee is Referee.OBJECTION:
            progress.state = state.but(call=Call(seat, word, row, CallStage.OBJECTIONS))
        elif wrong:
            mark_row(progress, seat, row, stands=False)
        else:
            progress.state = state.but(call=Call(seat, word, row, CallStage.RULING))


def _next_unchecked(state: State) -> tuple[Seat, int, str] | None:
    for seat in state.order:
        for index, row in enumerate(state.players[seat].sheet.rows):
            if row and row.status is RowStatus.UNCHECKED:
                return seat, index, row.word
    return None


def mark_row(progress: Progress, seat: Seat, row: int, *, stands: bool) -> None:
    """Settle a silently written row (R29, R30)."""
    sheet = progress.state.players[seat].sheet
    written = sheet.rows[row]
    assert written is not None
    status = RowStatus.STANDS if stands else RowStatus.STRUCK
    settled = _with_row(sheet, row, replace(written, status=status))
    progress.tell(events.RowChecked(seat, row, written.word, stands))
    progress.state = progress.state.with_player(seat, sheet=settled).but(call=None)


def _ending(state: State) -> events.ChallengeEnd:
    is_done = any(not player.sheet.open_rows for player in state.players)
    return events.ChallengeEnd.DONE if is_done else events.ChallengeEnd.NO_MORE


def _close(progress: Progress, ending: events.ChallengeEnd) -> None:
    state = progress.state
    scores = tuple(sheet_points(player.sheet, state.ruleset) for player in state.players)
    idle = state.with_all_players(is_finished=False, has_passed=False, lockout=None)
    if state.is_hidden:
        progress.tell(events.SheetsShown())
    progress.state = idle.but(phase=Phase.CHALLENGE_OVER, bench=None, call=None)
    progress.tell(events.ChallengeEnded(state.challenge, ending, scores))


def go_on(progress: Progress) -> None:
    """File the sheets; start the next challenge or end the match (R23, R25)."""
    following = progress.state.challenge + 1
    if following == progress.state.ruleset.challenges:
        _end_match(progress)
        return
    _file_sheets(progress)
    progress.state = progress.state.but(challenge=following, throws=0)
    start_challenge(progress)


def run_out(progress: Progress) -> None:
    """The time for the whole match is over: it ends with what is on the sheets (house)."""
    progress.state = progress.state.but(is_time_up=True)
    _close(progress, events.ChallengeEnd.MATCH_TIME)
    _end_match(progress)


def _end_match(progress: Progress) -> None:
    _file_sheets(progress)
    state = progress.state.but(phase=Phase.MATCH_OVER)
    progress.state = state
    progress.tell(MatchEnded(tuple(total_points(p, state.ruleset) for p in state.players)))


def _file_sheets(progress: Progress) -> None:
    players = tuple(replace(p, past=(*p.past, p.sheet)) for p in progress.state.players)
    progress.state = progress.state.but(players=players).with_fresh_sheets()
