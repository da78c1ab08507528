"""What a game offers the shell: everything that has to do with a window.

What it says without one stands in its `GameWords`, what it knows in its `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.wording.game_words import GameWords, is_own, words_of
from wordsmith_desktop.wording.texts import LANGUAGES, POINTS, Plural, Text, say

from .game_page import GamePage, NewMatchForm, PageContext
from .look import Look

if TYPE_CHECKING:
    from wordsmith_desktop.session.table_view import AnyTable

    from .dice_set import DiceSet
    from .lessons.script import Script
    from .rooms import RoomContext, RoomResult
    from .rule_pictures import RulePicture
    from .score_sheet import ScoreSheet
    from .screen import Screen
    from .worksheet import Worksheet

FIRST: Final = "first"
"""The key of a lesson for newcomers."""


class Lesson(Value):
    """A match along a script, with a coach."""

    key: str
    """What it is told by within the game; "first" is that for newcomers."""
    title: Text
    about: Text
    """What is learnt in it, in a line."""
    language: str
    """Language of its words: "en" or "de"."""

    def name_in(self, game: str) -> str:
        """Its name in the settings."""
        parts = (game, self.language) if self.key == FIRST else (game, self.key, self.language)
        return "/".join(parts)


class Room(Value):
    """A page of a game's own that needs no match, such as a workshop."""

    key: str
    title: Text
    about: Text
    """What can be done there, in a sentence."""
    suffixes: tuple[str, ...] = ()
    """How files end, without the dot, that are opened there."""
    marks: tuple[bytes, ...] = ()
    """What files of other names have near their beginnings that are opened there as well."""


class Aid(Value):
    """What helps beside the printed game, without any match."""

    key: str
    """What it is told by within the game."""
    title: Text


class KeyHelp(Value):
    """One line of the list of keys."""

    keys: Text
    """The keys as they are written on a keyboard."""
    does: Text
    of_board: tuple[str, ...] = ()
    """Qt's names of those that the board takes by itself, with Ctrl or Shift where it is held."""
    while_holding: bool = False
    """Whether they count only while something is held, and nothing is typed."""


def lesson(key: str, title: Text, about: Text) -> tuple[Lesson, ...]:
    """A lesson, once for each language of words."""
    return tuple(Lesson(key, title, about, language) for language in LANGUAGES)


PaintChallenge = Callable[[str, QPainter, QRectF, Look], None]
PaintWord = Callable[[QPainter, QRectF, str, Look], None]


class GameEntry:
    """A game as the shell shows it; only its page has no answer of its own here.

    It is subclassed in a game's `table/entry.py`, with one `ENTRY` that the game's record gives.
    Methods import what they give no sooner than they are asked, so that a list of games costs
    nothing. Where something is said to be there, it is because the subclass has that method.
    """

    game: ClassVar[str]
    """The game's name in save files and folders."""
    tagline: Text = Text("", "")
    """What it is about, in a line."""
    players: tuple[int, int] = (1, 1)
    """Fewest and most."""
    minutes: int = 30
    """How long a match takes."""
    short_minutes: int = 0
    """How long a short match takes (`Game.shortener`); 0 where there is none.

    The share of decisions that matches of two computers need for it, of the minutes above.
    """
    first_minutes: int = 10
    """How long the round takes that newcomers play after a lesson (`Game.first_round`)."""
    summary: Text | None = None
    """How it is played, in a paragraph or a few, parted by newlines."""
    keys: Sequence[KeyHelp] = ()
    """The keys at its table."""
    lessons: Sequence[Lesson] = ()
    """What is taught; `lesson_script` has the script of each."""
    rooms: Sequence[Room] = ()
    """Its own pages outside any match, which `make_room` builds."""
    aids: Sequence[Aid] = ()
    """What helps beside the printed game, which `make_aid` builds."""
    is_for_newcomers: bool = False
    """Whether who is new to the program had best begin with this game."""
    least_with_box: int = 1
    """Fewest players with whom a printed box is of use."""
    has_own_words: bool = True
    """Whether what counts as a word can be another for one player than for another."""
    worth_of_letters: tuple[tuple[int, float], ...] = ()
    """Fewest letters, and by how many of Glicko's points it weakens a player to make no shorter
    words; none where that was not measured."""
    play_figure: Plural = POINTS
    """What the figure of a play is (`games.reviewing.Play`)."""
    play_worth_about: Text | None = None
    """What the figures are by which plays are marked (`games.valuing.Valued`)."""

    @property
    def words(self) -> GameWords:
        """What it says."""
        return words_of(self.game)

    @property
    def title(self) -> Text:
        """What it is called."""
        return self.words.title

    @property
    def is_reviewed(self) -> bool:
        """Whether it can tell of a finished match what could have been."""
        return game_of(self.game).is_reviewed

    def make_page(self, table: AnyTable, context: PageContext) -> GamePage:
        """A page over a table of this game."""
        raise NotImplementedError(self.game)

    def make_form(self) -> NewMatchForm:
        """Its own part of the page before a match; by default the usual rules are played."""
        from .game_defaults import DefaultForm

        return DefaultForm(self.game)

    def paint_picture(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint a picture made of the game's own pieces into a rectangle on felt."""
        from .game_defaults import paint_title

        paint_title(painter, rect, look, self.title)

    def paint_challenge(self, key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint a picture of a kind of challenge, made of the game's own pieces."""
        raise NotImplementedError(self.game)

    @property
    def has_challenge_pictures(self) -> bool:
        """Whether its challenges have pictures of their own."""
        return is_own(self, GameEntry.paint_challenge)

    def paint_word(self, painter: QPainter, area: QRectF, word: str, look: Look) -> None:
        """Paint a folded word in the game's own pieces.

        Only where none of its tables shows what somebody could have said.
        """
        raise NotImplementedError(self.game)

    @property
    def paints_words(self) -> bool:
        """Whether words have to be painted that no table shows."""
        return is_own(self, GameEntry.paint_word)

    def rule_pictures(self) -> Mapping[str, Sequence[RulePicture]]:
        """What its rules look like in its own pieces, by their numbers."""
        return {}

    def score_sheet(self) -> ScoreSheet:
        """Its sheets for printing."""
        raise NotImplementedError(self.game)

    @property
    def has_score_sheet(self) -> bool:
        """Whether there are any; said without loading them."""
        return is_own(self, GameEntry.score_sheet)

    def worksheets(self) -> Sequence[Worksheet]:
        """Its worksheets for school."""
        return ()

    @property
    def has_worksheets(self) -> bool:
        """Whether there are any; said without loading them."""
        return is_own(self, GameEntry.worksheets)

    def dice_sets(self) -> Sequence[DiceSet]:
        """The dice of the printed game; none where it has no dice."""
        return ()

    def lesson_script(self, key: str, language: str) -> Script:
        """What happens in a lesson, by its key and the language of its words."""
        raise NotImplementedError(f"{self.game} teaches no {key} in {language}")

    def begin_lesson(self, lesson: Lesson, step: int) -> Callable[[PageContext], GamePage]:
        """Start a lesson at a step, counted from 0.

        The result builds its page, as often as the look changes.
        """
        from .lessons.page import LessonPage
        from .lessons.run import LessonRun

        run = LessonRun(self.lesson_script(lesson.key, lesson.language), step)
        name = lesson.name_in(self.game)
        make: Any = self.make_page
        return lambda context: LessonPage(run, name, make, context)

    def make_room(self, key: str, context: RoomContext) -> Screen:
        """Build one of its rooms, by its key."""
        raise NotImplementedError(f"{self.game} has no {key}")

    def room_results(self) -> Callable[[Path], Sequence[RoomResult]] | None:
        """What tells by the folder that its rooms keep things in what was reached there, the last
        one first; None where nothing is."""
        return None

    def make_aid(self, key: str, kept: dict[str, Any], tag: str) -> QWidget:
        """Build one of its aids, by its key, over what it keeps as long as the program runs.

        It is built anew as often as the look changes; names in `kept` are its own. `tag` is the
        dictionary whose words are played with.
        """
        raise NotImplementedError(f"{self.game} has no {key}")


def find_entry(game: str) -> GameEntry | None:
    """How the shell shows a game, or None where it does not."""
    entry = game_of(game).entry()
    if entry is not None and not isinstance(entry, GameEntry):
        raise TypeError(f"the entry of {game} is a {type(entry).__name__}, not a GameEntry")
    return entry


def find_room(games: Sequence[GameEntry], path: Path) -> tuple[GameEntry, Room] | None:
    """The room in which a file is opened, with its game; None for a save.

    By its name, or else by what is in it.
    """
    ending = path.suffix.removeprefix(".").lower()
    rooms = [(game, room) for game in games for room in game.rooms]
    named = next((found for found in rooms if ending in found[1].suffixes), None)
    if named is not None:
        return named
    head = _head(path)
    return next((one for one in rooms if any(mark in head for mark in one[1].marks)), None)


_HEAD: Final = 1024
"""Bytes of a file that tell its kind."""


def _head(path: Path) -> bytes:
    """How a file begins, in small letters; nothing where it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(_HEAD).lower()
    except OSError:
        return b""


def find_entries(games: Sequence[str]) -> tuple[GameEntry, ...]:
    """The entries of those games that have a user interface, in the given order."""
    return tuple(entry for game in games if (entry := find_entry(game)) is not None)


def in_order(games: Sequence[GameEntry]) -> tuple[GameEntry, ...]:
    """First what newcomers had best begin with, then what most can play together."""
    return tuple(sorted(games, key=lambda entry: (not entry.is_for_newcomers, -entry.players[1])))


def origin_of(entry: GameEntry | None) -> str:
    """Which printed game an entry is; empty for one of our own."""
    origin = entry.words.origin() if entry else None
    return say(origin) if origin else ""
