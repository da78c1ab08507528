"""All players' lexicons, one line each; where there are too many words for the room they scroll."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import in_column, in_grid
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ..words import table_texts as texts
from .lexicon import LexiconCard, least_line
from .views import LexiconView
from .word_button import WordButton, usual_height

MOST_IN_COLUMN = 4
"""More lexicons than this stand in two columns, and others' begin folded."""
_NAME_SHARE = 0.3
"""Most of a line's breadth that the names take."""
_LEAST_SHELF = 48
"""Height in pixels of which the others' words show something even while they are many."""
_SHELVES = 2
"""Lines of the others for which the cards in hand make room."""
_STEP = 2
"""By how many pixels the cards shrink until all words have room."""


class _Column(QWidget):
    """What scrolls: as high as it comes out at the breadth there is, and no higher.

    A layout's own hint is the height at the least breadth, where every word has its own line.
    """

    def sizeHint(self) -> QSize:
        layout = self.layout()
        # Without any words to be seen the height does not follow from the breadth.
        if layout is None or layout.hasHeightForWidth():
            return QSize(look().px(20), 0)
        return QSize(look().px(20), layout.minimumSize().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _lines_on(column: _Column) -> QGridLayout:
    return in_grid(inside=column, spacing=look().gap(0.5 if look().is_large else 0.75))


def _scrolling(column: _Column) -> QScrollArea:
    area = scrolled(column)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


@has_role(QAccessible.Role.Grouping)
class LexiconsView(QWidget):
    """The lexicons in the order they are given, in one column or in two.

    What was folded, focused and scrolled to stays so from one position to the next. The words'
    cards are as large as all of them have room for, between two heights; then the lines scroll.
    Where the own one is pinned, it stands below them, and only the others' make room for it.
    """

    chosen = Signal(int)
    """A word was clicked; its number."""
    unfolded = Signal(int, bool)
    """A lexicon was unfolded or folded; its seat."""

    def __init__(self, parent: QWidget | None = None, *, pins_own: bool = False) -> None:
        """Where it `pins_own`, the own lexicon's first line is always to be seen."""
        super().__init__(parent)
        self._pins_own = pins_own
        self.lexicons: dict[int, LexiconCard] = {}
        """The lexicons by seat, in the order they are seen."""
        self._new: int | None = None
        self._since: frozenset[int] = frozenset()
        self._tabs: list[QWidget] = []
        self._full = self._least = self._height = usual_height()
        self._content, self._own_content = _Column(), _Column()
        self._grid, self._own_grid = _lines_on(self._content), _lines_on(self._own_content)
        self.area = _scrolling(self._content)
        """What scrolls."""
        self.own_area = _scrolling(self._own_content)
        """Where the own lexicon lies once it is pinned."""
        self.own_area.hide()
        self.setAccessibleName(say(texts.LEXICONS))
        self._whole = in_column(inside=self, spacing=self._grid.spacing())
        # Its own least height would push the own line out of view.
        self.area.setMinimumHeight(1)
        self._whole.addWidget(self.area, 1)
        self._whole.addWidget(self.own_area)

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
        self._set_card_height(self._least)
        for other, lexicon in self.lexicons.items():
            if other == seat:
                continue
            lexicon.set_unfolded(True)
            if not self._has_room():
                lexicon.set_unfolded(False)
        self._settle()

    @property
    def card_height(self) -> int:
        """Height of the words' cards now, in pixels."""
        return self._height

    def set_card_heights(self, full: int, least: int) -> None:
        """Have the cards be `full` pixels high, or less down to `least` where there is no room."""
        if (full, least) != (self._full, self._least):
            self._full, self._least = full, least
            self._settle()

    def wish(self) -> tuple[int, int]:
        """Heights for the own line with one for the others', and with all or two of theirs.

        In pixels. Where the own line is not pinned both are the height of one line.
        """
        own = least_line(self._full)
        if not self._pins_own:
            return own, own
        if look().has_largest_text:
            # The cards in hand keep their size, and the others' words scroll.
            above = self._whole.spacing() + least_line(self._least)
            return own + above // 2, own + above
        above = self._whole.spacing() + max(_LEAST_SHELF, least_line(self._least))
        return own + above, own + above * min(_SHELVES, max(1, len(self.lexicons) - 1))

    def keep_clear(self, width: int) -> None:
        """Leave so many pixels at the right to something that lies over them."""
        self._whole.setContentsMargins(0, 0, width, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
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

    def lying(self) -> dict[Key, Lying]:
        """The cards of all words that are to be seen, by number; folded away they lie in none."""
        found: dict[Key, Lying] = {}
        for button in self._words():
            if not button.visibleRegion().isEmpty():
                corner = button.mapTo(self, QPoint())
                for number, one in button.lying().items():
                    found[number] = one.moved(corner.x(), corner.y())
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show cards that are on their way here."""
        for button in self._words():
            button.leave_out(keys)

    def _words(self) -> Iterator[WordButton]:
        return (button for each in self.lexicons.values() for button in each.words.buttons)

    def highlight(self, word_id: int | None) -> None:
        """Mark a word as just made or stolen, and no other; None marks none."""
        self._new = word_id
        self._mark()
        # A mark takes room beside the word.
        self._settle()

    def mark_since(self, words: frozenset[int]) -> None:
        """Mark these too, which others have made since one's last turn."""
        if words != self._since:
            self._since = words
            self._mark()
            self._settle()

    def show_word(self, word_id: int) -> None:
        """Unfold and scroll so that a word is seen; nothing happens where there is no such word."""
        for lexicon in self.lexicons.values():
            for button in lexicon.words.buttons:
                if button.word_id == word_id:
                    lexicon.set_unfolded(True)
                    self._settle()
                    self._area_of(button).ensureWidgetVisible(button)

    def buttons(self) -> list[WordButton]:
        """All words' buttons, from top to bottom."""
        return [button for each in self.lexicons.values() for button in each.words.buttons]

    def _mark(self) -> None:
        for button in self.buttons():
            button.mark_new(button.word_id == self._new or button.word_id in self._since)

    def _keep(self, views: Sequence[LexiconView]) -> None:
        """Have a lexicon for every seat, in the order given."""
        wanted = [view.seat for view in views]
        for seat in [seat for seat in self.lexicons if seat not in wanted]:
            gone = self.lexicons.pop(seat)
            self._take_off(gone)
            # Deleted only in the next turn of events, it would be seen until then.
            gone.hide()
            gone.deleteLater()
        is_new = False
        for view in views:
            if view.seat not in self.lexicons:
                self.lexicons[view.seat] = self._lexicon(view, len(views))
                is_new = True
        if is_new or list(self.lexicons) != wanted:
            self._set_in_order(wanted)

    def _lexicon(self, view: LexiconView, players: int) -> LexiconCard:
        made = LexiconCard(view)
        made.set_card_height(self._height)
        made.set_unfolded(view.is_own or players <= MOST_IN_COLUMN)
        made.chosen.connect(self.chosen)
        made.reached.connect(self._show_reached)
        made.unfolded.connect(lambda is_unfolded: self._follow_fold(made.seat, is_unfolded))
        return made

    def _follow_fold(self, seat: int, is_unfolded: bool) -> None:
        self._settle()
        self.unfolded.emit(seat, is_unfolded)

    def _set_in_order(self, seats: Sequence[int]) -> None:
        """Line by line; the last, which is the own one, has what is left of its line."""
        self.lexicons = {seat: self.lexicons[seat] for seat in seats}
        columns = 2 if len(seats) > MOST_IN_COLUMN and not look().is_large else 1
        for lexicon in self.lexicons.values():
            self._take_off(lexicon)
        *others, own = self.lexicons.values()
        is_pinned = self._pins_own and bool(others)
        self.own_area.setVisible(is_pinned)
        if is_pinned:
            self._own_grid.addWidget(own, 0, 0)
        for place, lexicon in enumerate(others if is_pinned else (*others, own)):
            line, column = divmod(place, columns)
            is_last = place == len(seats) - 1
            self._grid.addWidget(lexicon, line, column, 1, columns - column if is_last else 1)
            self._grid.setRowStretch(line, 1)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        for lexicon in self.lexicons.values():
            # Whose lexicon is pinned changes from turn to turn.
            lexicon.put_name(is_on_top=lexicon is self._pinned)
            self._size(lexicon)

    def _take_off(self, lexicon: LexiconCard) -> None:
        for grid in (self._grid, self._own_grid):
            grid.removeWidget(lexicon)

    @property
    def _pinned(self) -> LexiconCard | None:
        """The own lexicon, where it does not scroll with the others."""
        if self.own_area.isHidden() or not self.lexicons:
            return None
        return list(self.lexicons.values())[-1]

    def _area_of(self, part: QWidget) -> QScrollArea:
        return self.own_area if self.own_area.isAncestorOf(part) else self.area

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
        self._area_of(button).ensureWidgetVisible(button, 0, look().gap(1))

    def _anchor(self) -> tuple[QWidget, int] | None:
        """What stands at the top of the view, and how far down it stands."""
        lines = [line for line in self.lexicons.values() if line is not self._pinned]
        words = [button for line in lines for button in line.words.buttons]
        for widget in (*(line.header for line in lines), *words):
            top = widget.mapTo(self._content, QPoint()).y() - self._scrolled()
            if widget.isVisible() and 0 <= top < self.area.viewport().height():
                return widget, top
        return None

    def _scrolled(self) -> int:
        return self.area.verticalScrollBar().value()

    def _settle(self) -> None:
        """Have everything laid out now rather than with the next event."""
        self._align_names()
        self._fit_cards()
        self.own_area.setFixedHeight(least_line(self._full))
        # Qt would post this request for later, but a place to scroll to must be final now.
        for grid, content in ((self._grid, self._content), (self._own_grid, self._own_content)):
            grid.activate()
            QCoreApplication.sendEvent(content, QEvent(QEvent.Type.LayoutRequest))

    def _align_names(self) -> None:
        """Words begin at the same distance in all lines of a column."""
        most = round(_NAME_SHARE * self.area.width() / max(1, self._grid.columnCount()))
        columns: dict[int, list[LexiconCard]] = {}
        for line in self.lexicons.values():
            columns.setdefault(self._column_of(line), []).append(line)
        for lines in columns.values():
            room = min(most, max(line.header.name_width for line in lines))
            for line in lines:
                line.set_name_room(room)

    def _column_of(self, lexicon: LexiconCard) -> int:
        if lexicon is self._pinned:
            return 0
        place: tuple[int, int, int, int] = self._grid.getItemPosition(  # type: ignore[assignment]
            self._grid.indexOf(lexicon)
        )
        return place[1]

    def _fit_cards(self) -> None:
        for height in range(self._full, self._least, -_STEP):
            self._set_card_height(height)
            if self._has_room():
                return
        self._set_card_height(self._least)

    def _set_card_height(self, height: int) -> None:
        if height != self._height:
            self._height = height
            for lexicon in self.lexicons.values():
                self._size(lexicon)

    def _size(self, lexicon: LexiconCard) -> None:
        lexicon.set_card_height(self._full if lexicon is self._pinned else self._height)
        # What a layout inside another widget's asks for is passed on with an event only.
        lexicon.updateGeometry()

    def _has_room(self) -> bool:
        """Whether all lines are to be seen without scrolling."""
        # Not its viewport's: a bar that scrolls now would have no place where all has room.
        room, grid = self.area.size(), self._grid
        # Without any words to be seen the height does not depend on the breadth.
        by_width = grid.hasHeightForWidth()
        least = (
            grid.minimumHeightForWidth(room.width()) if by_width else grid.minimumSize().height()
        )
        return least <= room.height()

    def _hold(self, widget: QWidget, top: int) -> None:
        """Scroll so that a widget stands as far down as it did; nothing if it has gone."""
        if self._content.isAncestorOf(widget) and self._scrolled():
            place = widget.mapTo(self._content, QPoint()).y()
            self.area.verticalScrollBar().setValue(place - top)
