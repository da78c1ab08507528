"""All players' lexicons in one list that scrolls."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.lexicon import LexiconCard
from wordsmith_desktop.ui.games.rewordable.views import LexiconView
from wordsmith_desktop.ui.games.rewordable.word_button import WordButton
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.texts import say

_MOST_UNFOLDED = 4
"""With more players than this, others' lexicons begin folded."""


class _Column(QWidget):
    """What scrolls: as high as it comes out at the breadth there is, and no higher.

    A layout's own hint is the height at the least breadth, where every word has its own line.
    """

    def sizeHint(self) -> QSize:
        return QSize(look().px(20), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class LexiconsView(QWidget):
    """The lexicons from top to bottom, in the order they are given.

    What was folded, focused and scrolled to stays so from one position to the next.
    """

    chosen = Signal(int)
    """A word was clicked; its number."""
    unfolded = Signal(int, bool)
    """A lexicon was unfolded or folded; its seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lexicons: dict[int, LexiconCard] = {}
        """The lexicons by seat, in the order they are seen."""
        self._new: int | None = None
        self._tabs: list[QWidget] = []
        self._content = _Column()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, look().gap(0.5), 0)
        self._column.setSpacing(look().gap(1))
        self._column.addStretch(1)
        self.area: QScrollArea = scrolled(self._content)
        """What scrolls."""
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(say(texts.LEXICONS))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)

    @property
    def unfolded_seats(self) -> frozenset[int]:
        """The seats whose words are to be seen."""
        return frozenset(seat for seat, each in self.lexicons.items() if each.is_unfolded)

    def unfold(self, seats: Collection[int]) -> None:
        """Unfold these seats' lexicons and fold all others."""
        for seat, lexicon in self.lexicons.items():
            lexicon.set_unfolded(seat in seats)

    def unfold_what_fits(self, seat: int) -> None:
        """Unfold a seat's lexicon, and of the others as many as need no scrolling."""
        self.unfold({seat})
        for other, lexicon in self.lexicons.items():
            if other == seat:
                continue
            lexicon.set_unfolded(True)
            self._settle()
            if self._content.height() > self.area.viewport().height():
                lexicon.set_unfolded(False)
        self._settle()

    def show_lexicons(self, views: Sequence[LexiconView]) -> None:
        """Show these lexicons. What is at the top of the view stays where it is seen."""
        # What is half laid out and not yet scrolled back must not be painted.
        self.setUpdatesEnabled(False)
        anchor = self._anchor()
        self._keep(views)
        for view in views:
            self.lexicons[view.seat].show_lexicon(view)
        self._order_tabs()
        self._mark()
        self._settle()
        if anchor is not None:
            self._hold(*anchor)
        self.setUpdatesEnabled(True)

    def highlight(self, word_id: int | None) -> None:
        """Mark a word as just made or stolen, and no other; None marks none."""
        self._new = word_id
        self._mark()

    def show_word(self, word_id: int) -> None:
        """Unfold and scroll so that a word is seen; nothing happens where there is no such word."""
        for lexicon in self.lexicons.values():
            for button in lexicon.words.buttons:
                if button.word_id == word_id:
                    lexicon.set_unfolded(True)
                    self._settle()
                    self.area.ensureWidgetVisible(button)

    def buttons(self) -> list[WordButton]:
        """All words' buttons, from top to bottom."""
        return [button for each in self.lexicons.values() for button in each.words.buttons]

    def _mark(self) -> None:
        for button in self.buttons():
            button.mark_new(button.word_id == self._new)

    def _keep(self, views: Sequence[LexiconView]) -> None:
        """Have a lexicon for every seat, in the order given."""
        wanted = [view.seat for view in views]
        for seat in [seat for seat in self.lexicons if seat not in wanted]:
            gone = self.lexicons.pop(seat)
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for view in views:
            if view.seat not in self.lexicons:
                self.lexicons[view.seat] = self._lexicon(view, len(views))
        if list(self.lexicons) != wanted or self._column.count() != len(wanted) + 1:
            self._set_in_order(wanted)

    def _lexicon(self, view: LexiconView, players: int) -> LexiconCard:
        made = LexiconCard(view)
        made.set_unfolded(view.is_own or players <= _MOST_UNFOLDED)
        made.chosen.connect(self.chosen)
        made.reached.connect(self._show_reached)
        made.unfolded.connect(lambda is_unfolded: self.unfolded.emit(made.seat, is_unfolded))
        return made

    def _set_in_order(self, seats: Sequence[int]) -> None:
        self.lexicons = {seat: self.lexicons[seat] for seat in seats}
        for place, lexicon in enumerate(self.lexicons.values()):
            self._column.removeWidget(lexicon)
            self._column.insertWidget(place, lexicon)

    def _order_tabs(self) -> None:
        """Have the tab key go from top to bottom, words made later included."""
        wanted: list[QWidget] = []
        for lexicon in self.lexicons.values():
            wanted += [lexicon.header, *lexicon.words.buttons]
        if wanted != self._tabs:
            for before, after in pairwise(wanted):
                # Qt puts new widgets last in the window's tab order, wherever they stand.
                QWidget.setTabOrder(before, after)
            self._tabs = wanted

    def _show_reached(self, button: QWidget) -> None:
        self.area.ensureWidgetVisible(button, 0, look().gap(1))

    def _anchor(self) -> tuple[QWidget, int] | None:
        """What stands at the top of the view, and how far down it stands."""
        shown = [lexicon.header for lexicon in self.lexicons.values()]
        for widget in (*shown, *self.buttons()):
            top = widget.mapTo(self._content, QPoint()).y() - self._scrolled()
            if widget.isVisible() and 0 <= top < self.area.viewport().height():
                return widget, top
        return None

    def _scrolled(self) -> int:
        return self.area.verticalScrollBar().value()

    def _settle(self) -> None:
        """Have everything laid out now rather than with the next event."""
        # Qt would post this request for later, but a place to scroll to must be final now.
        self._column.activate()
        QCoreApplication.sendEvent(self._content, QEvent(QEvent.Type.LayoutRequest))

    def _hold(self, widget: QWidget, top: int) -> None:
        """Scroll so that a widget stands as far down as it did; nothing if it has gone."""
        if widget.isVisibleTo(self._content) and self._scrolled():
            place = widget.mapTo(self._content, QPoint()).y()
            self.area.verticalScrollBar().setValue(place - top)
