"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.session.thinking import Thinking
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.keyboard_keeper import leave_keyboard
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import (
    Shrinking,
    in_column,
    reveal,
    stacked,
    stacked_tight,
)
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.table_bar import PartButtons, TableBar, keep_breadth
from wordsmith_desktop.window.kit.table_frame import compose
from wordsmith_desktop.wording.texts import say

from ..rules.crossword import Layout
from ..rules.observation import Observation
from ..words import table_texts as texts
from .clue_cards import CluePanel
from .draw.draw_panel import DrawPanel
from .draw.tile_rows import PoolRows
from .grid.editor_panel import EditorPanel
from .guess_answer import AnswerBar
from .guess_choice import ChoiceBar
from .guess_entry import GuessEntry
from .other_guess import OtherGuess
from .sheet.clue_notes import ClueNotes
from .sheet.sheet import RecordingSheet


class HandIn(QObject):
    """The buttons below a grid: back to the sheet, and handing it in."""

    went_on = Signal()
    """The grid is to be handed in."""
    went_back = Signal()
    """Back to the recording sheet."""

    def __init__(self, bar: TableBar, put_down: QPushButton) -> None:
        """`put_down` takes the place of what goes on while something is held."""
        super().__init__(bar)
        self._news, self._put_down = bar.news, put_down
        self.back = buttons.secondary(say(texts.BACK_TO_SHEET), self.went_back.emit)
        self.go_on = buttons.primary("", self.went_on.emit)
        # The Enter that ended the turn before must not hand in a grid.
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        self.offer = PartButtons(bar, self.back, self.go_on)
        self._ways: tuple[QPushButton, ...] = (self.go_on,)
        self._is_holding = False

    def hold(self, is_holding: bool) -> None:
        """Leave the corner to what puts down what is held, or take it back."""
        self._is_holding = is_holding
        self._want()

    def show_building(self, button: str, *, is_open: bool) -> None:
        """The button that goes on; what the other will be told stands beside the grid."""
        self._ways = (self.go_on,)
        self._want()
        self._show("", button, is_open=is_open)

    def show_solving(self, hint: str, *, is_open: bool) -> None:
        """What submitting means, and the way back."""
        self._ways = (self.back, self.go_on)
        self._want()
        self._show(hint, say(texts.SUBMIT), is_open=is_open)

    def clear(self) -> None:
        """Nothing of anybody's grid stays."""
        self._show("", say(texts.READY), is_open=False)
        self._ways = (self.go_on,)
        self._want()

    def _want(self) -> None:
        self.offer.want(*(one for one in self._ways if one is self.back or not self._is_holding))

    def _show(self, line: str, button: str, *, is_open: bool) -> None:
        self._news.show_facts(line)
        # What puts down stands in the same corner.
        for one in (self.go_on, self._put_down):
            keep_breadth(one, [button, self._put_down.text()])
        self.go_on.setText(button.replace("&", "&&"))
        self.go_on.setAccessibleName(button)
        self.go_on.setAccessibleDescription(line)
        self.go_on.setEnabled(is_open)


class SettingPanel(QWidget):
    """Shows progress; the search itself is others' business."""

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pool = PoolRows()
        self._line = label(say(texts.SEARCHING), size="lead")
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        """How far it is."""
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(look().px(40))
        self.bar.setAccessibleName(say(texts.SEARCHING))
        self.stop = buttons.secondary(say(texts.STOP_SEARCH), self.stopped.emit)
        # The Enter that began it, pressed twice, must not end it.
        self._patience = Patience(self)
        self._patience.watch(self.stop)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(3))
        column.addStretch(1)
        # Aligned in the column, it would be as high as its text needs in all the breadth.
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.pool)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addWidget(self._line)
        column.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignHCenter)
        # A page may have it stand in its bar instead.
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_pool(self, seen: Observation) -> None:
        """Show the letters that the puzzle is laid from."""
        self.pool.show_pool(seen)

    def show_thinking(self, thinking: Thinking | None) -> None:
        """Show how far the search is; None where nobody searches yet."""
        if thinking is None:
            return
        self._line.setText(say(texts.NO_PUZZLE if thinking.has_failed else texts.SEARCHING))
        self.bar.setVisible(not thinking.has_failed)
        is_known = thinking.whole > 0
        # A bar without an end moves all the time.
        self.bar.setRange(0, thinking.whole if is_known or not look().reduced_motion else 1)
        if is_known:
            self.bar.setValue(thinking.done)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._patience.restart()


LEAST_SHEET = 24
"""Least height of the recording sheet, in units that grow with the text."""


class Parts:
    """Every part of the page, laid out."""

    def __init__(
        self,
        page: QWidget,
        *,
        keys: Sequence[str],
        lay: Callable[[Layout], bool],
        say_against: Callable[[Rejection], object],
    ) -> None:
        """`keys` call the anchor, by seat; `lay` and `say_against` are the editor's."""
        self.header = TableHeader()
        self.foot = TableBar(page)
        self.banner = self.foot.news
        self.draw = DrawPanel(keys)
        self.setting = SettingPanel()
        self.clues = ClueNotes()
        self.editor = EditorPanel(lay, say_against, bar=self.foot, below_words=self.clues)
        self.clue = CluePanel()
        self.sheet = RecordingSheet()
        self.entry = GuessEntry()
        self.choice = ChoiceBar()
        self.answer = AnswerBar()
        self.other_guess = OtherGuess()
        self._is_asking = True
        self.asking = stacked_tight(self.entry, self.choice, self.answer, self.other_guess)
        self.building = scrolled(Shrinking(self.editor))
        # With large text there is not room for both, and what is typed must be seen.
        order = (self.asking, self.sheet) if look().is_large else (self.sheet, self.asking)
        self.sheet.setMinimumHeight(look().px(LEAST_SHEET))
        self.guessing = scrolled(Shrinking(_column(*order, growing=self.sheet)))
        self.main = stacked(self.draw, self.setting, self.building, self.clue, self.guessing)
        self.banner.tag.lie_under(self.main)
        self.banner.tag.word = self._word_areas
        tools = self.editor.tools.offer
        assert tools is not None
        self._offers = self._make_offers(tools)
        compose(page, header=self.header, felt=self.main, bar=self.foot)
        # Widgets have an order only once they stand in one window.
        self._order_tabs(tools)

    def _word_areas(self) -> tuple[QRect, ...]:
        """Where the word lies that is guessed, in the main part."""
        strip, main = self.entry.strip, self.main
        areas = strip.word_areas() if strip.isVisible() else ()
        return tuple(QRect(strip.mapTo(main, area.topLeft()), area.size()) for area in areas)

    def _make_offers(self, tools: PartButtons) -> dict[QWidget, tuple[PartButtons, ...]]:
        """What can be done at each part of the page, from left to right in the bar."""
        foot, draw, entry = self.foot, self.draw, self.entry
        keep_breadth(entry.guess, [say(texts.GUESS)])
        call = draw.call.entry
        self.dealing = PartButtons(
            foot, draw.pace_bar.next, draw.dealt.go_on, call.withdraw, call.submit
        )
        draw.next_buttons_changed.connect(self.offer)
        offers = {
            self.setting: (PartButtons(foot, self.setting.stop),),
            self.clue: (PartButtons(foot, self.clue.begin),),
            self.entry: (PartButtons(foot, entry.solve, entry.guess),),
            self.answer: (PartButtons(foot, self.answer.go_on),),
        }
        self.bar = HandIn(foot, self.editor.tools.put_down)
        self.editor.holding_changed.connect(self.bar.hold)
        return {self.draw: (self.dealing,), self.building: (tools, self.bar.offer), **offers}

    def _order_tabs(self, tools: PartButtons) -> None:
        """Have Tab come to what can be done after what it is done with.

        Qt has the order in which widgets are made, and the bar is there before the rest.
        """
        draw, entry, answer, editor = self.draw, self.entry, self.answer, self.editor
        chains: tuple[tuple[QWidget, ...], ...] = (
            (draw.pace_bar.stop, draw.pace_bar.next, draw.dealt.go_on),
            (draw.call.entry.word, draw.call.entry.withdraw, draw.call.entry.submit),
            (entry.strip, entry.solve, entry.guess),
            (answer, answer.go_on),
            (editor.rack.sort_button, *tools.buttons, self.bar.back, self.bar.go_on),
        )
        for chain in chains:
            for before, after in pairwise(chain):
                QWidget.setTabOrder(before, after)

    def only_show(self) -> None:
        """Ask for nothing and offer nothing: the match is only looked at."""
        self._is_asking = False
        self.draw.only_show()
        self.clue.only_show()
        self.foot.hide()

    def show_part(self, part: QWidget) -> None:
        """Show one of the screens."""
        if self.main.currentWidget() is not part:
            # Qt would give the keyboard to whatever comes first there.
            leave_keyboard(self.main)
            self.main.setCurrentWidget(part)
        self.offer()

    def offer(self) -> None:
        """Have what can be done at the part that is shown stand in the bar."""
        shown = (self.main.currentWidget(), self.asking.currentWidget())
        part = shown[1] if shown[0] is self.guessing else shown[0]
        if part is self.draw:
            self.dealing.want(*self.draw.next_buttons)
        if part is not self.building:
            self.banner.show_facts("")
        for place, offers in self._offers.items():
            for one in offers:
                one.set_open(place is part)

    def ask_with(self, part: QWidget) -> None:
        """Have this part ask or answer; where it was another one, it comes into sight."""
        if self.asking.currentWidget() is not part:
            self.asking.setCurrentWidget(part)
            self.reveal_asking()
        self.offer()
        # An answer is worth a look in any case.
        self.asking.setVisible(self._is_asking or part in (self.answer, self.other_guess))

    def reveal_asking(self) -> None:
        """Have in sight what is asked or answered, also once it is laid out."""
        reveal(self.asking)
        QTimer.singleShot(0, self.asking, lambda: reveal(self.asking))

    def hide_papers(self) -> None:
        """Nothing of anybody's puzzle or sheet stays in any widget."""
        self.editor.show_nothing()
        self.bar.clear()
        asking = (self.entry, self.choice, self.answer, self.other_guess)
        for part in (self.sheet, self.clues, *asking):
            part.show_nothing()


def _column(*parts: QWidget, growing: QWidget) -> QWidget:
    """One below the other; one of them takes the room that the others leave."""
    column = QWidget()
    layout = in_column(inside=column, spacing=look().gap(1))
    for part in parts:
        layout.addWidget(part, 1 if part is growing else 0)
    column.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    return column
