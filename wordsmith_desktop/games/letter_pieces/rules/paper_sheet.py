"""A match of the Letter Piece Game from its paper: words and ticked boxes by challenge."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from itertools import pairwise
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common import paper_sheet as paper
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.paper_sheet import (
    FieldKind,
    Misfit,
    OnPaper,
    SheetLine,
    WrittenWord,
    number_in,
)
from wordsmith_desktop.games.common.tallier import SeatTally, TallyWord, seat_tally
from wordsmith_desktop.lexicon.folding import fold

from .actions import Why
from .checks import SET_UP_DICE
from .claims import alphabet_for, repeats_own, word_faults
from .pieces import SUPPLY, fits, shortage, total
from .ruleset import Mode, RequiredLetters, Ruleset
from .scoring import row_points, sheet_points
from .state import Sheet, SheetRow, State, new_state


@unique
class PaperLine(Enum):
    """What the lines of a challenge are."""

    WORDS = "words"
    """In the order in which they were written."""
    BOXES = "boxes"
    """Discard boxes ticked, and those crossed out at the start (R18, R26)."""


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match."""

    EMPTY = "empty"
    """Nothing is written on it."""
    UNPLAYED = "unplayed"
    """Nobody wrote anything in one of the challenges (R10)."""
    NUMBER = "number"
    """A field that needs a number says something else."""
    BOXES = "boxes"
    """More boxes than there are (R19)."""
    CROSSED = "crossed"
    """Fewer than were crossed out at the start (R26)."""
    FORCED = "forced"
    """Fewer than the words cannot do without (R18)."""
    TOO_MANY = "too_many"
    """More words than rows (R10)."""
    CHARACTER = "character"
    """A word has what cannot be built (R1)."""
    PIECES = "pieces"
    """A word takes more pieces than there are (R8)."""
    TOO_SHORT = "too_short"
    """Shorter than agreed (R7)."""
    REARRANGES = "rearranges"
    """No letter that the word before lacks (R5)."""
    REPEATED = "repeated"
    """The word is written already, where that is refused (R16, R28, R44)."""


_FAULTS: Final = {
    Why.TOO_SHORT: PaperFault.TOO_SHORT,
    Why.REARRANGES: PaperFault.REARRANGES,
    Why.CLAIMED: PaperFault.REPEATED,
}
"""What the rules say against a word, as a sheet has it."""


def lines(ruleset: Ruleset, _seats: int, _written: int) -> tuple[SheetLine, ...]:
    """For each challenge the words, and the boxes where there are any (R19, R46)."""
    return tuple(
        SheetLine(name, entry, challenge + 1)
        for challenge in range(ruleset.challenges)
        for name, entry in (
            (PaperLine.WORDS, FieldKind.WORDS),
            (PaperLine.BOXES, FieldKind.NUMBER),
        )
        if name is PaperLine.WORDS or _has_boxes(ruleset)
    )


def _has_boxes(ruleset: Ruleset) -> bool:
    return ruleset.mode is not Mode.WARM_UP and ruleset.boxes > 0


def _row_of(challenge: int, ruleset: Ruleset) -> int:
    """Where the words of a challenge stand; its boxes follow."""
    return challenge * (2 if _has_boxes(ruleset) else 1)


def _field(sheet: paper.WrittenSheet, row: int, seat: Seat) -> str:
    is_there = row < len(sheet.rows) and seat < len(sheet.rows[row])
    return sheet.rows[row][seat].strip() if is_there else ""


def _words_of(
    sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seat: Seat
) -> tuple[str, ...]:
    text = _field(sheet, _row_of(challenge, ruleset), seat)
    return tuple(fold(word, ruleset.language) for word in text.split())


def _boxes_of(
    sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seat: Seat
) -> int | None:
    """How many boxes are ticked; None where that is no number."""
    if not _has_boxes(ruleset):
        return 0
    return number_in(_field(sheet, _row_of(challenge, ruleset) + 1, seat))


def _is_played(sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seats: int) -> bool:
    """Whether anybody wrote anything in a challenge, and be it that no box is ticked."""
    first = _row_of(challenge, ruleset)
    rows = range(first, _row_of(challenge + 1, ruleset))
    return any(_field(sheet, row, seat) for row in rows for seat in range(seats))


def words(sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[WrittenWord, ...]:
    """All words, folded (R4), challenge by challenge."""
    return tuple(
        WrittenWord(word, _row_of(challenge, ruleset), seat)
        for challenge in range(ruleset.challenges)
        for seat in range(seats)
        for word in _words_of(sheet, ruleset, challenge, seat)
    )


def check(sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet."""
    played = [_is_played(sheet, ruleset, one, seats) for one in range(ruleset.challenges)]
    if not any(played):
        return (Misfit(Rejection.of(PaperFault.EMPTY)),)
    return tuple(
        misfit
        for challenge, is_played in enumerate(played)
        for misfit in (
            _challenge_faults(sheet, ruleset, challenge, seats)
            if is_played
            else (Misfit(Rejection.of(PaperFault.UNPLAYED, "R10"), _row_of(challenge, ruleset)),)
        )
    )


def _challenge_faults(
    sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seats: int
) -> Iterator[Misfit]:
    row = _row_of(challenge, ruleset)
    state = new_state(ruleset, seats)
    for seat in range(seats):
        written = _words_of(sheet, ruleset, challenge, seat)
        if ruleset.mode is not Mode.WARM_UP and len(written) > ruleset.words:
            details = {"most": ruleset.words, "had": len(written)}
            yield Misfit(Rejection.of(PaperFault.TOO_MANY, "R10", **details), row, seat)
        for word in written:
            for rejection in _word_faults(state, seat, word):
                yield Misfit(rejection, row, seat)
            state = _with_word(state, seat, word)
        for rejection in _box_faults(sheet, ruleset, challenge, seat):
            yield Misfit(rejection, row + 1, seat)


def _refuses(ruleset: Ruleset) -> bool:
    """Whether words are looked at; aloud, one stands to which nobody objected (R16, R29)."""
    return ruleset.mode is Mode.SECRET or ruleset.referee is not Referee.OBJECTION


def _keeps_order(ruleset: Ruleset) -> bool:
    """Whether each word follows the one that stands before it.

    Rows with letters are filled in any order (R33), and words that were struck in secret, which
    nobody enters, came between others (R30).
    """
    return ruleset.required is RequiredLetters.NONE and ruleset.mode is not Mode.SECRET


def _with_word(state: State, seat: Seat, word: str) -> State:
    sheet = state.players[seat].sheet
    rows = (*sheet.words, word)
    written = replace(sheet, rows=tuple(map(SheetRow, rows)), last_word=word)
    return state.with_player(seat, sheet=written)


def _word_faults(state: State, seat: Seat, word: str) -> Iterator[Rejection]:
    alphabet = alphabet_for(state.ruleset)
    strange = "".join(sign for sign in dict.fromkeys(word) if sign not in alphabet.letters)
    if strange:
        yield Rejection.of(PaperFault.CHARACTER, "R1", word=word, signs=strange)
        return
    if not fits(alphabet.counts_of(word), SUPPLY):
        yield Rejection.of(PaperFault.PIECES, "R8", word=word)
    found = word_faults(state, seat, word, None) if _refuses(state.ruleset) else ()
    for one in found:
        if one.code is Why.REARRANGES and not _keeps_order(state.ruleset):
            continue
        yield replace(one, code=_FAULTS[Why(one.code)])
    is_told = any(one.code is Why.CLAIMED for one in found)
    if not is_told and repeats_own(state, seat, word):
        yield Rejection.of(PaperFault.REPEATED, "R28", word=word)


def _box_faults(
    sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seat: Seat
) -> Iterator[Rejection]:
    if not _has_boxes(ruleset):
        return
    ticked = _boxes_of(sheet, ruleset, challenge, seat)
    if ticked is None:
        yield Rejection.of(PaperFault.NUMBER)
        return
    crossed = new_state(ruleset, seat + 1).players[seat].sheet.crossed if challenge == 0 else 0
    forced = _forced(_words_of(sheet, ruleset, challenge, seat), ruleset)
    if ticked > ruleset.boxes:
        yield Rejection.of(PaperFault.BOXES, "R19", most=ruleset.boxes)
    elif ticked < crossed:
        yield Rejection.of(PaperFault.CROSSED, "R26", least=crossed)
    elif ticked < crossed + forced:
        yield Rejection.of(PaperFault.FORCED, "R18", least=crossed + forced)


def _forced(written: tuple[str, ...], ruleset: Ruleset) -> int:
    """How many pieces must have been left over: of the first ones, and of each word in the next."""
    alphabet = alphabet_for(ruleset)
    is_built = all(set(word) <= set(alphabet.letters) for word in written)
    if not written or not is_built or ruleset.required is not RequiredLetters.NONE:
        return 0
    counts = [alphabet.counts_of(word) for word in written]
    left = sum(
        total(shortage(wanted=before, available=after)) for before, after in pairwise(counts)
    )
    if ruleset.given is not None:
        return left + total(shortage(wanted=ruleset.given, available=counts[0]))
    # Whoever may choose pieces at the set-up need not.
    dealt = 0 if ruleset.set_up_stars_choose else SET_UP_DICE
    return left + max(dealt - total(counts[0]), 0)


def _sheet_of(sheet: paper.WrittenSheet, ruleset: Ruleset, challenge: int, seat: Seat) -> Sheet:
    """A challenge as the rules keep it; what is crossed out is among the ticks."""
    written = _words_of(sheet, ruleset, challenge, seat)
    ticks = _boxes_of(sheet, ruleset, challenge, seat) or 0
    return Sheet(rows=tuple(map(SheetRow, written)), ticks=min(ticks, ruleset.boxes))


def _parts(sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int, seat: Seat) -> tuple[int, ...]:
    """The points of each challenge; 0 for one in which nobody wrote anything yet."""
    return tuple(
        sheet_points(_sheet_of(sheet, ruleset, challenge, seat), ruleset)
        if _is_played(sheet, ruleset, challenge, seats)
        else 0
        for challenge in range(ruleset.challenges)
    )


def sums(sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """Letters and open blue boxes of all challenges by seat (R24, R25)."""
    return tuple(sum(_parts(sheet, ruleset, seats, seat)) for seat in range(seats))


def tallies(sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; each word took a turn, and paper keeps no others."""
    ended = Outcome(sums(sheet, ruleset, seats))
    return tuple(_tally(sheet, ruleset, seats, seat, ended) for seat in range(len(ended.scores)))


def _tally(
    sheet: paper.WrittenSheet, ruleset: Ruleset, seats: int, seat: Seat, ended: Outcome
) -> SeatTally:
    made = [
        row
        for one in range(ruleset.challenges)
        for row in _sheet_of(sheet, ruleset, one, seat).rows
    ]
    return seat_tally(
        ended,
        seat,
        turns=len(made),
        words=tuple(TallyWord(row.word, row_points(row, ruleset)) for row in made if row),
        parts=_parts(sheet, ruleset, seats, seat) if seats == 1 else (),
    )


ON_PAPER: Final = OnPaper(lines=lines, check=check, sums=sums, words=words, tallies=tallies)
