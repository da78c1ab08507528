"""What stands on the sheets of a match, and on empty ones. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.events import LettersSet
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.letter_pieces.pad.lines import (
    Box,
    PadPage,
    PadPages,
    RowLine,
    RowMark,
    read_pad,
)


def pads_of(match: PublicMatch) -> tuple[PadPages, ...]:
    """Every player's pad by seat, with the challenges to come left empty."""
    seen: Observation = match.observation
    letters = [event.letters for event in match.events if isinstance(event, LettersSet)]
    return tuple(
        replace(pad, pages=(*_lettered(pad.pages, letters), *_to_come(pad, seen.ruleset, seat)))
        for seat, pad in enumerate(read_pad(view, seen) for view in seen.players)
    )


def empty_page(number: int, rules: Ruleset, seat: Seat = 0) -> PadPage:
    """A challenge, from 0, of which nothing is filled in but the boxes crossed out (R26)."""
    crossed = rules.handicap(seat)
    white = (Box.CROSSED,) * crossed + (Box.OPEN,) * (rules.white_boxes - crossed)
    rows = (RowLine(RowMark.EMPTY),) * rules.words
    return PadPage(number, rows, white, (Box.OPEN,) * rules.blue_boxes)


def _to_come(pad: PadPages, rules: Ruleset, seat: Seat) -> Iterator[PadPage]:
    for number in range(len(pad.pages), pad.challenges):
        yield empty_page(number, rules, seat)


def _lettered(pages: Sequence[PadPage], letters: Sequence[str]) -> Iterator[PadPage]:
    """The pages with the letters that their rows required (R31)."""
    for page in pages:
        wanted = letters[page.challenge] if page.challenge < len(letters) else ""
        rows = (
            replace(row, letter=letter)
            for row, letter in zip(page.rows, wanted.ljust(len(page.rows)), strict=True)
        )
        yield replace(page, rows=tuple(rows)) if wanted else page
