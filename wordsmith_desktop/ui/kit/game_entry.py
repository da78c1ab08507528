"""What a game offers the shell, and what the shell offers a game's page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.registry import is_reviewed
from wordsmith_desktop.ui.kit.asking.lore import NO_LORE, Lore
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.wording.game_words import has_words, words_of
from wordsmith_desktop.wording.texts import POINTS, Plural, Text

if TYPE_CHECKING:
    # The first window does without; a lexicon brings NumPy with it.
    from wordsmith_desktop.bots.bot import Motive
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.ui.kit.score_sheet import ScoreSheet
    from wordsmith_desktop.ui.kit.seat_marks import SeatMark
    from wordsmith_desktop.wording.sheets import RuleEntry


GAMES: Final = "wordsmith_desktop.ui.games"
"""The package with one sub-package for each game."""


class Cover(Protocol):
    """Covers the window for the next player."""

    def __call__(self, name: str, lifted: Callable[[], None], news: str = "") -> None:
        """Cover it for a player of that name; `lifted` is called when the cover is lifted.

        `news` is what has just happened, as the whole table may know it.
        """


@dataclass(frozen=True, slots=True)
class WaysOn:
    """What can be done once a match is over, beside playing again and going home."""

    replay: Callable[[], object] | None = None
    """Look at it once more."""
    review: Callable[[], object] | None = None
    """Show the plays that could have been."""
    result: Callable[[], object] | None = None
    """Show the result of a challenge, beside everybody else's."""
    panel: Callable[[], QWidget] | None = None
    """Makes what stands in the place of the points, such as a challenge's medal."""


NO_WAYS: Final = WaysOn()


@dataclass(frozen=True, slots=True)
class PageContext:
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

    @property
    def marks(self) -> tuple[SeatMark, ...]:
        """By seat, the emblem and colour that its player has at this table."""
        from wordsmith_desktop.ui.kit.seat_marks import seat_marks

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

    def set_paused(self, paused: bool) -> None:
        """Stop or go on; the shell covers the page and stops the clocks meanwhile."""

    def show_time(self) -> None:
        """Show what the clocks say; called a few times a second while they run."""

    def let_go(self) -> None:
        """Stop listening to the table: the page is about to be thrown away."""


class NewMatchForm(QWidget):
    """A game's own part of the page before a match."""

    changed = Signal()
    """Some choice changed; `fault` and `ruleset` may answer differently."""

    def set_players(self, names: tuple[str, ...]) -> None:
        """The players as entered so far, in seat order."""

    def set_computers(self, many: int) -> None:
        """On so many of the seats computers play; most games are set up alike for them."""

    def even_out(self, lead: float) -> None:
        """The first seat is so much stronger than the second, in Glicko's points, or weaker.

        Some games can give whoever is stronger a harder task.
        """

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


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first match."""

    key: str
    """Its name in the settings, unique within the game."""
    title: Text
    language: str
    """Language of its words: "en" or "de"."""
    begin: Callable[[], Callable[[PageContext], GamePage]]
    """Starts the lesson; the result builds its page, as often as the look changes."""


@dataclass(frozen=True, slots=True)
class KeyHelp:
    """One line of the list of keys."""

    keys: Text
    """The keys as they are written on a keyboard."""
    does: Text


@dataclass(frozen=True, slots=True)
class GameEntry:
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
    lessons: Sequence[Lesson] = ()
    summary: Text | None = None
    """How it is played, in a paragraph or a few, parted by newlines."""
    rules_book: Callable[[], Sequence[RuleEntry]] | None = None
    """Its rules in our own words, which are loaded no sooner than they are asked for."""
    origin: Callable[[], Text | None] = lambda: None
    """Which printed game it is, and whose; None for one of our own."""
    keys: Sequence[KeyHelp] = ()
    setting_text: Callable[[Any, int], str] = lambda _ruleset, _seats: ""
    """An exact setting in a few words, from its ruleset and number of players; only what is other
    than the printed rules is named."""
    describe: Callable[[Any, tuple[str, ...]], str] | None = None
    """How a match stands in a few words, such as "Ana’s turn, challenge 2": from what anyone
    may know (an observation of seat None) and the players' names."""
    play_figure: Plural = POINTS
    """What the figure of a play is (`games.reviewing.Play`)."""
    makeup: Callable[[str, str], str] = lambda _word, _language: ""
    """What a folded word takes of the game's material in a language, in a few words; empty where
    the game has nothing to say of it."""
    score_sheet: Callable[[], ScoreSheet] | None = None
    """Its sheets for printing, which are made no sooner than they are asked for."""
    is_reviewed: bool = False
    """Whether it can tell of a finished match what could have been."""


def find_entry(game: str) -> GameEntry | None:
    """The `ENTRY` of a game's user interface, or None where it has none yet."""
    if find_spec(GAMES) is None or find_spec(f"{GAMES}.{game}") is None:
        return None
    module = f"{GAMES}.{game}.entry"
    if find_spec(module) is None:
        return None
    entry = import_module(module).ENTRY
    if not isinstance(entry, GameEntry):
        raise TypeError(f"{module}.ENTRY is a {type(entry).__name__}, not a GameEntry")
    return entry


def find_entries(games: Sequence[str]) -> tuple[GameEntry, ...]:
    """The entries of those games that have a user interface, in the given order."""
    return tuple(entry for game in games if (entry := find_entry(game)) is not None)


NOTHING: Final = Text("", "")


class _GameParts:
    """What the packages of a game have, imported when needed, or what the kit has instead."""

    def __init__(self, package: str, title: Text) -> None:
        self.game = package.rpartition(".")[2]
        self._package = package
        self._title = title

    def part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self._package}.{module}"), name)

    def make_form(self) -> NewMatchForm:
        if self._has("new_match"):
            form: NewMatchForm = self.part("new_match", "MatchForm")()
            return form
        from wordsmith_desktop.ui.kit.usual_parts import UsualForm

        return UsualForm(self.game)

    def paint_picture(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        if self._has("picture"):
            self.part("picture", "paint_picture")(painter, rect, look)
            return
        from wordsmith_desktop.ui.kit.usual_parts import paint_title

        paint_title(painter, rect, look, self._title)

    def in_words(self, name: str, *values: Any) -> str:
        from wordsmith_desktop.wording import usual

        said: str = words_of(self.game, "in_words", name, getattr(usual, name))(*values)
        return said

    @property
    def rules_book(self) -> Callable[[], Sequence[RuleEntry]] | None:
        has_one = has_words(self.game, "rule_texts")
        return (lambda: words_of(self.game, "rule_texts", "RULES", ())) if has_one else None

    @property
    def score_sheet(self) -> Callable[[], Any] | None:
        has_one = self._has("score_sheet")
        return (lambda: self.part("score_sheet", "SCORE_SHEET")) if has_one else None

    def _has(self, module: str) -> bool:
        return find_spec(f"{self._package}.{module}") is not None


def usual_entry(
    package: str,
    *,
    title: Text,
    players: tuple[int, int],
    minutes: int,
    tagline: Text = NOTHING,
    summary: Text | None = None,
    keys: Sequence[KeyHelp] = (),
    lessons: Sequence[Lesson] = (),
    play_figure: Plural = POINTS,
) -> GameEntry:
    """The entry of the game in `package`, named like it.

    `page.MatchPage` stands beside the entry. These may, and without them the kit has what does:
    `picture.paint_picture`, `new_match.MatchForm` and `score_sheet.SCORE_SHEET`, and in the game's
    package of the wording `rule_texts.RULES` and `ORIGIN`, `in_words.setting_text`, `describe` and
    `makeup`. Whatever it is, it is imported no sooner than it is needed.
    """
    parts = _GameParts(package, title)
    game = parts.game
    return GameEntry(
        game=game,
        title=title,
        tagline=tagline,
        players=players,
        minutes=minutes,
        paint_picture=parts.paint_picture,
        make_form=parts.make_form,
        make_page=lambda table, context: parts.part("page", "MatchPage")(table, context),
        lessons=lessons,
        summary=summary,
        rules_book=parts.rules_book,
        origin=lambda: words_of(game, "rule_texts", "ORIGIN", None),
        keys=keys,
        setting_text=lambda ruleset, seats: parts.in_words("setting_text", ruleset, seats),
        describe=lambda seen, names: parts.in_words("describe", seen, names),
        play_figure=play_figure,
        makeup=lambda word, language: parts.in_words("makeup", word, language),
        score_sheet=parts.score_sheet,
        is_reviewed=is_reviewed(game),
    )
