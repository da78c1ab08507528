"""Letters and their pieces in words. Knows no Qt."""

from __future__ import annotations

from wordsmith_desktop.games.letter_pieces.pieces import Counts, Kind
from wordsmith_desktop.ui.games.letter_pieces.guide import texts
from wordsmith_desktop.ui.kit.texts import say


def say_pieces(counts: Counts) -> str:
    """Pieces as words: "two long straights, one short straight"."""
    return ", ".join(_say_kind(kind, counts[kind]) for kind in Kind if counts[kind])


def say_letter(letter: str, counts: Counts) -> str:
    """A letter and its pieces: "A: two long straights, one short straight"."""
    names = {"-": texts.HYPHEN, "'": texts.APOSTROPHE}
    name = say(names[letter]) if letter in names else letter
    return say(texts.LETTER, letter=name, pieces=say_pieces(counts))


def _say_kind(kind: Kind, n: int) -> str:
    number = texts.NUMBERS.get(n)
    return say(texts.PIECES[kind].for_count(n), n=say(number) if number else n)
