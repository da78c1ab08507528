"""A explainer of words that knows something of every word, without a dictionary."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.meanings import Known, Meaning
from wordsmith_desktop.lexicon.meanings_file import PartOfSpeech
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.window.kit.asking.explainer import Account, WordExplainer, WordQuestion


class ToyExplainer(WordExplainer):
    """Knows every word, those of `names` as names, and takes down what it is asked."""

    def __init__(self, *names: str, is_slow: bool = False) -> None:
        """A slow one answers only when a test has it `answer`."""
        self.names = names
        self.asked: list[WordQuestion] = []
        self.waiting: list[Callable[[], object]] = []
        self.trouble = ""
        """Told with the next answer."""
        self._is_slow = is_slow

    @property
    def words(self) -> list[str]:
        """The words that were asked about, folded."""
        return [fold(question.word) for question in self.asked]

    def ask(
        self, question: WordQuestion, then: Callable[[Account], object], *, owner: QObject
    ) -> None:
        assert owner is not None
        self.asked.append(question)
        account = self._account(question)
        if self._is_slow:
            self.waiting.append(lambda: then(account))
        else:
            then(account)

    def answer(self) -> None:
        """Tell what waits."""
        waiting, self.waiting = self.waiting, []
        for tell in waiting:
            tell()

    def _account(self, question: WordQuestion) -> Account:
        word = fold(question.word)
        is_name = word in self.names
        part = PartOfSpeech.NAME if is_name else PartOfSpeech.NOUN
        meaning = Meaning(word.capitalize(), word.capitalize(), part, (meaning_of(word),))
        reason = Reason.NAME if is_name else Reason.LISTED
        ruling = question.ruling or Ruling(word, not is_name, reason, question.tags[0])
        known = Known(ruling, word.capitalize(), None if is_name else 42, (meaning,))
        trouble, self.trouble = self.trouble, ""
        return Account(known, question.tags[0], trouble)


def meaning_of(word: str) -> str:
    """What a word means to the `ToyExplainer`."""
    return f"what {word.lower()} means"
