"""What is practised, kept in one file."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

from wordsmith_desktop.app.json_file import FileDamage, JsonFile, from_stored
from wordsmith_desktop.core.strangers import refusing
from wordsmith_desktop.records.practice.deck import Deck, Exercise, Kept, Owner

FORMAT: Final = 1


class PracticeStore:
    """Keeps everybody's exercises."""

    def __init__(self, path: Path, owner: Owner) -> None:
        """Read the file. Never fails. `owner` says whose exercises are (`Deck`)."""
        self._file = JsonFile(path)
        nothing = Kept()
        kept = self._file.read(read_practice, nothing, _content(nothing))
        self.deck = Deck(kept, self._keep, owner=owner)

    @property
    def damage(self) -> FileDamage | None:
        """What was wrong with the file."""
        return self._file.damage

    def _keep(self, kept: Kept) -> bool:
        content = _content(kept)
        together = self._file.write(content)
        if together != content and self._file.is_kept:
            self.deck.renew(read_practice(together))
        return self._file.is_kept


def _content(kept: Kept) -> dict[str, object]:
    return {
        "format": FORMAT,
        "exercises": [asdict(one) for one in kept.exercises],
        "looked": [{"id": match} for match in kept.looked],
    }


@refusing()
def read_practice(content: object) -> Kept:
    """What a file's JSON keeps. Raises `ValueError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a file of practice of this format")
    stored, looked = content.get("exercises"), content.get("looked")
    if not isinstance(stored, list) or not isinstance(looked, list):
        raise ValueError("no exercises")
    found = tuple(_checked(from_stored(Exercise, one, {})) for one in stored)
    if len({one.id for one in found}) < len(found):
        raise ValueError("two exercises of one id")
    matches = [one.get("id") if isinstance(one, dict) else None for one in looked]
    if not all(isinstance(match, str) for match in matches):
        raise ValueError("a match without an id")
    return Kept(found, tuple(str(match) for match in matches))


def _checked(one: Exercise) -> Exercise:
    """An exercise that can be scheduled. Raises `ValueError` for any other."""
    times = (one.began_ms, one.first_ms, one.last_ms, one.due_ms)
    is_known = _LEAST < one.stability < _MOST and 0 < one.difficulty <= _HARDEST
    if not one.is_new and not is_known:
        raise ValueError(f"{one.id} was answered, and nothing is known of it")
    if not all(0 <= time <= _LATEST_MS for time in times) or one.position < 0:
        raise ValueError(f"{one.id} is at no time or place")
    if "/" in one.match or "\\" in one.match:
        raise ValueError(f"{one.match!r} is no match")
    return one


_LEAST: Final = 1e-4
_MOST: Final = 1e9
"""Days; the schedule keeps far from both, and cannot reckon beyond them."""
_HARDEST: Final = 10.0
_LATEST_MS: Final = 253_402_300_799_000
"""The end of the year 9999, beyond which no calendar goes."""
