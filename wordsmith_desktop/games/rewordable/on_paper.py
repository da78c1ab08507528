"""A match of Rewordable from its paper: the words of each lexicon, and tokens (C16)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.on_paper import (
    Entry,
    Line,
    Misfit,
    OnPaper,
    Sheet,
    SheetFault,
    WrittenWord,
    field_of,
    number_faults,
    number_in,
    seat_tally,
    word_faults,
    written_words,
)
from wordsmith_desktop.games.rewordable.cards import deck
from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS, TOKENS
from wordsmith_desktop.games.tallying import SeatTally, TallyWord


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match, beside what is so in any game."""

    TOKENS = "tokens"
    """More tokens in all than there are (most)."""
    LETTERS = "letters"
    """More letters in all than the cards of the deck can have (most)."""
    PENALTY = "penalty"
    """Points lost that failed challenges cannot have cost (cost)."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are called."""

    WORDS = "words"
    """The words that lie in a lexicon at the end."""
    TOKENS = "tokens"
    PENALTY = "penalty"
    """Points lost by failed challenges (C14)."""


_WORDS, _TOKENS, _PENALTY = range(3)
_LEAST: Final = 2
"""No dictionary has shorter words."""


def lines(ruleset: Ruleset, _seats: int, _written: int) -> tuple[Line, ...]:
    """What is left of a match, of each player one field."""
    usual = (Line(PaperLine.WORDS, Entry.WORDS), Line(PaperLine.TOKENS, Entry.NUMBER))
    lost = (Line(PaperLine.PENALTY, Entry.NUMBER),) if ruleset.challenge_cost else ()
    return (*usual, *lost)


def words(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[WrittenWord, ...]:
    """The words of all lexicons."""
    return written_words(sheet, lines(ruleset, seats, 0), seats)


def check(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet; what it says in all is looked at where its fields are right."""
    asked = lines(ruleset, seats, 0)
    fields = (
        *number_faults(sheet, asked, seats),
        *_word_faults(sheet, ruleset, seats),
        *_penalty_faults(sheet, ruleset, seats),
    )
    return fields or tuple(_whole(sheet, ruleset, seats))


def _word_faults(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    seen: set[str] = set()
    for word in words(sheet, ruleset, seats):
        yield from word_faults(word, least=_LEAST)
        if word.word in seen and not ruleset.may_repeat:
            found = Rejection.of(SheetFault.REPEATED, "C17", word=word.word)
            yield Misfit(found, word.row, word.seat)
        seen.add(word.word)


def _penalty_faults(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    cost = ruleset.challenge_cost
    for seat in range(seats) if cost else ():
        if (number_in(field_of(sheet, _PENALTY, seat)) or 0) % cost:
            yield Misfit(Rejection.of(PaperFault.PENALTY, "C14", cost=cost), _PENALTY, seat)


def _whole(sheet: Sheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    found = words(sheet, ruleset, seats)
    tokens = sum(_tokens(sheet, seat) for seat in range(seats))
    if not found:
        yield Misfit(Rejection.of(SheetFault.EMPTY), _WORDS)
    if tokens > len(TOKENS):
        yield Misfit(Rejection.of(PaperFault.TOKENS, "C3", most=len(TOKENS)), _TOKENS)
    longest = sorted((len(card.text) for card in deck(ruleset.language)), reverse=True)
    most = sum(longest[: ruleset.deck_size(seats)])
    if sum(len(one.word) for one in found) > most:
        yield Misfit(Rejection.of(PaperFault.LETTERS, "C4", most=most), _WORDS)


def _tokens(sheet: Sheet, seat: int) -> int:
    return number_in(field_of(sheet, _TOKENS, seat)) or 0


def _letters(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    found = words(sheet, ruleset, seats)
    return tuple(sum(len(one.word) for one in found if one.seat == seat) for seat in range(seats))


def sums(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """Letters and tokens, less what challenges cost (C16)."""
    lost = bool(ruleset.challenge_cost)
    return tuple(
        letters
        + TOKEN_POINTS * _tokens(sheet, seat)
        - ((lost and number_in(field_of(sheet, _PENALTY, seat))) or 0)
        for seat, letters in enumerate(_letters(sheet, ruleset, seats))
    )


def outcome(sheet: Sheet, ruleset: Ruleset, seats: int) -> Outcome:
    """How the match ended; the most letters in words may tell equal ones apart (C16)."""
    breaks = () if ruleset.shares_wins else _letters(sheet, ruleset, seats)
    return Outcome(sums(sheet, ruleset, seats), breaks)


def tallies(sheet: Sheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats; of turns it tells nothing."""
    ended, found = outcome(sheet, ruleset, seats), words(sheet, ruleset, seats)
    return tuple(
        seat_tally(
            ended,
            seat,
            turns=0,
            merit=score,
            words=tuple(TallyWord(one.word, len(one.word)) for one in found if one.seat == seat),
        )
        for seat, score in enumerate(ended.scores)
    )


ON_PAPER: Final = OnPaper(
    has_starter=False, lines=lines, check=check, sums=sums, words=words, tallies=tallies
)
