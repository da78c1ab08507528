"""Bringing the lines of older save files up to the format of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from wordsmith_desktop.games.common.registry import game_of

from .log import FORMAT
from .troubles import Versioned, WrongVersion

Line: TypeAlias = dict[str, Any]
"""One line of a file as plain JSON, without its digest."""
Lines: TypeAlias = tuple[Line, ...]
"""A whole file, header first."""
Migration: TypeAlias = Callable[[Lines], Lines]
"""Gives the lines one format later; the header's number is counted up for it."""


def with_fields_since(number: int) -> Migration:
    """The rulesets of a format have got fields, which say what was so without them."""

    def with_fields(lines: Lines) -> Lines:
        header, *entries = lines
        was_so = game_of(header["game"]).was_so.get(number, {})
        fields = {name: of(len(header["seats"])) for name, of in was_so.items()}
        return ({**header, "ruleset": {**header["ruleset"], **fields}}, *entries)

    return with_fields


MIGRATIONS: Final[dict[int, Migration]] = {1: with_fields_since(1)}
"""By the format they start from; `tests/records/test_migrations.py` must test each."""


def migrate(lines: Lines, migrations: Mapping[int, Migration]) -> Lines | WrongVersion:
    """The lines in today's format, or the version from which no way leads there."""
    while (found := lines[0]["format"]) != FORMAT:
        if found not in migrations:
            return WrongVersion(Versioned.FORMAT, found, FORMAT)
        header, *entries = migrations[found](lines)
        lines = ({**header, "format": found + 1}, *entries)
    return lines
