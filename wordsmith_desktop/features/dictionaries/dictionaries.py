"""The dictionaries of the program: opened beside the window, asked without making it wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from wordsmith_desktop.core.digests import file_digest
from wordsmith_desktop.core.limits import NO_LIMITS, Limits
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.house import GameHouse, HouseDamage, HouseList
from wordsmith_desktop.lexicon.languages import OURS, code_of, name_of, ours_of
from wordsmith_desktop.wording.dictionary_names import TITLES, own_title

if TYPE_CHECKING:
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.background import InBackground
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.lexicon.own.own_lists import OwnLists
    from wordsmith_desktop.lexicon.rulings import Ruling
    from wordsmith_desktop.records.log import DictionaryId
    from wordsmith_desktop.session.drivers import Judge
    from wordsmith_desktop.wording.texts import Text

    from .equipment import Equipment

LexiconOf: TypeAlias = "Callable[[str], Lexicon | None]"
"""The dictionary of a tag, or None while it is being opened, which the first call begins."""


class Dictionary(Value):
    """A dictionary to play with."""

    tag: str
    """Such as "en", "en-gb" or "de"."""
    title: Text


class Dictionaries:
    """One lexicon for each tag, one house list for each language. For the window's thread."""

    def __init__(self, folder: Path, houses: Path, own: Path, run: InBackground) -> None:
        """Read dictionaries from `folder`, keep house lists in `houses` and those that people
        bring along in `own`; `run` opens them."""
        self._run = run
        self._folder = folder
        self._own_folder = own
        self._houses_folder = houses
        self._houses: dict[str, HouseList] = {}
        self._open: dict[str, Lexicon] = {}
        self._plain: dict[str, Lexicon] = {}
        self._opening: set[str] = set()
        self._listeners: list[Callable[[str], object]] = []
        self._judges: dict[tuple[str, bool], _DictionaryJudge] = {}
        self._equipment: Equipment | None = None

    def all(self) -> Sequence[Dictionary]:
        """The dictionaries that are installed, the usual one of each language first."""
        own = self.own.all() if self._own_folder.is_dir() else ()
        ours = tuple(Dictionary(tag, title) for tag, title in TITLES.items())
        return ours + tuple(Dictionary(one.tag, own_title(one.tag)) for one in own)

    @property
    def own(self) -> OwnLists:
        """Those that people brought along."""
        from wordsmith_desktop.lexicon.own.own_lists import OwnLists

        return OwnLists(self._own_folder)

    @property
    def files(self) -> Path:
        """The folder with the program's own dictionaries."""
        return self._folder

    def marks(self) -> Mapping[str, str]:
        """What tells the words of each that people brought along in the code of a deal, by tag."""
        from wordsmith_desktop.core.syllables import mark_of

        digests = {one.tag: self.identity(one.tag).digest for one in self.all() if name_of(one.tag)}
        return {tag: mark_of(digest) for tag, digest in digests.items() if digest}

    @property
    def equipment(self) -> Equipment:
        """Dice, tiles and cards of languages that the program brings none for."""
        from .equipment import Equipment

        if self._equipment is None:
            self._equipment = Equipment(self.own, self._folder, self._run, self.tell)
        return self._equipment

    def equipped(self, game: str, ruleset: Any, tag: str) -> Any:
        """A ruleset with the material of its dictionary's language."""
        if not name_of(tag):
            return ruleset
        from wordsmith_desktop.games.common.materials import with_material

        return with_material(game, ruleset, tag, self.own)

    def forget(self, tag: str) -> None:
        """Let go of a dictionary that has been added or taken away since it was opened."""
        # Others may go by it.
        going_by_it = [one for one in self._open if name_of(one)]
        for one in (tag, *going_by_it):
            for opened in (self._open, self._plain):
                if lexicon := opened.pop(one, None):
                    lexicon.close()
            self._judges = {key: judge for key, judge in self._judges.items() if key[0] != one}

    def lexicon(self, tag: str) -> Lexicon | None:
        """A dictionary, or None while it is being opened, which the first call begins."""
        # A tag of another program's save is taken for the language it begins with.
        tag = _known(tag)
        if tag not in self._open and tag not in self._opening:
            # In this thread, so that pages and lexicon share one list.
            house = self.house(code_of(tag))
            folder, own = self._folder, self._own_folder
            self._opening.add(tag)
            self._run(
                lambda _ticket: _open(tag, folder, own),
                done=lambda lexicon: self._opened(tag, lexicon, house),
            )
        return self._open.get(tag)

    def plain_lexicon(self, tag: str) -> Lexicon | None:
        """The same without the words that this house accepts or bans, as challenges have it."""
        self.lexicon(tag)
        return self._plain.get(_known(tag))

    def vocabulary(
        self,
        tag: str,
        house: GameHouse,
        *,
        is_plain: bool = False,
        is_family: bool = True,
        limits: Limits = NO_LIMITS,
    ) -> Vocabulary | None:
        """The words of a dictionary within limits, and the table's own; None while it is not open.

        `house` is what a match's own table says, which counts before the lists of always; those
        are left out of a plain one. `is_family` leaves out words that are not for every table.
        """
        from wordsmith_desktop.bots.vocabulary import words_within

        lexicon = self.plain_lexicon(tag) if is_plain else self.lexicon(tag)
        if lexicon is None:
            return None
        return words_within(lexicon, limits, house, is_family=is_family)

    def when_opened(self, call: Callable[[str], object]) -> None:
        """Have `call` told the tag of every dictionary once it is open, in this thread."""
        # They are told as well whenever a ruling is ready.
        self._listeners.append(call)

    def house(self, language: str) -> HouseList:
        """The table's own words of a language: "en" or "de"."""
        if language not in self._houses:
            self._houses[language] = HouseList.load(self._houses_folder, language)
        return self._houses[language]

    def house_damage(self) -> tuple[HouseDamage, ...]:
        """The lists that could not be read."""
        for language in OURS:
            self.house(language)
        return tuple(house.damage for house in self._houses.values() if house.damage)

    def identity(self, tag: str) -> DictionaryId:
        """What a save says of the dictionary; its digest is "" where the word list is missing.

        A tag is taken as `lexicon` takes it.
        """
        from wordsmith_desktop.records.log import DictionaryId

        tag = _known(tag)
        lexicon = self._open.get(tag)
        if lexicon is not None:
            return DictionaryId(*lexicon.identity)
        if name_of(tag):
            from wordsmith_desktop.lexicon.loading import digest_of

            return DictionaryId(tag, digest_of(tag, self._folder, self.own))
        try:
            with (self._folder / code_of(tag) / "words.npz").open("rb") as words:
                digest = file_digest(words)
        except OSError:
            digest = ""
        return DictionaryId(tag, digest)

    def judge(self, tag: str, *, is_plain: bool = False, limits: Limits = NO_LIMITS) -> Judge:
        """A judge that answers None until it knows, and has the listeners told then.

        A tag is taken as `lexicon` takes it. A plain one knows no words of the house.
        """
        key = _known(tag), is_plain
        if key not in self._judges:
            open_lexicon = self.plain_lexicon if is_plain else self.lexicon
            self._judges[key] = _DictionaryJudge(key[0], open_lexicon, self.tell, self._run)
        return self._judges[key].judge if limits == NO_LIMITS else self._judges[key].within(limits)

    def tell(self, tag: str) -> None:
        """Call the listeners."""
        for listener in tuple(self._listeners):
            listener(tag)

    def close(self) -> None:
        """Give up the spelling engines; for the end of the program, after all threads."""
        for lexicon in (*self._open.values(), *self._plain.values()):
            lexicon.close()

    def _opened(self, tag: str, lexicon: Lexicon, house: HouseList) -> None:
        lexicon.house = house
        self._plain[tag] = lexicon.without_house()
        self._open[tag] = lexicon
        self._opening.discard(tag)
        if name_of(tag):
            self.equipment.see_to(tag)
        self.tell(tag)


class _DictionaryJudge:
    """Judges words by one dictionary; what the list cannot answer at once goes to a thread.

    A spelling engine takes a tenth of a second to load, and some words take it long.
    """

    def __init__(
        self,
        tag: str,
        open_lexicon: Callable[[str], Lexicon | None],
        tell: Callable[[str], object],
        run: InBackground,
    ) -> None:
        self._run = run
        self._tag = tag
        self._lexicon = open_lexicon
        self._tell = tell
        self._asked: set[str] = set()
        self._rulings: dict[str, Ruling] = {}
        """Answers of the thread that nobody has fetched yet."""

    def judge(self, word: str) -> Ruling | None:
        """The verdict on a folded word, or None while it is not known."""
        lexicon = self._lexicon(self._tag)
        if lexicon is None or word in self._asked:
            return None
        if self._is_quick(lexicon, word):
            return lexicon.judge(word)
        ready = self._rulings.pop(word, None)
        if ready is None:
            self._ask(lexicon, word)
        return ready

    def within(self, limits: Limits) -> Judge:
        """The same, of which fewer words count."""
        from wordsmith_desktop.lexicon.limits import narrowed

        def judge(word: str) -> Ruling | None:
            ruling, lexicon = self.judge(word), self._lexicon(self._tag)
            return narrowed(ruling, limits, lexicon.index) if ruling and lexicon else None

        return judge

    def _is_quick(self, lexicon: Lexicon, word: str) -> bool:
        known = lexicon.index.position(lexicon.fold(word)) is not None
        return known or not lexicon.is_ready or lexicon.house.verdict(word) is not None

    def _ask(self, lexicon: Lexicon, word: str) -> None:
        from wordsmith_desktop.lexicon.rulings import Reason, Ruling

        self._asked.add(word)
        self._run(
            lambda _ticket: lexicon.judge(word),
            done=lambda ruling: self._answer(word, ruling),
            failed=lambda _error: self._answer(
                word, Ruling(word, False, Reason.UNKNOWN, self._tag)
            ),
        )

    def _answer(self, word: str, ruling: Ruling) -> None:
        self._asked.discard(word)
        self._rulings[word] = ruling
        self._tell(self._tag)


def _known(tag: str) -> str:
    if tag in TITLES or name_of(tag):
        return tag
    return ours_of(tag.lower())


def _open(tag: str, folder: Path, own: Path) -> Lexicon:
    # Imported here because it brings NumPy, which would hold up the first window.
    from wordsmith_desktop.lexicon.loading import open_lexicon

    return open_lexicon(tag, folder, own_dir=own)
