"""A medal: a disc on a ribbon, with a star for each step up to gold."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.challenges.codes import Deal
from wordsmith_desktop.session.challenges.medals import Medal, Reach
from wordsmith_desktop.session.challenges.reach import reach_of
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.ui.shell.challenges.in_words import medal_lines
from wordsmith_desktop.wording.shell import challenge_texts as texts
from wordsmith_desktop.wording.texts import say

_METALS: Final = {Medal.GOLD: "#e0b13a", Medal.SILVER: "#c3c9cf", Medal.BRONZE: "#c98d5b"}
_INK: Final = "#2b2115"
"""Stands out on all three metals by 7:1 and more."""
_POINTS: Final = 5
_INNER: Final = 0.45
"""How far in the notches of a star are, of its size."""


@has_role(QAccessible.Role.Graphic)
class MedalPicture(QWidget):
    """The number of stars tells medals apart without their colour."""

    def __init__(self) -> None:
        super().__init__()
        self._medal = Medal.NONE
        self.setFixedSize(self.sizeHint())
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(look().px(8), look().px(10))

    @property
    def medal(self) -> Medal:
        """What is shown."""
        return self._medal

    def show_medal(self, medal: Medal) -> None:
        """Show a medal; without one there is nothing to see."""
        self._medal = medal
        self.setAccessibleName(say(texts.MEDALS[medal]))
        self.setVisible(medal is not Medal.NONE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._medal is Medal.NONE:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 64, self.height() / 80)
        theme = look().theme
        painter.setPen(QPen(colour(theme.ink), 1.5))
        painter.setBrush(colour(theme.accent))
        for left in (14, 34):
            painter.drawPolygon(
                QPolygonF([QPointF(left + x, y) for x, y in ((0, 2), (16, 2), (12, 38), (4, 38))])
            )
        painter.setPen(QPen(colour(theme.ink), 2))
        painter.setBrush(colour(_METALS[self._medal]))
        disc = QRectF(8, 28, 48, 48)
        painter.drawEllipse(disc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(_INK))
        size = 11 if self._medal is Medal.BRONZE else 7.5
        for centre in _places(self._medal.value, disc.center()):
            painter.drawPolygon(_star(centre, size))


def _places(count: int, middle: QPointF) -> list[QPointF]:
    """The centres of so many stars around the middle."""
    if count == 1:
        return [middle]
    turn = 2 * math.pi / count
    start = -math.pi / 2 if count > 2 else 0
    return [
        middle + QPointF(math.cos(start + turn * at), math.sin(start + turn * at)) * 11
        for at in range(count)
    ]


def _star(centre: QPointF, size: float) -> QPolygonF:
    corners = []
    for at in range(2 * _POINTS):
        radius = size * (_INNER if at % 2 else 1)
        angle = math.pi * at / _POINTS - math.pi / 2
        corners.append(centre + QPointF(math.cos(angle), math.sin(angle)) * radius)
    return QPolygonF(corners)


ReachOf = Callable[[Challenge, Vocabulary, Clock, threads.Ticket], Reach | None]
_FOUND: Final[dict[tuple[Deal, Clock], Reach]] = {}
"""A result is looked at more than once, and by all who played the deal."""


def search(
    challenge: Challenge, words: Vocabulary, clock: Clock, ticket: threads.Ticket
) -> Reach | None:
    """What is possible, as `reach_of` finds it; kept until the program ends."""
    known = _FOUND.get((challenge.deal, clock)) or reach_of(
        challenge,
        words,
        clock,
        should_stop=lambda: ticket.is_cancelled,
        report=ticket.report,
    )
    if known is not None:
        _FOUND[challenge.deal, clock] = known
    return known


@has_role(QAccessible.Role.Grouping)
class MedalSearch(QFrame):
    """A medal, the lines it goes by, and the way there with its progress."""

    ended = Signal()
    """The search has come to its end, whatever it found."""

    def __init__(self, merit: int | None, find: ReachOf = search) -> None:
        """`merit` is the result that the medal is for."""
        super().__init__()
        self._merit = merit
        self._find = find
        self._task: threads.Task | None = None
        self.picture = MedalPicture()
        self.title = label("", size="title")
        self.lines = label("")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(say(texts.MEDAL_SEARCHING))
        self.bar.setRange(0, 0)
        self.stop_button = secondary(say(texts.STOP_SEARCH), self.stop)
        self._lay_out()
        self._show(say(texts.MEDAL_SEARCHING), is_searching=True)

    def begin(self, challenge: Challenge, lexicon: Lexicon, clock: Clock) -> None:
        """Search; called once, as soon as the dictionary is open."""
        if self._task is not None:
            return
        words = Vocabulary(lexicon.index)
        self._task = threads.run(
            lambda ticket: self._find(challenge, words, clock, ticket),
            done=self._found,
            failed=_raise,
            owner=self,
        )
        self._task.progressed.connect(self._progress)

    def stop(self) -> None:
        """Search no more."""
        if self._task is not None:
            self._task.cancel()
        self._show(say(texts.MEDAL_STOPPED), is_searching=False)
        self.ended.emit()

    def give_up(self) -> None:
        """Say that there is no dictionary to search with."""
        self._show(say(texts.MEDAL_NO_DICTIONARY), is_searching=False)

    # Inside

    def _lay_out(self) -> None:
        step = look().gap(1)
        way = QWidget()
        row = QHBoxLayout(way)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(step)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop_button)
        self._way = way
        column = QVBoxLayout()
        column.setSpacing(step)
        for part in (self.title, way, self.lines):
            column.addWidget(part)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(3 * step)
        whole.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(column, 1)

    def _progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def _found(self, reach: Reach | None) -> None:
        if reach is None:
            self._show(say(texts.MEDAL_NOT_FOUND), is_searching=False)
        else:
            medal = reach.medal(self._merit)
            self.picture.show_medal(medal)
            self.lines.setText("\n".join(medal_lines(reach)))
            self._show(say(texts.MEDALS[medal]), is_searching=False)
        self.ended.emit()

    def _show(self, title: str, *, is_searching: bool) -> None:
        self.title.setText(title)
        self._way.setVisible(is_searching)
        announce(self, title)


def _raise(error: Exception) -> None:
    raise error
