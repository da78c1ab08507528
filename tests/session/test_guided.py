"""A match along a script: what is set happens, and only what is asked for is taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.computer_matches import lexicon
from wordsmith_desktop.bots.bot import Wait
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.length_x_wit.rules import actions
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.guided import GuidedTable, Part, always, guided_table, in_order
from wordsmith_desktop.session.thinking import Support
from wordsmith_desktop.session.updates import SessionGate

YOU, OTHER = 0, 1
TILES = ((0, 1, 2, 3), (4, 5, 6, 7))
BEGIN = actions.Begin(YOU, TILES)
DRAW = actions.Draw((20, 40, 50, 60, 70))


def _any_word(word: str) -> Ruling:
    return Ruling(word, True, Reason.LISTED, "test")


def _table(chance: Part, other: Part, support: Support | None = None) -> GuidedTable:
    made = guided_table(
        "length_x_wit",
        lw.Ruleset(draws_lots=False),
        seats=2,
        parts={CHANCE: chance, OTHER: other},
        judge=_any_word,
        support=support or Support(),
    )
    made.resume_drivers()
    return made


def _waiting(_seen: Any, _done: int) -> Any:
    return Wait()


def test_chance_does_what_is_set_and_then_as_it_likes() -> None:
    table = _table(in_order(BEGIN, DRAW), _waiting)
    held = [tile.id for tile in table.seen.players[YOU].tiles]
    assert [0, 1, 2, 3, 20, 40, 50, 60, 70] == held
    table.act(YOU, actions.Roll())
    assert lw.Phase.DECIDE is table.seen.phase
    assert 1 == len(table.seen.dice)


def test_what_the_rules_do_not_allow_does_not_happen_although_it_is_set() -> None:
    table = _table(always(BEGIN), _waiting)
    assert lw.Phase.READY is table.seen.phase
    assert 9 == len(table.seen.players[YOU].tiles)


def test_only_what_is_asked_for_is_taken_and_the_rules_speak_first() -> None:
    table = _table(in_order(BEGIN, DRAW), _waiting)
    table.takes = lambda action: not isinstance(action, actions.Roll)
    before = table.position
    (against,) = table.act(YOU, actions.Roll())
    assert (SessionGate.NOT_ASKED_FOR, before) == (against.code, table.position)
    told = {rejection.code for rejection in table.act(YOU, actions.GiveUp())}
    assert told
    assert SessionGate.NOT_ASKED_FOR not in told
    table.takes = lambda _action: True
    assert () == table.act(YOU, actions.Roll())


@pytest.mark.parametrize("waits", [True, False])
def test_a_computer_plays_on_by_itself_once_its_part_is_over(waits: bool) -> None:
    known = Vocabulary(lexicon("en").index)
    part = _waiting if waits else in_order()
    table = _table(in_order(BEGIN, DRAW), part, Support(words=lambda _house, _terms: known))
    table.act(YOU, actions.Roll())
    die = table.seen.dice[0].text
    tile = next(one for one in table.seen.free_tiles(YOU))
    table.act(YOU, actions.Score(die + tile.text, (tile.id,)))
    # It answers, takes its turn and has the other one asked in the end.
    assert waits == (table.seen.responder == OTHER)
