"""What a game offers the shell, and what the shell offers a game's page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import POINTS, Plural, Text

from .asking.lore import NO_LORE, Lore
from .look import Look
from .preferences import Preferences
from .ways_on import NO_WAYS, WaysOn

if TYPE_CHECKING:
    # The first window does without; a lexicon brings NumPy with it.
    from wordsmith_desktop.bots.bot import Motive
    from wordsmith_desktop.games.common.box_telling import Choice, Telling
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.wording.sheets import RuleEntry

    from .dice_set import DiceSet
    from .rooms import RoomContext
    from .rule_pictures import RulePicture
    from .score_sheet import ScoreSheet
    from .screen import Screen
    from .seat_marks import SeatMark
    from .worksheet import Worksheet


GAMES: Final = "wordsmith_desktop.games"
"""The package with one sub-package for each game."""


class WayBack(Value):
    """How the last step can be taken back as long as a cover is down."""

    text: str
    call: Callable[[], object]


class Cover(Protocol):
    """Covers the window for the next player."""

    def __call__(
        self,
        name: str,
        lifted: Callable[[], None],
        news: str = "",
        way_back: WayBack | None = None,
    ) -> None:
        """Cover it for a player of that name; `lifted` is called when the cover is lifted.

        `news` is what has just happened, as the whole table may know it.
        """


class PageContext(Value):
    """What a page may use of the program around it."""

    preferences: Preferences
    """The settings and their change signal; pages are rebuilt when the look changes."""
    lexicon: Callable[[str], Lexicon | None]
    """The open lexicon of a tag such as "en" or "de"; None while it is still being opened."""
    leave: Callable[[], None]
    """Go back to the home page; everything is saved already."""
    cover: Cover
    """Draw the curtain between two seats."""
    restart: Callable[[], None]
    """Start the same match again with other chances; asks nothing."""
    players: tuple[str, ...] = ()
    """Their names in seat order."""
    own_keys: tuple[str, ...] = ()
    """By seat, the key that its player likes to call out with, or ""; none at all for guests."""
    own_colours: tuple[str, ...] = ()
    """By seat, the colour that its player chose, or ""; none at all for guests."""
    dictionary: str = ""
    """The tag of the dictionary that the match is played with."""
    own_dictionaries: tuple[str, ...] = ()
    """The tags of others that some players' words go by."""
    terms: tuple[str, ...] = ()
    """By seat what was agreed for its player alone, in a few words, or ""; none at all where
    nothing was."""
    best: Callable[[], int | None] = lambda: None
    """The best score of other finished matches of one player by the same rules, if any."""
    points_of_parts: Callable[[], tuple[int, ...]] = tuple
    """The points of each part of those matches, such as a challenge, in order (R45)."""
    offers_hints: bool = True
    """Whether who asks for a hint is given one."""
    why: Callable[[Motive], str] = lambda _motive: ""
    """Why a computer has done what it did, in a sentence; empty where nothing is to be said."""
    lore: Lore = NO_LORE
    """What is known of words, for what is told of them."""
    ways: WaysOn = NO_WAYS
    """What the page of a match that is over offers."""
    purpose: Callable[[Any], str] = lambda _seen: ""
    """What the phase is about, in a sentence, by an observation; empty where nothing is said."""
    explains: bool = False
    """Whether that is said unasked, since somebody is new to the game."""
    box_sign: Callable[[Telling, Choice], str] = lambda _telling, choice: choice.sign
    """What something is called that a printed box can show, beside the sign that is typed."""
    show_rule: Callable[[str], object] | None = None
    """Open the rule book at the rule of that number, at its beginning without one, and come back
    to the table from there; None where the game has no rule book."""

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of all dictionaries at the table, that of the match first."""
        return (self.dictionary, *self.own_dictionaries)

    @property
    def marks(self) -> tuple[SeatMark, ...]:
        """By seat, the emblem and colour that its player has at this table."""
        from .seat_marks import seat_marks

        return seat_marks(self.own_colours or ("",) * len(self.players))


class GamePage(QWidget):
    """A screen that the shell shows for a match.

    Its `actions()` (from `addAction`) are what the Move menu offers, in that order; a separator
    action separates. All that a match is lives at the table: a page can be thrown away and built
    anew over it at any time. The page subscribes to the table when it is built; the shell then
    has the drivers act, ticks the clocks, and closes the table in the end.
    """

    status = Signal(str)
    """A line for the window title: whose turn it is; never a secret."""
    finished = Signal()
    """The match has its outcome."""

    def dictionary_opened(self) -> None:
        """A dictionary is ready; the shell sees to its own table."""

    def purpose_text(self) -> str:
        """What is to be done now and what for, as whoever looks may know it."""
        return ""

    def set_paused(self, paused: bool) -> None:
        """Stop or go on; the shell covers the page and stops the clocks meanwhile."""

    def show_time(self) -> None:
        """Show what the clocks say; called a few times a second while they run."""

    def mention(self, sentence: str) -> bool:  # noqa: ARG002
        """Say something in passing where the table has its news; whether that is seen."""
        return False

    def let_go(self) -> None:
        """Stop listening to the table: the page is about to be thrown away."""


class NewMatchForm(QWidget):
    """A game's own part of the page before a match."""

    changed = Signal()
    """Some choice changed; `fault` and `ruleset` may answer differently."""

    def set_players(self, names: tuple[str, ...]) -> None:
        """The players as entered so far, in seat order."""

    def set_computers(self, bots: Sequence[str]) -> None:
        """By seat, the bot that plays there; "" for a person."""

    @property
    def can_even_out(self) -> bool:
        """Whether the game can give whoever is stronger a harder task."""
        return False

    def even_out(self, leads: Sequence[float]) -> None:
        """By seat, how much stronger somebody is than the weakest, in Glicko's points."""

    @property
    def is_even(self) -> bool:
        """Whether nobody has a harder task."""
        return True

    def set_dictionary(self, tag: str) -> None:
        """The words' dictionary: "en", "en-us", "en-gb" or "de"."""

    def show_ruleset(self, ruleset: Any) -> None:
        """Choose what a ruleset says, as far as it can be chosen for these players."""

    def ruleset(self) -> Any:
        """The game's ruleset as chosen."""
        raise NotImplementedError

    def fault(self) -> str:
        """What keeps a match from starting, as a sentence; empty when nothing does."""
        return ""


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
    begin: Callable[[int], Callable[[PageContext], GamePage]]
    """Starts the lesson at a step, counted from 0; the result builds its page, as often as the
    look changes."""

    def name_in(self, game: str) -> str:
        """Its name in the settings."""
        parts = (game, self.language) if self.key == FIRST else (game, self.key, self.language)
        return "/".join(parts)


class Room(Value):
    """A page of a game's own that needs no match, such as a workshop."""

    key: str
    title: Text
    short: Text
    """The same in a word, for where there is little room."""
    about: Text
    """What can be done there, in a sentence."""
    make: Callable[[RoomContext], Screen]
    suffixes: tuple[str, ...] = ()
    """How files end, without the dot, that are opened there."""


class Aid(Value):
    """What helps beside the printed game, without any match."""

    key: str
    """What it is told by within the game."""
    title: Text
    make: Callable[[dict[str, Any]], QWidget]
    """Builds it over what it keeps by names of its own as long as the program runs; it is built
    anew as often as the look changes."""


class KeyHelp(Value):
    """One line of the list of keys."""

    keys: Text
    """The keys as they are written on a keyboard."""
    does: Text


PaintChallenge = Callable[[str, QPainter, QRectF, Look], None]
PaintWord = Callable[[QPainter, QRectF, str, Look], None]


class GameEntry(Value):
    """A game as the shell shows it."""

    game: str
    """The game's name in save files and folders."""
    title: Text
    tagline: Text
    players: tuple[int, int]
    """Fewest and most."""
    minutes: int
    paint_picture: Callable[[QPainter, QRectF, Look], None]
    """Paints a picture made of the game's own pieces into a rectangle on felt."""
    make_form: Callable[[], NewMatchForm]
    make_page: Callable[[AnyTable, PageContext], GamePage]
    """A page over a table of this game."""
    short_minutes: int = 0
    """How long a short match takes (`Game.shortener`); 0 where there is none.

    The share of decisions that matches of two computers need for it, of the minutes above.
    """
    lessons: Sequence[Lesson] = ()
    rooms: Sequence[Room] = ()
    """Its own pages outside any match."""
    aids: Sequence[Aid] = ()
    """What helps beside the printed game."""
    dice_sets: Callable[[], Sequence[DiceSet]] = tuple
    """The dice of the printed game; none where it has no dice."""
    is_for_newcomers: bool = False
    """Whether who is new to the program had best begin with this game."""
    summary: Text | None = None
    """How it is played, in a paragraph or a few, parted by newlines."""
    rules_book: Callable[[], Sequence[RuleEntry]] | None = None
    """Its rules in our own words, which are loaded no sooner than they are asked for."""
    rule_pictures: Callable[[], Mapping[str, Sequence[RulePicture]]] = dict
    """What its rules look like in its own pieces, by their numbers."""
    origin: Callable[[], Text | None] = lambda: None
    """Which printed game it is, and whose; None for one of our own."""
    keys: Sequence[KeyHelp] = ()
    setting_text: Callable[[Any, int], str] = lambda _ruleset, _seats: ""
    """An exact setting in a few words, from its ruleset and number of players; only what is other
    than the printed rules is named."""
    describe: Callable[[Any, tuple[str, ...]], str] | None = None
    """How a match stands in a few words, such as "Ana’s turn, challenge 2": from what anyone
    may know (an observation of seat None) and the players' names."""
    purpose: Callable[[Any], str] = lambda _seen: ""
    """What is to be done in a phase and what for, in a sentence, from an observation."""
    play_figure: Plural = POINTS
    """What the figure of a play is (`games.reviewing.Play`)."""
    play_figure_about: Text | None = None
    """What that figure means, where it does not speak for itself."""
    play_worth_about: Text | None = None
    """What the figures are by which plays are marked (`games.valuing.Valued`)."""
    makeup: Callable[[str, str], str] = lambda _word, _language: ""
    """What a folded word takes of the game's material in a language, in a few words; empty where
    the game has nothing to say of it."""
    material: Callable[[Any, int], str] = lambda _seen, _seat: ""
    """What a seat can make words of, in words, from its own observation."""
    box_sign: Callable[[Telling, Choice], str] = lambda _telling, choice: choice.sign
    """What something is called that a printed box can show, beside the sign that is typed."""
    has_own_words: bool = True
    """Whether what counts as a word can be another for one player than for another."""
    worth_of_letters: tuple[tuple[int, float], ...] = ()
    """Fewest letters, and by how many of Glicko's points it weakens a player to make no shorter
    words; none where that was not measured."""
    least_with_box: int = 1
    """Fewest players with whom a printed box is of use."""
    score_sheet: Callable[[], ScoreSheet] | None = None
    """Its sheets for printing, which are made no sooner than they are asked for."""
    worksheets: Callable[[], Sequence[Worksheet]] | None = None
    """Its worksheets for school, which are loaded no sooner than they are asked for."""
    is_reviewed: bool = False
    """Whether it can tell of a finished match what could have been."""
    paint_challenge: PaintChallenge | None = None
    """Paints a picture of a kind of challenge, by its key, made of the game's own pieces; None
    where the game has none."""
    paint_word: PaintWord | None = None
    """Paints a folded word in the game's own pieces, where none of its tables shows what somebody
    could have said."""


def find_entry(game: str) -> GameEntry | None:
    """The `ENTRY` of a game's user interface, or None where it has none yet."""
    if find_spec(f"{GAMES}.{game}") is None or find_spec(f"{GAMES}.{game}.table") is None:
        return None
    module = f"{GAMES}.{game}.table.entry"
    if find_spec(module) is None:
        return None
    entry = import_module(module).ENTRY
    if not isinstance(entry, GameEntry):
        raise TypeError(f"{module}.ENTRY is a {type(entry).__name__}, not a GameEntry")
    return entry


def find_room(games: Sequence[GameEntry], path: Path) -> tuple[GameEntry, Room] | None:
    """The room in which a file is opened, with its game; None for a save."""
    ending = path.suffix.removeprefix(".").lower()
    rooms = ((game, room) for game in games for room in game.rooms)
    return next((found for found in rooms if ending in found[1].suffixes), None)


def find_entries(games: Sequence[str]) -> tuple[GameEntry, ...]:
    """The entries of those games that have a user interface, in the given order."""
    return tuple(entry for game in games if (entry := find_entry(game)) is not None)
