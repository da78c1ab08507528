"""A game's card on the home page: its picture, what it is, and the way to its table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.features.new_match.company import Company
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import (
    NARROW_SIDE,
    Button,
    narrow,
    primary,
    quiet,
)
from wordsmith_desktop.window.kit.cards import CARD_SIDE, CardGrid, Picture, paint_thick_card
from wordsmith_desktop.window.kit.choices_below import ChoiceLine, offer_below
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column, in_row
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import joined, say, say_count

PICTURE: Final = 50
"""Percent that a picture has of what is inside the card's edges, where there is room."""
_NAME: Final = 26
_LEAST_NAME: Final = 18
"""Size of a game's name, and how small it may get in a narrow card, in pixels at 100 %."""


def facts(entry: GameEntry) -> str:
    """How many can play, and how long it takes."""
    fewest, most = entry.players
    players = (
        say_count(texts.CARD_PLAYERS_ONLY, most)
        if fewest == most
        else say(texts.CARD_PLAYERS, fewest=fewest, most=most)
    )
    if entry.short_minutes:
        spans = {"short": entry.short_minutes, "minutes": entry.minutes}
        return f"{players}, {say(texts.CARD_MINUTES_RANGE, **spans)}"
    return f"{players}, {say(texts.CARD_MINUTES, minutes=entry.minutes)}"


class PlayWords(NamedTuple):
    """What the button says that begins a match."""

    said: tuple[str, ...]
    """What may stand on it, the longest first."""
    name: str
    """For those who hear it."""
    can_play: bool = True
    """Whether these people can sit down; else the game is set up first."""


def play_words(entry: GameEntry, company: Company, computer: str = "") -> PlayWords:
    """What begins for those at the table; `computer` is who would sit down with them, if known."""
    title, most = say(entry.title), entry.players[1]
    if not company.people:
        nobody = say(texts.HOME_NOBODY)
        return PlayWords((nobody,), f"{title}: {nobody}", can_play=False)
    if len(company.people) > most:
        few = say_count(texts.HOME_TOO_MANY, most)
        return PlayWords((few,), f"{title}: {few}", can_play=False)
    count = min(company.computers, most - len(company.people))
    other = computer or say(texts.HOME_A_COMPUTER)
    if count and len(company.people) == 1:
        name = other if count == 1 else f"{other} +{count - 1}"
        said = (say(texts.HOME_PLAY_AGAINST, name=name), say(texts.HOME_AGAINST, name=name))
        return PlayWords(said, say(texts.HOME_AGAINST_NAME, game=title, name=other))
    names = (*company.people, *[say(texts.HOME_COMPUTER)] * count)
    told = say(texts.HOME_PLAY_NAME, game=title, names=joined(names))
    return PlayWords(_said(company, names, is_all=not count), told)


def _said(company: Company, names: Sequence[str], *, is_all: bool) -> tuple[str, ...]:
    if len(names) == 1:
        return (say(texts.HOME_PLAY_ALONE),)
    guests = texts.HOME_GUESTS.get(len(names))
    counted = say(guests) if guests else say(texts.HOME_PLAY, names=str(len(names)))
    if is_all and company.is_unnamed:
        return (counted,)
    shorter = (
        say(texts.HOME_PLAY_SOME, first=", ".join(names[:shown]), n=len(names) - shown)
        for shown in range(min(len(names) - 1, 3), 0, -1)
    )
    return (say(texts.HOME_PLAY, names=", ".join(names)), *shorter, counted)


class PlayButton(QWidget):
    """Holds the button that begins a match; says as much of who plays as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._said: tuple[str, ...] = ("",)
        self.button = narrow(primary(""))
        in_row(self.button, inside=self)
        # The words are chosen by the breadth that there is, not the breadth by the words.
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, words: PlayWords) -> None:
        """Say who plays."""
        self._said = words.said
        hint = say(texts.HOME_PLAY_HINT) if words.can_play else ""
        self.button.setAccessibleName(words.name)
        self.button.setAccessibleDescription(hint)
        set_tip(self.button, f"{words.name}. {hint}".strip())
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(8), self.button.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(look().font(bold=True))
        room = self.width() - 2 * look().gap(NARROW_SIDE) - 4
        fitting = (one for one in self._said if metrics.horizontalAdvance(one) <= room)
        shown = next(fitting, "") or metrics.elidedText(
            self._said[-1], Qt.TextElideMode.ElideRight, room
        )
        self.button.setText(shown.replace("&", "&&"))


class GameCard(QFrame):
    """A click beside the buttons sets the game up, too."""

    play_chosen = Signal()
    short_chosen = Signal()
    set_up_chosen = Signal()
    room_chosen = Signal(object)
    """One of the entry's `Room`s."""
    lesson_chosen = Signal()

    def __init__(self, entry: GameEntry, company: Company, lesson: str = "") -> None:
        """At a click the company sits down, as many as the game has seats for.

        `lesson` is what offers the game's first lesson; empty for whoever knows the game.
        """
        super().__init__()
        self._entry = entry
        self._company = company
        self._can_play = True
        title = say(entry.title)
        self._play = PlayButton()
        self.play = self._play.button
        self.play.setObjectName(f"play:{entry.game}")
        self.play.clicked.connect(lambda: self._begin(self.play_chosen))
        self.more = _line_high(
            quiet(say(texts.HOME_MORE_WAYS), self._offer, name=say(texts.HOME_WAYS, game=title))
        )
        self.more.setObjectName(f"more:{entry.game}")
        self.lesson = _line_high(quiet(lesson, self.lesson_chosen.emit, name=f"{title}: {lesson}"))
        self.lesson.setObjectName(f"lesson:{entry.game}")
        self._title = label(title)
        self._title.setMinimumWidth(1)
        self._lay_out(entry)
        self._fit_title()
        self.show_company(company)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Has Qt repaint when the pointer comes and goes; `underMouse` alone does not.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_company(self, company: Company, computer: str = "") -> None:
        """Say who would play; `computer` is who would sit down with them, if that is known."""
        self._company = company
        words = play_words(self._entry, company, computer)
        self._can_play = words.can_play
        self._play.show_words(words)

    def show_computer(self, computer: str) -> None:
        """Say which computer would sit down."""
        self.show_company(self._company, computer)

    def _begin(self, chosen: SignalInstance) -> None:
        (chosen if self._can_play else self.set_up_chosen).emit()

    def _offer(self) -> None:
        offer_below(self.more, self.ways)

    @property
    def ways(self) -> tuple[ChoiceLine, ...]:
        """What else can be done with the game."""
        entry = self._entry
        rooms = (
            ChoiceLine(
                say(room.title),
                partial(self.room_chosen.emit, room),
                f"room:{entry.game}:{room.key}",
                say(room.about),
            )
            for room in entry.rooms
        )
        hint = say(texts.CARD_SHORT_HINT, minutes=entry.short_minutes)
        short = ChoiceLine(
            say(texts.CARD_SHORT), self.short_chosen.emit, f"short:{entry.game}", hint
        )
        return (
            ChoiceLine(say(texts.HOME_SET_UP), self.set_up_chosen.emit, f"set-up:{entry.game}"),
            *((short,) if entry.short_minutes and self._can_play else ()),
            *rooms,
        )

    def _lay_out(self, entry: GameEntry) -> None:
        step = look().gap(1)
        least = QSize(look().px(10), look().px(6))
        # A grid has no least height but the one that is asked for.
        self.picture = Picture(entry.paint_picture, least)
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture.setMinimumSize(least)
        self._below = QWidget()
        self._tagline = label(say(entry.tagline))
        # Of all that stands there the picture says most of it, too.
        if look().is_large:
            self._tagline.hide()
        lines = in_column(
            self._title,
            self._tagline,
            STRETCH,
            inside=self._below,
            spacing=0,
            margins=(look().gap(0.75), 0, look().gap(0.75), 0),
        )
        lines.addWidget(label(facts(entry), tone="muted"))
        ways = QHBoxLayout()
        ways.setSpacing(step)
        ways.addWidget(self.lesson)
        if not self.lesson.text():
            # Shown before it lies on anything it would be a window of its own.
            self.lesson.hide()
        ways.addStretch(1)
        ways.addWidget(self.more)
        lines.addLayout(ways)
        lines.addWidget(self._play)
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
    """No higher than the line of text that it stands beside, or is one of, and a finger needs."""
    least = look().least_target if look().for_fingers else 0
    button.setStyleSheet(f"padding: 0px; min-height: {least}px;")
    button.setMinimumHeight(least)
    button.setMaximumHeight(max(look().px(3), look().least_target))
    return button
