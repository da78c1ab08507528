"""The worksheets that a game offers for printing: for school, or for learning at home."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.wording import worksheet_texts as texts
from wordsmith_desktop.wording.dictionary_names import words_of
from wordsmith_desktop.wording.texts import Text, say

from .paper_print.blocks import measured
from .paper_print.document import Document
from .paper_print.flow import Section
from .paper_print.paper import PrintedPage, Type
from .paper_print.sheet import Head

if TYPE_CHECKING:
    # The first window does without; a vocabulary brings NumPy with it.
    from wordsmith_desktop.bots.bot import ShouldStop
    from wordsmith_desktop.bots.vocabulary import Vocabulary

MOST_NUMBERS: Final = 9999
"""Sheets are numbered from 1: so many there are of each kind, language and level."""


class PrintedDeal(Value):
    """A deal of one of the program's own challenges, to be printed."""

    code: str
    """With which it can be played in the program."""
    state: Any
    """Of the game, once chance has dealt."""


DealOf: TypeAlias = Callable[[str, str, int], "PrintedDeal | None"]
"""What a kind of challenge, in a language, deals by some number."""


class WorksheetWish(Value):
    """What a worksheet is to be; the same wish and dictionary give the same sheet."""

    language: str = "en"
    """Of the words: "en" or "de", or the tag of somebody's own dictionary."""
    level: Level = Level.EASY
    number: int = 1
    """From 1 to `MOST_NUMBERS`."""
    chosen: Mapping[str, bool] = field(default_factory=dict)
    """By the keys of its `Option`s, whether the second answer is wanted."""
    deal: DealOf | None = None
    """Deals challenges, where anybody does."""

    @property
    def is_german(self) -> bool:
        """Whether the words are German, out of whatever dictionary."""
        return code_of(self.language) == "de"

    def seed(self, key: str) -> int:
        """What chance starts from in the worksheet of that key."""
        return number_of(f"{key}/{self.language}/{self.level.value}/{self.number}")


class Option(Value):
    """A question about a worksheet of one kind."""

    key: str
    title: Text
    answers: tuple[Text, Text]
    """The first is the usual one."""


class Worksheet(Value, kw_only=True):
    """A game offers its own as `WORKSHEETS` in `games/<game>/table/worksheets.py`."""

    key: str
    """Its name, which no other worksheet of the game has."""
    title: Text
    about: Text
    """What is to be done on it, in a sentence."""
    make: Callable[[WorksheetWish, Vocabulary, ShouldStop], Document | None] | None = None
    """Makes one from the words of a dictionary, in any thread; None where there is none, or where
    it should stop."""
    drawn: Callable[[WorksheetWish], Document] | None = None
    """Makes one that takes no words; one of the two is there."""
    options: tuple[Option, ...] = ()
    needs_deals: bool = False
    """Whether it is offered only where challenges are."""


def worksheet_head(wish: WorksheetWish, game: Text, title: Text, note: str) -> Head:
    """The head of a sheet that is filled in; what makes it again is told on every page."""
    level, _ = texts.LEVELS[wish.level]
    words = say(texts.WORDS_OF.get(wish.language) or words_of(wish.language))
    about = say(texts.ABOUT, words=words, level=say(level), number=wish.number)
    return Head(game, title, note=note, about=about, asks_name=True)


def solutions(width: float) -> Section:
    """The heading of the solutions, which begin a page of their own."""

    def paint(paper: PrintedPage) -> None:
        paper.paragraph(say(texts.SOLUTIONS), Type.TITLE, bold=True)

    return Section.of(measured(paint, width), begins_page=True)
