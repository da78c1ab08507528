"""What a game's own pages outside any match may use of the program around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.core.value import Value

from .screen import Screen

if TYPE_CHECKING:
    # The home page does without; a lexicon brings NumPy with it.
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.wording.texts import Text

    from .asking.explainer import WordExplainer
    from .preferences import Preferences


class Beginning(Value, kw_only=True):
    """A match of one player that is to begin."""

    ruleset: Any
    player: str
    dictionary: str
    """The tag of its dictionary."""
    given: Any = None
    """What the setter does before all else; None for nothing."""


class RoomResult(Value, kw_only=True):
    """What somebody reached in a room, as the statistics show it."""

    player: str
    """By name; empty where nobody knows."""
    title: str
    """Of what was done."""
    kind: str
    """What it was, such as "15 × 15"."""
    time: str
    note: str = ""
    """What there is to be said of it."""
    day: str
    """As YYYY-MM-DD."""


class RoomContext(Value, kw_only=True):
    """What a room may use."""

    preferences: Preferences
    lexicon: Callable[[str], Lexicon | None]
    """The open lexicon of a tag; None while it is still being opened."""
    dictionaries: Callable[[], Iterable[tuple[str, Text]]]
    """Tags and names of all dictionaries, also those that people brought along."""
    explainer: WordExplainer
    """What is known of words, for what is told of them."""
    folder: Path
    """Where the game may keep things of the person's; it may not be there yet."""
    player: str
    """Who is likely to sit before the screen."""
    put: Callable[[Callable[[], Screen]], None]
    """Opens a page over the one that is seen; it is made anew when the look changes."""
    play: Callable[[Beginning], None]
    """Leaves all pages and begins a match."""
    challenge_of: Callable[[str], str] = lambda _code: ""
    """What challenge a code is of, in words; empty for a text that is no such code."""
    begin_challenge: Callable[[str], object] = lambda _code: None
    """Tells what the challenge of a code is about, and begins it when that is wanted."""
    file: Path | None = None
    """What is to be opened there, if anything."""
