"""Turns the model's values into sentences of the language in use."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.claims import alphabet_for, reading
from wordsmith_desktop.games.letter_pieces.faults import Why
from wordsmith_desktop.games.letter_pieces.misbuilds import (
    Extra,
    Misbuild,
    Misplaced,
    Missing,
    SamePieces,
    Turned,
    WrongPiece,
)
from wordsmith_desktop.games.letter_pieces.pieces import NO_PIECES, Counts, Kind, count
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.ui.games.letter_pieces.sentences import texts
from wordsmith_desktop.ui.games.letter_pieces.texts import KIND_COUNTS, KIND_SHORT
from wordsmith_desktop.ui.kit.texts import joined, say, say_count

Names = Sequence[str]


def pieces_text(counts: Counts) -> str:
    """Pieces in words: "2 long straights and 1 small curve"."""
    parts = [say_count(KIND_COUNTS[kind], counts[kind]) for kind in Kind if counts[kind]]
    return joined(parts) or say(texts.NOTHING)


def one_piece(kind: Kind) -> str:
    """One piece in words: "1 long straight"."""
    return say_count(KIND_COUNTS[kind], 1)


def reason_text(rejection: Rejection, names: Names) -> str:
    """Why an action is not open."""
    values: dict[str, object] = dict(rejection.details)
    if rejection.code is Why.CLAIMED:
        values["name"] = names[int(str(values["seat"]))]
    if rejection.code is Why.NEXT_ROW:
        values["number"] = int(str(values["row"])) + 1
    if rejection.code is Why.KIND_OUT:
        values["kind"] = say(KIND_SHORT[Kind[str(values["kind"])]])
    if rejection.code is Why.PIECES_MISSING:
        kinds = tuple(Kind[name] for name in str(values["kinds"]))
        values["pieces"] = pieces_text(count(kinds))
    return say(texts.REASONS[rejection.code], **values)


def reasons_text(rejections: Sequence[Rejection], names: Names) -> str:
    """All reasons, the same sentence only once."""
    return " ".join(dict.fromkeys(reason_text(one, names) for one in rejections))


def misbuild_text(misbuild: Misbuild, bench: Bench) -> str:
    """Why pieces in a cell are no letter, and what would make them one (R1)."""
    alphabet = alphabet_for(bench.ruleset)
    match misbuild:
        case WrongPiece():
            return _wrong_piece(misbuild, alphabet)
        case Turned():
            piece = _kind_name(bench, misbuild.piece)
            degrees = abs(misbuild.turn)
            return say(texts.MISBUILT_TURNED, letter=misbuild.letter, piece=piece, degrees=degrees)
        case Misplaced():
            piece, way = _kind_name(bench, misbuild.piece), _way(misbuild)
            return say(texts.MISBUILT_MISPLACED, letter=misbuild.letter, piece=piece, way=way)
        case Missing():
            letters = joined(tuple(misbuild.could_become[:6]), texts.OR)
            return say(texts.MISBUILT_MISSING, letters=letters)
        case Extra():
            return say(texts.MISBUILT_EXTRA, letter=misbuild.letter)
        case SamePieces():
            return say(texts.MISBUILT_SAME, letters=joined(tuple(misbuild.letters)))


def _wrong_piece(misbuild: WrongPiece, alphabet: Alphabet) -> str:
    letter = misbuild.letter
    counts = alphabet.counts(letter)
    if sum(counts) == 1:
        pieces = pieces_text(counts)
        return say(texts.MISBUILT_LOOKALIKE, letter=letter, pieces=pieces)
    has, wants = say(KIND_SHORT[misbuild.has]), say(KIND_SHORT[misbuild.wants])
    return say(texts.MISBUILT_WRONG_PIECE, letter=letter, has=has, wants=wants)


def _kind_name(bench: Bench, number: int) -> str:
    piece = bench.player.find(number)
    return say(KIND_SHORT[piece.kind]) if piece else ""


def _way(misbuild: Misplaced) -> str:
    if abs(misbuild.dx) > abs(misbuild.dy):
        return say(texts.WAY_RIGHT if misbuild.dx > 0 else texts.WAY_LEFT)
    return say(texts.WAY_UP if misbuild.dy > 0 else texts.WAY_DOWN)


def bench_text(bench: Bench) -> str:
    """The bench and the heaps for a screen reader."""
    read = reading(bench.player, bench.ruleset)
    letters = " ".join(cell.letter or "?" for _, cell in read.cells)
    first = say(texts.BENCH_READS, letters=letters) if letters else say(texts.BENCH_EMPTY)
    heap = bench.heap()
    pieces = pieces_text(heap) if heap != NO_PIECES else say(texts.NOTHING)
    return f"{first} {say(texts.IN_HEAPS, pieces=pieces)}"
