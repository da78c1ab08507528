"""Answers questions about words from the installed dictionaries and their meanings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import Shiboken

from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.window.kit.asking.explainer import Account, WordExplainer, WordQuestion
from wordsmith_desktop.window.kit.threads import run
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.lexicon.meanings import Known, Meanings

Then = Callable[[Account], object]
PROBLEM_LIMIT = 300
"""Letters of a problem that are told."""


@dataclass(slots=True)
class _Asked:
    """A question under way."""

    question: WordQuestion
    then: Then
    owner: QObject
    first: Account | None = None
    """What the first dictionary answered, once it has."""
    tags: list[str] = field(default_factory=list)
    """Those that are still to be asked."""


class DictionaryExplainer(WordExplainer):
    """For the window's thread; what takes long is looked up beside it."""

    def __init__(self, dictionaries: Dictionaries, folder: Path) -> None:
        """`folder` holds the dictionaries' files; none is opened yet."""
        self._dictionaries = dictionaries
        self._folder = folder
        self._meanings: dict[str, Meanings] = {}
        self._waiting: list[_Asked] = []
        dictionaries.when_opened(lambda _tag: self._go_on())

    def ask(self, question: WordQuestion, then: Then, *, owner: QObject) -> None:
        self._advance(_Asked(question, then, owner, tags=list(question.tags)))

    def close(self) -> None:
        """Let go of the files, once no thread runs any more."""
        for meanings in self._meanings.values():
            meanings.close()

    # Inside

    def _go_on(self) -> None:
        """A dictionary was opened, which may be what some wait for."""
        waiting, self._waiting = self._waiting, []
        for asked in waiting:
            if Shiboken.isValid(asked.owner):
                self._advance(asked)

    def _advance(self, asked: _Asked) -> None:
        tag = asked.tags[0]
        is_plain = asked.question.is_plain
        open_one = self._dictionaries.plain_lexicon if is_plain else self._dictionaries.lexicon
        lexicon = open_one(tag)
        if lexicon is None:
            self._waiting.append(asked)
            return
        meanings = self._meanings_of(tag)
        question = asked.question
        if _is_quick(question, lexicon, meanings):
            self._take(asked, _known(question, lexicon, meanings))
            return
        run(
            lambda _ticket: _known(question, lexicon, meanings),
            done=lambda known: self._take(asked, known),
            owner=asked.owner,
        )

    def _take(self, asked: _Asked, known: Known) -> None:
        tag = asked.tags.pop(0)
        account = Account(known, tag)
        asked.first = asked.first or account
        # What the house bans is a word, and of that dictionary.
        is_banned = known.ruling.source in ("table", "always")
        if asked.tags and not known.ruling.accepted and not is_banned:
            self._advance(asked)
            return
        told = account if known.ruling.accepted or is_banned else asked.first
        asked.then(self._with_trouble(told))

    def _with_trouble(self, account: Account) -> Account:
        from wordsmith_desktop.core.printable import shown

        problem = self._meanings_of(account.tag).take_problem()
        if problem is None:
            return account
        trouble = say(texts.NO_MEANINGS_SHOWN, problem=shown(str(problem), limit=PROBLEM_LIMIT))
        return Account(account.known, account.tag, trouble)

    def _meanings_of(self, tag: str) -> Meanings:
        # Imported here because it brings NumPy, which would hold up the first window.
        from wordsmith_desktop.lexicon.meanings import Meanings

        language = code_of(tag)
        if language not in self._meanings:
            self._meanings[language] = Meanings(language, self._folder)
        return self._meanings[language]


def _known(question: WordQuestion, lexicon: Lexicon, meanings: Meanings) -> Known:
    from wordsmith_desktop.lexicon.meanings import known_of

    ruling = question.ruling or lexicon.judge(question.word, game_house=question.house)
    return known_of(ruling, question.word, lexicon, meanings)


def _is_quick(question: WordQuestion, lexicon: Lexicon, meanings: Meanings) -> bool:
    """Whether neither a file is to be opened nor a spelling engine to be asked."""
    if not meanings.is_open:
        return False
    is_listed = lexicon.index.position(lexicon.fold(question.word.strip())) is not None
    return question.ruling is not None or is_listed or not lexicon.may_ask_engine
