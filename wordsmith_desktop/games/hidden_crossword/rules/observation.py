"""What one seat may know."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.word_strip import EMPTY, Row

from .checks import anchor_letters, guess_letters, least_anchor
from .clues import Attempt, Guess, Record, answered
from .crossword import Crossword, Demands, Layout, Tile, grid_faults, layout_of
from .letter_notes import LetterNote, other_notes
from .letters import DrawnLetter, pool_of
from .ruleset import Ruleset
from .state import About, GuessStage, Inquiry, NoteLine, Phase, PlayerState, State, words_of_length


class ToldOfPuzzle(Value):
    """What everybody is told of a puzzle (W10)."""

    unused: str
    short_words: tuple[str, ...]


class PlayerView(Value):
    """What can be seen of one player; secrets are None for others until the match is over."""

    is_ready: bool
    told: ToldOfPuzzle | None
    """Of the own puzzle; None before the guessing, and where there is none."""
    draft: Layout | None
    records: tuple[Record, ...] | None
    solution: Layout | None
    notes: tuple[NoteLine, ...] | None
    letter_notes: tuple[LetterNote, ...] | None


class Observation(Value):
    """What one seat may know of a match."""

    seat: Seat | None
    """Who looks; None for the whole table."""
    ruleset: Ruleset
    phase: Phase
    drawn: tuple[DrawnLetter, ...]
    given: str
    """The letters of a puzzle that was given; empty where they are drawn."""
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
    stage: GuessStage
    """Of the own turn; for others it always seems to begin."""
    inquiry: Inquiry | None
    """What is with the dictionary, if the seat may know it."""
    target: ToldOfPuzzle | None
    """What is told of the puzzle that the seat looks for."""
    letters: str
    """What may be in that puzzle (W13); empty before the guessing, and for the table."""
    row: Row
    """The own guess as far as it is spelled."""
    players: tuple[PlayerView, ...]
    asked_of_own: tuple[Record, ...]
    """What the other has guessed about the own puzzle in the rounds that are over (W14)."""
    computers: Layout | None
    """The computer's puzzle, once the match is over."""
    given_up: Seat | None

    @property
    def pool(self) -> str:
        """Every player's tiles, as far as they are drawn."""
        return self.given or pool_of(self.drawn, self.ruleset.pool.extent)

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

    @property
    def demands(self) -> Demands:
        """What a grid has to fulfil."""
        rules = self.ruleset
        return Demands(self.anchor, self.pool, rules.least_words, rules.may_repeat)

    # Who looks

    @property
    def holder(self) -> Seat | None:
        """Whose turn it is, while building and guessing."""
        return self.to_move if self.phase in (Phase.BUILD, Phase.GUESS) else None

    @property
    def is_hidden(self) -> bool:
        """Whether puzzle and papers of the holder are before the screen, and the other looks on."""
        return not self.is_solo and self.holder is not None

    @property
    def is_asked(self) -> bool:
        """Never: the dictionary alone is asked about words."""
        return False


_TOLD: Final = (Phase.CLUE, Phase.GUESS, Phase.OVER)
"""When all know what is told of the puzzles (W10)."""


def observe(state: State, seat: Seat | None) -> Observation:
    """The state without what `seat` may not see; None sees what the whole table may."""
    is_own_turn = seat == state.seat and state.phase is Phase.GUESS
    is_guessing = state.phase in (Phase.GUESS, Phase.OVER)
    is_told = state.phase in _TOLD
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        phase=state.phase,
        drawn=state.drawn,
        given=state.given,
        aside=state.aside,
        is_turning=state.is_turning,
        anchor=state.anchor,
        anchor_seat=state.anchor_seat,
        anchor_letters=anchor_letters(state),
        least_anchor=least_anchor(state),
        to_move=state.seat,
        round=state.round,
        stage=state.stage if is_own_turn else GuessStage.GUESS,
        inquiry=state.inquiry if may_know(state.inquiry, seat) else None,
        target=_told(state, state.target(seat)) if is_told and seat is not None else None,
        letters=guess_letters(state, seat) if is_guessing and seat is not None else "",
        row=state.row if is_own_turn else EMPTY,
        players=tuple(_view(state, other, is_own=other == seat) for other in state.seats),
        asked_of_own=() if seat is None else shown_guesses(state, 1 - seat),
        computers=state.computers if state.is_solo and state.phase is Phase.OVER else None,
        given_up=state.given_up,
    )


def shown_guesses(state: State, seat: Seat) -> tuple[Record, ...]:
    """What a seat has guessed, as far as whose puzzle it is about has seen it (W14)."""
    if state.is_solo or state.ruleset.guesses_stay_hidden:
        return ()
    is_over = state.phase is Phase.OVER
    return tuple(one for one in state.players[seat].records if is_over or one.round < state.round)


def _told(state: State, layout: Layout) -> ToldOfPuzzle:
    return ToldOfPuzzle(*state.told(layout))


def _view(state: State, seat: Seat, *, is_own: bool) -> PlayerView:
    player = state.players[seat]
    told = _told(state, player.draft) if state.phase in _TOLD and not state.is_solo else None
    is_shown = is_own or state.phase is Phase.OVER
    return PlayerView(
        is_ready=player.is_ready,
        told=told,
        draft=player.draft if is_shown else None,
        records=player.records if is_shown else None,
        solution=player.solution if is_shown else None,
        notes=player.notes if is_shown else None,
        letter_notes=player.letter_notes if is_shown else None,
    )


def may_know(inquiry: Inquiry | None, seat: Seat | None) -> bool:
    """Whether the seat may know what is with the dictionary."""
    return inquiry is None or inquiry.about is About.ANCHOR or inquiry.seat == seat


TRIES: Final = 12
"""How often tiles of a puzzle change places at random before it is only moved about."""


def imagine(state: State, seat: Seat, rng: Rng) -> State:
    """Another puzzle with the same answers, and other guesses of the other one."""
    if state.phase is Phase.OVER:
        return state
    if state.is_solo:
        return state.but(computers=_other_puzzle(state, seat, rng))
    other = 1 - seat
    imagined = state.with_player(other, draft=_other_puzzle(state, seat, rng))
    imagined = imagined.with_player(other, **_other_papers(imagined, other, rng))
    imagined = imagined.but(row=_other_row(state, seat, rng))
    return imagined.but(inquiry=_other_inquiry(state.inquiry, seat, rng))


def _other_puzzle(state: State, seat: Seat, rng: Rng) -> Layout:
    """Elsewhere, and its letters mixed beside the anchor, as far as all that is told stays true."""
    layout = state.target(seat)
    tries = (_mixed(layout, state.anchor, rng) for _ in range(TRIES))
    found = next((one for one in tries if _tells_the_same(state, seat, one)), layout)
    return _moved(found, rng)


def _mixed(layout: Layout, anchor: str, rng: Rng) -> Layout:
    run = Crossword(layout).anchor_run(anchor)
    fixed = set(run.cells) if run else set()
    loose = [tile for tile in layout if tile.cell not in fixed]
    letters = rng.shuffled([tile.letter for tile in loose])
    new = (Tile(tile.row, tile.col, letter) for tile, letter in zip(loose, letters, strict=True))
    return layout_of((*(tile for tile in layout if tile.cell in fixed), *new))


def _moved(layout: Layout, rng: Rng) -> Layout:
    down, right = 1 + rng.below(9), 1 + rng.below(9)
    return layout_of(Tile(tile.row + down, tile.col + right, tile.letter) for tile in layout)


def _tells_the_same(state: State, seat: Seat, layout: Layout) -> bool:
    """Whether a puzzle like this would have been answered for just the same."""
    if state.phase is Phase.BUILD:
        return True
    if grid_faults(Crossword(layout), state.demands):
        return False
    imagined = _with_target(state, seat, layout)
    return state.told(state.target(seat)) == state.told(layout) and all(
        record == _answered_again(imagined, seat, record) for record in state.players[seat].records
    )


def _with_target(state: State, seat: Seat, layout: Layout) -> State:
    if state.is_solo:
        return state.but(computers=layout)
    return state.with_player(1 - seat, draft=layout)


def _answered_again(state: State, seat: Seat, record: Record) -> Record:
    """What the record would be if this state were the true one."""
    if isinstance(record, Attempt):
        return replace(record, is_right=state.solves(record.layout, seat))
    listed = words_of_length(state.sheet(seat), len(record.word))
    again = replace(record, count=len(listed))
    if record.place is None or record.place >= len(listed):
        return replace(again, place=None, placement=None, marks=())
    rules, word = state.ruleset, listed[record.place]
    return answered(again, record.place, word, rules.clue, counts_repeats=rules.counts_repeats)


def _other_papers(state: State, seat: Seat, rng: Rng) -> dict[str, object]:
    """Other guesses, notes and a solution laid elsewhere."""
    player: PlayerState = state.players[seat]
    seen = shown_guesses(state, seat)
    unseen = player.records[len(seen) :]
    records = (*seen, *(_other_record(state, seat, one, rng) for one in unseen))
    notes = tuple(replace(one, text=_mixed_text(one.text, rng)) for one in player.notes)
    return {
        "records": records,
        "notes": notes,
        "letter_notes": tuple(other_notes(player.letter_notes, state.pool, rng)),
        "solution": _moved(player.solution, rng),
    }


def _other_record(state: State, seat: Seat, record: Record, rng: Rng) -> Record:
    if isinstance(record, Attempt):
        return replace(record, layout=_moved(record.layout, rng))
    word = _mixed_text(record.word, rng)
    again = _answered_again(state, seat, replace(record, word=word))
    assert isinstance(again, Guess)
    return again


def _other_row(state: State, seat: Seat, rng: Rng) -> Row:
    """The same letters in another order, typed but not laid."""
    if state.seat == seat:
        return state.row
    return replace(state.row, text=_mixed_text(state.row.text, rng), pieces=())


def _mixed_text(text: str, rng: Rng) -> str:
    return "".join(rng.shuffled(text))


def _other_inquiry(inquiry: Inquiry | None, seat: Seat, rng: Rng) -> Inquiry | None:
    if inquiry is None or may_know(inquiry, seat):
        return inquiry
    return replace(inquiry, words=tuple(_mixed_text(word, rng) for word in inquiry.words))
