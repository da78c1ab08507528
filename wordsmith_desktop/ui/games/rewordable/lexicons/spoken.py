"""Lexicons in words. Knows no Qt."""

from __future__ import annotations

from textwrap import fill

from wordsmith_desktop.ui.games.rewordable.cards.spoken import say_word
from wordsmith_desktop.ui.games.rewordable.lexicons import texts
from wordsmith_desktop.ui.games.rewordable.lexicons.views import LexiconView, WordView
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import say_won
from wordsmith_desktop.ui.kit.texts import POINTS, SEAT_TO_MOVE, say, say_count

_TIP_LETTERS = 60
"""Letters in a line of a tool tip, which breaks no line by itself."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_BETWEEN = f"{_NO_BREAK}· "


def name_of(view: LexiconView) -> str:
    """Whose lexicon it is, as its header has it."""
    return say(texts.OWN_NAME, name=view.name) if view.is_own else view.name


def _counts(view: LexiconView) -> list[str]:
    words = say_count(texts.WORDS, len(view.words)) if view.words else say(texts.NO_WORD)
    parts = [say(SEAT_TO_MOVE)] if view.is_to_move else []
    parts += [words, say_count(POINTS, view.points)]
    return [*parts, say_count(texts.TOKENS, view.tokens)] if view.tokens else parts


def summary(view: LexiconView) -> str:
    """What a header says of a lexicon: words, points, and tokens if there are any.

    A line may be broken between these parts only.
    """
    return _BETWEEN.join(part.replace(" ", _NO_BREAK) for part in _counts(view))


def words_line(view: LexiconView) -> str:
    """The words of a folded lexicon in one line."""
    return " · ".join(word.text for word in view.newest_first)


def say_lexicon(view: LexiconView, *, is_unfolded: bool) -> str:
    """A lexicon's header for a screen reader."""
    whose = say(texts.OWN_LEXICON) if view.is_own else say(texts.LEXICON_OF, name=view.name)
    fold = say(texts.UNFOLDED if is_unfolded else texts.FOLDED)
    return ", ".join((whose, *_counts(view), fold))


def tip(view: LexiconView) -> str:
    """A header's tool tip: everything, tokens by their conditions."""
    parts = (f"{name_of(view)}: {summary(view)}", words_line(view), say_won(view.won))
    return "\n".join(fill(part, _TIP_LETTERS) for part in parts if part)


def say_lexicon_word(word: WordView, *, owner: str, is_new: bool) -> str:
    """A word of a lexicon; `owner` is empty for one's own."""
    said = say_word(word.cards, owner=owner)
    if is_new:
        said = say(texts.SAID_NEW, word=said)
    return say(texts.SAID_TAKEN, word=said) if word.is_taken else said
