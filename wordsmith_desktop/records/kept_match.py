"""A match read from its log, played again by the rules: no generator nor dictionary is asked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.lexicon.house import GameHouse

from .codec import CodecError, decode
from .log import (
    Act,
    Arranged,
    Clock,
    Correct,
    End,
    Entry,
    EntryCodec,
    Header,
    House,
    Marked,
    Redo,
    TimeLeft,
    Undo,
)
from .migrations import Line
from .reading import RawLog, decode_header, read_log
from .troubles import Damage, DamageKind, UnknownGame, UnreadableError, Versioned, WrongVersion

Games: TypeAlias = Mapping[str, AnyRules]
"""The rules by the name of the game."""


class TableVerdict(Value):
    """What a table said of a word, for one match."""

    position: int
    """After how many actions."""
    word: str
    """Folded."""
    accepted: bool


class KeptMatch(Value):
    """A log played to its end, or to its first damage."""

    path: Path
    header: Header
    match: AnyMatch
    house: Mapping[str, bool]
    """The table's own words, folded: True is accepted, False is banned."""
    clocks: tuple[TimeLeft, ...]
    """What was left of every clock when it was last written down."""
    end: End | None
    """The log's word that the match, as it stands, is over; None where it does not say so."""
    damage: Damage | None
    """Why it goes no further; None where all is well."""
    times: tuple[int | None, ...]
    """For each of `match.played`, how long the match had lain open by then; None where nobody
    knows. In milliseconds."""
    played_ms: int | None
    """How long it had lain open when the last entry was written; None where nobody knows."""
    orders: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)
    """The order that a player gave the own pieces last, by their numbers."""
    marks: Mapping[Seat, Marked] = field(default_factory=dict)
    """What a player marked last."""
    verdicts: tuple[TableVerdict, ...] = ()
    """When the table's own words were accepted or banned, in order."""


def read_match(path: Path, games: Games) -> KeptMatch:
    """Read a save and play it again, without touching it.

    Raises `UnreadableError` where no match can be shown at all and `StoreError` where the
    disk does not read; any other damage is in the result.
    """
    return kept_match(read_log(path), games)


def kept_match(raw: RawLog, games: Games) -> KeptMatch:
    """Play lines that were read. Raises `UnreadableError` as `read_match` does."""
    header = decode_header(raw.path, raw.lines[0])
    run = _Run(raw.path, header, games)
    damage = raw.damage
    for number, line in enumerate(raw.lines[1:], 2):
        found = run.take(number, line)
        if found:
            damage = found
            break
    return KeptMatch(
        raw.path,
        header,
        run.match,
        dict(run.house.words()),
        tuple(run.clocks.values()),
        run.end,
        damage,
        tuple(run.times),
        run.played_ms,
        run.orders,
        run.marks,
        tuple(run.verdicts),
    )


class _Run:
    """A log as far as it was played."""

    def __init__(self, path: Path, header: Header, games: Games) -> None:
        rules = _rules_for(path, header, games)
        self.match = _new_match(path, header, rules)
        self.house = GameHouse()
        self.verdicts: list[TableVerdict] = []
        self.clocks: dict[str, TimeLeft] = {}
        self.orders: dict[Seat, tuple[int, ...]] = {}
        self.marks: dict[Seat, Marked] = {}
        self.end: End | None = None
        self.times: list[int | None] = []
        self.played_ms: int | None = 0
        self._undone_times: list[int | None] = []
        self._codec = EntryCodec(rules)

    def take(self, number: int, line: Line) -> Damage | None:
        """Play one entry; the damage if it is none or the rules do not allow it."""
        try:
            entry = self._codec.decode(line)
        except (CodecError, RecursionError) as error:
            return Damage(number, DamageKind.ENTRY, str(error))
        # A log is foreign: whatever the rules make of it, the person keeps the rest.
        try:
            self._play(entry)
        except Exception as error:
            return Damage(number, DamageKind.REPLAY, f"{type(error).__name__}: {error}")
        return None

    def _play(self, entry: Entry) -> None:
        match entry:
            case House(word, accepted):
                self.house.set_verdict(word, accepted)
                if accepted is not None:
                    self.verdicts.append(TableVerdict(len(self.match.played), word, accepted))
            case Arranged(seat, pieces):
                self._expect_seat(seat)
                self.orders[seat] = pieces
            case Marked(seat):
                self._expect_seat(seat)
                self.marks[seat] = entry
            case Clock(remaining, at_ms):
                self.clocks.update((left.key, left) for left in remaining)
                self.played_ms = at_ms
            case End():
                self._expect_end(entry)
            case _:
                self._change(entry)

    def _expect_seat(self, seat: Seat) -> None:
        if seat not in range(self.match.seats):
            raise ValueError(f"nobody sits on seat {seat}")

    def _change(self, entry: Act | Undo | Redo | Correct) -> None:
        if not isinstance(entry, Act):
            self.marks.clear()
        match entry:
            case Act(seat, action, at_ms):
                self.match.play(seat, action)
                self.times.append(at_ms)
                self._undone_times.clear()
                self.played_ms = at_ms
            case Undo():
                self.match.undo()
                self._undone_times.append(self.times.pop())
            case Redo():
                self.match.redo()
                self.times.append(self._undone_times.pop())
            case Correct(place, action, kept):
                self.match = self.match.corrected(place, action)
                del self.times[place + 1 + kept :]
                self._undone_times.clear()
                if len(self.times) != len(self.match.played):
                    raise ValueError(f"{kept} actions were to stand after {place}")
        self.end = None

    def _expect_end(self, end: End) -> None:
        outcome = self.match.outcome
        if outcome is None or outcome.scores != end.scores:
            raise ValueError(f"ended with {end.scores}, replayed to {outcome}")
        self.end = end


def _rules_for(path: Path, header: Header, games: Games) -> AnyRules:
    rules = games.get(header.game)
    if rules is None:
        raise UnreadableError(path, UnknownGame(header.game))
    if header.rules != rules.version:
        raise UnreadableError(path, WrongVersion(Versioned.RULES, header.rules, rules.version))
    return rules


def _new_match(path: Path, header: Header, rules: AnyRules) -> AnyMatch:
    try:
        ruleset = decode(rules.ruleset_type, header.ruleset)
        return Match(rules, ruleset, len(header.seats), with_box=header.occasion.with_box)
    except (CodecError, RecursionError) as error:
        raise UnreadableError(path, Damage(1, DamageKind.ENTRY, str(error))) from error
    except Exception as error:
        # As with entries: a header that the rules choke on is damage, not a crash.
        raise UnreadableError(path, Damage(1, DamageKind.REPLAY, str(error))) from error
