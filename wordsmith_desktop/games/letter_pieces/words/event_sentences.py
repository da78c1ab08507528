"""What happened, what lies on the bench, and why an action is not open, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.events import say_event
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import POINTS, Text, joined, say, say_count

from ..rules import events
from ..rules.actions import Face, Why
from ..rules.alphabet import Alphabet
from ..rules.claims import alphabet_for, reading
from ..rules.diagnosis import (
    Extra,
    Misbuild,
    Misplaced,
    Missing,
    SamePieces,
    Turned,
    WrongPiece,
    WrongWay,
)
from ..rules.pieces import NO_PIECES, Counts, Shape, count
from ..rules.presenter import Bench
from . import event_texts as texts
from .texts import BOXES, KIND_COUNTS, KIND_SHORT

Names = Sequence[str]
HALF_TURN: Final = 180


def pieces_text(counts: Counts) -> str:
    """Pieces in words: "2 long straights and 1 small curve"."""
    parts = [say_count(KIND_COUNTS[kind], counts[kind]) for kind in Shape if counts[kind]]
    return joined(parts) or say(texts.NOTHING)


def one_piece(kind: Shape) -> str:
    """One piece in words: "1 long straight"."""
    return say_count(KIND_COUNTS[kind], 1)


def reason_text(rejection: Rejection, names: Names) -> str:
    """Why an action is not open."""
    values: dict[str, object] = dict(rejection.details)
    if rejection.code is Why.REARRANGES and values["word"] == values["previous"]:
        return say(texts.SAME_AGAIN, **values)
    if rejection.code is Why.CLAIMED:
        values["name"] = names[int(str(values["seat"]))]
    if rejection.code is Why.NEXT_ROW:
        values["number"] = int(str(values["row"])) + 1
    if rejection.code is Why.KIND_OUT:
        values["kind"] = say(KIND_SHORT[Shape[str(values["kind"])]])
    if rejection.code is Why.PIECES_MISSING:
        kinds = tuple(Shape[name] for name in str(values["kinds"]))
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
            return _turned(misbuild, _kind_name(bench, misbuild.piece))
        case Misplaced():
            piece, way = _kind_name(bench, misbuild.piece), _way(misbuild)
            return say(texts.MISBUILT_MISPLACED, letter=misbuild.letter, piece=piece, way=way)
        case Missing():
            letters = joined(tuple(misbuild.could_become[:6]), texts.OR)
            return say(texts.MISBUILT_MISSING, letters=letters)
        case Extra():
            return say(texts.MISBUILT_EXTRA, letter=misbuild.letter)
        case WrongWay():
            return say(texts.MISBUILT_WRONG_WAY, letter=misbuild.letter)
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


def _turned(misbuild: Turned, piece: str) -> str:
    degrees = abs(misbuild.turn)
    if degrees == HALF_TURN:
        return say(texts.MISBUILT_UPSIDE_DOWN, letter=misbuild.letter, piece=piece)
    way = say(texts.WAY_ANTICLOCKWISE if misbuild.turn > 0 else texts.WAY_CLOCKWISE)
    letter = misbuild.letter
    return say(texts.MISBUILT_TURNED, letter=letter, piece=piece, degrees=degrees, way=way)


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


_FOR_ALL = (events.Dealt, events.DiceFell)


def event_text(event: Event, names: Names) -> str:
    """The event as a sentence; empty for what the table shows anyway."""
    tell = _TELLERS.get(type(event))
    if isinstance(tell, Text):
        return say_event(tell, event, names)
    return tell(event, names) if tell else ""


def story(told: Sequence[Event], names: Names) -> str:
    """Everything that one action brought, in order; pieces dealt to all are told once."""
    is_for_all = any(isinstance(e, _FOR_ALL) and getattr(e, "seat", CHANCE) == CHANCE for e in told)
    worth = (e for e in told if not (is_for_all and isinstance(e, events.PieceTaken)))
    sentences = (event_text(event, names) for event in worth)
    return " ".join(dict.fromkeys(sentence for sentence in sentences if sentence))


def _letters(event: events.LettersSet, _names: Names) -> str:
    return say(texts.LETTERS_SET, letters=" ".join(event.letters))


def _dealt(event: events.Dealt, _names: Names) -> str:
    if event.is_void:
        return say(texts.DEALT_VOID)
    kept = [face.kind for face in event.faces if not (event.choices and face.is_star)]
    pieces = pieces_text(count(kept))
    if event.choices:
        pieces = say_count(texts.AND_CHOICES, event.choices, pieces=pieces)
    return say(texts.DEALT, pieces=pieces)


def _dice(event: events.DiceFell, _names: Names) -> str:
    if event.seat != CHANCE:
        return ""
    if event.is_void:
        return say(texts.STEP_VOID)
    return say(texts.STEP_ROLLED, pieces=_step_pieces(event.faces))


def _step_pieces(faces: Sequence[Face]) -> str:
    pieces = pieces_text(count([face.kind for face in faces if not face.is_star]))
    stars = sum(face.is_star for face in faces)
    if not stars:
        return pieces
    return say(texts.STARS_AS_CIRCLES, pieces=pieces, n=say_count(texts.CIRCLES, stars))


def _choice(event: events.ChoiceGranted, _names: Names) -> str:
    if event.empty is None:
        return say(texts.STAR)
    return say(texts.EMPTY_CHOICE, kind=say(KIND_SHORT[event.empty]))


def _taken(event: events.PieceTaken, _names: Names) -> str:
    return say(texts.TOOK, piece=one_piece(event.kind))


def _called(event: events.RowCalled, names: Names) -> str:
    name = names[event.seat]
    if event.letter:
        return say(texts.CALLED_AT, name=name, word=event.word, letter=event.letter)
    return say(shared.CALLS_WORD, name=name, word=event.word)


def _claimed(event: events.WordClaimed, names: Names) -> str:
    said = _word_claimed(event, names)
    if not event.stayed:
        return said
    return f"{said} {say_count(texts.STAYED, event.stayed, of=event.used)}"


def _word_claimed(event: events.WordClaimed, names: Names) -> str:
    word = event.word
    if event.letter:
        word = say(texts.WORD_AT, word=word, letter=event.letter)
    is_alone = len(names) == 1
    values = {"word": word, "points": say_count(POINTS, event.points), "name": names[event.seat]}
    if not event.is_checked:
        return _written_down(event, values)
    if not event.ticked:
        return say(texts.CLAIMED_ALONE if is_alone else texts.CLAIMED_WORD, **values)
    cost = say_count(BOXES, event.ticked)
    text = texts.CLAIMED_ALONE_COST if is_alone else texts.CLAIMED_COST
    return say(text, cost=cost, **values)


def _written_down(event: events.WordClaimed, values: Mapping[str, object]) -> str:
    if not event.ticked:
        return say(texts.WRITTEN_DOWN, **values)
    return say(texts.WRITTEN_DOWN_COST, cost=say_count(BOXES, event.ticked), **values)


def _settled(event: events.CallSettled, names: Names) -> str:
    text = texts.CALL_STANDS if event.stands else texts.CALL_FELL
    return say(text, name=names[event.seat])


def _written(event: events.WordWritten, names: Names) -> str:
    if event.word:
        return say(texts.WRITTEN_WORD, name=names[event.seat], word=event.word)
    return say(texts.WRITTEN, name=names[event.seat])


def _refused(event: table_events.WordRefused, names: Names) -> str:
    if event.fault is not None:
        reason = reason_text(event.fault, names)
    elif event.ruling is not None:
        reason = ruling_text(event.ruling)
    else:
        return say(shared.VOTED_DOWN, word=event.word)
    return say(texts.SEARCH_ON, reason=reason)


def _checked(event: events.RowChecked, names: Names) -> str:
    text = texts.ROW_STANDS if event.stands else texts.ROW_STRUCK
    return say(text, name=names[event.seat], word=event.word)


def _passed(event: events.Passed, names: Names) -> str:
    name = names[event.seat]
    if event.row is None:
        return say(shared.PASSES, name=name)
    return say(texts.PASSED_ROW, name=name, number=event.row + 1)


def _done(event: events.DoneCalled, names: Names) -> str:
    if len(names) == 2:
        return say(texts.DONE_OF_TWO, name=names[event.seat], other=names[1 - event.seat])
    return say(texts.DONE if len(names) > 1 else texts.DONE_ALONE, name=names[event.seat])


def _handicaps(event: events.HandicapsSet, names: Names) -> str:
    each = zip(names, event.boxes, strict=True)
    boxes = joined(tuple(say(texts.HANDICAP_OF, name=name, boxes=boxes) for name, boxes in each))
    return say(texts.HANDICAPS_SET, boxes=boxes)


def _ended(event: events.ChallengeEnded, _names: Names) -> str:
    return say(texts.ENDINGS[event.ending])


_TELLERS: dict[type, Text | Callable[[Any, Names], str]] = {
    events.LettersNamed: texts.LETTERS_NAMED,
    events.LettersSet: _letters,
    events.Dealt: _dealt,
    events.DiceFell: _dice,
    events.ChoiceGranted: _choice,
    events.PieceTaken: _taken,
    events.RowCalled: _called,
    table_events.ObjectionRaised: texts.OBJECTED,
    table_events.VoteAsked: shared.OTHERS_DECIDE,
    events.WordClaimed: _claimed,
    events.CallSettled: _settled,
    events.WordWritten: _written,
    table_events.WordRefused: _refused,
    events.RowChecked: _checked,
    events.Passed: _passed,
    events.DoneCalled: _done,
    events.HandicapsSet: _handicaps,
    events.ChallengeEnded: _ended,
    events.BenchTaken: texts.BENCH_TAKEN,
    events.BenchLost: texts.BENCH_LOST,
    events.LockoutEnded: texts.LOCKOUT_ENDED,
    table_events.TimeRanOut: shared.TIME_OF_IS_UP,
    events.TurnMoved: texts.TURN_MOVED,
}
