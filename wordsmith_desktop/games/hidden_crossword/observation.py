"""What one seat may know: observations and redacted events."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.checks import (
    anchor_letters,
    guess_letters,
    least_anchor,
)
from wordsmith_desktop.games.hidden_crossword.clues import (
    Record,
)
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Layout,
)
from wordsmith_desktop.games.hidden_crossword.letters import Drawn, pool_of
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.state import (
    About,
    Inquiry,
    NoteLine,
    Phase,
    Stage,
    State,
)
from wordsmith_desktop.games.table_events import TableEvent


@dataclass(frozen=True, slots=True)
class Told:
    """What everybody is told of a puzzle (W10)."""

    unused: str
    short_words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What can be seen of one player; secrets are None for others until the match is over."""

    is_ready: bool
    told: Told | None
    """Of the own puzzle; None before the guessing, and where there is none."""
    draft: Layout | None
    records: tuple[Record, ...] | None
    solution: Layout | None
    notes: tuple[NoteLine, ...] | None


@dataclass(frozen=True, slots=True)
class Observation:
    """What one seat may know of a match."""

    seat: Seat | None
    """Who looks; None for the whole table."""
    ruleset: Ruleset
    phase: Phase
    drawn: tuple[Drawn, ...]
    aside: str
    is_turning: bool
    anchor: str
    anchor_seat: Seat | None
    anchor_letters: str
    """What an anchor may be made of now (W7)."""
    least_anchor: int
    to_move: Seat
    """Whose turn it is, while building and guessing."""
    round: int
    stage: Stage
    """Of the own turn; for others it always seems to begin."""
    inquiry: Inquiry | None
    """What is with the dictionary, if the seat may know it."""
    target: Told | None
    """What is told of the puzzle that the seat looks for."""
    letters: str
    """What may be in that puzzle (W13); empty before the guessing, and for the table."""
    players: tuple[PlayerView, ...]
    computers: Layout | None
    """The computer's puzzle, once the match is over."""
    given_up: Seat | None

    @property
    def pool(self) -> str:
        """Every player's tiles, as far as they are drawn."""
        return pool_of(self.drawn)

    @property
    def own(self) -> PlayerView:
        """The view of whoever looks. `ValueError` for the table."""
        if self.seat is None:
            raise ValueError("nobody looks")
        return self.players[self.seat]

    @property
    def is_solo(self) -> bool:
        """Whether one player solves a puzzle of the computer's."""
        return len(self.players) == 1


def observe(state: State, seat: Seat | None) -> Observation:
    """The state without what `seat` may not see; None sees what the whole table may."""
    is_own_turn = seat == state.seat and state.phase is Phase.GUESS
    is_guessing = state.phase in (Phase.GUESS, Phase.OVER)
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        phase=state.phase,
        drawn=state.drawn,
        aside=state.aside,
        is_turning=state.is_turning,
        anchor=state.anchor,
        anchor_seat=state.anchor_seat,
        anchor_letters=anchor_letters(state),
        least_anchor=least_anchor(state),
        to_move=state.seat,
        round=state.round,
        stage=state.stage if is_own_turn else Stage.GUESS,
        inquiry=state.inquiry if may_know(state.inquiry, seat) else None,
        target=_told(state, state.target(seat)) if is_guessing and seat is not None else None,
        letters=guess_letters(state, seat) if is_guessing and seat is not None else "",
        players=tuple(_view(state, other, is_own=other == seat) for other in state.seats),
        computers=state.computers if state.is_solo and state.phase is Phase.OVER else None,
        given_up=state.given_up,
    )


def _told(state: State, layout: Layout) -> Told:
    return Told(*state.told(layout))


def _view(state: State, seat: Seat, *, is_own: bool) -> PlayerView:
    player = state.players[seat]
    is_guessing = state.phase in (Phase.GUESS, Phase.OVER)
    told = _told(state, player.draft) if is_guessing and not state.is_solo else None
    is_shown = is_own or state.phase is Phase.OVER
    return PlayerView(
        is_ready=player.is_ready,
        told=told,
        draft=player.draft if is_shown else None,
        records=player.records if is_shown else None,
        solution=player.solution if is_shown else None,
        notes=player.notes if is_shown else None,
    )


def may_know(inquiry: Inquiry | None, seat: Seat | None) -> bool:
    """Whether the seat may know what is with the dictionary."""
    return inquiry is None or inquiry.about is About.ANCHOR or inquiry.seat == seat


def redact(event: TableEvent, seat: Seat | None) -> TableEvent | None:
    """The event as it is told to `seat`; what concerns one seat's secrets, only to that one."""
    return event if event.only is None or event.only == seat else None
