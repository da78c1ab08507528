"""The page of a match that is over: who won, the best word, the points, and the ways on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.wording import ending_texts as texts
from wordsmith_desktop.wording.match_texts import REPLAY
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.table_texts import HOME, PLAY_AGAIN
from wordsmith_desktop.wording.texts import say

from .. import buttons
from ..after_match import AfterMatch
from ..announce import announce
from ..appearance import look
from ..buttons import Button, Patience
from ..dialogs import place_to_save
from ..labels import breakable, label
from ..layouts import FlowLayout, Shrinking, in_column, stacked
from ..look import Size
from ..points_sheet import PointsSheet
from ..scrolling import scrolled
from ..table import paint_table
from ..table_frame import FOOT, HEAD, SIDE
from .ending import Ending, ending_text
from .headline import Headline
from .panels import AwardsPanel, BarsPanel, CoursePanel
from .stage import BestWordStage

NARROW: Final = 110
"""Breadth, in units that grow with the text, below which panels stand one below the other."""
_MAIN: Final = 27.5
"""Least breadth of the main button, in the same units."""
LONGER: Final = 1.5
"""Enter presses nothing for over a second: it was meant for the word that ended the match."""
_SUFFIX: Final = "png"
_PANELS: Final = 36
"""How much of spare height the panels get, beside the stage's own share in percent."""


class MatchOverview(QWidget):
    """The best word on felt, and below it points, course and awards."""

    def __init__(self, shown: Ending, panel: QWidget | None) -> None:
        """`panel` stands in the place of the bars."""
        super().__init__()
        self.stage = BestWordStage(shown.best) if shown.best else None
        self.panels: list[QWidget] = [panel or BarsPanel(shown.bars)]
        self.panels += [CoursePanel(shown.course)] if shown.course else []
        self.panels += [AwardsPanel(shown.awards)] if shown.awards else []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(look().gap(2))
        for one in self.panels:
            self._row.addWidget(one, 1)
        column = in_column(inside=self, spacing=look().gap(2))
        if self.stage is not None:
            column.addWidget(self.stage, round(100 * self.stage.share))
        column.addLayout(self._row, _PANELS)

    def settle(self) -> None:
        """Cut short whatever moves."""
        if self.stage is not None:
            self.stage.settle()
        for one in self.panels:
            if isinstance(one, BarsPanel):
                one.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = event.size().width() < look().px(NARROW)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)


class MatchEnd(QWidget):
    """Built for one match that is over; what it says does not change."""

    again = Signal()
    """Play the same once more."""
    left = Signal()
    """Leave the table."""

    def __init__(self, shown: Ending, ways: AfterMatch, *, is_open: bool = True) -> None:
        """`is_open` says whether there are ways on; not in a match that is only looked at."""
        super().__init__()
        self.special = ways.special() if ways.special and is_open else None
        if self.special is not None:
            shown = replace(shown, headline=self.special.headline, sentence=self.special.sentence)
        self.shown = shown
        self.headline = Headline(shown.headline, shown.winners)
        self.sentence = label(shown.sentence)
        # The style sheet's large labels are bold, which is for the headline alone.
        self.sentence.setStyleSheet(f"font-size: {look().text_px(Size.LEAD)}px;")
        self.note = label("", tone="muted")
        self.overview = MatchOverview(shown, self.special.panel if self.special else None)
        self.details = shown.details() if shown.details else None
        self._make_buttons(ways, is_open=is_open)
        self._pages = (scrolled(Shrinking(self.overview)), scrolled(self._make_table()))
        self._middle = stacked(*self._pages)
        self._lay_out()
        self._name_turn()
        if is_open:
            # In a replay it would be hidden, and Tab would stick at whatever comes before.
            self.setFocusProxy(self.main)
        self._patience = Patience(self, LONGER)
        if is_open:
            # The Enter that ended the match, pressed twice, must not begin another one.
            self._patience.watch(self.main)

    @property
    def main(self) -> Button:
        """What Enter presses, where there is a way on."""
        return self.steps[-1] if self.steps else self.play_again

    @property
    def is_turned(self) -> bool:
        """Whether the full table is shown in the overview's place."""
        return self._middle.currentWidget() is not self._pages[0]

    def take_keyboard(self) -> None:
        """Have Enter press what goes on."""
        self.main.setFocus()

    def announce(self) -> None:
        """Have read out how it ended."""
        announce(self, f"{self.shown.headline}. {self.shown.sentence}")

    def turn(self) -> None:
        """Show the full table, or the overview again."""
        self._middle.setCurrentWidget(self._pages[0 if self.is_turned else 1])
        self._name_turn()

    def copy_text(self) -> None:
        """Put the result into the clipboard as text."""
        text = self.special.text() if self.special else ending_text(self.shown)
        QGuiApplication.clipboard().setText(text)
        self.tell(say(texts.COPIED))

    def save_picture(self) -> None:
        """Ask for a place, and write the result there as a picture."""
        picture = self.special.picture() if self.special else self.picture()
        path = ask_for_place(self)
        if path is None:
            return
        try:
            write_picture(path, picture)
        except StoreError as error:
            self.tell(say(texts.NOT_SAVED, name=path.name, why=why(error)))
        else:
            self.tell(say(texts.SAVED, path=breakable(path)))

    def tell(self, sentence: str) -> None:
        """Say something beside the headline."""
        self.note.setText(sentence)
        announce(self, sentence)

    def picture(self) -> QPixmap:
        """Headline and overview, whole, even where some of it has to be scrolled into sight."""
        self.overview.settle()
        step, parts = look().gap(2), (self._said, self.overview)
        width = max(part.width() for part in parts) + 2 * SIDE
        height = sum(part.height() + step for part in parts) + step
        ratio = self.devicePixelRatioF()
        made = QPixmap(round(width * ratio), round(height * ratio))
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        paint_table(painter, QRectF(0, 0, width, height), look())
        top = step
        for part in parts:
            at = QPoint((width - part.width()) // 2, top)
            part.render(painter, at, QRegion(), QWidget.RenderFlag.DrawChildren)
            top += part.height() + step
        painter.end()
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Their heights are shares of the window's.
        self.headline.updateGeometry()
        if self.overview.stage is not None:
            self.overview.stage.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape turns the full table over again; letters go to no table that is over."""
        if event.key() == Qt.Key.Key_Escape and self.is_turned:
            self.turn()
        elif event.text().isprintable() and event.text():
            event.accept()
        else:
            super().keyPressEvent(event)

    # Inside

    def _make_buttons(self, ways: AfterMatch, *, is_open: bool) -> None:
        """In the order of the Tab key: what goes on first. What is not offered stays hidden."""
        steps = self.special.steps if self.special else ()
        self.steps = [
            (buttons.primary if one is steps[-1] else buttons.secondary)(one.title, one.call)
            for one in steps
        ]
        """What can come next, the likeliest last."""
        again = buttons.secondary if steps else buttons.primary
        self.result = buttons.secondary(say(texts.RESULT), ways.result)
        self.play_again = again(say(PLAY_AGAIN), self.again.emit)
        self.home = buttons.secondary(say(HOME), self.left.emit)
        self.replay = buttons.secondary(say(REPLAY), ways.replay)
        self.review = buttons.secondary(say(texts.REVIEW), ways.review)
        self.all_words = buttons.secondary("", self.turn)
        self.save = buttons.quiet(say(texts.SAVE_PICTURE), self.save_picture)
        self.copy = buttons.quiet(say(texts.COPY_TEXT), self.copy_text)
        self._offered = {
            # The page of all results has it too.
            self.replay: is_open and ways.replay is not None and not steps,
            self.review: is_open and ways.review is not None,
            self.all_words: True,
            self.result: is_open and ways.result is not None,
            self.home: is_open,
            self.play_again: is_open,
            **dict.fromkeys(self.steps, True),
        }

    def _name_turn(self) -> None:
        title = self.shown.table_title
        self.all_words.setText(f"◂ {say(texts.OVERVIEW)}" if self.is_turned else f"{title} ▸")
        self.all_words.setAccessibleName(say(texts.OVERVIEW) if self.is_turned else title)

    def _make_table(self) -> QWidget:
        """The full table, and below it what the game adds."""
        holder = QWidget()
        column = in_column(inside=holder, spacing=look().gap(2))
        if self.shown.table is not None:
            self.sheet = PointsSheet()
            self.sheet.show_lines(self.shown.table.headings, self.shown.table.lines)
            column.addWidget(self.sheet)
        if self.details is not None:
            column.addWidget(self.details, 1)
        else:
            # The scroll area's spare height would stretch the paper.
            column.addStretch(1)
        return holder

    def _lay_out(self) -> None:
        step = look().gap(1)
        # One after the other: Qt loses buttons from Tab's order that become the page's before what
        # stands above them.
        whole = in_column(inside=self, spacing=2 * step, margins=(SIDE, HEAD, SIDE, FOOT))
        whole.addLayout(self._lay_head())
        whole.addWidget(self._middle, 1)
        whole.addLayout(self._lay_bar())

    def _lay_head(self) -> QHBoxLayout:
        """Headline and sentence in the middle; at their right how to keep them."""
        centre = Qt.AlignmentFlag.AlignHCenter
        self._said, tools = QWidget(), QWidget()
        said = in_column(self.headline, inside=self._said, spacing=0)
        self.sentence.setAlignment(centre)
        said.addWidget(self.sentence)
        beside = in_column(inside=tools, spacing=0)
        for button in (self.save, self.copy):
            beside.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.note)
        row.addWidget(self._said, 1)
        row.addWidget(tools)
        # As broad as the other side, so that the headline stands in the middle.
        self.note.setFixedWidth(tools.sizeHint().width())
        if look().is_large:
            # The Move menu has them too.
            tools.hide()
            self.note.hide()
        return row

    def _lay_bar(self) -> QBoxLayout:
        """Ways to look at it at the left, ways on at the right; large text parts the lines."""
        step, direction = look().gap(1), QBoxLayout.Direction
        bar = QBoxLayout(direction.TopToBottom if look().is_large else direction.LeftToRight)
        bar.setSpacing(step)
        looking, going = FlowLayout(spacing=step), QHBoxLayout()
        going.setSpacing(step)
        going.addStretch(1)
        looks = [self.replay, self.review, self.all_words, self.result]
        steps = list(self.steps)
        if look().is_large:
            # One line has no room for all the steps, and the last one has its corner.
            looks, steps = [*looks, *steps[:-1]], steps[-1:]
        for button in looks:
            looking.addWidget(button)
        for button in (self.home, self.play_again, *steps):
            going.addWidget(button)
        bar.addLayout(looking, 1)
        bar.addLayout(going)
        # Beside two lines of looks the last step keeps its corner.
        bar.setAlignment(going, Qt.AlignmentFlag.AlignBottom)
        for button, is_offered in self._offered.items():
            # The style sheet reads it when Qt polishes the button.
            button.setProperty("place", "bar")
            # Without a parent each would be a window of its own.
            button.setParent(self)
            button.setVisible(is_offered)
        if not look().is_large:
            self.main.setMinimumWidth(look().px(_MAIN))
        return bar


def ask_for_place(parent: QWidget) -> Path | None:
    """Where the picture is to be written; None where nobody wants to."""
    return place_to_save(
        parent,
        say(texts.PICTURE_TITLE),
        kind=say(texts.PICTURE_KIND),
        name=say(texts.PICTURE_NAME),
        suffix=_SUFFIX,
    )


def write_picture(path: Path, picture: QPixmap) -> None:
    """Write a picture as PNG. Raises `StoreError`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, _SUFFIX.upper())
    write_atomically(path, bytes(buffer.data().data()))
