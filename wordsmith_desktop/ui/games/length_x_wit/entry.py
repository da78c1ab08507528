"""Length × Wit as the shell shows it."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.ui.games.length_x_wit.keys import KEYS
from wordsmith_desktop.ui.games.length_x_wit.picture import paint_picture
from wordsmith_desktop.ui.games.length_x_wit.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.game_entry import (
    GameEntry,
    GamePage,
    NewMatchForm,
    PageContext,
)
from wordsmith_desktop.ui.kit.rule_book import RuleEntry
from wordsmith_desktop.ui.kit.settings import Settings


def _make_form(_settings: Settings) -> NewMatchForm:
    from wordsmith_desktop.ui.games.length_x_wit.new_match.form import MatchForm

    return MatchForm()


def _make_page(session: Any, context: PageContext) -> GamePage:
    from wordsmith_desktop.ui.games.length_x_wit.match.page import MatchPage

    return MatchPage(session, context)


def _rules_book() -> tuple[RuleEntry, ...]:
    from wordsmith_desktop.ui.games.length_x_wit.rule_texts import RULES

    return RULES


def _describe(seen: Any, names: tuple[str, ...]) -> str:
    from wordsmith_desktop.ui.games.length_x_wit.match.standing import describe

    return describe(seen, names)


ENTRY = GameEntry(
    game="length_x_wit",
    title=TITLE,
    tagline=TAGLINE,
    players=(1, 6),
    minutes=60,
    paint_picture=paint_picture,
    make_form=_make_form,
    make_page=_make_page,
    summary=SUMMARY,
    rules_book=_rules_book,
    keys=KEYS,
    describe=_describe,
)
