"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Rule, TimeExpired
from wordsmith_desktop.games.common.table_events import TimeRanOut
from wordsmith_desktop.games.common.word_strip import EMPTY, Laying
from wordsmith_desktop.lexicon.rulings import Ruling

from . import actions, events, flow
from .checks import MATCH, guess_pieces, just_handed_in
from .clues import Attempt, Guess, SheetWord, answered
from .crossword import Crossword, Layout
from .letter_notes import LetterNote, with_letter
from .state import (
    About,
    Inquiry,
    NoteLine,
    Phase,
    Progress,
    State,
    new_state,
    unasked_places,
    words_of_length,
)

Rulings = tuple[Ruling, ...]


# The draw


def perform_turn_up(progress: Progress, seat: Seat, _action: actions.TurnUp) -> None:
    progress.state = progress.state.but(is_turning=True)
    progress.tell(events.LetterWanted(seat))


def perform_draw(progress: Progress, _seat: Seat, action: actions.Draw) -> None:
    flow.draw(progress, action.letter)


def perform_call_anchor(progress: Progress, seat: Seat, action: actions.CallAnchor) -> None:
    _ask(progress, Inquiry(seat, About.ANCHOR, (action.word,)))
    progress.tell(events.AnchorCalled(seat, action.word))


def perform_draw_afresh(progress: Progress, seat: Seat, _action: actions.DrawAfresh) -> None:
    progress.state = new_state(progress.state.ruleset, len(progress.state.players))
    progress.tell(events.DrawnAfresh(seat))


def perform_go_on(progress: Progress, _seat: Seat, _action: actions.GoOn) -> None:
    if progress.state.phase is Phase.DEALT:
        flow.begin_building(progress)
    else:
        flow.next_turn(progress)


# Grids


def perform_lay(progress: Progress, seat: Seat, action: actions.Lay) -> None:
    field = "draft" if progress.state.phase is Phase.BUILD else "solution"
    progress.state = progress.state.with_player(seat, **{field: action.layout})
    progress.tell_only(seat, events.TilesLaid(seat, is_solution=field == "solution"))


def perform_finish(progress: Progress, seat: Seat, _action: actions.Finish) -> None:
    _ask_grid(progress, seat, About.PUZZLE, progress.state.players[seat].draft)


def perform_solve(progress: Progress, seat: Seat, _action: actions.Solve) -> None:
    _ask_grid(progress, seat, About.SOLUTION, progress.state.players[seat].solution)


def _ask_grid(progress: Progress, seat: Seat, about: About, layout: Layout) -> None:
    """The anchor has been judged already."""
    state = progress.state
    laid = dict.fromkeys(word for word in Crossword(layout).words if word != state.anchor)
    words = [word for word in laid if not state.stands_by_itself(word, seat)]
    if words:
        _ask(progress, Inquiry(seat, about, tuple(words)))
        progress.tell_only(seat, events.GridJudged(seat, is_solution=about is About.SOLUTION))
    else:
        _GRID_STANDS[about](progress, seat)


def perform_hand_back(progress: Progress, _seat: Seat, _action: actions.HandBack) -> None:
    builder = just_handed_in(progress.state)
    assert builder is not None
    flow.build_on(progress, builder)


def perform_set_puzzle(progress: Progress, _seat: Seat, action: actions.SetPuzzle) -> None:
    flow.set_puzzle(progress, action.layout)


def perform_set_puzzle_around(
    progress: Progress, _seat: Seat, action: actions.SetPuzzleAround
) -> None:
    flow.note_anchor(progress, None, action.anchor)
    flow.set_puzzle(progress, action.layout)


def perform_set_given(progress: Progress, _seat: Seat, action: actions.SetGiven) -> None:
    progress.state = progress.state.but(given=action.pool)
    flow.note_anchor(progress, None, action.anchor)
    flow.set_puzzle(progress, action.layout)


def perform_agree(progress: Progress, _seat: Seat, action: actions.AgreeOnClue) -> None:
    """From now on the marks tell this (W12)."""
    ruleset = replace(progress.state.ruleset, clue=action.clue)
    progress.state = progress.state.but(ruleset=ruleset)
    progress.tell(events.ClueAgreed(action.clue))
    flow.begin_guessing(progress)


# Guesses


LAYING: Final = Laying(texts=guess_pieces, is_secret=True)


def perform_make_guess(progress: Progress, seat: Seat, action: actions.MakeGuess) -> None:
    progress.tell_only(seat, events.GuessMade(seat, action.word))
    if progress.state.stands_by_itself(action.word, seat):
        _answer(progress, seat, action.word)
    else:
        _ask(progress, Inquiry(seat, About.GUESS, (action.word,)))


def _answer(progress: Progress, seat: Seat, word: str) -> None:
    """How many words of that length there are; of a single one, the rest at once (W14)."""
    state = progress.state
    words = words_of_length(state.sheet(seat), len(word))
    guess = Guess(state.round, word, len(words))
    if len(words) == 1:
        guess = _answered(state, guess, 0, words[0])
    records = (*state.players[seat].records, guess)
    progress.state = state.with_player(seat, records=records).but(row=EMPTY)
    if len(words) < 2:
        flow.spend_guess(progress)
    progress.tell_only(seat, events.GuessAnswered(seat, guess))


def _answered(state: State, guess: Guess, place: int, word: SheetWord) -> Guess:
    rules = state.ruleset
    return answered(guess, place, word, rules.clue, counts_repeats=rules.counts_repeats)


def perform_choose(progress: Progress, seat: Seat, action: actions.Choose) -> None:
    state = progress.state
    *before, guess = state.players[seat].records
    assert isinstance(guess, Guess)
    words = words_of_length(state.sheet(seat), len(guess.word))
    answered = _answered(state, guess, action.place, words[action.place])
    progress.state = state.with_player(seat, records=(*before, answered))
    flow.spend_guess(progress)
    progress.tell_only(seat, events.GuessAnswered(seat, answered))


def perform_choose_other(progress: Progress, seat: Seat, action: actions.ChooseOther) -> None:
    state = progress.state
    guess = state.players[seat].records[-1]
    assert isinstance(guess, Guess)
    place = unasked_places(state, seat, len(guess.word))[action.place]
    perform_choose(progress, seat, actions.Choose(place))


def perform_note(progress: Progress, seat: Seat, action: actions.Note) -> None:
    kept = tuple(
        one
        for one in progress.state.players[seat].notes
        if (one.length, one.place) != (action.length, action.place)
    )
    written = (NoteLine(action.length, action.place, action.text),) if action.text else ()
    progress.state = progress.state.with_player(seat, notes=kept + written)
    progress.tell_only(seat, events.Noted(seat))


def perform_mark_letter(progress: Progress, seat: Seat, action: actions.MarkLetter) -> None:
    note = LetterNote(action.length, action.place, action.spot, action.letter, action.mark)
    notes = with_letter(progress.state.players[seat].letter_notes, note)
    progress.state = progress.state.with_player(seat, letter_notes=notes)
    progress.tell_only(seat, events.Noted(seat))


def perform_give_up(progress: Progress, seat: Seat, _action: actions.GiveUp) -> None:
    progress.tell(events.GaveUp(seat))
    progress.state = progress.state.but(given_up=seat)
    flow.end(progress)


# What the dictionary says


def _ask(progress: Progress, inquiry: Inquiry) -> None:
    progress.state = progress.state.but(inquiry=inquiry)


def perform_rule(progress: Progress, _seat: Seat, action: Rule) -> None:
    """Note the ruling; when it was the last one, the answer follows."""
    inquiry = progress.state.inquiry
    assert inquiry is not None
    refused = inquiry.refused + (() if action.ruling.accepted else (action.ruling,))
    rest = inquiry.words[1:]
    if rest:
        _ask(progress, replace(inquiry, words=rest, refused=refused))
        is_solution = inquiry.about is About.SOLUTION
        progress.tell_only(inquiry.seat, events.GridJudged(inquiry.seat, is_solution=is_solution))
        return
    progress.state = progress.state.but(inquiry=None)
    if refused:
        _REFUSED[inquiry.about](progress, inquiry.seat, refused)
    else:
        _stand(progress, inquiry)


def _stand(progress: Progress, inquiry: Inquiry) -> None:
    word, seat = inquiry.words[0], inquiry.seat
    if inquiry.about is About.ANCHOR:
        phase = Phase.DEALT if progress.state.is_drawn else Phase.DRAW
        progress.state = progress.state.but(phase=phase)
        flow.note_anchor(progress, seat, word)
    elif inquiry.about is About.GUESS:
        _answer(progress, seat, word)
    else:
        _GRID_STANDS[inquiry.about](progress, seat)


def _try_solution(progress: Progress, seat: Seat) -> None:
    """Right or not right, and nothing more (W18, W19)."""
    state = progress.state
    layout = state.players[seat].solution
    is_right = state.solves(layout, seat)
    records = (*state.players[seat].records, Attempt(state.round, layout, is_right))
    progress.state = state.with_player(seat, records=records)
    progress.tell_only(seat, events.SolutionJudged(seat, layout, is_right))
    if is_right or state.ruleset.solving_takes_round:
        flow.spend_guess(progress)
    if is_right and seat == state.seats[-1]:
        flow.next_turn(progress)


_GRID_STANDS: dict[About, Callable[[Progress, Seat], None]] = {
    About.PUZZLE: flow.keep_puzzle,
    About.SOLUTION: _try_solution,
}


def _refuse_anchor(progress: Progress, seat: Seat, refused: Rulings) -> None:
    progress.tell(events.AnchorRefused(seat, refused[0]))


def _refuse_guess(progress: Progress, seat: Seat, refused: Rulings) -> None:
    progress.tell_only(seat, events.GuessRefused(seat, refused[0]))


def _refuse_grid(progress: Progress, seat: Seat, refused: Rulings) -> None:
    progress.tell_only(seat, events.GridRefused(seat, refused))


_REFUSED: dict[About, Callable[[Progress, Seat, Rulings], None]] = {
    About.ANCHOR: _refuse_anchor,
    About.GUESS: _refuse_guess,
    About.PUZZLE: _refuse_grid,
    About.SOLUTION: _refuse_grid,
}


def perform_time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    """The round's guess is spent, made or not, or the whole match is over."""
    if action.timer == MATCH:
        progress.tell(events.MatchTimeRanOut(seat))
        flow.end(progress)
        return
    progress.tell(TimeRanOut(seat))
    flow.next_turn(progress)
