"""Who plays: those who are remembered, to be clicked, and a field for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.records.names import folded
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton, secondary
from wordsmith_desktop.window.kit.emblems import paint_emblem
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.segments import paint_ground
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import computer_players as computer_texts
from wordsmith_desktop.wording.computer_players import seat_name
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import EMBLEMS, say

from ..company import guest_name
from .player_field import PlayerField
from .seat_row import LevelChoice, SeatRow
from .terms_dialog import TermsOffer


class PlayerChip(EnterButton):
    """Somebody who is remembered; filled while they have a seat."""

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self.profile = profile
        self.setCheckable(True)
        # Has Qt repaint when the pointer comes and goes; `underMouse` alone does not.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(profile.name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_seat(self, *, has_one: bool, can_have: bool) -> None:
        """Whether this player has a seat, and whether one is left."""
        self.setChecked(has_one)
        self.setEnabled(has_one or can_have)
        emblem = say(EMBLEMS[self.profile.colour])
        hint = say(texts.NEW_CHIP_HINT if self.isEnabled() else texts.NEW_FULL)
        set_tip(self, hint)
        self.setAccessibleDescription(f"{emblem}. {hint}")

    def sizeHint(self) -> QSize:
        # Bold, as it is with a seat, so that sitting down does not change its size.
        metrics = QFontMetrics(look().font(bold=True))
        name = metrics.horizontalAdvance(self.profile.name)
        height = max(look().target, metrics.height() + look().gap(2))
        return QSize(name + look().px(3) + look().gap(3), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().target, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self, is_soft=True)
        side, left = in_use.px(2.25), in_use.gap(1.25)
        area = QRectF(left, (self.height() - side) / 2, side, side)
        paint_emblem(painter, area, self.profile.colour, in_use)
        theme = in_use.theme
        painter.setPen(QPen(colour(theme.ink if self.isEnabled() else theme.muted)))
        painter.setFont(in_use.font(bold=self.isChecked()))
        room = self.rect().adjusted(left + side + in_use.gap(0.75), 0, -in_use.gap(1), 0)
        name = painter.fontMetrics().elidedText(
            self.profile.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)


class PlayersForm(QWidget):
    """As many seats as the game takes; whoever is remembered sits down at a click."""

    changed = Signal()

    def __init__(
        self,
        span: tuple[int, int],
        names: tuple[str, ...],
        profiles: Sequence[Profile] = (),
        bots: Sequence[str] = (),
        *,
        level: str = "",
        offer: TermsOffer | None = None,
        terms: Sequence[Terms] = (),
    ) -> None:
        """`span` is the fewest and the most players that the game takes.

        `names` sit down first, of whom `bots` tells by seat which computer plays there, if any;
        `profiles` are offered to choose from. `level` is the bot that is added first; without it
        none can be. `offer` is what can be agreed for each of several, None for nothing, and
        `terms` by seat what is.
        """
        super().__init__()
        self._fewest, self._most = span
        self._profiles = tuple(profiles)
        self._offer = offer
        self._seats: list[SeatRow] = []
        self.chips = [PlayerChip(profile) for profile in profiles]
        """One for each who is remembered."""
        self.more = secondary(say(texts.NEW_ADD_PLAYER), self._add, name=say(texts.NEW_ADD_NAME))
        self.more_computers = secondary(
            say(computer_texts.ADD), self._add_computer, name=say(computer_texts.ADD_NAME)
        )
        self._usual_bot = level
        self._rows = QVBoxLayout()
        self._lay_out()
        for name, bot, own in zip_longest(names[: self._most], bots[: len(names)], terms):
            if name is not None:
                self._sit(name, bot or "", own or USUAL_TERMS)
        while len(self._seats) < self._fewest:
            self._sit("")
        self._name_computers()
        self._show_seats()

    @property
    def names(self) -> tuple[str, ...]:
        """The names as entered, in seat order."""
        return tuple(" ".join(field.text().split()) for field in self.fields)

    @property
    def fields(self) -> tuple[PlayerField, ...]:
        """The fields in seat order."""
        return tuple(seat.field for seat in self._seats)

    @property
    def bots(self) -> tuple[str, ...]:
        """By seat, the bot that plays there; "" for a person."""
        return tuple(seat.bot for seat in self._seats)

    @property
    def terms(self) -> tuple[Terms, ...]:
        """By seat, what is agreed for whoever sits there."""
        return tuple(seat.terms for seat in self._seats)

    def agree(self, terms: Sequence[Terms]) -> None:
        """Agree on these, by seat."""
        for seat, own in zip(self._seats, terms, strict=True):
            seat.agree_on(own)

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """The seats, in order."""
        return tuple(self._seats)

    @property
    def levels(self) -> tuple[LevelChoice, ...]:
        """The choices of those seats where a computer plays, in seat order."""
        return tuple(seat.level for seat in self._seats if seat.level is not None)

    @property
    def leavers(self) -> tuple[QPushButton, ...]:
        """The buttons that take a seat away, in seat order."""
        return tuple(seat.leave for seat in self._seats)

    @property
    def alone(self) -> Profile | None:
        """Whoever is remembered and is the only person."""
        people = [seat for seat in self._seats if not seat.bot]
        return people[0].field.profile if len(people) == 1 else None

    def fault(self) -> str:
        """What is wrong with the names, as a sentence; empty when nothing is."""
        seen: set[str] = set()
        for name in self.names:
            if not name:
                return say(texts.NEW_NAME_MISSING)
            if folded(name) in seen:
                return say(texts.NEW_NAME_TWICE, name=name)
            seen.add(folded(name))
        return ""

    # Seats

    def _lay_out(self) -> None:
        step = look().gap(1)
        column = in_column(inside=self, spacing=step)
        head = QHBoxLayout()
        head.setSpacing(step)
        head.addWidget(label(say(texts.NEW_PLAYERS), size="lead"), 1)
        for more in (self.more, self.more_computers):
            # Less beside the words than usual, since both are abreast with the heading.
            more.setStyleSheet(f"padding: 2px {look().gap(1)}px;")
        head.addWidget(self.more)
        head.addWidget(self.more_computers)
        column.addLayout(head)
        # Not before it has its place: by itself it would open a window that takes the keyboard.
        self.more_computers.setVisible(bool(self._usual_bot))
        if self.chips:
            chips = QWidget()
            flow = FlowLayout(chips, spacing=look().gap(0.75))
            for chip in self.chips:
                chip.clicked.connect(self._toggle_call(chip))
                flow.addWidget(chip)
            column.addWidget(chips)
        self._rows.setSpacing(look().gap(0.5))
        column.addLayout(self._rows)

    def _sit(self, name: str, bot: str = "", terms: Terms = USUAL_TERMS) -> SeatRow:
        number = len(self._seats) + 1
        seat = SeatRow(
            number,
            name or guest_name(number),
            self._profiles,
            bot,
            offer=self._offer,
            terms=terms,
        )
        seat.terms_changed.connect(self.changed)
        if seat.level is not None:
            seat.level.currentIndexChanged.connect(lambda _index: self._name_computers())
        seat.field.textChanged.connect(lambda _text: self._follow())
        seat.leave.clicked.connect(lambda: self._leave(seat))
        self._seats.append(seat)
        self._rows.addWidget(seat)
        return seat

    def _add(self) -> None:
        field = self._sit("").field
        field.setFocus()
        field.selectAll()
        self._changed()

    def _add_computer(self) -> None:
        seat = self._sit("", self._usual_bot)
        self._name_computers()
        self._changed()
        seat.stop.setFocus()

    def _name_computers(self) -> None:
        """Have each computer called after its level, and no two alike."""
        taken = [seat.field.text() for seat in self._seats if seat.level is None]
        for seat in self._seats:
            if seat.level is not None:
                seat.field.setText(seat_name(seat.level.character, taken))
                seat.level.show_name(seat.field.text())
                taken.append(seat.field.text())

    def _leave(self, seat: SeatRow) -> None:
        place = self._seats.index(seat)
        had_keyboard = seat.leave.hasFocus()
        self._seats.remove(seat)
        self._rows.removeWidget(seat)
        # Deleted only in the event loop: until then a shown field is painted and takes Tab.
        seat.hide()
        seat.deleteLater()
        for number, other in enumerate(self._seats, start=1):
            other.show_number(number)
        self._changed()
        if had_keyboard:
            following = self._seats[min(place, len(self._seats) - 1)]
            stop = following.leave if following.leave.isEnabled() else self.more
            stop.setFocus()

    # Those who are remembered

    def _toggle_call(self, chip: PlayerChip) -> object:
        return lambda: self._toggle(chip.profile)

    def _toggle(self, profile: Profile) -> None:
        """Sit somebody down, in the place of a nameless guest where there is one, or get up."""
        seat = next((one for one in self._seats if one.field.profile == profile), None)
        free = next((one for one in self._seats if _is_nameless(one)), None)
        if seat is not None and len(self._seats) > self._fewest:
            self._leave(seat)
        elif seat is not None:
            seat.field.setText(guest_name(seat.number))
        elif free is not None:
            free.field.setText(profile.name)
        else:
            self._sit(profile.name)
            self._changed()

    # What follows

    def _changed(self) -> None:
        self._show_seats()
        self.changed.emit()

    def _follow(self) -> None:
        self._show_chips()
        self.changed.emit()

    def _show_seats(self) -> None:
        for more in (self.more, self.more_computers):
            more.setEnabled(len(self._seats) < self._most)
        for seat in self._seats:
            seat.leave.setEnabled(len(self._seats) > self._fewest)
            seat.show_others(has_some=len(self._seats) > 1)
        self._show_chips()
        self._order_tabs()

    def _show_chips(self) -> None:
        seated = [field.profile for field in self.fields]
        can_have = len(self._seats) < self._most or any(map(_is_nameless, self._seats))
        for chip in self.chips:
            chip.show_seat(has_one=chip.profile in seated, can_have=can_have)

    def _order_tabs(self) -> None:
        """Have the tab key go through the names and then to the buttons, late ones included."""
        stops = (seat.stop for seat in self._seats)
        buttons = (one for seat in self._seats for one in (seat.agree, seat.leave))
        order = (*self.chips, *stops, *buttons, self.more, self.more_computers)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)


def _is_nameless(seat: SeatRow) -> bool:
    return not seat.bot and seat.field.text() == guest_name(seat.number)
