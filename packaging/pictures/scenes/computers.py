"""Computer players: asked to the table, thinking, and telling why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.wording.computer_players import CHARACTERS, seat_name

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.window.kit.match_page import TablePage

    from ..stage import SceneContext

GAMES = ("letter_pieces", "rewordable", "length_x_wit", "hidden_crossword")


def _asked(context: SceneContext, *levels: int) -> QWidget:
    """The new match, with computers on the seats behind the first."""
    from wordsmith_desktop.features.new_match.drafts import Draft

    names = ["Ana"]
    for level in levels:
        names.append(seat_name(CHARACTERS[level - 1], names))
    bots = ("", *map(bot_of_level, levels))
    draft = Draft(tuple(names), context.language, bots=bots)
    context.window.screens.show_new_match(context.entry("letter_pieces"), draft)
    return context.window


def one(context: SceneContext) -> QWidget:
    """The new match against one computer."""
    return _asked(context, 3)


def three(context: SceneContext) -> QWidget:
    """The new match with as many computers as there is room for."""
    return _asked(context, 1, 6, 6)


def _page(context: SceneContext) -> TablePage[Any, Any, Any]:
    host = context.window.host
    assert host is not None
    return cast("TablePage[Any, Any, Any]", host.page)


def _against(game: str, context: SceneContext, pace: str) -> QWidget:
    """A table at which a computer begins."""
    context.preferences.change(computer_pace=pace)
    context.wait_for_dictionary()
    tag = context.language
    begins: dict[str, dict[str, Any]] = {
        "length_x_wit": {"draws_lots": False},
        "rewordable": {"name_letters": (4, 3)},
    }
    rules = game_of(game).ruleset_type()(language=tag, dictionary=tag, **begins.get(game, {}))
    names = (seat_name(CHARACTERS[3]), "Jürgen")
    sessions = context.services.sessions
    context.sit_down(
        sessions.start(game, rules, players=names, dictionary=tag, bots={0: bot_of_level(4)})
    )
    return context.window


def thinking(context: SceneContext) -> QWidget:
    """A computer thinks about its word."""
    return _against("letter_pieces", context, "leisurely")


def _told(game: str, context: SceneContext) -> QWidget:
    """A computer has acted, and says why."""
    window = _against(game, context, "at once")
    page = _page(context)
    context.wait_until(lambda: page.table.motive is not None and bool(page.table.people_to_act))
    page.tell_why()
    return window


def letters_told(context: SceneContext) -> QWidget:
    """The reason for a word of letters."""
    return _told("letter_pieces", context)


def cards_told(context: SceneContext) -> QWidget:
    """The reason for a word of cards."""
    return _told("rewordable", context)


def dice_told(context: SceneContext) -> QWidget:
    """The reason for pressing on or scoring."""
    return _told("length_x_wit", context)


def crossword_told(context: SceneContext) -> QWidget:
    """What a computer says while its reason is a secret: it has laid its puzzle."""
    from wordsmith_desktop.games.hidden_crossword.rules.actions import GoOn, TurnUp
    from wordsmith_desktop.games.hidden_crossword.rules.state import Phase

    window = _against("hidden_crossword", context, "at once")
    table = _page(context).table
    steps = {Phase.DRAW: TurnUp(), Phase.DEALT: GoOn()}

    def is_laid() -> bool:
        step = steps.get(table.public.phase)
        if step is not None and table.people_to_act:
            table.act(table.people_to_act[0], step)
        return table.motive is not None and table.motive[1].is_secret

    context.wait_until(is_laid)
    _page(context).tell_why()
    return window


SCENES = (
    Scene("computers-one", one),
    Scene("computers-three", three),
    Scene("computers-thinking", thinking),
    Scene("computers-letters", letters_told),
    Scene("computers-cards", cards_told),
    Scene("computers-dice", dice_told),
    Scene("computers-crossword", crossword_told),
)
