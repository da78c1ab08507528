"""The entry of a game whose folder is laid out as usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.kit.game_entry import GameEntry, KeyHelp, Lesson
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.texts import POINTS, Plural, Text


def usual_entry(
    package: str,
    *,
    title: Text,
    tagline: Text,
    summary: Text,
    players: tuple[int, int],
    minutes: int,
    paint_picture: Callable[[QPainter, QRectF, Look], None],
    keys: Sequence[KeyHelp],
    lessons: Sequence[Lesson] = (),
    play_figure: Plural = POINTS,
) -> GameEntry:
    """The entry of the game in `package`, named like it.

    These of its modules are imported no sooner than they are needed: `new_match.form.MatchForm`,
    `match.page.MatchPage`, `match.standing.describe`, `setting.setting_text`,
    `print.score_sheet.SCORE_SHEET` and `rule_texts.RULES`.
    """

    def part(module: str, name: str) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    return GameEntry(
        game=package.rpartition(".")[2],
        title=title,
        tagline=tagline,
        players=players,
        minutes=minutes,
        paint_picture=paint_picture,
        make_form=lambda: part("new_match.form", "MatchForm")(),
        make_page=lambda session, context: part("match.page", "MatchPage")(session, context),
        lessons=lessons,
        summary=summary,
        rules_book=lambda: part("rule_texts", "RULES"),
        keys=keys,
        setting_text=lambda ruleset, seats: part("setting", "setting_text")(ruleset, seats),
        describe=lambda seen, names: part("match.standing", "describe")(seen, names),
        play_figure=play_figure,
        score_sheet=lambda: part("print.score_sheet", "SCORE_SHEET"),
    )
