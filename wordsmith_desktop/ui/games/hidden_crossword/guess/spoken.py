"""The answer just given, in sentences. Knows no Qt."""

from __future__ import annotations

from wordsmith_desktop.games.hidden_crossword.clues import Attempt, Guess, Mark, Record
from wordsmith_desktop.ui.games.hidden_crossword.guess import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import say_ordinal
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import (
    PLACEMENT_EXPLAINED,
    PLACEMENT_NAMES,
    PLACEMENT_SAID,
)
from wordsmith_desktop.ui.kit.texts import say


def say_answer(record: Record) -> str:
    """What was answered, without the marks, in sentences."""
    if isinstance(record, Attempt):
        return say(texts.ATTEMPT_RIGHT if record.is_right else texts.ATTEMPT_WRONG)
    is_found = bool(record.marks) and set(record.marks) == {Mark.STAR}
    return f"{say(texts.FOUND)} {_say_where(record)}" if is_found else _say_where(record)


def say_meaning(record: Record) -> str:
    """What the term means that says where the word lies; empty where none was said."""
    if isinstance(record, Attempt) or record.placement is None:
        return ""
    term, meaning = PLACEMENT_NAMES[record.placement], PLACEMENT_EXPLAINED[record.placement]
    return say(texts.EXPLAINED, term=say(term), meaning=say(meaning))


def _say_where(guess: Guess) -> str:
    length = len(guess.word)
    if guess.place is None or guess.placement is None:
        return say(texts.ANSWER_NONE, length=length)
    placement = say(PLACEMENT_SAID[guess.placement])
    if guess.count == 1:
        return say(texts.ANSWER_ONLY, length=length, placement=placement)
    ordinal = say_ordinal(guess.place)
    return say(
        texts.ANSWER_WHICH, n=guess.count, length=length, ordinal=ordinal, placement=placement
    )
