"""Bringing the lines of older save files up to the format of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from .log import FORMAT
from .troubles import Part, WrongVersion

Line: TypeAlias = dict[str, Any]
"""One line of a file as plain JSON, without its digest."""
Lines: TypeAlias = tuple[Line, ...]
"""A whole file, header first."""
Migration: TypeAlias = Callable[[Lines], Lines]
"""Gives the lines one format later; the header's number is counted up for it."""


def with_field(lines: Lines, game: str, field: str, value: object) -> Lines:
    """A game's ruleset has got a field, which says what was so without it."""
    header, *entries = lines
    if header["game"] != game:
        return lines
    ruleset = {**header["ruleset"], field: value}
    return ({**header, "ruleset": ruleset}, *entries)


def from_1(lines: Lines) -> Lines:
    """A format in which nobody saw before the end what was guessed about the own crossword."""
    # Alone the field means nothing, and is as usual, so that results compare.
    is_hidden = len(lines[0]["seats"]) > 1
    return with_field(lines, "hidden_crossword", "guesses_stay_hidden", is_hidden)


MIGRATIONS: Final[dict[int, Migration]] = {1: from_1}
"""By the format they start from; `tests/records/test_migrations.py` must test each."""


def migrate(lines: Lines, migrations: Mapping[int, Migration]) -> Lines | WrongVersion:
    """The lines in today's format, or the version from which no way leads there."""
    while (found := lines[0]["format"]) != FORMAT:
        if found not in migrations:
            return WrongVersion(Part.FORMAT, found, FORMAT)
        header, *entries = migrations[found](lines)
        lines = ({**header, "format": found + 1}, *entries)
    return lines
