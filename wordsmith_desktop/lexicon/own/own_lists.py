"""The dictionaries that people brought along, a folder for each: whole or not there at all."""

from __future__ import annotations

import json
import os
import re
import shutil
import unicodedata
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum, unique
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.private import create, make_folder
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value

from ..languages import OWN_MARK, code_of, name_of

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from ..store import WordColumns

FORMAT: Final = 1
ABOUT, WORDS = "list.json", "words.npz"
LONGEST_NAME: Final = 40
_TAG: Final = re.compile(r"[a-z]{2,3}(?:-[a-z]{2})?")
_UNFIT: Final = re.compile(r"[^\w .,'’()&-]")
_DRAFT: Final = ".new"
_GONE: Final = ".gone"


@unique
class ListUse(Enum):
    """What somebody's words are to a match."""

    ONLY = "only"
    """These words alone count."""
    BESIDE = "beside"
    """These and those of another dictionary count."""
    WITHOUT = "without"
    """Another dictionary counts, but for these words."""
    CLASS = "class"
    """These words alone count, and all of them are for every day."""


NEEDS_BASE: Final = frozenset({ListUse.BESIDE, ListUse.WITHOUT})
"""The modes that go by another dictionary."""


class OwnList(Value, kw_only=True):
    """What is known of a dictionary that somebody brought along."""

    tag: str
    mode: ListUse
    base: str = ""
    """The tag of the dictionary that it goes by, see `NEEDS_BASE`."""
    words: int
    """How many there are in it."""
    digest: str
    """SHA-256 of its words, by which other computers know the same list."""
    source: str = ""
    """The name of the file it came from."""
    licence: str = ""
    """What that file says of its licence, in a line."""
    added_ms: int = 0
    """In milliseconds since 1970 (UTC)."""
    is_estimated: bool = False
    """Whether how common its words are is but an estimate."""

    @property
    def language(self) -> str:
        """The language of its words."""
        return code_of(self.tag)

    @property
    def name(self) -> str:
        """What whoever brought it calls it."""
        return name_of(self.tag)


class TakenNameError(ValueError):
    """There is a dictionary of that name and language already."""


class OwnLists:
    """Those in one folder; each is asked of the disk anew, since other programs may add some."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> Sequence[OwnList]:
        """Those that can be read, by language and name."""
        with suppress(OSError):
            found = (self._read(path) for path in sorted(self.folder.glob(f"*/{ABOUT}")))
            whole = (one for one in found if one is not None)
            return tuple(sorted(whole, key=lambda one: (one.language, one.name.casefold())))
        return ()

    def find(self, tag: str) -> OwnList | None:
        """The one of a tag; None where there is none, or none that can be read."""
        return self._read(self.folder_of(tag) / ABOUT)

    def folder_of(self, tag: str) -> Path:
        """Where the one of a tag lies, or would lie."""
        plain = unicodedata.normalize("NFKD", name_of(tag)).encode("ascii", "ignore").decode()
        slug = re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")[:24]
        return self.folder / f"{code_of(tag)}-{slug}-{zlib.crc32(tag.encode()):08x}"

    def words_of(self, tag: str) -> Path:
        """Where its word list lies."""
        return self.folder_of(tag) / WORDS

    def keep(
        self, own: OwnList, table: WordColumns, should_stop: Callable[[], bool] = lambda: False
    ) -> bool:
        """Keep a dictionary, whole or not at all; whether it is kept, as it is unless it
        `should_stop`. Raises `OSError`, `TakenNameError`."""
        from ..store import write_table

        target = self.folder_of(own.tag)
        if target.exists():
            raise TakenNameError(own.tag)
        draft = target.with_name(f".{target.name}.{os.getpid()}{_DRAFT}")
        try:
            make_folder(draft)
            write_table(draft / WORDS, table)
            self._write(draft / ABOUT, json.dumps(_as_json(own), ensure_ascii=False).encode())
            with (draft / WORDS).open("rb+") as words:
                os.fsync(words.fileno())
            if should_stop():
                return False
            replace(draft, target)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
        return True

    def take_in(
        self, name: str, parts: Mapping[str, str], unpack: Callable[[str, Path], object]
    ) -> bool:
        """Take a dictionary's folder from elsewhere, whole or not at all; whether it is new.

        `unpack` writes a part, by what it is called there, to a path. Raises `OSError`.
        """
        from ..store import DictionaryError, read_table

        target = self.folder / name
        if target.exists():
            return False
        draft = target.with_name(f".{name}.{os.getpid()}{_DRAFT}")
        try:
            make_folder(draft)
            for part, stored in parts.items():
                unpack(stored, draft / part)
            read_table(draft / WORDS)
            replace(draft, target)
        except DictionaryError:
            return False
        finally:
            shutil.rmtree(draft, ignore_errors=True)
        return True

    def remove(self, tag: str) -> None:
        """Take a dictionary away; matches that were played by it can still be looked at.

        Raises `OSError`.
        """
        folder = self.folder_of(tag)
        # Renamed first, so that a program that is ended amid it leaves no half of one.
        gone = folder.with_name(f".{folder.name}.{os.getpid()}{_GONE}")
        replace(folder, gone)
        shutil.rmtree(gone, ignore_errors=True)

    def tidy_up(self) -> None:
        """Remove what a program left that was ended amid adding or removing; never fails."""
        with suppress(OSError):
            for left in (*self.folder.glob(f".*{_DRAFT}"), *self.folder.glob(f".*{_GONE}")):
                shutil.rmtree(left, ignore_errors=True)

    def read_part(self, tag: str, name: str) -> str:
        """What somebody put beside a dictionary; empty where there is nothing."""
        try:
            return (self.folder_of(tag) / name).read_text("utf-8")
        except (OSError, ValueError):
            return ""

    def put_part(self, tag: str, name: str, content: str) -> None:
        """Put something beside a dictionary. Raises `OSError`."""
        path = self.folder_of(tag) / name
        draft = path.with_name(f"{name}{_DRAFT}")
        self._write(draft, content.encode())
        replace(draft, path)

    def _write(self, path: Path, data: bytes) -> None:
        with open(path, "wb", opener=create) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def _read(self, path: Path) -> OwnList | None:
        try:
            own = own_list_of(json_of(path.read_bytes()))
        except (OSError, RefusedError):
            return None
        return own if self.folder_of(own.tag) == path.parent else None


@refusing()
def own_list_of(content: Any) -> OwnList:
    """What JSON says of a dictionary. Raises `RefusedError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("no dictionary of this format")
    texts = {name: content[name] for name in ("tag", "base", "digest", "source", "licence")}
    numbers = {name: content[name] for name in ("words", "added_ms")}
    if not all(isinstance(one, str) for one in texts.values()):
        raise ValueError("a text is none")
    if not all(type(one) is int and one >= 0 for one in numbers.values()):
        raise ValueError("a number is none")
    if texts["tag"] != own_tag(code_of(texts["tag"]), name_of(texts["tag"])):
        raise ValueError("a tag of no dictionary of somebody's own")
    return OwnList(
        **texts,
        **numbers,
        mode=ListUse(content["mode"]),
        is_estimated=content["is_estimated"] is True,
    )


def own_tag(language: str, name: str) -> str:
    """The tag of somebody's dictionary. Raises `ValueError` for a language or name that is none."""
    tidy = " ".join(_UNFIT.sub("", unicodedata.normalize("NFC", name)).split())[:LONGEST_NAME]
    if not tidy.strip() or not _TAG.fullmatch(language):
        raise ValueError(f"{language!r} {name!r}")
    return f"{code_of(language)}{OWN_MARK}{tidy.strip()}"


def _as_json(own: OwnList) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "tag": own.tag,
        "mode": own.mode.value,
        "base": own.base,
        "words": own.words,
        "digest": own.digest,
        "source": own.source,
        "licence": own.licence,
        "added_ms": own.added_ms,
        "is_estimated": own.is_estimated,
    }
