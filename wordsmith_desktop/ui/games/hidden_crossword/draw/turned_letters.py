"""The letters on the felt, as they turn up one by one (W1–W6)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.letters import CONSONANT_COUNT, VOWEL_COUNT
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw.letter_place import (
    BREADTH,
    LetterPlace,
    greatest_side,
)
from wordsmith_desktop.ui.games.hidden_crossword.draw.tile_rows import TileRow
from wordsmith_desktop.ui.games.hidden_crossword.draw.views import (
    EMPTY,
    EXTRA,
    KINDS,
    KindDrawn,
    continues,
    described,
    has_extra_u,
    news,
    next_kind,
    out_of_play,
    row_views,
)
from wordsmith_desktop.ui.games.hidden_crossword.tile import TileKind
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.texts import joined, say


class RowHeading(QWidget):
    """The name of a row, how many of its letters are there, and whether its bag is next."""

    def __init__(self, kind: KindDrawn, *, is_line: bool) -> None:
        """A line of its own above the row, or some short lines beside it."""
        super().__init__()
        self._kind = kind
        self.name = label(say(kind.name), size="lead", wrap=False)
        self.count = label("", wrap=False)
        self.next = label(say(texts.DRAWN_NEXT), wrap=False)
        self.next.setStyleSheet("font-weight: bold;")
        # The row must not move when its turn comes.
        self.next.setMinimumWidth(self.next.sizeHint().width())
        whole = QHBoxLayout(self) if is_line else QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(2) if is_line else 0)
        for part in (self.name, self.count, self.next):
            whole.addWidget(part)
        whole.addStretch(1)

    def show_row(self, seen: Observation) -> None:
        """Show how far the row is."""
        drawn = sum(bool(place.letter) for place in row_views(seen, self._kind))
        self.count.setText(say(texts.OF, n=drawn, whole=self._kind.count))
        is_next = next_kind(seen) is self._kind
        self.next.setText(say(texts.DRAWN_NEXT) if is_next else "")


class OutTray(QWidget):
    """Crossed-out tiles and why they lie there (W4); nothing is to be seen before the first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("")
        self.tiles = TileRow(TileKind.OUT)
        self.why = label(say(texts.OUT_WHY), tone="muted")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look().gap(1), 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        for part in (self.title, self.tiles, self.why):
            whole.addWidget(part)
        whole.addStretch(1)
        self.show_letters("", "")

    def show_letters(self, letters: str, spoken: str) -> None:
        """Show these; `spoken` is what a screen reader says of them."""
        self.title.setText(say(texts.OUT_LIST, letters=joined(letters)))
        self.tiles.show_letters(letters, spoken)
        for part in (self.title, self.tiles, self.why):
            part.setVisible(bool(letters))


class DrawShow(QFrame):
    """Eight places for consonants, four for vowels, and a tray for what is out of play."""

    picked = Signal(str)
    """While letters can be picked: the letter that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "felt")
        self.setAccessibleName(say(texts.SHOW))
        self.rows = tuple(tuple(self._place() for _ in range(kind.count)) for kind in KINDS)
        """The places of the consonants, and those of the vowels."""
        self.extra = self._place()
        """The U that comes with a Q."""
        self.tray = OutTray()
        is_line = look().is_large
        self.headings = tuple(RowHeading(kind, is_line=is_line) for kind in KINDS)
        self._shown: Observation | None = None
        self._grid = QGridLayout(self)
        self._lay_out(headings_above=is_line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def places(self) -> tuple[LetterPlace, ...]:
        """All places that letters may lie at, consonants first."""
        return (*self.rows[0], *self.rows[1], self.extra)

    def show_draw(self, seen: Observation) -> None:
        """Show what is drawn; letters that have come since the last time turn up."""
        before, self._shown = self._shown, seen
        is_turning_up = before is not None and continues(before, seen)
        for kind, heading, row in zip(KINDS, self.headings, self.rows, strict=True):
            heading.show_row(seen)
            for place, view in zip(row, row_views(seen, kind), strict=True):
                place.show_place(view, is_turning_up=is_turning_up)
        self.extra.show_place(EXTRA if has_extra_u(seen) else EMPTY, is_turning_up=is_turning_up)
        self.extra.setVisible(has_extra_u(seen))
        self.tray.show_letters(seen.aside, out_of_play(seen))
        self.setAccessibleDescription(described(seen))
        if before is not None:
            announce(self, news(before, seen))

    def set_open(self, is_open: bool) -> None:
        """Whether letters can be picked; large text then leaves room for nothing else."""
        for place in self.places:
            place.set_open(is_open)
        for part in (*self.headings, self.tray):
            part.setHidden(is_open and look().is_large)

    def show_used(self, letters: str) -> None:
        """Leave only the outlines of these letters, which stand in the word."""
        for place in self.places:
            place.set_used(bool(place.view.letter) and place.view.letter in letters)

    def _place(self) -> LetterPlace:
        place = LetterPlace()
        place.clicked.connect(lambda: self.picked.emit(place.view.letter))
        return place

    def _lay_out(self, *, headings_above: bool) -> None:
        """Headings beside the rows, or above them, since large text has no breadth to spare."""
        gap, grid = look().gap(1), self._grid
        grid.setContentsMargins(2 * gap, gap, gap, gap)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(gap // 2)
        first = 0 if headings_above else 1
        for number, (heading, row) in enumerate(zip(self.headings, self.rows, strict=True)):
            line = 2 * number + 1 if headings_above else number
            if headings_above:
                grid.addWidget(heading, line - 1, 0, 1, CONSONANT_COUNT)
            else:
                grid.addWidget(heading, line, 0)
            for place, widget in enumerate(row):
                grid.addWidget(widget, line, first + place)
        free = first + VOWEL_COUNT
        grid.addWidget(self.extra, line, free)
        grid.addWidget(self.tray, line, free + 1, 1, CONSONANT_COUNT - VOWEL_COUNT - 1)
        for column in range(CONSONANT_COUNT):
            grid.setColumnStretch(first + column, 1)
        self._bound_width(0 if headings_above else self.headings[0].sizeHint().width())

    def _bound_width(self, heading: int) -> None:
        """No broader than tiles of their full size need."""
        row = CONSONANT_COUNT * greatest_side() * BREADTH
        self.setMaximumWidth(round(row) + heading + 4 * look().gap(1))
