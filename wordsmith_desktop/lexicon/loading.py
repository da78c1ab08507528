"""Opens dictionaries: ours, and those that somebody brought along, which may go by ours."""

from __future__ import annotations

from pathlib import Path

from wordsmith_desktop.core.digests import hex_digest

from .house import HouseList
from .languages import code_of, name_of
from .lexicon import DIALECTS, Dialect, Lexicon
from .own.own_columns import beside, everyday, without
from .own.own_lists import NEEDS_BASE, ListUse, OwnList, OwnLists
from .store import DictionaryError, WordColumns, read_table, with_clubs

_DEEPEST = 8
"""So many dictionaries may go by one another."""


def open_lexicon(
    tag: str, dictionaries_dir: Path, house_dir: Path | None = None, own_dir: Path | None = None
) -> Lexicon:
    """Open one of `DIALECTS`, such as 'en' (American or British) and 'de', or one in `own_dir`.

    Never fails over files: a lexicon whose list is missing or broken tells so in `problem` and
    answers NO_DICTIONARY. Raises KeyError for a tag there is none of.
    """
    if own_dir is not None and name_of(tag):
        return open_own(tag, dictionaries_dir, OwnLists(own_dir), house_dir)
    dialect = DIALECTS[tag]
    house = HouseList.load(house_dir, dialect.language) if house_dir is not None else None
    try:
        table = read_table(dictionaries_dir / dialect.language / "words.npz")
    except DictionaryError as error:
        lexicon = Lexicon(tag, dictionaries_dir, house)
        lexicon.problem = error
        return lexicon
    if dialect.region:
        table = table.only_region(dialect.region)
    if dialect.has_clubs:
        table = with_clubs(table)
    return Lexicon(tag, dictionaries_dir, house, table)


def open_own(
    tag: str, dictionaries_dir: Path, lists: OwnLists, house_dir: Path | None = None, depth: int = 0
) -> Lexicon:
    """Open one; a lexicon whose list is gone or broken tells so in `problem`."""
    language = code_of(tag)
    house = HouseList.load(house_dir, language) if house_dir is not None else None
    alone = Dialect(language, 0, ())
    try:
        own = lists.find(tag)
        if own is None or depth > _DEEPEST:
            raise DictionaryError(lists.folder_of(tag), "no such dictionary any more")
        table = read_table(lists.words_of(tag))
        if own.mode not in NEEDS_BASE:
            return Lexicon(tag, dictionaries_dir, house, _alone(own, table), alone)
        base = _opened(own.base, dictionaries_dir, lists, depth + 1)
    except DictionaryError as error:
        lexicon = Lexicon(tag, dictionaries_dir, house, dialect=alone)
        lexicon.problem = error
        return lexicon
    return Lexicon(tag, dictionaries_dir, house, _based(own, table, base), base.dialect)


def _opened(tag: str, dictionaries_dir: Path, lists: OwnLists, depth: int) -> Lexicon:
    if lists.find(tag) is not None:
        base = open_own(tag, dictionaries_dir, lists, depth=depth)
    else:
        base = open_lexicon(tag, dictionaries_dir)
    if base.table is None:
        raise base.problem or DictionaryError(dictionaries_dir, tag)
    return base


def _alone(own: OwnList, table: WordColumns) -> WordColumns:
    found = everyday(table) if own.mode is ListUse.CLASS else table
    return found.named(own.digest)


def digest_of(tag: str, dictionaries_dir: Path, lists: OwnLists, depth: int = 0) -> str:
    """The digest of the lexicon that `open_own` would give, without opening it; "" if it is gone.

    It changes with the dictionary that it goes by.
    """
    if not name_of(tag):
        return open_lexicon(tag, dictionaries_dir).identity[1]
    own = lists.find(tag)
    if own is None or depth > _DEEPEST:
        return ""
    if own.mode not in NEEDS_BASE:
        return own.digest
    return _joint_digest(own, digest_of(own.base, dictionaries_dir, lists, depth + 1))


def _joint_digest(own: OwnList, base: str) -> str:
    return hex_digest(f"{own.mode.value} {base} {own.digest}".encode())


def _based(own: OwnList, table: WordColumns, base: Lexicon) -> WordColumns:
    assert base.table is not None
    join = beside if own.mode is ListUse.BESIDE else without
    return join(base.table, table).named(_joint_digest(own, base.identity[1]))


def words_digest(table: WordColumns) -> str:
    """SHA-256 of the words of a list, whatever is known of them."""
    listed = b"\n".join(table.words.tolist())
    return hex_digest(listed + table.long_words.astype("<u4").tobytes())
