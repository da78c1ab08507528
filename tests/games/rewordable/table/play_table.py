"""The real program at a table of Rewordable, and people who play at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from tests.games.play_hands import click, tap, write
from tests.games.rewordable import rw
from tests.games.rewordable.table.play_deal import Dealer, Dealt
from tests.games.rewordable.table.play_strip import CardHands
from tests.games.table_play import TablePlay
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.word_strip import EMPTY
from wordsmith_desktop.games.rewordable.table.layout import Parts
from wordsmith_desktop.games.rewordable.table.new_match import MatchForm
from wordsmith_desktop.games.rewordable.table.page import MatchPage
from wordsmith_desktop.records.log import DictionaryId
from wordsmith_desktop.records.log import Player as Name
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import new_session

Wish = Callable[[rw.Plan], bool]
"""Which words somebody wants to build."""


def anything(_plan: rw.Plan) -> bool:
    return True


class Play(TablePlay[MatchPage, MatchForm]):
    """The program over a folder of its own; what people do is done with mouse and keys."""

    game = "rewordable"
    page_type = MatchPage
    form_type = MatchForm

    def sit_at(self, dealt: Dealt, *names: str, **fields: Any) -> None:
        """Sit down to a match in which the cards are dealt like this."""
        rules = rw.Ruleset(**fields)
        opened = new_session(
            Shelf(self.folder / "saves"),
            rw.RULES,
            rules,
            players=tuple(map(Name, names)),
            seed=self.seed,
            dictionary=DictionaryId(rules.dictionary, ""),
            judge=lambda _word: None,
            created_ms=1_000,
            drivers={CHANCE: Dealer(dealt, rules)},
        )
        opened.session.resume_drivers()
        opened.session.close()
        self.window.commands.open(opened.path)
        self.come_back()
        self.lexicon(rules.dictionary)

    # What can be seen

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def strip(self) -> CardHands:
        return CardHands(self.parts)

    @property
    def state(self) -> rw.State:
        state: rw.State = self.session.match.state
        return state

    @property
    def lying(self) -> rw.State:
        """How it stands, whatever is laid on the strip."""
        return self.state.but(row=EMPTY)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.seat

    @property
    def seen(self) -> rw.Observation:
        """What whoever has the turn knows."""
        seen: rw.Observation = self.session.observation(self.seat)
        return seen

    @property
    def is_over(self) -> bool:
        return self.state.phase is rw.Phase.OVER

    @property
    def player(self) -> rw.PlayerState:
        """Whoever has the turn."""
        return self.state.players[self.seat]

    @property
    def news(self) -> list[str]:
        """The lines of what happened, the newest first."""
        lines = self.parts.news.lines
        return [lines.item(row).text() for row in range(lines.count())]

    @property
    def ghost(self) -> str:
        """The letters typed that no card is laid for."""
        strip = self.page.gestures.strip
        assert strip is not None
        return strip.ghost

    def words(self, seat: Seat) -> list[str]:
        """The lexicon of a seat."""
        return [word.text for word in self.state.players[seat].words]

    def hand(self, seat: Seat) -> list[str]:
        """The hand of a seat."""
        return [card.text for card in self.state.players[seat].hand]

    def card_of_hand(self, text: str) -> rw.Card:
        """A card of whoever has the turn."""
        return next(card for card in self.player.hand if card.text == text)

    def card_of_pool(self, text: str) -> rw.Card:
        return next(card for card in self.state.pool if card.text == text)

    def word(self, text: str) -> int:
        """The number of a word on the table."""
        return next(
            word.id for player in self.state.players for word in player.words if word.text == text
        )

    # Playing

    def find(self, wish: Wish = anything) -> rw.Buildable | None:
        """The common word that brings most of those that are wanted."""
        seen = self.seen
        words = Vocabulary(self.lexicon(seen.ruleset.dictionary).index, COMMON)
        found = (one for one in rw.buildable(seen, words) if wish(rw.plan(one.cards, seen.reach)))
        return max(found, key=lambda one: one.gain, default=None)

    def type_word(self, word: str) -> None:
        """Clear the strip and type a word; whether it can be laid is another question."""
        tap(Qt.Key.Key_Escape)
        write(word.lower())

    def build(self) -> None:
        """Press Enter at the strip."""
        assert self.parts.strip.has_keyboard
        tap(Qt.Key.Key_Return, text="\r")
        self.wait_for_ruling()

    def write_word(self, word: str) -> None:
        """Lift the curtain, type a word and build it; it stands unless somebody is asked."""
        self.lift()
        self.type_word(word)
        self.build()

    def click_hand(self, *texts: str) -> None:
        """Click cards of the hand."""
        for text in texts:
            click(self.strip.button(self.card_of_hand(text).id))

    def click_pool(self, *texts: str) -> None:
        """Click cards of the pool."""
        for text in texts:
            click(self.strip.button(self.card_of_pool(text).id))

    def pass_turn(self, *cards: rw.Card) -> None:
        """Pass by mouse, with these cards of the hand under the deck."""
        click(self.parts.acts.pass_turn)
        for card in cards:
            click(self.strip.button(card.id))
        click(self.parts.acts.confirm)
