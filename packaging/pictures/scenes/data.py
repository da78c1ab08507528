"""Dialogs about what is kept: leaving unsaved, secrets in a copy, backups, results taken over."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, cast

from wordsmith_desktop.games.common.tallier import SeatTally
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as RewordableRuleset

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.players.pages.players_page import PlayersPage

    from ..stage import SceneContext

GAME = "letter_pieces"


def leaving(context: SceneContext) -> QWidget:
    """The disk is full, and somebody wants to leave."""
    from wordsmith_desktop.records.files import LogFile

    rules = Ruleset(language=context.language, dictionary=context.language)
    opened = context.begin(GAME, rules, "Ana", "Ben")
    context.sit_down(opened)

    def refuse(_file: LogFile, _offset: int, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    write, LogFile.write = LogFile.write, refuse  # type: ignore[method-assign, assignment]
    opened.session.set_house("quux", True)
    context.window.go_home()
    LogFile.write = write  # type: ignore[method-assign]
    return context.dialog


def secrets(context: SceneContext) -> QWidget:
    """A copy of a match with secrets is to be saved."""
    rules = RewordableRuleset(language=context.language, dictionary=context.language)
    context.sit_down(context.begin("rewordable", rules, "Ana", "Ben"))
    context.window.saves.save_as()
    return context.dialog


def bring_in(context: SceneContext) -> QWidget:
    """A backup with matches of every kind."""
    from wordsmith_desktop.features.backups.backup import Contents
    from wordsmith_desktop.features.backups.pages.backup_dialog import BringInDialog

    names = tuple(map(str, range(12)))
    contents = Contents(1_767_225_600_000, names, names[:3], 40, names[:1])
    dialog = BringInDialog(contents, has_settings=True, parent=context.window)
    context.window.open_dialog(dialog)
    return dialog


def players(context: SceneContext) -> QWidget:
    """A guest's results were taken over."""
    page = _with_results(context)
    page.taking_over.ask(context.services.people.all[0], page)
    question = page.taking_over.dialog
    assert question is not None
    question.take_button.click()
    return context.window


def take_over(context: SceneContext) -> QWidget:
    """Whose results are to be taken over?"""
    page = _with_results(context)
    page.taking_over.ask(context.services.people.all[0], page)
    question = page.taking_over.dialog
    assert question is not None
    return question


def _with_results(context: SceneContext) -> PlayersPage:
    from wordsmith_desktop.records.log import Occasion, Player
    from wordsmith_desktop.records.results.model import MatchRecord, SeatRecord, player_key

    statistics = context.services.bookkeeping.statistics()
    ana, ben = (context.services.people.add(name) for name in ("Ana", "Ben"))
    for number, player in enumerate((Player("Ana"), Player("Ana"), Player("Ben", ben.id))):
        seat = SeatRecord(0, player_key(player), player.name, SeatTally(9, None, False, 6, 9, ()))
        statistics.record(
            MatchRecord(
                match_id=f"m{number}",
                game=GAME,
                setting="s",
                ruleset="{}",
                created_ms=1,
                finished_ms=2,
                duration_ms=1,
                seats=1,
                dictionary="en",
                occasion=Occasion(),
                paces="",
                results=(seat,),
            )
        )
    assert ana
    context.window.offers.players()
    return cast("PlayersPage", context.window.screen_shown)


SCENES = (
    Scene("data-leaving", leaving),
    Scene("data-secrets", secrets),
    Scene("data-bring-in", bring_in),
    Scene("data-players", players),
    Scene("data-take-over", take_over),
)
