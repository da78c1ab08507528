"""The way of a match: from the draw to the building, and from round to round."""

from __future__ import annotations

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import HandedOver, MatchEnded
from wordsmith_desktop.games.common.word_strip import EMPTY

from . import events
from .clues import Attempt
from .crossword import Layout
from .letters import as_drawn, is_surplus, needs_u
from .state import Phase, Progress, State


def draw(progress: Progress, letter: str) -> None:
    """A letter comes out of its bag (W3–W5)."""
    state = progress.state
    rest = state.bag.replace(letter, "")
    extent = state.ruleset.pool.extent
    if is_surplus(letter, state.drawn, extent):
        # Another one is drawn for it at once.
        progress.state = state.but(bag=rest, aside=state.aside + letter)
        progress.tell(events.LaidAside(letter))
        return
    drawn = as_drawn(letter, state.drawn, extent)
    # Where the computer names the anchor there is no call to pause for.
    goes_on = state.ruleset.names_anchor
    progress.state = state.but(bag=rest, drawn=(*state.drawn, drawn), is_turning=goes_on)
    progress.tell(events.LetterDrawn(drawn))
    if progress.state.is_drawn:
        _end_draw(progress)


def _end_draw(progress: Progress) -> None:
    state = progress.state
    phase = Phase.DEALT if state.anchor else Phase.ANCHOR
    progress.state = state.but(phase=phase, is_turning=False)
    progress.tell(events.DrawEnded(state.pool, needs_u(state.drawn)))
    if state.ruleset.names_anchor:
        begin_building(progress)


def begin_building(progress: Progress) -> None:
    """Behind the blind: the first seat builds, or the computer does (W8)."""
    state = progress.state
    if state.is_solo:
        progress.state = state.but(phase=Phase.SETTING)
        progress.tell(events.PuzzleWanted())
        return
    progress.state = state.but(phase=Phase.BUILD, seat=0)
    progress.tell(HandedOver(0))


def note_anchor(progress: Progress, seat: Seat | None, word: str) -> None:
    """The word is the anchor; of seat None where the computer named it (W7)."""
    progress.state = progress.state.but(anchor=word, anchor_seat=seat)
    progress.tell(events.AnchorNoted(seat, word))


def set_puzzle(progress: Progress, layout: Layout) -> None:
    """The computer's puzzle is laid, and the guessing begins (W8)."""
    progress.state = progress.state.but(computers=layout)
    progress.tell(events.PuzzleReady(None))
    tell_of_puzzles(progress, (layout,))


def keep_puzzle(progress: Progress, seat: Seat) -> None:
    """A puzzle is laid and legal; the next one builds, or the guessing begins."""
    progress.state = progress.state.with_player(seat, is_ready=True)
    progress.tell(events.PuzzleReady(seat))
    waiting = next(
        (one for one in progress.state.seats if not progress.state.players[one].is_ready), None
    )
    if waiting is None:
        tell_of_puzzles(progress, tuple(player.draft for player in progress.state.players))
        return
    progress.state = progress.state.but(seat=waiting)
    progress.tell(HandedOver(waiting))


def build_on(progress: Progress, seat: Seat) -> None:
    """A puzzle that was handed in is its builder's again."""
    ready = progress.state.with_player(seat, is_ready=False)
    progress.state = ready.but(phase=Phase.BUILD, seat=seat, round=0)
    progress.tell(events.PuzzleHandedBack(seat))
    progress.tell(HandedOver(seat))


def tell_of_puzzles(progress: Progress, puzzles: tuple[Layout, ...]) -> None:
    """What is told of the puzzles; then the clue type is settled, or the guessing begins (W10)."""
    told = tuple(map(progress.state.told, puzzles))
    progress.tell(events.LettersTold(tuple(one[0] for one in told), tuple(one[1] for one in told)))
    if progress.state.ruleset.settles_clue_late:
        progress.state = progress.state.but(phase=Phase.CLUE)
    else:
        begin_guessing(progress)


def begin_guessing(progress: Progress) -> None:
    """The first round."""
    progress.state = progress.state.but(phase=Phase.GUESS, round=1)
    hand_over(progress, 0)


def hand_over(progress: Progress, seat: Seat) -> None:
    """Have a seat make its guess."""
    progress.state = progress.state.but(seat=seat, is_done=False, row=EMPTY)
    progress.tell(HandedOver(seat))


def spend_guess(progress: Progress) -> None:
    """The round's guess is spent; notes may still be taken."""
    progress.state = progress.state.but(is_done=True, row=EMPTY)


def next_turn(progress: Progress) -> None:
    """The other one, or the next round, or the end (W20)."""
    state = progress.state
    if state.seat + 1 < len(state.players):
        hand_over(progress, state.seat + 1)
        return
    progress.tell(events.RoundEnded(state.round, _attempts(state)))
    if any(player.has_solved for player in state.players):
        end(progress)
        return
    _show_guesses(progress)
    progress.state = state.but(round=state.round + 1)
    hand_over(progress, 0)


def _show_guesses(progress: Progress) -> None:
    """The written guess was handed to whose puzzle it is about (W14)."""
    state = progress.state
    if state.is_solo or state.ruleset.guesses_stay_hidden:
        return
    for seat in state.seats:
        record = state.players[seat].record_of(state.round)
        if record is not None:
            progress.tell_only(1 - seat, events.GuessSeen(seat, record))


def _attempts(state: State) -> tuple[tuple[Seat, bool], ...]:
    """Who submitted whole puzzles in this round, and whether one of them was right."""
    made = {
        seat: [
            one.is_right
            for one in state.players[seat].records
            if isinstance(one, Attempt) and one.round == state.round
        ]
        for seat in state.seats
    }
    return tuple((seat, any(rights)) for seat, rights in made.items() if rights)


def end(progress: Progress) -> None:
    """The match is over."""
    progress.state = progress.state.but(phase=Phase.OVER, row=EMPTY)
    progress.tell(MatchEnded(scores(progress.state)))


def scores(state: State) -> tuple[int, ...]:
    """One point for whoever was right; for the other one, if somebody gave up (W20)."""
    if state.given_up is not None:
        return tuple(int(seat != state.given_up) for seat in state.seats)
    return tuple(int(player.has_solved) for player in state.players)
