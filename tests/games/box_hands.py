"""What people do at a table with a printed box on it: what came is told by keys or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.conformance.play import told_at_random
from tests.games.play_hands import click, tap
from tests.games.table_case import AnyPlay
from wordsmith_desktop.bots.bot import Decision, Search, Wait
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxQuestion
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.window.kit.printed_box.card import BoxCard
from wordsmith_desktop.window.kit.printed_box.entry import BoxEntry
from wordsmith_desktop.wording import box_texts as texts
from wordsmith_desktop.wording.texts import say

Tell = Callable[[AnyPlay, tuple[BoxChoice, ...]], None]
"""How what came is told."""


def card_of(play: AnyPlay) -> BoxCard:
    """The card of the page."""
    card = play.page.box_card
    assert isinstance(card, BoxCard)
    return card


def entry_of(play: AnyPlay) -> BoxEntry:
    """What the card asks now."""
    entry = card_of(play).entry
    assert entry is not None
    return entry


def asked_of(play: AnyPlay) -> BoxQuestion:
    """The same as the table knows it."""
    box = play.page.table.box
    asked = box.asks if box is not None else None
    assert isinstance(asked, BoxQuestion)
    return asked


def by_keys(play: AnyPlay, told: tuple[BoxChoice, ...]) -> None:
    """Type a line, and Enter where several pieces were asked for."""
    card, before = card_of(play), play.page.table.position
    assert card.take_keyboard()
    for number, one in enumerate(told):
        if number:
            tap(Qt.Key.Key_Space, text=" ")
        for sign in one.sign:
            tap(Qt.Key(ord(sign)), text=sign.lower())
    if play.page.table.position == before:
        tap(Qt.Key.Key_Return)


def by_mouse(play: AnyPlay, told: tuple[BoxChoice, ...]) -> None:
    """Click a button for each piece, and what ends it."""
    card, before = card_of(play), play.page.table.position
    for one in told:
        entry = entry_of(play)
        offers = {button.text() for button in entry.offers}
        if f"{one.sign[0]} …" in offers:
            click(offer(entry, f"{one.sign[0]} …"))
        click(offer(entry, one.sign))
    if play.page.table.position == before:
        click(card.done)


def offer(entry: BoxEntry, sign: str) -> Any:
    """The button that tells a sign, or begins it."""
    for button in entry.offers:
        shown = button.text()
        if shown == sign or shown.startswith((f"{sign} ·", f"{sign}:")):
            return button
        if entry._asked.is_dealing and button.text() == "Ana":
            return button
    names = {one.sign: entry._sign_text for one in entry._asked.places[0].choices(())}
    starters = [button for button in entry.offers if button.text() in ("Ana", "Ben", "Cleo")]
    assert names
    return starters[int(sign) - 1]


def sit(play: AnyPlay, game: str) -> None:
    """Sit down to a short match with a box."""
    shorten = game_of(game).shortener()
    assert shorten is not None
    play.sit("Ana", "Ben", rules=shorten(rules_of(game).ruleset_type(), 2), with_box=True)


def moves(play: AnyPlay, tell: Tell, *, seed: int) -> Iterator[None]:
    """A match to its end, move by move: what came is told in the window, and people do what a
    computer of the middle level would. The program may be opened anew between two moves."""
    think, rng = game_of(play.game).bots()[bot_of_level(3)], Rng(seed)
    words = Vocabulary(play.lexicon(play.dictionary).index)
    while play.outcome is None:
        play.lift()
        play.wait_for_ruling()
        if CHANCE in play.session.actors:
            tell_something(play, tell, rng)
        else:
            asked = []
            for seat in play.session.actors:
                decision = think(play.session.observation(seat), words, rng, Search())
                assert decision is not None
                asked.append((seat, decision))
            seat, decision = min(asked, key=_slowness)
            assert () == play.session.act(seat, decision.action)
        QApplication.processEvents()
        yield


def _slowness(asked: tuple[Seat, Decision[Any]]) -> tuple[bool, bool, int]:
    """Whoever waits comes last, and before those whoever is patient."""
    decision = asked[1]
    return isinstance(decision.action, Wait), decision.is_patient, decision.after_ms


def tell_something(play: AnyPlay, tell: Tell, rng: Rng) -> None:
    """Tell anything; a card that lies in another's hand is refused, and told otherwise."""
    before = play.page.table.position
    for _ in range(20):
        tell(play, told_at_random(asked_of(play), rng))
        if play.page.table.position > before:
            return
        assert entry_of(play).why.text() == say(texts.CANNOT_BE)
        entry_of(play).line.clear()
        entry_of(play)._show()
    raise AssertionError("nothing is taken")
