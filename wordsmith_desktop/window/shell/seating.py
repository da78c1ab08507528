"""What is played at a table: a match from the shelf, or a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.core.value import Value, replace

if TYPE_CHECKING:
    # The menus know seatings before anyone sits down.
    from collections.abc import Iterable
    from pathlib import Path

    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries, LexiconOf
    from wordsmith_desktop.records.deal_name import DealName
    from wordsmith_desktop.records.log import Player
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.window.kit.game_page import GamePage, PageContext
    from wordsmith_desktop.wording.texts import Text


class Seating(Value):
    """A page to be built, as often as the look changes, over something that stays."""

    entry: GameEntry
    title: Text
    make: Callable[[PageContext], GamePage]
    opened: Opened | None = None
    """The match; None in a lesson, which keeps its own."""
    table: AnyTable | None = None
    """The same as the window may know it."""
    lesson: Lesson | None = None
    """The lesson; None at a match."""

    @property
    def path(self) -> Path | None:
        """The save; None in a lesson."""
        return self.opened.path if self.opened else None

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(seat.name for seat in self.opened.header.seats) if self.opened else ()

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who sits there, in seat order."""
        return self.opened.header.seats if self.opened else ()

    @property
    def profiles(self) -> tuple[str | None, ...]:
        """The ids of those who are remembered, in seat order; None for guests."""
        return tuple(seat.profile for seat in self.opened.header.seats) if self.opened else ()

    @property
    def alone(self) -> str | None:
        """The id of whoever is the only person and is remembered."""
        people = [seat for seat in self.seats if not seat.bot]
        return people[0].profile if len(people) == 1 else None

    @property
    def challenge(self) -> DealName | None:
        """The challenge that is played, whoever knows what it is about."""
        from wordsmith_desktop.records.deal_name import DealName

        return DealName.parse(self.opened.header.occasion.challenge) if self.opened else None

    @property
    def counts_as_challenge(self) -> bool:
        """Whether a challenge is played whose result counts."""
        return self.opened is not None and bool(
            self.challenge and self.opened.header.occasion.counts
        )

    def lexicon_of(self, dictionaries: Dictionaries) -> LexiconOf:
        """What opens the words that are played with here."""
        is_plain = self.table is not None and self.table.by_dictionary_alone
        return dictionaries.plain_lexicon if is_plain else dictionaries.lexicon

    @property
    def is_branch(self) -> bool:
        """Whether the match branched off another one, so that it never counts."""
        return self.opened is not None and self.opened.header.is_branch

    @property
    def is_over(self) -> bool:
        """Whether a match is at the table that has its outcome."""
        return self.table is not None and self.table.outcome is not None

    @property
    def has_hardly_begun(self) -> bool:
        """Whether a match goes on in which people have done next to nothing yet."""
        table = self.table
        if table is None or self.challenge is not None or table.is_read_only:
            return False
        if table.outcome is not None or table.acts_of_people > _FEW_LAID:
            return False
        return table.moves_of_people < _FEW_MOVES

    @property
    def dictionary(self) -> str:
        """The dictionary's tag."""
        if self.opened is None:
            return self.lesson.language if self.lesson else ""
        return self.opened.header.dictionary.tag

    @property
    def dictionaries(self) -> tuple[str, ...]:
        """The tags of all dictionaries at the table, that of the match first."""
        return self.opened.header.tags if self.opened is not None else (self.dictionary,)

    @property
    def terms(self) -> tuple[str, ...]:
        """By seat what was agreed for its player alone, in a few words; "" for nothing."""
        if self.opened is None:
            return ()
        from wordsmith_desktop.games.common.registry import tallier_of
        from wordsmith_desktop.wording.terms_texts import USUAL_PACE, terms_text

        is_uneven = any(one.clock_percent != USUAL_PACE for one in self.seats)
        has_clock = is_uneven and tallier_of(self.entry.game).has_clock(self.opened.ruleset)
        return tuple(
            terms_text(one.terms, one.clock_percent if has_clock else USUAL_PACE)
            for one in self.seats
        )

    @property
    def forbids_asking(self) -> bool:
        """Whether for now only words can be asked about that were played.

        So in a challenge and where the ruleset forbids hints, until the match is over.
        """
        if self.opened is None or self.is_over:
            return False
        return self.challenge is not None or getattr(self.opened.ruleset, "forbids_hints", False)


_FEW_MOVES: Final = 3
_FEW_LAID: Final = 12
"""Whoever has made so few moves, or laid so few pieces for one, has only had a look."""


def match_seating(entry: GameEntry, opened: Opened) -> Seating:
    """A table for a match."""

    table = opened.view()

    def make(context: PageContext) -> GamePage:
        return entry.make_page(table, context)

    made = Seating(entry, entry.title, make, opened, table)
    if made.challenge is None:
        return made
    from wordsmith_desktop.wording.kind_texts import KIND_TITLES

    return replace(made, title=KIND_TITLES.get(made.challenge.kind, entry.title))


def lesson_seating(entry: GameEntry, lesson: Lesson, step: int = 0) -> Seating:
    """A table for a lesson from one of its steps on, counted from 0."""
    return Seating(entry, lesson.title, entry.begin_lesson(lesson, step), lesson=lesson)


def own_colours(people: Profiles, seats: Iterable[Player]) -> tuple[str, ...]:
    """By seat, the colour that its player chose, or that a computer has, or "" for guests."""
    return tuple(_own_colour(people, one) for one in seats)


def _own_colour(people: Profiles, player: Player) -> str:
    from wordsmith_desktop.wording.computer_players import character_of

    character, profile = character_of(player.bot), people.find(player.profile)
    if character is not None:
        return character.emblem
    return profile.colour if profile else ""
