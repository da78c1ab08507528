"""The words that the desk knows: of dictionaries, of a list, and those that its author wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.languages import OURS, code_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.wording.texts import Text

from ...table.gestures import WordJudge
from ..clued.fill_words import FillWords, favoured, joined, scored_in, with_scored, words_of_index
from ..clued.puzzle import CluedPuzzle
from ..clued.word_sources import SourceUse, Uses, keep_uses, load_uses, uses_of
from .shelf import read_bytes


class DeskWords:
    """Asks the dictionaries that are chosen for the puzzle's language."""

    def __init__(self, context: RoomContext, puzzle: Callable[[], CluedPuzzle]) -> None:
        self._context, self._puzzle = context, puzzle
        self._chosen: Uses = load_uses(context.folder)
        self._judges: dict[str, WordJudge] = {}
        self._scored: Mapping[str, int] = {}
        self._made: tuple[object, FillWords] | None = None

    @property
    def titles(self) -> Mapping[str, Text]:
        """All dictionaries by their tags, the usual one of each language first."""
        return dict(self._context.dictionaries())

    @property
    def languages(self) -> Sequence[str]:
        """The languages of which there are dictionaries, ours first."""
        return list(dict.fromkeys((*OURS, *map(code_of, self.titles))))

    @property
    def uses(self) -> Mapping[str, SourceUse]:
        """What each dictionary of the puzzle's language is used for."""
        return uses_of(self._puzzle().language, list(self.titles), self._chosen)

    def choose(self, uses: Uses) -> None:
        """Use them so from now on. Raises `StoreError`."""
        self._chosen = {**self._chosen, **uses}
        keep_uses(self._context.folder, self._chosen)

    def use_list(self, path: Path) -> int:
        """Have words of a file go first; how many there are. Raises `StoreError` and
        `PuzzleFileError`."""
        text = read_bytes(path).decode("utf-8-sig", "replace")
        self._scored = scored_in(text, self._puzzle().language)
        return len(self._scored)

    def forget(self) -> None:
        """A dictionary was opened, or thinks otherwise of words."""
        self._judges.clear()

    # Answers

    @property
    def is_opening(self) -> bool:
        """Whether a dictionary that is used is not open yet."""
        return any(lexicon is None for lexicon in self._lexica().values())

    def is_refused(self, word: str) -> bool:
        """Whether no dictionary that is used has a word, and its author did not accept it."""
        if word in self._puzzle().accepted or word in self._scored or self.is_opening:
            return False
        judges = [self._judge(tag) for tag in self._lexica()]
        return bool(judges) and all(judge.refusal(word) for judge in judges)

    def to_fill(self) -> FillWords | None:
        """The words there are to fill with; None as long as a dictionary opens."""
        lexica = {tag: one for tag, one in self._lexica().items() if one is not None}
        if self.is_opening or not (lexica or self._scored):
            return None
        uses = {tag: self.uses[tag] for tag in lexica}
        key = (tuple(lexica.items()), tuple(uses.values()), id(self._scored))
        if self._made is None or self._made[0] != key:
            made = [self._words_of(one, uses[tag]) for tag, one in lexica.items()]
            self._made = key, with_scored(joined(made), self._scored)
        return self._made[1]

    def _words_of(self, lexicon: Lexicon, use: SourceUse) -> FillWords:
        is_family = not self._context.preferences.settings.offers_all_words
        found = words_of_index(lexicon.index, family=is_family)
        return favoured(found) if use is SourceUse.FIRST else found

    def _lexica(self) -> dict[str, Lexicon | None]:
        used = [tag for tag, use in self.uses.items() if use is not SourceUse.OFF]
        return {tag: self._context.lexicon(tag) for tag in used}

    def _judge(self, tag: str) -> WordJudge:
        if tag not in self._judges:
            self._judges[tag] = WordJudge(lambda: self._context.lexicon(tag), GameHouse())
        return self._judges[tag]
