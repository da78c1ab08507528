"""A crossword that the computer makes, with what dictionaries say of its words for clues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.meanings_file import Relation
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.asking.explainer import Account, WordExplainer, WordQuestion
from wordsmith_desktop.wording.texts import say

from ...rules.ruleset import Difficulty
from .. import clued_texts as texts
from ..clued.common_words import drawn_words
from ..clued.criss_cross import diagram_of
from ..clued.laying import LaidWords, laid_out
from ..clued.puzzle import AskedClue, CluedPuzzle

if TYPE_CHECKING:
    from wordsmith_desktop.lexicon.lexicon import Lexicon

WORDS: Final = 16
"""As many as are laid."""
LEAST_WORDS: Final = 3
_ASKED: Final = 60
"""As many are drawn: not every word has a meaning that does not name it."""


class ComputersCrossword(QObject):
    """Draws words, asks for their meanings, and lays those that have one."""

    made = Signal(object)
    """A `CluedPuzzle`."""
    lacked = Signal()
    """There are too few words with a meaning that does not name them."""

    def __init__(
        self, lexicon: Callable[[str], Lexicon | None], explainer: WordExplainer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._lexicon, self._explainer = lexicon, explainer
        self._task: threads.Task | None = None
        self._round = 0

    def make(self, tag: str, level: Difficulty, seed: int) -> None:
        """Begin; `made` comes once it is done. Nothing comes where the dictionary is not open."""
        lexicon = self._lexicon(tag)
        if lexicon is None:
            return
        self.stop()
        rng = Rng(seed)
        words = drawn_words(lexicon.index, level, rng, _ASKED)
        self._ask(words, {}, tag, rng, self._round)

    def stop(self) -> None:
        """Make none."""
        self._round += 1
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _ask(
        self, words: list[str], clues: dict[str, str], tag: str, rng: Rng, number: int
    ) -> None:
        """Ask for one word after another, until there are enough."""
        if number != self._round:
            return
        if not words and len(clues) < LEAST_WORDS:
            self.lacked.emit()
            return
        if not words or len(clues) >= WORDS:
            self._lay(clues, tag, rng)
            return
        word, *others = words

        def take(account: Account) -> None:
            clue = clue_from(account, word)
            more = {**clues, word: clue} if clue else clues
            self._ask(others, more, tag, rng, number)

        self._explainer.ask(WordQuestion(word, (tag,)), take, owner=self)

    def _lay(self, clues: dict[str, str], tag: str, rng: Rng) -> None:
        self._task = threads.run(
            lambda ticket: laid_out(tuple(clues), rng, lambda: ticket.is_cancelled),
            done=lambda laid: self._take(laid, clues, tag),
            owner=self,
        )

    def _take(self, laid: LaidWords, clues: dict[str, str], tag: str) -> None:
        self._task = None
        self.made.emit(puzzle_from(laid, clues, tag, say(texts.MADE_TITLE)))


def puzzle_from(laid: LaidWords, clues: dict[str, str], tag: str, title: str) -> CluedPuzzle:
    """A figure of words with their clues."""
    diagram = diagram_of(laid.layout)
    pairs = ((slot, clues.get(diagram.word(slot), "")) for slot in diagram.slots)
    asked = tuple(AskedClue(slot.start, slot.direction, text) for slot, text in pairs if text)
    return CluedPuzzle(diagram=diagram, clues=asked, title=title, language=code_of(tag))


def clue_from(account: Account, word: str) -> str:
    """The first sense that does not name the word; "" for none."""
    stem = word[: max(4, len(word) - 2)].casefold()
    for meaning in account.known.meanings:
        if meaning.relation is Relation.ITSELF:
            for sense in meaning.senses:
                if stem not in sense.casefold():
                    return sense
    return ""
