"""A puzzle as its maker has it in the workshop: tiles, the letters there are, and clues."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from ..rules import checks
from ..rules.actions import SetGiven
from ..rules.crossword import Crossword, Direction, Layout, Run
from ..rules.letters import (
    CONSONANTS,
    VOWELS,
    DrawnLetter,
    as_drawn,
    draws_vowel,
    is_complete,
    is_surplus,
    pool_of,
)
from ..rules.puzzle_file import moved_home
from ..rules.ruleset import ANCHOR_LETTERS, SHORTEST_ANCHOR

MOST_TYPED: Final = 120
"""Letters of a pool that somebody types."""
LONGEST_TEXT: Final = 300
"""Characters of a title, a name or a clue."""


@unique
class LetterSource(Enum):
    """Where the letters of a puzzle come from."""

    DRAWN = "drawn"
    """Out of the bags, by the rules (W1–W6)."""
    TYPED = "typed"
    """Its maker chose them."""
    FREE = "free"
    """There is no limit."""


class Clue(Value):
    """What is asked for a word."""

    word: str
    text: str


class Workpiece(Value, kw_only=True):
    """A puzzle in the making."""

    title: str = ""
    author: str = ""
    language: str = "en"
    """Of its words, such as "fr"."""
    dictionary: str = ""
    """The tag of the one that says what is a word; empty for the usual one of the language."""
    layout: Layout = ()
    source: LetterSource = LetterSource.FREE
    pool: str = ""
    """The letters that were drawn or typed; empty without a limit."""
    anchor: str = ""
    """The word that its maker chose for the anchor; empty where that was left open."""
    clues: tuple[Clue, ...] = ()
    """By the alphabet; those of words that lie no more are kept while they may come back."""
    accepted: tuple[str, ...] = ()
    """Words that its maker wants, whatever the dictionaries say."""

    @property
    def words(self) -> str:
        """The tag of the dictionary that its maker wants."""
        return self.dictionary or self.language

    @property
    def is_free(self) -> bool:
        """Whether any letter may be laid as often as one likes."""
        return self.source is LetterSource.FREE

    @property
    def letters(self) -> str:
        """The letters a guesser is told of; without a limit those that are laid."""
        return "".join(sorted(tile.letter for tile in self.layout)) if self.is_free else self.pool

    @property
    def texts(self) -> Mapping[str, str]:
        """The clues by their words."""
        return {clue.word: clue.text for clue in self.clues}

    @property
    def anchors(self) -> tuple[str, ...]:
        """The words that may be the anchor (W7, W8): shorter ones only where no other lies."""
        across = [run.word for run in Crossword(self.layout).runs if _is_across(run)]
        long = [word for word in across if len(word) >= ANCHOR_LETTERS]
        short = [word for word in across if len(word) >= SHORTEST_ANCHOR]
        return tuple(dict.fromkeys(long or short))

    @property
    def the_anchor(self) -> str:
        """The one that was chosen, as long as it lies there, else the first; "" for none."""
        found = self.anchors
        return self.anchor if self.anchor in found else next(iter(found), "")

    def with_clue(self, word: str, text: str) -> Workpiece:
        """With another clue for a word; an empty one is none."""
        texts = {**self.texts, word: text[:LONGEST_TEXT]}
        kept = tuple(Clue(one, texts[one]) for one in sorted(texts) if texts[one])
        return replace(self, clues=kept)

    def tidied(self) -> Workpiece:
        """As it is handed on: its corner at row 0, column 0, and no clue of a word that is gone."""
        words = set(Crossword(self.layout).words)
        clues = tuple(clue for clue in self.clues if clue.word in words)
        return replace(self, layout=moved_home(self.layout), clues=clues)


def _is_across(run: Run) -> bool:
    return run.direction is Direction.ACROSS


def no_clue(word: str) -> str:
    """What stands in a clue's place: "(5)"."""
    return f"({len(word)})"


def hidden_puzzle(piece: Workpiece) -> SetGiven:
    """What the guesser is to find."""
    return SetGiven(piece.the_anchor, piece.letters, moved_home(piece.layout))


def hiding_reasons(piece: Workpiece) -> tuple[Rejection, ...]:
    """What keeps a puzzle from being hidden; empty where it can be played."""
    return tuple(checks.given_reasons(hidden_puzzle(piece)))


def typed_pool(text: str, language: str = "de") -> str:
    """The letters of what somebody typed, in its order; umlauts as two where they are two."""
    return "".join(one for one in fold(text, language) if one in LETTERS)[:MOST_TYPED]


def drawn_pool(rng: Rng) -> str:
    """Tiles of a whole draw by the rules (W1–W6)."""
    drawn: list[DrawnLetter] = []
    bag = VOWELS + CONSONANTS
    while not is_complete(drawn):
        kind = VOWELS if draws_vowel(drawn) else CONSONANTS
        letter = rng.choice([one for one in bag if one in kind])
        bag = bag.replace(letter, "")
        if not is_surplus(letter, drawn):
            drawn.append(as_drawn(letter, drawn))
    return pool_of(drawn)
