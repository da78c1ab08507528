"""The match log: a header, then entries; each line is sealed to the one before it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wordsmith_desktop.core.digests import hex_digest
from wordsmith_desktop.core.limits import NO_LIMITS, Limits
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.ranking import Ranking

from .codec import Json, codec_for, tagged

if TYPE_CHECKING:
    # A list of saves is read without any game.
    from wordsmith_desktop.core.rules import AnyRules

FORMAT: Final = 2
"""The version of the file format; `migrations` brings older files up to it."""

UNRELEASED: Final = "0.1.0"
"""What every program before the first release called itself; its formats had other numbers."""

_SEAL = re.compile(rb',"digest":"([0-9a-f]{16})"\}\n\Z')


class Terms(Value):
    """What was agreed for one player at a table of unequal ones."""

    dictionary: str = ""
    """The tag of the dictionary that the own words go by; empty for the table's."""
    limits: Limits = NO_LIMITS
    """Which of its words count."""
    has_hints: bool = True
    """Whether the player may be helped."""
    clock_percent: int | None = None
    """How long this seat's clocks run, in percent of what the rules say, 0 without end; None as
    long as they always do for this player."""

    @property
    def has_own_words(self) -> bool:
        """Whether other words count than the table's."""
        return bool(self.dictionary) or self.limits != NO_LIMITS


USUAL_TERMS: Final = Terms()
"""As for everybody."""


class Player(Value):
    """Who sits on a seat."""

    name: str
    profile: str | None = None
    """The id of the remembered profile, or None for a guest."""
    clock_percent: int = 100
    """How long this seat's clocks run, in percent of what the rules say; 0 is without end."""
    bot: str = ""
    """The name of the game's bot that plays here; empty for a person."""
    terms: Terms = USUAL_TERMS

    def __post_init__(self) -> None:
        if self.clock_percent < 0:
            raise ValueError(f"a clock cannot run {self.clock_percent} %")


class DictionaryId(Value):
    """Which word list a match is played with."""

    tag: str
    """The language and edition, such as "en" or "de"."""
    digest: str
    """The hash of its files."""


class Occasion(Value):
    """What a match is played for."""

    challenge: str = ""
    """The challenge's name as `DealName` writes it; empty for an ordinary match."""
    is_untimed: bool = False
    """Whether a challenge is played without its clock."""
    counts: bool = True
    """Whether it goes into the statistics; a match that branched off another one never does."""
    ranking: Ranking | None = None
    """What ranks it as a challenge; None for what the game goes by."""
    with_box: bool = False
    """Whether people roll and draw from a printed box, and tell the program what came."""

    @property
    def by_dictionary_alone(self) -> bool:
        """Whether no table overrules the dictionary: all who play a deal play by one list."""
        return bool(self.challenge)


class Header(Value):
    """The first line of a log."""

    format: int
    app: str
    """The version of the program that began the match."""
    game: str
    rules: int
    """The version of the game's rules."""
    ruleset: object
    """The ruleset as `codec.encode` gives it."""
    seats: tuple[Player, ...]
    seed: int
    dictionary: DictionaryId
    created_ms: int
    """When the match began, in milliseconds since 1970 (UTC), as the caller says."""
    match_id: str
    occasion: Occasion = Occasion()

    @property
    def tags(self) -> tuple[str, ...]:
        """The dictionaries that words at the table go by, the table's first."""
        own = (player.terms.dictionary for player in self.seats)
        return tuple(dict.fromkeys((self.dictionary.tag, *filter(None, own))))

    @property
    def has_terms(self) -> bool:
        """Whether any player has terms of their own."""
        return any(player.terms != USUAL_TERMS for player in self.seats)

    @property
    def is_branch(self) -> bool:
        """Whether the match branched off another; a repeated challenge counts no more than that."""
        return not self.occasion.counts and not self.occasion.challenge


class Act(Value):
    """An action that was played, by a person, by chance or by the referee."""

    seat: Seat
    action: object
    at_ms: int | None = None
    """How long the match had lain open on the table by then; None where nobody knows."""


class Undo(Value):
    """The last standing action was taken back."""


class Redo(Value):
    """The last action taken back was brought back."""


class Correct(Value):
    """What people had told of chance was told otherwise; see `Match.corrected`."""

    place: int
    """How many actions stood before it."""
    action: object
    kept: int
    """How many of the actions after it still stand."""


class House(Value):
    """The table accepted or banned a word for this match."""

    word: str
    accepted: bool | None
    """None leaves the word to the dictionary again."""


class Arranged(Value):
    """A player put the own pieces in order; no rule knows of it, and nothing else comes of it."""

    seat: Seat
    pieces: tuple[int, ...]
    """The numbers of the pieces, from left to right."""


class PlaceMark(Value):
    """What a player marked at one place."""

    place: int
    """Which, counted from 0 as the game counts them."""
    text: str


class Marked(Value):
    """What a player marked beside what lies there, in place of all that was marked before.

    Such as letters that could not be built. No rule knows of it, and taking something back takes
    it away.
    """

    seat: Seat
    moment: str
    """What it is of, such as a turn, in the game's own words; it holds no longer than that."""
    marks: tuple[PlaceMark, ...]


class TimeLeft(Value):
    """What was left of a `Timer`."""

    key: str
    """The timer's `key`."""
    left_ms: int


class Clock(Value):
    """The clocks that were running, so that they come back after a crash."""

    remaining: tuple[TimeLeft, ...]
    at_ms: int | None = None
    """How long the match had lain open on the table by then; None where nobody knows."""


class End(Value):
    """The match was over; read for lists and checked against the replay."""

    scores: tuple[int, ...]
    at_ms: int | None = None
    """When, in milliseconds since 1970 (UTC); None where nobody said."""
    played_ms: int | None = None
    """How long it lay open on the table; None where nobody knows."""


Entry: TypeAlias = Act | Undo | Redo | Correct | House | Arranged | Marked | Clock | End

_KINDS = tagged("kind", (Act, Undo, Redo, Correct, House, Arranged, Marked, Clock, End))


class EntryCodec:
    """Entries of one game as JSON: {"n": number, "kind": class name, fields…}."""

    def __init__(self, rules: AnyRules) -> None:
        self._actions = tagged("verb", tuple(rules.action_types))

    def encode(self, number: int, entry: Entry) -> dict[str, Json]:
        """The entry with its running number, which starts at 1. Raises `CodecError`."""
        body: Any = _KINDS.encode(entry)
        if isinstance(entry, Act | Correct):
            body["action"] = self._actions.encode(entry.action)
        return {"n": number, **body}

    def decode(self, line: Mapping[str, Json]) -> Entry:
        """The entry of a line without its number. Raises `CodecError`."""
        body = {name: value for name, value in line.items() if name != "n"}
        entry: Entry = _KINDS.decode(body)
        if isinstance(entry, Act | Correct):
            return replace(entry, action=self._actions.decode(entry.action))
        return entry


def encode_header(header: Header) -> dict[str, Json]:
    """The header as JSON."""
    body: Any = codec_for(Header).encode(header)
    return dict(body)


def seal(previous: str, body: Mapping[str, Json]) -> tuple[bytes, str]:
    """A line of the file and its digest, which the next line is sealed to.

    The digest is the first 64 bits of SHA-256 over the previous digest and the line.
    """
    text = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    content = text[:-1].encode()
    digest = _digest(previous, content)
    return content + f',"digest":"{digest}"}}\n'.encode(), digest


def sealed_digest(previous: str, line: bytes) -> str | None:
    """The digest of a line that is sealed to `previous`, or None where the seal is broken."""
    match = _SEAL.search(line)
    if match is None:
        return None
    digest = _digest(previous, line[: match.start()])
    return digest if digest == match[1].decode() else None


def seal_all(lines: Iterable[Mapping[str, Json]]) -> bytes:
    """A whole file from its lines."""
    digest, data = "", bytearray()
    for body in lines:
        line, digest = seal(digest, body)
        data += line
    return bytes(data)


def _digest(previous: str, content: bytes) -> str:
    return hex_digest(previous.encode() + content)[:16]
