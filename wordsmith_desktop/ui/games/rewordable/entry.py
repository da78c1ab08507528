"""Rewordable as the shell shows it."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.ui.games.rewordable.keys import KEYS
from wordsmith_desktop.ui.games.rewordable.picture import paint_picture
from wordsmith_desktop.ui.games.rewordable.texts import SUMMARY, TAGLINE, TITLE
from wordsmith_desktop.ui.kit.game_entry import (
    GameEntry,
    GamePage,
    NewMatchForm,
    PageContext,
)
from wordsmith_desktop.ui.kit.rule_book import RuleEntry
from wordsmith_desktop.ui.kit.settings import Settings


def _make_form(_settings: Settings) -> NewMatchForm:
    from wordsmith_desktop.ui.games.rewordable.new_match.form import MatchForm

    return MatchForm()


def _make_page(session: Any, context: PageContext) -> GamePage:
    from wordsmith_desktop.ui.games.rewordable.match.page import MatchPage

    return MatchPage(session, context)


def _rules_book() -> tuple[RuleEntry, ...]:
    from wordsmith_desktop.ui.games.rewordable.rule_texts import RULES

    return RULES


def _describe(seen: Any, names: tuple[str, ...]) -> str:
    from wordsmith_desktop.ui.games.rewordable.match.standing import describe

    return describe(seen, names)


ENTRY = GameEntry(
    game="rewordable",
    title=TITLE,
    tagline=TAGLINE,
    players=(2, 8),
    minutes=25,
    paint_picture=paint_picture,
    make_form=_make_form,
    make_page=_make_page,
    summary=SUMMARY,
    rules_book=_rules_book,
    keys=KEYS,
    describe=_describe,
)
