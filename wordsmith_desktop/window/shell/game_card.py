"""A game's card on the home page: its picture, what it is, and two ways to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import (
    NARROW_SIDE,
    Button,
    narrow,
    primary,
    quiet,
    secondary,
)
from wordsmith_desktop.window.kit.cards import CARD_SIDE, CardGrid, Picture, paint_thick_card
from wordsmith_desktop.window.kit.game_entry import GameEntry, Room
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import computer_players
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import joined, say, say_count

PICTURE: Final = 50
"""Percent that a picture has of what is inside the card's edges, where there is room."""
_NAME: Final = 26
_LEAST_NAME: Final = 18
"""Size of a game's name, and how small it may get in a narrow card, in pixels at 100 %."""


def facts(entry: GameEntry) -> str:
    """How many can play."""
    fewest, most = entry.players
    return (
        say_count(texts.CARD_PLAYERS_ONLY, most)
        if fewest == most
        else say(texts.CARD_PLAYERS, fewest=fewest, most=most)
    )


def length(entry: GameEntry) -> str:
    """How long it takes."""
    return say(texts.CARD_MINUTES, minutes=entry.minutes)


def deal_texts(names: Sequence[str], guests: int) -> tuple[str, ...]:
    """What may stand on the button that deals, the longest first.

    Where nobody is known, so many `guests` sit down.
    """
    if not names:
        said = texts.HOME_GUESTS.get(guests)
        some = say(said) if said else say_count(texts.CARD_PLAYERS_ONLY, guests)
        return say(texts.HOME_DEAL, names=some), say(texts.HOME_DEAL, names=str(guests))
    shorter = (
        say(texts.HOME_DEAL_SOME, first=", ".join(names[:shown]), n=len(names) - shown)
        for shown in range(min(len(names) - 1, 3), 0, -1)
    )
    counted = say(texts.HOME_DEAL, names=str(len(names)))
    return (say(texts.HOME_DEAL, names=", ".join(names)), *shorter, counted)


class DealButton(QWidget):
    """Holds the button that deals; says as much of who plays as there is room for."""

    def __init__(self, said: Sequence[str], name: str, hint: str) -> None:
        super().__init__()
        self._said = tuple(said)
        self.button = narrow(primary(said[0], name=name))
        set_tip(self.button, f"{name}. {hint}")
        self.button.setAccessibleDescription(hint)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(8), self.button.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = QFontMetrics(look().font(bold=True))
        room = event.size().width() - 2 * look().gap(NARROW_SIDE) - 4
        fitting = (one for one in self._said if metrics.horizontalAdvance(one) <= room)
        shown = next(fitting, "") or metrics.elidedText(
            self._said[-1], Qt.TextElideMode.ElideRight, room
        )
        self.button.setText(shown.replace("&", "&&"))


class GameCard(QFrame):
    """A click beside the buttons sets the game up, too."""

    deal_chosen = Signal()
    short_chosen = Signal()
    computer_chosen = Signal()
    set_up_chosen = Signal()
    room_chosen = Signal(object)
    """One of the entry's `Room`s."""

    def __init__(self, entry: GameEntry, names: Sequence[str], guests: Sequence[str]) -> None:
        """At a click `names` sit down, or else `guests`, or the first of them and a computer."""
        super().__init__()
        self._entry = entry
        title = say(entry.title)
        self._deal = DealButton(
            deal_texts(names, len(guests)),
            say(texts.HOME_DEAL_NAME, game=title, names=joined(names or guests)),
            say(texts.HOME_DEAL_HINT if names else texts.HOME_DEAL_FIRST_HINT),
        )
        self.deal = self._deal.button
        self.deal.setObjectName(f"deal:{entry.game}")
        self.deal.clicked.connect(self.deal_chosen)
        person = (names or guests)[0]
        self.computer = narrow(
            secondary(
                say(computer_players.AGAINST),
                name=say(computer_players.AGAINST_NAME, game=title),
            )
        )
        hint = say(computer_players.AGAINST_HINT, player=person)
        set_tip(self.computer, hint)
        self.computer.setAccessibleDescription(hint)
        self.computer.setObjectName(f"computer:{entry.game}")
        self.computer.clicked.connect(self.computer_chosen)
        self.set_up = _line_high(
            quiet(say(texts.HOME_SET_UP), name=say(texts.HOME_SET_UP_NAME, game=title))
        )
        self.short = self._short_button(entry, joined(names or guests))
        self.rooms = tuple(self._room_button(entry, room) for room in entry.rooms)
        self.set_up.setObjectName(f"set-up:{entry.game}")
        self.set_up.clicked.connect(self.set_up_chosen)
        self._title = label(title)
        self._title.setMinimumWidth(1)
        self._lay_out(entry)
        self._fit_title()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Has Qt repaint when the pointer comes and goes; `underMouse` alone does not.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _short_button(self, entry: GameEntry, names: str) -> Button:
        minutes = entry.short_minutes
        made = _line_high(
            quiet(
                say(texts.CARD_SHORT, minutes=minutes),
                name=say(texts.CARD_SHORT_NAME, game=say(entry.title), names=names),
            )
        )
        hint = say(texts.CARD_SHORT_HINT, minutes=minutes)
        set_tip(made, hint)
        made.setAccessibleDescription(hint)
        made.setObjectName(f"short:{entry.game}")
        made.clicked.connect(self.short_chosen)
        if not minutes:
            made.hide()
        return made

    def _room_button(self, entry: GameEntry, room: Room) -> Button:
        name = say(room.title)
        made = _line_high(quiet(name, lambda: self.room_chosen.emit(room), name=name))
        made.setObjectName(f"room:{entry.game}:{room.key}")
        set_tip(made, say(room.about))
        made.setAccessibleDescription(say(room.about))
        return made

    def _lay_out(self, entry: GameEntry) -> None:
        step = look().gap(1)
        least = QSize(look().px(10), look().px(6))
        # A grid has no least height but the one that is asked for.
        self.picture = Picture(entry.paint_picture, least)
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture.setMinimumSize(least)
        self._below = QWidget()
        lines = QVBoxLayout(self._below)
        lines.setContentsMargins(look().gap(0.75), 0, look().gap(0.75), 0)
        lines.setSpacing(0)
        lines.addWidget(self._title)
        lines.addWidget(label(say(entry.tagline)))
        lines.addStretch(1)
        if self.rooms:
            rooms = FlowLayout(spacing=step)
            for button in self.rooms:
                rooms.addWidget(button)
            lines.addLayout(rooms)
        else:
            # The room of that line on a card beside it, so that all lines of a row are level.
            lines.addSpacing(look().px(3))
        known = QHBoxLayout()
        known.setSpacing(step)
        known.addWidget(label(facts(entry), tone="muted"), 1)
        known.addWidget(self.set_up)
        lines.addLayout(known)
        lasting = QHBoxLayout()
        lasting.setSpacing(step)
        lasting.addWidget(label(length(entry), tone="muted"), 1)
        lasting.addWidget(self.short)
        lines.addLayout(lasting)
        row = QHBoxLayout()
        row.setSpacing(step)
        row.addWidget(self._deal, 1)
        row.addWidget(self.computer)
        lines.addLayout(row)
        column = QVBoxLayout(self)
        side = CARD_SIDE + round(1.25 * step)
        column.setContentsMargins(side, 3 + round(1.25 * step), side, 9 + round(1.5 * step))
        column.setSpacing(step // 2)
        column.addWidget(self.picture, PICTURE)
        column.addWidget(self._below, 100 - PICTURE)

    @property
    def words_height(self) -> int:
        """What all that stands below the picture needs at its breadth, in pixels."""
        lines = self._below.layout()
        return 0 if lines is None else lines.heightForWidth(self._below.width())

    def leave_for_words(self, height: int) -> None:
        """Leave so many pixels below the picture at least."""
        self._below.setMinimumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()
        self._fit_rooms()

    def _fit_rooms(self) -> None:
        """Their names in full where one line has room for all."""
        metrics, step = QFontMetrics(look().font()), look().gap(1)
        titles = [say(room.title) for room in self._entry.rooms]
        breadth = sum(metrics.horizontalAdvance(title) + 2 * step for title in titles)
        is_full = breadth <= self._title.width()
        for button, room in zip(self.rooms, self._entry.rooms, strict=True):
            button.setText(say(room.title if is_full else room.short))

    def _fit_title(self) -> None:
        """The name as large as its longest word allows."""
        words, room = self._title.text().split(), max(1, self._title.width())
        size = _NAME
        while size > _LEAST_NAME:
            metrics = QFontMetrics(look().font(size, bold=True))
            if max(map(metrics.horizontalAdvance, words), default=0) <= room:
                break
            size -= 1
        rule = f"font-size: {look().text_px(size)}px; font-weight: bold;"
        if rule != self._title.styleSheet():
            self._title.setStyleSheet(rule)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.set_up_chosen.emit()
        super().mouseReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_thick_card(painter, QRectF(self.rect()), is_lifted=self.underMouse())


class GameCards(CardGrid):
    """The cards of all games; their pictures are equally high, whatever is told of each game."""

    def __init__(self, cards: Sequence[GameCard], *, least_width: int) -> None:
        self._games = tuple(cards)
        super().__init__(cards, least_width=least_width, fills_rows=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        grid = self.layout()
        if grid is not None:
            # Only then do the cards have the breadth by which their lines are broken.
            grid.activate()
        height = max((card.words_height for card in self._games), default=0)
        for card in self._games:
            card.leave_for_words(height)


def _line_high(button: Button) -> Button:
    """No higher than the line of text that it stands beside, or is one of."""
    button.setStyleSheet("padding: 0px; min-height: 0px;")
    button.setMinimumHeight(0)
    button.setMaximumHeight(look().px(3))
    return button
