"""Length × Wit alone and at all tables, with low goals and every house choice the other way."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.conformance.case import GameCases, Setting
from tests.conformance.choices.length_x_wit import laid, offered
from tests.games.length_x_wit import lw
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
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule


def weigh(action: Any) -> int:
    """Likelier to press than to score, so that many dice come; there are far more words."""
    match action:
        case lw.Press():
            return 3
        case lw.Score() | lw.Respond():
            return 1
        case Rule(ruling=ruling):
            return 6 if ruling.accepted else 1
        case lw.Decline() | lw.GiveUp() | Swap() | TimeExpired():
            return 12
        case lw.Spend():
            return 5
        case lw.Roll() | Object() | LetStand() | Vote():
            return 4
        case _:
            return 1


def secrets(_state: lw.State, _seat: Seat) -> frozenset[str]:
    """Nothing is secret."""
    return frozenset()


def material(state: lw.State) -> Counter[str]:
    """All tiles by text, in the bag and with the seats, and all dice."""
    tiles = [*state.bag_tiles, *(tile for player in state.players for tile in player.tiles)]
    dice = len(state.bag_dice) + len(state.dice)
    return Counter([tile.text for tile in tiles]) + Counter({"dice": dice})


def _setting(name: str, seats: int, goal: int = 40, **fields: Any) -> Setting:
    return Setting(name, lw.Ruleset(goal=goal, **fields), seats)


OBJECTION: dict[str, Any] = {"referee": Referee.OBJECTION}
VOTE: dict[str, Any] = {"referee": Referee.VOTE}
CLOCKS: dict[str, Any] = {"clock": Clock.HARD, "response_seconds": 20}
OTHER_HOUSE: dict[str, Any] = {
    "draws_lots": False,
    "swap": SwapRule.NEVER,
    "responds_clockwise": False,
    "counts_responses": False,
    "shares_wins": False,
    "accepts_names": True,
    "accepts_abbreviations": True,
    "odds_as_hint": True,
    "response_seconds": 5,
}

CASES = GameCases(
    settings=(
        _setting("solo", 1, turns=4, clock=Clock.HARD),
        _setting("solo-match-clock", 1, turns=5, clock=Clock.HARD, match_seconds=600),
        _setting("solo-soft-match-clock", 1, turns=2, clock=Clock.SOFT, match_seconds=60),
        _setting("solo-german-swaps-once", 1, turns=3, language="de", swap=SwapRule.ONCE),
        _setting("to-the-goal-2", 2, 150),
        _setting("low-goal-3", 3),
        _setting("lowest-goal-6", 6, 1),
        _setting("german-2", 2, language="de", dictionary="de"),
        _setting("hard-clock-2", 2, clock=Clock.HARD, turn_seconds=1),
        _setting("soft-clock-3", 3, clock=Clock.SOFT),
        _setting("both-clocks-3", 3, **CLOCKS),
        _setting("response-clock-2", 2, response_seconds=1),
        _setting("objection-2", 2, **OBJECTION, **CLOCKS),
        _setting("bluffs-3", 3, **OBJECTION, may_bluff=True),
        _setting("objection-6", 6, 20, **OBJECTION),
        _setting("vote-2", 2, **VOTE),
        _setting("vote-3-all", 3, **VOTE, vote=VoteRule.ALL, **CLOCKS),
        _setting("vote-6", 6, 20, **VOTE, language="de", clock=Clock.SOFT),
        _setting("swaps-once-3", 3, swap=SwapRule.ONCE),
        _setting("no-tiles-3", 3, start_tiles=0),
        _setting("nine-tiles-2", 2, start_tiles=9, swap=SwapRule.ONCE),
        _setting("nine-tiles-alone", 1, turns=2, start_tiles=9),
        _setting("house-2", 2, **OTHER_HOUSE, clock=Clock.HARD),
        _setting("house-3-objection", 3, **OTHER_HOUSE, **OBJECTION),
        _setting("house-6-vote", 6, 20, **OTHER_HOUSE, **VOTE),
        replace(_setting("with-box-3", 3, 8), with_box=True),
        replace(_setting("german-with-box-alone", 1, turns=3, language="de"), with_box=True),
    ),
    offered=offered,
    laid=laid,
    weigh=weigh,
    material=material,
    secrets=secrets,
    bad_seats=(0, 2, 7),
    others_verbs={
        "Begin": frozenset({CHANCE}),
        "Draw": frozenset({CHANCE}),
        "Throw": frozenset({CHANCE}),
        "ThrowTold": frozenset({CHANCE}),
        "Rule": frozenset({REFEREE}),
    },
)
