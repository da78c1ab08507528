"""The score sheets of the Letter Piece Game: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.letter_pieces.pad.lines import PadPages
from wordsmith_desktop.ui.games.letter_pieces.print import texts
from wordsmith_desktop.ui.games.letter_pieces.print.challenge import ROW_TO_WRITE
from wordsmith_desktop.ui.games.letter_pieces.print.pads import empty_page, pads_of
from wordsmith_desktop.ui.games.letter_pieces.print.player import Sheet, player_block
from wordsmith_desktop.ui.games.letter_pieces.print.warm_up import warm_up_sections
from wordsmith_desktop.ui.games.letter_pieces.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print.document import Document
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.pairs import in_pairs
from wordsmith_desktop.ui.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.ui.kit.paper_print.standing import Line, standing
from wordsmith_desktop.ui.kit.paper_print.texts import SCORE_SHEET as SHEET_TITLE
from wordsmith_desktop.ui.kit.score_sheet import EmptyWish, ScoreSheet, day_of
from wordsmith_desktop.ui.kit.texts import say


def filled(match: PublicMatch) -> Document:
    """The sheets of a match: rows, boxes, bonus and totals of every player."""
    seen: Observation = match.observation
    note = "" if seen.ruleset.mode is Mode.WARM_UP else say(texts.BOXES_NOTE)
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match), note)
    pads = pads_of(match)
    return sheet_document(head, lambda width: tuple(_sections(width, match, pads)))


def empty(wish: EmptyWish) -> Document:
    """A sheet of three challenges for each player."""
    rules = Ruleset()
    pages = tuple(empty_page(number, rules) for number in range(rules.challenges))
    sheet = Sheet("", pages, "", row_height=ROW_TO_WRITE)

    def sections(width: float) -> Sequence[Section]:
        return tuple(_sheets(width, (sheet,) * wish.players))

    return sheet_document(Head(TITLE, SHEET_TITLE, note=say(texts.BOXES_NOTE)), sections)


def _sections(width: float, match: PublicMatch, pads: Sequence[PadPages]) -> Iterator[Section]:
    seen: Observation = match.observation
    if len(pads) > 1:
        yield _standing(width, match, pads)
    if seen.ruleset.mode is Mode.WARM_UP:
        yield from warm_up_sections(width, match.names, pads)
        return
    title = texts.TOTAL if match.outcome else texts.TOTAL_SO_FAR
    sheets = [
        Sheet(name, pad.pages, str(pad.match_total), title)
        for name, pad in zip(match.names, pads, strict=True)
    ]
    yield from _sheets(width, sheets)


def _sheets(width: float, sheets: Sequence[Sheet]) -> Iterator[Section]:
    """One below the other, or two side by side where a sheet has only one challenge."""
    if len(sheets[0].pages) > 1:
        yield from (Section.of(player_block(sheet, width)) for sheet in sheets)
    else:
        yield from in_pairs(width, len(sheets), lambda seat, half: player_block(sheets[seat], half))


def _standing(width: float, match: PublicMatch, pads: Sequence[PadPages]) -> Section:
    challenges = range(pads[0].challenges)
    headings = [say(texts.CHALLENGE, number=number + 1) for number in challenges]
    lines = [
        Line(name, tuple(_points(pad, number) for number in challenges), pad.match_total)
        for name, pad in zip(match.names, pads, strict=True)
    ]
    return standing(width, headings, lines, match)


def _points(pad: PadPages, number: int) -> str:
    """The points of a challenge; nothing where it has not begun, or is hidden."""
    total = pad.pages[number].total if number < len(pad.pages) else None
    return "" if total is None else str(total)


SCORE_SHEET: Final = ScoreSheet(filled, empty)
