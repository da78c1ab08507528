"""What the places of the draw show, as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.wording.texts import Text, joined, say

from ...rules.letters import PRINTED, RED, DrawnLetter, draws_vowel, is_vowel
from ...rules.observation import Observation
from ...rules.state import Phase
from ...words import table_texts as texts
from ...words.event_texts import EXTRA_U


def seat_lines(seen: Observation, names: Sequence[str]) -> list[SeatLine]:
    """Whose turn it is; nothing where somebody is alone, or all do the same together."""
    if seen.is_solo or seen.phase in (Phase.DRAW, Phase.ANCHOR, Phase.DEALT):
        return []
    building = seen.phase is Phase.BUILD
    return [
        SeatLine(
            name,
            is_to_move=seat == seen.to_move,
            is_done=building and player.is_ready,
        )
        for seat, (name, player) in enumerate(zip(names, seen.players, strict=True))
    ]


WITH_Q: Final = "U"
"""The letter that everybody gets with a Q (W6)."""


class PlaceView(Value):
    """What is to be seen at one place."""

    letter: str = ""
    """Empty while nothing is drawn for the place."""
    copies: int = 1
    is_red: bool = False
    is_extra: bool = False
    """Whether it comes with a Q rather than out of a bag."""
    is_next: bool = False
    """Whether the next letter goes to this empty place."""
    is_latest: bool = False
    """Whether it turned up last, and more are to come."""
    counts_once: bool = False
    """Whether the anchor may have it but once now, though there are two (W7)."""

    @property
    def explained(self) -> str:
        """What its number means; empty where there is but one."""
        if self.copies < 2:
            return ""
        return say(texts.TWICE_FOR_ANCHOR_ONCE if self.counts_once else texts.TWICE_EXPLAINED)

    @property
    def caption(self) -> str:
        """What stands beneath the tile."""
        if self.is_extra:
            return say(texts.WITH_Q)
        if self.copies > 1:
            return say(texts.TIMES, n=self.copies)
        return say(texts.RED) if self.is_red else ""

    @property
    def spoken(self) -> str:
        """The place in words."""
        if not self.letter:
            return say(texts.EMPTY_PLACE)
        if self.is_extra:
            return say(texts.LETTER_WITH_Q, letter=self.letter)
        if self.copies > 1:
            return say(texts.LETTER_TWICE, letter=self.letter)
        return say(texts.LETTER_RED, letter=self.letter) if self.is_red else self.letter


EMPTY: Final = PlaceView()
EXTRA: Final = PlaceView(WITH_Q, is_extra=True)


class KindDrawn(Value):
    """A row of the draw: the letters of one bag."""

    name: Text
    most: int
    """Letters to be drawn at the most (W3)."""
    has_vowels: bool

    def count(self, seen: Observation) -> int:
        """Letters to be drawn in a match."""
        extent = seen.ruleset.pool.extent
        return extent.vowels if self.has_vowels else extent.consonants


CONSONANTS: Final = KindDrawn(texts.CONSONANTS, PRINTED.consonants, False)
VOWELS: Final = KindDrawn(texts.VOWELS, PRINTED.vowels, True)
KINDS: Final = (CONSONANTS, VOWELS)


def row_views(seen: Observation, kind: KindDrawn) -> tuple[PlaceView, ...]:
    """The places of a row, the empty ones last."""
    drawn = [
        _drawn_view(seen, one) for one in seen.drawn if is_vowel(one.letter) == kind.has_vowels
    ]
    empty = [EMPTY] * (kind.count(seen) - len(drawn))
    if next_kind(seen) is kind:
        empty[0] = PlaceView(is_next=True)
    return (*drawn, *empty)


def _drawn_view(seen: Observation, one: DrawnLetter) -> PlaceView:
    return PlaceView(
        one.letter,
        one.copies,
        is_red=one.letter in RED,
        is_latest=seen.phase is Phase.DRAW and one == seen.drawn[-1],
        counts_once=seen.anchor_letters.count(one.letter) < one.copies,
    )


def next_kind(seen: Observation) -> KindDrawn | None:
    """The row that the next letter goes to; None once all are there (W3)."""
    if seen.phase is not Phase.DRAW:
        return None
    return VOWELS if draws_vowel(seen.drawn, seen.ruleset.pool.extent) else CONSONANTS


def has_extra_u(seen: Observation) -> bool:
    """Whether the pool holds a U more than was drawn (W6)."""
    drawn = sum(one.copies for one in seen.drawn if one.letter == WITH_Q)
    return Counter(seen.pool)[WITH_Q] > drawn


def described(seen: Observation) -> str:
    """Everything that lies there, and which bag is next."""
    rows = [
        say(texts.LISTED, kind=say(kind.name), letters=listed(row_views(seen, kind)))
        for kind in KINDS
    ]
    return " ".join(sentence for sentence in (*rows, out_of_play(seen), *_rest(seen)) if sentence)


def listed(places: Iterable[PlaceView]) -> str:
    """The letters of several places."""
    return joined(place.spoken for place in places if place.letter) or say(texts.NONE_YET)


def out_of_play(seen: Observation) -> str:
    """What is laid aside; empty for nothing."""
    if not seen.aside:
        return ""
    return say(texts.LISTED, kind=say(texts.OUT), letters=joined(seen.aside))


def news(before: Observation, now: Observation) -> str:
    """What has turned up since; empty where the letters went back into their bags."""
    if not continues(before, now) or (now.drawn == before.drawn and now.aside == before.aside):
        return ""
    aside = [say(texts.LAID_ASIDE, letter=letter) for letter in now.aside[len(before.aside) :]]
    new = {one.letter for one in now.drawn[len(before.drawn) :]}
    places = (place for kind in KINDS for place in row_views(now, kind))
    come = [say(texts.COMES, letter=place.spoken) for place in places if place.letter in new]
    return " ".join((*aside, *come, *_rest(now)))


def continues(before: Observation, now: Observation) -> bool:
    """Whether nothing that was drawn before has gone."""
    return now.drawn[: len(before.drawn)] == before.drawn and now.aside.startswith(before.aside)


def _rest(seen: Observation) -> list[str]:
    """The U of a Q, and which bag is next."""
    extra = [say(EXTRA_U)] if has_extra_u(seen) else []
    kind = next_kind(seen)
    if kind is None:
        return extra
    return [*extra, say(texts.NEXT_VOWEL if kind is VOWELS else texts.NEXT_CONSONANT)]
