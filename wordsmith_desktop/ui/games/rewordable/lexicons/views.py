"""What is shown of a lexicon. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.games.rewordable.tokens import Goal


@dataclass(frozen=True, slots=True)
class WordView:
    """One word of a lexicon."""

    word_id: int
    """Its number, which grows from word to word; the newest word is shown first."""
    cards: tuple[str, ...]
    """The letters of each card, from the first on."""
    is_taken: bool = False
    """Whether it lies on the building strip."""

    @property
    def text(self) -> str:
        """The word."""
        return "".join(self.cards)

    @property
    def letters(self) -> int:
        """How many letters it has, which is what it is worth (C16)."""
        return len(self.text)


@dataclass(frozen=True, slots=True)
class LexiconView:
    """One player's lexicon."""

    seat: int
    name: str
    is_own: bool
    """Whether it is that of the person who looks."""
    is_to_move: bool
    points: int
    tokens: int
    """How many tokens the player has won."""
    words: tuple[WordView, ...]
    won: tuple[Goal, ...] = ()
    """What the tokens were won with, where that is to be told."""

    @property
    def owner(self) -> str:
        """The name by which others' words go; empty for one's own."""
        return "" if self.is_own else self.name

    @property
    def newest_first(self) -> tuple[WordView, ...]:
        """The words in the order in which they are shown."""
        return tuple(sorted(self.words, key=lambda word: -word.word_id))
