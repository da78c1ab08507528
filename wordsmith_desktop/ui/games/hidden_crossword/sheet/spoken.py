"""Guesses, answers and the words that are looked for, in words. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from wordsmith_desktop.games.hidden_crossword.clues import Attempt, Guess, Record
from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import (
    UNKNOWN_LETTER,
    SheetView,
    Slot,
    known_counts,
)
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import (
    PLACEMENT_NAMES,
    PLACEMENT_SAID,
)
from wordsmith_desktop.ui.kit.texts import say, say_count


def say_ordinal(place: int) -> str:
    """A place counted from 0, as people count: "2nd"."""
    is_early = place < len(texts.ORDINALS)
    return say(texts.ORDINALS[place] if is_early else texts.ORDINAL, n=place + 1)


def say_count_of(count: int, length: int) -> str:
    """How many words of a length there are: "3 words of 4 letters"."""
    if not count:
        return say(texts.WORD_COUNT_NONE, length=length)
    return say_count(texts.WORD_COUNT, count, length=length)


def say_record(record: Record) -> str:
    """What was answered, without the marks: "3 words of 4 letters, the 2nd: a girder"."""
    if isinstance(record, Attempt):
        return say(texts.ATTEMPT, said=say_attempt(record))
    return _say_answer(record)


def say_attempt(attempt: Attempt) -> str:
    """What was answered to a whole puzzle."""
    return say(texts.RIGHT if attempt.is_right else texts.WRONG)


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
    return say(texts.ANSWER_WHICH, count=count, ordinal=ordinal, placement=placement)


def say_slot(slot: Slot) -> str:
    """Which word it is: "4 letters, 2nd of 3"."""
    length, count = slot.length, slot.count
    if slot.place is None:
        return say(texts.SLOT_OPEN if count else texts.SLOT_NONE, length=length, count=count)
    if count == 1:
        return say(texts.SLOT_ONLY, length=length)
    return say(texts.SLOT, length=length, ordinal=say_ordinal(slot.place), count=count)


def say_heading(slot: Slot) -> str:
    """Which word it is and what is known of it: "4 letters, 2nd of 3 · girder · R?T"."""
    if slot.place is None:
        return say_slot(slot)
    return say(texts.SLOT_KNOWN, slot=say_slot(slot), known=say_known(slot))


def say_known(slot: Slot) -> str:
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
