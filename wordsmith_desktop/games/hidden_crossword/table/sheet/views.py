"""What stands on a recording sheet: plain values made of an observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.wording.texts import joined, say, say_count

from ...rules.clues import Attempt, Guess, Placement, Record
from ...rules.crossword import Crossword
from ...rules.known_words import UNKNOWN_LETTER, KnownWord, known_words, pattern_of
from ...rules.letter_notes import LetterNote
from ...rules.marks import ClueType
from ...rules.observation import Observation, ToldOfPuzzle
from ...rules.ruled_out import Excluded, ruled_out
from ...rules.state import NoteLine, Phase
from ...words import sheet_texts as texts
from ...words.sheet_texts import say_ordinal
from ...words.table_texts import PLACEMENT_NAMES, PLACEMENT_SAID


class SheetView(Value):
    """The sheet of whoever looks."""

    anchor: str
    letters: str
    """What may be in the puzzle that is looked for, as often as there are tiles (W13)."""
    told: ToldOfPuzzle | None
    """What was told of that puzzle (W10)."""
    other: str
    """Whose puzzle it is; empty for the computer's."""
    records: tuple[Record, ...] = ()
    notes: tuple[NoteLine, ...] = ()
    clue: ClueType | None = None
    """What the marks tell (W12)."""
    can_note: bool = True
    shows_candidates: bool = True
    known: tuple[KnownWord, ...] = ()
    """Every word that is known to be there."""
    letter_notes: tuple[LetterNote, ...] = ()
    counts_anchor: bool = True
    """Whether the anchor is one of the words that are counted, and has its place among them."""
    strikes: bool = False
    """Whether letters that the marks exclude are struck out by themselves."""
    counts_repeats: bool = True
    """Whether a letter gets no more marks than the word holds of it (W16)."""

    def letters_of(self, slot: SoughtWord) -> tuple[LetterNote, ...]:
        """What is noted of the letters of a word."""
        return tuple(one for one in self.letter_notes if (one.length, one.place) == slot.key)

    def struck_of(self, slot: SoughtWord) -> Excluded:
        """Which letters the answers about a word exclude; none where that is not wished."""
        if not self.strikes or self.clue is None:
            return frozenset()
        return ruled_out(self.clue, slot.guesses, self.letters, counts_repeats=self.counts_repeats)


BLANK = SheetView(anchor="", letters="", told=None, other="", can_note=False)
"""Nobody's sheet."""


class SoughtWord(Value):
    """A word that is looked for, and everything that was asked about it."""

    length: int
    place: int | None
    """Its place by the alphabet, from 0; None for guesses that are about no word."""
    count: int
    """How many words of that length there are."""
    placement: Placement | None = None
    guesses: tuple[Guess, ...] = ()
    note: str = ""
    anchor: str = ""
    """The anchor, where this is its card."""

    @property
    def key(self) -> tuple[int, int | None]:
        """What tells it from the others."""
        return self.length, self.place

    @property
    def pattern(self) -> str:
        """The letters known to be right, the others as question marks: "R?T"."""
        return self.anchor or pattern_of(self.guesses, self.length)

    @property
    def is_found(self) -> bool:
        """Whether every letter is known."""
        return UNKNOWN_LETTER not in self.pattern


def sheet_view(
    seen: Observation,
    *,
    other: str,
    is_open: bool = True,
    is_helped: bool = True,
    strikes: bool = False,
) -> SheetView:
    """The sheet of whoever looks. `ValueError` for the table.

    `other` is the name of the one who made the puzzle, empty for the computer; on a sheet that
    is not `is_open` nothing can be written. Whoever is not `is_helped` is told no words that fit.
    Where it `strikes`, letters that the marks exclude are struck out.
    """
    own = seen.own
    return SheetView(
        anchor=seen.anchor,
        letters=seen.letters,
        told=seen.target,
        other=other,
        records=own.records or (),
        notes=own.notes or (),
        letter_notes=own.letter_notes or (),
        clue=seen.ruleset.clue,
        known=known_words(seen),
        can_note=is_open and seen.phase is Phase.GUESS,
        counts_anchor=seen.ruleset.lists_anchor and seen.ruleset.counts_anchor,
        shows_candidates=is_helped and seen.ruleset.shows_candidates,
        strikes=strikes,
        counts_repeats=seen.ruleset.counts_repeats,
    )


def guesses_of(records: Iterable[Record]) -> tuple[Guess, ...]:
    """The guesses without the attempts."""
    return tuple(one for one in records if isinstance(one, Guess))


def attempts_of(records: Iterable[Record]) -> tuple[Attempt, ...]:
    """The attempts without the guesses."""
    return tuple(one for one in records if isinstance(one, Attempt))


def known_counts(view: SheetView) -> dict[int, int]:
    """How many words there are of every length that was asked about, from short to long."""
    return dict(sorted((len(guess.word), guess.count) for guess in guesses_of(view.records)))


def slots_of(
    records: Iterable[Record], notes: Iterable[NoteLine] = (), anchor: str = ""
) -> tuple[SoughtWord, ...]:
    """Every word that is known to be there, by length and alphabet; guesses about none last."""
    guesses = guesses_of(records)
    counts = {len(guess.word): guess.count for guess in guesses}
    written = {(note.length, note.place): note.text for note in notes}
    there = tuple(
        _slot(guesses, length, place, counts[length], written.get((length, place), ""))
        for length in sorted(counts)
        for place in range(counts[length])
    )
    open_lengths = {len(guess.word) for guess in guesses if guess.place is None}
    none = tuple(_slot(guesses, length, None, counts[length]) for length in sorted(open_lengths))
    return tuple(_with_anchor(slot, anchor) for slot in there) + none


def _with_anchor(slot: SoughtWord, anchor: str) -> SoughtWord:
    """The anchor is known from the start, whatever was guessed at it."""
    is_anchor = slot.placement is Placement.ANCHOR and slot.length == len(anchor)
    return replace(slot, anchor=anchor) if is_anchor else slot


def _slot(
    guesses: Iterable[Guess], length: int, place: int | None, count: int, note: str = ""
) -> SoughtWord:
    about = tuple(one for one in guesses if (len(one.word), one.place) == (length, place))
    placement = next((one.placement for one in about), None)
    return SoughtWord(length, place, count, placement, about, note)


def common_start(one: Sequence[object], other: Sequence[object]) -> int:
    """How many things two rows begin with alike."""
    differing = (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differing, min(len(one), len(other)))


def wanted_slots(view: SheetView) -> tuple[tuple[int, int], ...]:
    """The words for which it is worth telling which words still fit, by length and place."""
    if not view.shows_candidates:
        return ()
    return tuple(
        (slot.length, slot.place)
        for slot in slots_of(view.records)
        if slot.place is not None and not slot.is_found and slot.placement is not Placement.ANCHOR
    )


def say_count_of(count: int, length: int) -> str:
    """How many words of a length there are: "3 words of 4 letters"."""
    if not count:
        return say(texts.NO_WORDS_OF_LENGTH, length=length)
    return say_count(texts.WORDS_OF_LENGTH, count, length=length)


def say_record(record: Record) -> str:
    """What was answered, without the marks: "3 words of 4 letters, the 2nd: a girder"."""
    if isinstance(record, Attempt):
        return say(texts.ATTEMPT, said=say_attempt(record))
    return _say_answer(record)


def say_attempt(attempt: Attempt) -> str:
    """What was answered to a whole puzzle."""
    if attempt.is_right:
        return say(texts.RIGHT)
    return say(texts.WRONG, words=joined(Crossword(attempt.layout).words))


def _say_answer(guess: Guess) -> str:
    count = say_count_of(guess.count, len(guess.word))
    if guess.is_open:
        return say(texts.ANSWER_OPEN, count=count)
    if guess.place is None or guess.placement is None:
        return count
    placement = say(PLACEMENT_SAID[guess.placement])
    if guess.count == 1:
        return say(texts.ANSWER_ONLY, count=count, placement=placement)
    ordinal = say_ordinal(guess.place)
    # How long they are is seen beside it.
    return say(texts.ANSWER_WHICH, n=guess.count, ordinal=ordinal, placement=placement)


def say_slot(slot: SoughtWord) -> str:
    """Which word it is: "4 letters, 2nd of 3"."""
    length, count = slot.length, slot.count
    if slot.place is None:
        return say(texts.SLOT_OPEN if count else texts.SLOT_NONE, length=length, count=count)
    if count == 1:
        return say(texts.SLOT_ONLY, length=length)
    return say(texts.SLOT, length=length, ordinal=say_ordinal(slot.place), count=count)


def say_heading(slot: SoughtWord) -> str:
    """Which word it is and what is known of it: "4 letters, 2nd of 3 · girder · R?T"."""
    if slot.place is None:
        return say_slot(slot)
    return say(texts.SLOT_KNOWN, slot=say_slot(slot), known=say_known(slot))


def say_known(slot: SoughtWord) -> str:
    """What is known of a word: "girder", "girder · R?T", or that nobody asked about it."""
    if slot.placement is None:
        return say(texts.NOT_ASKED)
    known = say(PLACEMENT_NAMES[slot.placement])
    has_letter = bool(slot.pattern.strip(UNKNOWN_LETTER))
    return say(texts.SLOT_KNOWN, slot=known, known=slot.pattern) if has_letter else known


def told_lines(view: SheetView) -> Iterator[str]:
    """Everything that is known beside the answers, and how many words there are, line by line."""
    for title, value in _told(view):
        yield say(texts.LINE, title=title, value=value)
    if known_counts(view):
        yield "; ".join(_counts(view))


def _told(view: SheetView) -> Iterator[tuple[str, str]]:
    if view.anchor:
        yield say(texts.TOLD_ANCHOR), view.anchor
    if view.told is None:
        return
    yield say(texts.TOLD_LETTERS), _by_letter(view.letters)
    unused = say(texts.TOLD_UNUSED_OF, name=view.other) if view.other else say(texts.TOLD_UNUSED)
    yield unused, _by_letter(view.told.unused) or say(texts.NO_LETTER)
    yield say(texts.TOLD_SHORT), ", ".join(view.told.short_words) or say(texts.NO_WORD)


def _by_letter(letters: str) -> str:
    """Letters with their copies side by side: "AA D EE"."""
    return " ".join("".join(copies) for _, copies in groupby(sorted(letters)))


def _counts(view: SheetView) -> Iterator[str]:
    for place, (length, count) in enumerate(known_counts(view).items()):
        text = texts.COUNT_NEXT if place else texts.COUNT_FIRST
        yield say(text, length=length, count=count or say(texts.NO_WORD))
    yield say(texts.OTHERS_OPEN)
