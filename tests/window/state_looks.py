"""What has the keyboard, is under the mouse, held down or of no use now looks so, as it did.

Small pictures of one widget of every kind; `test_looks.py` takes and compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHoverEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.window.kept_looks import CELL
from wordsmith_desktop.window.kit.focus import set_moving_by_key

KINDS: Final = {
    "challenges-code": ("CellButton",),
    "challenges-result-deck-turns": ("ResultsTable",),
    "companion-clues": ("AnswerBar",),
    "companion-dice": ("HeldDie",),
    "companion-pad": ("DataTable",),
    "computers-three": ("AnswerCard", "FoldHeadline", "LevelChoice", "PlayerField", "QCheckBox"),
    "crossword-choosing": ("ChoiceBar",),
    "crossword-drawing": ("DrawPanel",),
    "crossword-letter-notes": ("LetterButton",),
    "from-paper-crossword": ("TickField", "WrittenField"),
    "keys": ("ReadableArea",),
    "letters-choosing": (
        "Board",
        "ChallengeTab",
        "Compartment",
        "FoldLine",
        "PadFoot",
        "PadRow",
        "RollDie",
        "SeatChip",
    ),
    "letters-guide": ("LetterCard",),
    "letters-objection": ("CallBar",),
    "new-match-profiles": ("PlayerChip",),
    "players": ("EmblemButton", "QListWidget"),
    "print-worksheet-words": ("QSpinBox",),
    "replay-middle-rewordable": (
        "Button",
        "LexiconHeader",
        "PieceButton",
        "PieceRow",
        "QComboBox",
        "SignButton",
        "Timeline",
        "TokenRow",
        "TurnBox",
        "WordButton",
    ),
    "rules-open-dice": ("RuleBook",),
    "welcome": ("ThemeCard",),
    "wit-refused": (
        "DiceFloor",
        "DiceRow",
        "DiePiece",
        "LaidPiece",
        "RackButton",
        "StripBoard",
        "TileRack",
    ),
    "asked-grid": ("WordSheet",),
    "home": ("GameCard",),
    "workshop-bench": ("WordEntry",),
    "workshop-giving": ("Heading",),
    "workshop-letters-bench": ("GridBoard", "QLineEdit", "RackTile", "Segment", "_Row", "_Words"),
    "workshop-solve-computer": ("ClueCard",),
    "workshop-solving": ("GuessEntry", "Legend", "NoteField", "StillFit", "WordList"),
}
"""By scene, the widgets to look at; each kind in one scene that has it."""


def _with_keyboard(widget: QWidget) -> None:
    set_moving_by_key(True)
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def _under_mouse(widget: QWidget) -> None:
    set_moving_by_key(False)
    widget.clearFocus()
    at = QPointF(widget.rect().center())
    on_screen = QPointF(widget.mapToGlobal(at))
    nothing, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for event in (
        QEnterEvent(at, at, on_screen),
        QHoverEvent(QEvent.Type.HoverEnter, at, on_screen, QPointF(-1, -1)),
        QMouseEvent(QEvent.Type.MouseMove, at, on_screen, nothing, nothing, none),
    ):
        QApplication.sendEvent(widget, event)


def _held_down(widget: QWidget) -> None:
    if isinstance(widget, QAbstractButton):
        widget.setDown(True)


def _of_no_use(widget: QWidget) -> None:
    if isinstance(widget, QAbstractButton):
        widget.setDown(False)
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    widget.setEnabled(False)


STATES: Final[tuple[Callable[[QWidget], None], ...]] = (
    _with_keyboard,
    _under_mouse,
    _held_down,
    _of_no_use,
)


def states_picture(name: str, root: QWidget, context: Any) -> QPixmap | None:
    """The widgets of a scene in every state, one below the other; None if none are looked at.

    They stay in the last of them.
    """
    if name not in KINDS:
        return None
    found = [_first(root, kind) for kind in KINDS[name]]
    return _one_below_the_other(
        [picture for widget in found for picture in _in_states(widget, context)]
    )


def _first(root: QWidget, kind: str) -> QWidget:
    return next(
        widget
        for widget in root.findChildren(QWidget)
        if type(widget).__name__ == kind and widget.isVisible() and widget.isEnabled()
    )


def _in_states(widget: QWidget, context: Any) -> Iterator[QPixmap]:
    for bring_about in STATES:
        bring_about(widget)
        context.settle()
        yield widget.grab()


def _one_below_the_other(pictures: list[QPixmap]) -> QPixmap:
    """Each begins where a cell begins."""
    heights = [-(-picture.height() // CELL) * CELL for picture in pictures]
    width = -(-max(picture.width() for picture in pictures) // CELL) * CELL
    whole = QPixmap(width, sum(heights))
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    for place, picture in enumerate(pictures):
        painter.drawPixmap(0, sum(heights[:place]), picture)
    painter.end()
    return whole
