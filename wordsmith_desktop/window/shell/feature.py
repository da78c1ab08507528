"""The door of a feature: what the window asks of it, and what it does for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, unique
from importlib import import_module
from typing import TYPE_CHECKING, Generic, ParamSpec, TypeAlias

from wordsmith_desktop import features
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import Text

if TYPE_CHECKING:
    from pathlib import Path

    from wordsmith_desktop.records.kept_match import KeptMatch
    from wordsmith_desktop.records.paper import PaperMatch
    from wordsmith_desktop.session.past_match import BetterPlay
    from wordsmith_desktop.window.kit.asking.explainer import AskingTerms
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences

    from .services import Services
    from .stage import Stage

P = ParamSpec("P")


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


class Offers:
    """All that features do for the shell and for one another."""

    def __init__(self) -> None:
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


@unique
class MenuPlace(Enum):
    """Where a feature's line stands in the menus."""

    HELP = "help"
    PRINTED = "printed"
    """Below Game, for those who play with the printed games."""


class MenuLine(Value):
    """What leads to a feature from the menus."""

    place: MenuPlace
    text: Text
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    waits: bool = False
    """Whether it cannot be chosen as long as the table is covered."""


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


def all_features(around: Around) -> tuple[Feature, ...]:
    """Those that have a door, in the order of their lines in the menus."""
    return tuple(_door(name)(around) for name in features.DOORS)


def _door(name: str) -> type[Feature]:
    found: type[Feature] = import_module(f"{features.__name__}.{name}.feature").DOOR
    return found
