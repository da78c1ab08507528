"""Who sits at the table that the home page lays: people by their names, and computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say

if TYPE_CHECKING:
    from wordsmith_desktop.records.profiles import Profile
    from wordsmith_desktop.records.settings import Settings

USUAL: Final = 2
"""So many play where nothing is remembered."""
MOST: Final = 8
"""Seats of the largest table of any game."""


def guest_name(number: int) -> str:
    """What somebody is called who has not said a name, counted from 1."""
    return say(texts.NEW_DEFAULT_NAME, n=number)


def is_unnamed(key: str) -> bool:
    """Whether a player is known by nothing but the number of a seat, in whatever language."""
    from wordsmith_desktop.records.names import guest_key

    numbers = range(1, MOST + 1)
    defaults = (texts.NEW_DEFAULT_NAME.en, texts.NEW_DEFAULT_NAME.de)
    return key in {guest_key(text.format(n=n)) for text in defaults for n in numbers}


class Company(Value):
    """People in seat order, and how many computers sit with them; perhaps nobody."""

    people: tuple[str, ...] = ()
    computers: int = 0

    @property
    def size(self) -> int:
        """How many seats they take."""
        return len(self.people) + self.computers

    @property
    def is_full(self) -> bool:
        """Whether no table has a seat more."""
        return self.size >= MOST

    @property
    def is_unnamed(self) -> bool:
        """Whether nobody of them has said a name."""
        from wordsmith_desktop.records.names import guest_key

        return all(is_unnamed(guest_key(name)) for name in self.people)

    def toggled(self, name: str) -> Company:
        """With somebody who was not there, in the last seat, or without somebody who was."""
        others = tuple(one for one in self.people if one != name)
        is_new = len(others) == len(self.people)
        return replace(self, people=(*others, name) if is_new else others)

    def with_guest(self) -> Company:
        """With one more who has not said a name."""
        names = map(guest_name, range(1, MOST + 1))
        return self.toggled(next(one for one in names if one not in self.people))

    def with_computers(self, change: int) -> Company:
        """With so many computers more, or less."""
        return replace(self, computers=max(0, self.computers + change))


def company_of(settings: Settings, profiles: Sequence[Profile]) -> Company:
    """Who was chosen last or played last, else who is remembered, else guests."""
    if settings.table_computers is not None:
        return Company(settings.player_names, settings.table_computers)
    remembered = tuple(one.name for one in profiles[:USUAL])
    return Company(settings.player_names or remembered or tuple(map(guest_name, (1, 2))))
