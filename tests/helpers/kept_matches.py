"""Golden matches to be looked at again, with times at which they were played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.helpers.golden_matches import golden, header_of
from wordsmith_desktop.records.kept_match import KeptMatch

SECOND_MS: Final = 1000


def golden_kept(
    name: str, share: float = 1.0, *, times: Sequence[int | None] | None = None
) -> KeptMatch:
    """A golden playthrough as a save replays to it; one action a second unless told otherwise."""
    match = golden(name, share)
    count = len(match.played)
    usual = [SECOND_MS * (place + 1) for place in range(count)]
    return KeptMatch(
        path=Path(f"{name}.jsonl"),
        header=header_of(match),
        match=match,
        house={},
        clocks=(),
        end=None,
        damage=None,
        times=tuple(usual if times is None else times),
        played_ms=None,
    )
