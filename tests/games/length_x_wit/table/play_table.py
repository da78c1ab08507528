"""The real program at a table of Length × Wit, and people who play at it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_pieces import PieceHands
from tests.games.play_hands import chord, tap, write
from tests.games.table_play import TablePlay
from tests.helpers.length_x_wit import shown, use_small_box
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.word_strip import EMPTY
from wordsmith_desktop.games.length_x_wit.table.layout import Parts
from wordsmith_desktop.games.length_x_wit.table.new_match import MatchForm
from wordsmith_desktop.games.length_x_wit.table.page import MatchPage
from wordsmith_desktop.session import drivers


class Play(TablePlay[MatchPage, MatchForm]):
    """The program over a folder of its own; what people do is done with mouse and keys."""

    game = "length_x_wit"
    page_type = MatchPage
    form_type = MatchForm

    def __init__(self, folder: Path, qtbot: QtBot, patch: pytest.MonkeyPatch) -> None:
        super().__init__(folder, qtbot, patch)
        self.luck = Luck(())

    @property
    def turn_told(self) -> str:
        """What the card of the last turn says, once a word is looked up; empty without one."""
        self.wait_for_ruling()
        card = self.parts.turn
        lines = (card.title, card.sum, card.odds) if card.isVisible() else ()
        return "\n".join(line.text() for line in lines)

    def wish(self, luck: Luck) -> None:
        """Have chance do what is wanted from now on."""
        self.luck = luck
        self.patch.setattr(drivers.ChanceDriver, "propose", luck.propose)

    def sit_at(self, luck: Luck, *names: str, **fields: Any) -> None:
        """Sit down to a match with this luck; in English over the small box of the ledger."""
        use_small_box(self.patch)
        self.wish(luck)
        self.sit(*names, rules=lw.Ruleset(**fields))

    # What can be seen

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def pieces(self) -> PieceHands:
        return PieceHands(self.parts)

    @property
    def state(self) -> lw.State:
        state: lw.State = self.session.match.state
        return state

    @property
    def state_but_row(self) -> lw.State:
        """The same without what lies on the strip."""
        return self.state.but(row=EMPTY)

    @property
    def phase(self) -> lw.Phase:
        return self.state.phase

    @property
    def speller(self) -> Seat:
        """Who is to do something: who responds, else who is in control."""
        return self.state.speller

    @property
    def points(self) -> list[int]:
        """The points of all seats."""
        return [player.points for player in self.state.players]

    @property
    def dice(self) -> str:
        """The dice on the table, as their letters."""
        return shown(self.state.dice)

    @property
    def banked(self) -> str:
        return shown(self.state.banked)

    @property
    def spent(self) -> str:
        return shown(self.state.spent)

    @property
    def is_over(self) -> bool:
        return self.phase is lw.Phase.OVER

    # Playing

    def words(self) -> list[lw.Playable]:
        """All words of whoever may spell now, the dearest first, as hands find them."""
        state = self.state
        index = self.lexicon(self.dictionary).index
        return lw.playable(index, state.material, state.dice_texts, state.free_tiles(self.speller))

    def pieces_of(self, word: str) -> tuple[int, ...]:
        """The pieces that typing would lay for a word."""
        strip = self.page.gestures.strip
        assert strip is not None
        return strip.laid(word)

    def type_word(self, word: str) -> None:
        """Clear the strip and type a word; whether it can be laid is another question."""
        tap(Qt.Key.Key_Escape)
        write(word.lower())

    def enter(self) -> None:
        """Press Enter wherever the keyboard is, and wait for a ruling."""
        tap(Qt.Key.Key_Return, text="\r")
        self.wait_for_ruling()

    def say(self, word: str) -> None:
        """Type a word and press Enter: it is scored, or it is a response."""
        self.type_word(word)
        self.enter()

    def press_on(self, word: str) -> None:
        """Type a word and press one's luck with it."""
        self.type_word(word)
        tap(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, text="\r")
        self.wait_for_ruling()

    def roll(self) -> None:
        """Roll the first die by its key."""
        chord("R")

    def decline(self) -> None:
        """Give no response, or give up."""
        chord("E")
