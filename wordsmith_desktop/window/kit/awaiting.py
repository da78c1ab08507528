"""Whom a table waits for, where that is no person."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.session.table_view import AnyTable


def awaited_computer(table: AnyTable, names: Sequence[str]) -> str:
    """The name of the computer that is to play now; empty where people may act, or nobody."""
    actors = table.actors
    if table.people_to_act or not actors:
        return ""
    return next((names[seat] for seat in actors if seat in table.computers), "")
