"""Rewordable alone and at all tables, with short and long decks and all house choices."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.conformance.case import GameCases, Setting
from tests.conformance.choices.rewordable import laid, offered
from tests.conformance.play import parts_of
from tests.games.rewordable import rw
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import (
    Clock,
    LetStand,
    Object,
    Referee,
    Rule,
    TimeExpired,
    Vote,
    VoteRule,
)
from wordsmith_desktop.games.common.word_strip import Row


def weigh(action: Any) -> int:
    """Likelier to pass than to build any one word: there are far more words; short ones first."""
    match action:
        case rw.Build(cards=cards):
            return max(1, 12 - 3 * len(cards))
        case Rule(ruling=ruling):
            return 3 if ruling.accepted else 1
        case rw.Pass() | TimeExpired():
            return 12
        case Object() | LetStand() | Vote():
            return 4
        case rw.Challenge():
            return 40
        case _:
            return 1


def secrets(state: rw.State, seat: Seat) -> frozenset[str]:
    """Words that only their builder knows yet; the texts of cards and of old words are no news."""
    words = {state.row.text} if seat != state.seat else set()
    call = state.call
    if call is not None and not call.is_open and call.seat != seat:
        words.add(call.word)
    on_cards = {card.text for card in rw.deck(state.ruleset.language)}
    return frozenset(words - {""} - on_cards - state.built - state.voted_words)


def hidden_pieces(state: rw.State, seat: Seat) -> frozenset[int]:
    """The numbers of the cards in deck, box and others' hands that do not lie in an open word."""
    others = (player for other, player in enumerate(state.players) if other != seat)
    held = [card for player in others for card in player.hand]
    hidden = {card.id for card in (*held, *state.deck, *state.box)}
    shown = state.call.cards if state.call and state.call.is_open else ()
    return frozenset(hidden.difference(card.id for card in shown))


def pieces_in(told: object) -> frozenset[int]:
    """The numbers of all cards."""
    parts = tuple(parts_of(told))
    laid = {piece for part in parts if isinstance(part, Row) for piece in part.pieces}
    return frozenset(laid | {part.id for part in parts if isinstance(part, rw.Card)})


def material(state: rw.State) -> Counter[str]:
    """All cards by their letters and all tokens by condition, wherever they are."""
    cards = [*state.box, *state.deck, *state.pool]
    tokens = [*state.token_pile, *state.token_row]
    for player in state.players:
        cards += [*player.hand, *(card for word in player.words for card in word.cards)]
        tokens += player.tokens
    return Counter([card.text for card in cards] + [token.goal.value for token in tokens])


def _setting(name: str, seats: int, cards: int | None, **fields: Any) -> Setting:
    return Setting(name, rw.Ruleset(cards=cards, **fields), seats)


def _shortest(name: str, seats: int, **fields: Any) -> Setting:
    """A deck that is dealt out whole, so that everybody has one turn."""
    return _setting(name, seats, rw.least_cards(seats), **fields)


OBJECTION = {"referee": Referee.OBJECTION}
VOTE = {"referee": Referee.VOTE}
OTHER_HOUSE = {
    "draws_lots": False,
    "interleaves": False,
    "may_keep_hand": False,
    "may_try_again": False,
    "challenge_cost": 3,
    "shares_wins": False,
    "accepts_names": True,
    "accepts_abbreviations": True,
    "may_repeat": False,
}

CASES = GameCases(
    settings=(
        _setting("alone-whole-deck", 1, 30),
        _setting("alone-turns-hard-clock", 1, None, turns=6, clock=Clock.HARD),
        _setting("alone-match-hard-clock", 1, 30, match_seconds=60, clock=Clock.HARD),
        _setting("alone-match-soft-clock", 1, 20, match_seconds=60, turns=9, clock=Clock.SOFT),
        _shortest("alone-shortest", 1, ending=rw.EndRule.ALL_PASS),
        _setting("alone-house", 1, 20, **OTHER_HOUSE, language="de", dictionary="de"),
        _setting("longer-2", 2, 40),
        _shortest("shortest-2", 2),
        _shortest("shortest-3-hard-clock", 3, clock=Clock.HARD),
        _setting("short-2-hard-clock", 2, 20, clock=Clock.HARD, turn_seconds=1),
        _setting("short-3-soft-clock", 3, 30, clock=Clock.SOFT),
        _setting("short-5-names", 5, 30, name_letters=(3, 5, 5, 0, 4)),
        _setting("german-2", 2, 30, language="de", dictionary="de"),
        _setting("objection-2", 2, 30, **OBJECTION),
        _setting("objection-3-once", 3, 25, **OBJECTION, may_try_again=False, challenge_cost=3),
        _setting("objection-8", 8, 45, **OBJECTION, clock=Clock.HARD),
        _setting("vote-2", 2, 30, **VOTE),
        _setting("vote-3-once", 3, 25, **VOTE, may_try_again=False),
        _setting("vote-5-all", 5, 30, **VOTE, vote=VoteRule.ALL, clock=Clock.SOFT),
        _setting("all-pass-2", 2, 20, ending=rw.EndRule.ALL_PASS, clock=Clock.HARD),
        _setting("house-2", 2, 30, **OTHER_HOUSE, name_letters=(2, 2), clock=Clock.HARD),
        _setting("house-3-objection", 3, 25, **OTHER_HOUSE, **OBJECTION),
        _setting("late-2", 2, 40, **OBJECTION, late_challenges=True),
        _setting("bluffs-3", 3, 30, **OBJECTION, may_bluff=True),
        _setting("late-bluffs-2", 2, 40, **OBJECTION, may_bluff=True, late_challenges=True),
        _setting("late-4-cost", 4, 50, **OBJECTION, late_challenges=True, challenge_cost=2),
        _setting("all-may-pass-on", 2, 20, idle_rounds=0),
        _setting("house-3-all-pass", 3, 20, **OTHER_HOUSE, **VOTE, ending=rw.EndRule.ALL_PASS),
        replace(_setting("with-box-3", 3, 40, name_letters=(4, 4, 2)), with_box=True),
        replace(_setting("with-box-clock-2", 2, 24, clock=Clock.HARD), with_box=True),
        replace(_setting("with-box-objection-4", 4, 40, **OBJECTION), with_box=True),
        replace(_setting("with-box-alone", 1, 20), with_box=True),
    ),
    offered=offered,
    laid=laid,
    weigh=weigh,
    material=material,
    secrets=secrets,
    hidden_pieces=hidden_pieces,
    pieces_in=pieces_in,
    bad_seats=(0, 9),
    others_verbs={
        "Deal": frozenset({CHANCE}),
        "DealUnseen": frozenset({CHANCE}),
        "NameDrawn": frozenset({CHANCE}),
        "Rule": frozenset({REFEREE}),
    },
)
