"""What happened in the match, as lines with the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.rewordable import events
from wordsmith_desktop.records.replay import AnyMatch
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.event_sentences import Listener, story, table_seat
from wordsmith_desktop.wording.texts import say


class News(QWidget):
    """A titled list; it holds only what the whole table may know."""

    def __init__(self, parent: QWidget | None = None, *, has_title: bool = True) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(say(texts.NEWS))
        self.lines.setWordWrap(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        # Whole sentences: lines break anew with the breadth, and none ends in dots.
        self.lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.lines.setMinimumHeight(look().px(4))
        # It takes what room is left, and asks for none.
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._told = 0
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        if has_title:
            whole.addWidget(label(say(texts.NEWS)))
        whole.addWidget(self.lines, 1)

    def show_match(self, match: AnyMatch, names: Sequence[str]) -> None:
        """Add what has happened since the last time."""
        if len(match.played) < self._told:
            self._told = 0
            self.lines.clear()
        for played in match.played[self._told :]:
            sentence = public_story(match, played.step.events, names)
            if sentence:
                self.lines.insertItem(0, QListWidgetItem(sentence))
        self._told = len(match.played)


def public_story(match: AnyMatch, happened: Iterable[Event], names: Sequence[str]) -> str:
    """What the whole table may know of these events; one alone knows what was exchanged too."""
    seat = table_seat(len(names))
    of_all = (event for event in happened if match.rules.redact(event, None) is not None)
    told = (match.rules.redact(event, seat) for event in of_all)
    listener = Listener(names, seat, ending=match.ruleset.ending)
    return story([event for event in told if event is not None], listener)


def built_since(match: AnyMatch, seat: Seat) -> tuple[events.WordBuilt, ...]:
    """The words that others have built since the seat's last turn, the oldest first."""
    return tuple(reversed(tuple(_built_backward(match, seat))))


def _built_backward(match: AnyMatch, seat: Seat) -> Iterator[events.WordBuilt]:
    for played in reversed(match.played):
        for event in reversed(played.step.events):
            if isinstance(event, events.WordBuilt):
                if event.seat == seat:
                    return
                yield event
            elif isinstance(event, events.Passed | events.TurnLost) and event.seat == seat:
                return


def losses(built: Iterable[events.WordBuilt], seat: Seat, names: Sequence[str]) -> str:
    """What others have taken from the seat, in sentences."""
    return " ".join(
        say(texts.LOST, name=names[one.seat], word=taken.text, new=one.word.text)
        for one in built
        for taken in one.stolen
        if taken.owner == seat
    )


def lost_into(built: Iterable[events.WordBuilt], seat: Seat) -> int | None:
    """The number of the word in which what was taken last from the seat lies now, or None."""
    found = None
    for one in built:
        is_theft = any(taken.owner == seat for taken in one.stolen)
        if is_theft or any(word.id == found for word in one.used):
            found = one.word.id
    return found
