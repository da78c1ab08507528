"""The end of a match: the best word in its cards, and what made the points."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.recapper import BestWord, Recap
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import (
    BarPart,
    BestShown,
    Ending,
    Party,
    PointsTable,
    StagePiece,
    best_caption,
    by_points,
    default_ending,
)
from wordsmith_desktop.window.kit.points_sheet import PlayerLine
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..rules.observation import Observation, PlayerView
from ..rules.tokens import TOKEN_POINTS
from ..words import table_texts as texts
from ..words.ending_texts import AWARDS
from ..words.in_words import short_name
from .card_face import ASPECT, paint_card
from .views import letters_of, points_of


def ending_of(
    seen: Observation, outcome: Outcome, recap: Recap, party: Party, best: int | None
) -> Ending:
    """What is said of a match that is over."""
    parts = partial(_parts, seen)
    usual = default_ending(outcome, party, recap, best=best, award_words=AWARDS, parts=parts)
    return replace(
        usual,
        best=best_shown(recap.best, party) if recap.best else None,
        table=_table(seen, outcome, party),
    )


def _parts(seen: Observation, seat: Seat) -> tuple[BarPart, ...]:
    """Letters word by word, then tokens, then what challenges cost."""
    view = seen.players[seat]
    found = [BarPart(word.text, len(word.text)) for word in view.words]
    found += [BarPart(short_name(token.goal), TOKEN_POINTS) for token in view.tokens]
    found += [BarPart(say(texts.COSTS_HEAD), -view.penalty)] if view.penalty else []
    return tuple(found)


def best_shown(best: BestWord, party: Party) -> BestShown:
    """The best word in its cards."""
    pieces = tuple(StagePiece(ASPECT, partial(_paint, card.text)) for card in best.pieces)
    return BestShown(best_caption(best, party), pieces)


def _paint(text: str, painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_card(painter, rect, text, look)


def _table(seen: Observation, outcome: Outcome, party: Party) -> PointsTable:
    has_costs = any(view.penalty for view in seen.players)
    headings = [texts.WORDS_HEAD, texts.TOKENS_HEAD, *([texts.COSTS_HEAD] if has_costs else [])]
    lines = (
        PlayerLine(
            party.names[seat],
            _cells(seen.players[seat], has_costs=has_costs),
            points_of(seen.players[seat]),
            is_winner=seat in outcome.winners and not party.is_alone,
        )
        for seat, _points in by_points(outcome)
    )
    return PointsTable(tuple(map(say, headings)), tuple(lines))


def _cells(view: PlayerView, *, has_costs: bool) -> tuple[str, ...]:
    words = ", ".join(word.text for word in view.words)
    goals = ", ".join(short_name(token.goal) for token in view.tokens)
    tokens = TOKEN_POINTS * len(view.tokens)
    cells = [_cell(letters_of(view), words), _cell(tokens, goals)]
    return (*cells, _cell(-view.penalty, "")) if has_costs else tuple(cells)


def _cell(points: int, what: str) -> str:
    return f"{say_count(POINTS, points)}\n{what}" if what else say_count(POINTS, points)
