"""Whether pieces fall into place is the player's choice."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces.table.play_practice import lay, practice
from tests.helpers.live import session_of
from wordsmith_desktop.games.letter_pieces.rules.pieces import Pose, Shape


def test_without_snapping_a_piece_lies_where_it_was_put_down(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    snap = page.commands.action("snap")
    assert snap.isChecked()
    long = next(
        one for one in session_of(page).match.state.players[0].pieces if one.kind is Shape.L
    )
    near = Pose(1300, 1150, 90)

    page.gestures.drop(long.id, near, False)
    assert near != session_of(page).match.state.players[0].find(long.id).pose
    page.table.undo()
    snap.trigger()
    page.gestures.drop(long.id, near, False)

    assert not snap.isChecked()
    assert near == session_of(page).match.state.players[0].find(long.id).pose
