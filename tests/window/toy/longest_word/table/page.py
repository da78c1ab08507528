"""The page of a match of Longest word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import HandStrip
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.commands import Command, history
from wordsmith_desktop.window.kit.game_page import PageContext
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.match_page import TablePage
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.strip.gestures import StripGestures
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.tile import TILES, laid_views, row_views
from wordsmith_desktop.window.kit.strip.views import StripWords
from wordsmith_desktop.wording.texts import say

from ..rules.rules import Action, Observation, Pass, Say, TurnPassed, WordStood
from ..words import texts

Table: TypeAlias = TableView[Action, TableEvent, Observation]
WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


class Parts:
    def __init__(self, page: QWidget) -> None:
        self.header, self.banner = TableHeader(), Banner(lines=1)
        self.strip, self.hand = StripBoard(TILES, WORDS), PieceRow(say(texts.HAND), TILES)
        self.message, table = QHBoxLayout(), QWidget()
        self.message.addWidget(self.banner, 1)
        column = QVBoxLayout(table)
        column.addLayout(self.message)
        column.addWidget(self.strip)
        column.addWidget(self.hand)
        whole = QVBoxLayout(page)
        whole.addWidget(self.header)
        whole.addWidget(table, 1)


class Narrator(TableNarrator[TableEvent]):
    GOOD = (WordStood,)
    SETTLES = (TurnPassed, WordStood)

    def story(self, events: Sequence[TableEvent]) -> str:
        return texts.story(events, self.names)


class Gestures(StripGestures[HandStrip]):
    table: Table

    def __init__(self, table: Table, banner: Banner, *, changed: Callable[[], object]) -> None:
        super().__init__(table, changed=changed)
        self._banner = banner

    def laid(self) -> tuple[Seat, HandStrip] | None:
        seen = self.table.acting
        return None if seen is None or seen.holder is None else (seen.holder, seen.strip)

    def refuse(self, rejection: Rejection) -> None:
        self._banner.show_refusal(say(texts.REASONS[rejection.code]))

    def say(self) -> None:
        self.play(Say(self.strip.row.pieces if self.strip else ()))

    def pass_turn(self) -> None:
        self.play(Pass())


class MatchPage(TablePage[Action, TableEvent, Observation]):
    parts: Parts

    def __init__(self, table: Table, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(table, context, parent)
        self.parts = parts = Parts(self.playing)
        self.gestures = Gestures(table, parts.banner, changed=self.refresh)
        self.overruling = self.make_overruling(
            parts.message, accepted_here=texts.CAUGHT_UP, accepted_always=texts.CAUGHT_UP
        )
        self.gestures.listen_to(parts.strip)
        parts.strip.submitted.connect(self.gestures.say)
        parts.hand.picked.connect(self.gestures.pick)
        parts.hand.returned.connect(self.gestures.put_back)
        self.set_up(Narrator(parts.banner, self._names, self.overruling), parts.strip)

    def show_match(self, seen: Observation) -> None:
        parts, strip = self.parts, self.gestures.strip or seen.strip
        parts.header.show_match(self.describe(), " : ".join(map(str, seen.points)))
        parts.hand.show_pieces(row_views(strip))
        parts.strip.show_strip(laid_views(strip), strip.caret, ghost=strip.ghost)
        for part in (parts.strip, parts.hand):
            part.setEnabled(self.is_building())

    def groups(self) -> tuple[tuple[Command, ...], ...]:
        passing = Command(
            "pass", texts.PASS, ("Ctrl+E",), self.gestures.pass_turn, self.is_building
        )
        return (passing,), history(self.table), tuple(self.overruling.commands())

    @property
    def surface(self) -> QWidget:
        return self.parts.strip

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self.is_building() and self.parts.strip.take_key(event)):
            super().keyPressEvent(event)
