"""Somebody does anything anywhere at the table of any game, and nothing breaks."""

from __future__ import annotations

import pytest

from tests.conformance.case import cases_of
from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.helpers.effort import EFFORT
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.window.kit import dialogs

DAILY = 1
"""Monkeys at the table of each game; the others come by night."""
MONKEYS = [
    pytest.param(
        game, seed, id=f"{game}-{seed}", marks=() if seed <= DAILY else pytest.mark.nightly
    )
    for game in game_names()
    for seed in range(1, 1 + len(case_of(game).monkeys))
]


@pytest.mark.parametrize(("game", "seed"), MONKEYS)
@pytest.mark.sampled(2)
def test_a_monkey_at_the_table_breaks_nothing(
    play: AnyPlay, case: TableCase, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A dialog of the system would wait for somebody.
    monkeypatch.setattr(dialogs, "_asked", lambda _dialog: None)
    case.monkeys[seed - 1](play)
    material = cases_of(game).material
    whole = material(play.session.match.state)
    monkey = case.monkey(play, seed)
    changes = 0
    for _ in range(monkey.events * EFFORT):
        before = play.session.match.state
        monkey.act()
        play.wait_for_ruling()
        state = play.session.match.state
        assert whole == material(state)
        monkey.assert_shown()
        changes += before != state
    assert changes >= monkey.least, "the monkey does nothing"
    assert play.session.match.state == read_match(play.save, {game: rules_of(game)}).match.state
