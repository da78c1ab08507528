"""What others did since one's last turn: lines on their chips, and arrows for stolen words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.motion.choreography import in_sight
from wordsmith_desktop.window.kit.pace.arrows import ArrowSpan
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.events import Passed, PoolRefilled, TokensWon, WordBuilt, WordWithdrawn
from ..words import table_texts as texts
from .lexicon_shelf import LexiconsView
from .staged import StagedWord


def done_since(events: Sequence[TableEvent]) -> Iterator[Done]:
    """What each did, with what it brought before the rest of it (C10, C12, C13)."""
    for place, event in enumerate(events):
        match event:
            case WordBuilt():
                # Its tokens are told right behind it.
                won = _tokens(events[place + 1 : place + 2])
                gain = StagedWord(event, won).gain
                text = say(texts.SINCE_BUILT, n=gain, word=event.word.text)
                yield Done(event.seat, text, won)
            case WordWithdrawn():
                yield Done(event.seat, say(texts.SINCE_WITHDRAWN, word=event.word.text))
            case Passed():
                text = say_count(texts.SINCE_EXCHANGED, event.count) if event.count else ""
                yield Done(event.seat, text or say(texts.SINCE_PASSED))
            case _:
                pass


def _tokens(events: Iterable[TableEvent]) -> int:
    return sum(len(event.tokens) for event in events if isinstance(event, TokensWon))


def new_words(events: Iterable[TableEvent]) -> frozenset[int]:
    """The numbers of the words that were built."""
    return frozenset(event.word.id for event in events if isinstance(event, WordBuilt))


def new_cards(events: Iterable[TableEvent]) -> frozenset[int]:
    """The numbers of the cards that came to the pool in place of those taken."""
    refilled = (event for event in events if isinstance(event, PoolRefilled))
    return frozenset(card.id for event in refilled for card in event.cards)


def thefts(
    events: Sequence[TableEvent], shelf: LexiconsView, page: QWidget
) -> Callable[[], Iterator[ArrowSpan]] | None:
    """Arrows from whom words were stolen to where they lie now; None where none were."""
    stolen = [
        (word.owner, event.word)
        for event in events
        if isinstance(event, WordBuilt)
        for word in event.stolen
    ]

    def ways() -> Iterator[ArrowSpan]:
        buttons = {button.word_id: button for button in shelf.buttons()}
        for owner, word in stolen:
            source, goal = shelf.lexicons.get(owner), buttons.get(word.id)
            # A word that went on into another one has an arrow of its own.
            if source is None or goal is None or not _is_seen(source.header, page):
                continue
            builder = shelf.lexicons[word.owner].header
            if _is_seen(goal, page):
                yield _name_on(page, source.header), _on(page, goal)
            elif _is_seen(builder, page):
                yield _name_on(page, source.header), _name_on(page, builder)

    return ways if stolen else None


def _is_seen(part: QWidget, page: QWidget) -> bool:
    """Whether it is to be seen, and not scrolled away: an arrow would point at something else."""
    return part.isVisible() and in_sight(part, page).contains(part.rect().center())


def _name_on(page: QWidget, header: QWidget) -> QRect:
    """A lexicon's name, which has the whole line where no words stand beside it."""
    area = _on(page, header)
    area.setWidth(min(area.width(), 4 * area.height()))
    return area


def _on(page: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())
