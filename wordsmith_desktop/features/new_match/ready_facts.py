"""What is told before a match whose clock ends something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording.texts import joined, say

from . import ready_texts as texts

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.cards import PaintPicture
    from wordsmith_desktop.window.kit.game_entry import GameEntry


class ReadyFacts(Value, kw_only=True):
    """What stands on the page."""

    title: str
    goal: str
    lines: tuple[tuple[str, str], ...]
    """What it is, and what is said of it."""
    note: str = ""
    kicker: str = ""
    """The occasion, above the title."""
    picture: PaintPicture | None = None
    begin: str = ""
    """What the button says."""


FactsOf: TypeAlias = Callable[[], ReadyFacts]
"""Makes them in the language in use."""
ShowReady: TypeAlias = (
    "Callable[[FactsOf, Callable[[], object], str, Callable[[], object] | None], object]"
)
"""Shows facts, and begins when that is pressed: with the tag of the dictionary, and what asks
for another player, if anything."""


def facts_of_match(entry: GameEntry, ruleset: Any, players: Sequence[str]) -> ReadyFacts:
    """Before a match whose clock ends something."""
    way = entry.words.setting_text(ruleset, len(players))
    return ReadyFacts(
        title=say(entry.title),
        goal=say(entry.tagline),
        lines=(
            (say(texts.PLAYER if len(players) == 1 else texts.PLAYERS), joined(players)),
            (say(texts.CLOCK), say(texts.HARD_CLOCK)),
            *(((say(texts.WAY), way),) if way else ()),
        ),
        picture=entry.paint_picture,
        begin=say(texts.BEGIN),
    )


def has_hard_clock(ruleset: Any) -> bool:
    """Whether a clock ends something in a match by these rules."""
    return getattr(ruleset, "clock", None) is Clock.HARD
