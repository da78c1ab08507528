"""Whether an action is open: for every verb, all reasons against it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import CallStage, Clock, TimeExpired
from wordsmith_desktop.games.common.table_rules import Reasons, clock_reasons, only_if

from . import actions
from .material import DOUBLE, Tile, spells
from .ruleset import FULL_TILES, LEAST_OF_A_KIND
from .ruleset import Swap as SwapRule
from .state import Phase, State

TURN: Final = "turn"
RESPONSE: Final = "response"
MATCH: Final = "match"

_ALONE: Final[Seat] = 0
_IN_CONTROL: Final = (Phase.READY, Phase.DECIDE)


def timers(state: State) -> tuple[Timer, ...]:
    """The clocks that run; they rest while the table is asked."""
    is_running = state.call is None or state.call.stage is CallStage.RULING
    if state.phase is Phase.RESPOND:
        return _of_response(state, is_running=is_running)
    if state.phase not in _IN_CONTROL or state.ruleset.clock is Clock.OFF:
        return ()
    return (_of_turn_or_match(state, is_running=is_running),)


def _of_response(state: State, *, is_running: bool) -> tuple[Timer, ...]:
    seconds, seat = state.ruleset.response_seconds, state.responder
    if seat is None or not seconds:
        return ()
    return (Timer(RESPONSE, seat, state.turn, seconds, True, is_running),)


def _of_turn_or_match(state: State, *, is_running: bool) -> Timer:
    rules = state.ruleset
    is_hard = rules.clock is Clock.HARD
    if rules.match_seconds:
        return Timer(MATCH, _ALONE, 0, rules.match_seconds, is_hard, is_running)
    return Timer(TURN, state.seat, state.turn, rules.turn_seconds, is_hard, is_running)


BY_CHANCE = (Phase.BEGIN, Phase.DRAW, Phase.THROW)


def actors(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; none when the match is over."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase in BY_CHANCE:
        return (CHANCE,)
    if state.call:
        return _judges(state)
    if state.phase is Phase.RESPOND:
        assert state.responder is not None
        return (state.responder,)
    return (state.seat,)


def _judges(state: State) -> tuple[Seat, ...]:
    call = state.call
    assert call is not None
    if call.stage is CallStage.RULING:
        return (REFEREE,)
    count = len(state.players)
    others = tuple((call.seat + step) % count for step in range(1, count))
    voted = {seat for seat, _ in call.votes}
    return tuple(seat for seat in others if seat not in voted)


def _chance(state: State, seat: Seat, phase: Phase, *, fits: bool, rule: str) -> Reasons:
    yield from only_if(seat == CHANCE and state.phase is phase)
    if not fits:
        yield Rejection.of(actions.Why.BAD_DRAW, rule)


def begin_reasons(state: State, seat: Seat, action: actions.Begin) -> Reasons:
    each = state.ruleset.start_tiles
    drawn = [tile for tiles in action.tiles for tile in tiles]
    fits = (
        action.starter in state.ruleset.first_seats(len(state.players))
        and [len(tiles) for tiles in action.tiles] == [each] * len(state.players)
        and _are_in_bag(drawn, state)
    )
    yield from _chance(state, seat, Phase.BEGIN, fits=fits, rule="L3")


def _are_in_bag(numbers: Collection[int], state: State) -> bool:
    in_bag = {tile.id for tile in state.bag_tiles}
    return len(set(numbers)) == len(numbers) and in_bag.issuperset(numbers)


def tiles_wanted(state: State) -> int:
    """How many tiles chance is to draw: up to nine, or nine for a swapped set (L4, L5)."""
    held = 0 if state.is_swapping else len(state.players[state.seat].tiles)
    return min(FULL_TILES - held, len(state.bag_tiles))


def draw_reasons(state: State, seat: Seat, action: actions.Draw) -> Reasons:
    fits = len(action.tiles) == tiles_wanted(state) and _are_in_bag(action.tiles, state)
    yield from _chance(state, seat, Phase.DRAW, fits=fits, rule="L4")


def draws_die(state: State) -> bool:
    """Whether a new die comes with the throw: not after a spent vowel (L8, X6)."""
    return not state.rerolls


def throw_reasons(state: State, seat: Seat, action: actions.Throw) -> Reasons:
    count = len(state.dice) + draws_die(state)
    is_die = action.die in state.bag_dice if draws_die(state) else action.die is None
    fits = is_die and len(action.faces) == count and all(0 <= face < 6 for face in action.faces)
    yield from _chance(state, seat, Phase.THROW, fits=fits, rule="L6")


def throw_told_reasons(state: State, seat: Seat, action: actions.ThrowTold) -> Reasons:
    count = len(state.dice) + draws_die(state)
    are_dice = len(set(action.dice)) == len(action.dice) == count and all(
        0 <= die < len(state.material.dice) for die in action.dice
    )
    fits = are_dice and len(action.faces) == count and all(0 <= face < 6 for face in action.faces)
    yield from _chance(state, seat, Phase.THROW, fits=fits, rule="L6")


def _at_phase(state: State, phase: Phase) -> Reasons:
    yield from only_if(state.phase is phase and state.call is None)


def swap_reasons(state: State, seat: Seat, _action: actions.Swap) -> Reasons:
    yield from _at_phase(state, Phase.READY)
    player, rule = state.players[seat], state.ruleset.swap
    if rule is SwapRule.NEVER:
        yield Rejection.of(actions.Why.NO_SWAP_HERE, "L5")
    elif state.has_swapped or (rule is SwapRule.ONCE and player.has_swapped):
        yield Rejection.of(actions.Why.SWAPPED, "L5")
    elif rule is SwapRule.UNBALANCED:
        vowels = sum(tile.is_vowel for tile in player.tiles)
        consonants = len(player.tiles) - vowels
        if min(vowels, consonants) >= LEAST_OF_A_KIND:
            yield Rejection.of(actions.Why.BALANCED, "L5", vowels=vowels, consonants=consonants)


def roll_reasons(state: State, _seat: Seat, _action: actions.Roll) -> Reasons:
    yield from _at_phase(state, Phase.READY)


def score_reasons(state: State, seat: Seat, action: actions.Score) -> Reasons:
    yield from _at_phase(state, Phase.DECIDE)
    yield from spelling_faults(state, seat, action)


def press_reasons(state: State, seat: Seat, action: actions.Press) -> Reasons:
    yield from _at_phase(state, Phase.DECIDE)
    yield from spelling_faults(state, seat, action)
    if not state.bag_dice:
        yield Rejection.of(actions.Why.NO_MORE_DICE, "L12")


def respond_reasons(state: State, seat: Seat, action: actions.Respond) -> Reasons:
    yield from _at_phase(state, Phase.RESPOND)
    yield from spelling_faults(state, seat, action)


def spelling_faults(state: State, seat: Seat, said: actions.Spelling) -> Reasons:
    """Everything but the dictionary that speaks against a word (L7, L8, L9)."""
    if not said.word:
        yield Rejection.of(actions.Why.NO_WORD, "L7")
        return
    if len(said.word) < 2:
        yield Rejection.of(actions.Why.TOO_SHORT, "L13", word=said.word)
    yield from _tile_faults(state, seat, said.tiles)
    named = [tile for tile in state.players[seat].tiles if tile.id in said.tiles]
    yield from _letter_faults(state, said.word, named)


def _tile_faults(state: State, seat: Seat, numbers: tuple[int, ...]) -> Reasons:
    held = {tile.id for tile in state.players[seat].tiles}
    banked = {tile.id for tile in state.banked}
    spent = {tile.id for tile in state.spent}
    for number, count in Counter(numbers).items():
        if number not in held:
            yield Rejection.of(actions.Why.NOT_YOURS, "L7", tile=number)
        elif number in banked:
            yield Rejection.of(actions.Why.TILE_BANKED, "L7", tile=number)
        elif number in spent:
            yield Rejection.of(actions.Why.TILE_SPENT, "L7", tile=number)
        elif count > 1:
            yield Rejection.of(actions.Why.TILE_TWICE, "L7", tile=number)


def _letter_faults(state: State, word: str, tiles: Collection[Tile]) -> Reasons:
    texts = (*state.dice_texts, *(tile.text for tile in tiles))
    if spells(word, texts):
        return
    wanted, there = Counter(word), Counter("".join(texts))
    dice = Counter("".join(state.dice_texts))
    if wanted - there:
        missing = "".join((wanted - there).elements())
        yield Rejection.of(actions.Why.LETTERS_MISSING, "L7", word=word, missing=missing)
    elif dice - wanted or word.count(DOUBLE) < state.dice_texts.count(DOUBLE):
        missing = "".join((dice - wanted).elements()) or DOUBLE
        yield Rejection.of(actions.Why.DICE_LEFT, "L7", word=word, missing=missing)
    else:
        extra = "".join((there - wanted).elements()) or DOUBLE
        yield Rejection.of(actions.Why.TILES_LEFT, "L7", word=word, extra=extra)


def spend_reasons(state: State, seat: Seat, action: actions.Spend) -> Reasons:
    yield from _at_phase(state, Phase.DECIDE)
    yield from _tile_faults(state, seat, (action.tile,))
    tile = next((one for one in state.players[seat].tiles if one.id == action.tile), None)
    if tile is not None and not tile.is_vowel:
        yield Rejection.of(actions.Why.NO_VOWEL, "L8", letter=tile.text)


def give_up_reasons(state: State, seat: Seat, _action: actions.GiveUp) -> Reasons:
    yield from _at_phase(state, Phase.DECIDE)
    vowels = "".join(tile.text for tile in state.free_tiles(seat) if tile.is_vowel)
    if vowels:
        yield Rejection.of(actions.Why.VOWEL_LEFT, "L8", letters=vowels)


def decline_reasons(state: State, _seat: Seat, _action: actions.Decline) -> Reasons:
    yield from _at_phase(state, Phase.RESPOND)


def time_expired_reasons(state: State, seat: Seat, action: TimeExpired) -> Reasons:
    yield from clock_reasons(timers(state), seat, action)
