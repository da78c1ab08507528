"""A whole puzzle as a code of syllables that can be read out, and does not show the puzzle.

The puzzle is one number, of which every cell takes as little as letters and gaps are likely: by
an asymmetric numeral system over a plain integer (Duda 2013). Its digits to the base of the
syllables are mixed with a stream that the first syllable names; the last three are those of a
Reed-Solomon code over the field of 61 elements. So up to three wrong syllables are always
noticed, and of one alone the place is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, unique
from itertools import accumulate
from typing import Final

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.syllables import (
    BASE,
    GROUP,
    digits_of,
    grouped,
    heard,
    is_rude,
    spelled,
)
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.languages import OURS, ours_of

from ..rules.actions import SetGiven
from ..rules.checks import given_reasons
from ..rules.crossword import Cell, Crossword, Direction, Tile, layout_of
from ..rules.grid_tiles import Bounds
from ..rules.puzzle_file import moved_home
from ..rules.ruleset import MOST_TILES, SHORTEST_ANCHOR

VERSION: Final = 0
_VERSIONS: Final = 4
LONGEST_SIDE: Final = 32
"""Rows, and columns, of a puzzle with a code."""


class HiddenPuzzle(Value):
    """A puzzle that somebody is to find."""

    language: str
    """Of its words, or the tag of their dictionary."""
    given: SetGiven


@unique
class PuzzleCodeFault(Enum):
    """What is wrong with a code."""

    LENGTH = "length"
    """Some of it is missing, or there is more."""
    LETTERS = "letters"
    """Consonants and vowels do not take turns, or there are letters that no code has."""
    CHECK = "check"
    """Syllables were misheard or mistyped."""
    UNKNOWN = "unknown"
    """A newer program made it."""
    TOO_LARGE = "too_large"
    """The puzzle does not go into a code."""


class PuzzleCodeError(WordsmithError):
    """A text is no code of a puzzle, or a puzzle has none."""

    def __init__(self, fault: PuzzleCodeFault, group: int | None = None) -> None:
        self.fault = fault
        self.group = group
        """The only part between two hyphens that is wrong, from 0; None where nobody knows."""
        super().__init__(fault.value if group is None else f"{fault.value} in group {group}")


def puzzle_code(hidden: HiddenPuzzle) -> str:
    """The code as it is read, with hyphens. Raises `PuzzleCodeError` for one that has none."""
    number = _number_of(hidden)
    # Other puzzles begin with other syllables, so that codes do not look alike.
    return _readable(number, number_of(str(number)))


def _readable(number: int, start: int) -> str:
    """The first code of a number that can be read aloud, of those with each first syllable."""
    digits = _digits(number)
    if len(digits) + 1 + _CHECKS > _FIELD - 1:
        raise PuzzleCodeError(PuzzleCodeFault.TOO_LARGE)
    for count in range(BASE):
        salt = (start + count) % BASE
        word = [salt, *_mixed(digits, salt, 1)]
        word += _checks(word)
        # The field has one element more than there are syllables.
        if max(word) < BASE and not is_rude(spelled(word)):
            return grouped(spelled(word))
    raise PuzzleCodeError(PuzzleCodeFault.TOO_LARGE)


def parse_puzzle_code(text: str) -> HiddenPuzzle:
    """The puzzle of a code, typed with hyphens, spaces or neither. Raises `PuzzleCodeError`."""
    letters = heard(text)
    word = digits_of(letters) if len(letters) % 2 == 0 else None
    if len(letters) % 2 or not 2 * (2 + _CHECKS) <= len(letters) <= 2 * (_FIELD - 1):
        raise PuzzleCodeError(PuzzleCodeFault.LENGTH)
    if word is None:
        raise PuzzleCodeError(PuzzleCodeFault.LETTERS, _strange_group(letters))
    syndromes = _syndromes(word)
    if any(syndromes):
        raise PuzzleCodeError(PuzzleCodeFault.CHECK, _wrong_group(syndromes, len(word)))
    salt, *mixed = word[:-_CHECKS]
    number = sum(digit * BASE**place for place, digit in enumerate(_mixed(mixed, salt, -1)))
    found = _puzzle_of(number)
    if _number_of(found) != number or any(given_reasons(found.given)):
        raise PuzzleCodeError(PuzzleCodeFault.CHECK)
    return found


def _strange_group(letters: str) -> int | None:
    """The only group with letters that no code has."""
    parts = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
    strange = [place for place, part in enumerate(parts) if digits_of(part) is None]
    return strange[0] if len(strange) == 1 else None


def _digits(number: int) -> list[int]:
    digits = []
    while number:
        number, digit = divmod(number, BASE)
        digits.append(digit)
    return digits or [0]


def _mixed(digits: Sequence[int], salt: int, sign: int) -> list[int]:
    """The digits with a stream added, or taken away again."""
    stream = Rng(number_of(f"hidden crossword {salt}"))
    return [(digit + sign * stream.below(BASE)) % BASE for digit in digits]


# What notices mistakes

_FIELD: Final = BASE + 1
"""A prime."""
_ROOT: Final = 2
"""A generator of the field's units."""
_CHECKS: Final = 3
_POWERS: Final = [pow(_ROOT, power, _FIELD) for power in range(_FIELD - 1)]


def _checks(word: Sequence[int]) -> list[int]:
    """The three symbols behind a word that make all of its syndromes zero."""
    rest = [0] * _CHECKS
    for symbol in word:
        lead = (symbol + rest[0]) % _FIELD
        rest = [
            (after - lead * factor) % _FIELD
            for after, factor in zip([*rest[1:], 0], _GENERATOR, strict=True)
        ]
    return [-one % _FIELD for one in rest]


def _generator() -> list[int]:
    """The polynomial with the first powers of the root for its zeros, without its leading 1."""
    product = [1]
    for power in range(_CHECKS):
        shifted, scaled = [*product, 0], [0, *(-_POWERS[power] * one for one in product)]
        product = [(a + b) % _FIELD for a, b in zip(shifted, scaled, strict=True)]
    return product[1:]


_GENERATOR: Final = _generator()


def _syndromes(word: Sequence[int]) -> list[int]:
    found = []
    for power in range(_CHECKS):
        value = 0
        for symbol in word:
            value = (value * _POWERS[power] + symbol) % _FIELD
        found.append(value)
    return found


def _wrong_group(syndromes: Sequence[int], length: int) -> int | None:
    """Where the one wrong syllable stands; None where more than one must be wrong."""
    first, second, third = syndromes
    if not first or not second or (second * second - first * third) % _FIELD:
        return None
    power = _POWERS.index(second * pow(first, -1, _FIELD) % _FIELD)
    return (length - 1 - power) * 2 // GROUP if power < length else None


# The number

_GAPS: Final = {
    (False, False): (88, 12),
    (False, True): (62, 38),
    (True, False): (55, 45),
    (True, True): (92, 8),
}
"""How likely a gap and a letter are, by whether a letter lies at the left, and above."""
_FREQUENT: Final = {
    "en": (9, 2, 4, 4, 12, 2, 3, 3, 8, 1, 2, 6, 3, 7, 7, 3, 1, 7, 7, 7, 4, 1, 2, 1, 2, 1),
    "de": (7, 2, 3, 5, 16, 2, 3, 5, 8, 1, 2, 4, 3, 10, 4, 2, 1, 8, 7, 7, 5, 1, 2, 1, 1, 2),
}
"""Each letter from A to Z in a hundred or so."""
_UNUSED: Final = tuple(max(1, 64 >> 2 * count) for count in range(MOST_TILES + 1))
"""How likely so many letters are left over."""


def _evenly(count: int) -> tuple[int, ...]:
    return (1,) * count


class _Writer:
    """Collects symbols, each with the weights of all that could stand there."""

    def __init__(self) -> None:
        self._symbols: list[tuple[int, Sequence[int]]] = []

    def put(self, symbol: int, weights: Sequence[int]) -> None:
        if not 0 <= symbol < len(weights):
            raise PuzzleCodeError(PuzzleCodeFault.TOO_LARGE)
        self._symbols.append((symbol, weights))

    def number(self) -> int:
        """What is read from its front, the first symbol that was put first."""
        value = 0
        for symbol, weights in reversed(self._symbols):
            below = sum(weights[:symbol])
            whole, part = divmod(value, weights[symbol])
            value = whole * sum(weights) + below + part
        return value


class _Reader:
    """Takes the symbols out again."""

    def __init__(self, value: int) -> None:
        self.value = value

    def take(self, weights: Sequence[int]) -> int:
        whole, part = divmod(self.value, sum(weights))
        ends = list(accumulate(weights))
        symbol = next(place for place, end in enumerate(ends) if part < end)
        self.value = whole * weights[symbol] + part - (ends[symbol] - weights[symbol])
        return symbol


def _number_of(hidden: HiddenPuzzle) -> int:
    # Of other languages no code tells: whoever solves it asks no dictionary.
    given, language = hidden.given, ours_of(hidden.language)
    layout = moved_home(given.layout)
    bounds = Bounds.of(tile.cell for tile in layout)
    letters = {tile.cell: tile.letter for tile in layout}
    out = _Writer()
    out.put(VERSION, _evenly(_VERSIONS))
    out.put(OURS.index(language), _evenly(len(OURS)))
    out.put(bounds.rows - 1, _evenly(LONGEST_SIDE))
    out.put(bounds.cols - 1, _evenly(LONGEST_SIDE))
    frequent = _FREQUENT[language]
    for cell, context in _contexts(bounds.rows, bounds.cols, letters):
        letter = letters.get(cell, "")
        out.put(int(bool(letter)), context)
        if letter:
            out.put(LETTERS.index(letter), frequent)
    grid = Crossword(layout)
    unused = sorted(grid.left_over(given.pool))
    out.put(len(unused), _UNUSED)
    for letter in unused:
        out.put(LETTERS.index(letter), frequent)
    found = _anchors(grid)
    if given.anchor not in found:
        raise PuzzleCodeError(PuzzleCodeFault.TOO_LARGE)
    out.put(found.index(given.anchor), _evenly(len(found)))
    return out.number()


def _puzzle_of(number: int) -> HiddenPuzzle:
    """Any number is one of something; whoever asks has to see whether it is the right one."""
    code = _Reader(number)
    if code.take(_evenly(_VERSIONS)) != VERSION:
        raise PuzzleCodeError(PuzzleCodeFault.UNKNOWN)
    language = OURS[code.take(_evenly(len(OURS)))]
    rows = 1 + code.take(_evenly(LONGEST_SIDE))
    cols = 1 + code.take(_evenly(LONGEST_SIDE))
    frequent = _FREQUENT[language]
    letters: dict[Cell, str] = {}
    for cell, context in _contexts(rows, cols, letters):
        if code.take(context):
            letters[cell] = LETTERS[code.take(frequent)]
    layout = layout_of(Tile(cell.row, cell.col, letter) for cell, letter in letters.items())
    unused = [LETTERS[code.take(frequent)] for _ in range(code.take(_UNUSED))]
    found = _anchors(Crossword(layout))
    if not found:
        raise PuzzleCodeError(PuzzleCodeFault.CHECK)
    anchor = found[code.take(_evenly(len(found)))]
    pool = "".join(sorted([*letters.values(), *unused]))
    return HiddenPuzzle(language, SetGiven(anchor, pool, layout))


def _contexts(
    rows: int, cols: int, letters: dict[Cell, str]
) -> Iterator[tuple[Cell, tuple[int, int]]]:
    """Every cell, row by row, with how likely a letter is there by what lies before it."""
    for row in range(rows):
        for col in range(cols):
            cell = Cell(row, col)
            is_beside = cell.step(Direction.ACROSS, -1) in letters
            is_below = cell.step(Direction.DOWN, -1) in letters
            yield cell, _GAPS[is_beside, is_below]


def _anchors(grid: Crossword) -> list[str]:
    """The words that may be the anchor, in the order of their first cells."""
    across = (run.word for run in grid.runs if run.direction is Direction.ACROSS)
    return list(dict.fromkeys(word for word in across if len(word) >= SHORTEST_ANCHOR))
