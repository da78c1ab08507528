"""The score sheets of Rewordable: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wordsmith_desktop.games.rewordable.observation import Observation, PlayerView
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.rewordable.print import texts
from wordsmith_desktop.ui.games.rewordable.print.lexicon import (
    cost_text,
    empty_table,
    filled_table,
    letters_of,
    points_of,
)
from wordsmith_desktop.ui.games.rewordable.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print.document import Document
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.pairs import in_pairs
from wordsmith_desktop.ui.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.ui.kit.paper_print.standing import Line, standing
from wordsmith_desktop.ui.kit.paper_print.texts import SCORE_SHEET as SHEET_TITLE
from wordsmith_desktop.ui.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.ui.kit.texts import say


def filled(match: PublicMatch) -> Document:
    """Everybody's words by their cards, tokens and points; no hand is looked at."""
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """A table for each player's words."""

    def sections(width: float) -> tuple[Section, ...]:
        return tuple(
            in_pairs(
                width,
                wish.players,
                lambda _, half: empty_table(wish.rows, half),
                may_begin_below=False,
            )
        )

    note = say(texts.NOTE if wish.players > 1 else texts.NOTE_ALONE, points=TOKEN_POINTS)
    return sheet_document(Head(TITLE, SHEET_TITLE, note=note), sections)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    seen: Observation = match.observation
    if not seen.is_alone:
        yield _standing(width, match)
    has_penalties = _has_penalties(seen)
    yield from in_pairs(
        width,
        len(seen.players),
        lambda seat, half: filled_table(
            match.names[seat], seen.players[seat], half, has_penalties=has_penalties
        ),
    )


def _has_penalties(seen: Observation) -> bool:
    return any(view.penalty for view in seen.players)


def _standing(width: float, match: PublicMatch) -> Section:
    seen: Observation = match.observation
    headings = [say(texts.LETTERS), say(texts.TOKENS)]
    if _has_penalties(seen):
        headings.append(say(texts.PENALTY))
    lines = [
        Line(name, _parts(view)[: len(headings)], points_of(view))
        for name, view in zip(match.names, seen.players, strict=True)
    ]
    return standing(width, headings, lines, match)


def _parts(view: PlayerView) -> tuple[str, ...]:
    """What makes a player's points, in the order of the headings."""
    tokens = TOKEN_POINTS * len(view.tokens)
    return (str(letters_of(view)), str(tokens), cost_text(view))


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.ROWS, (10, 25, 40)))
