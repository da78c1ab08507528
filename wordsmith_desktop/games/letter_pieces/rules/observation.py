"""What one seat may know: observations, redacted events, and states it cannot tell apart."""

from __future__ import annotations

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.table_events import TableEvent

from .actions import Face
from .events import Passed, WordClaimed, WordWritten
from .pieces import Counts
from .ruleset import Ruleset
from .state import Call, Phase, Piece, PlayerState, Sheet, SheetRow, State


class PlayerView(Value):
    """What can be seen of one player."""

    past: tuple[Sheet, ...]
    row_count: int
    """Rows filled in this challenge."""
    is_finished: bool
    is_locked_out: bool
    has_passed: bool
    own: PlayerState | None
    """Sheet, pool and bench; None while they are hidden."""
    claimed: tuple[str, ...] = ()
    """The words of this challenge that nobody else may claim; none where anybody may (R16)."""


class Observation(Value):
    """What one seat may know of a match."""

    seat: Seat | None
    ruleset: Ruleset
    challenge: int
    phase: Phase
    starter: Seat
    tray: Counts
    bench: Seat | None
    is_rolling: bool
    rolled: int
    call: Call | None
    required: str
    turn: int
    dice: tuple[Face, ...]
    is_time_up: bool
    is_hidden: bool
    voted_words: frozenset[str]
    players: tuple[PlayerView, ...]
    handicaps: tuple[int, ...] = ()
    """White boxes to be crossed out when the next challenge starts, one number for each seat."""

    @property
    def holder(self) -> Seat | None:
        """Who has the bench."""
        return self.bench

    @property
    def is_asked(self) -> bool:
        """Whether the others are asked about a word."""
        return self.call is not None and self.call.stage is not CallStage.RULING

    @property
    def builder(self) -> PlayerState | None:
        """What lies before whoever has the bench, as far as it may be seen."""
        return None if self.bench is None else self.players[self.bench].own


def observe(state: State, seat: Seat | None) -> Observation:
    """The state without what `seat` may not see; None sees what the whole table may."""
    views = tuple(
        _view(player, state.ruleset, is_seen=not state.is_hidden or other == seat)
        for other, player in enumerate(state.players)
    )
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        challenge=state.challenge,
        phase=state.phase,
        starter=state.starter,
        tray=state.tray,
        bench=state.bench,
        is_rolling=state.is_rolling,
        rolled=state.rolled if not state.is_hidden or seat == state.bench else 0,
        call=None if _is_private(state, seat) else state.call,
        required=state.required,
        turn=state.turn,
        dice=state.dice,
        is_time_up=state.is_time_up,
        is_hidden=state.is_hidden,
        voted_words=state.voted_words,
        players=views,
        handicaps=state.all_handicaps,
    )


def _is_private(state: State, seat: Seat | None) -> bool:
    """Whether the pending word is between another seat and the dictionary."""
    call = state.call
    return (
        state.is_hidden
        and call is not None
        and call.stage is CallStage.RULING
        and call.seat != seat
    )


def _view(player: PlayerState, ruleset: Ruleset, *, is_seen: bool) -> PlayerView:
    return PlayerView(
        past=player.past,
        row_count=sum(row is not None for row in player.sheet.rows),
        is_finished=player.is_finished,
        is_locked_out=player.lockout is not None,
        has_passed=player.has_passed,
        own=player if is_seen else None,
        claimed=player.sheet.words if ruleset.refuses_claimed else (),
    )


def redact(event: TableEvent, seat: Seat | None) -> TableEvent | None:
    """The event as it is told to `seat`: of a hidden row only that something was done."""
    if event.only is None or event.only == seat:
        return event
    if isinstance(event, Passed):
        return Passed(event.seat)
    if not isinstance(event, WordClaimed):
        return None
    return WordWritten(event.only, event.word if event.is_called else "")


def imagine(state: State, seat: Seat, rng: Rng) -> State:
    """Other words, builds and pools for everyone hidden from `seat`; the tray stays the same."""
    hidden = [other for other in state.seats if state.is_hidden and other != seat]
    pool = [piece for other in hidden for piece in state.players[other].pieces]
    mixed = list(rng.shuffled(pool))
    for other in hidden:
        player = state.players[other]
        pieces = tuple(Piece(p.id, p.kind) for p in mixed[: len(player.pieces)])
        del mixed[: len(player.pieces)]
        sheet = _imagined_sheet(player.sheet, rng, keeps_words=state.ruleset.refuses_claimed)
        state = state.with_player(other, pieces=pieces, sheet=sheet)
    if state.call and _is_private(state, seat):
        state = state.but(call=replace(state.call, word=_other_word(state.call.word, rng)))
    return state


def _imagined_sheet(sheet: Sheet, rng: Rng, *, keeps_words: bool) -> Sheet:
    ticks = rng.below(sheet.ticks + 1)
    if keeps_words:
        # They were called aloud.
        return replace(sheet, ticks=ticks)
    rows = tuple(row and _imagined_row(row, rng) for row in sheet.rows)
    return replace(sheet, rows=rows, ticks=ticks, last_word="")


def _imagined_row(row: SheetRow, rng: Rng) -> SheetRow:
    # A passed row stays without a word.
    word = _other_word(row.word, rng) if row.word else ""
    return replace(row, word=word, previous="")


def _other_word(word: str, rng: Rng) -> str:
    return "".join(rng.shuffled(word)) + "E"
