"""The Letter Piece Game in all its modes, tables and house choices."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.conformance.case import GameCases, Setting
from tests.conformance.choices.letter_pieces import offered
from tests.conformance.play import parts_of
from tests.games.letter_pieces import lp
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import (
    CallStage,
    Clock,
    Referee,
    TimeExpired,
    VoteRule,
)

WEIGHTS: dict[type, int] = {
    lp.Claim: 60,
    lp.Arrange: 6,
    lp.Take: 6,
    lp.Continue: 10,
    lp.NameLetters: 10,
    lp.Withdraw: 3,
    lp.Pass: 2,
    TimeExpired: 2,
}


def weigh(action: Any) -> int:
    """Likelier to build and to claim than to give up."""
    return WEIGHTS.get(type(action), 4)


def secrets(state: lp.State, seat: Seat) -> frozenset[str]:
    """Words that others have written or called behind the curtain, and that `seat` has not."""
    if not state.is_hidden:
        return frozenset()
    others = [player for other, player in enumerate(state.players) if other != seat]
    is_open = state.ruleset.refuses_claimed
    words = set() if is_open else {word for player in others for word in player.sheet.words}
    if state.call and state.call.seat != seat and state.call.stage is CallStage.RULING:
        words.add(state.call.word)
    own = {word for sheet in state.players[seat].past for word in sheet.words}
    seen = {word for player in others for sheet in player.past for word in sheet.words}
    return frozenset(words - own - seen - set(state.players[seat].sheet.words) - state.voted_words)


def hidden_pieces(state: lp.State, seat: Seat) -> frozenset[int]:
    """The numbers of the pieces that others have behind the curtain."""
    if not state.is_hidden:
        return frozenset()
    others = (player for other, player in enumerate(state.players) if other != seat)
    return frozenset(piece.id for player in others for piece in player.pieces)


def pieces_in(told: object) -> frozenset[int]:
    """The numbers of pieces taken, arranged, withdrawn or lying in a pool."""
    return frozenset(number for part in parts_of(told) for number in _numbers(part))


def _numbers(part: object) -> tuple[int, ...]:
    match part:
        case lp.Piece(id=number) | lp.Move(piece=number) | lp.PieceTaken(piece=number):
            return (number,)
        case lp.PiecesWithdrawn(pieces=numbers):
            return numbers
        case _:
            return ()


def material(state: lp.State) -> Counter[str]:
    """All pieces by kind, in the tray and in the pools (R8)."""
    found: Counter[str] = Counter()
    for kind in lp.Shape:
        pools = sum(player.counts[kind] for player in state.players)
        found[kind.name] = state.tray[kind] + pools
    return found


def _setting(name: str, seats: int, **fields: Any) -> Setting:
    return Setting(name, lp.Ruleset(**{"challenges": 1, **fields}), seats)


SECRET = {"mode": lp.Mode.SECRET, "table": lp.TableMode.CURTAIN}
STEPS = {"mode": lp.Mode.WORD_BY_WORD, "table": lp.TableMode.CURTAIN}
RACE = {"table": lp.TableMode.BUZZER}
WARM_UP = {"mode": lp.Mode.WARM_UP, "clock": Clock.HARD}

CASES = GameCases(
    settings=(
        _setting("solo", 1, challenges=3),
        _setting("solo-timed", 1, challenges=3, clock=Clock.HARD, match_seconds=600),
        _setting("turns-2", 2, challenges=2),
        _setting("turns-3-hard-clock", 3, clock=Clock.HARD),
        _setting("turns-4-soft-clock", 4, clock=Clock.SOFT, handicaps=(6, 0, 2)),
        _setting("turns-objection", 3, referee=Referee.OBJECTION, clock=Clock.HARD),
        _setting("turns-vote", 3, referee=Referee.VOTE, challenges=2),
        _setting("turns-vote-all", 4, referee=Referee.VOTE, vote=VoteRule.ALL),
        _setting("turns-random-letters", 2, required=lp.RequiredLetters.RANDOM),
        _setting("turns-named-letters", 2, required=lp.RequiredLetters.WORD, challenges=2),
        _setting("turns-any-letters", 2, required=lp.RequiredLetters.LETTERS, min_word_length=1),
        _setting("turns-given", 2, given=(3, 4, 0, 1), start_moves_on=False, challenges=2),
        _setting("turns-few-boxes", 2, white_boxes=1, blue_boxes=2, words=3),
        _setting(
            "turns-house",
            2,
            counts_repeats=False,
            j_is_long=True,
            y_is_long=True,
            has_marks=False,
            set_up_stars_choose=True,
            min_word_length=3,
        ),
        _setting("race-2", 2, **RACE, challenges=2),
        _setting("race-4", 4, **RACE, set_up_stars_choose=True),
        _setting("race-objection", 3, **RACE, referee=Referee.OBJECTION),
        _setting(
            "race-vote-letters", 3, **RACE, referee=Referee.VOTE, required=lp.RequiredLetters.WORD
        ),
        _setting("secret-solo", 1, mode=lp.Mode.SECRET),
        _setting("secret-2", 2, **SECRET, challenges=2),
        _setting("secret-4", 4, **SECRET, clock=Clock.HARD, own_repeats=True),
        _setting("secret-objection", 3, **SECRET, referee=Referee.OBJECTION),
        _setting(
            "secret-vote", 3, **SECRET, referee=Referee.VOTE, required=lp.RequiredLetters.RANDOM
        ),
        _setting("steps-solo", 1, mode=lp.Mode.WORD_BY_WORD, clock=Clock.SOFT, match_seconds=480),
        _setting("steps-2", 2, **STEPS, challenges=2),
        _setting("steps-4", 4, **STEPS, clock=Clock.HARD, passed_circles_cost=True),
        _setting("steps-shared", 3, **STEPS, shares_words=True, accepts_possessives=True),
        _setting("steps-open", 3, mode=lp.Mode.WORD_BY_WORD, required=lp.RequiredLetters.RANDOM),
        _setting("steps-objection", 3, **STEPS, referee=Referee.OBJECTION),
        _setting("steps-vote", 3, **STEPS, referee=Referee.VOTE, set_up_stars_choose=True),
        _setting("warm-up-solo", 1, **WARM_UP),
        _setting("warm-up-3", 3, **WARM_UP, table=lp.TableMode.CURTAIN, own_repeats=True),
        _setting(
            "warm-up-house", 1, **WARM_UP, warm_up_counts_letters=True, warm_up_needs_new=True
        ),
        _setting("warm-up-open", 2, mode=lp.Mode.WARM_UP, referee=Referee.VOTE, warm_up_pieces=15),
        replace(_setting("with-box-2", 2), with_box=True),
        replace(
            _setting("with-box-drawn-letters", 2, required=lp.RequiredLetters.RANDOM), with_box=True
        ),
    ),
    offered=offered,
    weigh=weigh,
    material=material,
    secrets=secrets,
    hidden_pieces=hidden_pieces,
    pieces_in=pieces_in,
    bad_seats=(0, 5),
    others_verbs={
        "Dice": frozenset({CHANCE}),
        "DrawLetters": frozenset({CHANCE}),
        "Rule": frozenset({REFEREE}),
    },
)
