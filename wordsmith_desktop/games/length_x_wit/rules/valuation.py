"""What each play of Length × Wit was worth: points that its turn comes to about, if it goes on.

Scoring is worth its points, pressing and another roll what is banked and what the table of
prospects promises (L6-L8). What the dice gave is the best of the roll beside what was promised
before it, which is the mean over some thousand rolls.
"""

from __future__ import annotations

from typing import Any, Final

from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.bots.levels import COUNT, dials_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.common.valuer import STRONGEST, Better, Valued, Valuer, honest, valued

from . import actions
from .bots import BOTS
from .material import Tile, bank_value, response_score, turn_score
from .players import Dials
from .prospects import prospects
from .rules import RULES
from .state import Phase, State

_ADVISER: Final = honest(BOTS[STRONGEST])
_DIALS: Final = dials_of(__package__, Dials, COUNT)
_SAYING: Final = (actions.Score, actions.Press, actions.Respond)
NEAR: Final = 4.0
"""Points that a good play may be below the best."""


def _value(match: AnyMatch, position: int, words: Vocabulary) -> Valued | None:
    """None where nothing could be said, and nothing was."""
    played = match.played[position]
    state: State = played.before
    better = _better(state.but(call=None), words)
    worth = _worth(state, played.action)
    if not isinstance(played.action, _SAYING) and better.motive is None:
        return None
    luck = _luck_of_all(match, position, words, better.worth)
    return valued(played.seat, worth, better, near=NEAR, luck=luck)


def _better(state: State, words: Vocabulary) -> Better:
    """What the strongest player does."""
    decision = _ADVISER(state, words, Rng(0), Search())
    if decision is None:
        return Better(0.0)
    action = decision.action
    is_nothing = isinstance(action, actions.GiveUp | actions.Decline)
    motive = None if is_nothing else decision.motive
    return Better(_worth(state, action), motive, _laid(state, action))


def _worth(state: State, action: Any) -> float:
    """About how many points the turn comes to with this."""
    material, dice = state.material, state.dice_texts
    banked = bank_value(material, state.banked)
    if isinstance(action, actions.Score):
        return turn_score(material, dice, _tiles(state, action.tiles), state.banked)
    if isinstance(action, actions.Respond):
        return response_score(material, dice, _tiles(state, action.tiles))
    if isinstance(action, actions.Press):
        tiles = _tiles(state, action.tiles)
        return banked + bank_value(material, tiles) + _promised(state, len(dice) + 1, tiles)
    if isinstance(action, actions.Spend):
        return banked + _promised(state, len(dice), _tiles(state, (action.tile,)))
    return 0.0 if state.phase is Phase.RESPOND else banked


def _tiles(state: State, numbers: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(state.material.tiles[number] for number in numbers)


def _promised(state: State, dice: int, gone: tuple[Tile, ...]) -> float:
    """What so many dice promise to whoever has the turn, without some of its tiles."""
    left = [tile for tile in state.free_tiles(state.seat) if tile not in gone]
    return prospects(state.ruleset.material, _DIALS.table).at(dice, left)


def _luck_of_all(match: AnyMatch, position: int, words: Vocabulary, best: float) -> float | None:
    """What the dice gave, with those rolls before them for which a vowel was spent."""
    luck = _luck(match.played[position].before, best)
    if luck is None:
        return None
    for played in reversed(match.played[:position]):
        if isinstance(played.action, (*_SAYING, actions.GiveUp, actions.Roll)):
            break
        if isinstance(played.action, actions.Spend):
            luck += _luck(played.before, _better(played.before, words).worth) or 0.0
    return luck


def _luck(state: State, best: float) -> float | None:
    """What the dice that lie there gave; responses are made with the dice of others."""
    if state.phase is not Phase.DECIDE:
        return None
    before = bank_value(state.material, state.banked) + _promised(state, len(state.dice), ())
    return best - before


def _laid(state: State, action: Any) -> tuple[Any, ...]:
    """The word as it is called, which lays it on the strip."""
    is_open = isinstance(action, _SAYING) and not RULES.check(state, state.speller, action)
    return (action,) if is_open else ()


VALUER: Final = Valuer(value=_value, is_open=True)
