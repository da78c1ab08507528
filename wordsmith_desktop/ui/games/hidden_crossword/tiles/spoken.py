"""A guess and its marks in words: accessible names. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator

from wordsmith_desktop.games.hidden_crossword.clues import Marks
from wordsmith_desktop.ui.games.hidden_crossword.tiles import marks_texts as texts
from wordsmith_desktop.ui.kit.texts import say


def say_marked(word: str, marks: Marks) -> str:
    """The marks spelled out: "RAT: R right, A later in the alphabet, T earlier"."""
    if not marks:
        return word
    return say(texts.MARKED_WORD, word=word, letters=", ".join(_letters(word, marks)))


def _letters(word: str, marks: Marks) -> Iterator[str]:
    is_first_arrow = True
    for letter, mark in zip(word, marks, strict=True):
        is_arrow = mark in texts.FIRST_ARROWS
        said = texts.FIRST_ARROWS if is_arrow and is_first_arrow else texts.MARKED_LETTERS
        is_first_arrow = is_first_arrow and not is_arrow
        yield say(said[mark], letter=letter)
