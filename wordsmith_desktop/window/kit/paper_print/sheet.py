"""A sheet of sections under a heading, with names, date and page numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import Text, say

from ..days import day_text
from .blocks import Block, measured, paint_block
from .document import Document, Page
from .flow import Section, spread
from .paper import Align, PrintedPage, Type, Weight
from .sections import Blank, paint_heading

FOOT: Final = 60
"""Height of the room for the page's number."""
_NAMES_SHARE: Final = 0.7


class Head(Value):
    """What a sheet is, whose and when."""

    game: Text
    title: Text
    names: tuple[str, ...] = ()
    """Of the players; empty where they write theirs below."""
    day: date | None = None
    note: str = ""
    """How it is filled in."""
    about: str = ""
    """What tells it from others of its title, such as a number; on every page."""
    asks_name: bool = False
    """Whether there is room for the name of whoever fills it in."""
    asks_day: bool = True
    """Whether there is room for the date."""

    @property
    def kind(self) -> str:
        """Its game, and what tells it from others."""
        return " · ".join(part for part in (say(self.game), self.about) if part)

    @property
    def document_title(self) -> str:
        """For the details of a file."""
        return say(texts.DOCUMENT_TITLE, game=say(self.game), title=say(self.title))


def sheet_document(head: Head, sections: Callable[[float], Sequence[Section]]) -> Document:
    """A document of sections; they are asked for with the width of the paper."""

    def pages(room: QSizeF) -> tuple[Page, ...]:
        return _pages(head, sections(room.width()), room)

    return Document(head.document_title, pages)


def numbered(pages: Sequence[Page]) -> tuple[Page, ...]:
    """The pages with their numbers at the foot, where there are several.

    They are painted on paper that is `FOOT` less high.
    """
    return tuple(
        partial(_paint_numbered, page=page, number=number, count=len(pages))
        for number, page in enumerate(pages, 1)
    )


def _pages(head: Head, sections: Sequence[Section], room: QSizeF) -> tuple[Page, ...]:
    top = measured(partial(_paint_top, head=head), room.width())
    later = measured(partial(_paint_later_top, head=head), room.width())
    height = room.height() - FOOT
    filled = spread(sections, first=height - top.height, others=height - later.height)
    return numbered(
        [
            partial(_paint_page, blocks=(later if number else top, *blocks))
            for number, blocks in enumerate(filled)
        ]
    )


def _paint_page(paper: PrintedPage, blocks: Sequence[Block]) -> None:
    for block in blocks:
        paint_block(paper, block)


def _paint_numbered(paper: PrintedPage, page: Page, number: int, count: int) -> None:
    paper.height -= FOOT
    page(paper)
    paper.height += FOOT
    if count > 1:
        place = QRectF(0, paper.height - FOOT + 24, paper.width, FOOT - 24)
        text = say(texts.PAGE_OF, number=number, count=count)
        paper.line(text, place, size=Type.TINY, align=Align.CENTRE)


def _paint_top(paper: PrintedPage, head: Head) -> None:
    names = ", ".join(head.names)
    blanks = [Blank(say(texts.PLAYERS), names, _NAMES_SHARE)] if names else []
    if head.asks_name:
        blanks.append(Blank(say(texts.NAME), "", _NAMES_SHARE))
    if head.asks_day:
        blanks.append(Blank(say(texts.DAY), day_text(head.day), 1 - _NAMES_SHARE))
    paint_heading(paper, say(head.title), head.kind, blanks)
    if head.note:
        paper.paragraph(head.note, Type.SMALL)
        paper.skip(30)


def _paint_later_top(paper: PrintedPage, head: Head) -> None:
    day = day_text(head.day)
    room = paper.width - paper.advance(day, Type.SMALL) - 40
    what = say(texts.DOCUMENT_TITLE, game=say(head.game), title=say(head.title))
    told = " · ".join(part for part in (what, head.about, ", ".join(head.names)) if part)
    paper.line(told, QRectF(0, 0, room, 50), size=Type.SMALL)
    paper.line(day, QRectF(0, 0, paper.width, 50), size=Type.SMALL, align=Align.END)
    paper.skip(56)
    paper.rule(Weight.HAIR)
    paper.skip(34)
