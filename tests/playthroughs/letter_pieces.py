"""A player with a small vocabulary plays the Letter Piece Game in every mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import playable
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.open_table import (
    Clock,
    LetStand,
    Object,
    Referee,
    Rule,
    TimeExpired,
    Vote,
)
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

WORDS = """
at it to of on in if is as up us go be we do so no ox able also area art bag ball band bat bath
bead bear bed beg best big bird bit blue boat body book born both bowl box boy bread bug cab
cake call can cap car case cast cat city clay coal coat cold cost cow cup cut day dog door dot
dust ear east eat edge egg eye fact farm fast fig fire fish flag flat fog food foot frog fruit
game gap gas gate gift girl goat gold golf good grass hair hat hill home horse ice idea ink iron
job joke jolly jury key king kit lamp last leaf leg let life lime list lot map mat melt milk moon
must name net nose oak oil out owl pig pit pot quiz rat rib rice rose run sail salt sea ship silk
six sky slime sock soil spot star sun table tail tax tea ten tip toe tool top toy tray tree tub
vase vest vet vote wall war wax wet wig wolf yes zoo
""".upper().split()
UNKNOWN = frozenset({"JOLLY", "GOLF", "OX", "ZOO", "US"})
"""Words that the player knows and the dictionary does not."""
FULL_POOL = 16
"""Pieces after which the player looks for a word rather than roll on."""

PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "turns": (2, 11, {"clock": Clock.HARD}),
    "solo": (1, 12, {"challenges": 2}),
    "race": (3, 13, {"table": lp.TableMode.BUZZER, "challenges": 2, "handicaps": (3,)}),
    "secret": (2, 14, {"mode": lp.Mode.SECRET, "challenges": 2}),
    "word_by_word": (3, 15, {"mode": lp.Mode.WORD_BY_WORD, "challenges": 1, "redeals_dull": True}),
    "warm_up": (2, 16, {"mode": lp.Mode.WARM_UP, "challenges": 1, "clock": Clock.HARD}),
    "sprint": (1, 30, {"challenges": 1, "clock": Clock.HARD, "match_seconds": 600}),
    "advanced": (2, 17, {"required": lp.RequiredLetters.LETTERS, "challenges": 1}),
    "advanced_word": (2, 31, {"required": lp.RequiredLetters.WORD, "challenges": 2}),
    "objections": (3, 18, {"referee": Referee.OBJECTION, "challenges": 1}),
    "votes": (4, 19, {"referee": Referee.VOTE, "challenges": 1}),
}
"""Seats, seed and ruleset fields by name."""

AnyMatch = Match[lp.Ruleset, Any, Any, Any]


def points(state: lp.State) -> tuple[int, ...]:
    """The points of all seats, those of the present challenge's sheets included."""
    is_over = state.phase is lp.Phase.MATCH_OVER
    return tuple(
        lp.total_points(player, state.ruleset)
        + (0 if is_over else lp.sheet_points(player.sheet, state.ruleset))
        for player in state.players
    )


def matches() -> dict[str, AnyMatch]:
    """Every playthrough, played to its end."""
    return {
        name: _played(playable(seats, **fields), seats, seed)
        for name, (seats, seed, fields) in PLAYTHROUGHS.items()
    }


def _played(ruleset: lp.Ruleset, seats: int, seed: int) -> AnyMatch:
    match: AnyMatch = Match(lp.RULES, ruleset, seats)
    rng = Rng(seed)
    while actors := lp.RULES.actors(match.state):
        seat = rng.choice(actors)
        match.play(seat, _choose(match.state, seat, rng))
    return match


def _choose(state: lp.State, seat: Seat, rng: Rng) -> lp.Action:
    if seat == CHANCE:
        return lp.RULES.chance(state, rng)
    if seat == REFEREE:
        word = lp.RULES.question(state) or ""
        is_known = word not in UNKNOWN
        reason = Reason.LISTED if is_known else Reason.UNKNOWN
        return Rule(Ruling(word, is_known, reason, "en"))
    return next(action for action in _wishes(state, seat, rng) if _is_open(state, seat, action))


def _is_open(state: lp.State, seat: Seat, action: lp.Action) -> bool:
    return not lp.RULES.check(state, seat, action)


def _wishes(state: lp.State, seat: Seat, rng: Rng) -> Iterator[lp.Action]:
    """What the player would like to do, most wanted first."""
    yield from (lp.Continue(), lp.NameLetters("FAMILY"))
    yield Object() if not rng.below(3) else LetStand()
    yield Vote(rng.below(3) > 0)
    yield lp.Buzz()
    yield TimeExpired("lockout")
    if not rng.below(25):
        yield from (TimeExpired("turn"), TimeExpired("warm_up"), TimeExpired("match"), lp.Pass())
    yield from (lp.Take(kind) for kind in rng.shuffled(tuple(lp.Shape)))
    yield from (lp.FillCircle(kind) for kind in rng.shuffled(tuple(lp.Shape)))
    yield from _words(state, seat, rng)
    if lp.total(state.players[seat].counts) < FULL_POOL:
        yield lp.Roll()
    yield lp.Pass()


def _words(state: lp.State, seat: Seat, rng: Rng) -> Iterator[lp.Action]:
    """Claim what lies there, or clear the bench, or build something."""
    player = state.players[seat]
    lying = lp.plan(player, state.ruleset).word
    rows = range(len(player.sheet.rows) + 1)
    if lying and rng.below(3):
        yield from (lp.Claim(lying, row) for row in rows)
    if player.placed:
        yield lp.Withdraw(tuple(piece.id for piece in player.placed))
        return
    builds = [(word, build) for word in WORDS if (build := _build(state, seat, word))]
    good = [build for word, build in builds if _can_be_claimed(state, seat, word, build)]
    if good and (rng.below(3) or not _is_open(state, seat, lp.Roll())):
        yield rng.choice(good)


def _build(state: lp.State, seat: Seat, word: str) -> lp.Arrange | None:
    """One action that sets the whole word down, if the pool holds it."""
    alphabet = lp.alphabet_for(state.ruleset)
    if not lp.fits(alphabet.counts_of(word), state.players[seat].counts):
        return None
    moves: list[lp.Move] = []
    for letter in word:
        one = lp.build_letter(state.players[seat], state.ruleset, letter)
        if one is None or not _is_open(state, seat, one):
            return None
        moves.extend(one.moves)
        state = lp.RULES.apply(state, seat, one).state
    return lp.Arrange(tuple(moves))


def _can_be_claimed(state: lp.State, seat: Seat, word: str, build: lp.Arrange) -> bool:
    built = lp.RULES.apply(state, seat, build).state
    rows = range(len(state.players[seat].sheet.rows) + 1)
    return any(_is_open(built, seat, lp.Claim(word, row)) for row in rows)
