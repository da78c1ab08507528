"""Who sits at the table: emblems to tap on and off, above the cards of the home page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from wordsmith_desktop.features.new_match.company import Company
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import narrow, secondary
from wordsmith_desktop.window.kit.cards import CARD_SIDE
from wordsmith_desktop.window.kit.emblems import emblem_icon
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.computer_players import CHARACTERS, USUAL_LEVEL, Character
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import Text, say

SHOWN: Final = 6
"""So many who are remembered are in view; whoever else sits down is, too."""
_NO_EMBLEM: Final = "grey"
_EMBLEM: Final = 2.5
"""Side of an emblem, in grid steps."""
_FACE: Final = 3.5
"""Side of a computer's face, which has more on it."""
_EDGES: Final = 8
"""Pixels of a button's height that are its border and padding."""


@has_role(QAccessible.Role.CheckBox)
class SitterChip(Segment):
    """Somebody who sits at the table while it is on, with a tick; a tap changes that."""

    is_soft = True

    def __init__(self, name: str, emblem: str, *, is_on: bool, level: int = 0) -> None:
        """A computer has the face of its `level`."""
        super().__init__(name)
        self.mark = SeatMark(emblem, level)
        """By what it is told from others."""
        self.setAutoExclusive(False)
        self.setChecked(is_on)

    def sizeHint(self) -> QSize:
        words = super().sizeHint()
        side = _FACE if self.mark.level else _EMBLEM
        return QSize(words.width() + look().px(3 + side), _height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_content(self, painter: QPainter) -> None:
        in_use, theme = look(), look().theme
        side = in_use.px(_FACE if self.mark.level else _EMBLEM)
        area = QRectF(in_use.gap(1.25), (self.height() - side) / 2, side, side)
        painter.setOpacity(1.0 if self.isChecked() else 0.55)
        self.mark.paint(painter, area, in_use)
        painter.setOpacity(1.0)
        painter.setFont(in_use.font(bold=self.isChecked()))
        painter.setPen(colour(theme.ink))
        words = QRectF(self.rect()).adjusted(area.right() + in_use.gap(0.75), 0, 0, 0)
        named = f"{self.accessibleName()} ✓" if self.isChecked() else self.accessibleName()
        sides = Qt.AlignmentFlag
        painter.drawText(words, sides.AlignVCenter | sides.AlignLeft, named)


class TableChooser(QWidget):
    """Shows a company, and tells what it shall be."""

    changed = Signal(object)
    """The new `Company`, which is shown already."""

    def __init__(self, company: Company, profiles: Sequence[Profile]) -> None:
        super().__init__()
        self._company = company
        self._profiles = tuple(profiles)
        self._computer = CHARACTERS[USUAL_LEVEL - 1]
        self._line = FlowLayout(self, spacing=look().gap(1))
        # Level with the cards below, whose shadows take this room.
        self._line.setContentsMargins(CARD_SIDE, 0, CARD_SIDE, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._fill()

    @property
    def company(self) -> Company:
        """Who sits there now."""
        return self._company

    @property
    def line_width(self) -> int:
        """How broad it is in one line, in pixels."""
        items = [self._line.itemAt(place) for place in range(self._line.count())]
        widths = [item.sizeHint().width() for item in items if item is not None]
        return sum(widths) + self._line.spacing() * len(widths) + 2 * CARD_SIDE

    def show_computer(self, name: str) -> None:
        """Have computers wear the face of the one that is called so, who would sit down."""
        self._computer = next((one for one in CHARACTERS if one.name == name), self._computer)
        for chip in self.findChildren(SitterChip):
            if chip.mark.level:
                chip.mark = SeatMark(self._computer.emblem, self._computer.level)
                chip.update()

    def _fill(self) -> None:
        self._line.addWidget(_named())
        for name, emblem in self._people():
            self._add_chip(f"seat:{name}", name, emblem, self._company.toggled(name))
        for number in range(self._company.computers):
            without = self._company.with_computers(-1)
            said = say(texts.HOME_COMPUTER)
            self._add_chip(f"seat-computer:{number}", said, self._computer, without, is_on=True)
        if others := self._others():
            self._add_button(texts.HOME_OTHERS, "seat-others", lambda: self._offer(others))
        if not self._company.is_full:
            self._add_button(
                texts.HOME_ADD_GUEST, "seat-guest", lambda: self._become(self._company.with_guest())
            )
            self._add_button(
                texts.HOME_ADD_COMPUTER,
                "seat-computer",
                lambda: self._become(self._company.with_computers(1)),
            )

    def _people(self) -> Iterator[tuple[str, str]]:
        """Names and emblems of those in view: the first who are remembered, then who else sits."""
        known = {one.name: one.colour for one in self._profiles}
        for name in dict.fromkeys((*list(known)[:SHOWN], *self._company.people)):
            yield name, known.get(name, _NO_EMBLEM)

    def _others(self) -> tuple[Profile, ...]:
        shown = {name for name, _ in self._people()}
        return tuple(one for one in self._profiles if one.name not in shown)

    def _add_chip(
        self,
        key: str,
        name: str,
        who: str | Character,
        then: Company,
        *,
        is_on: bool | None = None,
    ) -> None:
        """`who` is a computer, or somebody's emblem."""
        is_there = name in self._company.people if is_on is None else is_on
        emblem, level = (who, 0) if isinstance(who, str) else (who.emblem, who.level)
        chip = SitterChip(name, emblem, is_on=is_there, level=level)
        chip.setObjectName(key)
        chip.setEnabled(is_there or not self._company.is_full)
        chip.clicked.connect(lambda: self._become(then))
        self._line.addWidget(chip)

    def _add_button(self, said: Text, key: str, call: Callable[[], object]) -> None:
        button = narrow(secondary(say(said), call))
        button.setObjectName(key)
        # As high as a chip; the style takes away a least height that only the widget has.
        inside = f"min-height: {_height() - _EDGES}px;"
        button.setStyleSheet(f"{button.styleSheet()} QPushButton {{ {inside} }}")
        self._line.addWidget(button)

    def _offer(self, others: Sequence[Profile]) -> None:
        menu = QMenu(self)
        # Closed, a menu stays a child, and each opening makes another.
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for one in others:
            action = menu.addAction(emblem_icon(one.colour), one.name.replace("&", "&&"))
            action.triggered.connect(
                lambda _on=False, name=one.name: self._become(self._company.toggled(name))
            )
        button = self.findChild(QWidget, "seat-others")
        menu.popup((button or self).mapToGlobal((button or self).rect().bottomLeft()))

    def _become(self, company: Company) -> None:
        focused = self.focusWidget()
        key = focused.objectName() if focused is not None else ""
        self._company = company
        while (item := self._line.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # Deleted now it would end under its own click.
                widget.hide()
                widget.setObjectName("")
                widget.deleteLater()
        self._fill()
        self.updateGeometry()
        again = self.findChild(QWidget, key) or self.findChild(QWidget, "seat-computer")
        if key and again is not None:
            again.setFocus()
        self.changed.emit(company)


def _named() -> QWidget:
    said = label(say(texts.HOME_AT_TABLE), tone="muted", wrap=False)
    said.setMinimumHeight(_height())
    return said


def _height() -> int:
    """Of everything in the line."""
    return max(look().target, look().px(4.75))
