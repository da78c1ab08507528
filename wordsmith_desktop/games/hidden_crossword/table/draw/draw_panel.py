"""The whole draw: letters, the call of the anchor, the pace, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QPushButton,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.keyboard_keeper import HandsOn
from wordsmith_desktop.window.kit.layouts import STRETCH, Shrinking, in_column, in_row
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ...rules.observation import Observation
from ...rules.state import Phase
from ...words import table_texts as texts
from .call_bar import CALL_KEYS, AnchorCall
from .draw_ending import DealtCard, DrawEnding
from .pace_bar import DrawPace, PaceBar
from .turned_letters import TurnedLetters

_WIDE: Final = 110
"""From how many units that grow with the text on the pace stands beside the call."""


class DrawParts:
    """Every part of the draw, laid out: the letters, and what is done with them below."""

    def __init__(self, panel: QWidget, keys: Sequence[str]) -> None:
        """`keys` are the players' own for calling, by seat."""
        self.letters, self.call, self.pace_bar = TurnedLetters(), AnchorCall(keys), PaceBar()
        self.ending, self.dealt = DrawEnding(), DealtCard()
        self._is_asking = True
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.area = scrolled(Shrinking(self._middle()))
        # Narrower tiles are lower: with a bar that comes and goes all would fit beside it, and
        # without it no more, for ever.
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOn if look().is_large else policy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(bar)
        in_column(self.area, inside=panel)

    def only_show(self) -> None:
        """Leave out what asks for something."""
        self._is_asking = False
        self.dealt.go_on.hide()

    def enter(self, phase: Phase) -> None:
        """Show the parts of a phase that begins."""
        self.pace_bar.setVisible(self._is_asking and phase is Phase.DRAW)
        self.call.setVisible(self._is_asking and phase in (Phase.DRAW, Phase.ANCHOR))
        self.ending.setVisible(self._is_asking and phase is Phase.ANCHOR)
        self.dealt.setVisible(phase is Phase.DEALT)
        self.ending.forget_offers()
        for part in (self.call, self.ending, self.dealt):
            part.rest()

    def show_told(self, phase: Phase) -> None:
        """Where nothing is asked: show who called a word, once somebody has."""
        if not self._is_asking:
            self.call.setVisible(self.call.has_told and phase in (Phase.DRAW, Phase.ANCHOR))

    def fit(self, size: QSize) -> None:
        """Stand in a panel of that size: below each other where it is narrow, and all in view."""
        is_wide = size.width() >= look().px(_WIDE)
        direction = QBoxLayout.Direction
        self._lower.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        breadth = min(size.width(), self.letters.maximumWidth())
        below = self._lower.minimumHeightForWidth(breadth)
        self.letters.fit(size.height() - below - look().gap(1))

    def show_part(self, part: QWidget) -> None:
        """Scroll no further than it takes to see a part, so that letters stay in sight."""
        self.area.verticalScrollBar().setValue(0)
        self.area.ensureWidgetVisible(part, 0, look().gap(2))

    def _middle(self) -> QWidget:
        """Everything in the middle of a broad window: the table is as broad as its letters."""
        body = QWidget()
        body.setMaximumWidth(self.letters.maximumWidth())
        gap = look().gap(1)
        self._lower.setSpacing(gap)
        for part in (self.call, self.ending, self.dealt):
            self._lower.addWidget(part, 1)
        self._lower.addWidget(self.pace_bar)
        in_column(STRETCH, self.letters, self._lower, STRETCH, inside=body, spacing=gap)
        middle = QWidget()
        in_row(body, inside=middle)
        return middle


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@has_role(QAccessible.Role.Grouping)
class DrawPanel(HandsOn):
    """Shows the draw to the whole table and tells what hands want; it knows no rule."""

    turned = Signal()
    """The next letter is wanted, by hand or because it is due."""
    called = Signal(int, str)
    """A seat, and the word that it names as the anchor."""
    withdrawn = Signal()
    """The seat that called sees no word after all."""
    word_changed = Signal(str)
    """The word of the one who calls; `show_against` answers what speaks against it."""
    offers_wanted = Signal()
    afresh_wanted = Signal()
    went_on = Signal()
    """Everything is seen."""
    pace_changed = Signal(object)
    """The `DrawPace` that was chosen."""
    next_buttons_changed = Signal()
    """`next_buttons` are others now, though the draw stands as before."""

    def __init__(self, keys: Sequence[str] = CALL_KEYS, parent: QWidget | None = None) -> None:
        """`keys` are the players' own for calling, by seat."""
        super().__init__(parent)
        self.setAccessibleName(say(texts.DRAW))
        parts = self._parts = DrawParts(self, keys)
        self.letters, self.call, self.pace_bar = parts.letters, parts.call, parts.pace_bar
        self.ending, self.dealt, self.area = parts.ending, parts.dealt, parts.area
        self._seen: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._is_paused = False
        self._connect()
        # Which part has the keyboard changes, so it is handed on in `focusInEvent`.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    # What a page tells and asks

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show how the draw stands for the whole table; `names` are the players' by seat."""
        had_keyboard, home, before = self._has_keyboard, self.home, self._seen
        self._seen, self._names = seen, tuple(names)
        self.letters.show_draw(seen)
        self.call.show_draw(seen, names)
        self.dealt.show_draw(seen, names)
        if before is None or before.phase is not seen.phase:
            self._parts.enter(seen.phase)
            self._parts.fit(self.size())
        self._parts.show_told(seen.phase)
        if before is None or (before.drawn, before.aside) != (seen.drawn, seen.aside):
            self.pace_bar.restart()
        self._open_parts()
        if had_keyboard and home is not self.home:
            self._go_home()

    def show_against(self, text: str) -> None:
        """Answer `word_changed`: say what speaks against the word; "" for nothing."""
        self.call.show_against(text)

    def show_ending(self, *, can_offer: bool, can_redraw: bool, is_shorter_allowed: bool) -> None:
        """Say what is open once all letters are there and no word was called (W7)."""
        self.ending.show_ending(
            can_offer=can_offer, can_redraw=can_redraw, is_shorter_allowed=is_shorter_allowed
        )

    def show_offers(self, words: Sequence[str]) -> None:
        """Answer `offers_wanted`: offer these words, or say that there is none."""
        self.ending.show_offers(words, self._names)
        self.call.choice.ask_briefly(bool(words))
        # New buttons have no place before the layout has run, with the next events.
        QTimer.singleShot(0, self, self._make_room)

    def set_pace(self, pace: DrawPace) -> None:
        """Have letters turn up at this pace, without `pace_changed`."""
        self.pace_bar.set_pace(pace)

    def set_paused(self, is_paused: bool) -> None:
        """Whether everything stands still."""
        self._is_paused = is_paused
        self.call.set_paused(is_paused)
        self._open_parts()

    def only_show(self) -> None:
        """Ask for nothing: the match is only looked at."""
        self._parts.only_show()
        self.set_paused(True)

    @property
    def pace(self) -> DrawPace:
        """How letters turn up."""
        return self.pace_bar.pace

    @property
    def is_calling(self) -> bool:
        """Whether somebody is about to give a word."""
        return self.call.is_calling

    @property
    def home(self) -> QWidget:
        """What should have the keyboard now."""
        if self._seen is None or self.is_calling:
            return self.call.home if self.is_calling else self
        if self._seen.phase is Phase.DEALT:
            # The Space that turned up letters, pressed once more, must not begin: it is patient.
            return self.dealt.go_on
        return self.pace_bar.next if self._seen.phase is Phase.DRAW else self

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key that nothing else wanted; says whether it meant anything."""
        if self.call.take_key(event):
            self.home.setFocus()
            return True
        if self._may_go_on and event.key() in _ENTER and not event.isAutoRepeat():
            self.went_on.emit()
            return True
        is_next = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if is_next and self._may_turn:
            self.turned.emit()
            return True
        return False

    @property
    def next_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons that go on from here; they stand wherever the owner wants them."""
        phase = self._seen.phase if self._seen else None
        if self.is_calling:
            return (self.call.entry.withdraw, self.call.entry.submit)
        if phase is Phase.DRAW:
            return (self.pace_bar.next,)
        return (self.dealt.go_on,) if phase is Phase.DEALT else ()

    # What follows from that

    @property
    def _has_keyboard(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    @property
    def _may_go_on(self) -> bool:
        """Whether Enter, which may have called the anchor, means the building by now."""
        is_dealt = self._seen is not None and self._seen.phase is Phase.DEALT
        return is_dealt and not self._is_paused and not self.dealt.is_fresh

    @property
    def _may_turn(self) -> bool:
        """Whether a letter may turn up now."""
        seen = self._seen
        if seen is None or self._is_paused or self.is_calling:
            return False
        return seen.phase is Phase.DRAW and not seen.is_turning and seen.inquiry is None

    def _open_parts(self) -> None:
        """Open what may be done now, and close the rest."""
        is_calling = self.is_calling
        is_asking = self._seen is not None and self._seen.inquiry is not None
        self.letters.set_open(is_calling)
        self.letters.show_used(self.call.spelling.spent if is_calling else "")
        self.pace_bar.set_open(self._may_turn)
        self.pace_bar.set_waiting(is_calling)
        self.ending.setEnabled(not is_calling and not is_asking)

    def _show_calling(self) -> None:
        """Somebody calls, or nobody does any more."""
        self._open_parts()
        self.pace_bar.rest()
        # First there is what the keyboard goes to.
        self.next_buttons_changed.emit()
        self._go_home()

    def _go_home(self) -> None:
        """Give the keyboard to what should have it, and scroll there once all is laid out."""
        self.home.setFocus()
        QTimer.singleShot(0, self, self._show_focused)

    def _make_room(self) -> None:
        self._parts.fit(self.size())
        self._show_focused()

    def _show_focused(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.area.isAncestorOf(focused):
            self._parts.show_part(self.call.entry if self.is_calling else focused)
        elif focused is self.home:
            # It stands in a bar: what had the keyboard on the way there is not to be scrolled to.
            self.area.verticalScrollBar().setValue(0)

    def _connect(self) -> None:
        # What has the keyboard stays in sight when the parts above it grow.
        self.area.verticalScrollBar().rangeChanged.connect(self._show_focused)
        self.letters.picked.connect(self.call.toggle)
        self.call.calling_changed.connect(self._show_calling)
        self.call.word_changed.connect(self._open_parts)
        self.call.word_changed.connect(self.word_changed)
        self.call.called.connect(self.called)
        self.call.withdrawn.connect(self.withdrawn)
        self.pace_bar.wanted.connect(self.turned)
        self.pace_bar.pace_changed.connect(self.pace_changed)
        self.ending.offers_wanted.connect(self.offers_wanted)
        self.ending.afresh_wanted.connect(self.afresh_wanted)
        self.ending.chosen.connect(self.called)
        self.dealt.went_on.connect(self.went_on)

    # The keyboard and the room

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.home is not self:
            self.home.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._parts.fit(event.size())
