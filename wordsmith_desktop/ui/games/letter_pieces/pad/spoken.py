"""The score pad in words, for screen readers. Knows no Qt."""

from __future__ import annotations

from wordsmith_desktop.ui.games.letter_pieces.pad import texts
from wordsmith_desktop.ui.games.letter_pieces.pad.lines import (
    Box,
    PadPage,
    PadPages,
    RowLine,
    RowMark,
)
from wordsmith_desktop.ui.kit.texts import POINTS, say, say_count


def say_row(number: int, row: RowLine) -> str:
    """A row; `number` counts from 1."""
    head = texts.ROW_WITH_LETTER if row.letter else texts.ROW
    parts = [say(head, number=number, letter=row.letter), _say_mark(row)]
    if row.ticked_circles:
        parts.append(say_count(texts.CIRCLES_TICKED, row.ticked_circles))
    if row.circles:
        parts.append(say_count(texts.CIRCLES, row.circles))
    return ", ".join(parts)


def _say_mark(row: RowLine) -> str:
    text = {
        RowMark.EMPTY: texts.ROW_EMPTY,
        RowMark.STANDS: texts.ROW_STANDS,
        RowMark.UNCHECKED: texts.ROW_UNCHECKED,
        RowMark.STRUCK: texts.ROW_STRUCK,
        RowMark.PASSED: texts.ROW_PASSED,
        RowMark.HIDDEN: texts.ROW_HIDDEN,
    }[row.mark]
    return say(text, word=row.word, points=say_count(POINTS, row.points))


def say_boxes(page: PadPage) -> str:
    """The discard boxes; empty where there are none."""
    if page.bonus is None:
        return ""
    crossed = page.white.count(Box.CROSSED)
    white = say(
        texts.WHITE_BOXES_CROSSED if crossed else texts.WHITE_BOXES,
        crossed=crossed,
        ticked=page.white.count(Box.TICKED),
        open=page.white.count(Box.OPEN),
    )
    blue = say(texts.BLUE_BOXES, ticked=page.blue.count(Box.TICKED), open=page.blue.count(Box.OPEN))
    return f"{white}. {blue}. {say(texts.SAID_BONUS, points=say_count(POINTS, page.bonus))}."


def say_hidden(pad: PadPages) -> str:
    """How much is written where it cannot be read."""
    if not pad.goal:
        return say_count(texts.HIDDEN_WORDS, pad.filled)
    return say(texts.HIDDEN_ROWS, filled=pad.filled, goal=pad.goal)


def say_totals(pad: PadPages, page: PadPage) -> str:
    """The sums of a challenge and of the match."""
    match = say(texts.SAID_MATCH, points=say_count(POINTS, pad.match_total))
    if page.total is None:
        return f"{match}."
    here = say(texts.SAID_TOTAL, points=say_count(POINTS, page.total))
    return f"{here}. {match}."


def say_page(pad: PadPages, page: PadPage, name: str) -> str:
    """The whole sheet."""
    parts = [
        f"{say(texts.PAD_OF, name=name)}. {say(texts.CHALLENGE, number=page.challenge + 1)}.",
        *(f"{say_row(number, row)}." for number, row in enumerate(page.rows, 1)),
        f"{say_hidden(pad)}." if page.is_hidden else say_boxes(page),
        say_totals(pad, page),
    ]
    return " ".join(part for part in parts if part)


def say_summary(pad: PadPages, name: str) -> str:
    """One line about a player."""
    points = say_count(POINTS, pad.match_total)
    if not pad.goal:
        words = say_count(texts.WORDS, pad.filled)
        return say(texts.SUMMARY_ENDLESS, name=name, words=words, points=points)
    return say(texts.SUMMARY, name=name, filled=pad.filled, goal=pad.goal, points=points)
