"""The score sheets of Length × Wit: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.length_x_wit.print import texts
from wordsmith_desktop.ui.games.length_x_wit.print.entries import entries_of
from wordsmith_desktop.ui.games.length_x_wit.print.ledger import empty_table, filled_table
from wordsmith_desktop.ui.games.length_x_wit.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print.document import Document
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.pairs import in_pairs
from wordsmith_desktop.ui.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.ui.kit.paper_print.standing import Line, standing
from wordsmith_desktop.ui.kit.paper_print.texts import SCORE_SHEET as SHEET_TITLE
from wordsmith_desktop.ui.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of
from wordsmith_desktop.ui.kit.texts import say


def filled(match: PublicMatch) -> Document:
    """Everybody's words with factors and running totals, and the line of the goal."""
    state: State = match.observation.state
    head = Head(TITLE, SHEET_TITLE, match.names, day_of(match), _note(_goal(state)))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """A table for each player's words; one alone plays without a goal."""
    goal = Ruleset().goal if wish.players > 1 else 0

    def sections(width: float) -> tuple[Section, ...]:
        return tuple(
            in_pairs(
                width,
                wish.players,
                lambda _, half: empty_table(wish.rows, goal, half),
                may_begin_below=False,
            )
        )

    return sheet_document(Head(TITLE, SHEET_TITLE, note=_note(goal)), sections)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    state: State = match.observation.state
    sheets = entries_of(match.events, len(state.players))
    goal = _goal(state)
    if len(state.players) > 1:
        yield _standing(width, state, match)
    yield from in_pairs(
        width,
        len(sheets),
        lambda seat, half: filled_table(match.names[seat], sheets[seat], goal, half),
    )


def _standing(width: float, state: State, match: PublicMatch) -> Section:
    lines = [
        Line(name, (str(player.turns), str(player.best)), player.points)
        for name, player in zip(match.names, state.players, strict=True)
    ]
    return standing(width, (say(texts.TURNS), say(texts.BEST)), lines, match)


def _goal(state: State) -> int:
    """The points that begin the last round; 0 for one player, who has so many turns."""
    return 0 if state.ruleset.turns else state.ruleset.goal


def _note(goal: int) -> str:
    sentences = [say(texts.NOTE)]
    if goal:
        sentences.append(say(texts.GOAL_NOTE, goal=goal))
    return " ".join(sentences)


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.ROWS, (25, 10, 50)))
