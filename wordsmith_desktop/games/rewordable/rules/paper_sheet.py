"""A match of Rewordable from its paper: the lexicons and the tokens as they lay at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.paper_sheet import (
    FieldKind,
    Misfit,
    OnPaper,
    SheetLine,
    WrittenSheet,
    WrittenWord,
    fields,
    number_in,
)
from wordsmith_desktop.games.common.tallier import SeatTally, TallyWord, seat_tally
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from .cards import Card, deck
from .laying import Word
from .ruleset import Ruleset
from .scoring import letters, points
from .state import PlayerState
from .tokens import TOKENS

LEAST_LETTERS: Final = 2
"""Of a word: it takes two cards, each with a letter or more (C7)."""


@unique
class PaperLine(Enum):
    """What the lines of a sheet are."""

    WORDS = "words"
    """The lexicon at the end (C10)."""
    TOKENS = "tokens"
    """How many tokens were won (C12)."""
    FAILED = "failed"
    """How many challenges failed, where that costs points (C14)."""


@unique
class PaperFault(Enum):
    """Why a sheet cannot be that of a finished match."""

    EMPTY = "empty"
    """Nothing is written on it."""
    NUMBER = "number"
    """A field that needs a number says something else."""
    TOKENS = "tokens"
    """More tokens in all than there are (C3)."""
    CHARACTER = "character"
    """A word has what stands on no card (C2)."""
    TOO_SHORT = "too_short"
    REPEATED = "repeated"
    """A word stands twice where none may be built again (C17)."""
    LETTER = "letter"
    """A letter is written more often than it stands on all cards."""
    LETTERS = "letters"
    """More letters in all than the cards of the game deck can hold (C4)."""


def lines(ruleset: Ruleset, _seats: int, _written: int) -> tuple[SheetLine, ...]:
    """Words and tokens; failed challenges where they cost points (C14)."""
    asked = [
        SheetLine(PaperLine.WORDS, FieldKind.WORDS),
        SheetLine(PaperLine.TOKENS, FieldKind.NUMBER),
    ]
    if ruleset.challenge_cost:
        asked.append(SheetLine(PaperLine.FAILED, FieldKind.NUMBER))
    return tuple(asked)


def _written(
    sheet: WrittenSheet, ruleset: Ruleset, seats: int
) -> Iterator[tuple[PaperLine, int, Seat, str]]:
    """Every filled field that the ruleset asks for."""
    asked = lines(ruleset, seats, len(sheet.rows))
    for row, seat, text in fields(sheet):
        if row < len(asked) and seat < seats:
            yield PaperLine(asked[row].name), row, seat, text


def words(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[WrittenWord, ...]:
    """All words, folded, in the order of their seats."""
    return tuple(
        WrittenWord(fold(word, ruleset.language), row, seat)
        for line, row, seat, text in _written(sheet, ruleset, seats)
        if line is PaperLine.WORDS
        for word in text.split()
    )


def check(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[Misfit, ...]:
    """Every reason against a sheet."""
    if not any(_written(sheet, ruleset, seats)):
        return (Misfit(Rejection.of(PaperFault.EMPTY)),)
    return (
        *_number_faults(sheet, ruleset, seats),
        *_word_faults(words(sheet, ruleset, seats), ruleset),
        *_supply_faults(words(sheet, ruleset, seats), ruleset, seats),
    )


def _number_faults(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> Iterator[Misfit]:
    tokens = 0
    for line, row, seat, text in _written(sheet, ruleset, seats):
        if line is PaperLine.WORDS:
            continue
        number = number_in(text)
        if number is None:
            yield Misfit(Rejection.of(PaperFault.NUMBER), row, seat)
        elif line is PaperLine.TOKENS:
            tokens += number
    if tokens > len(TOKENS):
        row = [line.name for line in lines(ruleset, seats, 0)].index(PaperLine.TOKENS)
        yield Misfit(Rejection.of(PaperFault.TOKENS, "C3", most=len(TOKENS), had=tokens), row)


def _word_faults(written: tuple[WrittenWord, ...], ruleset: Ruleset) -> Iterator[Misfit]:
    seen: set[str] = set()
    for one in written:
        strange = "".join(sign for sign in dict.fromkeys(one.word) if sign not in LETTERS)
        if strange:
            fault = Rejection.of(PaperFault.CHARACTER, "C2", word=one.word, signs=strange)
            yield Misfit(fault, one.row, one.seat)
        elif len(one.word) < LEAST_LETTERS:
            fault = Rejection.of(PaperFault.TOO_SHORT, "C7", word=one.word)
            yield Misfit(fault, one.row, one.seat)
        elif one.word in seen and not ruleset.may_repeat:
            fault = Rejection.of(PaperFault.REPEATED, "C17", word=one.word)
            yield Misfit(fault, one.row, one.seat)
        seen.add(one.word)


def _supply_faults(
    written: tuple[WrittenWord, ...], ruleset: Ruleset, seats: int
) -> Iterator[Misfit]:
    """No card is in two words, so all of them together are laid from one deck (C8, C10)."""
    cards = deck(ruleset.material)
    had = Counter("".join(one.word for one in written))
    supply = Counter("".join(card.text for card in cards))
    for letter in LETTERS:
        if had[letter] > supply[letter]:
            most, has = supply[letter], had[letter]
            fault = Rejection.of(PaperFault.LETTER, "C2", letter=letter, most=most, had=has)
            yield Misfit(fault)
    longest = sorted((len(card.text) for card in cards), reverse=True)
    most = sum(longest[: ruleset.deck_size(seats)])
    if had.total() > most:
        yield Misfit(Rejection.of(PaperFault.LETTERS, "C4", most=most, had=had.total()))


def _players(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[PlayerState, ...]:
    """What each seat has at the end, each word as if a card held one letter: only those count."""
    lexicons: list[list[Word]] = [[] for _ in range(seats)]
    for number, one in enumerate(words(sheet, ruleset, seats)):
        cards = tuple(Card(place, letter) for place, letter in enumerate(one.word))
        lexicons[one.seat].append(Word(number, one.seat, cards))
    numbers = {
        (line, seat): number_in(text) or 0
        for line, _row, seat, text in _written(sheet, ruleset, seats)
        if line is not PaperLine.WORDS
    }
    return tuple(
        PlayerState(
            words=tuple(lexicons[seat]),
            tokens=TOKENS[: numbers.get((PaperLine.TOKENS, seat), 0)],
            penalty=numbers.get((PaperLine.FAILED, seat), 0) * ruleset.challenge_cost,
        )
        for seat in range(seats)
    )


def sums(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    """Letters and tokens by seat (C16)."""
    return tuple(map(points, _players(sheet, ruleset, seats)))


def tallies(sheet: WrittenSheet, ruleset: Ruleset, seats: int) -> tuple[SeatTally, ...]:
    """What the sheet says of its seats.

    Paper keeps only words that nobody built on, without their tokens; each took a turn.
    """
    players = _players(sheet, ruleset, seats)
    breaks = () if ruleset.shares_wins else tuple(map(letters, players))
    ended = Outcome(sums(sheet, ruleset, seats), breaks)
    return tuple(
        seat_tally(
            ended,
            seat,
            turns=len(player.words),
            words=tuple(TallyWord(word.text, len(word.text)) for word in player.words),
        )
        for seat, player in enumerate(players)
    )


ON_PAPER: Final = OnPaper(lines=lines, check=check, sums=sums, words=words, tallies=tallies)
