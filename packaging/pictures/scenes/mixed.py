"""Tables of unequal players: what is agreed before, how it shows, and a word refused by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.features.new_match.drafts import Draft
from wordsmith_desktop.features.new_match.pages.terms_dialog import TermsDialog
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.wording.computer_players import CHARACTERS, seat_name

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

NAMES: Final = ("Jörg", "Ana", "Mia", seat_name(CHARACTERS[2]))
BOTS: Final = ("", "", "", bot_of_level(3))
TERMS: Final = (
    Terms(dictionary="de", has_hints=False),
    Terms(clock_percent=200),
    Terms(limits=Limits(45, 4)),
    USUAL_TERMS,
)


def form(context: SceneContext) -> QWidget:
    """The page before a match of four, for three of whom something is agreed."""
    draft = Draft(NAMES, context.language, bots=BOTS, terms=TERMS)
    context.window.screens.show_new_match(context.entry("letter_pieces"), draft)
    return context.window


def many(context: SceneContext) -> QWidget:
    """Eight of them."""
    names = (*NAMES[:3], "Dörte-Marie", "Emil", "Frida", "Gül", "Hanno")
    draft = Draft(names, context.language, terms=(*TERMS[:3], *TERMS[:3], *TERMS[:2]))
    context.window.screens.show_new_match(context.entry("rewordable"), draft)
    return context.window


def dialog(context: SceneContext) -> QWidget:
    """What is asked for one player."""
    form(context)
    context.settle()
    page: Any = context.window.screen_shown
    page.players.rows[2].agree.click()
    (found,) = page.findChildren(TermsDialog)
    return found  # type: ignore[no-any-return]


def table(context: SceneContext) -> QWidget:
    """Stars behind the names of those for whom something is agreed, and no hint."""
    context.wait_for_dictionary()
    tag = context.language
    context.preferences.change(computer_pace="at once")
    rules = game_of("letter_pieces").ruleset_type()(language=tag, dictionary=tag)
    bots = {3: BOTS[3]}
    sessions = context.services.sessions
    context.sit_down(
        sessions.start(
            "letter_pieces", rules, players=NAMES, dictionary=tag, bots=bots, terms=TERMS
        )
    )
    host: Any = context.window.host
    host.page.ask_for_hint()
    return context.window


SCENES: Final = (
    Scene("mixed-form", form),
    Scene("mixed-form-many", many),
    Scene("mixed-dialog", dialog),
    Scene("mixed-table", table),
)
