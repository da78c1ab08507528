"""Which results a question is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """What results must have in common; a field that is None asks for nothing."""

    game: str | None = None
    player: str | None = None
    """A player's key."""
    setting: str | None = None
    """A setting's key."""
    since_ms: int | None = None
    """Finished then or later, in milliseconds since 1970 (UTC)."""
    match: str | None = None
    """A match's id."""

    @property
    def condition(self) -> str:
        """What SQL asks of a row of `seats`; its values are those of `values`."""
        return (
            " AND ".join(
                clause for name, clause in _CLAUSES.items() if getattr(self, name) is not None
            )
            or "TRUE"
        )

    @property
    def values(self) -> dict[str, str | int]:
        """The values that are set, by their names."""
        found = {name: getattr(self, name) for name in _CLAUSES}
        return {name: value for name, value in found.items() if value is not None}


_CLAUSES: Final = {
    "game": "game = :game",
    "player": "player = :player",
    "setting": "setting = :setting",
    "since_ms": "finished_ms >= :since_ms",
    "match": "match_id = :match",
}

ALL: Final = Filter()
