"""The parts of a window as lines to compare: what each is called, where it lies, how it behaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenuBar, QWidget

from tests.window.spoken_tree import tree

_STATES: Final = (
    "focusable",
    "focused",
    "disabled",
    "checkable",
    "checked",
    "selected",
    "expanded",
    "editable",
    "hasPopup",
)
_TEXTS: Final = {
    "says": QAccessible.Text.Name,
    "more": QAccessible.Text.Description,
    "holds": QAccessible.Text.Value,
}
_LONGEST: Final = 60
"""Characters of a text that are kept, besides how many there are."""
_UNBOUNDED: Final = 16_777_215
"""Qt's greatest size."""


def lines(root: QWidget) -> list[str]:
    """A line for all that can be seen, from the root down; none for the menus, which all have."""
    return [_line(one) for one in tree(QAccessible.queryAccessibleInterface(root)) if _counts(one)]


def _counts(one: QAccessibleInterface) -> bool:
    return one.role() is not QAccessible.Role.MenuItem and not isinstance(one.object(), QMenuBar)


def _line(one: QAccessibleInterface) -> str:
    widget, state = one.object(), one.state()
    is_widget = isinstance(widget, QWidget)
    words = [type(widget).__name__ if is_widget else one.role().name, _place(one)]
    words += [f"{key}={_short(one.text(kind))}" for key, kind in _TEXTS.items() if one.text(kind)]
    words += [name for name in _STATES if getattr(state, name)]
    if isinstance(widget, QWidget):
        words += _behaviour(widget)
    return " ".join(words)


def _short(text: str) -> str:
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text)})")


def _place(one: QAccessibleInterface) -> str:
    """Where it lies in what it is part of, and how large it is."""
    box, around = one.rect(), one.parent()
    corner = box.topLeft()
    if around is not None and around.role() is not QAccessible.Role.Application:
        corner -= around.rect().topLeft()
    else:
        corner -= corner
    return f"{corner.x()},{corner.y()} {box.width()}x{box.height()}"


def _behaviour(widget: QWidget) -> Iterator[str]:
    """What a picture of this size does not show: hints, type, and what happens at other sizes."""
    around = widget.parentWidget()
    if widget.toolTip():
        yield f"tip={_short(widget.toolTip())}"
    if around is None or around.font() != widget.font():
        font = widget.font()
        slant = " italic" if font.italic() else ""
        yield f"type={font.pixelSize()} {int(font.weight())}{slant}"
    if around is not None and around.cursor().shape() is not widget.cursor().shape():
        yield widget.cursor().shape().name
    yield from _sizes(widget)
    if isinstance(widget, QLabel):
        wraps = " wraps" if widget.wordWrap() else ""
        yield f"aligned={widget.alignment().value:x}{wraps}"
    if isinstance(widget, QAbstractButton) and not widget.icon().isNull():
        yield f"icon={_size(widget.iconSize())}"


def _sizes(widget: QWidget) -> Iterator[str]:
    least, most = widget.minimumSize(), widget.maximumSize()
    policy = widget.sizePolicy()
    if not least.isNull():
        yield f"least={_size(least)}"
    if most != QSize(_UNBOUNDED, _UNBOUNDED):
        yield f"most={_size(most).replace(str(_UNBOUNDED), '…')}"
    if widget.sizeHint().isValid():
        yield f"wants={_size(widget.sizeHint())}/{_size(widget.minimumSizeHint())}"
    ways = f"{policy.horizontalPolicy().name}/{policy.verticalPolicy().name}"
    stretches = (policy.horizontalStretch(), policy.verticalStretch())
    if ways != "Preferred/Preferred":
        yield ways
    if any(stretches):
        yield f"stretches={stretches[0]}/{stretches[1]}"


def _size(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"
