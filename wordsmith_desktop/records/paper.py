"""Matches that were played on paper and entered afterwards: one sealed JSON file for each."""

from __future__ import annotations

import json
import os
import re
from itertools import count
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.digests import hex_digest
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.replacing import remove, replace
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.paper_sheet import Misfit, OnPaper, WrittenSheet
from wordsmith_desktop.games.common.registry import game_of, rules_of

from .codec import decode, encode
from .files import write_atomically
from .log import Player
from .troubles import (
    BEFORE,
    Damage,
    DamageKind,
    Trouble,
    UnknownGame,
    UnreadableError,
    Versioned,
    WrongVersion,
    storing,
)

FORMAT: Final = 1
_UNRELEASED: Final = 2
"""What programs before the first release called this format; the next one is 3."""
_ID: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
_END_MS: Final = 32_503_680_000_000
"""The end of the year 2999, in milliseconds since 1970 (UTC): no calendar has to go further."""
_LONGEST: Final = 1 << 20
"""Bytes; no paper is as long as that."""


class PaperMatch(Value, kw_only=True):
    """A match from its paper."""

    match_id: str
    game: str
    ruleset: Any
    """The game's own value."""
    seats: tuple[Player, ...]
    played_ms: int
    """The day it was played, in milliseconds since 1970 (UTC)."""
    sheet: WrittenSheet

    @property
    def asked(self) -> OnPaper:
        """The game's answers. Raises `ValueError` for a game that has none."""
        found = game_of(self.game).on_paper()
        if found is None:
            raise ValueError(f"{self.game} is not entered from paper")
        return found

    @property
    def digest(self) -> str:
        """Equal for matches of which nothing is different."""
        return _seal(_content(self))

    @property
    def misfits(self) -> tuple[Misfit, ...]:
        """Every reason why the paper cannot be true; the ruleset can be played by the seats."""
        return self.asked.check(self.sheet, self.ruleset, len(self.seats))


class MisfitError(WordsmithError):
    """A match was to be kept whose paper cannot be true."""

    def __init__(self, misfits: tuple[Misfit, ...]) -> None:
        super().__init__(", ".join(str(one.rejection.code.value) for one in misfits))
        self.misfits = misfits


class _Stored(Value):
    match_id: str
    game: str
    ruleset: object
    seats: tuple[Player, ...]
    played_ms: int
    sheet: WrittenSheet


class PaperShelf:
    """The folder of these files; each goes by its match's id."""

    def __init__(self, folder: Path) -> None:
        """The folder is made with its first file."""
        self._folder = folder

    def paths(self) -> tuple[Path, ...]:
        """Every file, in the order of the ids. Raises `StoreError`."""
        with storing(self._folder):
            return tuple(sorted(self._folder.glob("*.json"))) if self._folder.is_dir() else ()

    def keep(self, match: PaperMatch) -> Path:
        """Write a match, in the place of an earlier one of its id; the path.

        Raises `MisfitError` where the paper cannot be true, `ValueError` where the match cannot be
        played so or its id is none, and `StoreError`.
        """
        path = self.path_for(match.match_id)
        _expect_playable(match)
        if misfits := match.misfits:
            raise MisfitError(misfits)
        write_atomically(path, _as_bytes(match))
        return path

    def read(self, path: Path) -> PaperMatch:
        """The match of a file, which goes by its id. Raises `UnreadableError` and `StoreError`."""
        with storing(path), path.open("rb") as file:
            data = file.read(_LONGEST + 1)
        try:
            return _match_of(data, path.stem)
        except _UnfitError as error:
            raise UnreadableError(path, error.trouble) from error

    def take_in(self, name: str, data: bytes) -> bool:
        """Add a file of another shelf; whether it is sound and was not here. Raises `StoreError`.

        `name` is its name there.
        """
        path = self._folder / name
        if not is_paper(name, data) or path.exists():
            return False
        write_atomically(path, data)
        return True

    def set_aside(self, path: Path) -> Path:
        """Put a damaged file out of the list; says where it lies now. Raises `StoreError`."""
        kept_as = next(
            place
            for number in count(1)
            if not (place := path.with_suffix(f".damaged-{number}")).exists()
        )
        with storing(path):
            replace(path, kept_as)
        return kept_as

    def delete(self, match_id: str) -> None:
        """Take a match away. Raises `StoreError`, also where it is not there."""
        path = self.path_for(match_id)
        with storing(path):
            remove(path)

    def path_for(self, match_id: str) -> Path:
        """Where a match of that id lies, or would. Raises `ValueError` for what is no id."""
        _expect_id(match_id)
        return self._folder / f"{match_id}.json"


def is_paper(name: str, data: bytes) -> bool:
    """Whether a file of that name is sound."""
    match_id, suffix = os.path.splitext(name)
    if suffix != ".json" or not _ID.fullmatch(match_id):
        return False
    try:
        _match_of(data, match_id)
    except _UnfitError:
        return False
    return True


class _UnfitError(WordsmithError):
    def __init__(self, trouble: Trouble) -> None:
        super().__init__(str(trouble))
        self.trouble = trouble


def _damage(kind: DamageKind, text: str = "") -> _UnfitError:
    return _UnfitError(Damage(1, kind, text))


def _expect_id(match_id: str) -> None:
    if not _ID.fullmatch(match_id):
        raise ValueError(f"not a match id: {match_id!r}")


def _expect_playable(match: PaperMatch) -> None:
    """Raises `ValueError` where so many cannot play by this ruleset, or the day is no day."""
    rules_of(match.game).new(match.ruleset, len(match.seats))
    if not 0 <= match.played_ms < _END_MS:
        raise ValueError(f"no day: {match.played_ms}")


def _content(match: PaperMatch) -> object:
    stored = _Stored(
        match.match_id,
        match.game,
        encode(match.ruleset),
        match.seats,
        match.played_ms,
        match.sheet,
    )
    return encode(stored)


def _as_bytes(match: PaperMatch) -> bytes:
    content = _content(match)
    whole = {"format": FORMAT, "digest": _seal(content), "match": content}
    return (json.dumps(whole, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def _seal(content: object) -> str:
    text = json.dumps(content, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hex_digest(text.encode())


def _match_of(data: bytes, match_id: str) -> PaperMatch:
    """The match of a file's bytes, which must be sealed and true and of that id.

    Raises `_UnfitError`.
    """
    if len(data) > _LONGEST:
        raise _damage(DamageKind.TOO_LONG)
    try:
        whole = json_of(data)
    except RefusedError as error:
        raise _damage(DamageKind.NOT_JSON) from error
    if not isinstance(whole, dict) or type(found := whole.get("format")) is not int:
        raise _damage(DamageKind.ENTRY, "no format")
    if found != FORMAT:
        wrong = BEFORE if found == _UNRELEASED else found
        raise _UnfitError(WrongVersion(Versioned.FORMAT, wrong, FORMAT))
    content = whole.get("match")
    if whole.get("digest") != _seal(content):
        raise _damage(DamageKind.DIGEST)
    try:
        with refusing():
            match = _checked(content)
    except RefusedError as error:
        raise _damage(DamageKind.ENTRY, str(error)) from error
    if match.match_id != match_id:
        raise _damage(DamageKind.ENTRY, f"the match {match.match_id}")
    return match


def _ruleset(kind: type[Any], stored: Any) -> Any:
    """Fields that the game has got since the paper was entered are as printed."""
    usual: Any = encode(kind())
    return decode(kind, {**usual, **stored})


def _checked(content: object) -> PaperMatch:
    """Raises `_UnfitError`, `CodecError` and whatever else a sheet that makes no sense brings."""
    stored = decode(_Stored, content)
    try:
        asked = game_of(stored.game).on_paper()
    except KeyError:
        asked = None
    if asked is None:
        raise _UnfitError(UnknownGame(stored.game))
    match = PaperMatch(
        match_id=stored.match_id,
        game=stored.game,
        ruleset=_ruleset(game_of(stored.game).ruleset_type(), stored.ruleset),
        seats=stored.seats,
        played_ms=stored.played_ms,
        sheet=asked.renewed(stored.sheet, len(stored.seats)),
    )
    _expect_id(match.match_id)
    _expect_playable(match)
    if misfits := match.misfits:
        raise _damage(DamageKind.REPLAY, str(MisfitError(misfits)))
    return match
