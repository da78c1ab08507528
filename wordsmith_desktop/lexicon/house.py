"""The table's own words: what it accepts or bans, for this game or for always."""

from __future__ import annotations

import json
import os
from pathlib import Path

from wordsmith_desktop.core.private import create, make_folder
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value

from .folding import bad_characters, fold
from .languages import OURS

FORMAT = 1


class GameHouse:
    """Words accepted or banned for this game only; kept in memory."""

    def __init__(self, language: str = OURS[0]) -> None:
        self._language = language
        self._verdicts: dict[str, bool] = {}

    def accept(self, word: str) -> None:
        """Accept a word from now on. Raises ValueError if no game could show it."""
        self._verdicts[_playable(word, self._language)] = True

    def ban(self, word: str) -> None:
        """Ban a word from now on. Raises ValueError if no game could show it."""
        self._verdicts[_playable(word, self._language)] = False

    def forget(self, word: str) -> None:
        """Leave a word to the dictionary again."""
        self._verdicts.pop(fold(word, self._language), None)

    def set_verdict(self, word: str, accepted: bool | None) -> None:
        """Accept, ban or forget a word. Raises `ValueError` for one that no game could show."""
        if accepted is None:
            self.forget(word)
        elif accepted:
            self.accept(word)
        else:
            self.ban(word)

    def verdict(self, word: str) -> bool | None:
        """Return True for accepted, False for banned, None for no opinion."""
        return self._verdicts.get(fold(word, self._language))

    def words(self) -> list[tuple[str, bool]]:
        """Return the folded words with their verdicts, by alphabet."""
        return sorted(self._verdicts.items())


class HouseList(GameHouse):
    """Words accepted or banned for always, kept in one JSON file per language.

    Changes are in effect at once and lasting after `save`.
    """

    def __init__(self, path: Path | None = None, language: str = OURS[0]) -> None:
        super().__init__(language)
        self.path = path
        """Where `save` writes; None keeps the list in memory."""
        self._known: dict[str, bool] = {}
        """What the file held, as far as this list has read or written it."""
        self.damage: HouseDamage | None = None
        """Set when the file there was could not be read."""

    @classmethod
    def load(cls, folder: Path, language: str) -> HouseList:
        """Read the list of a language; a damaged file is set aside and told in `damage`."""
        house = cls(folder / f"house-{language}.json", language)
        try:
            house._verdicts = _parse(folder / f"house-{language}.json")
            house._known = dict(house._verdicts)
        except FileNotFoundError:
            pass
        except OSError as error:
            # The file may be sound: saving over it would lose it.
            house.damage = HouseDamage(folder / f"house-{language}.json", None, str(error))
            house.path = None
        except RefusedError as error:
            house.damage = _set_aside(folder / f"house-{language}.json", str(error))
        return house

    def save(self) -> None:
        """Write the list so that a power cut leaves the old or the new one. Raises OSError.

        What another program has put into the file since is kept, and known from now on.
        """
        if self.path is None:
            return
        self._take_in(self.path)
        content = {"format": FORMAT, "words": dict(self.words())}
        data = json.dumps(content, indent=1, ensure_ascii=False).encode()
        make_folder(self.path.parent)
        _replace(self.path, data)
        self._known = dict(self._verdicts)

    def _take_in(self, path: Path) -> None:
        """Take over what others have changed, but for words about which something was said here."""
        try:
            theirs = _parse(path)
        except OSError:
            return
        except RefusedError as error:
            self.damage = _set_aside(path, str(error))
            return
        for word in {*theirs, *self._known}:
            before, here, there = (each.get(word) for each in (self._known, self._verdicts, theirs))
            if here == before and there is not None:
                self._verdicts[word] = there
            elif here == before:
                self._verdicts.pop(word, None)


class HouseDamage(Value):
    """A house list that could not be read."""

    path: Path
    """The file as it was named."""
    kept_as: Path | None
    """Where it lies now; None if it could not be moved."""
    problem: str


def _playable(word: str, language: str = OURS[0]) -> str:
    """Fold a word. Raises ValueError naming it if it is empty or holds other characters."""
    folded = fold(word.strip(), language)
    if not folded or bad_characters(folded):
        raise ValueError(f"no game can show the word {word!r}")
    return folded


def _parse(path: Path) -> dict[str, bool]:
    """Read the verdicts of a file. Raises RefusedError if it is not a house list."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is no ordinary file")
    return house_verdicts(json_of(path.read_bytes()))


@refusing()
def house_verdicts(content: object) -> dict[str, bool]:
    """The verdicts of a list's JSON, by folded word. Raises `RefusedError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a house list of this format")
    words = content.get("words")
    if not isinstance(words, dict) or not all(isinstance(v, bool) for v in words.values()):
        raise ValueError("a word without a verdict")
    return {_playable(word): verdict for word, verdict in words.items()}


def _set_aside(path: Path, problem: str) -> HouseDamage:
    """Rename a damaged file to the first free name beside it."""
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.damaged-{number}")
        if not kept.exists():
            try:
                replace(path, kept)
            except OSError:
                break
            return HouseDamage(path, kept, problem)
    return HouseDamage(path, None, problem)


def _replace(path: Path, data: bytes) -> None:
    """Write beside the file, force it to the disk, rename, force the folder to the disk."""
    partial = path.with_name(path.name + ".new")
    with open(partial, "wb", opener=create) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    replace(partial, path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
