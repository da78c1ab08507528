"""What the shell asks of a game's pages, and what it offers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value

from .after_match import NO_WAYS, AfterMatch
from .asking.explainer import NO_EXPLAINER, WordExplainer
from .drawer import open_drawers_of
from .preferences import Preferences

if TYPE_CHECKING:
    # The first window does without; a lexicon brings NumPy with it.
    from wordsmith_desktop.bots.bot import Motive
    from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxPiece
    from wordsmith_desktop.lexicon.lexicon import Lexicon

    from .seat_marks import SeatMark


class UndoOffer(Value):
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
        undo_offer: UndoOffer | None = None,
    ) -> None:
        """Cover it for a player of that name; `lifted` is called when the cover is lifted.

        `news` is what has just happened, as the whole table may know it.
        """


def lift_at_once(
    name: str,  # noqa: ARG001
    lifted: Callable[[], None],
    news: str = "",  # noqa: ARG001
    undo_offer: UndoOffer | None = None,  # noqa: ARG001
) -> None:
    """Nobody is to be handed anything: the match is open to all."""
    lifted()


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
    explainer: WordExplainer = NO_EXPLAINER
    """What is known of words, for what is told of them."""
    ways: AfterMatch = NO_WAYS
    """What the page of a match that is over offers."""
    purpose: Callable[[Any], str] = lambda _seen: ""
    """What the phase is about, in a sentence, by an observation; empty where nothing is said."""
    explains: bool = False
    """Whether that is said unasked, since somebody is new to the game."""
    box_sign: Callable[[BoxPiece, BoxChoice], str] = lambda _telling, choice: choice.sign
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


@runtime_checkable
class Holding(Protocol):
    """A board from which a piece is taken up and put down by two clicks."""

    @property
    def is_holding(self) -> bool:
        """Whether one is in the hand."""


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

    def word_laid(self) -> str:
        """The word that is being laid, as far as it goes; empty where none is."""
        return ""

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

    def open_again(self, before: GamePage) -> None:
        """Have what lay open over the page before lie over this one, in the look in use."""
        open_drawers_of(before, self)

    @property
    def is_holding(self) -> bool:
        """Whether something on one of its boards is in the hand."""
        boards = (one for one in self.findChildren(QWidget) if isinstance(one, Holding))
        return any(one.is_holding for one in boards)

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
