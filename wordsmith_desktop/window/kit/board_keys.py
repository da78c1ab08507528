"""Keys of boards that are pressed alone, such as arrows, digits or the comma, as somebody chose.

A board knows its usual keys only: what is pressed reaches it as the usual key of what it is for.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from .composing import ToldOfLetters, takes_composed
from .key_map import chosen_boards

_KEYPAD: Final = "Num+"
_FOR_ALL: Final = frozenset({"Tab", "Backtab", "Return", "Enter", "Esc", "F10"})
"""They lead on, press, leave and open the menu wherever one is."""


def alone(chord: str) -> str:
    """A chord as boards know it: the keypad's keys are those of the same name."""
    return chord.removeprefix(_KEYPAD)


def is_free_for_board(chord: str, *, while_holding: bool) -> bool:
    """Whether a board's key may be this one: pressed alone, and none that types.

    `while_holding` is for what is done to a held piece only, when nothing is typed.
    """
    is_alone = chord in ("+", "-") or (chord != "" and "+" not in chord)
    return is_alone and chord not in _FOR_ALL and (while_holding or not _types(chord))


def _types(chord: str) -> bool:
    return len(chord) == 1 and (chord.isalpha() or chord in "'’")


class BoardKeys(QObject):
    """Watches the keys that boards are pressed with, while any of them is not the usual one."""

    def __init__(self) -> None:
        super().__init__()
        self._is_watching = False

    def follow(self) -> None:
        """Watch if anybody has chosen, and no longer if nobody has."""
        app, is_wanted = QCoreApplication.instance(), bool(chosen_boards())
        if app is None or is_wanted == self._is_watching:
            return
        self._is_watching = is_wanted
        # A filter on everything costs time with every event.
        (app.installEventFilter if is_wanted else app.removeEventFilter)(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if isinstance(event, _Usual) or not _is_board(watched):
            return False
        usual = _usual(event)
        if usual is None or (usual.is_press and isinstance(watched, QAbstractButton)):
            return False
        QCoreApplication.sendEvent(watched, usual)
        # What nobody took has been to all that stands around the board by now.
        event.accept()
        return True


class _Usual(QKeyEvent):
    """A key as boards know it."""

    is_press = False
    """Whether Space is in it, which also presses what is no board."""


def _is_board(watched: QObject) -> bool:
    is_widget = isinstance(watched, QWidget)
    return is_widget and (takes_composed(watched) or isinstance(watched, ToldOfLetters))


def _key(name: str) -> Qt.Key:
    first = QKeySequence(name)[0]  # type: ignore[index]  # PySide's stubs know no keys of it
    return first.key()  # type: ignore[no-any-return]


def _usual(event: QKeyEvent) -> _Usual | None:
    """The usual key of what this one is for; None where nobody chose anything about it."""
    own = chosen_boards()
    name = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
    usual = next((one for one, chosen in own.items() if chosen == name), None)
    if usual is None and name not in own:
        return None
    # A key whose task has another one does nothing, but a letter is still typed.
    key = Qt.Key.Key_unknown if usual is None else _key(usual)
    made = _Usual(QEvent.Type.KeyPress, key, event.modifiers(), event.text(), event.isAutoRepeat())
    made.is_press = "Space" in (name, usual)
    return made
