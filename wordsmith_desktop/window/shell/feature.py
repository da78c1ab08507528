"""The door of a feature: what the window asks of it, and what it does for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, unique
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeAlias, TypeVar

from wordsmith_desktop import features
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import Text

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.core.background import Ticket
    from wordsmith_desktop.features.new_match.ready_facts import ShowReady
    from wordsmith_desktop.games.common.verdicts import TurnVerdict
    from wordsmith_desktop.records.kept_match import KeptMatch
    from wordsmith_desktop.records.log import Header
    from wordsmith_desktop.records.paper import PaperMatch
    from wordsmith_desktop.session.past_match import BetterPlay
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.after_match import SpecialEnd
    from wordsmith_desktop.window.kit.asking.explainer import AskingTerms
    from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.worksheet import PrintedDeal

    from .home_parts import HomeCard, HomeWay
    from .seating import Seating
    from .services import Services
    from .stage import Stage

P = ParamSpec("P")
R = TypeVar("R")


class Offer(Generic[P]):
    """Something that one feature does for whoever asks; false, and nothing, without that one."""

    def __init__(self) -> None:
        self._does: Callable[P, object] | None = None

    def fill(self, does: Callable[P, object]) -> None:
        """Have it done so from now on."""
        self._does = does

    def __bool__(self) -> bool:
        return self._does is not None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Do it, where anybody does."""
        if self._does is not None:
            self._does(*args, **kwargs)


class FeatureAnswer(Generic[P, R]):
    """Something that one feature knows for whoever asks; `otherwise` without that one."""

    def __init__(self, otherwise: R) -> None:
        self._otherwise = otherwise
        self._knows: Callable[P, R] | None = None

    def fill(self, knows: Callable[P, R]) -> None:
        """Have it answered so from now on."""
        self._knows = knows

    def __bool__(self) -> bool:
        return self._knows is not None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The answer, or what holds where nobody knows one."""
        return self._otherwise if self._knows is None else self._knows(*args, **kwargs)


class Offers:
    """All that features do for the shell and for one another."""

    def __init__(self) -> None:
        self.begin_code: Offer[[str]] = Offer()
        """Tells what the challenge of a code is about, and begins it when that is wanted."""
        self.title_of_code: FeatureAnswer[[str], str] = FeatureAnswer("")
        """What challenge a code is of, in words; empty for a text that is no such code."""
        self.challenge_again: Offer[[Seating, Callable[[], object]]] = Offer()
        """Says what the challenge at a table is about, and has it begun once more."""
        self.challenge_result: Offer[[]] = Offer()
        """Shows the result of the challenge at the table, beside everybody else's."""
        self.challenge_end: FeatureAnswer[[Seating], SpecialEnd | None] = FeatureAnswer(None)
        """How the end of a challenge is shown; None for any other match."""
        self.plays_as_titled: FeatureAnswer[[str, str, Any], bool] = FeatureAnswer(False)
        """Whether a kind of challenge, in a language, is played here by just that ruleset."""
        self.deal: FeatureAnswer[[str, str, int], PrintedDeal | None] = FeatureAnswer(None)
        """What a kind of challenge, in a language, deals by some number."""
        self.rules: Offer[[str, str]] = Offer()
        """Shows the rule book of a game, at "" of that in question, open at a rule's number."""
        self.learn: Offer[[]] = Offer()
        """Offers the lessons, and tells how the games are played."""
        self.statistics: Offer[[]] = Offer()
        """Shows what was played."""
        self.person: Offer[[str]] = Offer()
        """Shows what the player of that key has played."""
        self.players: Offer[[]] = Offer()
        """Shows those who are remembered."""
        self.settings: Offer[[]] = Offer()
        """Shows the settings."""
        self.welcome: Offer[[]] = Offer()
        """Asks on the very first start how somebody likes the program to look and sound."""
        self.review: Offer[[]] = Offer()
        """Shows what could have been at the table."""
        self.practice: Offer[[]] = Offer()
        """Has somebody practise what was missed."""
        self.can_practise: FeatureAnswer[[Header, Sequence[TurnVerdict]], bool] = FeatureAnswer(
            False
        )
        """Whether there is anything to practise in what a match of that header has missed."""
        self.practise: Offer[[Header, Sequence[TurnVerdict]]] = Offer()
        """Puts that among the exercises, and has its player practise."""
        self.look_up: Offer[[]] = Offer()
        """Lets somebody type a word, and tells about it."""
        self.look_up_view: FeatureAnswer[[], QWidget | None] = FeatureAnswer(None)
        """The same as a part of some page."""
        self.print_sheet: Offer[[]] = Offer()
        """Offers the sheet of the match at the table, and empty ones of all games."""
        self.worksheets: Offer[[]] = Offer()
        """Offers the worksheets of all games."""
        self.companion: Offer[[]] = Offer()
        """Shows the companion to printed games."""
        self.enter_paper: Offer[[]] = Offer()
        """Asks for a match from paper; there where any game's can be entered."""
        self.correct_paper: Offer[[PaperMatch]] = Offer()
        """Shows one that was entered before, to be corrected."""
        self.manual: Offer[[str]] = Offer()
        """Shows the manual at a chapter; at "" at that of the game at the table."""
        self.replay: Offer[[GameEntry, KeptMatch, int, BetterPlay | None]] = Offer()
        """Shows a match once more from where it stood after so many actions, with a better play
        that is laid there."""


class Around(Value):
    """What a feature finds around it."""

    stage: Stage
    services: Services
    preferences: Preferences
    offers: Offers
    look_up_terms: Callable[[], AskingTerms]
    """The terms on which any word can be looked up now."""
    branch: Callable[[Path, int], object]
    """Begins a match of its own where a save stood after so many actions."""
    ask_name: Callable[[Callable[[], object]], object]
    """Calls what it is given, once there is a name for whoever plays alone."""
    show_ready: ShowReady
    """Says what begins, and begins it when that is pressed."""
    sit_down: Callable[[Opened], object]
    """Sits people down to a match that was opened."""
    lesson: Callable[[GameEntry, Lesson], object]
    """Begins a game's lesson, or goes on with it."""
    lesson_anew: Callable[[GameEntry, Lesson], object]
    """Begins it at its first step."""
    house: Callable[[], object]
    """Shows the words of the house."""
    replay_table: Callable[[int, BetterPlay | None], object]
    """Shows the match at the table once more from where it stood after so many actions, with a
    better play that is laid there; where anybody does."""


@unique
class MenuPlace(Enum):
    """Where a feature's line stands in the menus."""

    BEGIN = "begin"
    """Below the games that can be begun."""
    RESULTS = "results"
    """Below the matches."""
    PRINT = "print"
    """Below what is kept of the match at the table."""
    PRINTED = "printed"
    """Below Game, for those who play with the printed games."""
    WORDS = "words"
    """Below looking a word up."""
    DICTIONARIES = "dictionaries"
    """Below the words of the house."""
    SETTINGS = "settings"
    HELP = "help"
    DATA = "data"
    """Below the folder with everything that is kept."""


class FileUse(Value):
    """What a file is good for."""

    title: Text
    open: Callable[[], object]


class MenuLine(Value):
    """What leads to a feature from the menus."""

    place: MenuPlace
    text: Text
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    waits: bool = False
    """Whether it cannot be chosen as long as the table is covered."""
    are_settings: bool = False
    """Whether it leads to those, which macOS has in the program's own menu."""


KeyHelp: TypeAlias = "tuple[Text, Sequence[tuple[Text, Text]]]"
"""Where keys are for, and which do what."""


class Feature:
    """A feature as the window knows it, made once for each window; `DOOR` in its `feature.py`.

    Its pages are imported when they are first shown. Everything here may be left out.
    """

    def __init__(self, around: Around) -> None:
        """Fill what it offers."""

    def menu_lines(self) -> Sequence[MenuLine]:
        """What leads to it from the menus; asked whenever those are built."""
        return ()

    def key_help(self) -> KeyHelp | None:
        """The keys of its pages."""
        return None

    def home_way(self) -> HomeWay | None:
        """The button that leads to it from the home page, once anything was played."""
        return None

    def use_of(self, path: Path) -> FileUse | None:  # noqa: ARG002
        """What it does with a file that is dropped; None where that is none of its kinds."""
        return None

    def preload(self, ticket: Ticket) -> None:
        """Import what is likely to be wanted, beside the window, once home can be read."""

    def home_card(self, *, is_first_evening: bool) -> HomeCard | None:  # noqa: ARG002
        """What it shows on the home page; on the first evening nobody has played yet."""
        return None


def all_features(around: Around) -> tuple[Feature, ...]:
    """Those that have a door, in the order of their lines in the menus."""
    return tuple(_door(name)(around) for name in features.DOORS)


def _door(name: str) -> type[Feature]:
    found: type[Feature] = import_module(f"{features.__name__}.{name}.feature").DOOR
    return found
