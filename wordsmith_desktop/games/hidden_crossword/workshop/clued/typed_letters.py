"""What a letter key brings into the squares of a puzzle, by the language of its words."""

from __future__ import annotations

from wordsmith_desktop.lexicon.folding import LETTERS, fold

from .puzzle import CluedPuzzle


def typed_letters(puzzle: CluedPuzzle, text: str) -> list[str]:
    """The letters for as many squares: an umlaut is two in German, and one in Swedish.

    In a puzzle that has such a sign itself, be it "$", it stays what it is.
    """
    sign = text.upper()
    if sign in _signs(puzzle):
        return [sign]
    return [one for one in fold(text, puzzle.language) if one.isalnum()]


def _signs(puzzle: CluedPuzzle) -> set[str]:
    """All that is beyond A to Z in its squares."""
    return set("".join(puzzle.diagram.letters.values())).difference(LETTERS)
