"""Which words of a paper the dictionary does not know, without keeping the window waiting."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from PySide6.QtCore import QObject

from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Reason
from wordsmith_desktop.window.kit.threads import run

Place = TypeVar("Place", bound=Hashable)


class PaperJudge:
    """Judges each word once: with every key all of them are asked about again."""

    def __init__(self, lexicon: LexiconOf, owner: QObject, changed: Callable[[], object]) -> None:
        """`changed` is called when words can be judged that could not be before."""
        self._lexicon, self._owner, self._changed = lexicon, owner, changed
        self._judged: dict[tuple[str, str], bool] = {}
        """By dictionary and word whether nothing speaks against it."""
        self._is_ready: dict[str, bool] = {}
        """By dictionary whether it judges at once; those that do not yet load their engine."""

    def unknown(self, tag: str, words: Iterable[tuple[Place, str]]) -> dict[Place, list[str]]:
        """The words that a dictionary does not know, by place; none as long as it cannot judge."""
        lexicon = self._lexicon(tag)
        found: dict[Place, list[str]] = {}
        if lexicon is None or not self._judges_at_once(tag, lexicon):
            return found
        for place, word in words:
            if (tag, word) not in self._judged:
                ruling = lexicon.judge(word)
                # A dictionary that is gone doubts nothing.
                is_known = ruling.accepted or ruling.reason is Reason.NO_DICTIONARY
                self._judged[tag, word] = is_known
            if not self._judged[tag, word]:
                found.setdefault(place, []).append(word)
        return found

    def _judges_at_once(self, tag: str, lexicon: Lexicon) -> bool:
        if tag not in self._is_ready:
            self._is_ready[tag] = not lexicon.may_ask_engine
            if lexicon.may_ask_engine:
                # It takes a tenth of a second, for which the window would stand still.
                run(
                    lambda _ticket: lexicon.load_engine(),
                    done=lambda _nothing: self._loaded(tag),
                    owner=self._owner,
                )
        return self._is_ready[tag]

    def _loaded(self, tag: str) -> None:
        self._is_ready[tag] = True
        self._changed()
