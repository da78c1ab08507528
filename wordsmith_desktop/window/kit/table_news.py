"""What the table has to say: a quiet line in the bar, and a tag under the word for what matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QLabel, QWidget

from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .banner import Banner, Tone, sign_of
from .buttons import quiet
from .header import TableHeader
from .labels import label
from .tips import set_tip

FADES_MS: Final = 4000
"""So long a message stands in full ink before it is as quiet as the facts around it."""
_LINES: Final = 2
_BESIDE: Final = QBoxLayout.Direction.LeftToRight
_BELOW: Final = QBoxLayout.Direction.TopToBottom
_STAYS: Final = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)
"""Keys by which somebody may be on the way to what the tag offers."""
_CHANGES: Final = (
    QEvent.Type.Resize,
    QEvent.Type.Move,
    QEvent.Type.Show,
    # What is said of an action often stands there before the page shows what comes after it.
    QEvent.Type.Hide,
)
"""After these a part of the page lies elsewhere, or something else in its place."""


class Tag(QFrame):
    """A message that lies over the table until the next key or click; it may have offers.

    It has no place in a layout, so that nothing moves when it comes.
    """

    why_asked = Signal(str)
    """The rule of that number is to be shown."""
    gone = Signal()
    """It was put away."""

    def __init__(self, page: QWidget, *, above: QWidget) -> None:
        """What is no refusal lies `above` a part of the page, until it has another place."""
        super().__init__(page)
        self.setProperty("surface", "tag")
        self._page = page
        self._under = page
        self._above = above
        self._is_within = False
        self.word: Callable[[], Sequence[QRect]] = tuple
        """Where in its zone the word lies, which a message leaves to be seen."""
        self._head: TableHeader | None = None
        above.installEventFilter(self)
        self._sign = sign_of(Tone.NONE)
        self._line = label("")
        self.why = quiet("", lambda: self.why_asked.emit(self._rule))
        """Opens the rule by which something was refused."""
        self._rule = ""
        gap = look().gap(1)
        whole = QHBoxLayout(self)
        edge = look().gap(0.5 if look().is_large else 1)
        whole.setContentsMargins(2 * gap, edge, 2 * gap, edge)
        whole.setSpacing(gap)
        whole.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._said = QBoxLayout(_BESIDE)
        self._said.setSpacing(0)
        self._said.addWidget(self._line, 1)
        self._answers = QBoxLayout(_BESIDE)
        self._answers.setSpacing(0)
        self._answers.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        self._said.addLayout(self._answers)
        self._said.setAlignment(self._answers, Qt.AlignmentFlag.AlignLeft)
        whole.addLayout(self._said, 1)
        self._offers = QWidget()
        self._answers.addWidget(self._offers, 0, Qt.AlignmentFlag.AlignLeft)
        self.row = QHBoxLayout(self._offers)
        """Offers behind a refusal; any other message has none."""
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(gap)
        self.hide()
        self.lower()

    def lie_under(self, zone: QWidget) -> None:
        """Have refusals lie at the lower edge of that part of the page from now on."""
        self._under.removeEventFilter(self)
        self._under = zone
        # Wherever the zone goes, the tag goes with it.
        zone.installEventFilter(self)

    def lie_over_head(self, head: TableHeader) -> None:
        """At the largest text, have what is no refusal lie over who plays.

        Nowhere else is anything that one does not act on.
        """
        self._head = head

    @property
    def head(self) -> TableHeader | None:
        """Who plays, and above that the goal, which news may stand in place of."""
        return self._head if self._head is not None and self._head.isVisible() else None

    def clear_head(self) -> None:
        """Have the goal stand there again, where news stood in its place."""
        if self._head is not None:
            self._head.show_news("")

    def lie_within(self, zone: QWidget) -> None:
        """Have every message lie at the lower edge within that part of the page from now on.

        While that part is not to be seen, what stands in its place is acted on: the message then
        lies over who plays, at any text size.
        """
        self.lie_under(zone)
        self._is_within = True

    def say(self, tone: Tone, sentence: str, rule: str = "") -> None:
        """Show a message; of a refusal, the number of its rule is asked about."""
        self._rule = rule
        self.why.setText(say(texts.WHY_BY_RULE, rule=rule) if rule else "")
        self.why.setAccessibleName(say(texts.WHY_BY_RULE_SPOKEN, rule=rule) if rule else "")
        self.why.setVisible(bool(rule))
        is_refusal = tone is Tone.REFUSAL
        self.setProperty("tone", "" if is_refusal else "info")
        # What has no offers keeps no click from what it lies over.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_refusal)
        # A style sheet does not look at a property again by itself.
        self.style().unpolish(self)
        self.style().polish(self)
        self._sign.show_tone(tone)
        self._line.setText(sentence)
        self._offers.setVisible(is_refusal)
        self.show()
        self.raise_()
        self._settle()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def put_away(self) -> None:
        """Hide it; the bar still has the message."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        was_there = not self.isHidden()
        self.hide()
        # That it lay above others says that there was a message, even of a widget that is hidden.
        self.lower()
        # Behind the curtain a message may be a secret, even in a widget that is not seen.
        self._line.setText("")
        self.why.setText("")
        self._rule = ""
        self._sign.show_tone(Tone.NONE)
        if was_there:
            self.gone.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched in (self._under, self._above) and kind in _CHANGES:
            if not self.isHidden():
                self._settle()
        elif isinstance(event, QKeyEvent) and kind is QEvent.Type.KeyPress:
            if event.key() not in _STAYS and not self._holds_keyboard():
                self.put_away()
        elif kind is QEvent.Type.MouseButtonPress and self._is_beside(watched):
            self.put_away()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.put_away()

    def _holds_keyboard(self) -> bool:
        return self._is_part(QApplication.focusWidget())

    def _is_beside(self, what: QObject) -> bool:
        # The window's own handle, which is no widget, is told of every press before.
        return isinstance(what, QWidget) and not self._is_part(what)

    def _is_part(self, what: QObject | None) -> bool:
        return isinstance(what, QWidget) and (what is self or self.isAncestorOf(what))

    def _settle(self) -> None:
        """A refusal beside the word; else over the zone's lower edge, within the page.

        What lies within a zone leaves all that lies there to be seen, such as dice.
        """
        is_refusal = self.property("tone") != "info"
        word = [self._on_page(area) for area in self.word()] if self._under.isVisible() else []
        if word and is_refusal:
            self._settle_beside(word)
            return
        page, gap = self._page, look().gap(1)
        room = page.width() - 4 * gap
        # At the largest text the sentence has too little breadth beside anything.
        self._turn(_BELOW if look().is_large else _BESIDE)
        is_within = self._is_within and self._under.isVisible()
        if is_within:
            room = min(room, max(self._under.width() - 2 * gap, self.minimumSizeHint().width()))
        area = QRect(QPoint(), self._size_in(room))
        if is_within:
            area.moveCenter(self._under.mapTo(page, self._under.rect().center()))
            area.moveBottom(self._under.mapTo(page, self._under.rect().bottomLeft()).y() - gap)
            if any(area.intersects(one) for one in word):
                self._settle_beside(word)
                return
        elif self._is_within or not is_refusal:
            area.moveTopLeft(self._place_of_news(area.size()))
        else:
            under = self._under.rect()
            area.moveCenter(self._under.mapTo(page, under.center()))
            area.moveBottom(self._under.mapTo(page, under.bottomLeft()).y() + 2 * gap)
        self._lie(area)

    def _settle_beside(self, word: Sequence[QRect]) -> None:
        """Where the zone has room beside or below the word, else above the zone."""
        gap = look().gap(1)
        zone = self._on_page(self._under.rect()).adjusted(gap, gap, -gap, -gap)
        for way in (_BELOW, _BESIDE):
            self._turn(way)
            for room in _free(zone, word, gap):
                size = self._size_in(room.width())
                # It may lie a little over the zone's edge, where there is nothing to be seen.
                if size.width() <= room.width() and size.height() <= room.height() + 3 * gap:
                    top = room.top() + (room.height() - size.height()) // 2
                    self._lie(QRect(QPoint(room.left(), top), size))
                    return
        self._turn(_BELOW if look().is_large else _BESIDE, among=_BESIDE)
        area = QRect(QPoint(), self._size_in(self._page.width() - 4 * gap))
        area.moveCenter(zone.center())
        area.moveBottom(zone.top() - 2 * gap)
        self._lie(area)

    def _turn(
        self, way: QBoxLayout.Direction, *, among: QBoxLayout.Direction | None = None
    ) -> None:
        """Have what is offered stand beside the sentence or below it, and so among itself."""
        self._said.setDirection(way)
        self._answers.setDirection(among or way)
        self._offers.updateGeometry()
        inside = self._offers.layout()
        if inside is not None:
            inside.activate()
        inside = self.layout()
        if inside is not None:
            # Until then it knows only the height that it had with the sentence before.
            inside.activate()

    def _size_in(self, room: int) -> QSize:
        """As broad as it needs to be, up to so many pixels, and as high as that makes it."""
        one_line = self._line.fontMetrics().horizontalAdvance(self._line.text())
        least = self.minimumSizeHint().width()
        around = least - self._line.minimumSizeHint().width()
        if self._said.direction() is _BELOW:
            around = self._sign.width() + 6 * look().gap(1)
            # What is offered is no shorter than its words.
            least = max(least, around + self._answers.sizeHint().width())
        wish = max(look().px(40), one_line + around + 2 * look().gap(1), least)
        width = max(least, min(room, wish))
        # A label that breaks its lines knows its height by a breadth only.
        is_broken = self.hasHeightForWidth()
        return QSize(width, self.heightForWidth(width) if is_broken else self.sizeHint().height())

    def _on_page(self, area: QRect) -> QRect:
        """A part of the zone as it lies on the page."""
        return QRect(self._under.mapTo(self._page, area.topLeft()), area.size())

    def _lie(self, area: QRect) -> None:
        """Lie there, as far as that is on the page."""
        page, gap = self._page, look().gap(1)
        area.moveLeft(max(2 * gap, min(area.left(), page.width() - 2 * gap - area.width())))
        area.moveTop(max(gap, min(area.top(), page.height() - gap - area.height())))
        self.setGeometry(area)

    def _place_of_news(self, size: QSize) -> QPoint:
        """Over what one only looks at: the head of the page, or the lower edge of the zone."""
        page, head = self._page, self._head
        is_covered = self._is_within or look().is_large
        if is_covered and head is not None and head.isVisible():
            return head.mapTo(page, QPoint(0, head.below_clock))
        if self._under is page:
            return self._above.mapTo(page, QPoint(0, -look().gap(1) - size.height()))
        under = self._under.mapTo(page, self._under.rect().bottomLeft())
        return under + QPoint((self._under.width() - size.width()) // 2, 1 - size.height())


class TableNews(Banner):
    """The left of the bar: the last message, and below it quiet facts where there is room.

    A refusal stands on a `Tag` beside the word first, and here once that is put away; what is too
    long for the bar lies on one besides. While a refusal stands, nothing else says that no.
    """

    refusing = Signal(bool)
    """Whether a refusal stands, so that no preview need say it too."""

    def __init__(self, page: QWidget, bar: QWidget) -> None:
        """It stands in the `bar` of that page."""
        self._facts_text = ""
        self._whole = ""
        self._has_sign = True
        self._fade = QTimer()
        super().__init__(lines=_LINES)
        self._fade.setParent(self)
        self._fade.setSingleShot(True)
        self._fade.setInterval(FADES_MS)
        self._fade.timeout.connect(self._grow_quiet)
        self.tag = Tag(page, above=bar)
        self.tag.why_asked.connect(self.why_asked)
        self.tag.gone.connect(self._take_from_tag)
        self._facts = QLabel(self)
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setProperty("tone", "muted")
        self._facts.hide()
        row = self.layout()
        if row is not None:
            row.setContentsMargins(0, 0, 0, 0)
        self._is_tag_only = look().is_large
        """At the largest text the bar has room for what can be done only."""
        lines = 0 if self._is_tag_only else _LINES
        self.setMinimumHeight(lines * self._line.fontMetrics().lineSpacing())

    @property
    def message(self) -> str:
        """All of what was said last, however much of it the bar shows."""
        return self._whole

    @property
    def facts(self) -> str:
        """What is said quietly."""
        return self._facts_text

    def show_facts(self, facts: str) -> None:
        """Say quietly what holds at the moment, where no message needs the room."""
        self._facts_text = facts
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0 if self._is_tag_only else look().px(28), self.minimumHeight())

    def sizeHint(self) -> QSize:
        return QSize(look().px(60), self.minimumHeight())

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.tag.put_away()
        self._clear_head()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """No frame: the line stands on the table."""

    def _put(self, tone: Tone, sentence: str) -> None:
        self._whole = sentence
        super()._put(tone, sentence)
        self._tint(tone)
        is_cut = self._fit()
        is_refusal = tone is Tone.REFUSAL
        if self._is_tag_only:
            # A refusal stands on the tag alone, as long as that is there.
            is_cut = not self._stands_in_head(tone, "" if is_refusal else sentence)
            if is_cut:
                # What the tag says whole is gone with that: half of it would tell nobody anything.
                self._clear_head()
        wants_tag = is_refusal or is_cut
        # Without the bar there is no table that anybody plays at: the end says what it was.
        if sentence and wants_tag and self.isVisible():
            self.tag.say(tone, sentence, self.rule if self.has_rules else "")
        else:
            self.tag.put_away()
        self._fit()
        self.refusing.emit(is_refusal)
        if tone in (Tone.INFO, Tone.GOOD):
            self._fade.start()
        else:
            self._fade.stop()

    def _take_from_tag(self) -> None:
        """What the tag said stands here now."""
        if self._is_tag_only and self._is_refusal:
            self._stands_in_head(self.tone, self._whole)
        self._fit()

    def _stands_in_head(self, tone: Tone, sentence: str) -> bool:
        """Have it stand where the goal does; whether all of it has room there."""
        head = self.tag.head
        if head is None or not self.isVisible():
            self._clear_head()
            return False
        return head.show_news(sentence, is_bad=tone is Tone.REFUSAL)

    def _clear_head(self) -> None:
        """Have the goal stand in its place again, also while neither is to be seen."""
        if self._is_tag_only:
            self.tag.clear_head()

    def _grow_quiet(self) -> None:
        self.tag.put_away()
        self._clear_head()
        self._tint(Tone.NONE)
        self._sign.hide()

    def _tint(self, tone: Tone) -> None:
        tones = {Tone.REFUSAL: "bad", Tone.NONE: "muted"}
        self._has_sign = tone is not Tone.NONE
        self._sign.setVisible(self._has_sign)
        self._line.setProperty("tone", tones.get(tone, ""))
        # A style sheet does not look at a property again by itself.
        self._line.style().unpolish(self._line)
        self._line.style().polish(self._line)

    def _fit(self) -> bool:
        """Show as much as two lines hold; whether that is less than everything."""
        # What lies on the tag is not said beside it as well.
        is_on_tag = bool(self._whole) and not self.tag.isHidden()
        self._sign.setVisible(self._has_sign and not is_on_tag)
        sign = self._sign.width() + look().gap(1.5) if self._sign.isVisibleTo(self) else 0
        room = max(1, self.width() - sign)
        shown = _cut(self._line, self._whole, room)
        self._show_line("" if is_on_tag else shown)
        set_tip(self, self._whole if shown != self._whole else "")
        metrics = self._line.fontMetrics()
        is_one_line = not shown or _height(self._line, shown, room) < 2 * metrics.height()
        self._show_facts(is_one_line=is_one_line, has_message=bool(shown))
        return shown != self._whole

    @property
    def _is_refusal(self) -> bool:
        return self.tone is Tone.REFUSAL and bool(self._whole)

    def _show_facts(self, *, is_one_line: bool, has_message: bool) -> None:
        is_new = bool(self._facts_text) and self._facts_text != self._whole
        has_room = is_one_line and is_new and not self._is_refusal
        self._facts.setVisible(has_room)
        self._facts.setText("")
        row = self.layout()
        half = self.height() // 2
        below = half if has_room and has_message else 0
        if row is not None:
            row.setContentsMargins(0, 0, 0, below)
        if has_room:
            self._facts.setWordWrap(not has_message)
            self._facts.setText(self._facts_cut(lines=1 if has_message else _LINES))
            top = half if has_message else 0
            self._facts.setGeometry(0, top, self.width(), self.height() - top)

    def _facts_cut(self, *, lines: int) -> str:
        """As much of the facts as so many lines hold."""
        if lines > 1:
            return _cut(self._facts, self._facts_text, max(1, self.width()))
        metrics = self._facts.fontMetrics()
        return metrics.elidedText(self._facts_text, Qt.TextElideMode.ElideRight, self.width())


def _free(zone: QRect, word: Sequence[QRect], gap: int) -> Iterator[QRect]:
    """What of the zone a word leaves free: to its right, below it, behind its last line, above."""
    whole, room = QRect(zone), QRect()
    for area in word:
        room = room.united(area)
    last = [area for area in word if area.bottom() >= room.bottom() - gap]
    right = max(area.right() for area in last)
    top = min(area.top() for area in last)
    yield whole.adjusted(room.right() + gap - whole.left(), 0, 0, 0)
    yield whole.adjusted(0, room.bottom() + gap - whole.top(), 0, 0)
    if top > room.top():
        yield whole.adjusted(right + gap - whole.left(), max(0, top - whole.top()), 0, 0)
    yield whole.adjusted(0, 0, 0, room.top() - gap - whole.bottom())


def _cut(line: QLabel, text: str, room: int) -> str:
    """As many words as two lines of that breadth hold."""
    shown, words = text, text.split()
    most = _LINES * line.fontMetrics().lineSpacing() + 2
    while words and _height(line, shown, room) > most:
        words.pop()
        shown = " ".join(words) + " …"
    return shown


def _height(line: QLabel, text: str, room: int) -> int:
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    return line.fontMetrics().boundingRect(QRect(0, 0, room, 9999), int(flags), text).height()
