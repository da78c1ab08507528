"""What the window asks of the dictionaries about one word, and on what terms."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    # The home page does without; a lexicon brings NumPy with it.
    from wordsmith_desktop.lexicon.house import GameHouse
    from wordsmith_desktop.lexicon.meanings import Known
    from wordsmith_desktop.lexicon.rulings import Reason, Ruling


class WordQuestion(Value):
    """A word that somebody asks about."""

    word: str
    """As typed, or folded."""
    tags: tuple[str, ...]
    """Of the dictionaries to ask: the first that accepts the word answers, else the first."""
    house: GameHouse | None = None
    """What the table at which it is asked says of its words."""
    ruling: Ruling | None = None
    """The verdict, where it is known already."""
    is_plain: bool = False
    """Whether no list of always counts, but the dictionary alone."""


class Account(Value):
    """An answer."""

    known: Known
    tag: str
    """Of the dictionary that answers."""
    trouble: str = ""
    """Why there are no meanings, as a sentence; only with the first answer that lacks them."""


class WordExplainer(Protocol):
    """The dictionaries and their meanings; nothing of them is read before the first question."""

    def ask(
        self, question: WordQuestion, then: Callable[[Account], object], *, owner: QObject
    ) -> None:
        """Have `then` told in this thread, at once where that is possible.

        It is never told once the owner is gone.
        """


class _NoExplainer(WordExplainer):
    def ask(
        self, question: WordQuestion, then: Callable[[Account], object], *, owner: QObject
    ) -> None:
        """There is no dictionary, so nothing is ever told."""


NO_EXPLAINER: Final[WordExplainer] = _NoExplainer()
"""Knows no word."""


def explain(
    explainer: WordExplainer,
    question: WordQuestion,
    then: Callable[[str], object],
    *,
    owner: QObject,
    as_played: bool = False,
) -> None:
    """Have `then` told a word's first meaning in one line, or once why there are no meanings.

    It is not told where no meaning is known. `as_played` writes the word in capitals, as games do.
    """

    def tell(account: Account) -> None:
        from wordsmith_desktop.wording.meanings import brief_text

        line = account.trouble or brief_text(account.known, as_played=as_played)
        if line:
            then(line)

    explainer.ask(question, tell, owner=owner)


@unique
class Withheld(Enum):
    """Why a word cannot be asked about."""

    NOT_PLAYED = "not_played"
    """Only words that were played can be."""
    IN_DOUBT = "in_doubt"
    """The table is just being asked whether it lets it stand."""


_WHY: Final = {Withheld.NOT_PLAYED: texts.ONLY_PLAYED, Withheld.IN_DOUBT: texts.IN_DOUBT}


class AskingTerms(Value):
    """Which words can be asked about where one is, and of which dictionary."""

    tags: tuple[str, ...]
    """As in `WordQuestion`."""
    house: GameHouse | None = None
    lenient: frozenset[Reason] = frozenset()
    """The dictionary's reasons against a word that the table does not mind."""
    played: frozenset[str] | None = None
    """The only words that can be asked about, folded; None for any word."""
    doubted: str = ""
    """The word whose verdict the table is not to know yet, folded."""
    is_plain: bool = False
    """As in `WordQuestion`."""
    is_closed: bool = False
    """Whether nothing that lies there can be asked about: it is covered."""

    def withheld(self, word: str) -> Withheld | None:
        """Why a folded word cannot be asked about; None if it can."""
        if word and word == self.doubted:
            return Withheld.IN_DOUBT
        if self.played is not None and word not in self.played:
            return Withheld.NOT_PLAYED
        return None

    def why_withheld(self, word: str) -> str:
        """The same as a sentence; empty if the word can be asked about."""
        withheld = self.withheld(word)
        return "" if withheld is None else say(_WHY[withheld], word=word)

    def question(self, word: str) -> WordQuestion:
        """The question about a word."""
        return WordQuestion(word, self.tags, self.house, is_plain=self.is_plain)
